//! The saved games, kept current.

use crate::storage::{Listed, Room, game_of, list, room};
use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The saved games of this device and the room they leave.
#[derive(Clone, PartialEq)]
pub struct Games {
    /// The games, the latest first.
    pub list: Rc<Vec<Listed>>,
    /// How full the storage is.
    pub room: Room,
    /// Reads them again, after this window has changed them.
    pub refresh: Callback<()>,
}

/// The saved games; other windows' changes arrive by themselves.
#[hook]
pub fn use_games() -> Games {
    let read = || (Rc::new(list()), room());
    let games = use_state_eq(read);
    let refresh = {
        let setter = games.setter();
        use_callback((), move |(), ()| setter.set(read()))
    };
    {
        let refresh = refresh.clone();
        use_effect_with((), move |()| {
            let window = gloo::utils::window();
            let listener = EventListener::new(&window, "storage", move |event| {
                let event = event.dyn_ref::<web_sys::StorageEvent>();
                // An event without a key means that everything was cleared.
                let key = event.and_then(web_sys::StorageEvent::key);
                if key.is_none_or(|key| game_of(&key).is_some()) {
                    refresh.emit(());
                }
            });
            move || drop(listener)
        });
    }
    let (list, room) = (*games).clone();
    Games { list, room, refresh }
}
