//! Sends a setup before a game is started with it.

use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{IconSign, plain_icon};
use crate::toolkit::widgets::link_dialog::LinkDialog;
use crate::words::{new_game, shell};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ShareSetUpProps {
    /// The address of the setup; `None` if there is none.
    pub address: Option<String>,
}

/// The button that sends the setup, with its dialog.
#[component]
pub(crate) fn ShareSetUp(props: &ShareSetUpProps) -> Html {
    let locale = use_locale();
    let is_open = use_state_eq(|| false);
    let open = use_callback(is_open.clone(), |_: MouseEvent, is_open| is_open.set(true));
    let close = use_callback(is_open.clone(), |(), is_open| is_open.set(false));
    html! {
        <>
            <button type="button" class="button" onclick={open} disabled={props.address.is_none()} data-testid="share">
                { plain_icon(IconSign::Link) }<span class="start__word">{ new_game::share_setup(locale) }</span>
            </button>
            if let (true, Some(address)) = (*is_open, &props.address) {
                <LinkDialog title={new_game::share_setup(locale)} text={shell::send_set_up_text(locale)} address={address.clone()} onclose={close} />
            }
        </>
    }
}
