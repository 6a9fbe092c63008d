//! The engine inside a real browser gives what it gives on any other machine.
#![cfg(target_arch = "wasm32")]

use catenary::codec;
use catenary::game::{Game, Rng};
use catenary::games::tramways::Tramways;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn random_values_are_those_of_native_code() {
    let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
    Rng::new(1).shuffle(&mut items);
    assert_eq!(items, [0, 3, 7, 1, 2, 6, 5, 4]);
}

#[wasm_bindgen_test]
fn golden_links_replay_to_the_scores_of_native_code() {
    let lines = include_str!("../golden/links.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let (link, scores) = line.split_once(' ').expect("a link and its scores");
        let record = codec::decode(link).expect("a good link");
        let replay = record.replay().unwrap_or_else(|error| panic!("{}", error.0));
        let outcome = Tramways::outcome(&replay.state).expect("a finished game");
        let found: Vec<String> = outcome.scores.iter().map(i32::to_string).collect();
        assert_eq!(found.join(","), scores);
        assert_eq!(codec::decode(&codec::encode(&record)), Ok(record), "written anew");
    }
}
