//! The Stress track (STR).

use super::event::Event;
use super::state::State;
use crate::engine::game::Seat;

/// The level at the right end of every track.
const TOP: u8 = 21;

/// Moves the marker right, one step at a time; each step onto or past 21 costs 1 Happiness Point (STR-2).
pub(super) fn raise(state: &mut State, seat: Seat, steps: u8, events: &mut Vec<Event>) {
    for _ in 0..steps {
        let player = &mut state.players[seat];
        let last = player.board.stress_track().len() as u8 - 1;
        player.stress_space = (player.stress_space + 1).min(last);
        events.push(Event::Stress { seat, level: player.stress() });
        if player.stress() == TOP {
            lose_happiness(state, seat, events);
        }
    }
}

/// Moves the marker one space left, if it is not the leftmost (STR-1).
pub(super) fn lower(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let player = &mut state.players[seat];
    if player.stress_space > 0 {
        player.stress_space -= 1;
        events.push(Event::Stress { seat, level: player.stress() });
    }
}

/// Takes 1 Happiness Point from each player with the marker on 21 at the end of a round (STR-3).
pub(super) fn round_end(state: &mut State, events: &mut Vec<Event>) {
    for seat in state.players.seats() {
        if state.players[seat].stress() == TOP {
            lose_happiness(state, seat, events);
        }
    }
}

fn lose_happiness(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    gain_happiness(state, seat, -1, events);
}

/// Adds Happiness Points, which may be negative and may fall below 0 (STR-4).
pub(super) fn gain_happiness(state: &mut State, seat: Seat, points: i16, events: &mut Vec<Event>) {
    state.players[seat].happiness += points;
    events.push(Event::Happiness { seat, points });
}
