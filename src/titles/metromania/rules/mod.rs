//! Metromania: 2 to 4 players each dig two lines, build stations and place Destinations; then test trips are made.
//!
//! The modules are listed in reading order.

#![warn(missing_docs)]

pub mod action;
pub(crate) mod deal;
pub mod destination;
pub mod dig;
pub mod event;
mod invariants;
mod legal;
pub(crate) mod notation;
mod observe;
pub mod reading;
pub mod refusal;
pub mod scoring;
pub mod setup;
pub mod start;
pub mod state;
pub mod station;
pub mod trip;
pub mod turn;
pub(crate) mod validate;
pub mod variants;

pub use observe::Observation;

use crate::engine::game::{Boundary, Game, Outcome, Rng, Seat};
use action::Action;
use event::Event;
use refusal::Refusal;
use setup::{Setup, SetupError};
use state::{Decision, State};

/// The game of Metromania.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metromania;

impl Game for Metromania {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Observation = Observation;
    type SetupError = SetupError;
    type Refusal = Refusal;

    const KEY: &'static str = "metromania";
    const RULES_VERSION: u16 = 2;
    const OLDEST_RULES_VERSION: u16 = 2;

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
        (state.decision != Decision::Over).then_some(state.seat)
    }

    fn boundary(state: &State) -> Boundary {
        match state.decision {
            Decision::Over => Boundary::Over,
            Decision::Double => Boundary::Root,
            Decision::Turn if state.turn.dug == 0 => Boundary::Root,
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
        matches!(
            event,
            Event::Dealt | Event::Placed { secret: true, .. } | Event::Ended { secret: true }
        )
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(state)
    }

    fn observe(state: &State, seat: Seat) -> Observation {
        observe::observe(state, Some(seat))
    }

    fn determinize(observation: &Observation, rng: &mut Rng) -> State {
        observe::determinize(observation, rng)
    }

    fn redacted(state: &State, viewer: Option<Seat>, rng: &mut Rng) -> State {
        observe::determinize(&observe::observe(state, viewer), rng)
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
