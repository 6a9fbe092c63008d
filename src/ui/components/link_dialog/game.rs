//! What of the game on the table is sent.

use super::AddressBox;
use crate::i18n::Locale;
use crate::session::{Secrets, Sending};
use crate::titles::tramways::codec;
use crate::ui::components::dialog::Dialog;
use crate::ui::components::icon::{Sign, tool};
use crate::ui::components::new_game::fresh_seed;
use crate::ui::contexts::{use_desk, use_locale};
use crate::ui::route::Route;
use yew::prelude::*;

/// The button that opens the choice of what to send.
#[component]
pub fn LinkButton() -> Html {
    let locale = use_locale();
    let open = use_state_eq(|| false);
    let onclick = use_callback(open.clone(), |_: MouseEvent, open| open.set(true));
    let onclose = use_callback(open.clone(), |(), open| open.set(false));
    html! {
        <>
            <button type="button" class="button button--quiet button--round" {onclick} data-testid="copy-link">
                { tool(Sign::Link, locale.send_link()) }
            </button>
            if *open { <GameLinkDialog {onclose} /> }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct GameLinkDialogProps {
    onclose: Callback<()>,
}

/// The choice of what goes into the link, and the link.
#[component]
fn GameLinkDialog(props: &GameLinkDialogProps) -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let session = desk.session().clone();
    let choices = Sending::all_of(&session);
    let chosen = use_state_eq(|| choices[0]);
    let seed = *use_memo((), |()| fresh_seed());
    let address = use_memo((session, *chosen, desk.viewer()), |(session, chosen, viewer)| {
        Route::Link(codec::write(&chosen.link(session, *viewer, seed))).whole_address()
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
                { for choices.iter().map(|&sending| choice(sending, is_same(*chosen, sending), locale, &choose)) }
            </fieldset>
            if let Sending::Position(secrets) = *chosen {
                { secrecy(secrets, locale, &choose) }
            }
            if !desk.state().is_solo() && tells_secrets(*chosen) {
                <p class="notice" data-testid="shows-hands">{ locale.link_shows_hands() }</p>
            }
            <AddressBox address={(*address).clone()} title={locale.sending(*chosen)} />
            <div class="dialog__actions">
                <button type="button" class="button" onclick={close} data-testid="close-link">{ locale.close() }</button>
            </div>
        </Dialog>
    }
}

/// Whether two are the same but for the secrets.
fn is_same(one: Sending, other: Sending) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// Whether whoever opens it sees what is hidden.
fn tells_secrets(sending: Sending) -> bool {
    !matches!(sending, Sending::Setup | Sending::Position(Secrets::Redealt))
}

/// Whether hidden cards are left out of a position.
fn secrecy(secrets: Secrets, locale: Locale, choose: &Callback<Sending>) -> Html {
    let redealt = secrets == Secrets::Redealt;
    let other = if redealt { Secrets::Kept } else { Secrets::Redealt };
    let onchange = choose.reform(move |_: Event| Sending::Position(other));
    html! {
        <label class="choice">
            <input type="checkbox" checked={redealt} {onchange} data-testid="send-redealt" />
            <span class="choice__name">{ locale.redealt() }</span>
            <span class="choice__text">{ locale.redealt_text() }</span>
        </label>
    }
}

fn choice(sending: Sending, is_chosen: bool, locale: Locale, choose: &Callback<Sending>) -> Html {
    let onchange = choose.reform(move |_: Event| sending);
    let name = match sending {
        Sending::Game => "game",
        Sending::UpToHere => "past",
        Sending::Position(_) => "position",
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
