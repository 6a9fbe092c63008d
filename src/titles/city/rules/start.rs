//! A position from which a game begins instead of from its deal.

use super::card::{CARDS, Cards};
use super::set::Symbol;
use super::setup::{Setup, SetupError};
use super::state::{Decision, State};
use super::{deal, invariants};
use crate::titles::city::boards::{Kind, MAX_TICKETS, SYMBOLS, TicketId};
use std::sync::Arc;
use thiserror::Error;

/// A position that is known to be sound: whatever is legal in it and after it can be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start(Arc<State>);

/// Why a position cannot be the start of a game, in words for developers.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Unsound(pub String);

impl Start {
    /// A position, once it is checked. Only where a turn begins can a game begin.
    ///
    /// # Errors
    /// The first thing that could not be or that a game could stumble over later.
    pub fn new(state: State) -> Result<Start, Unsound> {
        check_shapes(&state)?;
        invariants::check(&state).map_err(Unsound)?;
        Ok(Start(Arc::new(state)))
    }

    /// The position.
    pub fn state(&self) -> &State {
        &self.0
    }

    /// The setup of the games that begin here. Its seed is where chance goes on from, and says
    /// nothing of the deal.
    pub fn setup(&self) -> Setup {
        Setup {
            rules: self.0.rules,
            edition: self.0.edition,
            board: self.0.board,
            players: self.0.players.count() as u8,
            seed: self.0.rng.state(),
            start: Some(self.clone()),
        }
    }

    /// The position of a setup that is this start's.
    ///
    /// # Errors
    /// The setup is another one's.
    pub(super) fn begin(&self, setup: &Setup) -> Result<State, SetupError> {
        if self.setup() == *setup { Ok(State::clone(&self.0)) } else { Err(SetupError::Start) }
    }
}

/// A table with the board and the players of a setup, on which nothing was dealt.
///
/// # Errors
/// The setup cannot be played.
pub fn table(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    Ok(deal::empty(setup))
}

/// Finds what follows from Routes, draws and the places of all other cards: pieces and points,
/// Tickets in hand, discards. What cannot be is left for [`Start::new`] to find.
pub fn complete(state: &mut State) {
    let data = state.data();
    for seat in state.players.seats() {
        let kept = state.draws.iter().filter(|draw| draw.seat == seat).flat_map(|draw| {
            let kept = |ticket: &TicketId| draw.returned != Some(*ticket);
            draw.tickets.iter().copied().filter(kept)
        });
        let tickets = kept.filter(|ticket| ticket.index() < MAX_TICKETS).collect();
        let player = &mut state.players[seat];
        player.tickets = tickets;
        player.points = 0;
        (player.trams, player.metros) = (data.pieces.trams, data.pieces.metros);
        for route in player.routes.iter().filter_map(|id| data.route(id)) {
            player.points += u16::from(route.points());
            let pieces = match route.kind {
                Kind::Metro => &mut player.metros,
                Kind::Tram | Kind::Ferry => &mut player.trams,
            };
            *pieces = pieces.saturating_sub(route.pieces());
        }
    }
    let deck: Cards = state.deck.iter().copied().collect();
    let shown = state.face_up().with(&deck);
    let all = state.players.iter().fold(shown, |all, player| all.with(&player.hand));
    state.discards = Cards::ALL.without(&all);
}

fn require(holds: bool, what: &str) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(Unsound(what.to_owned())) }
}

/// Checks that everything names what exists; without that nothing else can be looked at.
fn check_shapes(state: &State) -> Result<(), Unsound> {
    let data = state.data();
    require((2..=4).contains(&state.players.count()), "2 to 4 can play")?;
    require(state.seat.index() < state.players.count(), "nobody decides")?;
    require(state.first.index() < state.players.count(), "nobody plays first")?;
    require(state.decision == Decision::Turn && state.turn > 0, "no turn begins here")?;
    require(state.turns_left != Some(0), "no turn is left")?;
    let routes = state.claimed().0 >> data.routes.len() == 0;
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
    require(hands + state.deck.len() <= CARDS, "there are more cards than the game has")
}
