//! What of the game on the table is sent.

use super::AddressBox;
use crate::codec;
use crate::i18n::Locale;
use crate::session::Sending;
use crate::ui::components::dialog::Dialog;
use crate::ui::contexts::{use_desk, use_locale};
use crate::ui::route::Route;
use yew::prelude::*;

/// The properties of [`GameLinkDialog`].
#[derive(Properties, PartialEq)]
pub struct GameLinkDialogProps {
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// The choice of what goes into the link, and the link.
#[component]
pub fn GameLinkDialog(props: &GameLinkDialogProps) -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let session = desk.session().clone();
    let choices = Sending::all_of(&session);
    let chosen = use_state_eq(|| choices[0]);
    let address = use_memo((session, *chosen), |(session, chosen)| {
        Route::Link(codec::write(&chosen.link(session))).whole_address()
    });
    let choose = {
        let chosen = chosen.clone();
        Callback::from(move |sending: Sending| chosen.set(sending))
    };
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <Dialog label={locale.send_link()} onclose={props.onclose.clone()}>
            <h2>{ locale.send_link() }</h2>
            <fieldset class="choices">
                <legend class="spoken">{ locale.what_to_send() }</legend>
                { for choices.iter().map(|&sending| choice(sending, *chosen == sending, locale, &choose)) }
            </fieldset>
            if !desk.state().is_solo() && *chosen != Sending::Setup {
                <p class="notice">{ locale.link_shows_hands() }</p>
            }
            <AddressBox address={(*address).clone()} title={locale.sending(*chosen)} />
            <div class="dialog__actions">
                <button type="button" class="button" onclick={close} data-testid="close-link">{ locale.close() }</button>
            </div>
        </Dialog>
    }
}

fn choice(sending: Sending, is_chosen: bool, locale: Locale, choose: &Callback<Sending>) -> Html {
    let onchange = choose.reform(move |_: Event| sending);
    let name = match sending {
        Sending::Game => "game",
        Sending::UpToHere => "past",
        Sending::Setup => "setup",
    };
    html! {
        <label class="choice" key={name}>
            <input type="radio" name="sending" checked={is_chosen} {onchange} data-testid={format!("send-{name}")} />
            <span class="choice__name">{ locale.sending(sending) }</span>
            <span class="choice__text">{ locale.sending_text(sending) }</span>
        </label>
    }
}
