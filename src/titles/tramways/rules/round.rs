//! The course of the game: end of the setup, rounds, End of Round, the last hand (RND, END, R6).

use super::card::CardId;
use super::event::{Event, Phase};
use super::refusal::Refusal;
use super::state::{Decision, LAST_ROUND, State};
use super::track_commit;
use super::{action::Action, actions_phase, auction, deal, solo_auction, stress};
use crate::engine::game::Seat;
use crate::titles::tramways::network::CellId;

/// Asks the next player, in reverse turn order, for a Ticket Book (SET-9); after the last one the game begins.
pub(super) fn next_book(state: &mut State, events: &mut Vec<Event>) {
    let chosen = usize::from(state.turn.position);
    if chosen >= state.order.len() {
        return begin(state, 1, events);
    }
    state.turn.position += 1;
    state.seat = state.order[state.order.len() - 1 - chosen];
    state.decision = Decision::Book;
}

/// Asks the next seat which Development card it keeps (SET-9, alternative rule).
pub(super) fn next_keep(state: &mut State, events: &mut Vec<Event>) {
    let position = usize::from(state.turn.position);
    if position >= state.order.len() {
        deal::lay_out_display(state, events);
        return begin(state, 1, events);
    }
    state.seat = state.order[position];
    state.decision = Decision::Keep;
}

/// Begins a round (RND-1, R6-2, SOLO-4).
pub(super) fn begin(state: &mut State, round: u8, events: &mut Vec<Event>) {
    state.round = round;
    events.push(Event::Round { round });
    match (state.is_solo(), round == LAST_ROUND) {
        (true, true) => fill_last_hand(state, events),
        (true, false) => solo_auction::begin_phase(state, events),
        (false, _) => auction::begin_phase(state, events),
    }
}

/// Fills the last hand (R6-1), then starts Actions (R6-2), once the order of the last round is known.
pub(super) fn fill_last_hand(state: &mut State, events: &mut Vec<Event>) {
    state.turn.position = 0;
    ask_fill(state, events);
}

fn begin_last_actions(state: &mut State, events: &mut Vec<Event>) {
    if state.is_solo() {
        stress::raise(state, Seat(0), 2, events);
    }
    actions_phase::begin_phase(state, events);
}

/// Continues after a card of the auction or the line has been taken.
pub(super) fn card_acquired(state: &mut State, events: &mut Vec<Event>) {
    if state.is_solo() {
        return actions_phase::begin_phase(state, events);
    }
    state.turn.position += 1;
    auction::ask_market(state, events);
}

/// Ends Administration: End of Round, or the end of the game (RND-1).
pub(super) fn end(state: &mut State, events: &mut Vec<Event>) {
    if state.round == LAST_ROUND {
        state.decision = Decision::Over;
        events.push(Event::Over);
        return;
    }
    events.push(Event::Phase { phase: Phase::EndOfRound });
    if state.round + 1 < LAST_ROUND {
        for position in 0..state.order.len() {
            refill(state, state.order[position], events);
        }
    }
    stress::round_end(state, events);
    track_commit::decay(state, events);
    bring_passengers(state, events);
    begin(state, state.round + 1, events);
}

/// Draws up to the hand limit; shuffles the discards only if a draw needs it (END-1).
fn refill(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let mut drawn = 0;
    while state.players[seat].hand.len() < state.players[seat].hand_limit() {
        let player = &mut state.players[seat];
        if player.deck.is_empty() && !player.discard.is_empty() {
            player.deck = std::mem::take(&mut player.discard);
            player.deck.sort_unstable();
            state.rng.shuffle(&mut player.deck);
            events.push(Event::Shuffled { seat: Some(seat) });
        }
        let Some(card) = state.players[seat].deck.pop() else { break };
        state.players[seat].take(card);
        drawn += 1;
    }
    if drawn > 0 {
        events.push(Event::Drew { seat, cards: drawn });
    }
}

/// Adds a Passenger to every empty cell of Buildings of the round's type (END-4).
fn bring_passengers(state: &mut State, events: &mut Vec<Event>) {
    let kind = state.supply_tiles[usize::from(state.round.clamp(1, 5)) - 1];
    let is_empty =
        |&cell: &CellId| state.building(cell) == Some(kind) && !state.passengers.has(cell);
    let cells: Vec<CellId> = state.map.lattice.cells().filter(is_empty).collect();
    for cell in cells {
        state.passengers.insert(cell);
        events.push(Event::PassengerAdded { cell });
    }
}

// The last hand (R6-1).

/// Asks the next player who can still fill the hand; cards that earlier players did not take leave the game.
fn ask_fill(state: &mut State, events: &mut Vec<Event>) {
    while let Some(&seat) = state.order.get(usize::from(state.turn.position)) {
        let player = &mut state.players[seat];
        let room = player.hand.len() < player.hand_limit();
        let left = player.deck.len() + player.discard.len();
        if room && left > 0 {
            state.seat = seat;
            state.decision = Decision::Fill;
            return;
        }
        player.deck.clear();
        player.discard.clear();
        state.turn.position += 1;
    }
    begin_last_actions(state, events);
}

/// Adds the cards of the player's deck and discard pile.
pub(super) fn fill_actions(state: &State, into: &mut Vec<Action>) {
    let player = state.player();
    into.extend(player.deck.iter().chain(&player.discard).map(|&card| Action::Take(card)));
    into.sort_unstable();
}

/// Checks that a card may be taken into the last hand.
pub(super) fn check_fill(state: &State, card: CardId) -> Result<(), Refusal> {
    let player = state.player();
    let offered = player.deck.contains(&card) || player.discard.contains(&card);
    if offered { Ok(()) } else { Err(Refusal::NotForLastHand) }
}

/// Takes a card into the last hand.
pub(super) fn fill(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    let seat = state.seat;
    let player = state.player_mut();
    player.deck.retain(|held| *held != card);
    player.discard.retain(|held| *held != card);
    player.take(card);
    events.push(Event::TookSecretly { seat, card });
    ask_fill(state, events);
}
