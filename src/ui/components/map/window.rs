//! The size of an element on the screen.

use crate::view::camera::Size;
use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use web_sys::Element;
use yew::prelude::*;

/// The size of an element in pixels, kept up to date while the browser's window changes.
#[hook]
pub(super) fn use_window_size(node: NodeRef) -> Size {
    let size = use_state_eq(Size::default);
    {
        let size = size.clone();
        use_effect_with((), move |()| {
            let measure = move || {
                if let Some(element) = node.cast::<Element>() {
                    size.set(size_of(&element));
                }
            };
            measure();
            let listener = EventListener::new(&window(), "resize", move |_| measure());
            move || drop(listener)
        });
    }
    *size
}

fn size_of(element: &Element) -> Size {
    Size { width: f64::from(element.client_width()), height: f64::from(element.client_height()) }
}

/// The size of the whole page, in pixels: it decides how the map lies, so that a higher prompt does
/// not turn it in the middle of an action.
pub(super) fn page_size() -> (i32, i32) {
    let window = window();
    let pixels = |size: Result<JsValue, JsValue>| {
        size.ok().and_then(|size| size.as_f64()).map_or(0, |size| size as i32)
    };
    (pixels(window.inner_width()), pixels(window.inner_height()))
}
