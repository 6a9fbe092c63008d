//! Elements of the page and their sizes on the screen.

use crate::table::board::camera::Size;
use crate::toolkit::hooks::{clone, use_effect_on};
use gloo::utils::{document, window};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// Returns the size of an element in pixels, kept up to date.
#[hook]
pub(crate) fn use_window_size(node: NodeRef) -> Size {
    let size = use_state_eq(Size::default);
    let setter = size.setter();
    use_effect_on((), move |()| {
        let element = node.cast::<Element>();
        let watch = element.map(|element| Watch::on(&element, move |now| setter.set(now)));
        move || drop(watch)
    });
    *size
}

/// Watches the size of an element until dropped.
struct Watch {
    observer: ResizeObserver,
    _told: Closure<dyn Fn()>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

impl Watch {
    /// Calls back with the size now and after each change; `None` if the browser cannot watch.
    fn on(element: &Element, tell: impl Fn(Size) + 'static) -> Option<Watch> {
        tell(size_of(element));
        let callback = Closure::<dyn Fn()>::new(clone!([element], move || tell(size_of(&element))));
        let observer = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Watch { observer, _told: callback })
    }
}

fn size_of(element: &Element) -> Size {
    Size { width: f64::from(element.client_width()), height: f64::from(element.client_height()) }
}

/// Returns the size of the whole page in pixels. It decides the orientation of the map, so that a higher prompt cannot turn the
/// map during an action.
pub(crate) fn page_size() -> (i32, i32) {
    let window = window();
    let pixels = |size: Result<JsValue, JsValue>| {
        size.ok().and_then(|size| size.as_f64()).map_or(0, |size| size as i32)
    };
    (pixels(window.inner_width()), pixels(window.inner_height()))
}

/// Returns all elements that match a selector; none if the selector is invalid.
pub(crate) fn elements(selector: &str) -> Vec<Element> {
    let found = document().query_selector_all(selector).into_iter();
    let found = found.flat_map(|list| (0..list.length()).map(move |at| list.get(at)));
    found.flatten().filter_map(|node| node.dyn_into().ok()).collect()
}
