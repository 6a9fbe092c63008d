//! A city game at a table: what lists of games tell of it.

use catenary::engine::game::{Game, Rng};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::{Chairs, Device, Session, Table};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup;

/// A game of two people after so many decisions at random.
fn played(board: Board, seed: u64, decisions: usize) -> Session<City> {
    let mut session = Session::new(Setup::standard(board, 2, seed)).expect("a game");
    let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
    for _ in 0..decisions {
        City::legal_actions(session.state(), &mut legal);
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    session
}

fn at_table(session: Session<City>) -> TableModel<City> {
    TableModel::new(Table::new(session, &Chairs::people(2), 2), Device::default())
}

/// A list of games would tell the sum of everybody's secret Tickets (CTICK-2).
#[test]
fn ctick_2_lists_of_games_tell_what_is_public() {
    for board in Board::ALL {
        for seed in 0..20 {
            let session = played(board, seed, 30);
            let public: Vec<i32> =
                session.state().players.iter().map(|player| player.points.into()).collect();
            let save = at_table(session).save(1, 1);
            assert_eq!(save.glance.scores, public);
        }
    }
}
