//! Typed commands at any table: matching entries and their meaning.

use super::view::Pressed;
use crate::words::letters::small;
use crate::words::{Locale, shell};

/// The longest text that can be typed, in characters.
pub const LONGEST: usize = 60;

/// The largest number of matching entries shown.
pub const MOST: usize = 8;

/// A text that can be typed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The action in notation; empty if there are only words.
    pub notation: String,
    /// A description of its effect; may be empty.
    pub words: String,
}

impl Completion {
    /// The complete text of the entry: its notation, else its words.
    fn text(&self) -> &str {
        if self.notation.is_empty() { &self.words } else { &self.notation }
    }
}

/// A command that can be typed at a table, with its effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Its text.
    pub entry: Completion,
    /// Its effect.
    pub does: Typed,
}

/// The effect of a typed command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Presses a button or a place.
    Press(Pressed),
    /// Takes the action with this notation.
    Act(String),
    /// Undoes a step.
    Undo,
    /// Redoes a step.
    Redo,
}

/// The meaning of a typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// The entry with this index.
    Entry(usize),
    /// A complete text, which may or may not be possible now.
    Text(String),
}

/// The content of the line after an attempt to carry it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The same text, for correction: it was refused.
    Text,
    /// The list of all commands: it was carried out.
    Listing,
}

/// The quality of a match between an entry and a typed text, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// The text is its notation.
    Exact,
    /// Its notation begins with the text.
    NotationBegins,
    /// Its words begin with the text.
    WordsBegin,
    /// One of its words begins with the text.
    WordBegins,
    /// It contains the text.
    Inside,
    /// Each word of the text begins one of its words; used only if nothing else matches.
    EachWordBegins,
}

impl Fit {
    /// Returns how an entry matches; `None` if it does not.
    pub fn of(entry: &Completion, typed: &str) -> Option<Fit> {
        let (notation, words) = (plain(&entry.notation), plain(&entry.words));
        let inner = format!(" {typed}");
        let fits = [
            (notation == typed, Fit::Exact),
            (notation.starts_with(typed), Fit::NotationBegins),
            (words.starts_with(typed), Fit::WordsBegin),
            (notation.contains(&inner) || words.contains(&inner), Fit::WordBegins),
            (notation.contains(typed) || words.contains(typed), Fit::Inside),
            (each_begins(typed, &format!("{notation} {words}")), Fit::EachWordBegins),
        ];
        fits.into_iter().find(|(holds, _)| *holds).map(|(_, fit)| fit)
    }
}

/// Returns whether each word of a plain text begins a word of another, such as "bid 4" of "bids: $4".
fn each_begins(typed: &str, text: &str) -> bool {
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
    typed.split(' ').all(|part| words.iter().any(|word| word.starts_with(part)))
}

/// Why a typed text was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It matches no action.
    Unknown {
        /// The typed text.
        typed: String,
        /// An example of a valid text.
        example: String,
    },
    /// It matches this number of actions.
    Several(usize),
}

impl Problem {
    /// Describes the problem.
    pub fn words(&self, locale: Locale) -> String {
        match self {
            Problem::Unknown { typed, example } => shell::no_command(typed, example, locale),
            Problem::Several(count) => shell::several_commands(*count, locale),
        }
    }
}

/// The entries that are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ListExtent {
    /// Those that match the text.
    #[default]
    Fitting,
    /// All entries.
    Everything,
}

/// A move in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListMove {
    /// To the entry above; wraps around.
    Up,
    /// To the entry below; wraps around.
    Down,
}

/// The command line: text, selection and problem.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedLine {
    text: String,
    chosen: Option<usize>,
    extent: ListExtent,
    problem: Option<Problem>,
}

impl TypedLine {
    /// Returns the line with a new text; an empty text lists all commands.
    pub fn typed(text: &str) -> TypedLine {
        if text.is_empty() {
            return TypedLine::listing();
        }
        TypedLine { text: text.chars().take(LONGEST).collect(), ..TypedLine::default() }
    }

    /// Returns an empty line that lists all commands.
    pub fn listing() -> TypedLine {
        TypedLine { extent: ListExtent::Everything, ..TypedLine::default() }
    }

    /// The typed text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The index of the selected entry among those shown.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Why the text was not carried out.
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// The shown entries, best first, each with its index among all.
    pub fn shown<'a>(&self, entries: &'a [Completion]) -> Vec<(usize, &'a Completion)> {
        if self.extent == ListExtent::Everything {
            return entries.iter().enumerate().collect();
        }
        let mut fitting = self.fitting(entries);
        fitting.truncate(MOST);
        fitting
    }

    /// All matching entries, best first.
    pub fn fitting<'a>(&self, entries: &'a [Completion]) -> Vec<(usize, &'a Completion)> {
        let typed = plain(&self.text);
        if typed.is_empty() {
            return Vec::new();
        }
        let fits = entries.iter().enumerate();
        let fits = fits.filter_map(|(at, entry)| Some((Fit::of(entry, &typed)?, (at, entry))));
        let mut fits: Vec<(Fit, (usize, &Completion))> = fits.collect();
        fits.sort_by_key(|&(fit, _)| fit);
        // Matches of single words count only if no entry contains the text as typed.
        if fits.first().is_some_and(|&(fit, _)| fit != Fit::EachWordBegins) {
            fits.retain(|&(fit, _)| fit != Fit::EachWordBegins);
        }
        fits.into_iter().map(|(_, entry)| entry).collect()
    }

    /// Returns the line after a move in the list.
    #[must_use]
    pub fn moved(&self, step: ListMove, entries: &[Completion]) -> TypedLine {
        let count = self.shown(entries).len();
        if count == 0 {
            return self.clone();
        }
        let place = match (self.chosen, step) {
            (None, ListMove::Down) => 0,
            (Some(at), ListMove::Down) => (at + 1) % count,
            (None, ListMove::Up) => count - 1,
            (Some(at), ListMove::Up) => (at + count - 1) % count,
        };
        TypedLine { chosen: Some(place), problem: None, ..self.clone() }
    }

    /// Completes the line to the selected entry, else the best one; `None` if that changes nothing.
    pub fn completed(&self, entries: &[Completion]) -> Option<TypedLine> {
        let shown = self.shown(entries);
        let (_, entry) = shown.get(self.chosen.unwrap_or(0))?;
        (entry.text() != self.text).then(|| TypedLine::typed(entry.text()))
    }

    /// Returns the meaning of the line: the selected entry, else the whole text if `reads` accepts it, else the only matching
    /// entry. `None` if nothing is typed.
    ///
    /// # Errors
    /// No entry matches, or several do.
    pub fn meaning(
        &self,
        entries: &[Completion],
        reads: &dyn Fn(&str) -> bool,
    ) -> Option<Result<Meant, Problem>> {
        let chosen = self.chosen.and_then(|at| self.shown(entries).get(at).copied());
        if let Some((at, _)) = chosen {
            return Some(Ok(Meant::Entry(at)));
        }
        let typed = self.text.trim();
        if typed.is_empty() {
            return None;
        }
        if reads(typed) {
            return Some(Ok(Meant::Text(typed.to_owned())));
        }
        Some(match self.fitting(entries).as_slice() {
            [] => {
                let written = entries.iter().find(|entry| !entry.notation.is_empty());
                let example = written.or(entries.first());
                let example = example.map_or_else(String::new, |it| it.text().to_owned());
                Err(Problem::Unknown { typed: typed.to_owned(), example })
            }
            [(at, _)] => Ok(Meant::Entry(*at)),
            several => Err(Problem::Several(several.len())),
        })
    }

    /// Returns the line with a problem.
    #[must_use]
    pub fn with(&self, problem: Problem) -> TypedLine {
        TypedLine { problem: Some(problem), ..self.clone() }
    }

    /// Returns the line after an attempt to carry it out.
    #[must_use]
    pub fn after(&self, left: Left) -> TypedLine {
        match left {
            Left::Text => TypedLine { chosen: None, problem: None, ..self.clone() },
            Left::Listing => TypedLine::listing(),
        }
    }
}

/// Returns a text without capitals, accents and extra spaces.
pub(crate) fn plain(text: &str) -> String {
    let letters = text.chars().map(|it| without_accent(small(it))).collect::<String>();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn without_accent(letter: char) -> char {
    match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry((notation, words): (&str, &str)) -> Completion {
        Completion { notation: notation.to_owned(), words: words.to_owned() }
    }

    /// Returns the matches of a text, best first.
    fn found<'a>(all: &'a [Completion], text: &str) -> Vec<&'a str> {
        TypedLine::typed(text).fitting(all).into_iter().map(|(_, it)| it.text()).collect()
    }

    #[test]
    fn notation_comes_before_words_and_accents_do_not_matter() {
        let all = [("pass", "Dig a1"), ("a1", "Cavar aquí"), ("a12", "Cavar"), ("", "Otra a1 más")];
        let all = all.map(entry);
        let found = |text: &str| found(&all, text);
        assert_eq!(found("a1"), ["a1", "a12", "pass", "Otra a1 más"]);
        assert_eq!(found(" CAVAR  aqui"), ["a1"]);
        assert!(found("").is_empty() && found("zebra").is_empty());
        let listed: Vec<usize> =
            TypedLine::typed("").shown(&all).iter().map(|(at, _)| *at).collect();
        assert_eq!(listed, [0, 1, 2, 3]);
    }

    #[test]
    fn typed_words_match_as_prefixes() {
        let all = [("bid 4", "Pujar 4\u{a0}$"), ("claim Mission - Castro", "")];
        let all = all.map(entry);
        let found = |text: &str| found(&all, text);
        assert_eq!(found("puja 4"), ["bid 4"]);
        assert_eq!(found("claim castro"), ["claim Mission - Castro"]);
        assert!(found("puja 5").is_empty() && found("castro 4").is_empty());
    }

    #[test]
    fn entries_without_notation_are_completed_to_their_words() {
        let all = [Completion { notation: String::new(), words: "Draw a card".to_owned() }];
        let line = TypedLine::typed("draw").completed(&all).expect("more to type");
        assert_eq!(line.text(), "Draw a card");
        assert_eq!(line.meaning(&all, &|_| false), Some(Ok(Meant::Entry(0))));
    }
}
