//! The benchmark in WebAssembly; `scripts/bench` runs it beside the native one.
#![cfg(target_arch = "wasm32")]

mod work;

use wasm_bindgen_test::{console_log, wasm_bindgen_test};

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn report() {
    let clock = web_sys::window().and_then(|window| window.performance()).expect("a clock");
    work::report("wasm", || clock.now(), |line| console_log!("{line}"));
}
