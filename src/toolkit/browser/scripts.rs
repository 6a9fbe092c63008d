//! What the page tells the plain scripts beside it (`static`).

use web_sys::Event;

/// Tells them that something has happened or is asked for, by an event of this name at the window.
pub(crate) fn tell_scripts(what: &str) {
    if let Ok(event) = Event::new(what) {
        // Nobody cancels it.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}
