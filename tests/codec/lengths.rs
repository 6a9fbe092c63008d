//! How long links are.

use crate::records::standard_game;
use catenary::codec;

/// The 95th percentile over random games of so many players.
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
