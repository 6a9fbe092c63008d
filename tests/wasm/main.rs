//! The engine inside a real browser gives what it gives on any other machine.
#![cfg(target_arch = "wasm32")]

#[path = "../golden/links.rs"]
mod links;
#[path = "../golden/meaning.rs"]
#[allow(dead_code)]
mod meaning;

use catenary::engine::codec;
use catenary::engine::game::Rng;
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;
use links::links;
use meaning::{Golden, of_link};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn random_values_are_those_of_native_code() {
    let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
    Rng::new(1).shuffle(&mut items);
    assert_eq!(items, [0, 3, 7, 1, 2, 6, 5, 4]);
}

fn check<G: Golden>(text: &str, meaning: &str) {
    let link = codec::read::<G>(text).expect("a good link");
    assert_eq!(of_link(&link), meaning, "{text}");
    assert_eq!(codec::write(&link), text);
}

#[wasm_bindgen_test]
fn golden_links_mean_what_they_mean_in_native_code() {
    for [key, text, meaning] in links() {
        match key {
            "tramways" => check::<Tramways>(text, meaning),
            "metromania" => check::<Metromania>(text, meaning),
            _ => check::<City>(text, meaning),
        }
    }
}
