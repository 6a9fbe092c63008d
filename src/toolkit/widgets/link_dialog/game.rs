//! The dialog that sends a game.

use crate::table::{Secrets, Sending};
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::link_dialog::AddressBox;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Around {
    /// One player, with nothing to hide.
    One,
    /// Several, who may have secrets.
    Several,
}

/// The message and callback of a turn's link.
#[derive(Clone, PartialEq)]
pub(crate) struct TurnToSend {
    /// The message before the link.
    pub message: AttrValue,
    /// Called when it was sent.
    pub onsent: Callback<()>,
}

#[derive(Properties, PartialEq)]
pub(crate) struct SendDialogProps {
    /// The things that can be sent; never empty.
    pub choices: Vec<Sending>,
    /// Returns the link of a choice.
    pub link: Callback<Sending, String>,
    /// Who sits at the table.
    pub around: Around,
    /// The message of a turn's link, if one can be sent.
    #[prop_or_default]
    pub turn: Option<TurnToSend>,
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// Offers what to send, and its link.
#[component]
pub(crate) fn SendDialog(props: &SendDialogProps) -> Html {
    let locale = use_locale();
    let first = props.choices.first().copied().unwrap_or(Sending::Setup);
    let chosen = use_state_eq(|| first);
    let address = use_memo((props.link.clone(), *chosen), |(link, chosen)| {
        Address::Link(link.emit(*chosen)).whole_address()
    });
    let choose = chosen.setter().to_callback();
    let may_tell = props.choices.contains(&Sending::Position(Secrets::Kept));
    let close = props.onclose.reform(|_: MouseEvent| ());
    let turn = if *chosen == Sending::Turn { props.turn.clone() } else { None };
    let message = turn.as_ref().map(|turn| turn.message.clone());
    let onsent = turn.map(|turn| turn.onsent);
    html! {
        <Dialog label={shell::send(locale)} onclose={props.onclose.clone()}>
            <h2>{ shell::send(locale) }</h2>
            <fieldset class="choices">
                <legend class="spoken">{ shell::what_to_send(locale) }</legend>
                { for props.choices.iter().map(|&sending| choice(sending, is_same(*chosen, sending), locale, &choose)) }
            </fieldset>
            if let (Sending::Position(secrets), true) = (*chosen, may_tell) {
                { secrecy(secrets, locale, &choose) }
            }
            if props.around == Around::Several && tells_secrets(*chosen) {
                <p class="notice" data-testid="shows-hands">{ shell::link_shows_hidden(locale) }</p>
            }
            if let Some(message) = &message { <p data-testid="message">{ message }</p> }
            <AddressBox address={(*address).clone()} title={words(*chosen, locale).0} {message} onsent={onsent.clone().unwrap_or_default()} />
            <div class="dialog__actions">
                if let Some(onsent) = onsent { { is_sent_button(&onsent, &props.onclose, locale) } }
                <button type="button" class="button" onclick={close} data-testid="close-link">{ locale.close() }</button>
            </div>
        </Dialog>
    }
}

/// Draws the button for a link that was sent another way.
pub(crate) fn is_sent_button(
    onsent: &Callback<()>,
    onclose: &Callback<()>,
    locale: Locale,
) -> Html {
    let (onsent, onclose) = (onsent.clone(), onclose.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        onsent.emit(());
        onclose.emit(());
    });
    html! {
        <button type="button" class="button button--main" {onclick} data-testid="turn-sent">{ locale.is_sent() }</button>
    }
}

/// Returns whether two choices differ at most in secrets.
fn is_same(one: Sending, other: Sending) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// Returns whether the link reveals hidden things to those who open it.
fn tells_secrets(sending: Sending) -> bool {
    !matches!(sending, Sending::Setup | Sending::Turn | Sending::Position(Secrets::Redealt))
}

/// Draws the option to leave hidden things out of a position.
fn secrecy(secrets: Secrets, locale: Locale, choose: &Callback<Sending>) -> Html {
    let redealt = secrets == Secrets::Redealt;
    let other = if redealt { Secrets::Kept } else { Secrets::Redealt };
    let onchange = choose.reform(move |_: Event| Sending::Position(other));
    html! {
        <label class="choice">
            <input type="checkbox" checked={redealt} {onchange} data-testid="send-redealt" />
            <span class="choice__name">{ shell::redealt(locale) }</span>
            <span class="choice__text">{ shell::redealt_text(locale) }</span>
        </label>
    }
}

/// Returns the name and description of a choice.
fn words(sending: Sending, locale: Locale) -> (&'static str, &'static str) {
    match sending {
        Sending::Game => (shell::send_game(locale), shell::send_game_text(locale)),
        Sending::UpToHere => (shell::send_so_far(locale), shell::send_so_far_text(locale)),
        Sending::Position(_) => (shell::send_position(locale), shell::send_position_text(locale)),
        Sending::Setup => (shell::send_set_up(locale), shell::send_set_up_text(locale)),
        Sending::Turn => (locale.whole_turn(), locale.whole_turn_text()),
    }
}

fn choice(sending: Sending, is_chosen: bool, locale: Locale, choose: &Callback<Sending>) -> Html {
    let onchange = choose.reform(move |_: Event| sending);
    let name = match sending {
        Sending::Game => "game",
        Sending::UpToHere => "past",
        Sending::Position(_) => "position",
        Sending::Setup => "setup",
        Sending::Turn => "turn",
    };
    let (title, text) = words(sending, locale);
    html! {
        <label class="choice" key={name}>
            <input type="radio" name="sending" checked={is_chosen} {onchange} data-testid={format!("send-{name}")} />
            <span class="choice__name">{ title }</span>
            <span class="choice__text">{ text }</span>
        </label>
    }
}
