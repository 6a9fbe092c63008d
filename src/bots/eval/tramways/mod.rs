//! How a bot judges Tramways, in hundredths of a point.

mod cards;
mod features;
mod gather;
mod narrow;
mod print;
mod reflex;
mod rides;
mod weights;

pub use features::{FEATURES, Feature, Features};
pub use weights::Weights;

use crate::bots::{Judge, Print, Stage};
use crate::game::{Rng, Seat};
use crate::games::tramways::Tramways;
use crate::games::tramways::action::Action;
use crate::games::tramways::scoring::score;
use crate::games::tramways::state::{Ask, Half, LAST_ROUND, State};

/// One point.
pub(crate) const POINT: i64 = 100;
/// A dollar at the end of the game.
const LAST_DOLLAR: i64 = 10;

/// Judges by the weights of what a position offers.
#[derive(Clone, Debug)]
pub struct Critic {
    /// What each feature is worth.
    pub weights: Weights,
}

impl Critic {
    /// A critic with these weights.
    pub fn new(weights: Weights) -> Self {
        Critic { weights }
    }

    /// What a seat has and can hope for, were the round to end now.
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

/// Whether the seat is at the end of its round.
fn is_tidying(state: &State) -> bool {
    matches!(state.ask, Ask::Administration | Ask::AddPassenger)
}

/// The actions that a seat may still do this round, the one under way included.
fn actions_left(state: &State, seat: Seat) -> i64 {
    if is_tidying(state) || state.ask == Ask::Over {
        return 0;
    }
    let used = i64::from(state.turn.actions + u8::from(state.turn.took_money));
    let in_turn =
        matches!(state.ask, Ask::Bid | Ask::Market | Ask::Line | Ask::Money(_) | Ask::Void);
    let begun = state.turn.half == Half::Second || state.turn.actions > 0;
    let place = |seat: Seat| state.order.iter().position(|&other| other == seat).unwrap_or(0);
    let has_played = place(seat) < place(state.seat);
    match (state.turn.half, seat == state.seat) {
        _ if in_turn && !begun => 3,
        (Half::First, true) => 3 - used,
        (Half::Second, true) => 2 - used,
        (Half::First, false) => {
            if has_played {
                2
            } else {
                3
            }
        }
        (Half::Second, false) => {
            if has_played {
                0
            } else {
                2
            }
        }
    }
}

impl Judge<Tramways> for Critic {
    fn worth(&self, state: &State, seat: Seat) -> i64 {
        let left = actions_left(state, seat);
        let hand = cards::hand(state, seat, left);
        let rivals = state.players.seats().filter(|&other| other != seat);
        let rival = |other| POINT * i64::from(score(state, other).total());
        let count = state.player_count() as i64 - 1;
        let against: i64 = rivals.map(rival).sum::<i64>() * 6 / (10 * count.max(1));
        self.own(state, seat) + hand - against
    }

    fn stage(&self, state: &State, seat: Seat) -> Stage {
        match state.ask {
            Ask::Over => Stage::End,
            _ if state.seat != seat => Stage::Reflex,
            Ask::Task => Stage::Plan,
            Ask::Administration => Stage::Step,
            Ask::Fill => Stage::Gather,
            Ask::Draft | Ask::Keep | Ask::Bid | Ask::Market | Ask::Line => Stage::Choice,
            Ask::Book => Stage::Choice,
            _ => Stage::Within,
        }
    }

    fn narrow(&self, state: &State, legal: &mut Vec<Action>) {
        narrow::narrow(state, legal);
    }

    fn reflex(&self, state: &State, legal: &[Action], rng: &mut Rng) -> Action {
        reflex::reflex(state, legal, rng)
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut Rng) -> State {
        gather::imagine(state, seat, rng)
    }

    fn gather(&self, state: &State, seat: Seat, imagined: &State) -> Vec<Action> {
        gather::gather(state, seat, imagined)
    }

    fn print(&self, state: &State, seat: Seat) -> Print {
        print::print(state, seat)
    }
}
