//! Exports a board as a file of the fan editor, in the newest known version.

use super::envelope::{FORMAT, VERSION};
use crate::titles::city::boards::{
    BoardData, BoardRules, Color, Kind, MAX_LENGTH, OpenLanes, RouteId, city,
};
use serde_json::{Map, Value, json};

/// Units of a written file per unit of our drawing grid.
const GRID: i32 = 10;

/// Returns a board as a file of the newest version, which any editor can change and which can be imported again.
pub fn write(data: &BoardData) -> String {
    let rules = &data.rules;
    let at = |units: i16| i32::from(units) * GRID;
    let stops = data.all_locations().map(|place| {
        let location = &data.locations[place.index()];
        json!({ "id": place.0.to_string(), "name": location.name, "x": at(location.at.x), "y": at(location.at.y), "type": "city" })
    });
    let tickets = data.all_tickets().map(|id| {
        let ticket = &data.tickets[id.index()];
        let [a, b] = ticket.ends.map(|end| end.0.to_string());
        let [from, to] = ticket.ends.map(|end| data.name(end));
        let points = ticket.points;
        let mut ticket = json!({ "a": a, "b": b, "aName": from, "bName": to, "points": points });
        if data.is_long(id) {
            ticket["long"] = json!(true);
        }
        ticket
    });
    let stacks: Vec<String> = data.stacks.iter().map(|place| place.0.to_string()).collect();
    let mut styles = vec![
        json!({ "id": "tram", "label": "Tram" }),
        json!({ "id": "ferry", "label": "Ferry" }),
        json!({ "id": "metro", "label": "Metro" }),
    ];
    if data.routes.iter().any(|route| route.is_tunnel) {
        styles.push(json!({ "id": "tunnel", "label": "Tunnel" }));
    }
    let file = json!({
        "format": FORMAT,
        "version": VERSION,
        "kind": "map",
        "board": { "width": at(data.size.x), "height": at(data.size.y) },
        "payload": {
            "name": data.name,
            "players": { "min": 2, "max": data.most_players() },
            "laneRule": lane_rule(rules),
            "wagonsPerPlayer": rules.pieces.trams,
            "startingTickets": rules.tickets.dealt,
            "keptTickets": rules.tickets.kept,
            "routeTypeStyles": styles,
            "stops": stops.collect::<Vec<_>>(),
            "routes": data.all_routes().map(|(id, _)| route(data, id)).collect::<Vec<_>>(),
            "tickets": tickets.collect::<Vec<_>>(),
            "catenary": own(rules, &stacks),
        },
    });
    format!("{file:#}\n")
}

/// Returns the properties that the format lacks.
fn own(rules: &BoardRules, stacks: &[String]) -> Value {
    let longest = if rules.is_big() { MAX_LENGTH } else { city::LENGTH };
    let mut own = json!({
        "grid": GRID,
        "metros": rules.pieces.metros,
        "lastPieces": rules.last_pieces,
        "hand": rules.hand,
        "tramPoints": rules.tram_points[..longest],
        "metroPoints": rules.metro_points[..longest],
        "stacks": stacks,
    });
    if rules.is_big() {
        own["big"] = json!(true);
        own["drawn"] = json!(rules.tickets.drawn);
        own["longestPath"] = json!(rules.longest_path);
    }
    own
}

/// Returns the numbers of open lanes by the fewest players with which they are open.
fn lane_rule(rules: &BoardRules) -> Map<String, Value> {
    let mut lanes = Map::from_iter([("2+".to_owned(), json!(1))]);
    if !rules.is_big() {
        lanes.insert(format!("{}+", rules.both_lanes_from()), json!("all"));
        return lanes;
    }
    let OpenLanes(open) = rules.open_lanes;
    lanes.extend((2..).zip(open).map(|(players, open)| (format!("{players}+"), json!(open))));
    lanes
}

fn route(data: &BoardData, id: RouteId) -> Value {
    let route = &data.routes[id.index()];
    let line = data.line(&data.links[usize::from(route.link)]);
    let points = line.points();
    let bends = points[1..points.len() - 1].iter();
    let bends = bends.map(|at| json!([i32::from(at.x) * GRID, i32::from(at.y) * GRID]));
    let kind = match route.kind {
        _ if route.is_tunnel => "tunnel",
        Kind::Tram => "tram",
        Kind::Ferry => "ferry",
        Kind::Metro => "metro",
    };
    // Ferry symbols are in the middle, as in the drawing.
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
