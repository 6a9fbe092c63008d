//! Counts of action sequences of the standard setups: a change of rules shows here first.

use catenary::engine::game::{Game, perft};
use catenary::measure::LabTitle;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::State;

fn count(players: usize, depth: u32) -> u64 {
    let state = Tramways::new(&Setup::standard(players, 1)).expect("a legal setup");
    perft::<Tramways>(&state, depth)
}

#[test]
fn sequences_of_the_standard_setups() {
    let counted: Vec<u64> = (1..=5).map(|players| count(players, 6)).collect();
    assert_eq!(counted, [444, 432, 1080, 2016, 3240]);
}

#[test]
fn sequences_into_the_first_actions() {
    assert_eq!(count(1, 8), 5912);
}

/// Returns a position with rails, a Building, an upgrade and a ride ahead.
fn busy() -> State {
    let text = r#"{
        "map": ["R  .  H1 .  C", ".  ^  .  .  .", "I  .  .  .  L"],
        "turn": { "half": 2 },
        "players": [{ "parcels": ["H1"], "links": ["A3 E3"],
                      "hand": ["a: 2r -1r -3r", "b: C", "H1", "c: build", "d: up-link", "e: I stripe"] }, {}]
    }"#;
    let value = serde_json::from_str(text).expect("JSON");
    Tramways::open("tramways", value).expect("a position").state
}

/// Counts the sequences of `depth` actions that lay rails, that build, that upgrade a Link, and that move a Passenger.
fn done(state: &State, depth: u32) -> [u64; 4] {
    if depth == 0 {
        let events = [
            state.links.len() > 1,
            state.parcels.iter().any(|parcel| parcel.building.is_some()),
            state.players.iter().any(|player| player.happiness == 3),
            state.passengers.iter().count() < 4,
        ];
        return events.map(u64::from);
    }
    let legal = Tramways::legal(state);
    legal.iter().fold([0; 4], |sum, &action| {
        let mut next = state.clone();
        Tramways::apply_unchecked(&mut next, action, &mut Vec::new());
        let more = done(&next, depth - 1);
        [0, 1, 2, 3].map(|at| sum[at] + more[at])
    })
}

#[test]
fn sequences_of_every_action() {
    let state = busy();
    let counted: Vec<u64> = (1..=7).map(|depth| perft::<Tramways>(&state, depth)).collect();
    assert_eq!(counted, [5, 18, 34, 70, 138, 371, 1339]);
    let done = done(&state, 7);
    assert!(done.iter().all(|&sequences| sequences > 0), "{done:?}");
}
