//! The ranking of players (SCO-1).

use crate::engine::game::Seat;
use crate::titles::tramways::rules::scoring::{Score, result, score};
use crate::titles::tramways::rules::state::State;

/// The scores of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRanking {
    /// One row for each player, best first.
    pub rows: Vec<RankedSeat>,
    /// The tie at the top, if any.
    pub tie: Tie,
}

/// A player's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankedSeat {
    pub seat: Seat,
    /// The place, from 1; tied players share it.
    pub place: u8,
    /// The score with its parts.
    pub score: Score,
}

/// The tie-break at the top (SCO-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// No tie: one total is the best.
    None,
    /// The best total is shared, and money left after the conversion decides.
    Money,
    /// Money is equal, too: a shared victory.
    Shared,
}

impl ScoreRanking {
    /// Ranks the players at the current state.
    pub fn of(state: &State) -> ScoreRanking {
        let key = |row: &RankedSeat| (row.score.total(), row.score.money_left);
        let seats = state.players.seats();
        let mut rows: Vec<RankedSeat> =
            seats.map(|seat| RankedSeat { seat, place: 1, score: score(state, seat) }).collect();
        rows.sort_by_key(|row| std::cmp::Reverse(key(row)));
        let keys: Vec<_> = rows.iter().map(key).collect();
        for row in &mut rows {
            let better = keys.iter().filter(|other| **other > key(row)).count();
            row.place = better as u8 + 1;
        }
        ScoreRanking { tie: tie(state, &rows), rows }
    }

    /// Returns the players in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.rows.iter().filter(|row| row.place == 1).map(|row| row.seat)
    }
}

fn tie(state: &State, rows: &[RankedSeat]) -> Tie {
    let best = rows.first().map(|row| row.score.total());
    let level = rows.iter().filter(|row| Some(row.score.total()) == best).count();
    match (level, result(state).winners.len()) {
        (1, _) => Tie::None,
        (_, 1) => Tie::Money,
        _ => Tie::Shared,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;

    /// A table of four with this money, equal otherwise.
    fn standing(money: [u16; 4]) -> ScoreRanking {
        let mut state = Tramways::new(&Setup::standard(4, 1)).expect("a legal setup");
        for (player, money) in state.players.iter_mut().zip(money) {
            (player.money, player.happiness, player.stress_space) = (money, 0, 0);
        }
        ScoreRanking::of(&state)
    }

    fn places(standing: &ScoreRanking) -> Vec<(u8, u8)> {
        standing.rows.iter().map(|row| (row.seat.0, row.place)).collect()
    }

    #[test]
    fn sco_1_the_best_total_wins() {
        let standing = standing([5, 31, 12, 25]);
        assert_eq!(places(&standing), [(1, 1), (3, 2), (2, 3), (0, 4)]);
        assert_eq!(
            (standing.tie, standing.winners().collect::<Vec<_>>()),
            (Tie::None, vec![Seat(1)])
        );
    }

    #[test]
    fn sco_1_money_left_decides_between_equal_totals() {
        let standing = standing([21, 23, 0, 0]);
        assert_eq!(places(&standing), [(1, 1), (0, 2), (2, 3), (3, 3)]);
        assert_eq!(standing.tie, Tie::Money);
    }

    #[test]
    fn sco_1_equal_money_shares_the_victory() {
        let standing = standing([23, 23, 23, 0]);
        assert_eq!(places(&standing), [(0, 1), (1, 1), (2, 1), (3, 4)]);
        assert_eq!((standing.tie, standing.winners().count()), (Tie::Shared, 3));
    }
}
