//! Evaluates a position for a seat, in hundredths of a point.

use crate::engine::game::Seat;
use crate::titles::city::boards::{Board, Color, Habits, LocationId, Route};
use crate::titles::city::rules::card::{Card, Cards};
use crate::titles::city::rules::plan::{Reach, has_pieces, needs};
use crate::titles::city::rules::scoring::TOKEN_POINTS;
use crate::titles::city::rules::set::{RouteSet, SymbolSet};
use crate::titles::city::rules::state::{PlayerState, State};

const POINT: i64 = 100;

/// Weights of the evaluation, in hundredths of a point unless noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Gain of a turn that no Ticket needs.
    pub turn: i64,
    /// Gain of a piece that no Ticket needs.
    pub piece: i64,
    /// Value of a card that no Ticket needs, while there is time to use it.
    pub card: i64,
    /// Extra value of a wild card.
    pub wild: i64,
    /// Extra value of cards of one colour, times their number squared.
    pub set: i64,
    /// Average number of turns until another piece is placed, in tenths.
    pub turns_a_piece: i64,
    /// Upper bound of the chance to complete a Ticket, in percent.
    pub most_likely: i64,
    /// Chance to complete a Ticket for which there is just enough time, in percent.
    pub even: i64,
    /// Increase of that chance for each spare half turn, in percent.
    pub slack: i64,
    /// Number of spare half turns after which each adds only half a percent.
    pub calm: i64,
    /// Value of turns for which no pieces are left, in percent of other turns.
    pub beyond: i64,
    /// Decrease of the chance to complete a Ticket for each open Route still needed, in percent.
    pub risk: i64,
    /// Chance to complete a Ticket that needs all pieces, in percent.
    pub tight: i64,
    /// Increase of that chance for each piece that no Ticket needs, in percent.
    pub room: i64,
    /// Half turns that a missing card takes, in tenths.
    pub draw: i64,
    /// Weight of a rival's worth, in percent.
    pub rivalry: i64,
    /// Gain of a future turn for a rival.
    pub rival_turn: i64,
    /// Share of a Route's points that lowers its cost on a Ticket's path, in percent.
    pub scenic: i64,
}

impl Weights {
    /// Returns the weights for a board, the same for all levels; tuned by play against other weights.
    pub const fn of(board: Board) -> Weights {
        match board.sheet().habits {
            Habits::Usual | Habits::Big => SAN_FRANCISCO,
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

/// On this board rivals interfere more, and unfinished plans fail more often.
const SAN_FRANCISCO: Weights =
    Weights { card: 35, even: 25, tight: 30, rivalry: 30, rival_turn: 200, ..BERLIN };

/// Returns the worth of a position to a seat, in hundredths of a point: its points and prospects, less those of the
/// rivals.
pub fn worth(state: &State, seat: Seat, weights: &Weights) -> i64 {
    let others = state.players.seats().filter(|&other| other != seat);
    let rivals: i64 = others.map(|other| standing(state, other, weights)).sum();
    let against = rivals * weights.rivalry / (100 * (state.players.count() as i64 - 1));
    solid(state, seat) + prospects(state, seat, weights) - against
}

/// Returns the points a seat has, without its Tickets.
fn solid(state: &State, seat: Seat) -> i64 {
    let player = &state.players[seat];
    POINT * i64::from(player.points) + tokens(player.tokens)
}

/// Returns the points of a rival and the estimated gain from its remaining time and pieces.
fn standing(state: &State, seat: Seat, weights: &Weights) -> i64 {
    let player = &state.players[seat];
    let turns = time_left(state, seat, weights) * weights.rival_turn / 2;
    let pieces = i64::from(player.pieces()) * weights.piece;
    let hand = i64::from(player.hand.count()) * weights.card;
    solid(state, seat) + turns.min(pieces) + hand
}

/// Returns the worth of tokens, slightly ahead of their points because the next one is worth more.
fn tokens(tokens: SymbolSet) -> i64 {
    let count = tokens.len();
    let points = |count: usize| i64::from(TOKEN_POINTS[count.min(TOKEN_POINTS.len() - 1)]);
    POINT * (2 * points(count) + points(count + 1)) / 3
}

/// Returns the half turns a seat still has before a rival ends the game. Its own pieces do not count: it ends the game
/// only once its goals are reached.
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

/// Returns the cost of a Route on a Ticket's path: the claim and the missing cards, less its points.
fn cost(player: &PlayerState, route: &Route, weights: &Weights) -> u32 {
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
    let cost = 200 + 10 * weights.draw * missing + 40 * i64::from(route.length) - 10 * scenic;
    u32::try_from(cost.max(30)).unwrap_or(30)
}

/// Returns the worth of Tickets, cards and remaining time.
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
            let way = reach.cheapest(state, ends, |route| cost(player, route, weights));
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

/// Returns the half turns needed to claim some Routes: about one per card to draw, two per claim.
fn half_turns(state: &State, player: &PlayerState, routes: RouteSet, weights: &Weights) -> i64 {
    let (missing, _) = missing(state, player, routes);
    missing * weights.draw / 10 + 2 * routes.len() as i64
}

/// Returns the number of cards missing for some Routes, and the unused cards of the hand.
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

/// Pays for a Route from a hand as far as possible; returns the number of missing cards.
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

/// Returns the worth of cards that no Ticket needs, as far as there is time to use them.
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
