//! Saves the game after every decision.

use crate::games::tramways::Tramways;
use crate::i18n::Trouble;
use crate::session::{Save, Table};
use crate::storage::{GameId, StoreError, key_of, store};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// How saving goes.
#[derive(Clone, PartialEq)]
pub struct Saving {
    /// What is wrong, if something is.
    pub trouble: Option<Trouble>,
    /// Tries again.
    pub again: Callback<()>,
}

/// Saves the game under its id whenever it changes; `revision` is the save's when it was
/// loaded, 0 for a game that was never saved.
#[hook]
pub fn use_saving(id: &GameId, revision: u64, table: &Table<Tramways>) -> Saving {
    let trouble = use_state_eq(|| None);
    let seen = use_mut_ref(|| (revision, (revision > 0).then(|| table.clone())));
    let attempt = use_state(|| 0);
    {
        let (id, trouble, seen) = (id.clone(), trouble.clone(), seen.clone());
        use_effect_with((table.clone(), *attempt), move |(table, _)| {
            let (revision, last) = seen.borrow().clone();
            if last.as_ref() == Some(table) || *trouble == Some(Trouble::OtherWindow) {
                return;
            }
            let save = Save::of(table, revision + 1, js_sys::Date::now() as u64);
            let stored = store(&id, &save, revision);
            if stored.is_ok() {
                *seen.borrow_mut() = (revision + 1, Some(table.clone()));
            }
            trouble.set(stored.err().map(trouble_of));
        });
    }
    use_watch(id, &trouble);
    use_guard(trouble.is_some());
    let again = {
        let attempt = attempt.clone();
        Callback::from(move |()| attempt.set(*attempt + 1))
    };
    Saving { trouble: (*trouble).clone(), again }
}

fn trouble_of(error: StoreError) -> Trouble {
    match error {
        StoreError::Full => Trouble::Full,
        StoreError::NoStorage => Trouble::NoStorage,
        StoreError::OtherWindow => Trouble::OtherWindow,
        StoreError::Gone => Trouble::Gone,
    }
}

/// While the game is not saved the browser asks before it leaves the page.
#[hook]
fn use_guard(unsaved: bool) {
    use_effect_with(unsaved, |unsaved| {
        let options = EventListenerOptions::enable_prevent_default();
        let window = gloo::utils::window();
        let listener = unsaved.then(|| {
            EventListener::new_with_options(&window, "beforeunload", options, |event| {
                event.prevent_default();
                // Older browsers ask only where the event has an answer.
                let _ = js_sys::Reflect::set(event, &"returnValue".into(), &true.into());
            })
        });
        move || drop(listener)
    });
}

/// The browser tells this window when another one changes the entry.
#[hook]
fn use_watch(id: &GameId, trouble: &UseStateHandle<Option<Trouble>>) {
    let (key, trouble) = (key_of(id), trouble.clone());
    use_effect_with(key, move |key| {
        let key = key.clone();
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, "storage", move |event| {
            let Some(event) = event.dyn_ref::<web_sys::StorageEvent>() else { return };
            if event.key().as_deref() == Some(key.as_str()) {
                let gone = event.new_value().is_none();
                trouble.set(Some(if gone { Trouble::Gone } else { Trouble::OtherWindow }));
            }
        });
        move || drop(listener)
    });
}
