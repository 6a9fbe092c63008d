//! The toy as plain data.

use super::rules::{
    Action, Decision, Event, MOST_SEATS, Observation, PublicState, Setup, State, Toy,
};
use crate::engine::game::Game;
use crate::engine::trace::Traced;
use serde_json::{Map, Value, json};

impl Traced for Toy {
    const TITLES: &'static [&'static str] = &[Toy::KEY];

    fn title(_: &Setup) -> &'static str {
        Toy::KEY
    }

    fn usual(title: &str, players: usize, seed: u64) -> Option<Setup> {
        let players =
            u8::try_from(players).ok().filter(|count| (1..=MOST_SEATS).contains(count))?;
        if title == Toy::KEY { Some(Setup { players, ..Setup::new(seed) }) } else { None }
    }

    fn board(_: &Setup) -> Value {
        json!({})
    }

    fn position(state: &State) -> Value {
        position(&state.table, Some(state.number))
    }

    fn known(observation: &Observation) -> Value {
        position(&observation.table, observation.number)
    }

    fn action(_: &State, action: Action) -> Value {
        match action {
            Action::Reach => json!({ "action": "reach" }),
            Action::Look => json!({ "action": "look" }),
            Action::Take(beads) => json!({ "action": "take", "beads": beads }),
            Action::Pay(beads) => json!({ "action": "pay", "beads": beads }),
        }
    }

    fn event(_: &State, event: &Event) -> Value {
        match *event {
            Event::Took { seat, beads } => json!({ "took": beads, "seat": seat }),
            Event::Looked { seat } => json!({ "looked": seat }),
            Event::Paid { seat, beads } => json!({ "paid": beads, "seat": seat }),
        }
    }

    fn result(state: &State) -> Map<String, Value> {
        let points = state.points();
        let part = |&[beads, nearest]: &[i32; 2]| json!({ "beads": beads, "nearest": nearest });
        Map::from_iter([("parts".to_owned(), points.iter().map(part).collect())])
    }
}

fn position(table: &PublicState, number: Option<u8>) -> Value {
    let stage = match table.stage {
        Decision::Turn => "turn",
        Decision::Take => "take",
        Decision::Pay => "pay",
        Decision::Over => "over",
    };
    json!({
        "middle": table.middle,
        "away": table.away,
        "beads": table.beads,
        "knows": table.knows,
        "seat": table.seat,
        "stage": stage,
        "number": number,
    })
}
