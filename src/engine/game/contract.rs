//! The trait that every game implements.

use super::{Rng, Seat};
use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

/// A refusal that can name the rule it stands on.
pub trait Rule {
    /// The id of the rule, such as `RAIL-7`.
    fn rule(&self) -> &'static str;
}

/// Where a position stands among the decisions of one whole action. Undo, past, hints, analysis
/// and autoplay of a table that the shell draws ask this instead of looking into a game's decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Boundary {
    /// A decision of its own begins here.
    Root,
    /// An action was begun and can be left.
    Within,
    /// What was decided only has to be paid.
    Paying,
    /// The game has ended.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The final score of each seat.
    pub scores: super::BySeat<i32>,
    /// The seats that share the first place, in seat order; never empty.
    pub winners: Vec<Seat>,
}

/// A board game: setup, state, actions and the rules that join them.
///
/// Everything is deterministic: the only chance is in the setup's seed. Nothing panics, whatever
/// the arguments, as long as states come from [`Game::new`] and [`Game::apply`].
pub trait Game {
    /// Everything that is chosen before the first action, the seed included.
    type Setup: Clone + Eq + Debug;
    /// A whole position, hidden things included.
    type State: Clone + Eq + Hash + Debug;
    /// One small decision.
    type Action: Copy + Eq + Ord + Hash + Debug;
    /// Something that happened and is worth telling.
    type Event: Clone + Eq + Debug;
    /// What one seat may know of a state.
    type Observation: Clone + Eq + Debug;
    /// Why a setup cannot be played.
    type SetupError: Error + Clone + Eq + Rule;
    /// Why an action is not legal.
    type Refusal: Error + Clone + Eq + Rule;

    /// The game's name in links, files and arguments.
    const KEY: &'static str;
    /// Raised whenever a record could replay to another state than before.
    const RULES_VERSION: u16;
    /// The oldest rules version that can still be played.
    const OLDEST_RULES_VERSION: u16 = 0;

    /// The rules version that games of a setup are played by, for ever: [`Game::RULES_VERSION`] for
    /// a new setup, an older one for a setup of an older link.
    fn rules_version(setup: &Self::Setup) -> u16;

    /// How many seats a setup has, 1 to [`super::MAX_SEATS`].
    fn players(setup: &Self::Setup) -> usize;

    /// Where chance begins in a setup: its seed, or, where a game begins at a position, the state of its
    /// generator.
    fn seed(setup: &Self::Setup) -> u64;

    /// The position before the first decision.
    ///
    /// # Errors
    /// The setup breaks a rule.
    fn new(setup: &Self::Setup) -> Result<Self::State, Self::SetupError>;

    /// The seat whose decision it is; nobody's at the end.
    fn to_act(state: &Self::State) -> Option<Seat>;

    /// Where a position stands among the decisions of one whole action.
    fn boundary(state: &Self::State) -> Boundary;

    /// Replaces `into` with all legal actions, in ascending order and without duplicates; empty
    /// only at the end of the game.
    fn legal_actions(state: &Self::State, into: &mut Vec<Self::Action>);

    /// The legal actions, where no vector is kept for them.
    fn legal(state: &Self::State) -> Vec<Self::Action> {
        let mut legal = Vec::new();
        Self::legal_actions(state, &mut legal);
        legal
    }

    /// Says why an action is not legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(state: &Self::State, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out an action that is known to be legal; adds what happened to `events`.
    fn apply_unchecked(
        state: &mut Self::State,
        action: Self::Action,
        events: &mut Vec<Self::Event>,
    );

    /// Carries out an action; adds what happened to `events`.
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

    /// Whether an event showed somebody something that taking the action back would not hide
    /// again: a card turned over, a draw, a look into a pile.
    fn reveals(event: &Self::Event) -> bool;

    /// The final scores; nothing before the end.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What a seat may know.
    fn observe(state: &Self::State, seat: Seat) -> Self::Observation;

    /// A state that agrees with the observation, its hidden part drawn at random.
    fn determinize(observation: &Self::Observation, rng: &mut Rng) -> Self::State;

    /// The position as a viewer may know it, or somebody who has no seat: what is hidden, and the
    /// chance to come, is drawn at random. Where a whole action begins it can be played on; within
    /// one, what was drawn for another seat need not suffice to carry its action through.
    fn redacted(state: &Self::State, viewer: Option<Seat>, rng: &mut Rng) -> Self::State;

    /// An action as short text.
    fn notation(state: &Self::State, action: Self::Action) -> String;

    /// The action that a short text stands for, legal or not; nothing where it stands for none.
    fn parse(state: &Self::State, text: &str) -> Option<Self::Action>;

    /// Checks what must hold in every position.
    ///
    /// # Errors
    /// The first broken invariant, in words for developers.
    fn check_invariants(state: &Self::State) -> Result<(), String>;
}
