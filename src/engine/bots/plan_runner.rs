//! Carrying out a plan.

use super::Plan;
use crate::engine::game::{Game, Seat};
use derive_where::derive_where;
use std::collections::VecDeque;

/// What is left of a plan that is being carried out. One is enough for a whole table: a plan ends
/// where another seat decides.
#[derive_where(Default)]
pub struct PlanRunner<G: Game> {
    seat: Option<Seat>,
    rest: VecDeque<G::Action>,
}

impl<G: Game> PlanRunner<G> {
    /// Takes up a plan of a seat, in place of any other.
    pub fn take_up(&mut self, seat: Seat, plan: Plan<G>) {
        self.seat = Some(seat);
        self.rest = plan.actions.into();
    }

    /// Gives the plan up.
    pub fn give_up(&mut self) {
        self.rest.clear();
    }

    /// Looks at what happened: a plan made before something was revealed is given up.
    pub fn note(&mut self, events: &[G::Event]) {
        if events.iter().any(G::reveals) {
            self.give_up();
        }
    }

    /// The decision of a seat that needs no thought: the only legal one, or the next of its plan
    /// while that is legal. Nothing where the seat has to think.
    pub fn next(&mut self, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        if self.seat != Some(seat) {
            self.give_up();
        }
        let planned = self.rest.pop_front().filter(|next| legal.contains(next));
        if planned.is_none() {
            self.give_up();
        }
        match legal {
            [only] => Some(*only),
            _ => planned,
        }
    }

    /// The decisions of the plan that are still to come.
    pub fn rest(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.rest.iter().copied()
    }
}
