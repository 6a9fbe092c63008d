//! Moves of cards, as far as the viewer may see them.

use crate::engine::game::Seat;
use crate::table::motion::Zone;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::motion::{GameChange, MapBeat, MapCue};

/// A card that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    pub card: CardId,
    /// Its place before.
    pub from: Zone,
    pub to: Zone,
}

/// Milliseconds between two cards that go the same way.
const GAP: u32 = 45;
/// Milliseconds that drawn and opened cards wait for the leaving ones.
const LATER: u32 = 160;

/// Returns the cards that move in one viewer's sight.
pub(super) fn cards(change: GameChange) -> Vec<MapBeat> {
    let GameChange { before, after } = change;
    let Some(viewer) = after.viewer else { return Vec::new() };
    if before.viewer != Some(viewer) {
        return Vec::new();
    }
    let (old, new) = (zones(before.state, viewer), zones(after.state, viewer));
    let moves = new.iter().filter_map(|&(card, to)| {
        let from = zone(&old, card);
        let from = if (from, to) == (Zone::Discard, Zone::Hand) { Zone::Deck } else { from };
        (to == Zone::Hand || to == Zone::Table || to == Zone::Discard).then_some(Moved {
            card,
            from,
            to,
        })
    });
    let open = old.iter().filter(|(card, at)| {
        matches!(at, Zone::Table | Zone::Seat(_)) && zone(&new, *card) == Zone::Away
    });
    let gone = open.map(|&(card, from)| Moved { card, from, to: taker(change, card) });
    let all = moves.chain(gone).filter(|moved| moved.from != moved.to && is_seen(*moved));
    spaced(all.collect())
}

/// Returns whether a move is shown: not from the deck to the discards, nor from away to a pile.
fn is_seen(moved: Moved) -> bool {
    !matches!((moved.from, moved.to), (Zone::Away | Zone::Deck, Zone::Discard | Zone::Away))
}

fn spaced(moves: Vec<Moved>) -> Vec<MapBeat> {
    let leaves = |moved: &Moved| !matches!(moved.from, Zone::Deck | Zone::Away);
    let (first, then): (Vec<Moved>, Vec<Moved>) = moves.into_iter().partition(leaves);
    let later = if first.is_empty() { 0 } else { LATER };
    let beat = |start: u32| {
        move |(n, moved): (usize, Moved)| MapBeat {
            at: start + GAP * n.min(8) as u32,
            cue: MapCue::Card(moved),
        }
    };
    let first = first.into_iter().enumerate().map(beat(0));
    first.chain(then.into_iter().enumerate().map(beat(later))).collect()
}

/// The places of the cards that the viewer sees.
fn zones(state: &State, viewer: Seat) -> Vec<(CardId, Zone)> {
    let (player, market, books) = (&state.players[viewer], &state.market, &state.books);
    let at = |cards: &[CardId], zone: Zone| -> Vec<(CardId, Zone)> {
        cards.iter().map(|&card| (card, zone)).collect()
    };
    let mut zones = at(&player.hand, Zone::Hand);
    let owner = if state.seat == viewer { Zone::Hand } else { Zone::Seat(state.seat) };
    zones.extend(state.played.iter().map(|played| (played.card, owner)));
    zones.extend(at(&player.deck, Zone::Deck));
    zones.extend(at(&player.discard, Zone::Discard));
    zones.extend(at(&player.offer, Zone::Table));
    zones.extend(at(&market.open, Zone::Table));
    zones.extend(at(&books.open, Zone::Table));
    let tops = books.books.iter().filter_map(|book| book.last());
    zones.extend(tops.map(|&card| (card, Zone::Table)));
    zones
}

fn zone(zones: &[(CardId, Zone)], card: CardId) -> Zone {
    zones.iter().find(|(other, _)| *other == card).map_or(Zone::Away, |(_, zone)| *zone)
}

/// The zone of the player who took a card.
fn taker(change: GameChange, card: CardId) -> Zone {
    let taken = change.events().filter_map(|event| match *event {
        Event::Took { seat, card: taken } | Event::Discarded { seat, card: taken }
            if taken == card =>
        {
            Some(seat)
        }
        _ => None,
    });
    taken.last().map_or(Zone::Away, Zone::Seat)
}
