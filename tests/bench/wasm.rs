//! The benchmark in WebAssembly; `scripts/bench` runs it together with the native one.
#![cfg(target_arch = "wasm32")]

mod work;

use wasm_bindgen_test::{console_log, wasm_bindgen_test};

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn report() {
    work::report("wasm", js_sys::Date::now, |line| console_log!("{line}"));
}
