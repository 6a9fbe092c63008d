//! The engine inside a real browser gives what it gives on any other machine.
#![cfg(target_arch = "wasm32")]

use catenary::game::Rng;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn random_values_are_those_of_native_code() {
    let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
    Rng::new(1).shuffle(&mut items);
    assert_eq!(items, [0, 3, 7, 1, 2, 6, 5, 4]);
}
