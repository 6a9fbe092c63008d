//! The browser's clock.

use std::time::Duration;

/// Returns the time since 1970.
pub(super) fn now() -> Duration {
    Duration::from_millis(js_sys::Date::now() as u64)
}
