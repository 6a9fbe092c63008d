//! Validation of positions from outside, so that no game from there can fail.

use super::invariants;
use super::set::Symbol;
use super::start::Start;
use super::state::{Decision, State};
use crate::titles::city::boards::SYMBOLS;
use thiserror::Error;

/// Why a position cannot start a game, in words for developers.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Unsound(pub String);

impl Start {
    /// Returns a start after validating the position. A game can begin only at the beginning of a turn.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn new(state: State) -> Result<Start, Unsound> {
        check_shapes(&state)?;
        invariants::check(&state).map_err(Unsound)?;
        Ok(Start::of_sound(state))
    }
}

fn require(holds: bool, what: &str) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(Unsound(what.to_owned())) }
}

/// Checks that every id is in range; the other checks rely on it.
fn check_shapes(state: &State) -> Result<(), Unsound> {
    let data = state.data();
    let can_play = (2..=data.most_players()).contains(&state.players.count());
    require(can_play, "so many cannot play")?;
    require(state.seat.index() < state.players.count(), "nobody decides")?;
    require(state.first.index() < state.players.count(), "nobody plays first")?;
    require(state.decision == Decision::Turn && state.turn > 0, "no turn begins here")?;
    require(state.turns_left != Some(0), "no turn is left")?;
    let routes = state.claimed().without(data.route_set()).is_empty();
    let held = state.players.iter().flat_map(|player| player.tickets.iter());
    let drawn = state.draws.iter().flat_map(|draw| draw.tickets.iter().copied());
    let mut tickets = held.chain(drawn).chain(state.tickets.iter().copied());
    let tickets = tickets.all(|ticket| ticket.index() < data.tickets.len());
    require(routes && tickets, "there is no such Route or Ticket")?;
    let mut seats = state.draws.iter().map(|draw| draw.seat.index());
    require(seats.all(|seat| seat < state.players.count()), "nobody drew those Tickets")?;
    let seen = |at: usize| state.stacks.get(at).is_none_or(|stack| stack.height == 0);
    require((data.locations.len()..state.stacks.len()).all(seen), "there is no such Location")?;
    let known = |symbol: Symbol| usize::from(symbol.0) < SYMBOLS;
    let stacks = state.stacks.iter().all(|stack| known(stack.symbol));
    let tokens = state.players.iter().flat_map(|player| player.tokens.iter()).all(known);
    require(stacks && tokens, "there is no such symbol")?;
    let idle = state.players.iter().all(|player| player.offer.is_empty());
    require(idle, "somebody still chooses Tickets")?;
    let hands = state.players.iter().map(|player| usize::from(player.hand.count())).sum::<usize>();
    require(
        hands + state.deck.len() <= data.rules.deck.cards().count().into(),
        "there are more cards than the game has",
    )
}
