//! A dialog over the page.

use crate::toolkit::browser::heard::hearing;
use crate::toolkit::hooks::{use_effect_on, use_overlay};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct DialogProps {
    /// Its name for the ear.
    pub label: AttrValue,
    /// Called when it is left: with the Escape key, by the way back.
    pub onclose: Callback<()>,
    pub children: Html,
}

/// The focus goes back to what had it before the dialog, if that is still there.
fn give_back(opener: Option<Element>) {
    let opener = opener.filter(|element| element.is_connected() && element.tag_name() != "BODY");
    if let Some(opener) = opener {
        // Drawings have the same method as the rest of the page.
        let _ = opener.unchecked_ref::<HtmlElement>().focus();
    }
}

/// A browser gives the focus to the first thing of a dialog, of a group of which one is chosen to the first as well: a press
/// of Space would choose that one.
fn focus_what_is_chosen(dialog: &HtmlDialogElement) {
    let first = dialog.query_selector("input[type=radio]:focus:not(:checked)").ok().flatten();
    let name = first.and_then(|first| first.get_attribute("name"));
    let chosen = name.map(|name| format!("input[type=radio][name=\"{name}\"]:checked"));
    let chosen = chosen.and_then(|chosen| dialog.query_selector(&chosen).ok().flatten());
    if let Some(chosen) = chosen {
        // An element of a form has the same method as the rest of the page.
        let _ = chosen.unchecked_ref::<HtmlElement>().focus();
    }
}

/// A dialog that is open for as long as it is there. It keeps the focus, and gives it back.
#[component]
pub(crate) fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_on((), move |()| {
            let opener = gloo::utils::document().active_element();
            let dialog = node.cast::<HtmlDialogElement>();
            // It fails only for a dialog that is open already.
            let _ = dialog.as_ref().map(HtmlDialogElement::show_modal);
            dialog.iter().for_each(focus_what_is_chosen);
            // What has the focus may stand at its end.
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
    // A browser need not ask before it closes a dialog; the second time in a row it does not.
    let onclose = props.onclose.reform(|_: Event| ());
    html! {
        <dialog ref={node} class="dialog notranslate" translate="no" aria-label={props.label.clone()} {oncancel} {onclose}>
            <div class="dialog__body">{ props.children.clone() }</div>
            { hearing() }
        </dialog>
    }
}
