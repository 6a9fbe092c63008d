//! Sends the game on Tramways' table.

use crate::table::Sending;
use crate::titles::tramways::codec;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::ui::parts::game_link;
use crate::toolkit::hooks::{Wanted, use_drawn};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, tool};
use crate::toolkit::widgets::link_dialog::{Around, SendDialog};
use crate::toolkit::widgets::seed::fresh_seed;
use crate::words::shell;
use yew::prelude::*;

/// The button that opens the choice of what to send.
#[component]
pub fn LinkButton() -> Html {
    let locale = use_locale();
    let open = use_state_eq(|| false);
    let onclick = use_callback(open.clone(), |_: MouseEvent, open| open.set(true));
    let onclose = use_callback(open.clone(), |(), open| open.set(false));
    let dialog = use_drawn(Wanted::by(*open), || Box::pin(game_link()), |draw| draw(onclose));
    html! {
        <>
            <button type="button" class="button button--quiet button--round" {onclick} data-testid="copy-link">
                { tool(Sign::Link, shell::send(locale)) }
            </button>
            { dialog }
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct GameLinkDialogProps {
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// What of this game can be sent.
#[component]
pub fn GameLinkDialog(props: &GameLinkDialogProps) -> Html {
    let model = use_model();
    let session = model.session().clone();
    let choices = Sending::all_of(&session);
    let seed = *use_memo((), |()| fresh_seed());
    let link =
        use_callback((session, model.viewer()), move |sending: Sending, (session, viewer)| {
            codec::write(&sending.link(session, *viewer, seed))
        });
    let around = if model.state().is_solo() { Around::One } else { Around::Several };
    html! { <SendDialog {choices} {link} {around} onclose={props.onclose.clone()} /> }
}
