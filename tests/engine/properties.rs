//! Properties of every decision of random games.

use crate::tramways::universe::universe;
use catenary::engine::game::{BySeat, Game, Rng, Seat};
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::card::CardId;
use catenary::titles::tramways::rules::event::Event;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::titles::tramways::rules::variants::{Deal, DevelopmentRule, PlayerBoard};
use catenary::titles::tramways::rules::{Tramways, shown_to};
use std::collections::BTreeSet;

/// One decision: the state before and after it, and its events.
struct Step<'a> {
    before: &'a State,
    legal: &'a [Action],
    after: &'a State,
    events: &'a [Event],
}

/// Plays a random game and shows every decision.
fn play(setup: &Setup, seed: u64, mut see: impl FnMut(&Step)) {
    let mut rng = Rng::new(seed);
    let mut state = Tramways::new(setup).expect("a legal setup");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while Tramways::to_act(&state).is_some() {
        Tramways::legal_actions(&state, &mut legal);
        let before = state.clone();
        let action = legal[rng.below(legal.len())];
        events.clear();
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
        see(&Step { before: &before, legal: &legal, after: &state, events: &events });
    }
}

fn setups(seeds: u64) -> impl Iterator<Item = Setup> {
    let players = (1..=5).flat_map(move |players| (0..seeds).map(move |seed| (players, seed)));
    players.map(|(players, seed)| {
        let alternative = seed % 2 == 1;
        let development =
            [DevelopmentRule::Original, DevelopmentRule::Alternative][usize::from(alternative)];
        let deal = if seed % 3 == 2 && players > 1 { Deal::Advanced } else { Deal::Normal };
        let board = if seed % 4 == 3 { PlayerBoard::Hard } else { PlayerBoard::Normal };
        let seats = std::iter::repeat_n(board, players).collect();
        Setup { deal, development, seats, ..Setup::standard(players, seed) }
    })
}

#[test]
fn an_action_is_legal_exactly_when_it_is_listed() {
    for setup in setups(2) {
        let mut plies = 0;
        play(&setup, 11, |step| {
            plies += 1;
            if plies % 3 != 0 {
                return;
            }
            let found = universe(step.before)
                .into_iter()
                .filter(|&action| Tramways::check(step.before, action).is_ok());
            let found: BTreeSet<Action> = found.collect();
            let listed: BTreeSet<Action> = step.legal.iter().copied().collect();
            assert_eq!(found, listed, "{:?}", step.before.decision);
        });
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut refused = 0;
    for setup in setups(1) {
        let mut rng = Rng::new(5);
        play(&setup, 12, |step| {
            let all = universe(step.before);
            for _ in 0..20 {
                let action = all[rng.below(all.len())];
                let (mut state, mut events) = (step.before.clone(), Vec::new());
                if Tramways::apply(&mut state, action, &mut events).is_err() {
                    assert_eq!((&state, events.len()), (step.before, 0), "{action:?}");
                    refused += 1;
                }
            }
        });
    }
    assert!(refused > 20_000, "{refused}");
}

#[test]
fn money_happiness_and_workers_change_only_by_events() {
    for setup in setups(6) {
        play(&setup, 13, |step| {
            let seats = || step.before.players.seats();
            let mut money: BySeat<i64> = seats().map(|_| 0).collect();
            let (mut happiness, mut workers) = (money.clone(), money.clone());
            let mut stress: BySeat<u8> = step.before.players.iter().map(|p| p.stress()).collect();
            for event in step.events {
                match *event {
                    Event::Paid { seat, dollars } => money[seat] -= i64::from(dollars),
                    Event::Gained { seat, dollars } => money[seat] += i64::from(dollars),
                    Event::Happiness { seat, points } => happiness[seat] += i64::from(points),
                    Event::Worker { seat, change } => workers[seat] += i64::from(change),
                    Event::Stress { seat, level } => stress[seat] = level,
                    _ => {}
                }
            }
            for seat in seats() {
                let (old, new) = (&step.before.players[seat], &step.after.players[seat]);
                assert_eq!(i64::from(old.money) + money[seat], i64::from(new.money));
                assert_eq!(i64::from(old.happiness) + happiness[seat], i64::from(new.happiness));
                assert_eq!(i64::from(old.workers) + workers[seat], i64::from(new.workers));
                assert_eq!(stress[seat], new.stress());
            }
        });
    }
}

/// Returns all cards of the game, wherever they are. Development and Auction cards join after the advanced deal.
fn cards(state: &State) -> Vec<CardId> {
    let mut cards: Vec<CardId> = Vec::new();
    for player in state.players.iter() {
        cards.extend(player.hand.iter().chain(&player.deck).chain(&player.discard));
        cards.extend(&player.offer);
    }
    cards.extend(state.market.open.iter().chain(&state.market.deck).chain(&state.market.discard));
    cards.extend(state.books.books.iter().flatten());
    cards.extend(state.books.open.iter().chain(&state.books.deck));
    cards.extend(&state.building_cards);
    cards.extend(state.played.iter().map(|played| played.card));
    cards.sort();
    cards
}

#[test]
fn every_card_is_in_one_place_until_the_last_hand() {
    for setup in setups(6) {
        let mut first = Vec::new();
        play(&setup, 14, |step| {
            let now = cards(step.after);
            assert!(now.windows(2).all(|pair| pair[0] != pair[1]));
            if step.before.decision == Decision::Draft || first.is_empty() {
                first = now;
                return;
            }
            let filling = step.after.decision == Decision::Fill || step.after.round == 6;
            if filling {
                assert!(now.iter().all(|card| first.contains(card)));
            } else {
                assert_eq!(now, first);
            }
            // The auction of the last round ends before the last hand (R6-1).
            let before_hand =
                matches!(step.before.decision, Decision::Bid | Decision::Money(_) | Decision::Fill);
            let left = |state: &State| cards(state).len();
            let settled = step.before.round == 6 && !before_hand;
            assert!(!settled || left(step.before) == left(step.after));
        });
    }
}

#[test]
fn passengers_come_and_go_with_events() {
    for setup in setups(4) {
        play(&setup, 15, |step| {
            let mut passengers = step.before.passengers;
            for event in step.events {
                match *event {
                    Event::PassengerAdded { cell } => {
                        assert!(!passengers.has(cell), "a second Passenger in a cell");
                        passengers.insert(cell);
                    }
                    Event::Moved { from, .. } => passengers.remove(from),
                    _ => {}
                }
            }
            assert_eq!(passengers, step.after.passengers);
        });
    }
}

#[test]
fn determinized_states_are_valid_and_look_the_same() {
    for setup in setups(3) {
        let mut rng = Rng::new(3);
        play(&setup, 16, |step| {
            for seat in step.after.players.seats() {
                let view = Tramways::observe(step.after, seat);
                let guess = Tramways::determinize(&view, &mut rng);
                assert_eq!(Tramways::check_invariants(&guess), Ok(()));
                assert_eq!(Tramways::observe(&guess, seat), view, "{:?}", step.after.decision);
                if Tramways::to_act(step.after) == Some(seat) {
                    let (legal, guessed) = (Tramways::legal(step.after), Tramways::legal(&guess));
                    assert_eq!(legal, guessed, "{:?}", step.after.decision);
                }
            }
        });
    }
}

/// The top card of a closed Book is face up, so everybody sees it (SET-9).
#[test]
fn set_9_everybody_sees_the_tops_of_the_books() {
    let mut changed = 0;
    for setup in setups(3) {
        play(&setup, 23, |step| {
            let (state, before) = (step.after, &step.before.books.books);
            let open = match state.decision {
                Decision::BookTake(book) | Decision::BookTop(book) => Some(usize::from(book.0)),
                _ => None,
            };
            let viewers = state.players.seats().map(Some).chain([None]);
            for shown in viewers.map(|viewer| shown_to(state, viewer)) {
                for (at, book) in state.books.books.iter().enumerate() {
                    if open == Some(at) {
                        continue;
                    }
                    assert_eq!(shown.books.books[at].last(), book.last(), "{:?}", state.decision);
                    let was = before.get(at).and_then(|book| book.last());
                    changed += usize::from(was != book.last());
                }
            }
        });
    }
    assert!(changed > 20, "{changed}");
}

/// Returns the other seats' cards that a seat cannot see.
fn hidden(state: &State, seat: Seat) -> Vec<CardId> {
    let others = state.players.seats().filter(|&other| other != seat);
    others.flat_map(|other| state.players[other].hand.clone()).collect()
}

/// The page reads the legal actions from the shown state.
#[test]
fn legal_actions_follow_from_the_shown_state() {
    for setup in setups(3) {
        play(&setup, 19, |step| {
            let Some(seat) = Tramways::to_act(step.after) else { return };
            let shown = shown_to(step.after, Some(seat));
            let (legal, seen) = (Tramways::legal(step.after), Tramways::legal(&shown));
            assert_eq!(legal, seen, "{:?}", step.after.decision);
        });
    }
}

#[test]
fn determinization_deals_hidden_cards_anew() {
    let mut wrong = 0;
    let mut rng = Rng::new(4);
    play(&Setup::standard(3, 2), 17, |step| {
        let seat = Seat(0);
        let guess = Tramways::determinize(&Tramways::observe(step.after, seat), &mut rng);
        wrong += usize::from(hidden(&guess, seat) != hidden(step.after, seat));
        wrong += usize::from(guess.market.deck != step.after.market.deck);
    });
    assert!(wrong > 50, "hidden cards are dealt anew: {wrong}");
}

/// Returns the first state of round 1.
fn started(setup: &Setup) -> State {
    let mut state = Tramways::new(setup).expect("a legal setup");
    let (mut rng, mut legal) = (Rng::new(1), Vec::new());
    while state.round == 0 {
        Tramways::legal_actions(&state, &mut legal);
        let action = legal[rng.below(legal.len())];
        Tramways::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
    }
    state
}

/// Exchanges two cards wherever they are, or one of them with the box.
fn swapped(state: &State, a: CardId, b: CardId) -> State {
    let mut state = state.clone();
    let swap = |card: &mut CardId| {
        *card = if *card == a {
            b
        } else if *card == b {
            a
        } else {
            *card
        };
    };
    for player in state.players.iter_mut() {
        player.hand.iter_mut().chain(&mut player.deck).for_each(swap);
        player.hand.sort_unstable();
    }
    state.market.deck.iter_mut().for_each(swap);
    state.books.books.iter_mut().flatten().chain(&mut state.books.deck).for_each(swap);
    state
}

/// Returns whether a seat sees a difference when two cards are exchanged.
fn tells_apart(state: &State, seat: u8, a: CardId, b: CardId) -> bool {
    let other = swapped(state, a, b);
    assert_ne!(*state, other);
    Tramways::observe(state, Seat(seat)) != Tramways::observe(&other, Seat(seat))
}

#[test]
fn the_auction_deck_is_hidden_but_for_its_parcel_cards() {
    let state = started(&Setup::standard(3, 1));
    let deck = &state.market.deck;
    assert!(!tells_apart(&state, 0, deck[0], deck[1]), "its order");
    let in_deck = *deck.iter().find(|card| CardId::auction().any(|c| c == **card)).expect("one");
    let in_box = |card: &CardId| card.card().players <= 3 && !cards(&state).contains(card);
    let in_box = CardId::auction().find(in_box).expect("one is left over");
    assert!(!tells_apart(&state, 0, in_deck, in_box), "which Auction cards are in the game");
}

#[test]
fn development_cards_are_hidden_unless_everybody_saw_them() {
    let state = started(&Setup::standard(3, 1));
    let books = &state.books.books;
    let secret = |seat: u8| {
        let mut hand = state.players[Seat(seat)].hand.iter().copied();
        hand.find(|card| card.index() < 20 && !state.seen.has(*card))
    };
    let mine = (0..3).find_map(|seat| Some((seat, secret(seat)?))).expect("a secret card");
    let others = (0..3).filter(|&seat| seat != mine.0);
    for other in others {
        assert!(!tells_apart(&state, other, mine.1, books[0][0]), "a card taken unseen");
    }
    assert!(tells_apart(&state, mine.0, mine.1, books[0][0]), "one's own card");
    assert!(books[0].len() > 1 && books[1].len() > 1, "a card below each top");
    assert!(!tells_apart(&state, 0, books[0][0], books[1][0]), "cards below the tops");
    let in_box = CardId::development().find(|card| !cards(&state).contains(card)).expect("one");
    assert!(!tells_apart(&state, 0, books[0][0], in_box), "which cards are in the game");
    let top = *books[0].last().expect("a card");
    assert!(tells_apart(&state, 0, books[0][0], top), "the top of a Book");
}

#[test]
fn others_cannot_tell_cards_of_a_hand_from_those_of_its_deck() {
    let mut state = started(&Setup::standard(2, 1));
    let (mut legal, mut rng) = (Vec::new(), Rng::new(1));
    let (held, below) = loop {
        let player = &state.players[Seat(1)];
        let held = player.hand.iter().find(|card| state.seen.has(**card));
        if let (Some(&held), Some(&below)) = (held, player.deck.first()) {
            break (held, below);
        }
        Tramways::legal_actions(&state, &mut legal);
        let action = legal[rng.below(legal.len())];
        Tramways::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
    };
    assert!(!tells_apart(&state, 0, held, below));
    assert!(tells_apart(&state, 1, held, below));
    let other = swapped(&state, held, below);
    assert_eq!(shown_to(&state, None), shown_to(&other, None), "to a visitor every hand is hidden");
}
