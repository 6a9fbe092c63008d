//! A dialog over the page.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The properties of [`Dialog`].
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// Its name for the ear.
    pub label: AttrValue,
    /// Called when it is left with the Escape key.
    pub onclose: Callback<()>,
    /// What is in it.
    pub children: Html,
}

/// A dialog that is open for as long as it is there.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                // It fails only for a dialog that is open already.
                let _ = dialog.show_modal();
            }
        });
    }
    let oncancel = use_callback(props.onclose.clone(), |event: Event, onclose| {
        event.prevent_default();
        onclose.emit(());
    });
    html! {
        <dialog ref={node} class="dialog" aria-label={props.label.clone()} {oncancel}>
            <div class="dialog__body">{ props.children.clone() }</div>
        </dialog>
    }
}
