//! Links of set-ups, positions and whole games.

use super::games::{play, setup};
use catenary::engine::codec::{Link, LinkError, decode, encode, position, read, redacted, write};
use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::titles::metromania::boards::Placement;

use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup;
use catenary::titles::metromania::rules::start::Start;
use catenary::titles::metromania::rules::variants::CityChoice;

/// Returns the record of a random game.
fn record(setup: &Setup, seed: u64) -> Record<Metromania> {
    let mut rng = Rng::new(seed);
    let mut state = Metromania::new(setup).expect("a legal setup");
    let mut record = Record::new(setup.clone());
    let mut legal = Vec::new();
    while Metromania::to_act(&state).is_some() {
        Metromania::legal_actions(&state, &mut legal);
        let action = legal[rng.below(legal.len())];
        Metromania::apply_unchecked(&mut state, action, &mut Vec::new());
        record.actions.push(action);
    }
    record
}

fn records() -> impl Iterator<Item = Record<Metromania>> {
    (0..120).map(|seed| record(&setup(2 + (seed % 3) as u8, seed), seed))
}

#[test]
fn games_round_trip_through_short_links() {
    let mut lengths = Vec::new();
    for record in records() {
        let text = encode(&record);
        assert_eq!(decode::<Metromania>(&text), Ok(record.clone()));
        for cursor in [0, record.actions.len() / 2, record.actions.len()] {
            let link = Link::game(record.clone(), cursor);
            assert_eq!(read(&write(&link)), Ok(link));
        }
        lengths.push(text.len());
    }
    lengths.sort_unstable();
    assert!(lengths[lengths.len() * 95 / 100] <= 300, "{lengths:?}");
}

#[test]
fn setups_round_trip() {
    for seed in 0..60 {
        let mut setup = setup(2 + (seed % 3) as u8, seed * 0x1234_5678_9ABC);
        if seed % 5 == 0 {
            let lies = |district: u8| Placement { district, turn: district % 3 };
            setup.city = CityChoice::Laid([3, 1, 0, 5, 4, 2].map(lies));
        }
        let link = Link::<Metromania>::setup(setup);
        assert_eq!(read(&write(&link)), Ok(link));
    }
}

#[test]
fn positions_round_trip_with_the_actions_since() {
    for record in records() {
        for plies in [0, 7, record.actions.len() / 2, record.actions.len()] {
            let actions = record.actions[..plies].to_vec();
            let part: Record<Metromania> = Record { setup: record.setup.clone(), actions };
            let link = position::<Metromania>(&part);
            let read = read::<Metromania>(&write(&link)).expect("a link");
            assert_eq!(read, link);
            let (here, there) =
                (part.replay().expect("legal"), read.record.replay().expect("legal"));
            assert_eq!(here.state, there.state, "after {plies} plies");
        }
    }
}

#[test]
fn a_redacted_position_deals_hidden_letters_anew() {
    let mut differs = 0;
    for seed in 0..20 {
        let record = Record::<Metromania>::new(Setup::standard(4, seed));
        let start = Metromania::new(&record.setup).expect("a state");
        for viewer in [None, Some(Seat(2))] {
            let link =
                redacted::<Metromania>(&record, viewer, &mut Rng::new(seed)).expect("a link");
            let shown = link.record.replay().expect("legal").state;
            assert!(viewer.is_none_or(|seat| shown.hands[seat] == start.hands[seat]));
            differs += usize::from(shown.hands != start.hands);
        }
    }
    assert!(differs > 30);
}

#[test]
fn a_game_can_begin_at_any_turn() {
    for seed in 0..30 {
        let setup = setup(2 + (seed % 3) as u8, seed);
        play(&setup, seed, |state| {
            let Ok(start) = Start::new(state.clone()) else { return };
            let started = Metromania::new(&start.setup()).expect("a game");
            assert_eq!(started, *state);
        });
    }
}

/// A position sent before the deal reveals nothing about the letters to come.
#[test]
fn a_position_before_the_deal_gets_another_deal() {
    let setup = Setup::standard(3, 5);
    let mut record = Record::<Metromania>::new(setup.clone());
    for plies in 0..2 {
        let truth = record.replay().expect("legal").state;
        for viewer in [None, Some(Seat(1))] {
            let link = redacted::<Metromania>(&record, viewer, &mut Rng::new(8)).expect("a link");
            let text = write(&link);
            let shown = read::<Metromania>(&text).expect("a link").record;
            let shown = shown.replay().expect("legal").state;
            assert_ne!(shown, truth, "after {plies} choices");
            assert_eq!(Metromania::observe(&shown, Seat(0)), Metromania::observe(&truth, Seat(0)));
        }
        record.actions.push(Metromania::legal(&truth)[0]);
    }
}

/// Under the current rules their games would go on differently.
#[test]
fn links_of_the_first_rules_version_are_refused() {
    let setup = Setup { rules: 1, ..Setup::standard(3, 5) };
    let old = write(&Link::<Metromania>::setup(setup));
    let output = read::<Metromania>(&old).expect_err("an old link");
    assert_eq!(output, LinkError::OldRules { found: 1, oldest: 2 });
    for locale in catenary::words::Locale::ALL {
        assert!(
            locale.link_error(output).contains("versi") && !locale.link_error(output).is_empty()
        );
    }
}
