//! The trait that every game implements.

use super::{Rng, Seat};
use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

/// A refusal that names its rule.
pub trait Rule {
    /// Returns the id of the rule, such as `RAIL-7`.
    fn rule(&self) -> &'static str;
}

/// The place of a position within a whole action. Undo, past, hints, analysis and autoplay use it instead of a game's own
/// actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Boundary {
    /// A whole action begins here.
    Root,
    /// An action was begun and can be left.
    Within,
    /// The action is decided and only has to be paid.
    Paying,
    /// The game has ended.
    Over,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The final score of each seat.
    pub scores: super::BySeat<i32>,
    /// The seats that share the first place, in seat order; never empty.
    pub winners: Vec<Seat>,
}

/// A board game: setup, state, actions and rules.
///
/// Everything is deterministic: all chance comes from the setup's seed. Nothing panics for any arguments, as long as states come
/// from [`Game::new`] and [`Game::apply`].
pub trait Game {
    /// Everything chosen before the first action, including the seed.
    type Setup: Clone + Eq + Debug;
    /// A whole position, including hidden things.
    type State: Clone + Eq + Hash + Debug;
    /// One small decision.
    type Action: Copy + Eq + Ord + Hash + Debug;
    /// Something that happened, for the log.
    type Event: Clone + Eq + Debug;
    /// One seat's knowledge of a state.
    type Observation: Clone + Eq + Debug;
    /// Why a setup cannot be played.
    type SetupError: Error + Clone + Eq + Rule;
    /// Why an action is not legal.
    type Refusal: Error + Clone + Eq + Rule;

    /// The game's name in links, files and arguments.
    const KEY: &'static str;
    /// Incremented whenever a record could replay to another state than before.
    const RULES_VERSION: u16;
    /// The oldest rules version that can still be played.
    const OLDEST_RULES_VERSION: u16 = 0;

    /// Returns the rules version by which games of a setup are always played: [`Game::RULES_VERSION`] for a new setup, an older
    /// one for a setup of an older link.
    fn rules_version(setup: &Self::Setup) -> u16;

    /// Returns the number of seats, 1 to [`super::MAX_SEATS`].
    fn players(setup: &Self::Setup) -> usize;

    /// Returns the start of a setup's chance: its seed or, if the game begins at a position, the state of its generator.
    fn seed(setup: &Self::Setup) -> u64;

    /// Returns the position before the first decision.
    ///
    /// # Errors
    /// The setup breaks a rule.
    fn new(setup: &Self::Setup) -> Result<Self::State, Self::SetupError>;

    /// Returns the seat to act; `None` at the end.
    fn to_act(state: &Self::State) -> Option<Seat>;

    /// Returns the place of a position within a whole action.
    fn boundary(state: &Self::State) -> Boundary;

    /// Replaces `into` by all legal actions, in ascending order without duplicates; empty only at the end of the game.
    fn legal_actions(state: &Self::State, into: &mut Vec<Self::Action>);

    /// Returns the legal actions in a new vector.
    fn legal(state: &Self::State) -> Vec<Self::Action> {
        let mut legal = Vec::new();
        Self::legal_actions(state, &mut legal);
        legal
    }

    /// Checks that an action is legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(state: &Self::State, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Applies an action that is known to be legal; adds what happened to `events`.
    fn apply_unchecked(
        state: &mut Self::State,
        action: Self::Action,
        events: &mut Vec<Self::Event>,
    );

    /// Applies an action; adds what happened to `events`.
    ///
    /// # Errors
    /// The action is not legal; the state is then unchanged.
    fn apply(
        state: &mut Self::State,
        action: Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        Self::check(state, action)?;
        Self::apply_unchecked(state, action, events);
        Ok(())
    }

    /// Returns whether an event revealed something that undo cannot hide again: a card turned over, a draw, a look into a pile.
    fn reveals(event: &Self::Event) -> bool;

    /// Returns the final scores; `None` before the end.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Returns a seat's knowledge of a state.
    fn observe(state: &Self::State, seat: Seat) -> Self::Observation;

    /// Returns a state consistent with the observation, its hidden part drawn at random.
    fn determinize(observation: &Self::Observation, rng: &mut Rng) -> Self::State;

    /// Returns the position with everything unknown to the viewer (a seat, or a spectator) and all future chance drawn at random.
    /// It can be played on from the start of a whole action; within one, the redrawn things of another seat may not suffice to
    /// finish its action.
    fn redacted(state: &Self::State, viewer: Option<Seat>, rng: &mut Rng) -> Self::State;

    /// Writes an action as short text.
    fn notation(state: &Self::State, action: Self::Action) -> String;

    /// Parses an action, legal or not; `None` if the text is not one.
    fn parse(state: &Self::State, text: &str) -> Option<Self::Action>;

    /// Checks the invariants of a position.
    ///
    /// # Errors
    /// The first broken invariant, in words for developers.
    fn check_invariants(state: &Self::State) -> Result<(), String>;
}
