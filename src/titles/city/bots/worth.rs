//! What a position is worth to a seat, in hundredths of a point.

use crate::engine::game::Seat;
use crate::titles::city::boards::{Color, LocationId, Route};
use crate::titles::city::rules::card::{Card, Cards};
use crate::titles::city::rules::plan::{Reach, has_pieces};
use crate::titles::city::rules::scoring::TOKEN_POINTS;
use crate::titles::city::rules::set::{RouteSet, SymbolSet};
use crate::titles::city::rules::state::{Player, State};

/// One point.
const POINT: i64 = 100;
/// What a turn brings that no Ticket needs.
const TURN: i64 = 130;
/// What a card is worth that no Ticket needs, while there is time to use it.
const CARD: i64 = 45;
/// What a wild card is worth beyond any other.
const WILD: i64 = 25;
/// Turns that a piece to be placed stands for, in tenths.
const TURNS_A_PIECE: i64 = 10;
/// A Ticket is as good as completed, or lost, in so many of a hundred cases at most.
const MOST_LIKELY: i64 = 97;
/// What a half turn of time to spare adds to the chance to complete a Ticket, in hundredths.
const SLACK: i64 = 9;
/// How much of a rival's point counts.
const RIVALRY: i64 = 30;

/// What a position is worth to a seat, in hundredths of a point: what it has, what it can hope for,
/// and what the others have.
pub fn worth(state: &State, seat: Seat) -> i64 {
    let player = &state.players[seat];
    let solid = POINT * i64::from(player.points) + tokens(player.tokens);
    let others = state.players.seats().filter(|&other| other != seat);
    let rivals: i64 = others
        .map(|other| {
            let rival = &state.players[other];
            POINT * i64::from(rival.points) + tokens(rival.tokens)
        })
        .sum();
    let against = rivals * RIVALRY / (100 * (state.players.count() as i64 - 1));
    solid + prospects(state, seat) - against
}

/// Tokens count a little ahead: the next one is worth more.
fn tokens(tokens: SymbolSet) -> i64 {
    let count = tokens.count() as usize;
    let points = |count: usize| i64::from(TOKEN_POINTS[count.min(TOKEN_POINTS.len() - 1)]);
    POINT * (2 * points(count) + points(count + 1)) / 3
}

/// The half turns that a seat still has.
fn time_left(state: &State, seat: Seat) -> i64 {
    if state.is_over() {
        return 0;
    }
    if let Some(left) = state.turns_left {
        let count = state.players.count() as u8;
        let wait = (seat.0 + count - state.seat.0) % count;
        return if wait < left { 2 } else { 0 };
    }
    let last = state.data().last_pieces;
    let pieces = state.players.iter().map(|player| player.pieces().saturating_sub(last));
    let fewest = i64::from(pieces.min().unwrap_or(0));
    2 * (fewest * TURNS_A_PIECE / 10 + 1)
}

/// What the Tickets, the cards and the time left are worth.
fn prospects(state: &State, seat: Seat) -> i64 {
    let (data, player) = (state.data(), &state.players[seat]);
    let time = time_left(state, seat);
    let mut reach = Reach::of(state, seat);
    let mut left: Vec<([LocationId; 2], i64)> = player
        .tickets
        .iter()
        .map(|id| (data.tickets[id.index()].ends, i64::from(data.tickets[id.index()].points)))
        .collect();
    let (mut sum, mut plan) = (0, RouteSet::default());
    while !left.is_empty() {
        let ways = left.iter().enumerate().map(|(at, &(ends, points))| {
            let way = reach.cheapest(state, ends, |route| u32::from(route.length) + 2);
            let ease = way.map_or(i64::MIN, |way| 1000 * points / (i64::from(way.weight) + 1));
            (ease, at, way)
        });
        let Some((_, at, way)) = ways.max_by_key(|way| way.0) else { break };
        let (_, points) = left.swap_remove(at);
        let chance = way.map_or(0, |way| {
            let whole = plan.or(way.routes);
            if way.routes == RouteSet::default() {
                return 100;
            }
            if !has_pieces(state, seat, whole) {
                return 0;
            }
            let slack = time - half_turns(state, player, whole);
            let chance = (50 + SLACK * slack).clamp(100 - MOST_LIKELY, MOST_LIKELY);
            if chance >= 30 {
                plan = whole;
                reach = reach.with(way.routes);
            }
            chance
        });
        sum += points * (2 * chance - 100);
    }
    let spare = (time - half_turns(state, player, plan)).max(0);
    sum + spare * TURN / 2 + spare_cards(state, player, plan, time)
}

/// The half turns that claiming some Routes takes: one for each card to draw, two for each claim.
fn half_turns(state: &State, player: &Player, routes: RouteSet) -> i64 {
    let (missing, _) = missing(state, player, routes);
    missing + 2 * i64::from(routes.count())
}

/// How many cards are missing for some Routes, and which cards of the hand are left over.
fn missing(state: &State, player: &Player, routes: RouteSet) -> (i64, Cards) {
    let mut hand = player.hand;
    let mut missing = 0;
    let all = || routes.iter().map(|id| &state.data().routes[id.index()]);
    for route in all().filter(|route| route.color.is_some()) {
        missing += pay(&mut hand, route, route.color);
    }
    for route in all().filter(|route| route.color.is_none()) {
        let most = Color::ALL.into_iter().max_by_key(|&color| hand[Card::of(color)]);
        missing += pay(&mut hand, route, most);
    }
    let wilds = i64::from(hand.wilds()).min(missing);
    hand[Card::Wild] -= wilds as u8;
    (missing - wilds, hand)
}

/// Pays for a Route from a hand as far as it goes; gives how many cards are missing.
fn pay(hand: &mut Cards, route: &Route, color: Option<Color>) -> i64 {
    let ferries = route.kind.ferry_symbols();
    let plain = route.length - ferries;
    let paid = color.map_or(0, |color| hand[Card::of(color)].min(plain));
    if let Some(color) = color {
        hand[Card::of(color)] -= paid;
    }
    let wild = hand.wilds().min(ferries);
    hand[Card::Wild] -= wild;
    i64::from(plain - paid) + i64::from(ferries - wild)
}

/// What the cards are worth that no Ticket needs; no more of them than there is time to use.
fn spare_cards(state: &State, player: &Player, plan: RouteSet, time: i64) -> i64 {
    let (_, rest) = missing(state, player, plan);
    let count = i64::from(rest.count());
    let usable = count.min(time * 3 / 2);
    let sets: i64 = Color::ALL
        .into_iter()
        .map(|color| i64::from(rest[Card::of(color)].min(4)))
        .map(|held| held * held)
        .sum();
    let worth = usable * CARD + 4 * sets + WILD * i64::from(rest.wilds());
    if time <= 2 { worth / 2 } else { worth }
}
