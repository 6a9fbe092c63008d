//! A card with its words in the player's language.

use crate::titles::tramways::rules::card::{CardId, Slot};
use crate::titles::tramways::ui::components::card::{Card, Standing};
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::view::slots::Slots;
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use yew::prelude::*;

/// The properties of [`Ticket`].
#[derive(Properties, PartialEq)]
pub struct TicketProps {
    /// The card.
    pub card: CardId,
    /// How it stands.
    #[prop_or_default]
    pub standing: Standing,
    /// The slots that are in play or proposed.
    #[prop_or_default]
    pub used: Slots,
    /// The slots that may be clicked to some effect.
    #[prop_or_default]
    pub open: Slots,
    /// Called when a slot is clicked.
    #[prop_or_default]
    pub onslot: Option<Callback<(CardId, Slot)>>,
    /// Called when the card is clicked.
    #[prop_or_default]
    pub onpick: Option<Callback<CardId>>,
}

/// A card that speaks the player's language.
#[component]
pub fn Ticket(props: &TicketProps) -> Html {
    let locale = use_locale();
    let words = use_callback(locale, |sign: GameSign, locale| AttrValue::from(word(*locale, sign)));
    html! {
        <Card card={props.card} label={locale.card_in_full(props.card)} {words}
            standing={props.standing} used={props.used} open={props.open}
            onslot={props.onslot.clone()} onpick={props.onpick.clone()} />
    }
}

/// The name of a sign on a card.
fn word(locale: Locale, sign: GameSign) -> String {
    match sign {
        GameSign::Action(icon) => locale.icon(icon),
        GameSign::Cost(consequence) => locale.consequence(consequence),
        _ => String::new(),
    }
}
