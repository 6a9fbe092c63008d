//! The rules by id: `cclaim_4_...` tests CCLAIM-4.

use super::support::{act, deal, legal, play_at_random, seats, tables};
use catenary::engine::game::{Boundary, Game, Rule, Seat};
use catenary::titles::city::boards::{Board, Color, Deck, Kind, RouteId, TicketId};
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::{Action, Payment, Slot};
use catenary::titles::city::rules::card::{Card, Cards};
use catenary::titles::city::rules::event::Event;
use catenary::titles::city::rules::refusal::{Refusal, TicketChoice};
use catenary::titles::city::rules::scoring::{TOKEN_POINTS, score};
use catenary::titles::city::rules::set::{Symbol, SymbolSet};
use catenary::titles::city::rules::setup::{Setup, SetupError};
use catenary::titles::city::rules::state::{Decision, State};
use std::collections::BTreeSet;

/// Returns a position at the beginning of the first turn: each player kept the first Ticket on offer, and stacks are on
/// the first free Locations.
fn first_turn(board: Board, players: u8, seed: u64) -> State {
    let mut state = deal(board, players, seed);
    while state.turn == 0 {
        let word = legal(&state)[0].clone();
        act(&mut state, &word);
    }
    state
}

/// Gives the player to decide exactly these cards; the deck replaces missing ones elsewhere.
fn give(state: &mut State, cards: &[Card]) {
    let hand: Cards = cards.iter().copied().collect();
    let seat = state.seat;
    let old = state.players[seat].hand;
    state.deck.extend(old.iter());
    for card in hand.iter() {
        let at = state.deck.iter().position(|&other| other == card);
        state.deck.remove(at.expect("the deck has the card"));
    }
    state.players[seat].hand = hand;
    state.players[seat].known = Cards::default();
}

/// Turns these cards face up; the old ones go under the deck.
fn show(state: &mut State, cards: [Card; 5]) {
    for at in 0..5 {
        let old = state.display[at].take().expect("five lie face up");
        state.deck.insert(0, old);
    }
    for (at, card) in cards.into_iter().enumerate() {
        let found = state.deck.iter().position(|&other| other == card).expect("the deck has it");
        state.deck.remove(found);
        state.display[at] = Some(card);
    }
}

fn route(state: &State, name: &str) -> RouteId {
    match City::parse(state, &format!("claim {name}")) {
        Some(Action::Claim(route)) => route,
        _ => panic!("no Route {name}"),
    }
}

fn refusal(state: &State, text: &str) -> Refusal {
    let action = City::parse(state, text).expect("an action");
    City::check(state, action).expect_err("the action is refused")
}

/// Makes a seat the owner of a Route, as if claimed.
fn own(state: &mut State, seat: Seat, name: &str) {
    let id = route(state, name);
    let route = &state.data().routes[id.index()];
    let player = &mut state.players[seat];
    player.routes.insert(id);
    player.points += u16::from(route.points);
    match route.kind {
        Kind::Metro => player.metros -= 1,
        Kind::Tram | Kind::Ferry => player.trams -= route.length,
    }
}

#[test]
fn cset_1_two_to_four_play_with_the_boards_pieces() {
    for players in [0, 1, 5] {
        let error = City::new(&Setup::standard(Board::BERLIN, players, 1));
        assert_eq!(error, Err(SetupError::Players(players, 4)));
        assert_eq!(SetupError::Players(players, 4).rule(), "CSET-1");
    }
    for (board, pieces) in [(Board::SAN_FRANCISCO, (20, 0)), (Board::BERLIN, (11, 5))] {
        let state = deal(board, 3, 1);
        assert!(state.players.iter().all(|player| (player.trams, player.metros) == pieces));
    }
}

#[test]
fn cset_2_everybody_has_two_cards_and_five_lie_face_up() {
    for (board, players) in tables() {
        for seed in 0..50 {
            let state = deal(board, players, seed);
            assert!(state.players.iter().all(|player| player.hand.count() == 2));
            assert!(state.display.iter().all(Option::is_some));
            assert!(state.face_up().wilds() < 3);
        }
    }
    assert_eq!((Deck::City.cards().count(), Deck::City.cards().wilds()), (44, 8));
}

#[test]
fn cset_3_each_keeps_one_or_two_and_the_other_goes_under_the_deck() {
    let mut state = deal(Board::BERLIN, 2, 3);
    assert_eq!((state.seat, state.decision), (Seat(0), Decision::Keep));
    let before = state.tickets.len();
    let offer = state.players[Seat(0)].offer.clone();
    assert_eq!(
        refusal(&state, "return"),
        Refusal::KeepOneFirst { offered: TicketChoice::First, more: 1, of: 2 }
    );
    assert_eq!(refusal(&state, "return").rule(), "CSET-3");
    let keep = legal(&state)[0].clone();
    act(&mut state, &keep);
    act(&mut state, "return");
    assert_eq!(state.tickets.len(), before + 1);
    assert!(offer.contains(&state.tickets[0]), "the bottom of the deck");
    assert_eq!(state.players[Seat(0)].tickets.len(), 1);
    assert_eq!((state.seat, state.decision), (Seat(1), Decision::Keep));
}

#[test]
fn cset_4_the_first_player_is_random_and_turns_follow_seat_order() {
    let firsts: BTreeSet<Seat> =
        (0..40).map(|seed| first_turn(Board::BERLIN, 4, seed).first).collect();
    assert_eq!(firsts.len(), 4);
    let mut state = first_turn(Board::BERLIN, 3, 1);
    let first = state.seat;
    assert_eq!(first, state.first);
    act(&mut state, "blind");
    act(&mut state, "blind");
    assert_eq!(state.seat, Seat((first.0 + 1) % 3));
}

#[test]
fn cset_5_the_last_players_place_the_rest_of_the_stacks() {
    for (players, tokens, height) in [(2, 12, 1), (3, 14, 2), (4, 21, 3)] {
        let mut state = deal(Board::SAN_FRANCISCO, players, 2);
        let mut placed = Vec::new();
        while state.turn == 0 {
            let seat = state.seat;
            let places = state.decision == Decision::Place;
            let word = legal(&state)[0].clone();
            for event in act(&mut state, &word) {
                if let Event::Placed { height, .. } = event {
                    placed.push((seat, height));
                }
            }
            assert!(!places || placed.last().is_some_and(|last| last.0 == seat));
        }
        let before = |back: u8| Seat((state.first.0 + players - back) % players);
        let second = if players == 2 { before(1) } else { before(2) };
        assert_eq!(placed, [(before(1), height), (second, height)]);
        let standing: u8 = state.stacks.iter().map(|stack| stack.height).sum();
        assert_eq!(standing, tokens);
    }
    assert_eq!(first_turn(Board::BERLIN, 3, 1).stacks.iter().map(|it| it.height).sum::<u8>(), 0);
}

#[test]
fn cset_5_no_stack_on_a_stack() {
    let mut state = deal(Board::SAN_FRANCISCO, 2, 2);
    while state.decision != Decision::Place {
        let word = legal(&state)[0].clone();
        act(&mut state, &word);
    }
    assert_eq!(refusal(&state, "place Alcatraz"), Refusal::StackThere);
    assert_eq!(legal(&state).len(), 14);
}

#[test]
fn cturn_1_a_turn_is_one_action() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    let seat = state.seat;
    act(&mut state, "blind");
    assert_eq!(refusal(&state, "tickets"), Refusal::SecondCardFirst);
    assert_eq!((state.seat, City::boundary(&state)), (seat, Boundary::Within));
    act(&mut state, "blind");
    assert_ne!(state.seat, seat);
}

#[test]
fn cturn_2_a_player_without_actions_passes_and_the_game_ends_when_all_pass() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    let other = state.next_seat(state.seat);
    state.tickets.clear();
    state.deck.clear();
    state.display = [None; 5];
    state.players.iter_mut().for_each(|player| player.hand = Cards::default());
    give_all(&mut state, other);
    let legal_ones = City::legal(&state);
    assert!(legal_ones.is_empty(), "nothing can be done here");
    state.tickets.push(TicketId(0));
    let events = act(&mut state, "tickets");
    let passes = events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    assert_eq!((passes, state.is_over()), (2, true));
}

/// Leaves a seat without pieces and with all cards in hand.
fn give_all(state: &mut State, seat: Seat) {
    state.players[seat].hand = Deck::City.cards();
    for player in state.players.iter_mut() {
        (player.trams, player.metros) = (0, 0);
    }
    state.turns_left = Some(4);
}

#[test]
fn cdraw_1_two_cards_and_a_face_up_card_is_replaced_at_once() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    show(&mut state, [Card::Red, Card::Blue, Card::Green, Card::Black, Card::Purple]);
    let (seat, held) = (state.seat, state.player().hand[Card::Red]);
    act(&mut state, "take 1");
    assert_eq!(state.players[seat].hand[Card::Red], held + 1);
    assert!(state.display.iter().all(Option::is_some));
    assert_eq!(state.decision, Decision::SecondCard);
    act(&mut state, "take 2");
    assert_eq!(state.players[seat].hand.count(), 4);
    assert_ne!(state.seat, seat);
}

#[test]
fn cdraw_2_a_face_up_wild_ends_the_draw_and_is_no_second_card() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    show(&mut state, [Card::Wild, Card::Blue, Card::Green, Card::Black, Card::Purple]);
    let mut first = state.clone();
    act(&mut first, "take 1");
    assert_ne!(first.seat, state.seat);
    act(&mut state, "take 2");
    assert_eq!(refusal(&state, "take 1"), Refusal::WildSecond);
    state.deck.retain(|card| *card == Card::Wild);
    act(&mut state, "blind");
    assert_eq!(state.player().hand.count(), 2, "the next player's turn");
}

#[test]
fn cdraw_3_discards_become_the_deck_at_once() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    show(&mut state, [Card::Red, Card::Blue, Card::Green, Card::Black, Card::Purple]);
    let top = state.deck.pop().expect("a card");
    state.discards = state.deck.iter().copied().collect();
    state.deck.clear();
    state.deck.push(top);
    let events = act(&mut state, "blind");
    assert!(events.contains(&Event::Shuffled));
    assert!(state.discards.is_empty() && !state.deck.is_empty());
    assert_eq!(City::check_invariants(&state), Ok(()));
}

#[test]
fn cdraw_4_without_a_second_card_the_turn_ends() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    let seat = state.seat;
    show(&mut state, [Card::Red, Card::Blue, Card::Green, Card::Black, Card::Purple]);
    let rest: Cards = state.deck.iter().copied().collect();
    state.deck.clear();
    let other = state.next_seat(seat);
    state.players[other].hand = state.players[other].hand.with(&rest);
    state.display = [Some(Card::Red), None, None, None, None];
    let moved: Cards = [Card::Blue, Card::Green, Card::Black, Card::Purple].into_iter().collect();
    state.players[other].hand = state.players[other].hand.with(&moved);
    act(&mut state, "take 1");
    assert_eq!(state.seat, other);
}

#[test]
fn cdraw_5_three_face_up_wilds_replace_the_display() {
    for (board, players) in tables() {
        for seed in 0..60 {
            play_at_random(Setup::standard(board, players, seed), |_, _, state, events| {
                let flushes = events.iter().filter(|event| **event == Event::Flushed).count();
                let full = state.display.iter().all(Option::is_some);
                let deck: Cards = state.deck.iter().copied().collect();
                let all = deck.with(&state.discards).with(&state.face_up());
                let plain = all.count() - all.wilds();
                let too_many = full && state.face_up().wilds() >= 3;
                let moved = events.iter().any(|event| {
                    matches!(event, Event::Took { .. } | Event::Drew { .. } | Event::Claimed { .. })
                });
                assert!(!moved || !too_many || plain < 3 || flushes >= 3, "{state:?}");
            });
        }
    }
}

#[test]
fn cclaim_1_a_route_costs_its_length_in_one_colour_with_wilds() {
    let mut state = first_turn(Board::SAN_FRANCISCO, 2, 1);
    give(&mut state, &[Card::Black, Card::Black, Card::Wild, Card::Wild, Card::Wild, Card::Red]);
    let seat = state.seat;
    act(&mut state, "claim South Beach - Potrero Hill");
    let ways = ["pay black 1", "pay black 2", "pay wild 3"];
    assert_eq!(legal(&state), ways);
    assert_eq!(refusal(&state, "pay red 2"), Refusal::NoPayment(Kind::Tram));
    assert_eq!(refusal(&state, "pay black 0"), Refusal::NotInHand(Kind::Tram));
    act(&mut state, "pay black 1");
    let player = &state.players[seat];
    assert_eq!((player.trams, player.points, player.hand.count()), (17, 4, 3));
}

#[test]
fn cclaim_1_a_refusal_names_the_missing_cards() {
    let mut state = first_turn(Board::SAN_FRANCISCO, 2, 1);
    give(&mut state, &[Card::Black]);
    let refused = refusal(&state, "claim South Beach - Potrero Hill");
    assert_eq!(
        refused,
        Refusal::CardsShort { kind: Kind::Tram, color: Some(Color::Black), short: 2 }
    );
    assert_eq!((refused.to_string().as_str(), refused.rule()), ("2 black short", "CCLAIM-1"));
    own(&mut state, Seat(0), "Marina - Pacific Heights");
    assert_eq!(refusal(&state, "claim Marina - Pacific Heights"), Refusal::Claimed(Seat(0)));
}

#[test]
fn cclaim_2_pieces_of_the_kind_must_suffice() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    give(&mut state, &[Card::Wild, Card::Wild, Card::Wild, Card::Wild]);
    let seat = state.seat;
    state.players[seat].metros = 0;
    let metro = refusal(&state, "claim Moabit - Wedding");
    assert_eq!(metro, Refusal::PiecesShort { kind: Kind::Metro, short: 1 });
    state.players[seat].trams = 1;
    let tram = refusal(&state, "claim Alexanderplatz - Kreuzberg");
    assert_eq!(
        (tram, tram.rule()),
        (Refusal::PiecesShort { kind: Kind::Tram, short: 1 }, "CCLAIM-2")
    );
}

#[test]
fn cclaim_3_points_are_scored_at_once() {
    let mut state = first_turn(Board::SAN_FRANCISCO, 2, 1);
    give(&mut state, &[Card::Wild; 4]);
    let seat = state.seat;
    let events = act(&mut state, "claim Lands End - Sunset");
    assert!(matches!(events[0], Event::Claimed { points: 7, .. }));
    assert_eq!(state.players[seat].points, 7);
}

#[test]
fn cclaim_4_two_players_close_the_other_lane() {
    for (players, refused) in
        [(2, Some(Refusal::TwinClosed { from: 3, open: 1, lanes: 2 })), (3, None)]
    {
        let mut state = first_turn(Board::SAN_FRANCISCO, players, 1);
        let other = state.next_seat(state.seat);
        own(&mut state, other, "Castro - Mission");
        give(&mut state, &[Card::Wild, Card::Wild]);
        let second = Action::Claim(route(&state, "Castro - Mission #2"));
        assert_eq!(City::check(&state, second).err(), refused);
        let seat = state.seat;
        own(&mut state, seat, "Marina - Fisherman's Wharf");
        let own_twin = refusal(&state, "claim Marina - Fisherman's Wharf #2");
        assert_eq!((own_twin, own_twin.rule()), (Refusal::OwnTwin { lanes: 2 }, "CCLAIM-4"));
    }
}

#[test]
fn cclaim_5_a_ferry_symbol_needs_a_ferry_card() {
    let mut state = first_turn(Board::SAN_FRANCISCO, 2, 1);
    give(&mut state, &[Card::Red, Card::Red, Card::Red]);
    let refused = refusal(&state, "claim Alcatraz - The Embarcadero");
    let short = |wilds, color, others| Refusal::FerryShort { wilds, color, others };
    assert_eq!((refused, refused.rule()), (short(1, None, 0), "CCLAIM-5"));
    // The missing cards would pay, and fewer would not: cards of the colour do not replace the symbol.
    let missing: [(&str, &[Card], Refusal); 4] = [
        ("Alcatraz - Fisherman's Wharf", &[], short(1, Some(Color::Orange), 1)),
        ("Alcatraz - Fisherman's Wharf", &[Card::Orange], short(1, Some(Color::Orange), 0)),
        ("Alcatraz - The Embarcadero", &[Card::Red], short(1, None, 1)),
        (
            "Alcatraz - The Embarcadero",
            &[Card::Wild],
            Refusal::CardsShort { kind: Kind::Ferry, color: None, short: 2 },
        ),
    ];
    for (ends, hand, refused) in missing {
        give(&mut state, hand);
        assert_eq!(refusal(&state, &format!("claim {ends}")), refused, "{ends} {hand:?}");
    }
    give(&mut state, &[Card::Red, Card::Red, Card::Red, Card::Wild, Card::Wild]);
    act(&mut state, "claim Alcatraz - The Embarcadero");
    assert_eq!(legal(&state), ["pay red 1", "pay red 2"]);
}

#[test]
fn cclaim_6_a_token_of_a_new_symbol_is_taken() {
    let mut state = first_turn(Board::SAN_FRANCISCO, 2, 1);
    let seat = state.seat;
    give(&mut state, &[Card::Wild; 3]);
    let mut both = state.clone();
    act(&mut both, "claim Alcatraz - The Embarcadero");
    assert_eq!(legal(&both), ["token Alcatraz", "token The Embarcadero"]);
    let events = act(&mut both, "token The Embarcadero");
    assert!(matches!(events[0], Event::TookToken { symbol: Symbol(2), .. }));
    state.players[seat].tokens = SymbolSet::of(Symbol(0));
    act(&mut state, "claim Alcatraz - The Embarcadero");
    assert_eq!(state.players[seat].tokens, SymbolSet::from_word(0b101), "taken without a question");
    assert_ne!(state.seat, seat);
}

#[test]
fn cclaim_7_a_metro_route_takes_one_car_for_its_cards() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    give(&mut state, &[Card::Wild; 4]);
    let seat = state.seat;
    act(&mut state, "claim Tempelhof - Schöneberg");
    let player = &state.players[seat];
    assert_eq!((player.metros, player.trams, player.hand.count()), (4, 11, 0));
    assert_eq!(player.points, 5);
}

#[test]
fn ctick_1_two_are_drawn_and_the_last_one_is_kept() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    let seat = state.seat;
    let mut last = state.clone();
    act(&mut state, "tickets");
    assert_eq!((state.decision, state.player().offer.len()), (Decision::Keep, 2));
    let kept = last.players[seat].tickets.len();
    last.tickets.truncate(1);
    let events = act(&mut last, "tickets");
    assert!(events.contains(&Event::DrewTickets { seat, count: 1 }));
    assert_eq!(last.players[seat].tickets.len(), kept + 1);
    assert_ne!(last.seat, seat);
    assert_eq!(refusal(&last, "tickets"), Refusal::NoTickets);
}

#[test]
fn ctick_3_a_ticket_is_completed_by_own_routes_tram_and_metro_mixed() {
    let mut state = first_turn(Board::BERLIN, 2, 1);
    let seat = state.seat;
    state.players[seat].tickets = Default::default();
    let Some(Action::Keep(ticket)) = City::parse(&state, "keep Wedding - Zoologischer Garten")
    else {
        panic!("no such Ticket")
    };
    state.players[seat].tickets.insert(ticket);
    assert_eq!(score(&state, seat).failed, -5);
    own(&mut state, seat, "Moabit - Wedding");
    assert_eq!(score(&state, seat).completed_count, 0);
    own(&mut state, seat, "Zoologischer Garten - Moabit");
    let done = score(&state, seat);
    assert_eq!((done.completed, done.failed, done.completed_count), (5, 0, 1));
}

#[test]
fn cend_1_everybody_has_one_last_turn() {
    for (board, trams, metros, ends) in [
        (Board::SAN_FRANCISCO, 3, 0, true),
        (Board::SAN_FRANCISCO, 4, 0, false),
        (Board::BERLIN, 2, 0, true),
        (Board::BERLIN, 2, 1, false),
    ] {
        let mut state = first_turn(board, 2, 1);
        give(&mut state, &[Card::Wild, Card::Wild]);
        let seat = state.seat;
        (state.players[seat].trams, state.players[seat].metros) = (trams, metros);
        let name = if board == Board::BERLIN {
            "Zoologischer Garten - Kurfürstendamm"
        } else {
            "Chinatown - Union Square"
        };
        let mut events = act(&mut state, &format!("claim {name}"));
        while state.seat == seat {
            let word = legal(&state)[0].clone();
            events.extend(act(&mut state, &word));
        }
        assert_eq!(events.contains(&Event::LastTurns { seat }), ends, "{board:?} {trams}");
        if ends {
            assert_eq!(state.turns_left, Some(2));
            for _ in 0..4 {
                act(&mut state, "blind");
            }
            assert!(state.is_over());
        }
    }
}

#[test]
fn cend_2_the_score_is_routes_tickets_and_tokens() {
    assert_eq!(TOKEN_POINTS, [0, 0, 1, 2, 4, 6, 9, 12]);
    let mut state = first_turn(Board::SAN_FRANCISCO, 2, 1);
    let seat = state.seat;
    state.players[seat].tokens = SymbolSet::from_word(0b1111);
    own(&mut state, seat, "Lands End - Sunset");
    let score = score(&state, seat);
    assert_eq!((score.routes, score.tokens), (7, 4));
    assert_eq!(score.total(), 11 + score.completed + score.failed);
}

#[test]
fn cend_3_more_completed_tickets_break_a_tie() {
    let (mut ties, mut shared) = (0, 0);
    for seed in 0..4000 {
        let (_, end) =
            play_at_random(Setup::standard(Board::SAN_FRANCISCO, 2, seed), |_, _, _, _| {});
        let outcome = City::outcome(&end).expect("the game has ended");
        let [a, b] = [Seat(0), Seat(1)].map(|seat| score(&end, seat));
        if a.total() != b.total() {
            continue;
        }
        ties += 1;
        let is_shared = a.completed_count == b.completed_count;
        shared += u32::from(is_shared);
        let winner = Seat(u8::from(b.completed_count > a.completed_count));
        let winners = if is_shared { seats(&end).collect() } else { vec![winner] };
        assert_eq!(outcome.winners, winners);
    }
    assert!(ties > shared && shared > 0, "{ties} ties, {shared} shared");
}

#[test]
fn actions_that_name_nothing_are_refused() {
    let state = first_turn(Board::SAN_FRANCISCO, 2, 1);
    for action in [
        Action::Claim(RouteId(63)),
        Action::Take(Slot(9)),
        Action::Keep(TicketId(31)),
        Action::Pay(Payment { card: Card::Red, wilds: 9 }),
    ] {
        assert!(City::check(&state, action).is_err());
    }
}
