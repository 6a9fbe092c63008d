//! The rules of Metromania in our own words, from the title's `rulebook.txt` and `glossary.txt`.

use crate::titles::metromania::bots::REFERENCE;
use crate::words::rulebook::Rulebook;

mod written {
    include!(concat!(env!("OUT_DIR"), "/metromania_book.rs"));
}

pub const RULEBOOK: Rulebook = Rulebook {
    title: "",
    goal: written::GOAL,
    chapters: written::CHAPTERS,
    glossary: written::TERMS,
    reference: REFERENCE,
};

#[cfg(test)]
mod tests;
