//! Plays one random game on a board before it is offered.

use super::Draft;
use super::check::Why;
use crate::engine::game::{Game, Rng};
use crate::titles::city::boards::{Board, OwnPlace, OwnTables, Point, Side};
use crate::titles::city::rules::City;
use crate::titles::city::rules::setup::Setup;

const PLAYERS: u8 = 2;
const SEED: u64 = 1;
/// The fewest turns of each player in a real game.
const LEAST_TURNS: u16 = 4;

/// Returns the flaw that a trial game on a draft without faults reveals; `None` if there is none.
pub(super) fn try_out(draft: &Draft) -> Option<Why> {
    let board = Board::keep(network(draft));
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

/// Returns a draft's tables without names and drawing, so that changes of these do not make another board.
fn network(draft: &Draft) -> OwnTables {
    let mut tables = draft.tables();
    "?".clone_into(&mut tables.name);
    tables.size = NOWHERE;
    for (number, place) in tables.places.iter_mut().enumerate() {
        *place = OwnPlace { name: number.to_string(), at: NOWHERE, side: Side::Right };
    }
    tables.links.iter_mut().for_each(|link| link.bends.clear());
    tables
}

const NOWHERE: Point = Point { x: 0, y: 0 };

#[cfg(test)]
mod tests {
    use super::super::{Mend, Severity, check, read};
    use super::*;

    #[test]
    fn names_and_positions_do_not_add_boards_to_memory() {
        let text = "# Trial\nNorth ; East ; 3 ; red\nEast ; South ; 2 ; blue\nSouth ; West ; 4 ; grey\nWest ; North ; 1 ; green\n\
            North ; Mill ; 2 ; grey\nMill ; Tower ; 3 ; red\nTower ; East ; 2 ; green\nTower ; West ; 6 ; white\nMill ; South ; 6 ; black\n";
        let draft = read(text).expect("lines").mended(&Mend::ProposeTickets);
        assert_eq!(
            check(&draft).first().map(|found| found.severity),
            Some(Severity::Note),
            "it is tried"
        );
        assert!(Board::of_id(draft.tables().id()).is_none());
        let named = draft.mended(&Mend::Name("Other".to_owned()));
        let named = named.mended(&Mend::PlaceName(0, "Pole".to_owned()));
        let moved = named.mended(&Mend::Move(1, (3, 4)));
        assert_eq!(network(&moved), network(&draft));
        for other in [Mend::Length(1, 2), Mend::LastPieces(5)] {
            assert_ne!(network(&draft.mended(&other)).id(), network(&draft).id(), "{other:?}");
        }
    }
}
