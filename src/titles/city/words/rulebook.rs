//! The rulebook of San Francisco and Berlin in our own words, from the title's `rulebook.txt` and `glossary.txt`.

use crate::titles::city::bots::REFERENCE;
use crate::titles::city::{BERLIN, OWN_BOARD, SAN_FRANCISCO};
use crate::words::rulebook::Rulebook;

mod written {
    include!(concat!(env!("OUT_DIR"), "/city_book.rs"));
}

pub(super) use written::GOAL;

/// The rules of all titles.
pub const RULEBOOK: Rulebook = Rulebook {
    title: "",
    goal: GOAL,
    chapters: written::CHAPTERS,
    glossary: written::TERMS,
    reference: REFERENCE,
};

#[cfg(test)]
mod tests;
