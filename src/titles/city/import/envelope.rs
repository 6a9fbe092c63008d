//! The fan editor's JSON (`ticket-to-ride-map`), versions 1 to 4, read and written.
//!
//! What our boards have and the format does not stands in an object `catenary` of the payload.

use super::check::{At, Finding, Why};
use super::csv::known_ends;
use super::lines::painted;
use super::{
    Deck, Draft, DraftRoute, DraftTicket, Ground, ImportError, MAX_ROWS, Place, PlaceKind, clean,
};
use crate::titles::city::boards::{BoardData, Color, Kind, MAX_LENGTH, RouteId};
use crate::words::letters::in_small;
use crate::words::naming;
use serde_json::{Map, Value, json};

/// The name of the format.
const FORMAT: &str = "ticket-to-ride-map";
/// The newest version that is known.
pub(super) const VERSION: u64 = 4;
/// Units of a written file to a step of our drawing grid.
const GRID: i32 = 10;
/// A double Route of a file that says nothing is open to more than one from so many players on.
const BOTH_LANES_FROM: u8 = 4;

/// Reads a board of an envelope, or of a payload alone (version 1).
pub(super) fn read(text: &str, findings: &mut Vec<Finding>) -> Result<Draft, ImportError> {
    let value: Value = serde_json::from_str(text)
        .map_err(|error| ImportError::Malformed(error.line(), error.column()))?;
    let payload = payload(&value)?;
    let file = File { payload, stops: list(payload, "stops") };
    let mut draft = Draft::new(text_of(payload, "name"));
    let ids = file.read_stops(&mut draft, findings);
    file.read_rules(&mut draft, &ids, findings);
    file.read_routes(&mut draft, &ids, findings);
    file.read_tickets(&mut draft, &ids, findings);
    Ok(draft)
}

fn payload(value: &Value) -> Result<&Value, ImportError> {
    let has_board = |value: &Value| value["stops"].is_array() && value["routes"].is_array();
    if value["format"] != FORMAT {
        return if has_board(value) { Ok(value) } else { Err(ImportError::NotABoard) };
    }
    match value["version"].as_u64() {
        None => return Err(ImportError::NotABoard),
        Some(version) if version > VERSION => return Err(ImportError::Newer(version)),
        Some(_) => {}
    }
    let payload = &value["payload"];
    if has_board(payload) {
        return Ok(payload);
    }
    match value["kind"].as_str() {
        Some(kind) => Err(ImportError::Part(naming::clipped(kind, 20))),
        None => Err(ImportError::NotABoard),
    }
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    let list = value[name].as_array().map_or(&[] as &[Value], Vec::as_slice);
    &list[..list.len().min(MAX_ROWS)]
}

fn text_of<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

/// A whole number of a field; 0 where it is none.
fn number(value: &Value, name: &str) -> Option<u32> {
    let number = value[name].as_f64().filter(|number| number.is_finite())?;
    Some(number.clamp(0.0, 1e6) as u32)
}

fn small(value: &Value, name: &str) -> Option<u8> {
    number(value, name).map(|number| number.min(u8::MAX.into()) as u8)
}

fn spot(value: &Value) -> Option<(f64, f64)> {
    let [x, y] = match value.as_array().map(Vec::as_slice) {
        Some([x, y]) => [x, y],
        _ => [&value["x"], &value["y"]],
    };
    let within = |value: &Value| value.as_f64().filter(|number| number.abs() < 1e6);
    within(x).zip(within(y))
}

/// An id, which may be a text or a number.
fn id(value: &Value) -> Option<String> {
    match value {
        Value::String(id) => Some(id.clone()),
        Value::Number(id) => Some(id.to_string()),
        _ => None,
    }
}

/// What a kind of Route is, as its style says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    Plain,
    Metro,
    Tunnel,
    /// A line that is drawn and not claimed.
    Scenery,
}

struct File<'a> {
    payload: &'a Value,
    stops: &'a [Value],
}

impl File<'_> {
    /// Reads the places; gives the id of each.
    fn read_stops(&self, draft: &mut Draft, findings: &mut Vec<Finding>) -> Vec<(String, usize)> {
        let mut ids = Vec::new();
        for stop in self.stops {
            let kind =
                if self.is_junction(stop) { PlaceKind::Junction } else { PlaceKind::Location };
            let place = Place {
                name: text_of(stop, "name").to_owned(),
                at: spot(stop),
                kind,
                label_angle: stop["labelAngle"].as_f64(),
            };
            let Some(at) = draft.add_place(place, findings) else { continue };
            if stop["hub"] == true {
                findings.push(Finding::new(At::Place(draft.places[at].name.clone()), Why::Hub));
            }
            ids.extend(id(&stop["id"]).map(|id| (id, at)));
        }
        ids
    }

    fn is_junction(&self, stop: &Value) -> bool {
        let styles = list(self.payload, "stopTypeStyles");
        let style = styles.iter().find(|style| id(&style["id"]) == id(&stop["type"]));
        style.is_some_and(|style| style["junction"] == true) || stop["type"] == "junction"
    }

    fn read_rules(&self, draft: &mut Draft, ids: &[(String, usize)], findings: &mut Vec<Finding>) {
        let (payload, own) = (self.payload, &self.payload["catenary"]);
        let mut tell = |why| findings.push(Finding::new(At::Board, why));
        let rules = &mut draft.rules;
        match small(payload, "wagonsPerPlayer") {
            Some(trams) => rules.pieces.trams = trams,
            None => tell(Why::TramsAssumed(rules.pieces.trams)),
        }
        let dealt = number(payload, "startingTickets").unwrap_or(2);
        let kept = number(payload, "keptTickets").unwrap_or(1);
        if (dealt, kept) != (2, 1) {
            tell(Why::TicketsDealt(dealt, kept));
        }
        let players = &payload["players"];
        let (least, most) = (number(players, "min"), number(players, "max"));
        if least.is_some_and(|least| least > 2) || most.is_some_and(|most| most < 4) {
            tell(Why::Players(least.unwrap_or(2), most.unwrap_or(4)));
        }
        if number(payload, "stationsPerPlayer").is_some_and(|stations| stations > 0) {
            tell(Why::Stations);
        }
        rules.both_lanes_from = self.both_lanes_from();
        for (field, into) in [
            ("metros", &mut rules.pieces.metros),
            ("lastPieces", &mut rules.last_pieces),
            ("hand", &mut rules.hand),
        ] {
            *into = small(own, field).unwrap_or(*into);
        }
        for (field, into) in
            [("tramPoints", &mut rules.tram_points), ("metroPoints", &mut rules.metro_points)]
        {
            let told = list(own, field).iter().map(|points| points.as_u64().unwrap_or(0));
            told.zip(into).for_each(|(told, points)| *points = told.min(30) as u8);
        }
        draft.grid = own["grid"].as_f64().filter(|grid| (1.0..=1000.0).contains(grid));
        let stacks = list(own, "stacks").iter().filter_map(|stop| {
            let stop = id(stop)?;
            ids.iter().find(|(id, _)| *id == stop).map(|&(_, at)| at)
        });
        draft.stacks = stacks.collect();
    }

    /// With how many players both lanes of a double Route can be claimed: a rule such as `{"2+": 1, "3+": "all"}`.
    fn both_lanes_from(&self) -> u8 {
        let rule = ["laneRule", "lanesUsableByPlayers"].map(|name| self.payload[name].as_object());
        let Some(rule) = rule.into_iter().flatten().next() else { return BOTH_LANES_FROM };
        let from = rule.iter().filter(|(_, lanes)| *lanes == "all" || lanes.as_u64() > Some(1));
        let from = from.filter_map(|(players, _)| players.trim_end_matches('+').parse().ok());
        from.min().unwrap_or(u8::MAX).clamp(2, 5)
    }

    fn style(&self, route: &Value) -> Style {
        let styles = list(self.payload, "routeTypeStyles");
        let style = styles.iter().find(|style| id(&style["id"]) == id(&route["type"]));
        let nothing = Value::Null;
        let style = style.unwrap_or(&nothing);
        let label = in_small(&format!("{} {}", text_of(style, "label"), text_of(route, "type")));
        let wagons = [style, route].map(|value| text_of(value, "wagonStyle") == "tunnel");
        let is_serrated = style["shape"] == "serrated" || style["stroke"] == "serrated";
        if style["infrastructure"] == true {
            Style::Scenery
        } else if label.contains("tunnel") || is_serrated || wagons.contains(&true) {
            Style::Tunnel
        } else if label.contains("metro") {
            Style::Metro
        } else {
            Style::Plain
        }
    }

    fn read_routes(&self, draft: &mut Draft, ids: &[(String, usize)], findings: &mut Vec<Finding>) {
        let mut scenery = 0;
        for (row, route) in (1..).zip(list(self.payload, "routes")) {
            let style = self.style(route);
            if style == Style::Scenery {
                scenery += 1;
                continue;
            }
            let at = |names| At::Route(row, names);
            let found = ["a", "b"].map(|end| stop_of(&route[end], ids));
            let Some(ends) = known_ends(draft, found, at, findings) else { continue };
            if route["contested"] == true {
                findings.push(Finding::new(at(draft.names(ends)), Why::Contested));
            }
            let slots = list(route, "locomotiveSlots").len() as u32;
            let color = painted(text_of(route, "color"), findings, || at(draft.names(ends)));
            let kind = match style {
                Style::Metro => Kind::Metro,
                _ if slots > 0 => Kind::Ferry,
                _ => Kind::Tram,
            };
            draft.routes.push(DraftRoute {
                row,
                ends,
                length: number(route, "length").unwrap_or(0),
                kind,
                symbols: if kind == Kind::Ferry { slots } else { 0 },
                color,
                ground: if style == Style::Tunnel { Ground::Tunnel } else { Ground::Open },
                bends: list(route, "points").iter().filter_map(spot).collect(),
            });
        }
        if scenery > 0 {
            findings.push(Finding::new(At::Board, Why::Scenery(scenery)));
        }
    }

    fn read_tickets(
        &self,
        draft: &mut Draft,
        ids: &[(String, usize)],
        findings: &mut Vec<Finding>,
    ) {
        let sets = list(self.payload, "ticketSets").iter();
        let sets: Vec<(&Value, &[Value])> = sets.map(|set| (set, list(set, "tickets"))).collect();
        let alone = list(self.payload, "tickets").iter().map(|ticket| {
            let set = sets.iter().find(|(set, _)| id(&set["id"]) == id(&ticket["set"]));
            (ticket, set.map_or(&Value::Null, |(set, _)| *set))
        });
        let in_sets = sets.iter().flat_map(|(set, of)| of.iter().map(|ticket| (ticket, *set)));
        let all: Vec<(&Value, &Value)> = alone.chain(in_sets).take(MAX_ROWS).collect();
        for (row, (ticket, set)) in (1..).zip(all) {
            let found = ["a", "b"].map(|end| {
                let of_name = || {
                    let name = text_of(ticket, &format!("{end}Name"));
                    let name = clean(name).unwrap_or_default();
                    draft.places.iter().position(|place| place.name == name)
                };
                stop_of(&ticket[end], ids).or_else(|id| of_name().ok_or(id))
            });
            let at = |names| At::Ticket(row, names);
            let Some(ends) = known_ends(draft, found, at, findings) else { continue };
            let names = [text_of(set, "name"), text_of(set, "label"), text_of(ticket, "set")];
            let is_long = |value: &Value| value["long"] == true;
            let named_long = names.iter().any(|name| in_small(name).contains("long"));
            let deck = if named_long || is_long(ticket) || is_long(set) {
                Deck::Long
            } else {
                Deck::Usual
            };
            let points = number(ticket, "points").unwrap_or(0);
            draft.add_ticket(DraftTicket { row, ends, points, deck }, findings);
        }
    }
}

/// The place of an id; the id itself where no place has it.
fn stop_of(value: &Value, ids: &[(String, usize)]) -> Result<usize, String> {
    let name = id(value).unwrap_or_default();
    let known = ids.iter().find(|(id, _)| *id == name).map(|&(_, at)| at);
    known.ok_or_else(|| naming::clipped(&name, 40))
}

/// A board as a file of the newest version, to be changed in any editor and opened again.
pub fn write(data: &BoardData) -> String {
    let rules = &data.rules;
    let at = |units: i16| i32::from(units) * GRID;
    let stops = data.all_locations().map(|place| {
        let location = &data.locations[place.index()];
        json!({ "id": place.0.to_string(), "name": location.name, "x": at(location.at.x), "y": at(location.at.y), "type": "city" })
    });
    let tickets = data.tickets.iter().map(|ticket| {
        let [a, b] = ticket.ends.map(|end| end.0.to_string());
        let [from, to] = ticket.ends.map(|end| data.name(end));
        json!({ "a": a, "b": b, "aName": from, "bName": to, "points": ticket.points })
    });
    let stacks: Vec<String> = data.stacks.iter().map(|place| place.0.to_string()).collect();
    let mut lanes = Map::from_iter([("2+".to_owned(), json!(1))]);
    lanes.insert(format!("{}+", rules.both_lanes_from), json!("all"));
    let file = json!({
        "format": FORMAT,
        "version": VERSION,
        "kind": "map",
        "board": { "width": at(data.size.x), "height": at(data.size.y) },
        "payload": {
            "name": data.name,
            "players": { "min": 2, "max": 4 },
            "laneRule": lanes,
            "wagonsPerPlayer": rules.pieces.trams,
            "startingTickets": 2,
            "keptTickets": 1,
            "routeTypeStyles": [
                { "id": "tram", "label": "Tram" },
                { "id": "ferry", "label": "Ferry" },
                { "id": "metro", "label": "Metro" },
            ],
            "stops": stops.collect::<Vec<_>>(),
            "routes": data.all_routes().map(|(id, _)| route(data, id)).collect::<Vec<_>>(),
            "tickets": tickets.collect::<Vec<_>>(),
            "catenary": {
                "grid": GRID,
                "metros": rules.pieces.metros,
                "lastPieces": rules.last_pieces,
                "hand": rules.hand,
                "tramPoints": rules.tram_points[..MAX_LENGTH],
                "metroPoints": rules.metro_points[..MAX_LENGTH],
                "stacks": stacks,
            },
        },
    });
    format!("{file:#}\n")
}

fn route(data: &BoardData, id: RouteId) -> Value {
    let route = &data.routes[id.index()];
    let line = data.line(&data.links[usize::from(route.link)]);
    let points = line.points();
    let bends = points[1..points.len() - 1].iter();
    let bends = bends.map(|at| json!([i32::from(at.x) * GRID, i32::from(at.y) * GRID]));
    let kind = match route.kind {
        Kind::Tram => "tram",
        Kind::Ferry => "ferry",
        Kind::Metro => "metro",
    };
    // The symbol of a ferry stands in the middle, as it is drawn.
    let first = (route.length - route.symbols).div_ceil(2);
    json!({
        "id": id.0.to_string(),
        "a": route.ends[0].0.to_string(),
        "b": route.ends[1].0.to_string(),
        "length": route.length,
        "type": kind,
        "color": route.color.map_or("gray", Color::name),
        "locomotiveSlots": (first..first + route.symbols).collect::<Vec<_>>(),
        "points": bends.collect::<Vec<_>>(),
    })
}
