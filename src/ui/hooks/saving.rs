//! Saves the game after every decision, or follows the window that does.

use crate::i18n::Trouble;
use crate::session::attempt_record::Witness;
use crate::session::{Clock, Table, Thumbnail};
use crate::storage::{
    GameId, Hold, Listed, StoreError, ask_to_keep, game_of, load, log_attempt, store,
};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::saves;
use crate::ui::contexts::{use_act, use_sitting};
use crate::ui::guard::use_guard;
use crate::view::act::Act;
use crate::view::picture::Picture;
use crate::view::undo::frontier;
use gloo::events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// From this round on a game is worth asking the browser to keep it.
const WORTH_KEEPING: u8 = 2;
/// The shape of a map in a list of games, wide to high.
const SHAPE: (i32, i32) = (3, 2);

/// How saving goes.
#[derive(Clone, PartialEq)]
pub struct Saving {
    /// What is wrong, if something is.
    pub trouble: Option<Trouble>,
    /// Tries again.
    pub again: Callback<()>,
}

/// The save that this window knows: its revision, and the table if it was ever saved.
struct Known {
    revision: u64,
    table: Option<Table<Tramways>>,
    hold: Hold,
    clock: Clock,
    /// When the clock was last read.
    at: u64,
}

type Shared = Rc<RefCell<Known>>;

/// The time, in milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Saves the desk's game under its id whenever it changes, while this window plays it; `revision`
/// and `clock` are the save's when it was loaded, 0 for a game that was never saved.
#[hook]
pub fn use_saving(id: &GameId, revision: u64, clock: Clock, hold: Hold) -> Saving {
    let (desk, act) = (use_sitting().desk, use_act());
    let trouble = use_state_eq(|| None);
    let known = {
        let table = (revision > 0).then(|| desk.table.clone());
        use_mut_ref(|| {
            let at = now();
            let clock = if revision > 0 { clock } else { Clock::started(at) };
            Known { revision, table, hold: Hold::Asked, clock, at }
        })
    };
    let attempt = use_state(|| 0);
    {
        let (id, trouble, known, act) = (id.clone(), trouble.clone(), known.clone(), act.clone());
        use_effect_with((desk.table.clone(), hold, *attempt), move |(table, hold, _)| {
            if !has_changed_hands(&id, &known, *hold, &act) && saves(*hold, &trouble) {
                trouble.set(save(&id, table, &known).err().map(trouble_of));
            }
        });
    }
    use_watch(id, known, &desk.table, &trouble);
    use_guard(trouble.is_some());
    let again = {
        let attempt = attempt.clone();
        Callback::from(move |()| attempt.set(*attempt + 1))
    };
    Saving { trouble: (*trouble).clone(), again }
}

/// Whether a window saves: not before the browser has said whose the game is.
fn saves(hold: Hold, trouble: &Option<Trouble>) -> bool {
    matches!(hold, Hold::Here | Hold::Unguarded) && *trouble != Some(Trouble::OtherWindow)
}

/// Tells the desk who plays; whether that also brought another position, which is yet to come.
fn has_changed_hands(id: &GameId, known: &Shared, hold: Hold, act: &Callback<Act>) -> bool {
    let before = std::mem::replace(&mut known.borrow_mut().hold, hold);
    if before == hold || hold == Hold::Asked {
        return false;
    }
    match (before.looks_on(), hold.looks_on()) {
        (false, true) => act.emit(Act::LookOn),
        (true, false) => act.emit(Act::PlayHere),
        _ => {}
    }
    hold != Hold::Unguarded && follow(id, known, act)
}

/// Shows the game as it is saved, where this window knows an earlier save.
fn follow(id: &GameId, known: &Shared, act: &Callback<Act>) -> bool {
    let Some(Listed::Good(_, save)) = load(id) else { return false };
    if save.revision() == known.borrow().revision {
        return false;
    }
    let Ok((table, _)) = save.open() else { return false };
    {
        let mut known = known.borrow_mut();
        (known.revision, known.table) = (save.revision(), Some(table.clone()));
        (known.clock, known.at) = (save.clock, now());
    }
    act.emit(Act::Replace(table));
    true
}

fn save(id: &GameId, table: &Table<Tramways>, known: &Shared) -> Result<(), StoreError> {
    let revision = known.borrow().revision;
    if known.borrow().table.as_ref() == Some(table) {
        return Ok(());
    }
    let at = now();
    let clock = known.borrow().clock.after(known.borrow().at, at);
    let mut save = saves::save(table, revision + 1, at);
    save.clock = clock;
    save.glance.picture = picture(table);
    store(id, &save, revision)?;
    let witness = if revision == 0 { Witness::Whole } else { Witness::Restored };
    let settled = frontier(&table.session);
    log_attempt(table, clock, settled, witness)?;
    let mut known = known.borrow_mut();
    (known.revision, known.table) = (save.revision(), Some(table.clone()));
    (known.clock, known.at) = (clock, at);
    if save.glance.round >= WORTH_KEEPING {
        ask_to_keep();
    }
    Ok(())
}

/// The map where the game stands, for lists of games.
fn picture(table: &Table<Tramways>) -> Option<Rc<Thumbnail>> {
    let picture = Picture::fitting(table.session.head(), &table.chairs, SHAPE);
    picture.thumbnail().map(Rc::new)
}

fn trouble_of(error: StoreError) -> Trouble {
    match error {
        StoreError::Full => Trouble::Full,
        StoreError::NoStorage => Trouble::NoStorage,
        StoreError::OtherWindow => Trouble::OtherWindow,
        StoreError::Gone => Trouble::Gone,
    }
}

/// The browser tells this window when another one changes the game's entries.
#[hook]
fn use_watch(
    id: &GameId,
    known: Shared,
    table: &Table<Tramways>,
    trouble: &UseStateHandle<Option<Trouble>>,
) {
    let (act, trouble) = (use_act(), trouble.clone());
    use_effect_with((id.clone(), table.clone()), move |(id, table)| {
        let (id, table) = (id.clone(), table.clone());
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, "storage", move |event| {
            let key = event.dyn_ref::<web_sys::StorageEvent>().and_then(|event| event.key());
            if key.is_none_or(|key| game_of(&key).as_ref() == Some(&id)) {
                heard(&id, &known, &table, &act, &trouble);
            }
        });
        move || drop(listener)
    });
}

/// Another window has changed the entries of the game.
fn heard(
    id: &GameId,
    known: &Shared,
    table: &Table<Tramways>,
    act: &Callback<Act>,
    trouble: &UseStateHandle<Option<Trouble>>,
) {
    let (revision, hold) = (known.borrow().revision, known.borrow().hold);
    let unsaved = known.borrow().table.as_ref() != Some(table);
    let follows = hold.looks_on() || hold == Hold::Here && !unsaved;
    match load(id) {
        None if revision > 0 => trouble.set(Some(Trouble::Gone)),
        Some(Listed::Good(_, save)) if save.revision() == revision => {}
        Some(_) if follows && follow(id, known, act) => trouble.set(None),
        Some(_) => trouble.set(Some(Trouble::OtherWindow)),
        None => {}
    }
}
