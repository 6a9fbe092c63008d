//! The rules in our own words: chapters, their paragraphs, and what a paragraph is made of.
//!
//! One table for both languages, so that no paragraph can lack one. A paragraph has the id of its rule
//! and is everything that the rules page, the dialog at the table and the list of readings say of it.

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

use crate::words::Text;

/// A drawing from our own pieces that goes with a paragraph.
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

/// A piece of a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A rule as it stands.
    Say(Text),
    /// One line of a list.
    Item(Text),
    /// Our decision where the printed rules are silent or contradict themselves.
    Reading(Text),
    /// What is so in our edition.
    Edition(Text),
    Figure(Figure),
}

impl Part {
    /// The words of a part that has some.
    pub fn text(self) -> Option<Text> {
        match self {
            Part::Say(text) | Part::Item(text) | Part::Reading(text) | Part::Edition(text) => {
                Some(text)
            }
            Part::Figure(_) => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The rule's id, such as `RAIL-7`; the key of the chapter for what introduces it.
    pub id: &'static str,
    /// What it is about, in a few words.
    pub title: Text,
    /// What it says.
    pub parts: &'static [Part],
}

/// What is read together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name in addresses.
    pub key: &'static str,
    pub title: Text,
    pub intro: &'static [Part],
    /// Its rules, in the order in which one reads them.
    pub paragraphs: &'static [Paragraph],
}

impl Chapter {
    /// What introduces the chapter, as a paragraph under the chapter's key; none where nothing does.
    pub fn opening(&self) -> Option<Paragraph> {
        let opening = Paragraph { id: self.key, title: self.title, parts: self.intro };
        (!self.intro.is_empty()).then_some(opening)
    }
}

/// All chapters, in the order in which one reads them.
pub const RULEBOOK: &[Chapter] = &[
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

/// Every rule in the order of the book.
pub fn paragraphs() -> impl Iterator<Item = &'static Paragraph> {
    RULEBOOK.iter().flat_map(|chapter| chapter.paragraphs)
}

/// The chapter of a rule, and the rule's place in it.
pub fn find_rule(id: &str) -> Option<(&'static Chapter, usize)> {
    RULEBOOK.iter().find_map(|chapter| {
        let place = chapter.paragraphs.iter().position(|paragraph| paragraph.id == id)?;
        Some((chapter, place))
    })
}

/// All our readings, each with its rule, in the order of the book.
pub fn readings() -> impl Iterator<Item = (&'static Paragraph, Text)> {
    paragraphs().flat_map(|paragraph| {
        paragraph.parts.iter().filter_map(move |part| match part {
            Part::Reading(text) => Some((paragraph, *text)),
            _ => None,
        })
    })
}

pub(super) const fn text(english: &'static str, spanish: &'static str) -> Text {
    Text::new(english, spanish)
}

const fn say(english: &'static str, spanish: &'static str) -> Part {
    Part::Say(text(english, spanish))
}

const fn item(english: &'static str, spanish: &'static str) -> Part {
    Part::Item(text(english, spanish))
}

const fn reading(english: &'static str, spanish: &'static str) -> Part {
    Part::Reading(text(english, spanish))
}

const fn ours(english: &'static str, spanish: &'static str) -> Part {
    Part::Edition(text(english, spanish))
}

const fn rule(id: &'static str, title: Text, parts: &'static [Part]) -> Paragraph {
    Paragraph { id, title, parts }
}

#[cfg(test)]
mod tests;
