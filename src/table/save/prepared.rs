//! Drafts and plans in a save.

use crate::engine::game::{Boundary, Game, Seat};
use serde::{Deserialize, Serialize};

/// The largest number of actions in a draft or plan.
const MAX_ACTIONS: usize = 64;
/// The longest notation of an action, in bytes.
const MAX_NOTATION: usize = 64;

/// A draft at a position: actions of one turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    /// The index of the line.
    pub line: usize,
    /// The ply.
    pub ply: usize,
    /// The actions in notation, in order.
    pub actions: Vec<String>,
}

impl Prepared {
    /// Makes the draft of a position from its legal actions; `None` if there are none.
    pub fn of<G: Game>(
        (line, ply): (usize, usize),
        state: G::State,
        actions: &[G::Action],
    ) -> Option<Prepared> {
        let mut turn = OneTurn::<G>::at(state);
        let mut written = Vec::new();
        for &action in actions.iter().take(MAX_ACTIONS) {
            let notation = G::notation(&turn.state, action);
            if !turn.take(action) {
                break;
            }
            written.push(notation);
        }
        let prepared = Prepared { line, ply, actions: written };
        (!prepared.actions.is_empty()).then_some(prepared)
    }

    /// Reads the actions at their position, as far as they are legal and in one turn.
    pub fn actions<G: Game>(&self, state: G::State) -> Vec<G::Action> {
        let mut turn = OneTurn::<G>::at(state);
        let mut actions = Vec::new();
        for notation in &self.actions {
            match G::parse(&turn.state, notation) {
                Some(action) if turn.take(action) => actions.push(action),
                _ => break,
            }
        }
        actions
    }

    /// Returns whether its length is allowed.
    pub(super) fn is_short(&self) -> bool {
        are_short(&self.actions)
    }
}

fn are_short(actions: &[String]) -> bool {
    let is_short = |notation: &String| notation.len() <= MAX_NOTATION;
    actions.len() <= MAX_ACTIONS && actions.iter().all(is_short)
}

/// A plan for a later position: decisions to play in a row, as far as they are legal there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PreparedPlan {
    /// The seat that planned.
    pub seat: Seat,
    /// The ply of the game at that time.
    pub ply: usize,
    /// The actions in notation, in order.
    pub actions: Vec<String>,
}

impl PreparedPlan {
    /// Returns whether its length is allowed.
    pub(super) fn is_short(&self) -> bool {
        are_short(&self.actions)
    }
}

/// Actions of one seat in one turn.
struct OneTurn<G: Game> {
    state: G::State,
    seat: Option<Seat>,
    taken: usize,
}

impl<G: Game> OneTurn<G> {
    fn at(state: G::State) -> Self {
        OneTurn { seat: G::to_act(&state), state, taken: 0 }
    }

    /// Plays an action; returns whether it is legal and in the same turn.
    fn take(&mut self, action: G::Action) -> bool {
        let is_over = self.taken > 0 && G::boundary(&self.state) == Boundary::Root;
        if is_over || self.seat.is_none() || G::to_act(&self.state) != self.seat {
            return false;
        }
        self.taken += 1;
        G::apply(&mut self.state, action, &mut Vec::new()).is_ok()
    }
}
