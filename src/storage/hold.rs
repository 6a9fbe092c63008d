//! Which window plays a game: the one that holds its Web Lock.

use super::GameId;
use gloo::timers::callback::Timeout;
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;

/// How long a window waits for a game, in milliseconds: longer than a page that is loaded again
/// needs to let go of it.
const PATIENCE: u32 = 400;

/// Whether this window plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// The browser has not answered yet.
    Asked,
    /// This window plays.
    Here,
    /// Another window had the game first.
    Elsewhere,
    /// Another window took the game over.
    TakenOver,
    /// The browser has no locks: the revisions of the saves must do.
    Unguarded,
}

impl Hold {
    /// Whether this window only looks on.
    pub fn looks_on(self) -> bool {
        matches!(self, Hold::Elsewhere | Hold::TakenOver)
    }

    /// The hold's name, for the page's own marks.
    pub fn name(self) -> &'static str {
        match self {
            Hold::Asked => "asked",
            Hold::Here => "here",
            Hold::Elsewhere => "elsewhere",
            Hold::TakenOver => "taken-over",
            Hold::Unguarded => "unguarded",
        }
    }
}

/// How a window comes to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// It waits for a moment.
    Wait,
    /// It takes the game over.
    TakeOver,
}

/// A window's claim to a game, which ends with this value.
pub struct Claim {
    state: Rc<RefCell<State>>,
    _patience: Option<Timeout>,
}

/// How a claim stands.
enum State {
    Waiting,
    /// It is granted; the function lets go of it.
    Granted(Function),
    Over,
}

impl Drop for Claim {
    fn drop(&mut self) {
        if let State::Granted(release) = self.state.replace(State::Over) {
            // The function settles a promise, which cannot fail.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Claims a game for this window; `changed` hears how that goes, for as long as the claim lasts.
pub fn claim(id: &GameId, manner: Manner, changed: impl Fn(Hold) + Clone + 'static) -> Claim {
    let state = Rc::new(RefCell::new(State::Waiting));
    let controller = AbortController::new().ok();
    let options = options(manner, controller.as_ref());
    let Some(done) = request(id, &options, grant(&state, changed.clone())) else {
        changed(Hold::Unguarded);
        return Claim { state, _patience: None };
    };
    let _patience = controller.map(|it| Timeout::new(PATIENCE, move || it.abort()));
    spawn_local(watch(id.clone(), done, Rc::clone(&state), changed));
    Claim { state, _patience }
}

/// Waits for the end of a claim. A busy page may come to the end of its patience before it hears
/// that the game is free: then it asks once more, and that answer counts.
async fn watch(
    id: GameId,
    done: Promise,
    state: Rc<RefCell<State>>,
    changed: impl Fn(Hold) + Clone + 'static,
) {
    let Err(mut error) = JsFuture::from(done).await else { return };
    if matches!(*state.borrow(), State::Waiting) && is_abort(&error) {
        let again = request(&id, &if_free(), grant(&state, changed.clone()));
        let Some(again) = again else { return changed(Hold::Elsewhere) };
        let Err(later) = JsFuture::from(again).await else { return };
        error = later;
    }
    match state.replace(State::Over) {
        State::Over => {}
        State::Granted(_) => changed(Hold::TakenOver),
        State::Waiting if is_abort(&error) => changed(Hold::Elsewhere),
        State::Waiting => changed(Hold::Unguarded),
    }
}

/// Asks for the lock only if nobody has it.
fn if_free() -> Object {
    let options = Object::new();
    // A plain object takes every property.
    let _ = Reflect::set(&options, &"ifAvailable".into(), &JsValue::TRUE);
    options
}

fn options(manner: Manner, controller: Option<&AbortController>) -> Object {
    let options = Object::new();
    let (key, value) = match (manner, controller) {
        (Manner::Wait, Some(controller)) => ("signal", JsValue::from(controller.signal())),
        (Manner::Wait, None) => return options,
        (Manner::TakeOver, _) => ("steal", JsValue::TRUE),
    };
    // A plain object takes every property.
    let _ = Reflect::set(&options, &key.into(), &value);
    options
}

/// Called when the lock is granted: gives a promise that lasts as long as the claim. Without a lock
/// somebody else has it.
fn grant(state: &Rc<RefCell<State>>, changed: impl Fn(Hold) + 'static) -> JsValue {
    let state = Rc::clone(state);
    Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            changed(Hold::Elsewhere);
            return JsValue::UNDEFINED;
        }
        if matches!(*state.borrow(), State::Over) {
            return JsValue::UNDEFINED;
        }
        let promise = Promise::new(&mut |release, _| {
            *state.borrow_mut() = State::Granted(release);
        });
        changed(Hold::Here);
        promise.into()
    })
}

/// Asks for the lock of a game; nothing where the browser has no locks.
fn request(id: &GameId, options: &Object, granted: JsValue) -> Option<Promise> {
    let navigator = gloo::utils::window().navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let name = format!("catenary.game.{}", id.as_str());
    request.call3(&locks, &name.into(), options, &granted).ok()?.dyn_into().ok()
}

fn is_abort(error: &JsValue) -> bool {
    let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    name.as_deref() == Some("AbortError")
}
