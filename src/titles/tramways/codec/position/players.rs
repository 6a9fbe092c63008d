//! The players' numbers, apart from cards and rails.

use super::below;
use crate::engine::codec::Part;
use crate::engine::codec::model::Number;
use crate::engine::codec::range::Coder;
use crate::titles::tramways::rules::state::State;

/// Codes money, Happiness Points, Stress and Rail Workers of each player.
pub(super) fn code(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    let (mut money, mut happiness) = (Number::new(4), Number::new(6));
    for seat in given.players.seats() {
        let (known, player) = (&given.players[seat], &mut into.players[seat]);
        let dollars = money.code(coder, known.money.into());
        player.money = dollars.try_into().map_err(|_| Part::Players)?;
        let points = i64::from(known.happiness);
        let points = happiness.code(coder, (points << 1 ^ points >> 63) as u64);
        let points = (points >> 1) as i64 ^ -((points & 1) as i64);
        player.happiness = points.try_into().map_err(|_| Part::Players)?;
        let spaces = player.board.stress_track().len();
        player.stress_space = below(coder, known.stress_space.into(), spaces) as u8;
        let workers = usize::from(player.board.workers());
        player.workers = below(coder, known.workers.into(), workers + 1) as u8;
    }
    Ok(())
}
