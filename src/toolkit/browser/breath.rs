//! Lets the page draw and respond during long work.

use gloo::timers::callback::Timeout;
use js_sys::{Date, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// The page draws after this many milliseconds of work.
const STRETCH: f64 = 30.0;

/// When the page last drew.
pub(crate) struct Breath(f64);

impl Default for Breath {
    fn default() -> Breath {
        Breath(Date::now())
    }
}

impl Breath {
    /// Lets the page draw if it has waited long enough; returns whether it did.
    pub(crate) async fn pause(&mut self) -> bool {
        if (0.0..STRETCH).contains(&(Date::now() - self.0)) {
            return false;
        }
        let promise = Promise::new(&mut |resolve, _| {
            Timeout::new(0, move || {
                // Resolving a promise never fails.
                let _ = resolve.call0(&JsValue::UNDEFINED);
            })
            .forget();
        });
        let _ = JsFuture::from(promise).await;
        self.0 = Date::now();
        true
    }
}
