//! RND, END, R6: the rounds, their end, and the last one.

use super::support::{check, open, play};
use catenary::engine::game::{Game, Rng, Seat};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::card::CardId;
use catenary::titles::tramways::rules::event::{Event, Phase};
use catenary::titles::tramways::rules::setup::Setup;
use serde_json::json;
use std::collections::BTreeSet;

/// Returns the rounds and phases of a random game, in order.
fn phases(players: usize, seed: u64) -> Vec<(u8, Phase)> {
    let mut state = Tramways::new(&Setup::standard(players, seed)).expect("a legal setup");
    let (mut rng, mut legal, mut events) = (Rng::new(seed), Vec::new(), Vec::new());
    while Tramways::to_act(&state).is_some() {
        Tramways::legal_actions(&state, &mut legal);
        let action = legal[rng.below(legal.len())];
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
    }
    let mut round = 0;
    let phase = |event: &Event| match event {
        Event::Round { round: next } => {
            round = *next;
            None
        }
        Event::Phase { phase } => Some((round, *phase)),
        _ => None,
    };
    events.iter().filter_map(phase).collect()
}

#[test]
fn rnd_1_six_rounds() {
    for players in 2..=4 {
        let mut expected = Vec::new();
        for round in 1..=6 {
            let three = [Phase::Auction, Phase::Actions, Phase::Administration];
            expected.extend(three.map(|phase| (round, phase)));
            expected.extend((round < 6).then_some((round, Phase::EndOfRound)));
        }
        assert_eq!(phases(players, 5), expected, "{players} players");
    }
}

#[test]
fn end_1_refill() {
    check("rounds/end_1.json");
}

/// Returns the deck after a draw that needed the discard pile, for a seed.
fn refilled(seed: u64) -> Vec<CardId> {
    let discard: Vec<String> = (1..=16).map(|card| format!("dev{card}")).collect();
    let position = json!({
        "map": ["R . C"], "ask": "administration", "turn": { "seat": 1 }, "seed": seed,
        "players": [{ "discard": discard }, {}],
    });
    let mut opened = open(position).expect("it can be played");
    play(&mut opened, &["done".to_owned()]).expect("a legal action");
    opened.state.players[Seat(0)].deck.to_vec()
}

#[test]
fn end_1_the_discards_are_shuffled() {
    let decks: Vec<Vec<CardId>> = (0..20).map(refilled).collect();
    assert!(decks.iter().all(|deck| deck.len() == 9));
    assert!(decks.iter().collect::<BTreeSet<_>>().len() > 15, "{decks:?}");
    assert!(decks.iter().filter(|deck| deck.is_sorted()).count() < 3, "{decks:?}");
}

#[test]
fn end_2_stress() {
    check("rounds/end_2.json");
}

#[test]
fn end_3_decay() {
    check("rounds/end_3.json");
}

#[test]
fn end_4_new_passengers() {
    check("rounds/end_4.json");
}

#[test]
fn r6_1_last_hand() {
    check("rounds/r6_1.json");
}

#[test]
fn r6_2_last_round() {
    check("rounds/r6_2.json");
}
