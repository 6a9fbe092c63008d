//! The engine inside a real browser gives what it gives on any other machine.
#![cfg(target_arch = "wasm32")]

#[path = "../golden/reading.rs"]
mod reading;

use catenary::engine::game::Rng;
use catenary::titles::tramways::codec::{self, Kind};
use reading::{lines, past, told};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn random_values_are_those_of_native_code() {
    let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
    Rng::new(1).shuffle(&mut items);
    assert_eq!(items, [0, 3, 7, 1, 2, 6, 5, 4]);
}

#[wasm_bindgen_test]
fn golden_links_lead_to_what_they_lead_to_in_native_code() {
    for (text, expected) in lines() {
        let link = codec::read(text).expect("a good link");
        assert_eq!(told(&link), expected, "{text}");
    }
}

#[wasm_bindgen_test]
fn links_are_written_as_native_code_writes_them() {
    let lines = lines();
    for (at, (text, _)) in lines.iter().enumerate().filter(|(_, line)| !line.0.starts_with("g1")) {
        let link = codec::read(text).expect("a good link");
        assert_eq!(codec::write(&link), *text);
        if let Some((next, _)) = lines.get(at + 1).filter(|next| next.0.starts_with("p1"))
            && link.kind == Kind::Game
        {
            assert_eq!(codec::write(&codec::position(&past(&link))), *next);
        }
    }
}
