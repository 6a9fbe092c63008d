//! What a seat may know: everything but the letters that others have not placed, and the chance of a deal to
//! come (MSET-3, MSET-4).

use super::deal::draw;
use super::destination::{Destination, Destinations};
use super::state::{Decision, State};
use crate::engine::game::{BySeat, Rng, Seat};
use crate::titles::metromania::boards::SpotType;

/// What a seat may know of a position, or somebody who has no seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The position without the hands that are hidden.
    table: State,
    /// The Destinations of each type in each hidden hand; nothing for a hand that is known.
    hidden: BySeat<Option<[usize; 3]>>,
}

impl Observation {
    /// The position without the hands that are hidden.
    pub fn table(&self) -> &State {
        &self.table
    }

    /// The Destinations of each type in a hidden hand; nothing where the hand is known.
    pub fn hidden(&self, seat: Seat) -> Option<[usize; 3]> {
        self.hidden[seat]
    }

    /// The Destinations that lie in hidden hands.
    fn unknown(&self) -> Destinations {
        let table = &self.table;
        let is_unknown = |one: &Destination| {
            let in_hand = table.hands.iter().any(|hand| hand.has(*one));
            table.placed[one.index()].is_none() && !in_hand
        };
        Destination::all().filter(is_unknown).collect()
    }
}

/// What a seat may know, or somebody who has none.
pub(super) fn observe(state: &State, viewer: Option<Seat>) -> Observation {
    let has_secrets = state.has_secrets() && state.decision != Decision::Over;
    let mut table = state.clone();
    if let Some(undealt) = &mut table.undealt {
        undealt.seed = 0;
    }
    let hidden = BySeat::new(state.players(), |seat| {
        let hand = std::mem::take(&mut table.hands[seat]);
        if has_secrets && viewer != Some(seat) {
            return Some(SpotType::ALL.map(|kind| hand.of_type(kind).len()));
        }
        table.hands[seat] = hand;
        None
    });
    Observation { table, hidden }
}

/// A position that agrees with what is known: hidden hands are drawn until all are legal, and the chance
/// of a deal to come.
pub(super) fn determinize(observation: &Observation, rng: &mut Rng) -> State {
    let mut state = observation.table.clone();
    if let Some(undealt) = &mut state.undealt {
        undealt.seed = rng.next_u64();
        return state;
    }
    let unknown = observation.unknown();
    if unknown.is_empty() {
        return state;
    }
    let placed = placed(&state);
    let count = |seat: Seat, kind: SpotType| {
        observation.hidden[seat].map_or(0, |counts| counts[kind.index()])
    };
    let hands = loop {
        let hands = draw(state.players(), count, unknown, rng);
        let fits = |seat| placed[seat].or(hands[seat]).letters_differ();
        if hands.seats().all(fits) {
            break hands;
        }
    };
    for seat in hands.seats().filter(|&seat| observation.hidden[seat].is_some()) {
        state.hands[seat] = hands[seat];
    }
    state
}

/// The Destinations that each player has placed.
pub(super) fn placed(state: &State) -> BySeat<Destinations> {
    let is_placed = |one: &Destination| state.placed[one.index()].is_some();
    BySeat::new(state.players(), |seat| {
        let own = Destination::all().filter(|&one| state.holder(one) == Some(seat));
        own.filter(is_placed).collect()
    })
}
