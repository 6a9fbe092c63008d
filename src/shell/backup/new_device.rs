//! The first start on a device: the player's games may be on another one.

use crate::shell::backup::files::{PickerProps, picker};
use crate::shell::links::link_page::open_text;
use crate::shell::parts;
use crate::table::sending::pasted::Flaw;
use crate::toolkit::hooks::clone;
use crate::toolkit::preferences::use_locale;
use crate::words::device;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Returns a field for a link with its button, and the handler that opens the link.
#[hook]
fn use_link_field(label: &'static str) -> (Html, Callback<SubmitEvent>) {
    let locale = use_locale();
    let field = use_node_ref();
    // Counts the texts without a link, so that the same message is announced again.
    let wrong = use_state_eq(|| 0_u32);
    let open = Callback::from(clone!([field, wrong], move |event: SubmitEvent| {
        event.prevent_default();
        let text = field.cast::<HtmlInputElement>().map(|it| it.value()).unwrap_or_default();
        let (next, wrong) = (*wrong + 1, wrong.setter());
        spawn_local(async move {
            match parts::links_in(text.clone()).await {
                Ok(Err(Flaw::NoLink)) => wrong.set(next),
                // The page of the text asks any question that is left, and shows what is wrong.
                _ => open_text(&text),
            }
        });
    }));
    let drawn = html! {
        <>
            <input ref={field} class="field__control backup__link" type="text" autocomplete="off" spellcheck="false"
                placeholder={label} aria-label={label} data-testid="paste-link" />
            <button type="submit" class="button" data-testid="open-link">{ device::open_link(locale) }</button>
            if *wrong > 0 { <span key={*wrong} class="is-bad" role="alert">{ device::no_link(locale) }</span> }
        </>
    };
    (drawn, open)
}

/// Asks in one line for a backup or a link.
#[component]
pub(crate) fn NewDevice(props: &PickerProps) -> Html {
    let locale = use_locale();
    let (field, open) = use_link_field(device::or_paste_link(locale));
    html! {
        <form class="panel__body backup__files" onsubmit={open} data-testid="new-device">
            { picker(device::open_copy(locale), "open-copy", props) }
            { field }
        </form>
    }
}

/// A field that opens a link on a device with saved games: an installed page has no address bar.
#[component]
pub(crate) fn OpenLink() -> Html {
    let locale = use_locale();
    let (field, open) = use_link_field(device::paste_link(locale));
    html! { <form class="panel__body backup__files" onsubmit={open}>{ field }</form> }
}
