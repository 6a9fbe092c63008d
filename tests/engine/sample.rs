//! The part of a long test that is run.

/// Returns a twentieth of the repetitions, or all of them in `scripts/prove`.
pub(crate) fn share(all: u64) -> u64 {
    if std::env::var_os("CATENARY_PROVE").is_some() { all } else { all.div_ceil(20) }
}
