//! The checks, each on random games of some setups.

use crate::games::{Ply, Walk, play_on, walk};
use catenary::engine::bots::{HasBots, Level, best_plan};
use catenary::engine::codec::{self, Coded, Kind, Link, LinkError};
use catenary::engine::game::{Boundary, Game, MAX_SEATS, Record, Rng, Seat, perft};
use catenary::table::{GameTable, Players, ReplayedPart, Save, Session, Summary};
use std::collections::BTreeSet;

/// The number of positions of a game that slow checks look at.
const SAMPLES: usize = 24;

fn walks<G: Game>(setups: &[G::Setup]) -> impl Iterator<Item = Walk<G>> + '_ {
    setups.iter().zip(1..).map(|(setup, seed)| walk::<G>(setup, seed))
}

/// Returns some positions of a game, including its end.
fn samples<G: Game>(walk: &Walk<G>) -> impl Iterator<Item = &Ply<G>> {
    let step = walk.plies.len().div_ceil(SAMPLES).max(1);
    walk.plies.iter().rev().step_by(step)
}

fn seats<G: Game>(walk: &Walk<G>) -> impl Iterator<Item = Seat> + use<G> {
    (0..MAX_SEATS as u8).map(Seat).take(G::players(&walk.record.setup))
}

/// An action that is not listed is refused and changes nothing.
pub(crate) fn legal_actions_are_those_that_can_be_applied<G: Game>(setups: &[G::Setup]) {
    for walk in walks::<G>(setups) {
        let all: BTreeSet<G::Action> =
            walk.plies.iter().flat_map(|ply| ply.legal.clone()).collect();
        for ply in samples(&walk) {
            assert!(ply.legal.is_sorted_by(|one, next| one < next), "{:?}", ply.legal);
            for &action in &all {
                let (mut state, mut events) = (ply.state.clone(), Vec::new());
                let is_listed = ply.legal.binary_search(&action).is_ok();
                assert_eq!(G::check(&state, action).is_ok(), is_listed, "{action:?}");
                let is_applied = G::apply(&mut state, action, &mut events).is_ok();
                assert_eq!(is_applied, is_listed, "{action:?}");
                if !is_applied {
                    assert!(state == ply.state && events.is_empty(), "{action:?}");
                }
            }
        }
    }
}

/// All functions agree on the end of the game; it begins at a whole action; the outcome lists the winners in seat
/// order.
pub(crate) fn boundary_decider_and_outcome_agree<G: Game>(setups: &[G::Setup]) {
    for walk in walks::<G>(setups) {
        let players = G::players(&walk.record.setup);
        for Ply { state, legal } in &walk.plies {
            let is_over = G::boundary(state) == Boundary::Over;
            assert_eq!(G::to_act(state).is_none(), is_over);
            assert_eq!(G::outcome(state).is_some(), is_over);
            assert_eq!(legal.is_empty(), is_over);
            assert!(G::to_act(state).is_none_or(|seat| seat.index() < players));
        }
        assert_eq!(G::boundary(&walk.plies[0].state), Boundary::Root);
        let last = walk.plies.last().expect("a position");
        let outcome = G::outcome(&last.state).expect("the game is over");
        assert_eq!(outcome.scores.count(), players);
        assert!(!outcome.winners.is_empty() && outcome.winners.is_sorted_by(|a, b| a < b));
        assert!(outcome.winners.iter().all(|winner| winner.index() < players));
    }
}

pub(crate) fn invariants_hold<G: Game>(setups: &[G::Setup]) {
    for ply in walks::<G>(setups).flat_map(|walk| walk.plies) {
        assert_eq!(G::check_invariants(&ply.state), Ok(()));
    }
}

/// A state drawn from an observation looks the same to its seat, and offers that seat the same actions.
pub(crate) fn determinization_keeps_what_a_seat_knows<G: Game>(setups: &[G::Setup]) {
    let mut rng = Rng::new(3);
    for walk in walks::<G>(setups) {
        for ply in samples(&walk) {
            for seat in seats(&walk) {
                let seen = G::observe(&ply.state, seat);
                let drawn = G::determinize(&seen, &mut rng);
                assert_eq!(format!("{seen:?}"), format!("{:?}", G::observe(&drawn, seat)));
                assert_eq!(G::check_invariants(&drawn), Ok(()));
                assert_eq!(G::to_act(&drawn), G::to_act(&ply.state));
                assert_eq!(G::boundary(&drawn), G::boundary(&ply.state));
                if G::to_act(&drawn) == Some(seat) {
                    assert_eq!(G::legal(&drawn), ply.legal);
                }
            }
        }
    }
}

/// States that differ only in what is hidden from a seat look the same to it. Some such states must occur.
pub(crate) fn observations_hold_nothing_hidden<G: Game>(setups: &[G::Setup]) {
    let mut rng = Rng::new(4);
    let mut is_anything_hidden = false;
    for walk in walks::<G>(setups) {
        for ply in samples(&walk) {
            for seat in seats(&walk) {
                let seen = format!("{:?}", G::observe(&ply.state, seat));
                let other = G::redacted(&ply.state, Some(seat), &mut rng);
                is_anything_hidden |= other != ply.state;
                assert_eq!(seen, format!("{:?}", G::observe(&other, seat)));
            }
        }
    }
    assert!(is_anything_hidden);
}

/// A viewer's position is a valid one; at the start of a whole action it can be played on.
pub(crate) fn redacted_positions_can_be_played_to_the_end<G: Game>(setups: &[G::Setup]) {
    let mut rng = Rng::new(5);
    for walk in walks::<G>(setups) {
        for ply in samples(&walk).step_by(4) {
            for viewer in seats(&walk).map(Some).chain([None]) {
                let shown = G::redacted(&ply.state, viewer, &mut rng);
                assert_eq!(G::to_act(&shown), G::to_act(&ply.state));
                assert_eq!(G::boundary(&shown), G::boundary(&ply.state));
                if !matches!(G::boundary(&shown), Boundary::Root | Boundary::Over) {
                    continue;
                }
                play_on::<G>(shown, 6, |state, _, _| {
                    assert_eq!(G::check_invariants(state), Ok(()));
                });
            }
        }
    }
}

/// A record replays to the same state, and stops at the first illegal action.
pub(crate) fn records_replay_to_the_same_state<G: Game>(setups: &[G::Setup]) {
    for mut walk in walks::<G>(setups) {
        let end = &walk.plies.last().expect("a position").state;
        let replay = walk.record.replay().expect("a legal setup");
        assert!(replay.refusal.is_none() && replay.state == *end);
        let count = walk.record.actions.len();
        walk.record.actions.push(walk.record.actions[0]);
        let replay = walk.record.replay().expect("a legal setup");
        assert!(replay.refusal.is_some() && replay.plies == count && replay.state == *end);
    }
}

/// Setups and whole games, at any cursor, round-trip through links; links name the title and the rules, and changed
/// or shortened ones are refused.
pub(crate) fn links_round_trip<G: Coded>(setups: &[G::Setup]) {
    for walk in walks::<G>(setups) {
        let (setup, record) = (&walk.record.setup, &walk.record);
        let half = record.actions.len() / 2;
        let cursors = [0, half, record.actions.len()];
        let games = cursors.map(|cursor| Link::game(record.clone(), cursor));
        let starts = [Link::<G>::setup(setup.clone()), Link::position(setup.clone())];
        for link in games.into_iter().chain(starts) {
            let text = codec::write(&link);
            assert_eq!(codec::read::<G>(&text).as_ref(), Ok(&link));
            let header = codec::header(&text).expect("a link");
            assert_eq!(header.title, u64::from(G::number(setup)));
            assert_eq!(header.rules, u64::from(G::rules_version(setup)));
            assert!(codec::read::<G>(&text[..text.len() - 1]).is_err());
        }
        assert!(G::NUMBERS.contains(&G::number(setup)));
        assert_eq!(codec::read::<G>("").err(), Some(LinkError::Empty));
        assert_eq!(Link::<G>::setup(setup.clone()).kind, Kind::Setup);
    }
}

/// A saved game, at any cursor and with a second line, reads back equal. Truncated text is refused, or reads as the
/// whole game.
pub(crate) fn saves_round_trip<G: Coded>(setups: &[G::Setup]) {
    for walk in walks::<G>(setups) {
        let (players, length) = (G::players(&walk.record.setup), walk.record.actions.len());
        for cursor in [0, length / 2, length] {
            let Ok((mut session, _)) = Session::<G>::resume(&walk.record, cursor) else {
                panic!("no game")
            };
            session.add_line(length / 2, &walk.record.actions[length / 2..length / 2 + 1]);
            let table = GameTable::new(session, &Players::people(players), players);
            let save = Save::of("conformance", &table, Summary::default(), 3, 4);
            let read = Save::read(&save.write()).expect("what was written");
            assert_eq!(read, save);
            let (opened, replayed) = read.open::<G>().expect("a legal setup");
            assert!(opened == table && replayed == ReplayedPart::Whole);
        }
    }
    let walk = walk::<G>(&setups[0], 1);
    let Ok((session, _)) = Session::<G>::resume(&walk.record, 0) else { panic!("no game") };
    let players = G::players(&walk.record.setup);
    let table = GameTable::new(session, &Players::people(players), players);
    let save = Save::of("conformance", &table, Summary::default(), 3, 4);
    let text = save.write();
    assert!(text.len() > 200, "{text}");
    for (cut, _) in text.char_indices() {
        match Save::read(&text[..cut]) {
            Ok(read) => assert_eq!(read, save, "cut at {cut}"),
            Err(error) => assert!(!error.to_string().is_empty(), "cut at {cut}"),
        }
    }
}

/// A sent position opens as it was; redealt, it has everything that its viewer knows and nothing hidden. Games that
/// cannot begin at a position keep their past.
pub(crate) fn positions_round_trip_with_and_without_hidden_parts<G: Coded>(setups: &[G::Setup]) {
    let (mut rng, mut differs, mut started) = (Rng::new(7), false, false);
    for walk in walks::<G>(setups) {
        let length = walk.record.actions.len();
        for ply in (0..length).step_by(length.div_ceil(6)) {
            let actions = walk.record.actions[..ply].to_vec();
            let part: Record<G> = Record { setup: walk.record.setup.clone(), actions };
            let link =
                codec::read::<G>(&codec::write(&codec::position::<G>(&part))).expect("a link");
            let opened = link.record.replay().expect("a legal setup");
            assert!(opened.refusal.is_none());
            let known = |state: &G::State, seat| format!("{:?}", G::observe(state, seat));
            assert_eq!(G::legal(&opened.state), walk.plies[ply].legal);
            assert_eq!(G::to_act(&opened.state), G::to_act(&walk.plies[ply].state));
            for seat in seats(&walk) {
                let Some(sent) = codec::redacted::<G>(&part, Some(seat), &mut rng) else {
                    continue;
                };
                started = true;
                let sent = codec::read::<G>(&codec::write(&sent)).expect("a link");
                let shown = sent.record.replay().expect("a legal setup").state;
                let truth = G::new(&link.record.setup).expect("a legal setup");
                assert_eq!(known(&shown, seat), known(&truth, seat));
                differs |= shown != truth;
            }
        }
    }
    assert_eq!(differs, started);
}

/// Every legal action has a text of its own that parses back to it.
pub(crate) fn notation_round_trips<G: Game>(setups: &[G::Setup]) {
    for walk in walks::<G>(setups) {
        for ply in samples(&walk) {
            let text = |&action: &G::Action| G::notation(&ply.state, action);
            let texts: BTreeSet<String> = ply.legal.iter().map(text).collect();
            assert_eq!(texts.len(), ply.legal.len(), "{texts:?}");
            for &action in &ply.legal {
                assert_eq!(G::parse(&ply.state, &text(&action)), Some(action));
            }
            assert_eq!(G::parse(&ply.state, "no such action"), None);
        }
    }
}

/// Bots of every level decide legally, and the same for equal arguments.
pub(crate) fn bots_decide_legally_and_repeatably<G: Coded + HasBots>(setups: &[G::Setup]) {
    for walk in walks::<G>(setups) {
        let is_choice = |ply: &&Ply<G>| ply.legal.len() > 1;
        for ply in samples(&walk).filter(is_choice).step_by(6) {
            let seat = G::to_act(&ply.state).expect("somebody decides");
            for level in Level::ALL {
                let decide = || {
                    let observation = G::observe(&ply.state, seat);
                    let bot = level.bot::<G>();
                    let mut thought = bot.think(observation, &ply.legal, Rng::new(8));
                    best_plan(&mut *thought).expect("a plan").actions
                };
                let actions = decide();
                assert!(ply.legal.contains(&actions[0]), "{level:?}: {actions:?}");
                assert_eq!(actions, decide(), "{level:?}");
            }
        }
    }
}

/// Compares the numbers of action sequences of each length.
pub(crate) fn perft_counts_are_frozen<G: Game>(setup: &G::Setup, counted: &[u64]) {
    let state = G::new(setup).expect("a legal setup");
    let found: Vec<u64> =
        (1..).take(counted.len()).map(|depth| perft::<G>(&state, depth)).collect();
    assert_eq!(found, counted);
}
