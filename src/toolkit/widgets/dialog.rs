//! A dialog over the page.

use crate::toolkit::browser::live_region::hearing;
use crate::toolkit::hooks::{use_effect_on, use_overlay};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct DialogProps {
    /// Its name for screen readers.
    pub label: AttrValue,
    /// Called when it is closed by Escape or Back.
    pub onclose: Callback<()>,
    pub children: Html,
}

/// Returns the focus to the element that had it before the dialog, if it still exists.
fn give_back(opener: Option<Element>) {
    let opener = opener.filter(|element| element.is_connected() && element.tag_name() != "BODY");
    if let Some(opener) = opener {
        // SVG elements have the same method.
        let _ = opener.unchecked_ref::<HtmlElement>().focus();
    }
}

/// Focuses the chosen radio button. Browsers focus the first element of a dialog, even in a radio group: Space would choose that
/// one.
fn focus_what_is_chosen(dialog: &HtmlDialogElement) {
    let first = dialog.query_selector("input[type=radio]:focus:not(:checked)").ok().flatten();
    let name = first.and_then(|first| first.get_attribute("name"));
    let chosen = name.map(|name| format!("input[type=radio][name=\"{name}\"]:checked"));
    let chosen = chosen.and_then(|chosen| dialog.query_selector(&chosen).ok().flatten());
    if let Some(chosen) = chosen {
        // Elements of a form have the same method.
        let _ = chosen.unchecked_ref::<HtmlElement>().focus();
    }
}

/// A dialog, open while mounted. It traps the focus and returns it.
#[component]
pub(crate) fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_on((), move |()| {
            let opener = gloo::utils::document().active_element();
            let dialog = node.cast::<HtmlDialogElement>();
            // Fails only if the dialog is already open.
            let _ = dialog.as_ref().map(HtmlDialogElement::show_modal);
            dialog.iter().for_each(focus_what_is_chosen);
            // The focused element may be at the end.
            dialog.iter().for_each(|dialog| dialog.set_scroll_top(0));
            move || {
                dialog.iter().for_each(HtmlDialogElement::close);
                give_back(opener);
            }
        });
    }
    use_overlay(true, props.onclose.clone());
    let oncancel = use_callback(props.onclose.clone(), |event: Event, onclose| {
        event.prevent_default();
        onclose.emit(());
    });
    // Browsers need not ask before they close a dialog, and do not the second time in a row.
    let onclose = props.onclose.reform(|_: Event| ());
    html! {
        <dialog ref={node} class="dialog notranslate" translate="no" aria-label={props.label.clone()} {oncancel} {onclose}>
            <div class="dialog__body">{ props.children.clone() }</div>
            { hearing() }
        </dialog>
    }
}
