//! The time, for what changes with the day.

use super::use_effect_on;
use gloo::timers::callback::Interval;
use yew::prelude::*;

/// How often the time is looked at, in milliseconds.
const GLANCE: u32 = 20_000;
/// A minute, in milliseconds.
const MINUTE: u64 = 60_000;

/// The time in milliseconds since 1970, to the minute.
#[hook]
pub fn use_minute() -> u64 {
    let minute = use_state_eq(now);
    {
        let setter = minute.setter();
        use_effect_on((), move |()| {
            let glances = Interval::new(GLANCE, move || setter.set(now()));
            move || drop(glances)
        });
    }
    *minute
}

fn now() -> u64 {
    js_sys::Date::now() as u64 / MINUTE * MINUTE
}
