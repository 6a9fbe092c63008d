//! The part of a long test that is run; all of it in `scripts/prove`.

use std::time::UNIX_EPOCH;

/// Returns whether everything is tested.
pub(crate) fn is_whole() -> bool {
    std::env::var_os("CATENARY_PROVE").is_some()
}

/// Returns today's third of a list, counted from 1; `None` if everything is tested.
pub(crate) fn third_of_today() -> Option<usize> {
    let day = UNIX_EPOCH.elapsed().expect("a time after 1970").as_secs() / (24 * 60 * 60);
    (!is_whole()).then_some(day as usize % 3 + 1)
}

/// Returns the step between tested items: 1 if everything is tested.
pub(crate) fn one_in(usual: usize) -> usize {
    if is_whole() { 1 } else { usual }
}
