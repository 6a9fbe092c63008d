//! Tests of tables of any title, of saves and words, and of the shape of the project.

mod bots;
mod commands;
mod field;
mod guide;
mod hands;
mod history;
mod narration;
mod past;
mod present;
mod ranked;
#[path = "../golden/ranked_games.rs"]
mod ranked_games;
mod reasons;
mod reference;
mod remote;
mod review;
mod rulebooks;
mod saves;
mod scores;
mod telling;
mod texts;
mod tidy;
mod toy;
mod trying;
mod watching;
mod wording;

use catenary::engine::game::Rng;
use catenary::table::title::Title;
use catenary::table::{Players, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup as CitySetup;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup as MetromaniaSetup;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup as TramwaysSetup;

/// Returns a city game of three.
fn city(board: Board, seed: u64) -> Session<City> {
    Session::new(CitySetup::standard(board, 3, seed)).expect("a game")
}

/// Returns a game of Metromania of three.
fn metromania(seed: u64) -> Session<Metromania> {
    Session::new(MetromaniaSetup::standard(3, seed)).expect("a game")
}

/// Plays at most `decisions` random decisions, or to the end.
fn play_on<G: Title>(session: &mut Session<G>, decisions: usize, rng: &mut Rng) {
    for _ in 0..decisions {
        let legal = G::legal(session.state());
        if legal.is_empty() {
            break;
        }
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
}

/// Returns a game of Tramways of three.
fn tramways(seed: u64) -> Session<Tramways> {
    Session::new(TramwaysSetup::standard(3, seed)).expect("a game")
}

fn people() -> Players {
    Players::people(3)
}
