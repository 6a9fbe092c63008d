//! The lengths of links.

use super::records::standard_game;
use catenary::engine::game::Record;
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;

/// Returns the 95th percentile over random games of this number of players.
fn usual_length(players: usize) -> usize {
    let mut lengths: Vec<usize> =
        (0..200).map(|seed| codec::encode(&standard_game(players, seed)).len()).collect();
    lengths.sort_unstable();
    lengths[lengths.len() * 95 / 100]
}

#[test]
fn a_solo_game_is_a_short_line() {
    assert!(usual_length(1) <= 160);
}

#[test]
fn a_game_of_two_fits_anywhere() {
    assert!(usual_length(2) <= 320);
}

#[test]
fn a_game_of_five_fits_into_a_chat() {
    assert!(usual_length(5) <= 800);
}

/// Returns the longest of some positions of random games of this number of players.
fn longest_position(players: usize) -> usize {
    let positions = (0..12).flat_map(|seed| {
        let game = standard_game(players, seed);
        (0..4).map(move |part| {
            let actions = game.actions[..game.actions.len() * (2 * part + 1) / 8].to_vec();
            codec::write(&codec::position::<Tramways>(&Record {
                setup: game.setup.clone(),
                actions,
            }))
            .len()
        })
    });
    positions.max().unwrap_or_default()
}

#[test]
fn a_position_is_a_short_line() {
    assert!(longest_position(1) <= 110);
    assert!(longest_position(2) <= 110);
    assert!(longest_position(5) <= 200);
}
