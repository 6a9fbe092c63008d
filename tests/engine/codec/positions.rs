//! Positions in links.

use super::records::{legal_setup, random_game, roots, standard_game};
use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::titles::tramways::codec::{self, TramwaysLink};
use catenary::titles::tramways::rules::completion::tidy;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::setup_error::SetupError;
use catenary::titles::tramways::rules::start::Start;
use catenary::titles::tramways::rules::state::{CurrentAction, State};
use catenary::titles::tramways::rules::{Tramways, shown_to};

/// Returns whether two positions are equal except for the order of unordered things, and have the same legal actions.
fn are_alike(one: &State, other: &State) -> bool {
    let tidied = |state: &State| {
        let mut state = State { work: CurrentAction::Nothing, ..state.clone() };
        tidy(&mut state);
        state
    };
    tidied(one) == tidied(other) && Tramways::legal(one) == Tramways::legal(other)
}

fn end(record: &Record<Tramways>) -> State {
    let replay = record.replay().expect("a legal setup");
    assert_eq!(replay.refusal, None);
    replay.state
}

#[test]
fn every_position_of_a_game_round_trips() {
    for players in 1..=5 {
        let mut record = standard_game(players, 60 + players as u64);
        while !record.actions.is_empty() {
            let link = codec::position(&record);
            let text = codec::write(&link);
            assert_eq!((&text[..2], link.cursor), ("p1", link.record.actions.len()));
            let read = catenary::engine::codec::read::<Tramways>(&text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert!(read == link && read.record.setup.start.is_some(), "{text}");
            assert!(read.record.actions.len() < 30, "{text}");
            assert!(are_alike(&end(&read.record), &end(&record)), "{text}");
            record.actions.truncate(record.actions.len().saturating_sub(3));
        }
    }
}

#[test]
fn a_game_can_begin_at_every_root_position() {
    let mut rng = Rng::new(8);
    for _ in 0..40 {
        let setup = legal_setup(&mut rng);
        for state in roots(setup, &mut rng) {
            let start = Start::new(state.clone()).unwrap_or_else(|why| panic!("{why}"));
            assert!(are_alike(start.state(), &state));
            let link = TramwaysLink::position(start.setup());
            let text = codec::write(&link);
            assert!(
                catenary::engine::codec::read::<Tramways>(&text).as_ref() == Ok(&link),
                "{text}"
            );
            assert!(Tramways::new(&link.record.setup).as_ref() == Ok(start.state()));
        }
    }
}

#[test]
fn games_that_begin_at_a_position_round_trip() {
    let mut rng = Rng::new(9);
    for _ in 0..25 {
        let setup = legal_setup(&mut rng);
        let states = roots(setup, &mut rng);
        let state = states[rng.below(states.len())].clone();
        let setup = Start::new(state).expect("a sound position").setup();
        let setup_link = TramwaysLink::setup(setup.clone());
        assert!(
            catenary::engine::codec::read::<Tramways>(&codec::write(&setup_link)) == Ok(setup_link)
        );
        let mut record = random_game(setup, &mut rng);
        let game = TramwaysLink::game(record.clone(), rng.below(record.actions.len() + 1));
        let text = codec::write(&game);
        assert!(catenary::engine::codec::read::<Tramways>(&text).as_ref() == Ok(&game), "{text}");
        record.actions.truncate(rng.below(record.actions.len() + 1));
        let position = codec::position(&record);
        let read =
            catenary::engine::codec::read::<Tramways>(&codec::write(&position)).expect("a link");
        assert!(are_alike(&end(&read.record), &end(&record)));
    }
}

#[test]
fn a_setup_with_another_position_is_refused() {
    let begin = |seed| {
        let state = Tramways::new(&Setup::standard(2, seed)).expect("a legal setup");
        Start::new(state).expect("a sound position").setup()
    };
    let (one, other) = (begin(1), begin(2));
    let mixed = Setup { start: other.start, ..one };
    assert_eq!(Tramways::new(&mixed), Err(SetupError::Start));
}

#[test]
fn a_redacted_position_depends_only_on_public_knowledge() {
    let mut rng = Rng::new(10);
    for _ in 0..25 {
        let setup = legal_setup(&mut rng);
        let viewer = Seat(rng.below(setup.players()) as u8);
        for state in roots(setup, &mut rng).into_iter().step_by(7) {
            let observation = Tramways::observe(&state, viewer);
            let mut redact = |seed| {
                let drawn = Tramways::determinize(&observation, &mut rng);
                let setup = Start::new(drawn).expect("a sound position").setup();
                codec::redacted(&Record::new(setup), Some(viewer), &mut Rng::new(seed))
            };
            let (one, other) = (redact(5), redact(5));
            assert!(one.is_some() && one == other);
            let shown = one.map(|link| end(&link.record)).expect("a position");
            let same = |state: &State| shown_to(state, Some(viewer));
            assert!(are_alike(&same(&shown), &same(&state)));
        }
    }
}

#[test]
fn a_redacted_position_reveals_neither_seed_nor_hidden_cards() {
    let mut record = standard_game(3, 12);
    record.actions.truncate(100);
    let truth = codec::position(&record).record;
    for viewer in [Some(Seat(0)), Some(Seat(2)), None] {
        let link = codec::redacted(&record, viewer, &mut Rng::new(3)).expect("a position");
        assert!(
            catenary::engine::codec::read::<Tramways>(&codec::write(&link)).as_ref() == Ok(&link)
        );
        let (shown, truth) = (end(&link.record), end(&truth));
        assert_ne!(shown.rng, truth.rng);
        assert_ne!(shown.market.deck, truth.market.deck);
        let hands =
            |state: &State| state.players.iter().map(|player| player.hand.clone()).collect();
        let (shown, truth): (Vec<_>, Vec<_>) = (hands(&shown), hands(&truth));
        assert_ne!(shown, truth);
    }
}
