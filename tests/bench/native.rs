//! The native benchmark: `cargo bench --no-default-features`.

mod titles;
mod trips;
mod work;

use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup as MetroSetup;
use std::time::Instant;

fn main() {
    let start = Instant::now();
    work::report("native", || start.elapsed().as_secs_f64() * 1000.0, |line| println!("{line}"));
    for board in Board::BUILT_IN {
        for players in [2, 4] {
            let setup = |seed| Setup::standard(board, players, seed);
            titles::report::<City>(&format!("{}, {players} players", board.key()), setup);
        }
    }
    for players in [2, 3, 4] {
        let setup = |seed| MetroSetup::standard(players, seed);
        titles::report::<Metromania>(&format!("metromania, {players} players"), setup);
        trips::report(players);
    }
}
