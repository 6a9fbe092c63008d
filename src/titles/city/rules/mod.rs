//! The rules of San Francisco and Berlin, CSET to CEND.

#![warn(missing_docs)]

pub mod action;
pub mod card;
pub mod claim;
pub(crate) mod completion;
pub(crate) mod deal;
mod draw;
pub mod event;
mod invariants;
mod legal;
pub(crate) mod notation;
mod observe;
pub mod plan;
pub mod refusal;
pub mod scoring;
pub mod set;
pub mod setup;
pub mod start;
pub mod state;
mod ticket;
mod ticket_guess;
mod ticket_history;
pub(crate) mod tunnel;
pub(crate) mod turn;
pub(crate) mod validate;

pub use observe::{Observation, redealt, shown_to};

use crate::engine::game::{Boundary, Game, Outcome, Rng, Seat};
use action::Action;
use event::Event;
use refusal::Refusal;
use setup::{Setup, SetupError};
use state::{Decision, State};

/// The newest version of the rules.
pub const RULES_VERSION: u16 = 1;

/// The game of San Francisco and Berlin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct City;

impl Game for City {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Observation = Observation;
    type SetupError = SetupError;
    type Refusal = Refusal;

    const KEY: &'static str = "city";
    const RULES_VERSION: u16 = RULES_VERSION;

    fn rules_version(setup: &Setup) -> u16 {
        setup.rules
    }

    fn players(setup: &Setup) -> usize {
        usize::from(setup.players)
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
        (!state.is_over()).then_some(state.seat)
    }

    fn boundary(state: &State) -> Boundary {
        match state.decision {
            Decision::Over => Boundary::Over,
            Decision::Payment(_) | Decision::Tunnel(_) => Boundary::Paying,
            Decision::Turn | Decision::Place => Boundary::Root,
            Decision::Keep if state.turn == 0 => Boundary::Root,
            _ => Boundary::Within,
        }
    }

    fn legal_actions(state: &State, into: &mut Vec<Action>) {
        legal::actions(state, into);
    }

    fn check(state: &State, action: Action) -> Result<(), Refusal> {
        legal::check(state, action)
    }

    fn apply_unchecked(state: &mut State, action: Action, events: &mut Vec<Event>) {
        legal::apply(state, action, events);
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
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
        redealt(state, viewer, rng)
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
