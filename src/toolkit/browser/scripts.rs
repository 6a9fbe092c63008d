//! Events for the plain scripts of the page (`static`).

use web_sys::Event;

/// Dispatches an event with this name on the window, for the scripts.
pub(crate) fn tell_scripts(what: &str) {
    if let Ok(event) = Event::new(what) {
        // Such an event cannot be cancelled.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}
