//! What a position is worth to a seat, in hundredths of a point.

use crate::engine::game::Seat;
use crate::titles::city::boards::{Board, Color, Habits, LocationId, Route};
use crate::titles::city::rules::card::{Card, Cards};
use crate::titles::city::rules::plan::{Reach, has_pieces, needs};
use crate::titles::city::rules::scoring::TOKEN_POINTS;
use crate::titles::city::rules::set::{RouteSet, SymbolSet};
use crate::titles::city::rules::state::{PlayerState, State};

const POINT: i64 = 100;

/// What counts how much, in hundredths of a point where nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// What a turn brings that no Ticket needs.
    pub turn: i64,
    /// What a piece can bring that no Ticket needs.
    pub piece: i64,
    /// What a card is worth that no Ticket needs, while there is time to use it.
    pub card: i64,
    /// What a wild card is worth beyond any other.
    pub wild: i64,
    /// What cards of one colour are worth beyond single ones, times their number squared.
    pub set: i64,
    /// Turns that pass until a piece more is placed, in tenths.
    pub turns_a_piece: i64,
    /// A Ticket is as good as completed in so many of a hundred cases at most.
    pub most_likely: i64,
    /// The chance to complete a Ticket for which there is just enough time, in hundredths.
    pub even: i64,
    /// What a half turn of time to spare adds to that chance, in hundredths.
    pub slack: i64,
    /// So many half turns to spare are enough: from there on one adds half a hundredth.
    pub calm: i64,
    /// What the turns bring for which there are no pieces, in hundredths of the others.
    pub beyond: i64,
    /// What each Route that is still open takes from that chance, in hundredths.
    pub risk: i64,
    /// The chance to complete a Ticket that needs all pieces, in hundredths.
    pub tight: i64,
    /// What each piece that no Ticket needs adds to that chance, in hundredths.
    pub room: i64,
    /// The half turns that a missing card takes, in tenths.
    pub draw: i64,
    /// How much of a rival's worth counts, in hundredths.
    pub rivalry: i64,
    /// What a turn to come brings to a rival.
    pub rival_turn: i64,
    /// How much the points of a Route on the way of a Ticket speak for that way, in hundredths.
    pub scenic: i64,
}

impl Weights {
    /// The weights for a board, of all levels; found by playing them against others.
    pub const fn of(board: Board) -> Weights {
        match board.sheet().habits {
            Habits::Usual => SAN_FRANCISCO,
            Habits::Metro => BERLIN,
        }
    }
}

const BERLIN: Weights = Weights {
    turn: 130,
    piece: 130,
    card: 30,
    wild: 25,
    set: 4,
    turns_a_piece: 14,
    most_likely: 97,
    even: 45,
    slack: 7,
    calm: 5,
    beyond: 30,
    risk: 6,
    tight: 55,
    room: 8,
    draw: 11,
    rivalry: 60,
    rival_turn: 130,
    scenic: 50,
};

/// Here others are oftener in the way, and what is begun is oftener lost.
const SAN_FRANCISCO: Weights =
    Weights { card: 35, even: 25, tight: 30, rivalry: 30, rival_turn: 200, ..BERLIN };

/// What a position is worth to a seat, in hundredths of a point: what it has, what it can hope for,
/// and what the others have and can hope for.
pub fn worth(state: &State, seat: Seat, weights: &Weights) -> i64 {
    let others = state.players.seats().filter(|&other| other != seat);
    let rivals: i64 = others.map(|other| standing(state, other, weights)).sum();
    let against = rivals * weights.rivalry / (100 * (state.players.count() as i64 - 1));
    solid(state, seat) + prospects(state, seat, weights) - against
}

/// The points that a seat has, but for its Tickets.
fn solid(state: &State, seat: Seat) -> i64 {
    let player = &state.players[seat];
    POINT * i64::from(player.points) + tokens(player.tokens)
}

/// What a rival has, and what the time and the pieces left can bring it.
fn standing(state: &State, seat: Seat, weights: &Weights) -> i64 {
    let player = &state.players[seat];
    let turns = time_left(state, seat, weights) * weights.rival_turn / 2;
    let pieces = i64::from(player.pieces()) * weights.piece;
    let hand = i64::from(player.hand.count()) * weights.card;
    solid(state, seat) + turns.min(pieces) + hand
}

/// Tokens count a little ahead: the next one is worth more.
fn tokens(tokens: SymbolSet) -> i64 {
    let count = tokens.len();
    let points = |count: usize| i64::from(TOKEN_POINTS[count.min(TOKEN_POINTS.len() - 1)]);
    POINT * (2 * points(count) + points(count + 1)) / 3
}

/// The half turns that a seat still has before another one ends the game: when it ends it itself, it
/// has done what it wanted.
fn time_left(state: &State, seat: Seat, weights: &Weights) -> i64 {
    if state.is_over() {
        return 0;
    }
    if let Some(left) = state.turns_left {
        let count = state.players.count() as u8;
        let wait = (seat.0 + count - state.seat.0) % count;
        return if wait < left { 2 } else { 0 };
    }
    let last = state.data().rules.last_pieces;
    let others = state.players.seats().filter(|&other| other != seat);
    let pieces = others.map(|other| state.players[other].pieces().saturating_sub(last));
    let fewest = i64::from(pieces.min().unwrap_or(0));
    2 * (fewest * weights.turns_a_piece / 10 + 1)
}

/// What a Route weighs on the way of a Ticket: its claim, the cards that are missing, less what its
/// points are worth.
fn toil(player: &PlayerState, route: &Route, weights: &Weights) -> u32 {
    let ferries = route.symbols;
    let of = |color: Color| player.hand[Card::of(color)];
    let held = match route.color {
        Some(color) => of(color),
        None => Color::ALL.into_iter().map(of).max().unwrap_or(0),
    };
    let plain = route.length - ferries;
    let missing =
        i64::from(plain - held.min(plain)) + i64::from(ferries.saturating_sub(player.hand.wilds()));
    let scenic = i64::from(route.points) * weights.scenic / 10;
    let toil = 200 + 10 * weights.draw * missing + 40 * i64::from(route.length) - 10 * scenic;
    u32::try_from(toil.max(30)).unwrap_or(30)
}

/// What the Tickets, the cards and the time left are worth.
fn prospects(state: &State, seat: Seat, weights: &Weights) -> i64 {
    let (data, player) = (state.data(), &state.players[seat]);
    let time = time_left(state, seat, weights);
    let mut reach = Reach::of(state, seat);
    let mut left: Vec<([LocationId; 2], i64)> = player
        .tickets
        .iter()
        .map(|id| (data.tickets[id.index()].ends, i64::from(data.tickets[id.index()].points)))
        .collect();
    let (mut sum, mut plan) = (0, RouteSet::EMPTY);
    while !left.is_empty() {
        let ways = left.iter().enumerate().map(|(at, &(ends, points))| {
            let way = reach.cheapest(state, ends, |route| toil(player, route, weights));
            let ease = way.map_or(i64::MIN, |way| 100_000 * points / (i64::from(way.weight) + 1));
            (ease, at, way)
        });
        let Some((_, at, way)) = ways.max_by_key(|way| way.0) else { break };
        let (_, points) = left.swap_remove(at);
        let chance = way.map_or(0, |way| {
            let whole = plan.or(way.routes);
            if way.routes.is_empty() {
                return 100;
            }
            if !has_pieces(state, seat, whole) {
                return 0;
            }
            let slack = time - half_turns(state, player, whole, weights);
            let risk = weights.risk * way.routes.len() as i64;
            let taken = needs(state, whole);
            let idle = i64::from(player.pieces()) - i64::from(taken.trams + taken.metros);
            let by_time = weights.even
                + weights.slack * slack.min(weights.calm)
                + (slack - weights.calm).max(0) / 2;
            let by_pieces = weights.tight + weights.room * idle;
            let least = 100 - weights.most_likely;
            let chance = (by_time.min(by_pieces).min(weights.most_likely) - risk).max(least);
            if chance >= 30 {
                plan = whole;
                reach = reach.with(way.routes);
            }
            chance
        });
        sum += points * (2 * chance - 100);
    }
    let spare = (time - half_turns(state, player, plan, weights)).max(0);
    let pieces = needs(state, plan);
    let idle = i64::from(player.pieces()) - i64::from(pieces.trams + pieces.metros);
    let on_the_way: i64 = plan.iter().map(|id| i64::from(data.routes[id.index()].points)).sum();
    let (turns, room) = (spare * weights.turn / 2, idle.max(0) * weights.piece);
    let free = turns.min(room) + (turns - room).max(0) * weights.beyond / 100;
    sum + free + on_the_way * weights.scenic + spare_cards(state, player, plan, time, weights)
}

/// The half turns that claiming some Routes takes: about one for each card to draw, two for each
/// claim.
fn half_turns(state: &State, player: &PlayerState, routes: RouteSet, weights: &Weights) -> i64 {
    let (missing, _) = missing(state, player, routes);
    missing * weights.draw / 10 + 2 * routes.len() as i64
}

/// How many cards are missing for some Routes, and which cards of the hand are left over.
fn missing(state: &State, player: &PlayerState, routes: RouteSet) -> (i64, Cards) {
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
    let ferries = route.symbols;
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
fn spare_cards(
    state: &State,
    player: &PlayerState,
    plan: RouteSet,
    time: i64,
    weights: &Weights,
) -> i64 {
    let (_, rest) = missing(state, player, plan);
    let count = i64::from(rest.count());
    let usable = count.min(time * 3 / 2);
    let sets: i64 = Color::ALL
        .into_iter()
        .map(|color| i64::from(rest[Card::of(color)].min(4)))
        .map(|held| held * held)
        .sum();
    let worth = usable * weights.card + weights.set * sets + weights.wild * i64::from(rest.wilds());
    if time <= 2 { worth / 2 } else { worth }
}
