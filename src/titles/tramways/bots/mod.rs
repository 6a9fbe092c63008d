//! Evaluation of positions by bots, in hundredths of a point.
//!
//! A position is worth its score and, before the last round, the weighted sum of about forty features that the seat has at the
//! end of the round ([`features`], [`rides`]); in the middle of a round the further use of the hand is added ([`cards`]). The
//! [`weights`] were fitted by ridge regression: bots with randomly changed weights played 1,100 solo games, and the features at
//! the end of each round were compared with the points still to come. Levels ([`level`]) differ only in effort: Easy looks one
//! action ahead and overlooks most plans, Medium looks at the whole round but overlooks many, Hard overlooks nothing.

mod cards;
mod features;
mod fingerprint;
mod gather;
mod level;
mod narrow;
mod reference;
mod rides;
mod rollout;
mod weights;

pub use features::{FEATURES, Feature, Features};
pub use reference::REFERENCE;
pub use weights::Weights;

use crate::engine::bots::{Fingerprint, NodeKind, PlanEvaluator};
use crate::engine::game::{Rng, Seat};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::scoring::score;
use crate::titles::tramways::rules::state::{
    Decision, Half, LAST_ROUND, Payment, PaymentPurpose, State,
};
use std::cmp::Ordering;

pub(crate) const POINT: i64 = 100;
/// A dollar at the end of the game.
const LAST_DOLLAR: i64 = 10;
/// The actions of a round (ACT-1, ACT-2).
const ROUND_ACTIONS: i64 = 3;
/// The worth of acting before one more player.
const BEFORE: i64 = 20;
/// The worth of not acting last.
const LAST: i64 = 150;
/// The weight of a rival's point, in hundredths of an own one.
const RIVALRY: i64 = 60;

/// Evaluates positions by weighted features.
#[derive(Clone, Debug)]
pub struct Critic {
    weights: Weights,
}

impl Critic {
    /// Creates a critic with these weights.
    pub fn new(weights: Weights) -> Self {
        Critic { weights }
    }

    /// The worth of a seat's position if the round ended now.
    fn own(&self, state: &State, seat: Seat) -> i64 {
        let player = &state.players[seat];
        let score = score(state, seat);
        let solid = POINT * i64::from(score.total() - score.money_points);
        if state.round >= LAST_ROUND {
            return solid + LAST_DOLLAR * i64::from(player.money) - gather::excess(state, seat);
        }
        solid + self.weights.sum(state.round, &Features::of(state, seat))
    }
}

/// The worth of a place in this round's order: to act while Passengers and cards are still there, above all not last.
fn turn_order(state: &State, seat: Seat) -> i64 {
    let behind = state.order.iter().skip_while(|&&other| other != seat).skip(1).count() as i64;
    BEFORE * behind + LAST * behind.min(1)
}

/// The actions that a seat has left in this round, including the current one.
fn actions_left(state: &State, seat: Seat) -> i64 {
    match state.decision {
        Decision::Administration | Decision::AddPassenger | Decision::Over => 0,
        Decision::Bid | Decision::Market | Decision::Line | Decision::Void | Decision::Fill => {
            ROUND_ACTIONS
        }
        Decision::Money(Payment {
            purpose: PaymentPurpose::Bid | PaymentPurpose::Reveal, ..
        }) => ROUND_ACTIONS,
        _ if state.round == 0 => ROUND_ACTIONS,
        _ => ROUND_ACTIONS - actions_used(state, seat),
    }
}

/// The actions that a seat has done in the Actions phase.
fn actions_used(state: &State, seat: Seat) -> i64 {
    let place = |seat: Seat| state.order.iter().position(|&other| other == seat);
    let here = i64::from(state.turn.actions + u8::from(state.turn.took_money));
    let (first, second) = match place(seat).cmp(&place(state.seat)) {
        Ordering::Less => (1, 2),
        Ordering::Equal => (here, here),
        Ordering::Greater => (0, 0),
    };
    if state.turn.half == Half::First { first } else { 1 + second }
}

impl PlanEvaluator<Tramways> for Critic {
    fn worth(&self, state: &State, seat: Seat) -> i64 {
        let left = actions_left(state, seat);
        let hand = cards::hand(state, seat, left);
        let rivals = state.players.seats().filter(|&other| other != seat);
        let rival = |other| POINT * i64::from(score(state, other).total());
        let count = state.player_count() as i64 - 1;
        let against = rivals.map(rival).sum::<i64>() * RIVALRY / (100 * count.max(1));
        self.own(state, seat) + hand + turn_order(state, seat) - against
    }

    fn stage(&self, state: &State, seat: Seat) -> NodeKind {
        match state.decision {
            Decision::Over => NodeKind::End,
            _ if state.seat != seat => NodeKind::Rollout,
            Decision::Task => NodeKind::Plan,
            Decision::Administration => NodeKind::Step,
            Decision::Fill => NodeKind::Gather,
            Decision::Draft
            | Decision::Keep
            | Decision::Bid
            | Decision::Market
            | Decision::Line => NodeKind::Choice,
            Decision::Book => NodeKind::Choice,
            _ => NodeKind::Within,
        }
    }

    fn narrow(&self, state: &State, legal: &mut Vec<Action>) {
        narrow::narrow(state, legal);
    }

    fn rollout_move(&self, state: &State, legal: &[Action], rng: &mut Rng) -> Action {
        rollout::rollout_move(state, legal, rng)
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut Rng) -> State {
        gather::imagine(state, seat, rng)
    }

    fn gather(&self, state: &State, seat: Seat, imagined: &State) -> Vec<Action> {
        gather::gather(state, seat, imagined)
    }

    fn cost(&self, state: &State) -> usize {
        state.player_count()
    }

    fn fingerprint(&self, state: &State, seat: Seat) -> Fingerprint {
        fingerprint::fingerprint(state, seat)
    }
}
