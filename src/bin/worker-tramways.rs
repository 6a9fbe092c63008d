//! The entry point of the worker in which bots think about Tramways.

use catenary::titles::tramways::rules::Tramways;

fn main() {
    catenary::worker::serve::<Tramways>();
}
