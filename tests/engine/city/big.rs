//! Big boards (CBIG): rules by id, random games, links.

use super::big_boards::{all_pairs, grid, refused, tables};
use super::big_by_chance::{big_by_chance, kept, link, tables_by_chance};
use super::slow::{claims, longest_path, path_of, path_points, payments, score, winners};
use super::support::{act, legal, play_at_random};
use crate::sample::share;
use catenary::engine::codec::{self, Link, LinkError, Part};
use catenary::engine::game::{Boundary, Game, Rng, Rule, Seat};
use catenary::titles::city::boards::longest_path::search;
use catenary::titles::city::boards::{
    Board, Color, Deck, Kind, OpenLanes, OwnTables, RouteId, TicketRules,
};
use catenary::titles::city::codec::board;
use catenary::titles::city::rules::action::{Action, Payment};
use catenary::titles::city::rules::card::{Card, Cards};
use catenary::titles::city::rules::event::Event;
use catenary::titles::city::rules::refusal::Refusal;
use catenary::titles::city::rules::scoring;
use catenary::titles::city::rules::set::RouteSet;
use catenary::titles::city::rules::setup::{Setup, SetupError};
use catenary::titles::city::rules::start::Start;
use catenary::titles::city::rules::state::{Decision, State};
use catenary::titles::city::rules::{City, shown_to};
use catenary::titles::city::view::box_count::{BoxCount, BoxPlayer};
use std::collections::BTreeSet;
use std::time::Instant;

/// Returns a ring of 30 places with chords, after a change.
fn ring(change: impl FnOnce(&mut OwnTables)) -> Board {
    let mut links: Vec<_> = (0..30).map(|at| link(at, (at + 1) % 30, 1 + at as u8 % 4)).collect();
    links.extend((0..15).map(|at| link(at, at + 15, 5 + at as u8 % 5)));
    let mut tables = tables(30, links);
    change(&mut tables);
    kept(&tables)
}

fn deal(board: Board, players: u8, seed: u64) -> State {
    City::new(&Setup::standard(board, players, seed)).expect("the setup can be played")
}

/// Returns the position before the first turn, each player having kept the first choice.
fn started(board: Board, players: u8) -> State {
    let mut state = deal(board, players, 3);
    while state.turn == 0 {
        let text = legal(&state).pop().expect("a legal action");
        act(&mut state, &text);
    }
    state
}

/// Gives the player to decide a hand and empties the others; all other cards form the deck.
fn hold(state: &mut State, cards: &[(Card, u8)]) {
    let seat = state.seat;
    for player in state.players.iter_mut() {
        (player.hand, player.known) = (Cards::default(), Cards::default());
    }
    let deck = state.data().rules.deck.cards().without(&state.face_up());
    let mut hand = Cards::default();
    cards.iter().for_each(|&(card, count)| hand[card] = count);
    state.players[seat].hand = hand;
    state.discards = Cards::default();
    state.deck = deck.without(&hand).iter().collect();
    assert_eq!(City::check_invariants(state), Ok(()));
}

/// Puts cards on top of the deck, the last one uppermost.
fn stack(state: &mut State, top: &[Card]) {
    for &card in top {
        let at = state.deck.iter().position(|&other| other == card).expect("such a card");
        let card = state.deck.remove(at);
        state.deck.push(card);
    }
}

fn refusal(state: &State, text: &str) -> Refusal {
    let action = City::parse(state, text).expect("an action");
    City::check(state, action).expect_err("not legal")
}

#[test]
fn cbig_1_two_to_five_play_where_there_are_tickets_enough() {
    let board = ring(|_| ());
    for players in 2..=5 {
        let state = deal(board, players, 1);
        assert!(state.players.iter().all(|player| player.trams == 45));
    }
    let error = City::new(&Setup::standard(board, 6, 1)).expect_err("too many");
    assert_eq!((error, error.rule()), (SetupError::Players(6, 5), "CSET-1"));
    let few = ring(|tables| tables.tickets.truncate(10));
    assert_eq!(few.data().most_players(), 3);
    assert!(City::new(&Setup::standard(few, 4, 1)).is_err());
    for trams in [19, 61] {
        let mut tables = tables(30, (0..30).map(|at| link(at, (at + 1) % 30, 2)).collect());
        tables.rules.pieces.trams = trams;
        assert_eq!(refused(&tables), LinkError::Impossible(Part::Board));
    }
}

#[test]
fn cbig_2_there_are_110_cards_of_eight_colours_and_each_hand_has_four() {
    let cards = Deck::Big.cards();
    assert_eq!((cards.count(), cards.wilds()), (110, 14));
    assert!(Color::ALL.into_iter().all(|color| cards[Card::of(color)] == 12));
    let state = deal(ring(|_| ()), 5, 4);
    assert!(state.players.iter().all(|player| player.hand.count() == 4));
    assert_eq!(state.deck.len() + usize::from(state.discards.count()), 110 - 20 - 5);
}

#[test]
fn cbig_3_of_three_tickets_two_are_kept_and_the_rest_goes_under_the_deck_in_order() {
    let mut state = deal(ring(|_| ()), 2, 1);
    let offer = state.players[Seat(0)].offer.clone();
    assert_eq!((offer.len(), state.decision), (3, Decision::Keep));
    let keep = |state: &mut State, at: usize| {
        City::apply(state, Action::Keep(offer[at]), &mut Vec::new()).expect("legal");
    };
    keep(&mut state, 1);
    assert_eq!(state.decision, Decision::Keep, "a second one is kept in any case");
    assert!(matches!(refusal(&state, "return"), Refusal::KeepOneFirst { more: 1, of: 2, .. }));
    keep(&mut state, 2);
    assert_eq!(state.decision, Decision::KeepOther);
    act(&mut state, "return");
    assert_eq!(state.tickets[0], offer[0]);
    assert_eq!(state.players[Seat(0)].tickets.len(), 2);
    let mut state = started(ring(|_| ()), 2);
    let seat = state.seat;
    act(&mut state, "tickets");
    let offer = state.player().offer.clone();
    assert_eq!(offer.len(), 3);
    City::apply(&mut state, Action::Keep(offer[1]), &mut Vec::new()).expect("legal");
    act(&mut state, "return");
    assert_eq!(state.tickets[..2], [offer[2], offer[0]], "the last drawn lies lowest");
    assert_eq!(City::check_invariants(&state), Ok(()));
    assert!(state.players[seat].offer.is_empty());
}

#[test]
fn cbig_3_each_player_gets_a_long_ticket_where_there_are_enough() {
    let board = ring(|tables| tables.long_tickets = 3);
    let data = board.data();
    for players in 2..=4 {
        let state = deal(board, players, 9);
        let long =
            |seat: Seat| state.players[seat].offer.iter().filter(|id| data.is_long(**id)).count();
        let each = usize::from(players <= 3);
        assert!(state.players.seats().all(|seat| long(seat) == each), "{players}");
        assert!(state.tickets.iter().all(|&id| !data.is_long(id)));
    }
    let mut state = deal(board, 2, 9);
    let long = *state.player().offer.last().expect("a long Ticket");
    let usual: Vec<_> = state.player().offer[..3].to_vec();
    for &ticket in &usual[..2] {
        City::apply(&mut state, Action::Keep(ticket), &mut Vec::new()).expect("legal");
    }
    let deck = state.tickets.len();
    act(&mut state, "return");
    assert_eq!(state.tickets.len(), deck + 1, "the long one is out of the game");
    assert!(!state.tickets.contains(&long));
    assert_eq!(City::check_invariants(&state), Ok(()));
}

#[test]
fn cbig_3_keeping_all_tickets_needs_no_decision() {
    let rules = TicketRules { dealt: 2, kept: 2, drawn: 1 };
    let state = deal(ring(|tables| tables.rules.tickets = rules), 3, 2);
    assert_eq!((state.decision, state.turn), (Decision::Turn, 1));
    assert!(state.players.iter().all(|player| player.tickets.len() == 2));
    assert_eq!(state.seat, state.first);
}

#[test]
fn cbig_3_nobody_sees_how_many_tickets_were_kept() {
    for seed in 0..20 {
        let start = deal(ring(|tables| tables.long_tickets = 6), 3, seed);
        let offer = start.player().offer.clone();
        let after = |kept: &[usize]| {
            let mut state = start.clone();
            for &at in kept {
                City::apply(&mut state, Action::Keep(offer[at]), &mut Vec::new()).expect("legal");
            }
            if kept.len() < 4 {
                act(&mut state, "return");
            }
            state
        };
        let all = [after(&[0, 1]), after(&[2, 3]), after(&[0, 2, 3]), after(&[0, 1, 2, 3])];
        for seat in [Some(Seat(1)), Some(Seat(2)), None] {
            assert!(all.iter().all(|it| shown_to(it, seat) == shown_to(&all[0], seat)));
        }
    }
}

#[test]
fn cbig_4_routes_have_one_to_nine_spaces() {
    let data = ring(|_| ()).data();
    let points: Vec<u8> = (1..=9).map(|length| data.rules.points(Kind::Tram, length)).collect();
    assert_eq!(points, [1, 2, 4, 7, 10, 15, 18, 21, 27]);
    assert_eq!(data.rules.points(Kind::Tram, 10), 0);
    assert!(data.routes.iter().all(|route| route.points == points[usize::from(route.length) - 1]));
    let mut tables = tables(30, (0..30).map(|at| link(at, (at + 1) % 30, 2)).collect());
    tables.links[3].length = 10;
    assert!(matches!(refused(&tables), LinkError::Impossible(_)));
}

/// Returns a board whose first link has four lanes.
fn four_lanes(open: [u8; 4]) -> Board {
    ring(|tables| {
        tables.links[0].lanes =
            vec![Some(Color::Red), None, Some(Color::White), Some(Color::Yellow)];
        tables.rules.open_lanes = OpenLanes(open);
    })
}

#[test]
fn cbig_5_as_many_lanes_are_open_as_the_board_says() {
    for (players, open) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let mut state = started(four_lanes([1, 2, 3, 4]), players);
        let mut taken = 0;
        for lane in 0..players.min(4) {
            hold(&mut state, &[(Card::Wild, 6)]);
            let name = ["P0 - P1", "P0 - P1 #2", "P0 - P1 #3", "P0 - P1 #4"][usize::from(lane)];
            if taken == open {
                assert_eq!(refusal(&state, &format!("claim {name}")).rule(), "CBIG-5");
                break;
            }
            assert_eq!(City::parse(&state, name), None);
            let events = act(&mut state, &format!("claim {name}"));
            taken += 1;
            let closed =
                events.iter().filter(|event| matches!(event, Event::Closed { .. })).count();
            assert_eq!(closed, if taken == open { 4 - usize::from(open) } else { 0 }, "{players}");
            assert_eq!(City::check_invariants(&state), Ok(()));
        }
        assert_eq!(taken, open.min(players));
    }
}

#[test]
fn cbig_5_nobody_claims_two_lanes_of_a_link() {
    let mut state = started(four_lanes([4, 4, 4, 4]), 2);
    let seat = state.seat;
    hold(&mut state, &[(Card::White, 6)]);
    act(&mut state, "claim P0 - P1 #3");
    state.seat = seat;
    hold(&mut state, &[(Card::Red, 6), (Card::White, 6)]);
    assert_eq!(refusal(&state, "claim P0 - P1"), Refusal::OwnTwin { lanes: 4 });
    assert_eq!(refusal(&state, "claim P1 - P0 #2"), Refusal::OwnTwin { lanes: 4 });
}

#[test]
fn cbig_6_the_last_turns_begin_with_two_pieces_left() {
    for (left, begins) in [(3, false), (2, true)] {
        let mut state = started(ring(|_| ()), 2);
        let seat = state.seat;
        state.players[seat].trams = left + 1;
        state.players[seat].hand = Cards::default();
        state.players[seat].hand[Card::Wild] = 1;
        act(&mut state, "claim P0 - P1");
        assert_eq!(state.turns_left.is_some(), begins, "{left}");
    }
}

/// Returns the Routes of a board between these places.
fn routes(board: Board, pairs: &[(usize, usize)]) -> RouteSet {
    let data = board.data();
    let of = |&(from, to): &(usize, usize)| {
        let ends = |route: &[usize; 2]| *route == [from, to] || *route == [to, from];
        let found = data.all_routes().find(|(_, it)| ends(&it.ends.map(|end| end.index())));
        found.expect("a Route").0
    };
    pairs.iter().map(of).collect()
}

#[test]
fn cbig_7_the_longest_path_uses_no_route_twice_and_places_as_often_as_wanted() {
    let board = all_pairs(11);
    let path = |pairs: &[(usize, usize)]| search(board.data(), routes(board, pairs), 0).length;
    assert_eq!(path(&[]), 0);
    assert_eq!(path(&[(0, 1), (2, 3)]), 1);
    assert_eq!(path(&[(0, 1), (1, 2), (1, 3)]), 2, "a fork has two arms");
    assert_eq!(path(&[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2)]), 6, "a figure of eight");
    assert_eq!(path(&[(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3), (2, 3)]), 7, "a dumbbell");
}

#[test]
fn cbig_7_the_longest_path_gives_ten_points_and_a_tie_each_of_them() {
    let board = ring(|_| ());
    let mut state = started(board, 3);
    state.players[Seat(0)].routes = routes(board, &[(0, 1), (1, 2), (2, 3)]);
    state.players[Seat(1)].routes = routes(board, &[(10, 11), (11, 12), (12, 13)]);
    let points =
        |state: &State| [0, 1, 2].map(|seat| scoring::score(state, Seat(seat)).longest_path);
    let lengths =
        [0, 1].map(|seat| search(board.data(), state.players[Seat(seat)].routes, 0).length);
    assert_eq!(lengths, [6, 8]);
    assert_eq!(points(&state), [0, 10, 0]);
    state.players[Seat(0)].routes = routes(board, &[(0, 1), (1, 2), (2, 3), (29, 0)]);
    state.players[Seat(1)].routes = routes(board, &[(10, 11), (11, 12), (4, 5)]);
    assert_eq!(points(&state), [10, 0, 0]);
    state.players[Seat(0)].routes = routes(board, &[(0, 1)]);
    state.players[Seat(1)].routes = routes(board, &[(4, 5)]);
    assert_eq!(points(&state), [10, 10, 0], "each of them");
}

/// Returns random Routes that take at most `pieces`, no two of them parallel.
fn claimed_by_chance(board: Board, pieces: u32, rng: &mut Rng) -> RouteSet {
    let data = board.data();
    let mut ids: Vec<RouteId> = data.all_routes().map(|(id, _)| id).collect();
    rng.shuffle(&mut ids);
    let (mut routes, mut left) = (RouteSet::EMPTY, pieces);
    for id in ids {
        let route = &data.routes[id.index()];
        let length = u32::from(route.length);
        if length <= left && !route.lanes.meets(routes) {
            routes.insert(id);
            left -= length;
        }
    }
    routes
}

#[test]
fn cbig_7_longest_paths_agree_with_the_oracle() {
    let boards: Vec<Board> = [all_pairs(6), grid(4, 3), grid(3, 3)]
        .into_iter()
        .chain((0..20).map(big_by_chance))
        .collect();
    let mut rng = Rng::new(7);
    for turn in 0..share(2000) as usize {
        let board = boards[turn % boards.len()];
        let pieces = 4 + rng.below(if turn % boards.len() < 3 { 10 } else { 40 }) as u32;
        let chosen = claimed_by_chance(board, pieces, &mut rng);
        let data = board.data();
        let list: Vec<_> = chosen.iter().map(|id| &data.routes[id.index()]).collect();
        let found = search(data, chosen, 0);
        assert_eq!(found.length, longest_path(&list), "{chosen:?}");
        let spaces: u32 =
            found.routes.iter().map(|id| u32::from(data.routes[id.index()].length)).sum();
        assert!(found.routes.without(chosen).is_empty() && spaces == found.length);
    }
}

/// Work is counted in states; it is small for any set of Routes.
#[test]
fn cbig_7_the_work_for_a_longest_path_is_bounded() {
    let mut rng = Rng::new(3);
    let boards = [all_pairs(11), grid(8, 8)];
    let mut most = [(0, 0.0_f64); 2];
    for turn in 0..share(600) as usize {
        let board = boards[turn % 2];
        let pieces = [60, 60, 55, 50, 45, 40, 30][rng.below(7)];
        let chosen = if rng.below(2) == 0 {
            claimed_by_chance(board, pieces, &mut rng)
        } else {
            hanging_together(board, pieces, &mut rng)
        };
        let started = Instant::now();
        let found = search(board.data(), chosen, 0);
        let time = started.elapsed().as_secs_f64() * 1000.0;
        let (steps, longest) = &mut most[turn % 2];
        (*steps, *longest) = ((*steps).max(found.steps), longest.max(time));
    }
    println!("longest path: most states and milliseconds {most:?}");
    assert!(most.iter().all(|(steps, _)| *steps < 60_000), "{most:?}");
}

/// Returns a connected set of random Routes.
fn hanging_together(board: Board, pieces: u32, rng: &mut Rng) -> RouteSet {
    let data = board.data();
    let mut routes = RouteSet::of(RouteId(rng.below(data.routes.len()) as u8));
    for _ in 1..pieces {
        let places: BTreeSet<_> =
            routes.iter().flat_map(|id| data.routes[id.index()].ends).collect();
        let beside = data.all_routes().filter(|(id, route)| {
            !routes.has(*id) && route.ends.iter().any(|end| places.contains(end))
        });
        // Mostly Routes that close a ring.
        let (rings, others): (Vec<_>, Vec<_>) =
            beside.partition(|(_, route)| route.ends.iter().all(|end| places.contains(end)));
        let from = if rings.is_empty() || rng.below(4) == 0 { others } else { rings };
        let Some(&(id, _)) = from.get(rng.below(from.len().max(1))) else { continue };
        routes.insert(id);
    }
    routes
}

#[test]
fn cbig_8_a_tie_goes_to_more_tickets_then_to_the_longer_path() {
    let board = ring(|tables| tables.tickets.iter_mut().for_each(|it| it.points = 5));
    let mut state = started(board, 2);
    for player in state.players.iter_mut() {
        player.tickets = Default::default();
        player.points = 0;
    }
    state.decision = Decision::Over;
    state.players[Seat(0)].routes = routes(board, &[(0, 1), (1, 2)]);
    state.players[Seat(1)].routes = routes(board, &[(4, 5), (8, 9)]);
    state.players[Seat(1)].points = 10;
    let outcome = City::outcome(&state).expect("the end");
    assert_eq!((outcome.scores[Seat(0)], outcome.scores[Seat(1)]), (10, 10));
    assert_eq!(outcome.winners, [Seat(0)], "the longer path");
    state.players[Seat(1)].routes = routes(board, &[(4, 5), (5, 6)]);
    state.players[Seat(1)].points = 0;
    assert_eq!(City::outcome(&state).expect("the end").winners, [Seat(0), Seat(1)]);
}

/// Returns a board whose first link is a blue tunnel of three spaces.
fn tunnel() -> Board {
    ring(|tables| {
        tables.links[0].is_tunnel = true;
        tables.links[0].length = 3;
        tables.links[0].lanes = vec![Some(Color::Blue)];
    })
}

#[test]
fn cbig_9_a_tunnel_costs_more_for_each_turned_card_that_counts() {
    use Card::{Blue, Green, Red, Wild};
    for (top, costs) in [
        ([Red, Green, Red], 0),
        ([Red, Blue, Green], 1),
        ([Wild, Blue, Green], 2),
        ([Blue, Wild, Blue], 3),
    ] {
        let mut state = started(tunnel(), 2);
        let seat = state.seat;
        hold(&mut state, &[(Blue, 6), (Red, 2)]);
        stack(&mut state, &top);
        let events = act(&mut state, "claim P0 - P1");
        assert!(events.iter().any(City::reveals));
        if costs > 0 {
            let Decision::Tunnel(tunnel) = state.decision else { panic!("{:?}", state.decision) };
            assert_eq!((tunnel.costs(), state.player().hand[Blue]), (costs, 6));
            assert_eq!(state.player().known[Blue], 3, "the cards that were laid have been seen");
            assert_eq!(legal(&state), ["pay blue 0", "withdraw"]);
            assert_eq!(City::check_invariants(&state), Ok(()));
            act(&mut state, "pay blue 0");
        }
        assert_eq!(state.owner(RouteId(0)), Some(seat));
        assert_eq!(state.players[seat].hand[Blue], 3 - costs);
        assert_eq!(state.discards.count(), 6 + costs);
        assert_eq!(City::check_invariants(&state), Ok(()));
        assert_ne!(state.seat, seat);
    }
}

#[test]
fn cbig_9_withdrawing_returns_the_cards() {
    use Card::{Blue, Red, Wild};
    let mut state = started(tunnel(), 2);
    let seat = state.seat;
    hold(&mut state, &[(Blue, 4), (Wild, 1)]);
    stack(&mut state, &[Red, Blue, Wild]);
    act(&mut state, "claim P0 - P1");
    act(&mut state, "pay blue 0");
    assert_eq!(legal(&state), ["pay blue 1", "withdraw"]);
    let error = refusal(&state, "pay wild 2");
    assert_eq!((error, error.rule()), (Refusal::NotInHand(Kind::Tram), "CCLAIM-1"));
    assert_eq!(refusal(&state, "pay red 0"), Refusal::NoPayment(Kind::Tram));
    act(&mut state, "withdraw");
    assert_eq!(state.owner(RouteId(0)), None);
    assert_eq!((state.players[seat].hand[Blue], state.players[seat].hand[Wild]), (4, 1));
    assert_eq!((state.discards.count(), state.turn), (3, 2), "the turned cards are discarded");
    // A player who cannot pay is not asked.
    let mut state = started(tunnel(), 2);
    let seat = state.seat;
    hold(&mut state, &[(Blue, 3), (Red, 5)]);
    stack(&mut state, &[Red, Red, Blue]);
    let events = act(&mut state, "claim P0 - P1");
    assert!(events.contains(&Event::Withdrew { seat }));
    assert_eq!((state.players[seat].hand[Blue], state.decision), (3, Decision::Turn));
    assert_ne!(state.seat, seat);
}

#[test]
fn cbig_9_after_a_payment_in_wild_cards_only_turned_wild_cards_count() {
    use Card::{Blue, Red, Wild};
    let mut state = started(tunnel(), 2);
    let seat = state.seat;
    hold(&mut state, &[(Blue, 1), (Wild, 4)]);
    stack(&mut state, &[Blue, Blue, Wild]);
    act(&mut state, "claim P0 - P1");
    act(&mut state, "pay wild 3");
    assert_eq!(legal(&state), ["pay wild 1", "withdraw"]);
    act(&mut state, "pay wild 1");
    assert_eq!((state.owner(RouteId(0)), state.players[seat].hand[Blue]), (Some(seat), 1));
    let mut state = started(tunnel(), 2);
    hold(&mut state, &[(Wild, 3)]);
    stack(&mut state, &[Blue, Red, Blue]);
    act(&mut state, "claim P0 - P1");
    assert_eq!(state.claimed().len(), 1, "nothing more is asked");
}

#[test]
fn cbig_9_fewer_cards_are_turned_where_there_are_fewer() {
    let mut state = started(tunnel(), 2);
    hold(&mut state, &[(Card::Blue, 3)]);
    let other = Seat(1 - state.seat.0);
    let rest: Cards = state.deck.drain(..).collect();
    state.players[other].hand = rest;
    let top = state.players[other].hand.iter().find(|card| *card == Card::Red).expect("a red card");
    state.players[other].hand[top] -= 1;
    state.deck.push(top);
    assert_eq!(City::check_invariants(&state), Ok(()));
    let events = act(&mut state, "claim P0 - P1");
    let turned = events.iter().find_map(|event| match event {
        Event::Turned { tunnel, .. } => Some(tunnel.turned),
        _ => None,
    });
    assert_eq!(turned, Some([Some(Card::Red), None, None]));
    assert_eq!(City::check_invariants(&state), Ok(()));
}

fn parts(state: &State, seat: Seat) -> [i32; 4] {
    let score = scoring::score(state, seat);
    [score.routes, score.completed, score.failed, score.tokens]
}

/// Compares legal actions and their effects with the slow reference.
fn check_position(state: &State) {
    assert_eq!(City::check_invariants(state), Ok(()));
    let all = City::legal(state);
    assert!(all.is_sorted_by(|a, b| a < b), "{all:?}");
    match state.decision {
        Decision::Turn => {
            let engine = all.iter().filter_map(|action| match action {
                Action::Claim(id) => Some(*id),
                _ => None,
            });
            assert_eq!(engine.collect::<BTreeSet<_>>(), claims(state, state.seat));
        }
        Decision::Payment(id) => {
            let engine = all.iter().filter_map(|action| match action {
                Action::Pay(payment) => Some(*payment),
                _ => None,
            });
            let route = &state.data().routes[id.index()];
            assert_eq!(engine.collect::<BTreeSet<Payment>>(), payments(state, state.seat, route));
        }
        _ => {}
    }
}

#[test]
fn random_games_on_random_big_boards_end_and_agree_with_the_oracle() {
    let (mut tunnels, mut withdrawn, mut long, mut flushed) = (0, 0, 0, 0);
    for seed in 0..share(300).max(60) {
        let board = big_by_chance(seed);
        let players = 2 + (seed % (board.data().most_players() as u64 - 1)) as u8;
        let mut rng = Rng::new(seed);
        let (record, end) = play_at_random(
            Setup::standard(board, players, seed),
            |before, action, after, events| {
                check_position(after);
                let text = City::notation(before, action);
                assert_eq!(City::parse(before, &text), Some(action), "{text}");
                tunnels += events.iter().filter(|it| matches!(it, Event::Turned { .. })).count();
                withdrawn +=
                    events.iter().filter(|it| matches!(it, Event::Withdrew { .. })).count();
                flushed += events.iter().filter(|it| matches!(it, Event::Flushed)).count();
                if rng.below(12) > 0 {
                    return;
                }
                for seat in after.players.seats() {
                    let observation = City::observe(after, seat);
                    let guess = City::determinize(&observation, &mut rng);
                    assert_eq!(City::check_invariants(&guess), Ok(()), "{seed}");
                    assert_eq!(City::observe(&guess, seat).shown(), observation.shown(), "{seed}");
                    assert_eq!(guess.players[seat], after.players[seat]);
                }
                let seen = City::redacted(after, None, &mut rng);
                assert_eq!(shown_to(&seen, None), shown_to(after, None));
            },
        );
        let data = board.data();
        long += end
            .players
            .iter()
            .flat_map(|it| it.tickets.iter())
            .filter(|&id| data.is_long(id))
            .count();
        for seat in end.players.seats() {
            assert_eq!(parts(&end, seat), score(&end, seat).0);
            if end.players[seat].routes.len() < 16 {
                assert_eq!(scoring::score(&end, seat).longest_path, path_points(&end, seat));
                assert_eq!(scoring::paths(&end)[seat], path_of(&end, seat));
            }
        }
        if end.players.iter().all(|it| it.routes.len() < 16) {
            assert_eq!(City::outcome(&end).expect("the end").winners, winners(&end), "{seed}");
        }
        assert!(record.replay().is_ok_and(|replay| replay.refusal.is_none()));
    }
    assert!(
        tunnels > 20 && withdrawn > 5 && long > 20 && flushed > 5,
        "{tunnels} {withdrawn} {long} {flushed}"
    );
}

#[test]
fn big_boards_and_their_games_round_trip_through_links() {
    for seed in 0..share(300) {
        let board = big_by_chance(seed);
        let text = board::write(board).expect("a board that a player brought");
        let back = board::read(&text).expect("a link of a board");
        assert_eq!((back, back.own()), (board, board.own()));
        assert_eq!(board.own().map(|it| it.version()), Some(2));
        let players = 2 + (seed % (board.data().most_players() as u64 - 1)) as u8;
        let setup = Setup::standard(board, players, seed);
        let mut roots = Vec::new();
        let (record, _) = play_at_random(setup, |_, _, state, _| {
            if City::boundary(state) == Boundary::Root && state.turn > 0 {
                roots.push(state.clone());
            }
        });
        let game = Link::<City>::game(record, usize::MAX);
        for text in [codec::write(&game), codec::write_short(&game)] {
            assert_eq!(codec::read::<City>(&text).as_ref(), Ok(&game), "{seed}");
        }
        let start = Start::new(roots[roots.len() / 2].clone()).expect("a position of a game");
        let position = Link::<City>::position(start.setup());
        for text in [codec::write(&position), codec::write_short(&position)] {
            assert_eq!(codec::read::<City>(&text).as_ref(), Ok(&position), "{seed}");
        }
    }
}

#[test]
fn links_of_big_boards_are_as_short_as_they_can_be() {
    let mut lengths: Vec<(usize, usize)> = (0..100)
        .map(|seed| {
            let board = big_by_chance(seed);
            let setup = Setup::standard(board, 2 + (seed % 2) as u8, seed);
            let game = codec::encode(&play_at_random(setup, |_, _, _, _| {}).0);
            (game.len(), board::write(board).expect("an own board").len())
        })
        .collect();
    lengths.sort_unstable();
    println!("games with their boards, boards: {:?} {:?}", lengths[50], lengths[94]);
    assert!(lengths[94].0 < 1800, "{lengths:?}");
}

/// Older pages refuse an unknown version by its number.
#[test]
fn a_big_board_is_written_in_a_version_of_its_own() {
    let tables = tables_by_chance(5);
    assert_eq!(
        codec::header(&tables.link()).map(|header| (header.title, header.rules)),
        Ok((5, 2))
    );
}

/// Replays whole games as counts from the box.
#[test]
fn a_counted_game_on_a_big_board_scores_as_the_rules_do() {
    for seed in 0..20 {
        let board = big_by_chance(seed);
        let data = board.data();
        let players = data.most_players() as u8;
        let (_, state) = play_at_random(Setup::standard(board, players, seed), |_, _, _, _| {});
        let mut count = BoxCount::new(data).with_players(players);
        for seat in state.players.seats() {
            let (own, player) = (&state.players[seat], BoxPlayer(seat.0));
            count = own.routes.iter().fold(count, |it, id| it.give_route(id, Some(player)));
            count = own.tickets.iter().fold(count, |it, id| it.give_ticket(id, Some(player)));
        }
        for seat in state.players.seats() {
            assert_eq!(count.score(data, BoxPlayer(seat.0)), scoring::score(&state, seat));
        }
        let counted: Vec<u8> = count.winners(data).iter().map(|it| it.0).collect();
        let won: Vec<u8> = winners(&state).iter().map(|seat| seat.0).collect();
        assert_eq!((counted, count.doubts(data)), (won, Vec::new()), "{seed}");
    }
}
