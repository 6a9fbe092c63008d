//! The time, for content that changes with the day.

use super::use_effect_on;
use crate::storage::now;
use crate::table::Day;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use yew::prelude::*;

/// How often the time is checked, in milliseconds.
const GLANCE: u32 = 20_000;
/// A minute, in milliseconds.
const MINUTE: u64 = 60_000;

/// Returns the time in milliseconds since 1970, rounded down to the minute.
#[hook]
pub(crate) fn use_minute() -> u64 {
    let minute = use_state_eq(minute);
    let setter = minute.setter();
    use_effect_on((), move |()| {
        let again = setter.clone();
        let glances = Interval::new(GLANCE, move || setter.set(self::minute()));
        // Browsers pause the timers of hidden pages.
        let document = gloo::utils::document();
        let sight = EventListener::new(&document, "visibilitychange", move |_| {
            again.set(self::minute());
        });
        move || drop((glances, sight))
    });
    *minute
}

/// Returns the present day, kept current.
#[hook]
pub(crate) fn use_today() -> Day {
    Day::of_millis(use_minute())
}

/// Returns the present day.
pub(crate) fn today() -> Day {
    Day::of_millis(now())
}

fn minute() -> u64 {
    now() / MINUTE * MINUTE
}
