//! Positions as text, as in position files (`tests/positions/README.md`).

use crate::engine::game::{Game, Rng, Seat};
use crate::measure::{PositionError, wrong};
use crate::titles::city::boards::{
    Board, BoardData, Kind, LocationId, MAX_LOCATIONS, RouteId, SYMBOLS, TicketId,
};
use crate::titles::city::rules::action::Payment;
use crate::titles::city::rules::card::{Card, Cards, DISPLAY};
use crate::titles::city::rules::notation::{route_named, ticket_named};
use crate::titles::city::rules::set::{Symbol, SymbolSet, TicketSet};
use crate::titles::city::rules::setup::Setup;
use crate::titles::city::rules::state::{
    Decision, PlayerState, Stack, State, TURNED, TicketDraw, Tunnel,
};
use crate::titles::city::rules::{City, claim, completion, deal};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position. Only the hands are required; missing lists are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Position {
    /// The seat to decide: the first by default, none at the end.
    active: Option<Seat>,
    phase: Phase,
    /// The Route that is to be paid for, or whose token is to be taken.
    route: Option<RouteId>,
    /// The payment laid for a tunnel with an extra cost, and the turned cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    tunnel: Option<TunnelText>,
    /// Number of turns begun; by default each player has had one.
    turn: Option<u16>,
    /// The first player.
    first: Option<Seat>,
    /// Number of last turns left, this one included.
    turns_left: Option<u8>,
    hands: Vec<Cards>,
    /// The face-up cards; by default from the top of the deck.
    display: Option<Vec<Option<Card>>>,
    /// The upper cards of the deck, top last; unmentioned cards are below them.
    deck: Vec<Card>,
    discards: Cards,
    owners: Owners,
    trams: Option<Vec<u8>>,
    metros: Option<Vec<u8>>,
    scores: Option<Vec<u16>>,
    tickets: Vec<Vec<TicketText>>,
    /// The upper Tickets of their deck, top last; all unmentioned Tickets are below them.
    ticket_deck: Vec<TicketText>,
    offered: Vec<Vec<TicketText>>,
    /// The stacks of Tourist tokens; by default where the board puts them, left-over ones on the first free Locations.
    stacks: Option<Vec<StackText>>,
    tokens: Vec<Vec<u8>>,
    /// The seed of all randomness to come.
    seed: u64,
}

/// A tunnel with an extra cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TunnelText {
    card: Card,
    wilds: u8,
    turned: Vec<Card>,
}

/// The pending decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    Keep,
    KeepOther,
    Place,
    #[default]
    Turn,
    SecondCard,
    Payment,
    Tunnel,
    Token,
    Over,
}

/// The owners of Routes: of every Route in order, or of the claimed ones by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "the owners are a list, or seats by the names of Routes")]
enum Owners {
    Each(Vec<Option<Seat>>),
    Named(BTreeMap<String, Seat>),
}

impl Default for Owners {
    fn default() -> Owners {
        Owners::Named(BTreeMap::new())
    }
}

/// A Ticket by its id, or by its name in action texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a Ticket is an id or a name")]
enum TicketText {
    Id(TicketId),
    Name(String),
}

/// A stack of Tourist tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StackText {
    location: String,
    symbol: u8,
    height: u8,
}

impl Position {
    /// Describes a state as a position.
    pub(super) fn of(state: &State) -> Position {
        let data = state.data();
        let (phase, route) = phase(state.decision);
        let tunnel = match state.decision {
            Decision::Tunnel(Tunnel { laid: Payment { card, wilds }, turned, .. }) => {
                Some(TunnelText { card, wilds, turned: turned.into_iter().flatten().collect() })
            }
            _ => None,
        };
        let ids =
            |tickets: &mut dyn Iterator<Item = TicketId>| tickets.map(TicketText::Id).collect();
        let stacks = data.all_locations().filter_map(|location| {
            let Stack { symbol, height } = state.stack(location)?;
            Some(StackText { location: data.name(location).to_owned(), symbol: symbol.0, height })
        });
        Position {
            active: City::to_act(state),
            phase,
            route,
            tunnel,
            turn: Some(state.turn),
            first: Some(state.first),
            turns_left: state.turns_left,
            hands: of_seats(state, |player| player.hand),
            display: Some(state.display.to_vec()),
            deck: state.deck.to_vec(),
            discards: state.discards,
            owners: Owners::Each(data.all_routes().map(|(id, _)| state.owner(id)).collect()),
            trams: Some(of_seats(state, |player| player.trams)),
            metros: Some(of_seats(state, |player| player.metros)),
            scores: Some(of_seats(state, |player| player.points)),
            tickets: of_seats(state, |player| ids(&mut player.tickets.iter())),
            ticket_deck: ids(&mut state.tickets.iter().copied()),
            offered: of_seats(state, |player| ids(&mut player.offer.iter().copied())),
            stacks: Some(stacks.collect()),
            tokens: of_seats(state, |player| player.tokens.iter().map(|it| it.0).collect()),
            seed: state.rng.state(),
        }
    }

    /// Returns the state of the position on a board.
    ///
    /// # Errors
    /// The first impossible value.
    pub(super) fn open(&self, board: Board) -> Result<State, PositionError> {
        let count = self.hands.len();
        let setup = Setup::standard(board, count.min(9) as u8, self.seed);
        let mut state = deal::table(&setup).or_else(|error| wrong("hands", error))?;
        state.seat = self.active.unwrap_or(Seat(0));
        state.first = self.first.unwrap_or(Seat(0));
        for (at, seat) in [("active", state.seat), ("first", state.first)] {
            if seat.index() >= count {
                return wrong(at, format!("there is no seat {}", seat.0));
            }
        }
        for (at, lists) in [
            ("tickets", self.tickets.len()),
            ("offered", self.offered.len()),
            ("tokens", self.tokens.len()),
        ] {
            if lists > count {
                return wrong(at, format!("there are {count} players"));
            }
        }
        state.decision = self.decision()?;
        state.turn = self.turn.unwrap_or(count as u16 + 1);
        state.turns_left = self.turns_left;
        state.rng = Rng::new(self.seed);
        self.put_cards(&mut state)?;
        self.put_routes(&mut state)?;
        self.put_tickets(&mut state)?;
        self.put_tokens(&mut state)?;
        completion::complete(&mut state);
        for player in state.players.iter_mut() {
            player.offer.iter().for_each(|&ticket| player.tickets.remove(ticket));
        }
        self.check(&state)?;
        Ok(state)
    }

    fn decision(&self) -> Result<Decision, PositionError> {
        let route = || self.route.map_or_else(|| wrong("route", "which Route is it?"), Ok);
        Ok(match self.phase {
            Phase::Keep => Decision::Keep,
            Phase::KeepOther => Decision::KeepOther,
            Phase::Place => Decision::Place,
            Phase::Turn => Decision::Turn,
            Phase::SecondCard => Decision::SecondCard,
            Phase::Payment => Decision::Payment(route()?),
            Phase::Tunnel => {
                let Some(TunnelText { card, wilds, turned }) = &self.tunnel else {
                    return wrong("tunnel", "what was laid for it?");
                };
                let mut cards = [None; TURNED];
                cards.iter_mut().zip(turned).for_each(|(to, &card)| *to = Some(card));
                let laid = Payment { card: *card, wilds: *wilds };
                Decision::Tunnel(Tunnel { route: route()?, laid, turned: cards })
            }
            Phase::Token => Decision::Token(route()?),
            Phase::Over => Decision::Over,
        })
    }

    fn put_cards(&self, state: &mut State) -> Result<(), PositionError> {
        let mut used = self.discards;
        for (seat, hand) in (0..).map(Seat).zip(&self.hands) {
            state.players[seat].hand = *hand;
            used = used.with(hand);
            spare(state, &format!("hands[{}]", seat.0), &used)?;
        }
        let shown = self.display.as_deref().unwrap_or_default();
        if shown.len() > DISPLAY {
            return wrong("display", format!("{} cards, at most {DISPLAY}", shown.len()));
        }
        used = used.with(&shown.iter().copied().flatten().collect());
        spare(state, "display", &used)?;
        used = used.with(&self.deck.iter().copied().collect());
        spare(state, "deck", &used)?;
        state.deck = state
            .data()
            .rules
            .deck
            .cards()
            .without(&used)
            .iter()
            .chain(self.deck.iter().copied())
            .collect();
        for (at, slot) in state.display.iter_mut().enumerate() {
            *slot = match &self.display {
                Some(_) => shown.get(at).copied().flatten(),
                None => state.deck.pop(),
            };
        }
        Ok(())
    }

    fn put_routes(&self, state: &mut State) -> Result<(), PositionError> {
        let data = state.data();
        let owned: Vec<(String, RouteId, Seat)> = match &self.owners {
            Owners::Each(owners) if owners.len() != data.routes.len() => {
                return wrong("owners", "there is one for each Route");
            }
            Owners::Each(owners) => {
                let owners = data.all_routes().map(|(id, _)| id).zip(owners);
                owners.filter_map(|(id, seat)| Some((id.0.to_string(), id, (*seat)?))).collect()
            }
            Owners::Named(owners) => {
                let named = owners.iter().map(|(name, &seat)| match route_named(data, name) {
                    Some(id) => Ok((name.clone(), id, seat)),
                    None => wrong(format!("owners.{name}"), "the board has no Route of this name"),
                });
                named.collect::<Result<_, _>>()?
            }
        };
        for (name, id, seat) in owned {
            let at = format!("owners.{name}");
            if seat.index() >= state.players.count() {
                return wrong(at, format!("there is no seat {}", seat.0));
            }
            if claim::is_closed(state, seat, id) {
                return wrong(at, "it is closed by its other lane");
            }
            state.players[seat].routes.insert(id);
            check_pieces(data, &at, &state.players[seat])?;
        }
        Ok(())
    }

    fn put_tickets(&self, state: &mut State) -> Result<(), PositionError> {
        let data = state.data();
        let mut used = TicketSet::EMPTY;
        let mut take = |at: &str, tickets: &[TicketText]| {
            let one = |(index, ticket): (usize, &TicketText)| {
                let at = format!("{at}[{index}]");
                let id = match ticket {
                    TicketText::Id(id) => Some(*id).filter(|id| id.index() < data.tickets.len()),
                    TicketText::Name(name) => ticket_named(data, name),
                };
                let Some(id) = id else { return wrong(at, "the board has no such Ticket") };
                if used.has(id) {
                    return wrong(at, "the Ticket is in two places");
                }
                used.insert(id);
                Ok(id)
            };
            tickets.iter().enumerate().map(one).collect::<Result<Vec<TicketId>, PositionError>>()
        };
        for seat in state.players.seats() {
            let at = |field: &str| format!("{field}[{}]", seat.0);
            let kept = take(&at("tickets"), of_seat(&self.tickets, seat))?;
            let offer = take(&at("offered"), of_seat(&self.offered, seat))?;
            let rules = data.rules.tickets;
            let size = usize::from(if state.turn == 0 { rules.dealt } else { rules.drawn });
            if offer.len() > size {
                return wrong(at("offered"), format!("{size} Tickets are on offer at most"));
            }
            let drawn: Vec<TicketId> = offer.iter().copied().chain(kept).collect();
            // The draw on offer is the last one.
            for pair in drawn.chunks(size).rev() {
                let tickets = pair.iter().copied().collect();
                state.draws.push(TicketDraw::new(seat, tickets));
            }
            state.players[seat].offer = offer.into_iter().collect();
        }
        let top = take("ticket_deck", &self.ticket_deck)?;
        state.tickets = data.usual_tickets().filter(|&id| !used.has(id)).chain(top).collect();
        Ok(())
    }

    fn put_tokens(&self, state: &mut State) -> Result<(), PositionError> {
        let data = state.data();
        for seat in state.players.seats() {
            let at = format!("tokens[{}]", seat.0);
            for &symbol in of_seat(&self.tokens, seat) {
                check_symbol(&at, symbol)?;
                if state.players[seat].tokens.has(Symbol(symbol)) {
                    return wrong(at, format!("symbol {symbol} is there twice"));
                }
                state.players[seat].tokens.insert(Symbol(symbol));
            }
        }
        let Some(stacks) = &self.stacks else {
            stand_stacks(state);
            return Ok(());
        };
        state.stacks = [Stack::NONE; MAX_LOCATIONS];
        for (index, &StackText { ref location, symbol, height }) in stacks.iter().enumerate() {
            let at = format!("stacks[{index}]");
            let Some(location) = data.location_named(location) else {
                return wrong(at, format!("the board has no Location {location:?}"));
            };
            check_symbol(&at, symbol)?;
            if data.stacks.is_empty() || !(1..=3).contains(&height) {
                return wrong(at, format!("{height} tokens: a stack has 1 to 3"));
            }
            state.stacks[location.index()] = Stack { symbol: Symbol(symbol), height };
        }
        Ok(())
    }

    /// Checks that the parts fit together, that derived values agree, and that a decision is possible.
    fn check(&self, state: &State) -> Result<(), PositionError> {
        City::check_invariants(state).map_err(PositionError::whole)?;
        let Position { trams, metros, scores, .. } = Position::of(state);
        let same = [
            ("trams", self.trams.is_none() || self.trams == trams),
            ("metros", self.metros.is_none() || self.metros == metros),
            ("scores", self.scores.is_none() || self.scores == scores),
        ];
        if let Some((at, _)) = same.into_iter().find(|(_, same)| !same) {
            return wrong(at, "the owners of Routes tell otherwise; leave it out");
        }
        if !state.is_over() && City::legal(state).is_empty() {
            return wrong("phase", "there is nothing to decide here");
        }
        Ok(())
    }
}

fn of_seats<T>(state: &State, tell: impl Fn(&PlayerState) -> T) -> Vec<T> {
    state.players.iter().map(tell).collect()
}

fn of_seat<T>(list: &[Vec<T>], seat: Seat) -> &[T] {
    list.get(seat.index()).map_or(&[], Vec::as_slice)
}

/// Returns the phase of a decision, and its Route.
fn phase(decision: Decision) -> (Phase, Option<RouteId>) {
    match decision {
        Decision::Keep => (Phase::Keep, None),
        Decision::KeepOther => (Phase::KeepOther, None),
        Decision::Place => (Phase::Place, None),
        Decision::Turn => (Phase::Turn, None),
        Decision::SecondCard => (Phase::SecondCard, None),
        Decision::Payment(route) => (Phase::Payment, Some(route)),
        Decision::Tunnel(tunnel) => (Phase::Tunnel, Some(tunnel.route)),
        Decision::Token(route) => (Phase::Token, Some(route)),
        Decision::Over => (Phase::Over, None),
    }
}

fn check_symbol(at: &str, symbol: u8) -> Result<(), PositionError> {
    if usize::from(symbol) < SYMBOLS {
        return Ok(());
    }
    wrong(at, format!("there is no symbol {symbol}"))
}

/// Places the stacks as after setup, less the tokens that players have.
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

fn check_pieces(data: &BoardData, at: &str, player: &PlayerState) -> Result<(), PositionError> {
    let routes = || player.routes.iter().map(|id| &data.routes[id.index()]);
    let pieces = |metro| {
        let used = routes().filter(move |route| (route.kind == Kind::Metro) == metro);
        used.map(|route| route.pieces()).sum::<u8>()
    };
    let rules = data.rules.pieces;
    for (name, used, most) in
        [("trams", pieces(false), rules.trams), ("metro cars", pieces(true), rules.metros)]
    {
        if used > most {
            return wrong(at, format!("{used} {name}, a player has {most}"));
        }
    }
    Ok(())
}

/// Checks that the full deck contains these cards.
fn spare(state: &State, at: &str, used: &Cards) -> Result<(), PositionError> {
    let all = state.data().rules.deck.cards();
    match Card::ALL.into_iter().find(|&card| used[card] > all[card]) {
        Some(card) => {
            let (count, most) = (used[card], all[card]);
            wrong(at, format!("{count} {} cards in all, the game has {most}", card.name()))
        }
        None => Ok(()),
    }
}
