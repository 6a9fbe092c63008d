//! Keeps the screen on while a component asks for it (Screen Wake Lock).

use super::use_effect_on;
use crate::table::Screen;
use crate::toolkit::preferences::use_preferences;
use gloo::events::EventListener;
use js_sys::{Function, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

/// Returns whether the browser can keep the screen on.
pub(crate) fn can_stay_awake() -> bool {
    wake_lock().is_some()
}

/// Keeps the screen on while a table asks for it, the settings allow it and the page is visible; has no effect if the browser
/// refuses.
#[hook]
pub(crate) fn use_wake_lock(asked: Screen) {
    let liked = use_preferences().screen;
    let stays = [asked, liked] == [Screen::StaysLit; 2];
    use_effect_on(stays, |&stays| {
        let lit = if stays { wake_lock().map(LitScreen::new) } else { None };
        move || drop(lit)
    });
}

fn wake_lock() -> Option<JsValue> {
    let navigator = gloo::utils::window().navigator();
    let lock = Reflect::get(&navigator, &"wakeLock".into()).ok()?;
    lock.is_object().then_some(lock)
}

/// Keeps the screen on until dropped.
struct LitScreen {
    hold: Rc<WakeLock>,
    _shown: EventListener,
}

impl LitScreen {
    fn new(lock: JsValue) -> LitScreen {
        let hold = Rc::new(WakeLock { lock, sentinel: RefCell::default() });
        hold.follow();
        let shown = {
            let hold = hold.clone();
            EventListener::new(&gloo::utils::document(), "visibilitychange", move |_| hold.follow())
        };
        LitScreen { hold, _shown: shown }
    }
}

impl Drop for LitScreen {
    fn drop(&mut self) {
        self.hold.give_back();
    }
}

/// The state of the wake lock.
#[derive(Default)]
enum Sentinel {
    #[default]
    None,
    /// Requested; no answer yet.
    Requested,
    /// Held; this object releases it.
    Held(JsValue),
}

struct WakeLock {
    lock: JsValue,
    sentinel: RefCell<Sentinel>,
}

impl WakeLock {
    /// Takes the lock while the page is visible, releases it while hidden.
    fn follow(self: &Rc<WakeLock>) {
        if gloo::utils::document().hidden() {
            return self.give_back();
        }
        if !matches!(*self.sentinel.borrow(), Sentinel::None) {
            return;
        }
        let Some(asked) = called(&self.lock, "request", &["screen".into()]) else { return };
        self.sentinel.replace(Sentinel::Requested);
        let hold = self.clone();
        spawn_local(async move {
            let given = JsFuture::from(asked).await.ok();
            if !matches!(*hold.sentinel.borrow(), Sentinel::Requested) {
                // Hidden or dropped meanwhile.
                return given.into_iter().for_each(release);
            }
            hold.sentinel.replace(given.map_or(Sentinel::None, Sentinel::Held));
        });
    }

    fn give_back(&self) {
        if let Sentinel::Held(given) = self.sentinel.replace(Sentinel::None) {
            release(given);
        }
    }
}

/// Releases the lock; the browser may have done so already.
fn release(given: JsValue) {
    if let Some(released) = called(&given, "release", &[]) {
        spawn_local(async move { drop(JsFuture::from(released).await) });
    }
}

/// Calls a method that returns a promise; `None` if it throws.
fn called(object: &JsValue, method: &str, arguments: &[JsValue]) -> Option<Promise> {
    let method: Function = Reflect::get(object, &method.into()).ok()?.dyn_into().ok()?;
    let arguments = arguments.iter().collect::<js_sys::Array>();
    method.apply(object, &arguments).ok()?.dyn_into().ok()
}
