//! A board is tried before it is offered: one game of chance is played on it.

use super::Draft;
use super::check::Why;
use crate::engine::game::{Game, Rng};
use crate::titles::city::boards::Board;
use crate::titles::city::rules::City;
use crate::titles::city::rules::setup::Setup;

const PLAYERS: u8 = 2;
const SEED: u64 = 1;
/// A game with fewer turns of each player is none.
const LEAST_TURNS: u16 = 4;

/// What a game on a draft shows in which nothing is wrong.
pub(super) fn try_out(draft: &Draft) -> Option<Why> {
    let board = Board::keep(draft.tables());
    let mut state = City::new(&Setup::standard(board, PLAYERS, SEED)).ok()?;
    let (mut rng, mut legal) = (Rng::new(SEED), Vec::new());
    loop {
        City::legal_actions(&state, &mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[rng.below(legal.len())];
        City::apply(&mut state, action, &mut Vec::new()).ok()?;
    }
    (state.turn < LEAST_TURNS * u16::from(PLAYERS)).then_some(Why::ShortGame(state.turn))
}
