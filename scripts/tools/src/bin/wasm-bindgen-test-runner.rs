//! `wasm-bindgen-test-runner` as its authors have it: scripts/bench runs its benchmarks by it.

fn main() {
    if let Err(error) = wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os()) {
        eprintln!("error: {error:?}");
        std::process::exit(1);
    }
}
