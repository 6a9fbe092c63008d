//! Autosaves a game after every decision, or follows the window that does.

use super::{clone, use_effect_on};
use crate::storage::{GameId, Listed, Lock, StoreError, game_of, is_recovered, load, now, store};
use crate::table::{Clock, Save};
use crate::toolkit::browser::guard::use_guard;
use gloo::events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The saved part of a table; equal values need no new save.
pub(crate) trait Autosaved: Clone + PartialEq + 'static {
    /// Makes the save; the caller sets its clock.
    fn save(&self, revision: u64, saved_at: u64) -> Save;

    /// Reopens a save with this table's view; `None` if it cannot be played.
    fn reopened(&self, save: &Save) -> Option<Self>;

    /// Returns the entries that are stored together with a save, or not at all.
    fn further_entries(&self, save: &Save) -> Vec<(String, String)>;
}

/// Callbacks of a table for its autosave.
#[derive(Clone, PartialEq)]
pub(crate) struct SaveEvents<T: Autosaved> {
    /// Called with true when another window takes over the game, with false when this one plays again.
    pub looks_on: Callback<bool>,
    /// Another window has saved this table.
    pub replaced: Callback<T>,
    /// This window has stored this table with all its entries.
    pub stored: Callback<T>,
}

/// The state of autosaving.
#[derive(Clone, PartialEq)]
pub(crate) struct Saving {
    /// The latest error.
    pub error: Option<StoreError>,
    pub again: Callback<()>,
}

impl Saving {
    /// Returns whether another window has saved or deleted the game meanwhile, or its second copy is further on.
    pub(crate) fn is_overtaken(&self) -> bool {
        let errors = [StoreError::OtherWindow, StoreError::LaterCopy, StoreError::Gone];
        self.error.is_some_and(|error| errors.contains(&error))
    }
}

/// The save known to this window, with its revision, and the table shown.
struct KnownSave<T> {
    revision: u64,
    /// The revision last read by this window, before its own saves.
    read: u64,
    /// The last revision this window tried to store: without room only the second copy has it.
    tried: u64,
    saved: Option<T>,
    /// The table as shown, including who may play it.
    shown: T,
    lock: Lock,
    clock: Clock,
    /// When the clock was last read.
    at: u64,
}

impl<T: Autosaved> KnownSave<T> {
    /// Returns whether the shown table is not saved.
    fn is_ahead(&self) -> bool {
        self.saved.as_ref() != Some(&self.shown)
    }
}

type SharedSave<T> = Rc<RefCell<KnownSave<T>>>;

/// Saves a table under its id whenever its saved part changes, while this window plays it. `before` holds revision and clock of
/// the loaded save; the revision is 0 for a game never saved. Returns the state of saving, and a callback that saves another
/// table of the game at once and returns whether it could.
#[hook]
pub(crate) fn use_autosave<T: Autosaved>(
    id: &GameId,
    before: (u64, Clock),
    lock: Lock,
    table: &T,
    events: &SaveEvents<T>,
) -> (Saving, Callback<T, bool>) {
    let (revision, clock) = before;
    let error = use_state_eq(|| None::<StoreError>);
    let known = {
        let shown = table.clone();
        use_mut_ref(|| {
            let at = now();
            let saved = (revision > 0).then(|| shown.clone());
            let clock = if revision > 0 { clock } else { Clock::started(at) };
            KnownSave {
                revision,
                read: revision,
                tried: revision,
                saved,
                shown,
                lock: Lock::Requested,
                clock,
                at,
            }
        })
    };
    known.borrow_mut().shown.clone_from(table);
    let attempt = use_state(|| 0_u32);
    {
        let (id, error, known, callbacks) =
            (id.clone(), error.clone(), known.clone(), events.clone());
        use_effect_on((table.clone(), lock, *attempt), move |(table, lock, _)| {
            if !has_changed_hands(&id, &known, *lock, &callbacks) && saves(*lock, &known, *error) {
                let saved = save(&id, table, &known);
                if saved.is_ok() {
                    callbacks.stored.emit(table.clone());
                }
                error.set(saved.err());
            }
        });
    }
    let keep = Callback::from(clone!([id, known], move |table: T| {
        let lock = known.borrow().lock;
        saves(lock, &known, None) && save(&id, &table, &known).is_ok()
    }));
    use_watch(id, known.clone(), events, &error);
    use_overtaken(*error, &known, events);
    let opened = use_memo((), |()| table.clone());
    // Something was decided before the browser said which window has the game.
    let is_early = lock == Lock::Requested && *opened != *table;
    use_guard(error.is_some() || is_early);
    let again = Callback::from(clone!([attempt], move |()| attempt.set(*attempt + 1)));
    (Saving { error: *error, again }, keep)
}

/// Returns whether this window saves: not before the browser has said which window has the game, except for a new game, which no
/// other window knows.
fn saves<T>(lock: Lock, known: &SharedSave<T>, error: Option<StoreError>) -> bool {
    let plays = match lock {
        Lock::Here | Lock::Unguarded => true,
        Lock::Requested => known.borrow().revision == 0,
        Lock::Elsewhere | Lock::TakenOver => false,
    };
    plays && !matches!(error, Some(StoreError::OtherWindow | StoreError::LaterCopy))
}

/// Tells the table who plays; returns whether that also loaded another position, which is yet to be rendered.
fn has_changed_hands<T: Autosaved>(
    id: &GameId,
    known: &SharedSave<T>,
    lock: Lock,
    events: &SaveEvents<T>,
) -> bool {
    let before = std::mem::replace(&mut known.borrow_mut().lock, lock);
    if before == lock || lock == Lock::Requested {
        return false;
    }
    // Decisions made here before the browser said that another window plays are dropped.
    let is_ahead =
        (before, lock) == (Lock::Requested, Lock::Elsewhere) && known.borrow().is_ahead();
    let differs = is_ahead || is_saved_anew(id, known);
    let follows = lock != Lock::Unguarded && differs && follow(id, known, events);
    if before.looks_on() != lock.looks_on() {
        events.looks_on.emit(lock.looks_on());
    }
    follows
}

/// Returns whether the stored revision differs from the one known to this window.
fn is_saved_anew<T>(id: &GameId, known: &SharedSave<T>) -> bool {
    matches!(load(id), Some(Listed::Good(_, save)) if save.revision() != known.borrow().revision)
}

/// Shows the game as it is saved. The new table keeps who may play it.
fn follow<T: Autosaved>(id: &GameId, known: &SharedSave<T>, callbacks: &SaveEvents<T>) -> bool {
    let Some(Listed::Good(_, save)) = load(id) else { return false };
    let Some(table) = known.borrow().shown.reopened(&save) else { return false };
    {
        let mut known = known.borrow_mut();
        (known.revision, known.saved) = (save.revision(), Some(table.clone()));
        known.read = save.revision();
        known.tried = save.revision();
        (known.clock, known.at) = (save.clock, now());
        known.shown = table.clone();
    }
    callbacks.replaced.emit(table);
    true
}

fn save<T: Autosaved>(id: &GameId, table: &T, known: &SharedSave<T>) -> Result<(), StoreError> {
    let revision = known.borrow().revision;
    if known.borrow().saved.as_ref() == Some(table) {
        return Ok(());
    }
    let at = now();
    let clock = known.borrow().clock.after(known.borrow().at, at);
    let next = known.borrow().tried.max(revision) + 1;
    known.borrow_mut().tried = next;
    let mut save = table.save(next, at);
    save.clock = clock;
    store(id, &save, revision, table.further_entries(&save))?;
    let mut known = known.borrow_mut();
    (known.revision, known.saved) = (save.revision(), Some(table.clone()));
    (known.clock, known.at) = (clock, at);
    Ok(())
}

/// Makes an overtaken window look on, even if no lock says which window has the game.
#[hook]
fn use_overtaken<T: Autosaved>(
    error: Option<StoreError>,
    known: &SharedSave<T>,
    events: &SaveEvents<T>,
) {
    let saving = Saving { error, again: Callback::noop() };
    let was = use_mut_ref(|| false);
    let (known, looks_on) = (known.clone(), events.looks_on.clone());
    use_effect_on(saving.is_overtaken(), move |&is_overtaken| {
        if was.replace(is_overtaken) != is_overtaken && !known.borrow().lock.looks_on() {
            looks_on.emit(is_overtaken);
        }
    });
}

/// Watches the game's entries for changes by other windows.
#[hook]
fn use_watch<T: Autosaved>(
    id: &GameId,
    known: SharedSave<T>,
    events: &SaveEvents<T>,
    error: &UseStateHandle<Option<StoreError>>,
) {
    let error = error.setter();
    let callbacks = events.clone();
    use_effect_on(id.clone(), move |id| {
        let id = id.clone();
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, "storage", move |event| {
            let key = event.dyn_ref::<web_sys::StorageEvent>().and_then(|event| event.key());
            if key.is_none_or(|key| game_of(&key).as_ref() == Some(&id)) {
                entry_changed(&id, &known, &callbacks, &error);
            }
        });
        move || drop(listener)
    });
}

/// Handles a change of the game's entry, by another window or by a mirror that answered late.
fn entry_changed<T: Autosaved>(
    id: &GameId,
    known: &SharedSave<T>,
    events: &SaveEvents<T>,
    error: &UseStateSetter<Option<StoreError>>,
) {
    let (revision, lock) = (known.borrow().revision, known.borrow().lock);
    let came_late = is_recovered(id);
    let decided = known.borrow().is_ahead() || revision > known.borrow().read;
    let follows = if came_late {
        !decided
    } else {
        lock.looks_on() || lock == Lock::Here && !known.borrow().is_ahead()
    };
    match load(id) {
        None if revision > 0 => error.set(Some(StoreError::Gone)),
        Some(Listed::Good(_, save)) if save.revision() == revision => {}
        Some(_) if follows && follow(id, known, events) => error.set(None),
        Some(_) if came_late => error.set(Some(StoreError::LaterCopy)),
        Some(_) => error.set(Some(StoreError::OtherWindow)),
        None => {}
    }
}
