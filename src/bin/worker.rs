//! The entry point of the bots' worker.

fn main() {
    catenary::worker::serve();
}
