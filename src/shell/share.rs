//! Sending a game: what of it, as an address.

use super::table_context::TableContext;
use crate::table::Sending;
use crate::toolkit::widgets::link_dialog::{Around, SendDialog};
use crate::toolkit::widgets::seed::fresh_seed;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ShareProps {
    pub at: TableContext,
    pub onclose: Callback<()>,
}

/// The dialog that sends a game.
#[component]
pub(super) fn Share(props: &ShareProps) -> Html {
    let table = props.at.table.clone();
    let seed = *use_memo((), |()| fresh_seed());
    let choices = table.0.sendings();
    let link = use_callback(table, move |sending: Sending, table| table.0.link(sending, seed));
    let around = if props.at.view.players.count() == 1 { Around::One } else { Around::Several };
    html! { <SendDialog {choices} {link} {around} onclose={props.onclose.clone()} /> }
}
