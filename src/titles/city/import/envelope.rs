//! Reads the fan editor's JSON (`ticket-to-ride-map`), versions 1 to 4, and the simpler JSON of small projects: lists
//! of places, Routes and Tickets under their usual names.
//!
//! Properties of our boards that the format lacks are in an object `catenary` of the payload.

use super::check::{At, Finding, Why};
use super::foreign::named_json;
use super::raw::{End, Raw, RawPlace, RawRoute, RawTicket};
use super::size::{CITY_TICKETS, Said};
use super::tidied::tidied;
use super::values::{Amount, is_bridge, is_long, is_tunnel, is_yes, key, lanes, numeral};
use super::{BOTH_LANES_FROM, Ground, ImportError, MAX_ROWS, PlaceKind, usual_rules};
use crate::engine::game::MAX_SEATS;
use crate::titles::city::boards::{BoardRules, MAX_LANES, OpenLanes};
use crate::words::naming;
use serde_json::Value;

pub(super) const FORMAT: &str = "ticket-to-ride-map";
/// The newest known version.
pub(super) const VERSION: u64 = 4;

/// Names of the lists and of their fields, the format's own first.
pub(super) const STOPS: &[&str] = &["stops", "cities", "places", "locations", "stations", "nodes"];
pub(super) const ROUTES: &[&str] = &["routes", "connections", "links", "edges", "paths"];
pub(super) const TICKETS: &[&str] = &["tickets", "missions", "tasks", "destinations"];
/// The lists of decks, each with its Tickets.
pub(super) const DECKS: &str = "ticketSets";
/// Names of the fields with one end, and of those with both.
const ENDS: [&[&str]; 2] = [
    &["a", "from", "start", "source", "city1", "cityA", "fromCity", "station1", "node1"],
    &["b", "to", "end", "target", "city2", "cityB", "toCity", "station2", "node2"],
];
const BOTH: &[&str] = &["cities", "stops", "ends", "between", "nodes", "stations"];
const NAME: &[&str] = &["name", "title", "label", "id"];
const LENGTH: &[&str] = &["length", "spaces", "size", "distance", "trains", "cost", "weight"];
const COLOR: &[&str] = &["color", "colour", "colors", "colours"];
const POINTS: &[&str] = &["points", "value", "score"];
const SYMBOLS: &[&str] = &[
    "locomotiveSlots",
    "ferryLocomotives",
    "locomotives",
    "joker",
    "jokers",
    "wild",
    "wilds",
    "ferry",
    "ferries",
];
/// Other fields of a Route, a Ticket and the whole board that are read or do not affect the rules.
const OF_ROUTES: &[&str] = &[
    "lanes",
    "double",
    "tunnel",
    "type",
    "wagonStyle",
    "lineStyle",
    "points",
    "contested",
    "curved",
    "offset",
];
const OF_TICKETS: &[&str] = &["set", "deck", "long", "type", "category"];
const OF_BOARD: &[&str] = &[
    "wagonsPerPlayer",
    "startingTickets",
    "keptTickets",
    "stationsPerPlayer",
    "lanesUsableByPlayers",
    "laneRule",
    "version",
    "width",
    "height",
    "scale",
    "zoom",
];
const OF_ALL: &[&str] = &["id", "index", "kind", "aName", "bName"];
/// The most names of unread fields to report.
const MOST_UNREAD: usize = 8;

/// Reads an envelope, a payload alone (version 1), or plain lists.
pub(super) fn read(text: &str) -> Result<Raw, ImportError> {
    let value = parse(text).map_err(|it| ImportError::Malformed(it.line(), it.column()))?;
    let value = tidied(value);
    let file = File::of(&value)?;
    let mut raw = Raw { kind: file.kind.clone(), ..Raw::default() };
    let name = first(file.payload, &["name", "title"]);
    raw.name = name.as_str().map(str::to_owned);
    raw.places = file.stops.iter().filter_map(|stop| file.place(stop)).collect();
    file.number(&mut raw.places);
    if let Some(routes) = file.routes {
        raw.routes = Some(file.read_routes(routes, &mut raw.found));
        file.read_rules(&mut raw);
    }
    raw.tickets = file.read_tickets();
    let unread = file.unread();
    if !unread.is_empty() {
        raw.found.push(Finding::new(At::Board, Why::UnknownFields(unread)));
    }
    let lists = [file.stops, file.routes.unwrap_or_default(), file.tickets];
    let empty = lists.into_iter().flatten().filter(|entry| !entry.is_object()).count();
    if empty > 0 {
        raw.found.push(Finding::new(At::Board, Why::EmptyEntries(empty)));
    }
    Ok(raw)
}

/// Parses a value, or a list of one value per line.
fn parse(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(text).or_else(|error| {
        let values = serde_json::Deserializer::from_str(text).into_iter();
        let values = values.collect::<Result<Vec<Value>, _>>();
        values.ok().filter(|values| values.len() > 1).map(Value::Array).ok_or(error)
    })
}

struct File<'a> {
    payload: &'a Value,
    kind: Option<String>,
    stops: &'a [Value],
    routes: Option<&'a [Value]>,
    tickets: &'a [Value],
}

impl<'a> File<'a> {
    fn of(value: &'a Value) -> Result<File<'a>, ImportError> {
        if let Some(entries) = value.as_array() {
            return File::of_entries(value, entries);
        }
        let (payload, kind) = if value["format"] == FORMAT {
            match whole(&value["version"]) {
                None => return Err(ImportError::NotABoard),
                Some(version) if u64::from(version) > VERSION => {
                    return Err(ImportError::Newer(version.into()));
                }
                Some(_) => {}
            }
            let kind = value["kind"].as_str().ok_or(ImportError::NotABoard)?;
            (&value["payload"], Some(naming::clipped(kind, 20)))
        } else {
            (value, None)
        };
        let has_lists = |value: &&Value| {
            let lists = [STOPS, ROUTES, TICKETS];
            lists.iter().any(|names| first(value, names).is_array())
        };
        let within = payload.as_object().and_then(|it| it.values().find(has_lists));
        let is_whole = kind.is_some() || has_lists(&payload);
        let payload = if is_whole { payload } else { within.unwrap_or(payload) };
        let list = |names: &[&str]| first(payload, names).as_array().map(|it| capped(it));
        let (stops, routes, tickets) = (list(STOPS), list(ROUTES), list(TICKETS));
        if kind.is_none() && stops.is_none() && routes.is_none() && tickets.is_none() {
            return Err(named_json(value).unwrap_or(ImportError::NotABoard));
        }
        let [stops, tickets] = [stops, tickets].map(Option::unwrap_or_default);
        Ok(File { payload, kind, stops, routes, tickets })
    }

    /// Reads a single list: of Routes, Tickets or places.
    fn of_entries(value: &'a Value, entries: &'a [Value]) -> Result<File<'a>, ImportError> {
        let has = |names: &[&str]| entries.iter().any(|entry| !first(entry, names).is_null());
        let entries = capped(entries);
        let joins = has(BOTH) || ENDS.into_iter().all(has);
        let [mut stops, mut tickets]: [&[Value]; 2] = [&[], &[]];
        let mut routes = None;
        if joins && has(LENGTH) {
            routes = Some(entries);
        } else if joins && has(POINTS) {
            tickets = entries;
        } else if has(NAME) && has(&["x", "lat"]) {
            stops = entries;
        } else {
            return Err(ImportError::NotABoard);
        }
        Ok(File { payload: value, kind: None, stops, routes, tickets })
    }
}

/// Returns the first of some fields that is not null.
fn first<'a>(value: &'a Value, names: &[&str]) -> &'a Value {
    let said = names.iter().map(|name| &value[*name]).find(|value| !value.is_null());
    said.unwrap_or(&Value::Null)
}

fn capped(list: &[Value]) -> &[Value] {
    &list[..list.len().min(MAX_ROWS)]
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().map_or(&[] as &[Value], |list| capped(list))
}

/// Returns a field as text, whether it is a text or a number.
fn said(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Bool(is) => is.to_string(),
        _ => String::new(),
    }
}

/// Returns a field as number, whether it is written as a number or as text.
fn number(value: &Value) -> Option<f64> {
    value.as_f64().or_else(|| numeral(value.as_str()?))
}

fn whole(value: &Value) -> Option<u32> {
    number(value).map(|number| number.clamp(0.0, 1e6) as u32)
}

fn small(value: &Value) -> Option<u8> {
    whole(value).map(|number| number.min(u8::MAX.into()) as u8)
}

fn spot(value: &Value) -> Option<(f64, f64)> {
    let value = match first(value, &["position", "coordinates", "coords", "pos"]) {
        Value::Null => value,
        spot => spot,
    };
    let [x, y] = match value.as_array().map(Vec::as_slice) {
        Some([x, y]) => [x, y],
        _ => [&value["x"], &value["y"]],
    };
    let within = |value: &Value| number(value).filter(|number| number.abs() < 1e6);
    within(x).zip(within(y)).or_else(|| {
        let (north, east) =
            (within(&value["lat"])?, within(first(value, &["lon", "lng", "long"]))?);
        Some((east, -north))
    })
}

fn id(value: &Value) -> Option<String> {
    Some(said(value)).filter(|id| !id.is_empty())
}

/// Returns the entry of a list with the id in a field; `None` if there is none.
fn by_id<'a>(entries: &'a [Value], named: &Value) -> Option<&'a Value> {
    let named = id(named)?;
    entries.iter().find(|entry| id(&entry["id"]).as_ref() == Some(&named))
}

/// Returns the names of both ends.
fn ends(value: &Value) -> [End; 2] {
    let both = first(value, BOTH);
    [(0, "aName"), (1, "bName")].map(|(at, named)| {
        let one = first(value, ENDS[at]);
        end(value, if one.is_null() { &both[at] } else { one }, named)
    })
}

fn end(value: &Value, end: &Value, named: &str) -> End {
    // Some files write the whole place.
    let own = [end, &end["id"], &end["name"]].map(said);
    own.into_iter().chain([said(&value[named])]).filter(|name| !name.is_empty()).collect()
}

/// The kind of a Route, according to its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    Plain,
    Metro,
    Tunnel,
    /// A bridge, for which there is no rule.
    Bridge,
    /// A line that is drawn and cannot be claimed.
    Scenery,
}

/// The lists of styles, each with the field that refers to one.
const STYLES: [(&str, &str); 3] =
    [("routeTypeStyles", "type"), ("wagonStyles", "wagonStyle"), ("lineStyles", "lineStyle")];

impl File<'_> {
    fn place(&self, stop: &Value) -> Option<RawPlace> {
        let kind = if self.is_junction(stop) { PlaceKind::Junction } else { PlaceKind::Location };
        stop.is_object().then(|| RawPlace {
            name: said(first(stop, NAME)),
            id: id(&stop["id"]),
            at: spot(stop),
            kind,
            label_angle: number(&stop["labelAngle"]),
            is_hub: stop["hub"] == true,
        })
    }

    /// Numbers the places from 0 or 1, if Routes refer to them by number.
    fn number(&self, places: &mut [RawPlace]) {
        let routes = self.routes.unwrap_or_default();
        let ends = || routes.iter().flat_map(|it| ENDS.map(|names| first(it, names)));
        let are_numbers = !routes.is_empty() && ends().all(Value::is_number);
        if are_numbers && places.iter().all(|place| place.id.is_none()) {
            let from = usize::from(ends().all(|end| *end != 0));
            let numbered = (from..).zip(places);
            numbered.for_each(|(number, place)| place.id = Some(number.to_string()));
        }
    }

    fn is_junction(&self, stop: &Value) -> bool {
        let kind = first(stop, &["type", "kind"]);
        let is_such = |text: &Value| ["junction", "waypoint"].contains(&key(&said(text)).as_str());
        match by_id(list(self.payload, "stopTypeStyles"), kind) {
            Some(style) => style["junction"] == true || is_such(&style["label"]) || is_such(kind),
            None => is_such(kind) || stop["junction"] == true,
        }
    }

    fn read_rules(&self, raw: &mut Raw) {
        let (payload, own) = (self.payload, &self.payload["catenary"]);
        let mut tell = |why| raw.found.push(Finding::new(At::Board, why));
        let mut rules = usual_rules();
        raw.said = Said {
            trams: small(&payload["wagonsPerPlayer"]),
            hand: small(&own["hand"]),
            is_big: own["big"] == true,
            tickets: self.tickets_to_begin(),
            drawn: small(&own["drawn"]),
            longest_path: small(&own["longestPath"]),
            open_lanes: self.open_lanes(),
            most_players: whole(&payload["players"]["max"]),
        };
        match raw.said.trams {
            Some(trams) => rules.pieces.trams = trams,
            None => tell(Why::TramsAssumed(rules.pieces.trams)),
        }
        if let Some((dealt, kept)) = raw.said.tickets.filter(|tickets| *tickets != CITY_TICKETS) {
            tell(Why::TicketsDealt(dealt.into(), kept.into()));
        }
        let players = &payload["players"];
        let (least, most) = (whole(&players["min"]), whole(&players["max"]));
        if least.is_some_and(|least| least > 2) || most.is_some_and(|most| most < 4) {
            tell(Why::Players(least.unwrap_or(2), most.unwrap_or(4)));
        }
        if whole(&payload["stationsPerPlayer"]).is_some_and(|stations| stations > 0) {
            tell(Why::Stations);
        }
        rules.open_lanes = OpenLanes::all_from(self.both_lanes_from());
        take_own(own, &mut rules);
        raw.grid = number(&own["grid"]).filter(|grid| (1.0..=1000.0).contains(grid));
        raw.stacks = list(own, "stacks").iter().filter_map(id).map(|id| vec![id]).collect();
        raw.rules = Some(rules);
    }

    /// Returns the numbers of Tickets dealt and kept; `None` if the file has neither.
    fn tickets_to_begin(&self) -> Option<(u8, u8)> {
        let [dealt, kept] = ["startingTickets", "keptTickets"].map(|it| small(&self.payload[it]));
        let few = |dealt: u8| dealt.div_ceil(2).max(1);
        match (dealt, kept) {
            (None, None) => None,
            (Some(dealt), kept) => Some((dealt, kept.unwrap_or(few(dealt)))),
            (None, Some(kept)) => Some((kept.max(if kept > 1 { 3 } else { 2 }), kept)),
        }
    }

    /// Returns the number of players from which both lanes of a Double Route can be claimed: from a rule such as
    /// `{"2+": 1, "3+": "all"}`, or from a number.
    fn both_lanes_from(&self) -> u8 {
        let rule = first(self.payload, &["laneRule", "lanesUsableByPlayers"]);
        let Some(by_players) = rule.as_object() else {
            return small(rule).map_or(BOTH_LANES_FROM, |players| players.clamp(2, 5));
        };
        let opens = |lanes: &Value| lanes == "all" || whole(lanes) > Some(1);
        let from = by_players.iter().filter(|(_, lanes)| opens(lanes));
        let from = from.filter_map(|(players, _)| players.trim_end_matches('+').parse().ok());
        from.min().unwrap_or(u8::MAX).clamp(2, 5)
    }

    /// Returns the number of open lanes by number of players, as in the rule `{"2+": 1, "3+": 2, "4+": "all"}`.
    fn open_lanes(&self) -> Option<OpenLanes> {
        let rule = first(self.payload, &["laneRule", "lanesUsableByPlayers"]).as_object()?;
        let lanes = |open: &Value| match open {
            Value::String(text) if text == "all" => MAX_LANES,
            open => small(open).unwrap_or(1).clamp(1, MAX_LANES),
        };
        let from = |players: &str| players.trim_end_matches('+').parse::<usize>().ok();
        let mut open = [1; MAX_SEATS - 1];
        for (at, open) in open.iter_mut().enumerate() {
            let known = rule.iter().filter_map(|(players, lanes)| Some((from(players)?, lanes)));
            let known = known.filter(|(players, _)| *players <= at + 2);
            *open = known.max_by_key(|(players, _)| *players).map_or(1, |(_, open)| lanes(open));
        }
        // More players never open fewer lanes.
        (1..open.len()).for_each(|at| open[at] = open[at].max(open[at - 1]));
        Some(OpenLanes(open))
    }

    /// Returns the styles that a Route or another style refers to, as far as the file defines them.
    fn styles(&self, of: &Value) -> Vec<&Value> {
        let named = |(styles, field)| by_id(list(self.payload, styles), &of[field]);
        STYLES.into_iter().filter_map(named).collect()
    }

    fn style(&self, route: &Value) -> Style {
        let mut styles = self.styles(route);
        let further: Vec<&Value> = styles.iter().flat_map(|style| self.styles(style)).collect();
        styles.extend(further);
        let mut words: Vec<String> = Vec::new();
        for of in std::iter::once(route).chain(styles.iter().copied()) {
            for (styles, field) in STYLES {
                if by_id(list(self.payload, styles), &of[field]).is_none() {
                    words.push(said(&of[field]));
                }
            }
        }
        let fields = ["label", "name", "shape", "stroke"];
        words.extend(styles.iter().flat_map(|style| fields.map(|field| said(&style[field]))));
        let is_bridge = words.iter().any(|word| is_bridge(word));
        words.extend(self.remarks(route));
        let is_serrated = words.iter().any(|word| word == "serrated");
        if styles.iter().any(|style| style["infrastructure"] == true) {
            Style::Scenery
        } else if is_serrated || words.iter().any(|it| is_tunnel(it)) {
            Style::Tunnel
        } else if is_bridge {
            Style::Bridge
        } else if words.iter().any(|word| key(word).contains("metro")) {
            Style::Metro
        } else {
            Style::Plain
        }
    }

    /// Returns the texts in other fields of a Route, and the names of the fields that say yes.
    fn remarks(&self, route: &Value) -> Vec<String> {
        let styles = STYLES.map(|(_, field)| field);
        let [from, to] = ENDS;
        let known = [from, to, BOTH, NAME, OF_ALL, &styles];
        let further = route.as_object().into_iter().flatten();
        let further = further.filter(|(name, _)| !known.iter().any(|it| it.contains(&&***name)));
        let texts = further.flat_map(|(name, value)| match value {
            Value::Array(values) => capped(values).iter().map(said).collect(),
            Value::String(text) if is_yes(text) => vec![text.clone(), name.clone()],
            value if is_yes(&said(value)) => vec![name.clone()],
            _ => Vec::new(),
        });
        texts.collect()
    }

    fn read_routes(&self, routes: &[Value], findings: &mut Vec<Finding>) -> Vec<RawRoute> {
        let mut scenery = 0;
        let mut read = Vec::new();
        for (row, route) in (1..).zip(routes).filter(|(_, route)| route.is_object()) {
            let style = self.style(route);
            if style == Style::Scenery {
                scenery += 1;
                continue;
            }
            let slots = first(route, SYMBOLS);
            let slots = match slots.as_array() {
                Some(slots) => capped(slots).len() as u32,
                None => whole(slots).unwrap_or_else(|| is_yes(&said(slots)).into()),
            };
            read.push(RawRoute {
                row,
                ends: ends(route),
                length: Amount::of(&said(first(route, LENGTH))),
                colors: match first(route, COLOR) {
                    Value::Array(colors) => capped(colors).iter().map(said).collect(),
                    color => lanes(&said(color)),
                },
                lanes: match whole(&route["lanes"]) {
                    Some(lanes) => lanes.min(MAX_LANES.into()) as usize,
                    None => 1 + usize::from(is_yes(&said(&route["double"]))),
                },
                is_metro: style == Style::Metro,
                symbols: slots,
                ground: if style == Style::Tunnel { Ground::Tunnel } else { Ground::Open },
                bends: list(route, "points").iter().filter_map(spot).collect(),
                is_contested: route["contested"] == true,
                is_bridge: style == Style::Bridge,
            });
        }
        if scenery > 0 {
            findings.push(Finding::new(At::Board, Why::Scenery(scenery)));
        }
        read
    }

    /// Returns the names of non-empty fields that are not read: any of Routes and Tickets, numbers and switches of the
    /// board.
    fn unread(&self) -> Vec<String> {
        let mut unread: Vec<String> = Vec::new();
        let mut look = |value: &Value, known: &[&[&str]], is_such: fn(&Value) -> bool| {
            for (name, value) in value.as_object().into_iter().flatten() {
                let is_known = known.iter().chain(&[OF_ALL, NAME]).any(|it| it.contains(&&**name));
                let is_heard = is_tunnel(name) || is_tunnel(&said(value));
                if !is_known && !is_heard && is_such(value) && is_yes(&said(value)) {
                    let name = naming::clipped(name, 20);
                    let is_new = !unread.contains(&name) && unread.len() < MOST_UNREAD;
                    unread.extend(is_new.then_some(name));
                }
            }
        };
        let [from, to] = ENDS;
        let of_route = [from, to, BOTH, LENGTH, COLOR, SYMBOLS, OF_ROUTES];
        self.routes.iter().copied().flatten().for_each(|it| look(it, &of_route, |_| true));
        let of_ticket = [from, to, BOTH, LENGTH, POINTS, OF_TICKETS];
        self.tickets.iter().for_each(|it| look(it, &of_ticket, |_| true));
        look(self.payload, &[OF_BOARD], |value| value.is_number() || value.is_boolean());
        unread
    }

    fn read_tickets(&self) -> Vec<RawTicket> {
        let sets = list(self.payload, DECKS);
        let set_of = |ticket: &Value| by_id(sets, &ticket["set"]).unwrap_or(&Value::Null);
        let alone = self.tickets.iter().map(|ticket| (ticket, set_of(ticket)));
        let in_sets =
            sets.iter().flat_map(|set| list(set, "tickets").iter().map(move |it| (it, set)));
        let all = alone.chain(in_sets).take(MAX_ROWS);
        (1..)
            .zip(all)
            .filter(|(_, (ticket, _))| ticket.is_object())
            .map(|(row, (ticket, set))| {
                let says_long = |value: &Value| is_yes(&said(&value["long"]));
                let own = said(first(ticket, &["set", "deck"]));
                let mut kinds = ["set", "deck", "type", "kind", "category"]
                    .map(|it| said(&ticket[it]))
                    .into_iter();
                let named = first(set, &["name", "label", "id"]);
                let deck = Some(said(named)).filter(|name| !name.is_empty()).unwrap_or(own.clone());
                RawTicket {
                    row,
                    ends: ends(ticket),
                    points: Amount::of(&said(first(ticket, POINTS))),
                    is_long: says_long(ticket) || says_long(set) || kinds.any(|it| is_long(&it)),
                    deck,
                }
            })
            .collect()
    }
}

/// Reads the properties that only our own files have.
fn take_own(own: &Value, rules: &mut BoardRules) {
    for (field, into) in [
        ("metros", &mut rules.pieces.metros),
        ("lastPieces", &mut rules.last_pieces),
        ("hand", &mut rules.hand),
    ] {
        *into = small(&own[field]).unwrap_or(*into);
    }
    for (field, into) in
        [("tramPoints", &mut rules.tram_points), ("metroPoints", &mut rules.metro_points)]
    {
        let given = list(own, field).iter().map(|points| whole(points).unwrap_or(0));
        given.zip(into).for_each(|(given, points)| *points = given.min(30) as u8);
    }
}
