//! The order of ordered piles.

use super::code_order;
use crate::engine::codec::Part;
use crate::engine::codec::range::Coder;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Family};
use crate::titles::tramways::rules::state::State;

/// Codes the order of all piles, which have their cards already.
pub(super) fn code(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    let mut order = |given: &[CardId], into: &mut [CardId]| {
        let cards = code_order(coder, given, into.to_vec()).ok_or(Part::Piles)?;
        into.copy_from_slice(&cards);
        Ok(())
    };
    order(&given.market.open, &mut into.market.open)?;
    order(&given.market.deck, &mut into.market.deck)?;
    order(&given.market.discard, &mut into.market.discard)?;
    order(&given.books.open, &mut into.books.open)?;
    order(&given.books.deck, &mut into.books.deck)?;
    for (number, book) in into.books.books.iter_mut().enumerate() {
        order(given.books.books.get(number).map_or(&[][..], |book| book), book)?;
    }
    for seat in given.players.seats() {
        order(&given.players[seat].deck, &mut into.players[seat].deck)?;
    }
    for kind in BuildingType::ALL {
        let is_kind = |card: &CardId| card.family().0 == Family::Building(kind);
        let known: Vec<CardId> = given.building_cards.iter().copied().filter(is_kind).collect();
        let first = into.building_cards.iter().take_while(|card| !is_kind(card)).count();
        let count = into.building_cards.iter().filter(|card| is_kind(card)).count();
        order(&known, &mut into.building_cards[first..first + count])?;
    }
    Ok(())
}
