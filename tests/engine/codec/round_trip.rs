//! Records round-trip through links.

use super::records::{any_action, any_setup, pick, random_game, standard_game};
use catenary::engine::codec::{Kind, LinkError};
use catenary::engine::game::{Game, Record, Rng};
use catenary::titles::tramways::codec::{self, TramwaysLink};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;

fn check(record: &Record<Tramways>) -> String {
    let link = codec::encode(record);
    assert!(link.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'), "{link}");
    assert_eq!(codec::decode(&link).as_ref(), Ok(record), "{link}");
    assert_eq!(codec::encode(record), link, "written twice");
    link
}

#[test]
fn games_round_trip_at_every_length() {
    for players in 1..=5 {
        let mut record = standard_game(players, 40 + players as u64);
        check(&record);
        let step = 1 + record.actions.len() / 40;
        while !record.actions.is_empty() {
            record.actions.truncate(record.actions.len().saturating_sub(step));
            check(&record);
        }
    }
}

#[test]
fn games_round_trip_at_every_cursor() {
    for players in 1..=5 {
        let record = standard_game(players, 50 + players as u64);
        for cursor in (0..=record.actions.len()).rev().step_by(1 + record.actions.len() / 40) {
            let link = TramwaysLink::game(record.clone(), cursor);
            let text = codec::write(&link);
            assert!(text.starts_with("g2"));
            assert_eq!(catenary::engine::codec::read::<Tramways>(&text), Ok(link));
        }
    }
}

#[test]
fn any_setup_round_trips_without_actions() {
    let mut rng = Rng::new(6);
    for _ in 0..3000 {
        let link = TramwaysLink::setup(any_setup(&mut rng));
        let text = codec::write(&link);
        assert!(text.starts_with("s1") && text.len() < 130, "{text}");
        assert_eq!(catenary::engine::codec::read::<Tramways>(&text), Ok(link));
    }
}

/// Written by a page before the first release.
#[test]
fn refuses_links_from_before_the_first_release_by_name() {
    let read = |text: &str| catenary::engine::codec::read::<Tramways>(text).map(drop);
    assert_eq!(read("g1hM9QO_B0Pg"), Err(LinkError::OldVersion(Kind::Game, '1')));
    let setup = Setup { rules: 1, ..Setup::standard(2, 7) };
    let mut record = random_game(Setup::standard(2, 7), &mut Rng::new(7));
    record.setup = setup.clone();
    for link in [TramwaysLink::setup(setup), TramwaysLink::game(record, 9)] {
        let shown = read(&codec::write(&link));
        assert_eq!(shown, Err(LinkError::OldRules { found: 1, oldest: 2 }));
    }
}

#[test]
fn games_of_every_legal_setup_round_trip_and_replay() {
    let mut rng = Rng::new(3);
    let mut played = 0;
    while played < 120 {
        let setup = any_setup(&mut rng);
        if Tramways::new(&setup).is_ok() {
            let record = random_game(setup, &mut rng);
            let read = codec::decode(&check(&record)).expect("a link");
            let replay = read.replay().expect("a legal setup");
            assert_eq!((replay.plies, replay.refusal), (record.actions.len(), None));
            assert!(Tramways::outcome(&replay.state).is_some());
            played += 1;
        }
    }
}

#[test]
fn any_setup_and_any_action_round_trip() {
    let mut rng = Rng::new(4);
    for _ in 0..3000 {
        let setup = any_setup(&mut rng);
        let actions = (0..rng.below(40)).map(|_| any_action(&mut rng)).collect();
        check(&Record { setup, actions });
    }
}

#[test]
fn a_random_action_never_stops_the_replay_before_it() {
    let mut rng = Rng::new(5);
    for seed in 0..600 {
        let mut record = standard_game(pick(&mut rng, &[1, 1, 2, 5]), seed);
        let at = rng.below(record.actions.len());
        record.actions[at] = any_action(&mut rng);
        let read = codec::decode(&codec::encode(&record)).expect("a link");
        let replay = read.replay().expect("a legal setup");
        assert!(replay.plies >= at);
        if let Some(refusal) = replay.refusal {
            assert!(!refusal.to_string().is_empty());
            assert!(!Tramways::notation(&replay.state, read.actions[replay.plies]).is_empty());
        }
    }
}

#[test]
fn ignores_spaces_and_a_hash() {
    let record = standard_game(1, 1);
    let link = codec::encode(&record);
    for text in [format!("#{link}"), format!("  {link}\r\n"), format!("\t#{link} ")] {
        assert_eq!(codec::decode(&text).as_ref(), Ok(&record));
    }
}

#[test]
fn the_header_contains_title_and_rules_version() {
    let header = codec::header(&codec::encode(&standard_game(2, 1))).expect("a link");
    assert_eq!((header.title, header.rules), (1, Tramways::RULES_VERSION.into()));
}
