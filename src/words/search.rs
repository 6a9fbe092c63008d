//! Search in rulebooks: matching texts and marking the matches.

use super::ids::rule_ids;
use super::letters::small;
use std::ops::Range;

/// A search query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Query {
    #[default]
    All,
    /// The rule with this id, and references to it.
    Rule(&'static str),
    /// All of these folded words, each at the beginning of a word of the text.
    Words(Vec<String>),
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextRun<'a> {
    Plain(&'a str),
    /// A match of a searched word.
    Hit(&'a str),
    /// The id of a rule of the book.
    Rule(&'static str),
}

impl Query {
    /// Parses a search text; `rules` are the ids of the rules. "rail 7", "rail-7" and "RAIL7" all mean the same rule.
    pub fn of(typed: &str, mut rules: impl Iterator<Item = &'static str>) -> Query {
        let squashed = squash(typed);
        if let Some(rule) = rules.find(|rule| squash(rule) == squashed) {
            return Query::Rule(rule);
        }
        let words = typed.split_whitespace().map(|word| word.chars().map(fold).collect());
        let words: Vec<String> = words.collect();
        if words.is_empty() { Query::All } else { Query::Words(words) }
    }

    /// Returns whether the query matches in texts that belong together.
    pub fn fits(&self, texts: &[&str]) -> bool {
        match self {
            Query::All => true,
            Query::Rule(id) => texts.iter().any(|text| rule_ids(text).any(|it| it == *id)),
            Query::Words(words) => {
                words.iter().all(|word| texts.iter().any(|text| !places(word, text).is_empty()))
            }
        }
    }

    /// Splits a text into plain pieces, ids of known rules and matches.
    pub fn runs<'a>(
        &self,
        text: &'a str,
        known: impl Fn(&str) -> Option<&'static str>,
    ) -> Vec<TextRun<'a>> {
        let mut runs = Vec::new();
        let mut from = 0;
        for word in rule_ids(text) {
            let Some(id) = known(word) else { continue };
            let at = word.as_ptr().addr() - text.as_ptr().addr();
            self.mark(&text[from..at], &mut runs);
            runs.push(TextRun::Rule(id));
            from = at + id.len();
        }
        self.mark(&text[from..], &mut runs);
        runs
    }

    fn mark<'a>(&self, text: &'a str, runs: &mut Vec<TextRun<'a>>) {
        let mut from = 0;
        for hit in self.hits(text) {
            if from < hit.start {
                runs.push(TextRun::Plain(&text[from..hit.start]));
            }
            runs.push(TextRun::Hit(&text[hit.clone()]));
            from = hit.end;
        }
        if from < text.len() {
            runs.push(TextRun::Plain(&text[from..]));
        }
    }

    /// Returns the matches in order; overlapping ones are merged.
    fn hits(&self, text: &str) -> Vec<Range<usize>> {
        let Query::Words(words) = self else { return Vec::new() };
        let mut all: Vec<Range<usize>> = words.iter().flat_map(|word| places(word, text)).collect();
        all.sort_unstable_by_key(|hit| hit.start);
        let mut merged: Vec<Range<usize>> = Vec::new();
        for hit in all {
            match merged.last_mut() {
                Some(last) if hit.start <= last.end => last.end = last.end.max(hit.end),
                _ => merged.push(hit),
            }
        }
        merged
    }
}

/// Returns the places where a word of the text begins with a folded word, as ranges of bytes.
fn places(word: &str, text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        let first = word.chars().next().is_some_and(|first| first == fold(letter));
        if first && !(before.is_alphanumeric() && letter.is_alphanumeric()) {
            found.extend(end_of(word, &text[at..]).map(|end| at..at + end));
        }
        before = letter;
    }
    found
}

/// Returns the end of a folded word at the beginning of a text; `None` if the text does not begin with it.
fn end_of(word: &str, text: &str) -> Option<usize> {
    let mut letters = text.char_indices();
    for wanted in word.chars() {
        let (_, letter) = letters.next()?;
        if fold(letter) != wanted {
            return None;
        }
    }
    Some(letters.next().map_or(text.len(), |(end, _)| end))
}

/// Returns a letter in lowercase without its accent.
fn fold(letter: char) -> char {
    match small(letter) {
        'á' | 'à' | 'ä' | 'â' | 'ã' => 'a',
        'é' | 'è' | 'ë' | 'ê' => 'e',
        'í' | 'ì' | 'ï' | 'î' => 'i',
        'ó' | 'ò' | 'ö' | 'ô' | 'õ' => 'o',
        'ú' | 'ù' | 'ü' | 'û' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    }
}

/// Returns only the letters and digits, folded.
fn squash(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).map(fold).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjacent_hits_are_joined_and_keep_their_accents() {
        let query = Query::of("estres es", [].into_iter());
        let runs = query.runs("¡Estrés! Uno más es Estrés.", |_| None);
        assert_eq!(
            runs,
            [
                TextRun::Plain("¡"),
                TextRun::Hit("Estrés"),
                TextRun::Plain("! Uno más "),
                TextRun::Hit("es"),
                TextRun::Plain(" "),
                TextRun::Hit("Estrés"),
                TextRun::Plain(".")
            ]
        );
    }
}
