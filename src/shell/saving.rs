//! Saves a game after every decision, or follows the window that does.

use super::play::At;
use crate::storage::{GameId, Hold, StoreError, ask_to_keep, store};
use crate::table::Clock;
use crate::table::intent::Intent;
use crate::ui::guard::use_guard;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// From so many decisions on a game is worth asking the browser to keep it.
const WORTH_KEEPING: usize = 20;

/// How saving goes.
#[derive(Clone, PartialEq)]
pub(super) struct Saving {
    error: Option<StoreError>,
    /// Tries again.
    pub again: Callback<()>,
}

impl Saving {
    /// Whether another window has saved the game meanwhile.
    pub(super) fn is_overtaken(&self) -> bool {
        matches!(self.error, Some(StoreError::OtherWindow | StoreError::Gone))
    }

    /// What is wrong, in words.
    pub(super) fn trouble(&self, locale: Locale) -> Option<&'static str> {
        self.error.map(|error| match error {
            StoreError::Full => shell::storage_full(locale),
            StoreError::NoStorage => shell::no_storage(locale),
            StoreError::OtherWindow => shell::other_window(locale),
            StoreError::Gone => shell::game_gone(locale),
        })
    }
}

/// What this window knows of the save.
struct Known {
    revision: u64,
    /// The save without its times, so that nothing is written twice.
    text: String,
    clock: Clock,
    at: u64,
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Saves the table whenever what is saved of it changes, while this window plays it.
#[hook]
pub(super) fn use_saving(id: &GameId, revision: u64, clock: Clock, hold: Hold, at: &At) -> Saving {
    let error = use_state_eq(|| None::<StoreError>);
    let attempt = use_state(|| 0_u32);
    let known = use_mut_ref(|| {
        let text = if revision > 0 { at.table.0.save(0, 0).write() } else { String::new() };
        let started = now();
        let clock = if revision > 0 { clock } else { Clock::started(started) };
        Known { revision, text, clock, at: started }
    });
    {
        let (id, error, table, onintent) =
            (id.clone(), error.clone(), at.table.clone(), at.onintent.clone());
        use_effect_with(hold, move |hold| match hold.looks_on() {
            true => onintent.emit(Intent::LookOn),
            false => onintent.emit(Intent::PlayHere),
        });
        use_effect_with((at.table.clone(), hold, *attempt), move |(_, hold, _)| {
            if !matches!(hold, Hold::Here | Hold::Unguarded) {
                return;
            }
            let mut known = known.borrow_mut();
            let text = table.0.save(0, 0).write();
            if text == known.text {
                return;
            }
            let time = now();
            let clock = known.clock.after(known.at, time);
            let mut save = table.0.save(known.revision + 1, time);
            save.clock = clock;
            match store(&id, &save, known.revision) {
                Ok(()) => {
                    *known = Known { revision: save.revision(), text, clock, at: time };
                    if table.0.plies() >= WORTH_KEEPING {
                        ask_to_keep();
                    }
                    error.set(None);
                }
                Err(why) => error.set(Some(why)),
            }
        });
    }
    use_guard(error.is_some());
    let again = {
        let attempt = attempt.clone();
        Callback::from(move |()| attempt.set(*attempt + 1))
    };
    Saving { error: *error, again }
}
