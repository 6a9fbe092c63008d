//! The rulebook, from the title's `rulebook.txt` and `glossary.txt`.

use crate::titles::tramways::bots::REFERENCE;
use crate::words::rulebook::Rulebook;

pub(super) mod written {
    include!(concat!(env!("OUT_DIR"), "/tramways_book.rs"));
}

/// The rules of Tramways.
pub const RULEBOOK: Rulebook = Rulebook {
    title: crate::titles::tramways::FACTS.key,
    goal: written::GOAL,
    chapters: written::CHAPTERS,
    glossary: written::TERMS,
    reference: REFERENCE,
};

/// A figure that illustrates a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The phases of the six rounds (RND-1).
    Rounds,
    /// A card with its parts named (CARD-2).
    Card,
    /// Both Stress tracks (STR-1).
    Tracks,
    /// The auction of AUC-8, bid by bid.
    Auction,
    /// A complete and an incomplete Link (RAIL-3).
    Link,
    /// A crossing and two curves apart (RAIL-6).
    Shared,
    /// An upgraded Link (UPL-1).
    Upgraded,
    /// Adjacent Buildings (BLD-3).
    Merged,
    /// The ride of MOV-9.
    Ride,
    /// The fares of a Link (MOV-7).
    Fares,
    /// The scores of SCO-2.
    Score,
    /// The ranks of the solo game (SOLO-5).
    Ranks,
}

impl Figure {
    /// All figures by their numbers.
    pub const ALL: [Figure; 12] = [
        Figure::Rounds,
        Figure::Card,
        Figure::Tracks,
        Figure::Auction,
        Figure::Link,
        Figure::Shared,
        Figure::Upgraded,
        Figure::Merged,
        Figure::Ride,
        Figure::Fares,
        Figure::Score,
        Figure::Ranks,
    ];
}

#[cfg(test)]
mod tests;
