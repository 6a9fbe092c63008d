//! Compares the engine's clever searches with plain ones that try everything.

mod money;
mod rides;
mod symbols;

use catenary::engine::game::{Game, Rng};
use catenary::measure::{self, LabTitle};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::card::{CardId, IconSlot};
use catenary::titles::tramways::rules::icon::Icon;
use serde_json::Value;

type Opened = measure::OpenedPosition<Tramways>;

/// Opens a position written as JSON.
fn open(position: Value) -> Opened {
    Tramways::open("tramways", position).expect("a position that can be played")
}

/// Returns whether an action is legal, by its text.
fn is_legal(opened: &Opened, text: &str) -> bool {
    let action = Tramways::parse(&opened.state, text).expect("an action");
    Tramways::check(&opened.state, action).is_ok()
}

/// Applies a legal action, by its text.
fn act(opened: &mut Opened, text: &str) {
    let action = Tramways::parse(&opened.state, text).expect("an action");
    Tramways::apply(&mut opened.state, action, &mut Vec::new()).expect("a legal action");
}

/// Draws different cards at random.
fn draw(rng: &mut Rng, count: usize) -> Vec<CardId> {
    let mut cards: Vec<CardId> = CardId::all().collect();
    rng.shuffle(&mut cards);
    cards.truncate(count);
    cards
}

fn names(cards: &[CardId]) -> Vec<String> {
    cards.iter().map(|card| card.name()).collect()
}

/// Returns the icons of a card with their slots, including the stripe.
fn icons(card: CardId) -> Vec<(IconSlot, Icon)> {
    card.card().icons().collect()
}

/// Returns the dollars that a set of cards costs before it is played.
fn fees(cards: impl Iterator<Item = CardId>) -> u16 {
    let mut cards: Vec<CardId> = cards.collect();
    cards.sort();
    cards.dedup();
    cards.iter().map(|card| card.card().fee()).sum()
}
