//! Positions of files (tests/engine/city/positions/README.md): a turn begins in them.

use crate::engine::game::{Rng, Seat};
use crate::titles::city::boards::{
    Board, BoardData, Kind, LocationId, MAX_LOCATIONS, SYMBOLS, TicketId,
};
use crate::titles::city::rules::card::{Card, Cards, DISPLAY};
use crate::titles::city::rules::notation::{route_named, ticket_named};
use crate::titles::city::rules::set::{Symbol, SymbolSet, TicketSet};
use crate::titles::city::rules::setup::Setup;
use crate::titles::city::rules::start::Start;
use crate::titles::city::rules::state::{Decision, Stack, State, TicketDraw};
use crate::titles::city::rules::{completion, deal};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Display;
use thiserror::Error;

/// A position as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The players, 2 to 4.
    pub players: Vec<Holding>,
    /// Whose turn begins.
    #[serde(default)]
    pub seat: u8,
    /// In the last turns: how many are left, this one included.
    pub turns_left: Option<u8>,
    /// The face-up cards; from the top of the deck if nothing is said.
    pub display: Option<Vec<String>>,
    /// The upper cards of the deck, the top last; what is said nowhere lies below them.
    #[serde(default)]
    pub deck: Vec<String>,
    #[serde(default)]
    pub discards: BTreeMap<String, u8>,
    /// The upper Tickets of their deck, the top last; all others that nobody has lie below them.
    #[serde(default)]
    pub ticket_deck: Vec<String>,
    /// Where chance goes on from.
    #[serde(default)]
    pub seed: u64,
    /// The stacks of Tourist tokens by Location: symbol and height. If nothing is said they stand
    /// where the board says, the left-over ones on the first free Locations.
    pub stacks: Option<BTreeMap<String, (u8, u8)>>,
}

/// What a player has.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Holding {
    /// Transportation cards by kind.
    pub hand: BTreeMap<String, u8>,
    /// Routes, as they are named in actions.
    pub routes: Vec<String>,
    /// Tickets, as they are named in actions.
    pub tickets: Vec<String>,
    /// The symbols of Tourist tokens, 0 to 6.
    pub tokens: Vec<u8>,
}

/// What is impossible in a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}: {what}")]
pub struct PositionError {
    /// The field, such as `players[1].hand`.
    pub at: String,
    /// What is wrong with it.
    pub what: String,
}

fn wrong<T>(at: impl Into<String>, what: impl Display) -> Result<T, PositionError> {
    Err(PositionError { at: at.into(), what: what.to_string() })
}

impl Position {
    /// Reads the JSON of a position.
    ///
    /// # Errors
    /// It is no position.
    pub fn from_value(position: Value) -> Result<Position, PositionError> {
        serde_json::from_value(position).or_else(|error| wrong("position", error))
    }

    /// The state of the position on a board.
    ///
    /// # Errors
    /// The first thing that is impossible.
    pub fn open(&self, board: Board) -> Result<State, PositionError> {
        let count = self.players.len();
        let setup = Setup::standard(board, count.min(9) as u8, self.seed);
        let mut state = deal::table(&setup).or_else(|error| wrong("players", error))?;
        if usize::from(self.seat) >= count {
            return wrong("seat", format!("there is no seat {}", self.seat));
        }
        state.decision = Decision::Turn;
        (state.seat, state.turn) = (Seat(self.seat), count as u16 + 1);
        state.turns_left = self.turns_left;
        state.rng = Rng::new(self.seed);
        self.put_players(&mut state)?;
        self.put_cards(&mut state)?;
        self.put_tickets(&mut state)?;
        self.put_stacks(&mut state)?;
        completion::complete(&mut state);
        let start = Start::new(state).or_else(|error| wrong("position", error))?;
        Ok(start.state().clone())
    }

    fn put_players(&self, state: &mut State) -> Result<(), PositionError> {
        let data = state.data();
        for (seat, holding) in (0..).map(Seat).zip(&self.players) {
            let at = |field: &str| format!("players[{}].{field}", seat.0);
            state.players[seat].hand = counts(&at("hand"), &holding.hand)?;
            for (index, name) in holding.routes.iter().enumerate() {
                let at = at(&format!("routes[{index}]"));
                let Some(id) = route_named(data, name) else {
                    return wrong(at, format!("the board has no Route {name:?}"));
                };
                if let Some(owner) = state.owner(id) {
                    return wrong(at, format!("player {} has {name} already", owner.0));
                }
                let twin = data.routes[id.index()].twin;
                let owner = twin.and_then(|twin| state.owner(twin));
                if owner.is_some_and(|owner| owner == seat || self.players.len() == 2) {
                    return wrong(at, format!("{name} is closed by its other lane"));
                }
                state.players[seat].routes.insert(id);
            }
            check_pieces(data, &at("routes"), state, seat)?;
            for &symbol in &holding.tokens {
                if usize::from(symbol) >= SYMBOLS {
                    return wrong(at("tokens"), format!("there is no symbol {symbol}"));
                }
                if state.players[seat].tokens.has(Symbol(symbol)) {
                    return wrong(at("tokens"), format!("symbol {symbol} is there twice"));
                }
                state.players[seat].tokens.insert(Symbol(symbol));
            }
        }
        Ok(())
    }

    fn put_cards(&self, state: &mut State) -> Result<(), PositionError> {
        let discards = counts("discards", &self.discards)?;
        let mut used = discards;
        for seat in state.players.seats() {
            used = used.with(&state.players[seat].hand);
            spare(&format!("players[{}].hand", seat.0), &used)?;
        }
        let shown = cards("display", self.display.as_deref().unwrap_or_default())?;
        if shown.len() > DISPLAY {
            return wrong("display", format!("{} cards, at most {DISPLAY}", shown.len()));
        }
        used = used.with(&shown.iter().copied().collect());
        spare("display", &used)?;
        let top = cards("deck", &self.deck)?;
        used = used.with(&top.iter().copied().collect());
        spare("deck", &used)?;
        state.deck = Cards::ALL.without(&used).iter().chain(top).collect();
        for (at, slot) in state.display.iter_mut().enumerate() {
            *slot = match &self.display {
                Some(_) => shown.get(at).copied(),
                None => state.deck.pop(),
            };
        }
        Ok(())
    }

    fn put_tickets(&self, state: &mut State) -> Result<(), PositionError> {
        let data = state.data();
        let mut used = TicketSet::EMPTY;
        let mut named = |at: String, name: &str| {
            let Some(id) = ticket_named(data, name) else {
                return wrong(at, format!("the board has no Ticket {name:?}"));
            };
            if used.has(id) {
                return wrong(at, format!("the Ticket {name} is in two places"));
            }
            used.insert(id);
            Ok(id)
        };
        for (seat, holding) in (0..).map(Seat).zip(&self.players) {
            let mut kept: Vec<TicketId> = Vec::new();
            for (index, name) in holding.tickets.iter().enumerate() {
                kept.push(named(format!("players[{}].tickets[{index}]", seat.0), name)?);
            }
            for pair in kept.chunks(2) {
                let tickets = pair.iter().copied().collect();
                state.draws.push(TicketDraw { seat, tickets, returned: None });
            }
        }
        let mut top: Vec<TicketId> = Vec::new();
        for (index, name) in self.ticket_deck.iter().enumerate() {
            top.push(named(format!("ticket_deck[{index}]"), name)?);
        }
        state.tickets = data.all_tickets().filter(|&id| !used.has(id)).chain(top).collect();
        Ok(())
    }

    fn put_stacks(&self, state: &mut State) -> Result<(), PositionError> {
        let data = state.data();
        let Some(stacks) = &self.stacks else {
            stand_stacks(state);
            return Ok(());
        };
        state.stacks = [Stack::NONE; MAX_LOCATIONS];
        for (name, &(symbol, height)) in stacks {
            let at = format!("stacks.{name}");
            let Some(location) = data.location_named(name) else {
                return wrong(at, "the board has no such Location");
            };
            if usize::from(symbol) >= SYMBOLS || data.stacks.is_empty() {
                return wrong(at, format!("there is no symbol {symbol}"));
            }
            if !(1..=3).contains(&height) {
                return wrong(at, format!("{height} tokens: a stack has 1 to 3"));
            }
            state.stacks[location.index()] = Stack { symbol: Symbol(symbol), height };
        }
        Ok(())
    }
}

/// The stacks as they stand after the set-up, less the tokens that the players have.
fn stand_stacks(state: &mut State) {
    let data = state.data();
    let fixed = data.stacks.len();
    if fixed == 0 {
        return;
    }
    let free: Vec<LocationId> =
        data.all_locations().filter(|&location| state.stack(location).is_none()).collect();
    let left_over = (state.players.count() - 1) as u8;
    for (symbol, location) in (fixed..SYMBOLS).zip(free) {
        let symbol = Symbol(symbol as u8);
        state.stacks[location.index()] = Stack { symbol, height: left_over };
    }
    let all: Vec<SymbolSet> = state.players.iter().map(|player| player.tokens).collect();
    for stack in &mut state.stacks {
        let taken = all.iter().filter(|own| own.has(stack.symbol)).count() as u8;
        stack.height = stack.height.saturating_sub(taken);
        if stack.height == 0 {
            *stack = Stack::NONE;
        }
    }
}

fn check_pieces(
    data: &BoardData,
    at: &str,
    state: &State,
    seat: Seat,
) -> Result<(), PositionError> {
    let (mut trams, mut metros) = (0, 0);
    for route in state.players[seat].routes.iter().map(|id| &data.routes[id.index()]) {
        match route.kind {
            Kind::Metro => metros += route.pieces(),
            _ => trams += route.pieces(),
        }
    }
    if trams > data.rules.pieces.trams {
        return wrong(at, format!("{trams} trams, a player has {}", data.rules.pieces.trams));
    }
    if metros > data.rules.pieces.metros {
        return wrong(
            at,
            format!("{metros} metro cars, a player has {}", data.rules.pieces.metros),
        );
    }
    Ok(())
}

fn card(at: &str, name: &str) -> Result<Card, PositionError> {
    Card::named(name).map_or_else(|| wrong(at, format!("there is no card {name:?}")), Ok)
}

fn cards(at: &str, names: &[String]) -> Result<Vec<Card>, PositionError> {
    names.iter().enumerate().map(|(index, name)| card(&format!("{at}[{index}]"), name)).collect()
}

fn counts(at: &str, named: &BTreeMap<String, u8>) -> Result<Cards, PositionError> {
    let mut all = Cards::default();
    for (name, &count) in named {
        let kind = card(at, name)?;
        if count > Cards::ALL[kind] {
            let most = Cards::ALL[kind];
            return wrong(at, format!("{count} {name} cards, the game has {most}"));
        }
        all[kind] = count;
    }
    Ok(all)
}

/// Checks that the game has so many cards.
fn spare(at: &str, used: &Cards) -> Result<(), PositionError> {
    match Card::ALL.into_iter().find(|&card| used[card] > Cards::ALL[card]) {
        Some(card) => {
            let (count, most) = (used[card], Cards::ALL[card]);
            wrong(at, format!("{count} {} cards in all, the game has {most}", card.name()))
        }
        None => Ok(()),
    }
}
