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
    pub title: Text,
    /// What it says.
    pub text: Text,
    /// Where that comes from.
    pub kind: Kind,
    /// What we decided beside it, where the sources are silent.
    pub reading: Option<Text>,
    /// What it says in columns.
    pub table: Option<Table>,
    /// The key of the title that alone has it, where titles share a rulebook.
    pub only: Option<&'static str>,
}

impl Clause {
    /// The paragraph with what we decided beside it.
    pub const fn reading(self, english: &'static str, spanish: &'static str) -> Clause {
        Clause { reading: Some(Text::new(english, spanish)), ..self }
    }

    /// The paragraph with a table.
    pub const fn table(self, table: Table) -> Clause {
        Clause { table: Some(table), ..self }
    }

    /// All of its sentences, first those of the rule.
    pub fn texts(&self) -> impl Iterator<Item = Text> + use<> {
        [self.text].into_iter().chain(self.reading)
    }

    /// What of it is our decision.
    pub fn decided(&self) -> Option<Text> {
        if self.kind == Kind::Reading { Some(self.text) } else { self.reading }
    }
}

/// A table of a paragraph. The first column names the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The names of the columns.
    pub head: &'static [Text],
    /// The rows, each as long as the head.
    pub rows: &'static [&'static [Text]],
}

/// The rules in our own words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    /// What the players are after, in a sentence or two.
    pub goal: Text,
    /// The chapters, in reading order.
    pub chapters: &'static [Chapter],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name in addresses.
    pub key: &'static str,
    pub title: Text,
    /// Its paragraphs, in reading order.
    pub clauses: &'static [Clause],
}

impl Chapter {
    /// The paragraphs that a title has, in reading order.
    pub fn of(&self, title: &str) -> impl Iterator<Item = &'static Clause> + Clone {
        let is_its = move |clause: &&Clause| clause.only.is_none_or(|only| only == title);
        self.clauses.iter().filter(is_its)
    }
}

/// A paragraph with its heading and what it says, each in both languages.
pub const fn clause(
    id: &'static str,
    kind: Kind,
    title: (&'static str, &'static str),
    text: (&'static str, &'static str),
) -> Clause {
    let (title, text) = (Text::new(title.0, title.1), Text::new(text.0, text.1));
    Clause { id, title, text, kind, reading: None, table: None, only: None }
}

/// A paragraph that one title alone has, named by its key.
pub const fn only(title: &'static str, clause: Clause) -> Clause {
    Clause { only: Some(title), ..clause }
}

/// A chapter with its heading in both languages.
pub const fn chapter(
    key: &'static str,
    title: (&'static str, &'static str),
    clauses: &'static [Clause],
) -> Chapter {
    Chapter { key, title: Text::new(title.0, title.1), clauses }
}
