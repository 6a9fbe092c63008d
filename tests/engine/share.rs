//! How much of a long test is done.

/// Of what is long only because it is many a twentieth, and all of it in `scripts/prove`.
pub(crate) fn share(all: u64) -> u64 {
    if std::env::var_os("CATENARY_PROVE").is_some() { all } else { all.div_ceil(20) }
}
