//! The rules in our own words, one table for both languages, so that no rule can lack one.

mod auction;
mod cards;
mod edition;
mod overview;
mod passengers;
mod playing;
mod rails;
mod rounds;
mod scoring;
mod setup;
mod solo;
mod town;

use crate::titles::tramways::bots::REFERENCE;
use crate::titles::tramways::words::glossary::TERMS;
use crate::words::rulebook::{Chapter, Part, Rulebook, text};

/// The rules of Tramways.
pub const RULEBOOK: Rulebook = Rulebook {
    title: crate::titles::tramways::FACTS.key,
    goal: text(
        "Win Happiness Points with Links, Buildings and the Passengers you carry. Stress counts against you.",
        "Gana Puntos de Felicidad con Enlaces, Edificios y los Pasajeros que llevas. El Estrés resta.",
    ),
    chapters: CHAPTERS,
    glossary: TERMS,
    reference: REFERENCE,
};

const CHAPTERS: &[Chapter] = &[
    overview::AIM,
    cards::CARDS,
    setup::SETUP,
    rounds::ROUND,
    auction::AUCTION,
    playing::PLAYING,
    playing::STRESS,
    playing::ACTIONS,
    rails::RAILS,
    town::LINKS,
    town::BUILDING,
    town::UPGRADING,
    passengers::PASSENGERS,
    rounds::ADMINISTRATION,
    rounds::END,
    rounds::LAST,
    scoring::SCORING,
    solo::SOLO,
    edition::EDITION,
];

/// A drawing from our own pieces that goes with a rule.
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
    /// A Link that is upgraded (UPL-1).
    Upgraded,
    /// Buildings that touch (BLD-3).
    Merged,
    /// The ride of MOV-9.
    Ride,
    /// What a Link pays (MOV-7).
    Fares,
    /// The scores of SCO-2.
    Score,
    /// The ranks of the solo game (SOLO-5).
    Ranks,
}

impl Figure {
    /// The drawings, each at its number.
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

const fn figure(figure: Figure) -> Part {
    Part::Figure(figure as u8)
}

#[cfg(test)]
mod tests;
