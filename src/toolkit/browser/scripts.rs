//! Events for the plain scripts of the page (`static`).

use web_sys::Event;

/// Sends the scripts an event of this name at the window.
pub(crate) fn tell_scripts(what: &str) {
    if let Ok(event) = Event::new(what) {
        // Such an event cannot be cancelled.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}
