//! Decides which window plays a game: the one with its Web Lock.

use super::GameId;
use super::games::PREFIX;
use gloo::timers::callback::Timeout;
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;

/// The time that a window waits for the lock before it only watches, in milliseconds; a reload releases it sooner.
const PATIENCE: u32 = 400;

/// The state of this window's lock on a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lock {
    /// The browser has not answered yet.
    Requested,
    /// This window plays.
    Here,
    /// Another window has the game.
    Elsewhere,
    /// Another window took the game over.
    TakenOver,
    /// The browser has no locks, so only the revisions of saves protect the game.
    Unguarded,
}

impl Lock {
    /// Returns whether this window only watches.
    pub(crate) fn looks_on(self) -> bool {
        matches!(self, Lock::Elsewhere | Lock::TakenOver)
    }
}

/// The way in which a window claims a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClaimMode {
    /// Waits for other windows to release it.
    Wait,
    /// Takes the game over.
    TakeOver,
}

/// A window's claim to a game, released when dropped.
pub(crate) struct GameClaim {
    state: Rc<RefCell<ClaimState>>,
    controller: Option<AbortController>,
    _patience: Timeout,
}

/// The state of a claim.
enum ClaimState {
    Waiting,
    /// Granted; the function releases it.
    Granted(Function),
    Over,
}

impl Drop for GameClaim {
    fn drop(&mut self) {
        match (self.state.replace(ClaimState::Over), &self.controller) {
            // The function settles a promise, which cannot fail.
            (ClaimState::Granted(release), _) => drop(release.call0(&JsValue::UNDEFINED)),
            (ClaimState::Waiting, Some(controller)) => controller.abort(),
            _ => {}
        }
    }
}

/// Claims a game for this window and reports changes to `changed` while the claim exists. A watching window plays as soon as
/// the game is released.
pub(crate) fn claim(
    id: &GameId,
    mode: ClaimMode,
    changed: impl Fn(Lock) + Clone + 'static,
) -> GameClaim {
    let state = Rc::new(RefCell::new(ClaimState::Waiting));
    let controller = AbortController::new().ok();
    let options = options(mode, controller.as_ref());
    let _patience = {
        let (state, changed) = (Rc::clone(&state), changed.clone());
        Timeout::new(PATIENCE, move || {
            if matches!(*state.borrow(), ClaimState::Waiting) {
                changed(Lock::Elsewhere);
            }
        })
    };
    match request(id, &options, grant(&state, changed.clone())) {
        Some(done) => spawn_local(watch(done, Rc::clone(&state), changed)),
        None => {
            *state.borrow_mut() = ClaimState::Over;
            changed(Lock::Unguarded);
        }
    }
    GameClaim { state, controller, _patience }
}

/// Waits for the end of a claim.
async fn watch(done: Promise, state: Rc<RefCell<ClaimState>>, changed: impl Fn(Lock)) {
    if JsFuture::from(done).await.is_ok() {
        return;
    }
    match state.replace(ClaimState::Over) {
        ClaimState::Over => {}
        ClaimState::Granted(_) => changed(Lock::TakenOver),
        ClaimState::Waiting => changed(Lock::Unguarded),
    }
}

fn options(mode: ClaimMode, controller: Option<&AbortController>) -> Object {
    let options = Object::new();
    let (key, value) = match (mode, controller) {
        (ClaimMode::Wait, Some(controller)) => ("signal", JsValue::from(controller.signal())),
        (ClaimMode::Wait, None) => return options,
        (ClaimMode::TakeOver, _) => ("steal", JsValue::TRUE),
    };
    // A plain object accepts every property.
    let _ = Reflect::set(&options, &key.into(), &value);
    options
}

/// Returns the callback for a granted lock. It returns a promise that lasts as long as the claim, which holds the lock.
fn grant(state: &Rc<RefCell<ClaimState>>, changed: impl Fn(Lock) + 'static) -> JsValue {
    let state = Rc::clone(state);
    Closure::once_into_js(move |_lock: JsValue| -> JsValue {
        if matches!(*state.borrow(), ClaimState::Over) {
            return JsValue::UNDEFINED;
        }
        let promise = Promise::new(&mut |release, _| {
            *state.borrow_mut() = ClaimState::Granted(release);
        });
        changed(Lock::Here);
        promise.into()
    })
}

/// A lock that excludes other windows, released when dropped.
pub(super) struct Alone(Rc<RefCell<Option<Function>>>);

impl Drop for Alone {
    fn drop(&mut self) {
        if let Some(release) = self.0.take() {
            // The function settles a promise, which cannot fail.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Waits until no other window has the lock of this name; without locks in the browser it does not wait.
pub(super) async fn alone(name: &str) -> Alone {
    let release = Rc::new(RefCell::new(None));
    let granted = Promise::new(&mut |resolve, _| {
        let (kept, go_on) = (Rc::clone(&release), resolve.clone());
        let grant = Closure::once_into_js(move |_lock: JsValue| -> JsValue {
            let held = Promise::new(&mut |release, _| {
                kept.replace(Some(release));
            });
            // The function settles a promise, which cannot fail.
            let _ = go_on.call0(&JsValue::UNDEFINED);
            held.into()
        });
        let asked = request_named(name, &Object::new(), grant);
        spawn_local(async move {
            let is_refused = match asked {
                Some(asked) => JsFuture::from(asked).await.is_err(),
                None => true,
            };
            if is_refused {
                let _ = resolve.call0(&JsValue::UNDEFINED);
            }
        });
    });
    let _ = JsFuture::from(granted).await;
    Alone(release)
}

/// Requests the lock of a game; `None` if the browser has no locks.
fn request(id: &GameId, options: &Object, granted: JsValue) -> Option<Promise> {
    request_named(&format!("{PREFIX}{}", id.as_str()), options, granted)
}

fn request_named(name: &str, options: &Object, granted: JsValue) -> Option<Promise> {
    let navigator = gloo::utils::window().navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    request.call3(&locks, &name.into(), options, &granted).ok()?.dyn_into().ok()
}
