//! What a player has prepared or planned in a game and not yet done, as it is kept.

use crate::engine::game::{Boundary, Game, Seat};
use serde::{Deserialize, Serialize};

/// The most actions that are prepared at once.
const MAX_ACTIONS: usize = 64;
/// The most bytes of an action's notation.
const MAX_NOTATION: usize = 64;

/// What a player has prepared at a position: actions of one turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    /// The line of the position.
    pub line: usize,
    /// Its ply.
    pub ply: usize,
    /// The actions in notation, in order.
    pub actions: Vec<String>,
}

impl Prepared {
    /// What is prepared at the position of a line and ply, as far as it is legal; `None` if nothing of it is.
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

    /// The actions at their position, as far as they are legal and of one turn.
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

    /// Whether it is no longer than what a player prepares.
    pub(super) fn is_short(&self) -> bool {
        are_short(&self.actions)
    }
}

fn are_short(actions: &[String]) -> bool {
    let is_short = |notation: &String| notation.len() <= MAX_NOTATION;
    actions.len() <= MAX_ACTIONS && actions.iter().all(is_short)
}

/// What a player has planned for a later position: decisions that are taken in a row, as far as they are legal there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planned {
    /// Whose plan it is.
    pub seat: Seat,
    /// The ply of the game when it was made.
    pub ply: usize,
    /// The actions in notation, in order.
    pub actions: Vec<String>,
}

impl Planned {
    /// Whether it is no longer than what a player plans.
    pub(super) fn is_short(&self) -> bool {
        are_short(&self.actions)
    }
}

/// Actions that one seat takes in one turn.
struct OneTurn<G: Game> {
    state: G::State,
    seat: Option<Seat>,
    taken: usize,
}

impl<G: Game> OneTurn<G> {
    fn at(state: G::State) -> Self {
        OneTurn { seat: G::to_act(&state), state, taken: 0 }
    }

    /// Takes an action, and returns whether it is legal and of the same turn.
    fn take(&mut self, action: G::Action) -> bool {
        let is_over = self.taken > 0 && G::boundary(&self.state) == Boundary::Root;
        if is_over || self.seat.is_none() || G::to_act(&self.state) != self.seat {
            return false;
        }
        self.taken += 1;
        G::apply(&mut self.state, action, &mut Vec::new()).is_ok()
    }
}
