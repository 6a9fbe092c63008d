//! Sending a game: what of it, as an address.

use super::play::At;
use crate::table::open::Send;
use crate::ui::components::dialog::Dialog;
use crate::ui::components::link_dialog::AddressBox;
use crate::ui::route::Route;
use crate::words::shell;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ShareProps {
    pub at: At,
    pub onclose: Callback<()>,
}

/// The dialog that sends a game.
#[component]
pub(super) fn Share(props: &ShareProps) -> Html {
    let (at, what) = (&props.at, use_state_eq(|| Send::Game));
    let locale = at.locale;
    let address = Route::Link(at.table.0.link(*what)).whole_address();
    let choice = |sending: Send, label: &'static str| {
        let what = what.clone();
        let chosen = *what == sending;
        let onclick = Callback::from(move |_: MouseEvent| what.set(sending));
        html! { <button type="button" class="button" {onclick} aria-pressed={chosen.to_string()}>{ label }</button> }
    };
    html! {
        <Dialog label={shell::send(locale)} onclose={props.onclose.clone()}>
            <h2>{ shell::send(locale) }</h2>
            <div class="row">
                { choice(Send::Game, shell::send_game(locale)) }
                { choice(Send::SoFar, shell::send_so_far(locale)) }
                { choice(Send::SetUp, shell::send_set_up(locale)) }
            </div>
            if *what != Send::SetUp { <p>{ shell::send_shows_hands(locale) }</p> }
            <AddressBox {address} title={shell::send(locale)} />
            <div class="dialog__actions"><button type="button" class="button" onclick={props.onclose.reform(|_: MouseEvent| ())}>{ shell::close(locale) }</button></div>
        </Dialog>
    }
}
