//! Positions in links.

use crate::records::{any_setup, random_game, standard_game};
use catenary::codec::{self, Link};
use catenary::game::{Game, Record, Rng};
use catenary::games::tramways::Tramways;
use catenary::games::tramways::start::{Start, tidy};
use catenary::games::tramways::state::{Ask, State, Work};

/// Whether two positions are the same but for the order of what has none, and may go on alike.
fn are_alike(one: &State, other: &State) -> bool {
    let tidied = |state: &State| {
        let mut state = State { work: Work::Nothing, ..state.clone() };
        tidy(&mut state);
        state
    };
    let legal = |state: &State| {
        let mut actions = Vec::new();
        Tramways::legal_actions(state, &mut actions);
        actions
    };
    tidied(one) == tidied(other) && legal(one) == legal(other)
}

fn end(record: &Record<Tramways>) -> State {
    let replay = record.replay().expect("a legal setup");
    assert_eq!(replay.refusal, None);
    replay.state
}

#[test]
fn every_position_of_a_game_comes_back() {
    let mut lengths = Vec::new();
    let mut actions = Vec::new();
    for players in 1..=5 {
        let mut l = Vec::new();
        for seed in 0..3 {
            let mut record = standard_game(players, 60 + 10 * seed + players as u64);
            while !record.actions.is_empty() {
                let link = codec::position(&record);
                let text = codec::write(&link);
                let read = codec::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
                assert_eq!(read, link);
                assert!(read.record.setup.start.is_some());
                assert!(are_alike(&end(&read.record), &end(&record)), "{text}");
                l.push(text.len());
                actions.push(link.record.actions.len());
                record.actions.truncate(record.actions.len().saturating_sub(5));
            }
        }
        l.sort();
        lengths.push((l[l.len() / 2], l[l.len() * 95 / 100], l[l.len() - 1]));
    }
    actions.sort();
    println!("{lengths:?} {} {}", actions[actions.len() / 2], actions[actions.len() - 1]);
}

fn is_root(ask: Ask) -> bool {
    use Ask::*;
    matches!(ask, Task | Line | Administration | Fill | Book | Keep | Draft | Bid | Market | Over)
}

#[test]
fn every_decision_that_begins_something_can_be_a_start() {
    let mut rng = Rng::new(8);
    let (mut played, mut bad) = (0, std::collections::BTreeMap::<String, usize>::new());
    while played < 60 {
        let setup = any_setup(&mut rng);
        let Ok(mut state) = Tramways::new(&setup) else { continue };
        played += 1;
        for action in random_game(setup, &mut rng).actions {
            if is_root(state.ask) {
                let what = match Start::new(state.clone()) {
                    Err(unsound) => unsound.to_string(),
                    Ok(start) => {
                        let link = Link::position(start.setup());
                        match codec::read(&codec::write(&link)) {
                            Err(error) => error.to_string(),
                            Ok(read) if read != link => "another".to_owned(),
                            _ => "fine".to_owned(),
                        }
                    }
                };
                *bad.entry(format!("{:?} {what}", state.ask)).or_default() += 1;
            }
            Tramways::apply_unchecked(&mut state, action, &mut Vec::new());
        }
    }
    println!("{bad:#?}");
}
