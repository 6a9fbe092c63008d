//! The entry point of the worker in which bots think about San Francisco and Berlin.

use catenary::titles::city::rules::City;

fn main() {
    catenary::worker::serve::<City>();
}
