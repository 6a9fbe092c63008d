//! Tramways: 1 to 5 players build Links, win auctions and move Passengers.

#![warn(missing_docs)]

pub mod action;
mod actions_phase;
mod administration;
pub(crate) mod analysis_origin;
pub(crate) mod auction;
mod building;
pub mod building_type;
pub mod card;
pub mod completion;
pub(crate) mod deal;
mod development;
pub mod diagnostics;
pub mod event;
pub mod icon;
pub(crate) mod invariants;
mod layout;
mod legal;
pub mod link;
pub mod map;
pub(crate) mod map_digest;
pub(crate) mod notation;
mod observe;
mod passenger;
mod payment;
mod purse;
pub(crate) mod rails;
pub mod refusal;
mod round;
pub mod scoring;
pub mod setup;
pub mod setup_error;
mod solo_auction;
pub mod start;
pub mod state;
mod stress;
pub(crate) mod track_build;
mod track_commit;
pub(crate) mod validate;
pub mod variants;
pub(crate) mod why_not;

pub use administration::discard_price;
pub use observe::{Observation, redealt, shown_to};
pub use passenger::happiness_price;

use crate::engine::game::{Boundary, Game, Outcome, Rng, Seat};
use action::Action;
use event::Event;
use refusal::Refusal;
use setup::Setup;
use setup_error::SetupError;
use state::{Decision, State};

/// The game of Tramways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tramways;

impl Game for Tramways {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Observation = Observation;
    type SetupError = SetupError;
    type Refusal = Refusal;

    const KEY: &'static str = "tramways";
    const RULES_VERSION: u16 = 2;
    const OLDEST_RULES_VERSION: u16 = 2;

    fn rules_version(setup: &Setup) -> u16 {
        setup.rules
    }

    fn players(setup: &Setup) -> usize {
        setup.players()
    }

    fn seed(setup: &Setup) -> u64 {
        setup.seed
    }

    fn new(setup: &Setup) -> Result<State, SetupError> {
        match &setup.start {
            Some(start) => start.begin(setup),
            None => deal::deal(setup),
        }
    }

    fn to_act(state: &State) -> Option<Seat> {
        (state.decision != Decision::Over).then_some(state.seat)
    }

    fn legal_actions(state: &State, into: &mut Vec<Action>) {
        legal::actions(state, into);
    }

    fn boundary(state: &State) -> Boundary {
        match state.decision {
            Decision::Over => Boundary::Over,
            decision if decision.is_payment() => Boundary::Paying,
            decision if decision.is_root() => Boundary::Root,
            _ => Boundary::Within,
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Refusal> {
        legal::check(state, action)
    }

    fn apply_unchecked(state: &mut State, action: Action, events: &mut Vec<Event>) {
        legal::apply(state, action, events);
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Revealed { .. }
                | Event::Looked { .. }
                | Event::Drew { .. }
                | Event::Shuffled { .. }
        )
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(state)
    }

    fn observe(state: &State, seat: Seat) -> Observation {
        observe::observe(state, seat)
    }

    fn determinize(observation: &Observation, rng: &mut Rng) -> State {
        observe::determinize(observation, rng)
    }

    fn redacted(state: &State, viewer: Option<Seat>, rng: &mut Rng) -> State {
        let mut shown = redealt(state, viewer, rng);
        shown.rng = Rng::new(rng.next_u64() >> 32);
        shown
    }

    fn notation(state: &State, action: Action) -> String {
        notation::write(state, action)
    }

    fn parse(state: &State, text: &str) -> Option<Action> {
        notation::read(state, text)
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::check(state)
    }
}
