//! The time, for what changes with the day.

use super::use_effect_on;
use crate::storage::now;
use crate::table::Day;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use yew::prelude::*;

/// How often the time is looked at, in milliseconds.
const GLANCE: u32 = 20_000;
/// A minute, in milliseconds.
const MINUTE: u64 = 60_000;

/// The time in milliseconds since 1970, to the minute.
#[hook]
pub(crate) fn use_minute() -> u64 {
    let minute = use_state_eq(minute);
    let setter = minute.setter();
    use_effect_on((), move |()| {
        let again = setter.clone();
        let glances = Interval::new(GLANCE, move || setter.set(self::minute()));
        // Browsers hold the timers of a page that is out of sight.
        let document = gloo::utils::document();
        let sight = EventListener::new(&document, "visibilitychange", move |_| {
            again.set(self::minute());
        });
        move || drop((glances, sight))
    });
    *minute
}

/// The day, while a page is open.
#[hook]
pub(crate) fn use_today() -> Day {
    Day::of_millis(use_minute())
}

/// The day at this moment.
pub(crate) fn today() -> Day {
    Day::of_millis(now())
}

fn minute() -> u64 {
    now() / MINUTE * MINUTE
}
