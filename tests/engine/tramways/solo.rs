//! SOLO: the solo game.

use super::support::{check, open, play};
use catenary::engine::game::{Game, Seat};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::card::{CardId, Family};
use catenary::titles::tramways::rules::scoring::Rank;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::setup_error::SetupError;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::titles::tramways::rules::variants::{Deal, DevelopmentRule};
use serde_json::json;
use std::collections::BTreeSet;

fn solo(seed: u64) -> State {
    Tramways::new(&Setup::standard(1, seed)).expect("a legal setup")
}

#[test]
fn solo_1_setup() {
    for seed in 0..20 {
        let state = solo(seed);
        assert_eq!(state.map.placements.len(), 3);
        assert!(state.map.placements.iter().all(|placement| placement.y == 0));
        assert!(state.map.parcels().count() >= 4);
        assert_eq!(state.stock, [1, 1, 2, 1]);
        let owned = state.parcels.iter().filter(|parcel| parcel.owner == Some(Seat(0)));
        assert_eq!((owned.count(), state.players[Seat(0)].hand.len()), (4, 6));
    }
    let drafted = Setup { deal: Deal::Advanced, ..Setup::standard(1, 1) };
    assert_eq!(Tramways::new(&drafted), Err(SetupError::SoloDeal));
}

#[test]
fn solo_2_auction_deck_and_books() {
    let state = solo(4);
    let deck = &state.market.deck;
    let auction = deck.iter().filter(|card| card.family().0 == Family::Auction).count();
    assert_eq!((auction, state.market.open.len()), (30, 0));
    assert_eq!(deck.len() - auction, state.map.parcels().count() - 4);
    let sizes: Vec<usize> = state.books.books.iter().map(|book| book.len()).collect();
    assert_eq!(sizes, [3, 3]);
    let development = DevelopmentRule::Alternative;
    let setup = Setup { development, ..Setup::standard(1, 4) };
    let state = Tramways::new(&setup).expect("a legal setup");
    let is_development = |card: &CardId| card.family().0 == Family::Development;
    assert_eq!(state.decision, Decision::Keep);
    assert_eq!(state.players[Seat(0)].offer.iter().filter(|c| is_development(c)).count(), 4);
}

#[test]
fn solo_3_the_line() {
    check("solo/solo_3.json");
}

/// Returns the Auction deck that its discards have become, for a seed.
fn new_deck(seed: u64) -> Vec<CardId> {
    let discard: Vec<String> = (1..=12).map(|card| format!("auc{card}")).collect();
    let position = json!({
        "map": ["R . C"], "ask": "line", "seed": seed,
        "market": { "open": ["auc13"], "discard": discard }, "players": [{}],
    });
    let mut opened = open(position).expect("it can be played");
    play(&mut opened, &["reveal".to_owned()]).expect("a legal action");
    opened.state.market.deck.to_vec()
}

#[test]
fn solo_3_the_discards_are_shuffled() {
    let decks: Vec<Vec<CardId>> = (0..20).map(new_deck).collect();
    assert!(decks.iter().all(|deck| deck.len() == 11));
    assert!(decks.iter().collect::<BTreeSet<_>>().len() > 15, "{decks:?}");
    assert!(decks.iter().filter(|deck| deck.is_sorted()).count() < 3, "{decks:?}");
}

#[test]
fn solo_4_stress() {
    check("solo/solo_4.json");
}

#[test]
fn solo_5_ranks() {
    let ranks = [
        (i32::MIN, Rank::Dismal),
        (-1, Rank::Dismal),
        (0, Rank::Dismal),
        (19, Rank::Dismal),
        (20, Rank::Sad),
        (29, Rank::Sad),
        (30, Rank::Sullen),
        (39, Rank::Sullen),
        (40, Rank::Calm),
        (50, Rank::Satisfied),
        (60, Rank::Happy),
        (70, Rank::Delighted),
        (80, Rank::Exuberant),
        (90, Rank::Euphoric),
        (99, Rank::Euphoric),
        (100, Rank::Ecstatic),
        (i32::MAX, Rank::Ecstatic),
    ];
    for (score, rank) in ranks {
        assert_eq!(Rank::of(score), rank, "{score}");
    }
}
