//! Traces of games as plain data (`tests/positions/TRACES.md`).

use super::position::Position;
use crate::engine::trace::Traced;
use crate::titles::city::boards::{
    Board, BoardData, BoardRules, Color, Kind, LocationId, Route, RouteId, Ticket,
};
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::event::Event;
use crate::titles::city::rules::scoring::{Score, TOKEN_POINTS, score};
use crate::titles::city::rules::setup::Setup;
use crate::titles::city::rules::state::{State, Tunnel};
use crate::titles::city::rules::{City, Observation, notation};
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
        super::standard(Board::named(title)?, players, seed)
    }

    fn board(setup: &Setup) -> Value {
        let data = setup.data();
        let points = |kind| move |length| data.rules.points(kind, length);
        let longest = data.routes.iter().map(|route| route.length).max().unwrap_or(0).max(4);
        let tram: Vec<u8> = (1..=longest).map(points(Kind::Tram)).collect();
        let metro: Vec<u8> = (2..=longest).map(points(Kind::Metro)).collect();
        let mut value = json!({
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
            value["scores"]["metro_of_one"] = data.rules.points(Kind::Metro, 1).into();
            value["name"] = data.name.into();
            value["hand"] = data.rules.hand.into();
            value["both_lanes_from"] = data.rules.both_lanes_from().into();
        }
        if data.rules.is_big() {
            let BoardRules { tickets, open_lanes, longest_path, .. } = data.rules;
            value["big"] = json!({
                "dealt": tickets.dealt, "kept": tickets.kept, "drawn": tickets.drawn,
                "long_tickets": data.long_tickets, "open_lanes": open_lanes.0, "longest_path": longest_path,
                "tunnels": data.all_routes().filter(|(_, it)| it.is_tunnel).map(|(id, _)| id).collect::<Vec<_>>(),
            });
        }
        value
    }

    fn position(state: &State) -> Value {
        json!(Position::of(state))
    }

    fn known(observation: &Observation) -> Value {
        let (state, own) = (observation.shown(), observation.seat());
        let mut value = json!(Position::of(state));
        value["deck"] = state.deck.len().into();
        for seat in state.players.seats().filter(|&seat| seat != own && !state.is_over()) {
            let player = &state.players[seat];
            let hand = json!({ "count": player.hand.count(), "seen": player.known });
            value["hands"][seat.index()] = hand;
        }
        for field in ["tickets", "offered"] {
            value[field] = value[field][own.index()].take();
        }
        let draws = state.draws.iter();
        let draws = draws.map(|draw| json!({ "seat": draw.seat, "drawn": draw.tickets.len() }));
        value["ticket_draws"] = draws.collect();
        for hidden in ["ticket_deck", "seed"] {
            value.as_object_mut().and_then(|fields| fields.remove(hidden));
        }
        value
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
            Action::Withdraw => json!({ "action": "withdraw" }),
        }
    }

    fn event(state: &State, event: &Event) -> Value {
        event_data(state.data(), event)
    }

    fn result(state: &State) -> Map<String, Value> {
        let is_big = state.data().rules.is_big();
        let parts = state.players.seats().map(|seat| part(score(state, seat), is_big)).collect();
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
        Event::Turned { seat, tunnel: Tunnel { route, laid, turned } } => json!({
            "event": "turned", "seat": seat, "route": route, "card": laid.card, "wilds": laid.wilds,
            "turned": turned.into_iter().flatten().collect::<Vec<_>>(),
        }),
        Event::PaidMore { seat, tunnel, payment } => json!({
            "event": "paid_more", "seat": seat, "route": tunnel.route, "card": payment.card, "wilds": payment.wilds,
        }),
        Event::Withdrew { seat } => json!({ "event": "withdrew", "seat": seat }),
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

fn part(score: Score, is_big: bool) -> Value {
    let mut value = json!({
        "routes": score.routes, "completed": score.completed, "failed": score.failed,
        "tokens": score.tokens,
    });
    if is_big {
        value["longest_path"] = score.longest_path.into();
    }
    value
}
