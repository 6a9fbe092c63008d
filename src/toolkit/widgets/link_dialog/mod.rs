//! Dialogs with addresses to send.

mod address;
mod code;
mod game;
mod set_up;

pub(crate) use address::AddressBox;
pub(crate) use game::{Around, SendDialog, TurnToSend, is_sent_button};
pub(crate) use set_up::ShareSetUp;

use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct LinkDialogProps {
    /// The heading: the kind of thing sent.
    pub title: AttrValue,
    /// A sentence about its use.
    pub text: AttrValue,
    /// The whole address.
    pub address: AttrValue,
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// One address with the ways to send it.
#[component]
pub(crate) fn LinkDialog(props: &LinkDialogProps) -> Html {
    let locale = use_locale();
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <Dialog label={props.title.clone()} onclose={props.onclose.clone()}>
            <h2>{ props.title.clone() }</h2>
            <p>{ props.text.clone() }</p>
            <AddressBox address={props.address.clone()} title={props.title.clone()} />
            <div class="dialog__actions">
                <button type="button" class="button" onclick={close} data-testid="close-link">{ locale.close() }</button>
            </div>
        </Dialog>
    }
}
