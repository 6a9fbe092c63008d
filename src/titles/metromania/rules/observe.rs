//! A seat's knowledge: everything except the letters that others have not placed and the chance of a coming deal (MSET-3,
//! MSET-4).

use super::deal::draw;
use super::destination::{Destination, Destinations};
use super::state::{Decision, State};
use crate::engine::game::{BySeat, Rng, Seat};
use crate::titles::metromania::boards::SpotType;

/// The knowledge of a position by a seat or a spectator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The position without hidden hands.
    table: State,
    /// The number of Destinations of each type in each hidden hand; `None` for a known hand.
    hidden: BySeat<Option<[usize; 3]>>,
}

impl Observation {
    /// Returns the position without hidden hands.
    pub fn table(&self) -> &State {
        &self.table
    }

    /// Returns the number of Destinations of each type in a hidden hand; `None` if the hand is known.
    pub fn hidden(&self, seat: Seat) -> Option<[usize; 3]> {
        self.hidden[seat]
    }

    /// Returns the Destinations in hidden hands.
    fn unknown(&self) -> Destinations {
        let table = &self.table;
        let is_unknown = |one: &Destination| {
            let in_hand = table.hands.iter().any(|hand| hand.has(*one));
            table.placed[one.index()].is_none() && !in_hand
        };
        Destination::all().filter(is_unknown).collect()
    }
}

/// Returns the knowledge of a seat or a spectator.
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

/// Returns a position consistent with the knowledge: hidden hands are drawn until all are legal, as is the chance of a coming
/// deal.
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

/// Returns the Destinations placed by each player.
pub(super) fn placed(state: &State) -> BySeat<Destinations> {
    let is_placed = |one: &Destination| state.placed[one.index()].is_some();
    BySeat::new(state.players(), |seat| {
        let own = Destination::all().filter(|&one| state.holder(one) == Some(seat));
        own.filter(is_placed).collect()
    })
}
