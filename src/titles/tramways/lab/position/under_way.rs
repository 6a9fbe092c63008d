//! Choices, plays and offers within an action; `None` if there are none.

use super::write::cards;
use crate::titles::tramways::rules::action::Port;
use crate::titles::tramways::rules::icon::{Icon, IconSet};
use crate::titles::tramways::rules::link::{LinkEnd, LinkIndex, Tile};
use crate::titles::tramways::rules::notation;
use crate::titles::tramways::rules::state::{
    CurrentAction, Decision, PaymentPurpose, PlayedCard, State,
};
use serde_json::{Value, json};

/// Returns the cards in play with the icons used.
pub(super) fn in_play(state: &State) -> Option<Value> {
    let played = |played: &PlayedCard| {
        let icons = played.card.card().icons();
        let used = icons.filter(|(slot, _)| played.used.has(*slot));
        let words: Vec<String> = used.map(|(_, icon)| notation::icon_word(icon)).collect();
        json!({ "card": played.card.name(), "icons": words })
    };
    (!state.played.is_empty()).then(|| state.played.iter().map(played).collect())
}

/// Returns the Development cards that each seat may keep one of.
pub(super) fn offers(state: &State) -> Option<Value> {
    let has_offer = state.players.iter().any(|player| !player.offer.is_empty());
    has_offer.then(|| state.players.iter().map(|player| cards(&player.offer)).collect())
}

/// Returns the number, from 1, of the open Ticket Book.
pub(super) fn open_book(state: &State) -> Option<Value> {
    match state.decision {
        Decision::BookTake(book) | Decision::BookTop(book) => Some((book.0 + 1).into()),
        _ => None,
    }
}

/// Returns the icons still owed.
pub(super) fn bill(state: &State) -> Option<Value> {
    let words = |&wanted: &IconSet| {
        Icon::all().filter(|&icon| wanted.has(icon)).map(notation::icon_word).collect::<Vec<_>>()
    };
    let wants = state.bill.wants.iter().map(words).collect::<Vec<_>>();
    let bill = json!({ "wants": wants, "symbols": state.bill.symbols });
    (state.decision == Decision::Bill).then_some(bill)
}

/// Returns the money owed, and the Money icons played for it.
pub(super) fn payment(state: &State) -> Option<Value> {
    let Decision::Money(payment) = state.decision else { return None };
    let purpose = match payment.purpose {
        PaymentPurpose::Bid => "bid",
        PaymentPurpose::Reveal => "reveal",
        PaymentPurpose::Happiness(_) => "happiness",
    };
    Some(json!({ "price": payment.price, "for": purpose, "coins": state.coins.as_slice() }))
}

/// Returns the choices made in the current action.
pub(super) fn work(state: &State) -> Option<Value> {
    let cell = |cell| state.map.lattice.name(cell);
    let port = |port: Port| format!("{}{}", cell(port.cell), port.side.letter());
    let link = |link: LinkIndex| port(state.link(link).port(LinkEnd::Last));
    match (&state.work, state.decision) {
        (CurrentAction::Nothing, Decision::Kind(parcel)) => Some(json!({ "site": parcel.name() })),
        (CurrentAction::Nothing, _) => None,
        (CurrentAction::Rails(run), _) => {
            let tile = |tile: &Tile| {
                let entry = port(Port { cell: tile.cell, side: tile.entry });
                format!("{entry}{}", tile.exit.letter())
            };
            Some(json!({ "tiles": run.tiles.iter().map(tile).collect::<Vec<_>>() }))
        }
        (CurrentAction::UpgradeLink(index), _) => Some(json!({ "link": link(*index) })),
        (CurrentAction::Build(parcel, kind), _) => {
            Some(json!({ "site": parcel.name(), "kind": kind.letter().to_string() }))
        }
        (CurrentAction::UpgradeBuilding(parcel), _) => Some(json!({ "site": parcel.name() })),
        (CurrentAction::Ride(ride), _) => {
            let stops: Vec<String> = ride.stops.iter().map(|&stop| cell(stop)).collect();
            Some(json!({ "passenger": cell(ride.from), "stops": stops }))
        }
    }
}
