//! Exports a board as a file of the fan editor, in the newest known version.

use super::envelope::{FORMAT, VERSION};
use crate::titles::city::boards::{BoardData, Color, Kind, RouteId, city};
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
    let tickets = data.tickets.iter().map(|ticket| {
        let [a, b] = ticket.ends.map(|end| end.0.to_string());
        let [from, to] = ticket.ends.map(|end| data.name(end));
        json!({ "a": a, "b": b, "aName": from, "bName": to, "points": ticket.points })
    });
    let stacks: Vec<String> = data.stacks.iter().map(|place| place.0.to_string()).collect();
    let mut lanes = Map::from_iter([("2+".to_owned(), json!(1))]);
    lanes.insert(format!("{}+", rules.both_lanes_from()), json!("all"));
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
                "tramPoints": rules.tram_points[..city::LENGTH],
                "metroPoints": rules.metro_points[..city::LENGTH],
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
    // // Ferry symbols are in the middle, as in the drawing.
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
