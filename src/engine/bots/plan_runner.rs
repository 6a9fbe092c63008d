//! Carries out a plan.

use super::Plan;
use crate::engine::game::{Game, Seat};
use derive_where::derive_where;
use std::collections::VecDeque;

/// The rest of a plan being carried out. One is enough for a whole table: a plan ends when another seat decides.
#[derive_where(Default)]
pub struct PlanRunner<G: Game> {
    seat: Option<Seat>,
    rest: VecDeque<G::Action>,
}

impl<G: Game> PlanRunner<G> {
    /// Replaces the present plan by a plan of a seat.
    pub fn take_up(&mut self, seat: Seat, plan: Plan<G>) {
        self.seat = Some(seat);
        self.rest = plan.actions.into();
    }

    /// Gives the plan up.
    pub fn give_up(&mut self) {
        self.rest.clear();
    }

    /// Gives the plan up if the events revealed something.
    pub fn note(&mut self, events: &[G::Event]) {
        if events.iter().any(G::reveals) {
            self.give_up();
        }
    }

    /// Returns the seat's next action if it needs no search: the only legal one, or the next of its plan if that is legal.
    /// Otherwise `None`.
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

    /// Returns the remaining actions of the plan.
    pub fn rest(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.rest.iter().copied()
    }
}
