//! What a rulebook in our own words is made of.

use super::Text;

/// Where a paragraph comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A rule of the game.
    Rule,
    /// Our decision where the sources are silent or contradict themselves.
    Reading,
    /// What is our own edition's: boards, cards, numbers.
    Edition,
}

/// A paragraph: what a rule says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The rule's id, which is its address.
    pub id: &'static str,
    /// Its heading.
    pub title: Text,
    /// What it says.
    pub text: Text,
    /// Where it comes from.
    pub kind: Kind,
}

/// A chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name in addresses.
    pub key: &'static str,
    /// Its heading.
    pub title: Text,
    /// Its paragraphs, in reading order.
    pub clauses: &'static [Clause],
}
