//! The engine on the command line.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    catenary::lab::run(std::env::args())
}

/// The page has no command line.
#[cfg(target_arch = "wasm32")]
fn main() {}
