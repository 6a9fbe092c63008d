//! The first start on a device: games may be on another one.

use crate::shell::backup::files::{PickerProps, picker};
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::words::device;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A field for a link with its button, and what opens the link.
#[hook]
fn use_link_field(label: &'static str) -> (Html, Callback<SubmitEvent>) {
    let locale = use_locale();
    let field = use_node_ref();
    let wrong = use_state_eq(|| false);
    let open = {
        let (field, wrong) = (field.clone(), wrong.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlInputElement>().map(|it| it.value()).unwrap_or_default();
            match link_of(&text) {
                Some(link) => link.go(),
                None => wrong.set(true),
            }
        })
    };
    let drawn = html! {
        <>
            <input ref={field} class="field__control backup__link" type="text" autocomplete="off" spellcheck="false"
                placeholder={label} aria-label={label} data-testid="paste-link" />
            <button type="submit" class="button" data-testid="open-link">{ device::open_link(locale) }</button>
            if *wrong { <span class="is-bad" role="alert">{ device::no_link(locale) }</span> }
        </>
    };
    (drawn, open)
}

/// Asks in one line for a copy or a link.
#[component]
pub(crate) fn NewDevice(props: &PickerProps) -> Html {
    let locale = use_locale();
    let (field, open) = use_link_field(device::or_paste_link(locale));
    html! {
        <form class="panel__body backup__files" onsubmit={open} data-testid="new-device">
            <span>{ device::new_device(locale) }</span>
            { picker(device::open_copy(locale), "open-copy", props) }
            { field }
        </form>
    }
}

/// Opens a link where games are kept already: an installed page has no address bar.
#[component]
pub(crate) fn OpenLink() -> Html {
    let locale = use_locale();
    let (field, open) = use_link_field(device::paste_link(locale));
    html! { <form class="panel__body backup__files" onsubmit={open}>{ field }</form> }
}

/// The link of a text: a whole address, or what follows `#`.
fn link_of(text: &str) -> Option<Address> {
    let text = text.trim();
    let fragment = text.rsplit_once('#').map_or(text, |(_, fragment)| fragment);
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_/".contains(letter);
    if fragment.is_empty() || !fragment.chars().all(plain) {
        return None;
    }
    match Address::parse(fragment) {
        link @ Address::Link(_) => Some(link),
        _ => None,
    }
}
