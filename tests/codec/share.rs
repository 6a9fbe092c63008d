//! How much of a long test is done.

/// Whether everything is to be proved.
pub(crate) fn proves() -> bool {
    std::env::var_os("CATENARY_PROVE").is_some()
}

/// Of what is long only because it is many a twentieth, and all of it in `scripts/prove`.
pub(crate) fn share(all: u64) -> u64 {
    if proves() { all } else { all.div_ceil(20) }
}
