//! How much of a long test is done: a part, and all of it in `scripts/prove`.

/// Whether everything is to be tried.
pub(crate) fn is_whole() -> bool {
    std::env::var_os("CATENARY_PROVE").is_some()
}

/// One in so many is tried, or all of them where everything is proved.
pub(crate) fn one_in(usual: usize) -> usize {
    if is_whole() { 1 } else { usual }
}
