//! The entry point of the worker in which bots think about Metromania.

use catenary::titles::metromania::rules::Metromania;

fn main() {
    catenary::worker::serve::<Metromania>();
}
