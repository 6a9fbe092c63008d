//! How much of a long test is done: a part, and all of it in `scripts/prove`.

use std::time::UNIX_EPOCH;

/// Whether everything is to be tried.
pub(crate) fn is_whole() -> bool {
    std::env::var_os("CATENARY_PROVE").is_some()
}

/// The third of a list that this day tries, counted from 1, or all of it where everything is proved.
pub(crate) fn third_of_today() -> Option<usize> {
    let day = UNIX_EPOCH.elapsed().expect("a time after 1970").as_secs() / (24 * 60 * 60);
    (!is_whole()).then_some(day as usize % 3 + 1)
}

/// One in so many is tried, or all of them where everything is proved.
pub(crate) fn one_in(usual: usize) -> usize {
    if is_whole() { 1 } else { usual }
}
