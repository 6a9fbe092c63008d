//! Setting up the game (CSET).

use super::card::{Cards, DISPLAY};
use super::set::{RouteSet, Symbol, SymbolSet, TicketSet};
use super::setup::{Setup, SetupError};
use super::state::{Decision, PlayerState, Stack, State, TicketDraw};
use super::{draw, ticket};
use crate::engine::game::{BySeat, Rng, Seat};
use crate::titles::city::boards::{MAX_LOCATIONS, MAX_TICKETS, Pieces};
use arrayvec::ArrayVec;

/// Returns the position before the first decision.
pub(super) fn deal(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    let mut state = empty(setup);
    deal_cards(&mut state);
    deal_tickets(&mut state);
    Ok(state)
}

/// Returns a table before the deal, with all cards and Tickets in their decks.
pub(crate) fn empty(setup: &Setup) -> State {
    let data = setup.data();
    State {
        rules: setup.rules,
        board: setup.board,
        decision: Decision::Keep,
        seat: Seat(0),
        first: Seat(0),
        turn: 0,
        turns_left: None,
        players: BySeat::new(usize::from(setup.players), |_| player(data.rules.pieces)),
        deck: data.rules.deck.cards().iter().collect(),
        display: [None; DISPLAY],
        discards: Cards::default(),
        tickets: data.usual_tickets().collect(),
        draws: ArrayVec::new(),
        stacks: stacks(setup),
        rng: Rng::new(setup.seed),
    }
}

fn player(pieces: Pieces) -> PlayerState {
    PlayerState {
        hand: Cards::default(),
        known: Cards::default(),
        tickets: TicketSet::EMPTY,
        offer: ArrayVec::new(),
        routes: RouteSet::EMPTY,
        trams: pieces.trams,
        metros: pieces.metros,
        tokens: SymbolSet::EMPTY,
        points: 0,
    }
}

/// Returns the stacks of Tourist tokens fixed by the board (CSET-5).
fn stacks(setup: &Setup) -> [Stack; MAX_LOCATIONS] {
    let mut stacks = [Stack::NONE; MAX_LOCATIONS];
    let height = if setup.players == 4 { 3 } else { 2 };
    for (symbol, location) in (0..).map(Symbol).zip(setup.data().stacks) {
        stacks[location.index()] = Stack { symbol, height };
    }
    stacks
}

/// Deals the hands and the face-up cards (CSET-2).
fn deal_cards(state: &mut State) {
    state.rng.shuffle(&mut state.deck);
    for seat in state.players.seats() {
        for _ in 0..state.data().rules.hand {
            let card = state.deck.pop();
            card.into_iter().for_each(|card| state.players[seat].hand[card] += 1);
        }
    }
    draw::settle(state, &mut Vec::new());
}

/// Deals the first Tickets on offer (CSET-3), with a long one for each player if there are enough (CBIG-3).
fn deal_tickets(state: &mut State) {
    state.rng.shuffle(&mut state.tickets);
    let data = state.data();
    let mut long: ArrayVec<_, MAX_TICKETS> =
        data.all_tickets().filter(|&id| data.is_long(id)).collect();
    if long.len() < state.players.count() {
        long.clear();
    }
    state.rng.shuffle(&mut long);
    for seat in state.players.seats() {
        let mut tickets = ticket::top(state, data.rules.tickets.dealt.into());
        tickets.extend(long.pop());
        state.players[seat].offer = tickets.clone();
        state.draws.push(TicketDraw::new(seat, tickets));
    }
    ticket::keep_where_all_must(state);
}

/// Returns a table before the deal, once its setup is checked.
///
/// # Errors
/// The setup cannot be played.
pub(crate) fn table(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    Ok(empty(setup))
}
