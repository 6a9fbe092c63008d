//! Games, setups and positions in links.

use super::support::{play_at_random, tables};
use catenary::engine::codec::{self, Coded, Kind, Link, LinkError, Part};
use catenary::engine::game::{Boundary, Game};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::rules::start::Start;

#[test]
fn a_whole_game_round_trips_through_a_short_link() {
    let mut lengths = Vec::new();
    for (board, players) in tables() {
        for seed in 0..40 {
            let (record, _) =
                play_at_random(Setup::standard(board, players, seed), |_, _, _, _| {});
            let text = codec::encode(&record);
            lengths.push(text.len());
            assert_eq!(codec::decode::<City>(&text).as_ref(), Ok(&record));
            let setup = codec::write(&Link::<City>::setup(record.setup.clone()));
            assert_eq!(codec::read::<City>(&setup).map(|link| link.record.setup), Ok(record.setup));
        }
    }
    lengths.sort_unstable();
    let usual = lengths[lengths.len() * 95 / 100];
    assert!(usual <= 400, "95 of 100 links have at most {usual} characters");
}

#[test]
fn each_board_has_its_number() {
    let number = |board| City::number(&Setup::standard(board, 2, 1));
    assert_eq!(Board::BUILT_IN.map(number), [2, 3]);
}

#[test]
fn positions_round_trip_and_can_be_played_on() {
    for (board, players) in tables() {
        for seed in 0..10 {
            let mut setups = Vec::new();
            play_at_random(Setup::standard(board, players, seed), |_, _, state, _| {
                if City::boundary(state) == Boundary::Root && state.turn > 0 {
                    let start = Start::new(state.clone()).expect("a position of a game is sound");
                    assert_eq!(City::new(&start.setup()).as_ref(), Ok(state));
                    setups.push(start.setup());
                }
            });
            let setup = &setups[setups.len() / 2];
            let text = codec::write(&Link::<City>::position(setup.clone()));
            let back = codec::read::<City>(&text).expect("the link can be read");
            assert_eq!((back.kind, &back.record.setup), (Kind::Position, setup));
            let (record, _) = play_at_random(setup.clone(), |_, _, state, _| {
                assert_eq!(City::check_invariants(state), Ok(()));
            });
            assert_eq!(codec::decode::<City>(&codec::encode(&record)), Ok(record));
        }
    }
}

/// Written by a program with an edition 900, and by one with the first edition.
#[test]
fn refuses_an_unknown_edition_by_name() {
    for (text, part) in [("s1EC1eoUNEiXHK", Part::Edition), ("s1FnHiqWfSnihBSA", Part::OldEdition)]
    {
        let refused = codec::read::<City>(text).map(|link| link.record.setup);
        assert_eq!(refused, Err(LinkError::Impossible(part)));
    }
}
