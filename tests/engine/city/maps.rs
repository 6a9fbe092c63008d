//! Test boards: small ones by hand, and random ones.

use catenary::engine::game::Rng;
use catenary::titles::city::boards::Board;
use catenary::titles::city::import::{self, Draft};
use serde_json::{Value, json};

const COLORS: [&str; 7] = ["blue", "green", "black", "purple", "red", "orange", "gray"];

/// A ring of places with chords, as plain lines.
pub(crate) const RING: &str = "# Ring
North ; East ; 3 ; red
East ; South ; 2 ; blue
South ; West ; 4 ; gray
West ; North ; 1 ; green
North ; Chapel ; 2 ; black
Chapel ; South ; 2 ; purple
East ; Market ; 3 ; orange
Market ; West ; 6 ; blue
North ; Mill ; 2 ; gray
Mill ; Tower ; 3 ; red
Tower ; East ; 2 ; green
Tower ; East ; 2 ; gray
Mill ; Gate ; 5 ; black
Gate ; West ; 3 ; orange
";

/// Returns the draft of a valid text, with Tickets.
pub(crate) fn draft(text: &str) -> Draft {
    let mut draft = import::read(text).expect("a board");
    draft.propose_tickets();
    draft
}

/// Returns a random board as a file of the fan editor: a distorted grid with neighbours connected.
pub(crate) fn file(seed: u64) -> Value {
    let mut rng = Rng::new(seed);
    let (across, down) = (4 + rng.below(3), 3 + rng.below(2));
    let count = across * down;
    let mut any = |least: usize, most: usize| least + rng.below(most - least + 1);
    let stops: Vec<Value> = (0..count)
        .map(|at| {
            let (x, y) = (at % across * 180 + any(0, 70), at / across * 180 + any(0, 70));
            let kind = if any(0, 11) == 0 { "junction" } else { "city" };
            json!({ "id": format!("s{at}"), "name": format!("Place {at}"), "x": x, "y": y, "type": kind })
        })
        .collect();
    let mut routes = Vec::new();
    for at in 0..count {
        let right = (at % across + 1 < across).then_some(at + 1);
        let below = (at + across < count).then_some(at + across);
        let aslant = (at % across + 1 < across && at + across < count && any(0, 4) == 0)
            .then_some(at + across + 1);
        for to in [right, below, aslant].into_iter().flatten() {
            let length = [1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6][any(0, 10)];
            let slots = if any(0, 7) == 0 { any(1, length) } else { 0 };
            let lanes = if any(0, 3) == 0 && routes.len() < 50 { 2 } else { 1 };
            for _ in 0..lanes {
                routes.push(json!({
                    "a": format!("s{at}"), "b": format!("s{to}"), "length": length,
                    "color": COLORS[any(0, 6)], "locomotiveSlots": (0..slots).collect::<Vec<_>>(),
                }));
            }
        }
    }
    json!({
        "format": "ticket-to-ride-map", "version": 4, "kind": "map",
        "payload": {
            "name": format!("Map {seed}"), "stops": stops, "routes": routes, "tickets": [],
            "wagonsPerPlayer": any(11, 21), "laneRule": { "2+": 1, (["3+", "4+"][any(0, 1)]): "all" },
            "stopTypeStyles": [{ "id": "junction", "junction": true }],
        },
    })
}

/// Returns the board of a random file.
pub(crate) fn by_chance(seed: u64) -> Board {
    let draft = draft(&file(seed).to_string());
    draft.board().unwrap_or_else(|found| panic!("{seed}: {found:?}"))
}
