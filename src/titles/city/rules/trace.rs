//! The game as plain data (`tests/positions/TRACES.md`).

use super::action::Action;
use super::card::{Card, Cards};
use super::event::Event;
use super::observe::Observation;
use super::scoring::{Score, TOKEN_POINTS, score};
use super::set::{Symbol, TicketSet};
use super::setup::{MAX_PLAYERS, MIN_PLAYERS, Setup};
use super::state::{Decision, PlayerState, State};
use super::{City, notation};
use crate::engine::game::{Game, Seat};
use crate::engine::trace::Traced;
use crate::titles::city::boards::{
    Board, BoardData, Color, Kind, LocationId, Route, RouteId, Ticket, TicketId,
};
use serde_json::{Map, Value, json};

impl Traced for City {
    const TITLES: &'static [&'static str] = &{
        let mut keys = [""; Board::BUILT_IN.len()];
        let mut at = 0;
        while at < keys.len() {
            keys[at] = Board::BUILT_IN[at].key();
            at += 1;
        }
        keys
    };

    fn title(setup: &Setup) -> &'static str {
        setup.board.key()
    }

    fn usual(title: &str, players: usize, seed: u64) -> Option<Setup> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return None;
        }
        Some(Setup::standard(Board::named(title)?, players as u8, seed))
    }

    fn board(setup: &Setup) -> Value {
        let data = setup.data();
        let points = |kind| move |length| data.rules.points(kind, length);
        let longest = data.routes.iter().map(|route| route.length).max().unwrap_or(0).max(4);
        let tram: Vec<u8> = (1..=longest).map(points(Kind::Tram)).collect();
        let metro: Vec<u8> = (2..=longest).map(points(Kind::Metro)).collect();
        let mut told = json!({
            "locations": data.locations.iter().map(|location| location.name).collect::<Vec<_>>(),
            "routes": data.all_routes().map(|(id, route)| route_data(data, id, route)).collect::<Vec<_>>(),
            "tickets": data.tickets.iter().zip(0..).map(|(ticket, id)| ticket_data(data, id, ticket)).collect::<Vec<_>>(),
            "scores": {
                "tram": tram,
                "metro": metro,
                "tokens": TOKEN_POINTS,
            },
            "trams": data.rules.pieces.trams,
            "metros": data.rules.pieces.metros,
            "last_pieces": data.rules.last_pieces,
        });
        if setup.board.own().is_some() {
            told["scores"]["metro_of_one"] = data.rules.points(Kind::Metro, 1).into();
            told["name"] = data.name.into();
            told["hand"] = data.rules.hand.into();
            told["both_lanes_from"] = data.rules.both_lanes_from.into();
        }
        told
    }

    fn position(state: &State) -> Value {
        let mut told = open(state);
        told.extend(hidden(state));
        Value::Object(told)
    }

    fn known(observation: &Observation) -> Value {
        let (state, own) = (observation.shown(), observation.seat());
        let mut told = open(state);
        told.insert("deck".to_owned(), state.deck.len().into());
        told.insert("hands".to_owned(), of_seats(state, |seat| known_hand(state, seat, own)));
        told.insert("tickets".to_owned(), json!(ids(state.players[own].tickets)));
        told.insert("offered".to_owned(), json!(numbers(&state.players[own].offer)));
        let draws = state.draws.iter();
        let draws = draws.map(|draw| json!({ "seat": draw.seat, "drawn": draw.tickets.len() }));
        told.insert("ticket_draws".to_owned(), draws.collect());
        Value::Object(told)
    }

    fn action(state: &State, action: Action) -> Value {
        let data = state.data();
        match action {
            Action::Take(slot) => json!({ "action": "take", "slot": slot }),
            Action::Blind => json!({ "action": "blind" }),
            Action::Claim(route) => json!({ "action": "claim", "route": route }),
            Action::Tickets => json!({ "action": "tickets" }),
            Action::Pay(payment) => {
                json!({ "action": "pay", "card": payment.card, "wilds": payment.wilds })
            }
            Action::Token(place) => json!({ "action": "token", "location": data.name(place) }),
            Action::Keep(ticket) => json!({ "action": "keep", "ticket": ticket }),
            Action::Return => json!({ "action": "return" }),
            Action::Place(place) => json!({ "action": "place", "location": data.name(place) }),
        }
    }

    fn event(state: &State, event: &Event) -> Value {
        event_data(state.data(), event)
    }

    fn result(state: &State) -> Map<String, Value> {
        let parts = state.players.seats().map(|seat| part(score(state, seat))).collect();
        Map::from_iter([("parts".to_owned(), parts)])
    }
}

fn names(data: &BoardData, ends: [LocationId; 2]) -> [&'static str; 2] {
    ends.map(|end| data.name(end))
}

fn route_data(data: &BoardData, id: RouteId, route: &Route) -> Value {
    let kind = match route.kind {
        Kind::Tram => "tram",
        Kind::Ferry => "ferry",
        Kind::Metro => "metro",
    };
    json!({
        "id": id, "name": notation::route_name(data, id), "ends": names(data, route.ends),
        "length": route.length, "colour": route.color.map_or("grey", Color::name), "kind": kind,
        "ferry_symbols": route.symbols, "double": route.twin,
    })
}

fn ticket_data(data: &BoardData, id: u8, ticket: &Ticket) -> Value {
    json!({ "id": id, "ends": names(data, ticket.ends), "points": ticket.points })
}

fn counts(cards: &Cards) -> Value {
    let held = Card::ALL.into_iter().filter(|&card| cards[card] > 0);
    Value::Object(held.map(|card| (card.name().to_owned(), cards[card].into())).collect())
}

fn ids(tickets: TicketSet) -> Vec<u8> {
    tickets.iter().map(|ticket| ticket.0).collect()
}

fn numbers(tickets: &[TicketId]) -> Vec<u8> {
    tickets.iter().map(|ticket| ticket.0).collect()
}

fn of_seats(state: &State, tell: impl Fn(Seat) -> Value) -> Value {
    state.players.seats().map(tell).collect()
}

fn of_players<T: Into<Value>>(state: &State, tell: impl Fn(&PlayerState) -> T) -> Value {
    state.players.iter().map(|player| tell(player).into()).collect()
}

/// What everybody sees.
fn open(state: &State) -> Map<String, Value> {
    let data = state.data();
    let owners = data.all_routes().map(|(id, _)| json!(state.owner(id)));
    let stacks = (0..data.locations.len() as u8).map(LocationId).filter_map(|location| {
        let stack = state.stack(location)?;
        let place = data.name(location);
        Some(json!({ "location": place, "symbol": stack.symbol.0, "height": stack.height }))
    });
    let symbols =
        |player: &PlayerState| player.tokens.iter().map(|it: Symbol| it.0).collect::<Vec<_>>();
    let fields = [
        ("active", json!(City::to_act(state))),
        ("phase", json!(phase(state.decision))),
        ("route", json!(route(state.decision))),
        ("turns_left", json!(state.turns_left)),
        ("display", state.display.iter().map(|card| json!(card.map(Card::name))).collect()),
        ("discards", counts(&state.discards)),
        ("trams", of_players(state, |player| player.trams)),
        ("metros", of_players(state, |player| player.metros)),
        ("owners", owners.collect()),
        ("scores", of_players(state, |player| player.points)),
        ("stacks", stacks.collect()),
        ("tokens", of_players(state, symbols)),
    ];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// What is hidden from somebody.
fn hidden(state: &State) -> Map<String, Value> {
    let deck: Vec<&str> = state.deck.iter().map(|card| card.name()).collect();
    let fields = [
        ("hands", of_players(state, |player| counts(&player.hand))),
        ("deck", json!(deck)),
        ("tickets", of_players(state, |player| ids(player.tickets))),
        ("ticket_deck", json!(numbers(&state.tickets))),
        ("offered", of_players(state, |player| numbers(&player.offer))),
    ];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The own hand; of another one the number, and the cards that were seen being taken.
fn known_hand(state: &State, seat: Seat, own: Seat) -> Value {
    let player = &state.players[seat];
    if seat == own || state.is_over() {
        return counts(&player.hand);
    }
    json!({ "count": player.hand.count(), "seen": counts(&player.known) })
}

fn phase(decision: Decision) -> &'static str {
    match decision {
        Decision::Keep => "keep",
        Decision::KeepOther => "keep_other",
        Decision::Place => "place",
        Decision::Turn => "turn",
        Decision::SecondCard => "second_card",
        Decision::Payment(_) => "payment",
        Decision::Token(_) => "token",
        Decision::Over => "over",
    }
}

/// The Route that is to be paid, or whose token is to be taken.
fn route(decision: Decision) -> Option<RouteId> {
    match decision {
        Decision::Payment(route) | Decision::Token(route) => Some(route),
        _ => None,
    }
}

fn event_data(data: &BoardData, event: &Event) -> Value {
    match *event {
        Event::Took { seat, slot, card } => {
            json!({ "event": "took", "seat": seat, "slot": slot, "card": card })
        }
        Event::Drew { seat, card } => json!({ "event": "drew", "seat": seat, "card": card }),
        Event::TurnedUp { slot, card } => {
            json!({ "event": "turned_up", "slot": slot, "card": card })
        }
        Event::Flushed => json!({ "event": "flushed" }),
        Event::Shuffled => json!({ "event": "shuffled" }),
        Event::Claimed { seat, route, payment, points } => json!({
            "event": "claimed", "seat": seat, "route": route, "card": payment.card,
            "wilds": payment.wilds, "points": points,
        }),
        Event::Closed { route } => json!({ "event": "closed", "route": route }),
        Event::TookToken { seat, location, symbol } => json!({
            "event": "took_token", "seat": seat, "location": data.name(location),
            "symbol": symbol.0,
        }),
        Event::Placed { seat, location, symbol, height } => json!({
            "event": "placed", "seat": seat, "location": data.name(location),
            "symbol": symbol.0, "height": height,
        }),
        Event::DrewTickets { seat, count } => {
            json!({ "event": "drew_tickets", "seat": seat, "count": count })
        }
        Event::Kept { seat, ticket } => json!({ "event": "kept", "seat": seat, "ticket": ticket }),
        Event::Returned { seat, ticket } => {
            json!({ "event": "returned", "seat": seat, "ticket": ticket })
        }
        Event::ChoseTickets { seat } => json!({ "event": "chose_tickets", "seat": seat }),
        Event::NoTickets => json!({ "event": "no_tickets" }),
        Event::First { seat } => json!({ "event": "first", "seat": seat }),
        Event::LastTurns { seat } => json!({ "event": "last_turns", "seat": seat }),
        Event::Passed { seat } => json!({ "event": "passed", "seat": seat }),
        Event::Over => json!({ "event": "over" }),
    }
}

fn part(score: Score) -> Value {
    json!({
        "routes": score.routes, "completed": score.completed, "failed": score.failed,
        "tokens": score.tokens,
    })
}
