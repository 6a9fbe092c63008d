//! The dialog that sends a game: which part of it, as an address.

use super::table_context::TableContext;
use crate::table::Sending;
use crate::table::intent::Intent;
use crate::toolkit::widgets::link_dialog::{Around, SendDialog, TurnToSend};
use crate::toolkit::widgets::seed::fresh_seed;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ShareProps {
    pub at: TableContext,
    pub onclose: Callback<()>,
}

/// The dialog that sends a game.
#[component]
pub(crate) fn Share(props: &ShareProps) -> Html {
    let (at, table) = (&props.at, props.at.table.clone());
    let turn = at.view.remote.as_ref().map(|_| TurnToSend {
        message: table.0.message(at.name(), at.locale).into(),
        onsent: at.onintent.reform(|()| Intent::Sent),
    });
    let seed = *use_memo((), |()| fresh_seed());
    let choices = table.0.sendings();
    let link = use_callback(table, move |sending: Sending, table| table.0.link(sending, seed));
    let around = if at.view.players.count() == 1 { Around::One } else { Around::Several };
    html! { <SendDialog {choices} {link} {around} {turn} onclose={props.onclose.clone()} /> }
}
