//! Rulebooks in our own words, and finding text in them.

use super::search::{Query, TextRun};
use super::{Locale, Text};
use crate::engine::bots::Reference;

/// A piece of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulePart {
    /// A sentence of the rule.
    Say(Text),
    /// An item of a list.
    Item(Text),
    /// Our decision where the sources are silent or contradictory.
    Reading(Text),
    /// A fact about our own edition: boards, cards, numbers.
    Edition(Text),
    Table(RuleTable),
    /// A drawing, by its number in the title.
    Figure(u8),
}

impl RulePart {
    /// Returns the text of a part; `None` for tables and drawings.
    pub fn text(self) -> Option<Text> {
        match self {
            RulePart::Say(text)
            | RulePart::Item(text)
            | RulePart::Reading(text)
            | RulePart::Edition(text) => Some(text),
            RulePart::Table(_) | RulePart::Figure(_) => None,
        }
    }
}

/// A table. The first column contains the names of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleTable {
    /// The headings of columns.
    pub head: &'static [Text],
    /// The rows, each as long as the head.
    pub rows: &'static [&'static [Text]],
}

/// A numbered rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The id, such as `RAIL-7`, which is also its address.
    pub id: &'static str,
    /// Its heading.
    pub title: Text,
    /// Its content.
    pub parts: &'static [RulePart],
    /// The keys of the titles that have it, in a shared rulebook; empty for all.
    pub only: &'static [&'static str],
}

impl Clause {
    /// Returns all of its texts.
    pub fn texts(&self) -> impl Iterator<Item = Text> + use<> {
        self.parts.iter().filter_map(|part| part.text())
    }

    /// Returns our decisions in it.
    pub fn readings(&self) -> impl Iterator<Item = Text> + use<> {
        self.parts.iter().filter_map(|part| match part {
            RulePart::Reading(text) => Some(*text),
            _ => None,
        })
    }
}

/// A chapter of a rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name in addresses.
    pub key: &'static str,
    pub title: Text,
    /// The parts before its rules.
    pub intro: &'static [RulePart],
    /// Its rules, in reading order.
    pub clauses: &'static [Clause],
}

/// The kind of a term, by which the glossary groups it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermKind {
    /// An icon on cards or boards.
    Icon,
    Word,
}

/// An entry of the glossary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its name in addresses, different from those of rules and chapters.
    pub key: &'static str,
    pub kind: TermKind,
    pub name: Text,
    /// Its meaning.
    pub text: Text,
    /// The ids of its rules.
    pub rules: &'static [&'static str],
}

/// A rulebook in our own words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    /// The key of the title; rules of other titles only are left out.
    pub title: &'static str,
    /// The goal of the game in a sentence or two.
    pub goal: Text,
    /// The chapters, in reading order.
    pub chapters: &'static [Chapter],
    /// All terms; [`Rulebook::terms`] are those of the title.
    pub glossary: &'static [Term],
    /// All results of bots; [`Rulebook::bot_results`] are those of the title.
    pub reference: &'static [Reference],
}

/// A chapter with its matching rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundChapter {
    pub chapter: &'static Chapter,
    /// Its number in the book, from 0, independent of the search.
    pub number: usize,
    /// True if its introduction matches.
    pub opens: bool,
    pub clauses: Vec<&'static Clause>,
}

/// The matching parts of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookMatches {
    /// The chapters with matches.
    pub chapters: Vec<FoundChapter>,
    pub terms: Vec<&'static Term>,
}

impl BookMatches {
    /// The number of matching rules, introductions and terms.
    pub fn count(&self) -> usize {
        let of_chapter = |it: &FoundChapter| it.clauses.len() + usize::from(it.opens);
        self.chapters.iter().map(of_chapter).sum::<usize>() + self.terms.len()
    }
}

/// The names in addresses of the sections after the chapters; this one has our decisions.
pub const READINGS: &str = "readings";
/// The section of terms.
pub const GLOSSARY: &str = "glossary";
/// The last section, with results of bots.
pub const BOT_RESULTS: &str = "bot-results";

impl Rulebook {
    /// Returns the results of bots in the title.
    pub fn bot_results(&self) -> impl Iterator<Item = &'static Reference> + use<> {
        let title = self.title;
        self.reference.iter().filter(move |it| it.title == title)
    }

    /// Returns the rulebook for players of a title.
    pub const fn of(self, title: &'static str) -> Rulebook {
        Rulebook { title, ..self }
    }

    fn of_chapter(
        self,
        chapter: &'static Chapter,
    ) -> impl Iterator<Item = &'static Clause> + Clone {
        let is_its =
            move |clause: &&Clause| clause.only.is_empty() || clause.only.contains(&self.title);
        chapter.clauses.iter().filter(is_its)
    }

    /// Returns every rule, in reading order.
    pub fn clauses(self) -> impl Iterator<Item = &'static Clause> + Clone {
        self.chapters.iter().flat_map(move |chapter| self.of_chapter(chapter))
    }

    /// Returns the rule with an id.
    pub fn clause(self, id: &str) -> Option<&'static Clause> {
        self.clauses().find(|clause| clause.id == id)
    }

    /// Returns the chapter of a rule.
    pub fn chapter_of(self, id: &str) -> Option<&'static Chapter> {
        self.chapters.iter().find(|chapter| self.of_chapter(chapter).any(|it| it.id == id))
    }

    /// Returns the rules before and after a rule.
    pub fn neighbours(self, id: &str) -> [Option<&'static Clause>; 2] {
        let Some(at) = self.clauses().position(|clause| clause.id == id) else { return [None; 2] };
        let before = at.checked_sub(1).and_then(|at| self.clauses().nth(at));
        [before, self.clauses().nth(at + 1)]
    }

    /// Returns all our decisions with their rules.
    pub fn readings(self) -> impl Iterator<Item = (&'static Clause, Text)> {
        self.clauses().flat_map(|clause| clause.readings().map(move |text| (clause, text)))
    }

    fn has_term(self, term: &Term) -> bool {
        term.rules.iter().all(|id| self.clause(id).is_some())
    }

    /// Returns the terms whose rules all belong to the title.
    pub fn terms(self) -> impl Iterator<Item = &'static Term> {
        self.glossary.iter().filter(move |term| self.has_term(term))
    }

    /// Returns the terms of a rule.
    pub fn terms_of(self, clause: &Clause) -> impl Iterator<Item = &'static Term> + use<> {
        let id = clause.id;
        let terms = self.glossary.iter().filter(move |term| term.rules.contains(&id));
        terms.filter(move |term| self.has_term(term))
    }

    /// Returns the section of a rule, chapter or term, by its name in addresses.
    pub fn section_of(self, name: &str) -> Option<&'static str> {
        let chapter = || self.chapters.iter().find(|chapter| chapter.key == name);
        let is_term = || self.terms().any(|term| term.key == name);
        match name {
            READINGS => Some(READINGS),
            GLOSSARY => self.terms().next().map(|_| GLOSSARY),
            BOT_RESULTS => self.bot_results().next().map(|_| BOT_RESULTS),
            _ => match self.chapter_of(name).or_else(chapter) {
                Some(chapter) => Some(chapter.key),
                None => is_term().then_some(GLOSSARY),
            },
        }
    }

    /// Parses a search text.
    pub fn query(self, typed: &str) -> Query {
        Query::of(typed, self.clauses().map(|clause| clause.id))
    }

    /// Returns the matching parts of the book in a language.
    pub fn find(self, query: &Query, locale: Locale) -> BookMatches {
        let of_chapter = |(number, chapter): (usize, &'static Chapter)| {
            let has = |clause: &&Clause| {
                fits(query, clause.parts, &[clause.title.of(locale), clause.id], locale)
            };
            let clauses = self.of_chapter(chapter).filter(has).collect();
            let heading = [chapter.title.of(locale), chapter.key];
            let opens = !chapter.intro.is_empty() && fits(query, chapter.intro, &heading, locale);
            FoundChapter { chapter, number, opens, clauses }
        };
        let fits_term = |term: &&Term| {
            let words = [term.name.of(locale), term.text.of(locale)];
            query.fits(&[&words, term.rules].concat())
        };
        let chapters = self.chapters.iter().enumerate().map(of_chapter);
        BookMatches {
            chapters: chapters.filter(|it| it.opens || !it.clauses.is_empty()).collect(),
            terms: self.terms().filter(fits_term).collect(),
        }
    }

    /// Splits a text into plain pieces, rule ids and matches.
    pub fn runs<'a>(self, query: &Query, text: &'a str) -> Vec<TextRun<'a>> {
        query.runs(text, |id| self.clause(id).map(|clause| clause.id))
    }
}

/// Returns whether a query matches in these parts or their heading.
fn fits(query: &Query, parts: &[RulePart], heading: &[&str], locale: Locale) -> bool {
    let mut words = heading.to_vec();
    for part in parts {
        match part {
            RulePart::Table(table) => {
                let rows = table.rows.iter().chain([&table.head]);
                words.extend(rows.flat_map(|row| row.iter()).map(|cell| cell.of(locale)));
            }
            other => words.extend(other.text().map(|text| text.of(locale))),
        }
    }
    query.fits(&words)
}
