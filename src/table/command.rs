//! Acting by typing at any table: what fits a typed text, and what it means.

use super::view::Pressed;
use crate::words::letters::small;
use crate::words::{Locale, shell};

/// The longest text that can be typed, in characters.
pub const LONGEST: usize = 60;

/// The most entries that are shown while one types.
pub const MOST: usize = 8;

/// Something that can be typed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The action in notation; empty for what is only said in words.
    pub notation: String,
    /// What it does, in words; may be empty.
    pub words: String,
}

impl Entry {
    /// What stands in the line when the entry is typed in full.
    fn text(&self) -> &str {
        if self.notation.is_empty() { &self.words } else { &self.notation }
    }
}

/// Something that can be typed at a table, and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// What is typed.
    pub entry: Entry,
    /// What it does.
    pub does: Typed,
}

/// What a typed command does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Presses a button or a place.
    Press(Pressed),
    /// Takes the action of this notation.
    Act(String),
    /// Takes a step back.
    Undo,
    /// Takes it again.
    Redo,
}

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// The entry of this place.
    Entry(usize),
    /// A text that says something by itself, whether it can be done or not.
    Text(String),
}

/// What is left of a line once something was done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The text, to be mended: it was refused.
    Text,
    /// The list of all that can be typed: it was done.
    Listing,
}

/// How well an entry fits a plain text, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It is its notation.
    Exact,
    /// Its notation begins so.
    NotationBegins,
    /// Its words begin so.
    WordsBegin,
    /// One of its words begins so.
    WordBegins,
    /// It holds the text.
    Inside,
    /// Each word of the text begins one of its words; counts where nothing else fits.
    EachWordBegins,
}

impl Fit {
    /// How an entry fits; nothing where it does not.
    pub fn of(entry: &Entry, typed: &str) -> Option<Fit> {
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

/// Whether each word of a plain text begins a word of another one, such as "bid 4" of "bids: $4".
fn each_begins(typed: &str, text: &str) -> bool {
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
    typed.split(' ').all(|part| words.iter().any(|word| word.starts_with(part)))
}

/// Why nothing is done with what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is no action.
    Unknown {
        /// What was typed.
        typed: String,
        /// Something that could be typed instead.
        example: String,
    },
    /// So many actions fit it.
    Several(usize),
}

impl Problem {
    /// The problem in words.
    pub fn words(&self, locale: Locale) -> String {
        match self {
            Problem::Unknown { typed, example } => shell::no_command(typed, example, locale),
            Problem::Several(count) => shell::several_commands(*count, locale),
        }
    }
}

/// Which entries are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Extent {
    /// Those that fit what is typed.
    #[default]
    Fitting,
    /// All that there are.
    Everything,
}

/// A way along the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the entry above, from the first to the last.
    Up,
    /// To the entry below, from the last to the first.
    Down,
}

/// The line that is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    text: String,
    chosen: Option<usize>,
    extent: Extent,
    problem: Option<Problem>,
}

impl Line {
    /// The line after its text was changed; without a text it lists all that can be typed.
    pub fn typed(text: &str) -> Line {
        if text.is_empty() {
            return Line::listing();
        }
        Line { text: text.chars().take(LONGEST).collect(), ..Line::default() }
    }

    /// An empty line that lists all that can be typed.
    pub fn listing() -> Line {
        Line { extent: Extent::Everything, ..Line::default() }
    }

    /// What is typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The place of the entry that is chosen among those that are shown.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Why nothing was done with it.
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// The entries that are shown, the best first, each with its place among all.
    pub fn shown<'a>(&self, entries: &'a [Entry]) -> Vec<(usize, &'a Entry)> {
        if self.extent == Extent::Everything {
            return entries.iter().enumerate().collect();
        }
        let mut fitting = self.fitting(entries);
        fitting.truncate(MOST);
        fitting
    }

    /// All entries that fit, the best first.
    pub fn fitting<'a>(&self, entries: &'a [Entry]) -> Vec<(usize, &'a Entry)> {
        let typed = plain(&self.text);
        if typed.is_empty() {
            return Vec::new();
        }
        let fits = entries.iter().enumerate();
        let fits = fits.filter_map(|(at, entry)| Some((Fit::of(entry, &typed)?, (at, entry))));
        let mut fits: Vec<(Fit, (usize, &Entry))> = fits.collect();
        fits.sort_by_key(|&(fit, _)| fit);
        // Words in any order are looked for only where nothing has the text as it is.
        if fits.first().is_some_and(|&(fit, _)| fit != Fit::EachWordBegins) {
            fits.retain(|&(fit, _)| fit != Fit::EachWordBegins);
        }
        fits.into_iter().map(|(_, entry)| entry).collect()
    }

    /// The line after a step along the list.
    #[must_use]
    pub fn moved(&self, step: Step, entries: &[Entry]) -> Line {
        let count = self.shown(entries).len();
        if count == 0 {
            return self.clone();
        }
        let place = match (self.chosen, step) {
            (None, Step::Down) => 0,
            (Some(at), Step::Down) => (at + 1) % count,
            (None, Step::Up) => count - 1,
            (Some(at), Step::Up) => (at + count - 1) % count,
        };
        Line { chosen: Some(place), problem: None, ..self.clone() }
    }

    /// The line with the chosen entry, else the best one, in full; nothing where that changes nothing.
    pub fn completed(&self, entries: &[Entry]) -> Option<Line> {
        let shown = self.shown(entries);
        let (_, entry) = shown.get(self.chosen.unwrap_or(0))?;
        (entry.text() != self.text).then(|| Line::typed(entry.text()))
    }

    /// What the line means: the chosen entry, else what it says in full, which `reads` knows, else the only entry that
    /// fits. Nothing where nothing is typed.
    ///
    /// # Errors
    /// It says nothing, or several things.
    pub fn meaning(
        &self,
        entries: &[Entry],
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

    /// The line with what is wrong with it.
    #[must_use]
    pub fn with(&self, problem: Problem) -> Line {
        Line { problem: Some(problem), ..self.clone() }
    }

    /// The line after something was done with it.
    #[must_use]
    pub fn after(&self, left: Left) -> Line {
        match left {
            Left::Text => Line { chosen: None, problem: None, ..self.clone() },
            Left::Listing => Line::listing(),
        }
    }
}

/// A text without capitals, accents and needless spaces.
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

    fn entry((notation, words): (&str, &str)) -> Entry {
        Entry { notation: notation.to_owned(), words: words.to_owned() }
    }

    /// What a typed text finds among some entries, the best first.
    fn found<'a>(all: &'a [Entry], text: &str) -> Vec<&'a str> {
        Line::typed(text).fitting(all).into_iter().map(|(_, it)| it.text()).collect()
    }

    #[test]
    fn notation_comes_before_words_and_accents_do_not_matter() {
        let all = [("pass", "Dig a1"), ("a1", "Cavar aquí"), ("a12", "Cavar"), ("", "Otra a1 más")];
        let all = all.map(entry);
        let found = |text: &str| found(&all, text);
        assert_eq!(found("a1"), ["a1", "a12", "pass", "Otra a1 más"]);
        assert_eq!(found(" CAVAR  aqui"), ["a1"]);
        assert!(found("").is_empty() && found("zebra").is_empty());
        let listed: Vec<usize> = Line::typed("").shown(&all).iter().map(|(at, _)| *at).collect();
        assert_eq!(listed, [0, 1, 2, 3]);
    }

    #[test]
    fn each_typed_word_may_begin_another_word() {
        let all = [("bid 4", "Pujar 4\u{a0}$"), ("claim Mission - Castro", "")];
        let all = all.map(entry);
        let found = |text: &str| found(&all, text);
        assert_eq!(found("puja 4"), ["bid 4"]);
        assert_eq!(found("claim castro"), ["claim Mission - Castro"]);
        assert!(found("puja 5").is_empty() && found("castro 4").is_empty());
    }

    #[test]
    fn what_is_only_said_in_words_is_completed_to_its_words() {
        let all = [Entry { notation: String::new(), words: "Draw a card".to_owned() }];
        let line = Line::typed("draw").completed(&all).expect("more to type");
        assert_eq!(line.text(), "Draw a card");
        assert_eq!(line.meaning(&all, &|_| false), Some(Ok(Meant::Entry(0))));
    }
}
