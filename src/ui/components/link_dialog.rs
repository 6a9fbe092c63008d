//! An address to send to others, in the clipboard and in a field.

use super::dialog::Dialog;
use crate::ui::contexts::use_locale;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The properties of [`LinkDialog`].
#[derive(Properties, PartialEq)]
pub struct LinkDialogProps {
    /// What was copied.
    pub title: AttrValue,
    /// What it is good for.
    pub text: AttrValue,
    /// The whole address.
    pub address: AttrValue,
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// Shows an address; opening it copies the address where the browser allows that.
#[component]
pub fn LinkDialog(props: &LinkDialogProps) -> Html {
    let locale = use_locale();
    use_effect_with(props.address.clone(), |address| copy(address));
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <Dialog label={props.title.clone()} onclose={props.onclose.clone()}>
            <h2>{ props.title.clone() }</h2>
            <p>{ props.text.clone() }</p>
            <input class="field__control" readonly=true value={props.address.clone()} onfocus={Callback::from(select_all)}
                aria-label={props.title.clone()} data-testid="link" />
            <div class="dialog__actions">
                <button type="button" class="button button--main" onclick={close} data-testid="close-link">{ locale.close() }</button>
            </div>
        </Dialog>
    }
}

fn copy(address: &str) {
    let navigator = gloo::utils::window().navigator();
    // Pages that are not served safely have no clipboard; the dialog shows the link in any case.
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if clipboard.is_ok_and(|it| it.is_object()) {
        let ignore = Closure::once_into_js(|_: JsValue| ());
        let promise = navigator.clipboard().write_text(address);
        let _ = js_sys::Reflect::get(&promise, &"catch".into())
            .and_then(|catch| catch.dyn_into::<js_sys::Function>())
            .and_then(|catch| catch.call1(&promise, &ignore));
    }
}

fn select_all(event: FocusEvent) {
    let input: HtmlInputElement = event.target_unchecked_into();
    input.select();
}
