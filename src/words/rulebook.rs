//! What a rulebook in our own words is made of, and what of it fits what a reader types.

use super::search::{Query, Run};
use super::{Locale, Text};
use crate::engine::bots::Reference;

/// A piece of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A rule as it stands.
    Say(Text),
    /// One entry of a list.
    Item(Text),
    /// Our decision where the sources are silent or contradict themselves.
    Reading(Text),
    /// What is our own edition's: boards, cards, numbers.
    Edition(Text),
    Table(Table),
    /// A drawing, by the number that its title gives it.
    Figure(u8),
}

impl Part {
    /// The words of a part that is a sentence or more.
    pub fn text(self) -> Option<Text> {
        match self {
            Part::Say(text) | Part::Item(text) | Part::Reading(text) | Part::Edition(text) => {
                Some(text)
            }
            Part::Table(_) | Part::Figure(_) => None,
        }
    }
}

/// A table. The first column names the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The names of the columns.
    pub head: &'static [Text],
    /// The rows, each as long as the head.
    pub rows: &'static [&'static [Text]],
}

/// A numbered rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The rule's id, such as `RAIL-7`, which is its address.
    pub id: &'static str,
    /// What it is about, in a few words.
    pub title: Text,
    /// What it says.
    pub parts: &'static [Part],
    /// The key of the title that alone has it, where titles share a rulebook.
    pub only: &'static [&'static str],
}

impl Clause {
    /// All of its sentences.
    pub fn texts(&self) -> impl Iterator<Item = Text> + use<> {
        self.parts.iter().filter_map(|part| part.text())
    }

    /// Our decisions in it.
    pub fn readings(&self) -> impl Iterator<Item = Text> + use<> {
        self.parts.iter().filter_map(|part| match part {
            Part::Reading(text) => Some(*text),
            _ => None,
        })
    }
}

/// What is read together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name in addresses.
    pub key: &'static str,
    pub title: Text,
    /// What comes before its rules.
    pub intro: &'static [Part],
    /// Its rules, in reading order.
    pub clauses: &'static [Clause],
}

/// Where a term of the glossary stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermKind {
    /// A sign of cards or boards.
    Icon,
    Word,
}

/// An entry of the glossary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its name in addresses, which is no rule's and no chapter's.
    pub key: &'static str,
    pub kind: TermKind,
    pub name: Text,
    /// What it means.
    pub text: Text,
    /// The rules that say more.
    pub rules: &'static [&'static str],
}

/// The rules in our own words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    /// The key of the title whose players read it: rules that other titles alone have are left out.
    pub title: &'static str,
    /// What the players are after, in a sentence or two.
    pub goal: Text,
    /// The chapters, in reading order.
    pub chapters: &'static [Chapter],
    /// Its terms; [`Rulebook::terms`] are those that the title's players read.
    pub glossary: &'static [Term],
    /// What bots reached; [`Rulebook::bot_results`] are those of the title.
    pub reference: &'static [Reference],
}

/// What of a chapter fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundChapter {
    pub chapter: &'static Chapter,
    /// Its number in the book, from 0, which is the same whatever fits.
    pub number: usize,
    /// Whether what introduces it fits.
    pub opens: bool,
    pub clauses: Vec<&'static Clause>,
}

/// What of a rulebook fits what somebody looks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The chapters in which something fits.
    pub chapters: Vec<FoundChapter>,
    pub terms: Vec<&'static Term>,
}

impl Found {
    /// The number of rules, introductions and terms.
    pub fn count(&self) -> usize {
        let of_chapter = |it: &FoundChapter| it.clauses.len() + usize::from(it.opens);
        self.chapters.iter().map(of_chapter).sum::<usize>() + self.terms.len()
    }
}

/// The sections after the chapters, by their names in addresses.
pub const READINGS: &str = "readings";
/// The terms.
pub const GLOSSARY: &str = "glossary";
/// The last section: what bots score.
pub const BOT_RESULTS: &str = "bot-results";

impl Rulebook {
    /// What bots reached in the title.
    pub fn bot_results(&self) -> impl Iterator<Item = &'static Reference> + use<> {
        let title = self.title;
        self.reference.iter().filter(move |it| it.title == title)
    }

    /// The rulebook as players of a title read it.
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

    /// Every rule, in reading order.
    pub fn clauses(self) -> impl Iterator<Item = &'static Clause> + Clone {
        self.chapters.iter().flat_map(move |chapter| self.of_chapter(chapter))
    }

    /// The rule of an id.
    pub fn clause(self, id: &str) -> Option<&'static Clause> {
        self.clauses().find(|clause| clause.id == id)
    }

    /// The chapter of a rule.
    pub fn chapter_of(self, id: &str) -> Option<&'static Chapter> {
        self.chapters.iter().find(|chapter| self.of_chapter(chapter).any(|it| it.id == id))
    }

    /// The rules before and after a rule.
    pub fn neighbours(self, id: &str) -> [Option<&'static Clause>; 2] {
        let Some(at) = self.clauses().position(|clause| clause.id == id) else { return [None; 2] };
        let before = at.checked_sub(1).and_then(|at| self.clauses().nth(at));
        [before, self.clauses().nth(at + 1)]
    }

    /// All our readings, each with its rule.
    pub fn readings(self) -> impl Iterator<Item = (&'static Clause, Text)> {
        self.clauses().flat_map(|clause| clause.readings().map(move |text| (clause, text)))
    }

    fn has_term(self, term: &Term) -> bool {
        term.rules.iter().all(|id| self.clause(id).is_some())
    }

    /// The terms all of whose rules the title has.
    pub fn terms(self) -> impl Iterator<Item = &'static Term> {
        self.glossary.iter().filter(move |term| self.has_term(term))
    }

    /// The terms that belong to a rule.
    pub fn terms_of(self, clause: &Clause) -> impl Iterator<Item = &'static Term> + use<> {
        let id = clause.id;
        let terms = self.glossary.iter().filter(move |term| term.rules.contains(&id));
        terms.filter(move |term| self.has_term(term))
    }

    /// The section in which a rule, chapter or term is, by its name in addresses.
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

    /// What is looked for with these words.
    pub fn query(self, typed: &str) -> Query {
        Query::of(typed, self.clauses().map(|clause| clause.id))
    }

    /// What of the book fits in a language.
    pub fn find(self, query: &Query, locale: Locale) -> Found {
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
        Found {
            chapters: chapters.filter(|it| it.opens || !it.clauses.is_empty()).collect(),
            terms: self.terms().filter(fits_term).collect(),
        }
    }

    /// A text in pieces, with the rules that it names and the words that are looked for.
    pub fn runs<'a>(self, query: &Query, text: &'a str) -> Vec<Run<'a>> {
        query.runs(text, |id| self.clause(id).map(|clause| clause.id))
    }
}

/// Whether what is looked for is in these parts or in the heading over them.
fn fits(query: &Query, parts: &[Part], heading: &[&str], locale: Locale) -> bool {
    let mut words = heading.to_vec();
    for part in parts {
        match part {
            Part::Table(table) => {
                let rows = table.rows.iter().chain([&table.head]);
                words.extend(rows.flat_map(|row| row.iter()).map(|cell| cell.of(locale)));
            }
            other => words.extend(other.text().map(|text| text.of(locale))),
        }
    }
    query.fits(&words)
}
