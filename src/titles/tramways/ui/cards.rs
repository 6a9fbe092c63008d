//! Tickets as the common table draws them.

use super::components::card::{family_classes, front};
use super::components::game_sign::GameSign;
use crate::titles::tramways::rules::card::{CardId, Consequence, IconSlot, Slots};
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::view::drafts::ids::InHand;
use crate::titles::tramways::words::{consequence_text, icon_text};
use crate::toolkit::widgets::icon::plain_icon;
use crate::words::Locale;
use yew::prelude::*;

/// A Ticket, face up.
#[derive(Clone, Copy)]
pub(super) struct TicketFace {
    pub card: CardId,
    /// The piece pressed outside the icons.
    pub piece: InHand,
    pub state: CardState,
    pub icons: Icons,
}

/// The state of a card among others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardState {
    /// Nothing special.
    Resting,
    /// May be played now.
    Playable,
    /// In play, or picked from an offer.
    Chosen,
    /// Of no use now.
    Spent,
}

impl CardState {
    fn class(self) -> Option<&'static str> {
        match self {
            CardState::Resting => None,
            CardState::Playable => Some("is-playable"),
            CardState::Chosen => Some("is-selected"),
            CardState::Spent => Some("card--spent"),
        }
    }
}

/// The kind of a Ticket's icons.
#[derive(Clone, Copy)]
pub(super) enum Icons {
    /// Pictures.
    Drawn,
    /// Buttons: `used` are in play or proposed, `open` have an effect if pressed.
    Pressed { used: Slots, open: Slots },
}

/// Draws a Ticket of an offer, which can only be inspected.
pub(super) fn on_offer(card: CardId, locale: Locale) -> Html {
    let (piece, icons) = (InHand::Offered(card), Icons::Drawn);
    face(TicketFace { card, piece, state: CardState::Resting, icons }, locale)
}

/// Draws the Ticket.
pub(super) fn face(face: TicketFace, locale: Locale) -> Html {
    let id = face.card;
    let class = classes!("card", family_classes(id), face.state.class());
    let role = match face.icons {
        Icons::Drawn => "img",
        Icons::Pressed { .. } => "group",
    };
    let slot = |icon, class, art| place(face, icon, class, art, locale);
    html! {
        <div {class} {role} aria-label={locale.card_in_full(id)} data-card={id.name()} data-piece={face.piece.id().to_string()}>
            { front(id, slot, locale) }
        </div>
    }
}

/// An icon, as a button if icons are pressed, else as a picture.
fn place(
    face: TicketFace,
    (slot, sign): (IconSlot, Icon),
    class: &'static str,
    art: Html,
    locale: Locale,
) -> Html {
    let Icons::Pressed { used, open } = face.icons else {
        return html! { <span {class}>{ art }</span> };
    };
    let (used, open) = (used.has(slot), open.has(slot));
    let class = classes!(class, used.then_some("is-used"), open.then_some("is-open is-legal"));
    // Tab stops at the first icon; arrow keys reach the others.
    let is_first = face.card.card().icons().next().is_some_and(|(first, _)| first == slot);
    html! {
        <button type="button" {class} aria-label={locale.icon(sign)} aria-pressed={used.to_string()}
            data-piece={InHand::Icon(face.card, slot).id().to_string()} data-slot={slot.0.to_string()} tabindex={if is_first { "0" } else { "-1" }}>
            { art }
        </button>
    }
}

/// Draws a large Ticket with the effects of its icons and its Consequence.
pub(super) fn explained(card: CardId, locale: Locale) -> Html {
    let mut icons: Vec<Icon> = card.card().icons().map(|(_, icon)| icon).collect();
    icons.dedup();
    let cost = card.card().consequence;
    let line = |sign: GameSign, name: String, text: &'static str| {
        html! { <div key={name.clone()}><dt>{ plain_icon(sign) }{ name }</dt><dd>{ text }</dd></div> }
    };
    let icons = icons.into_iter();
    let icons =
        icons.map(|it| line(GameSign::Action(it), locale.icon(it), icon_text(it).of(locale)));
    html! {
        <div class="ticket-detail" data-card={card.name()}>
            { face(TicketFace { card, piece: InHand::Offered(card), state: CardState::Resting, icons: Icons::Drawn }, locale) }
            <div class="ticket-detail__words">
                <h3>{ locale.card(card) }</h3>
                <dl>
                    { for icons }
                    if cost != Consequence::None {
                        { line(GameSign::Cost(cost), locale.consequence(cost), consequence_text(cost).of(locale)) }
                    }
                </dl>
            </div>
        </div>
    }
}
