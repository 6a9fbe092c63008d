//! What of the rules fits what somebody types, and which words of it.

use crate::titles::tramways::words::{
    Chapter, Entry, GLOSSARY, Paragraph, RULEBOOK, find_rule, is_rule_id, paragraphs,
};
use crate::words::Locale;
use std::ops::Range;

/// What somebody looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Query {
    /// Everything.
    #[default]
    All,
    /// One rule by its id, and what refers to it.
    Rule(&'static str),
    /// All of these words, folded; each is the beginning of some word of the text.
    Words(Vec<String>),
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Run<'a> {
    /// Words.
    Plain(&'a str),
    /// Words that were looked for.
    Hit(&'a str),
    /// The id of a rule of the book.
    Rule(&'static str),
}

/// What fits a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The chapters with a fitting paragraph, and those paragraphs; what introduces a chapter is first.
    pub chapters: Vec<(&'static Chapter, Vec<Paragraph>)>,
    /// The fitting entries of the glossary.
    pub terms: Vec<&'static Entry>,
}

impl Found {
    /// How many paragraphs and entries fit.
    pub fn count(&self) -> usize {
        let rules: usize = self.chapters.iter().map(|(_, paragraphs)| paragraphs.len()).sum();
        rules + self.terms.len()
    }
}

impl Query {
    /// What is looked for with these words. "rail 7", "rail-7" and "RAIL7" all mean the rule.
    pub fn of(typed: &str) -> Query {
        let squashed = squash(typed);
        if let Some(rule) = paragraphs().find(|rule| squash(rule.id) == squashed) {
            return Query::Rule(rule.id);
        }
        let words = typed.split_whitespace().map(|word| word.chars().map(fold).collect());
        let words: Vec<String> = words.collect();
        if words.is_empty() { Query::All } else { Query::Words(words) }
    }

    /// What of the book and the glossary fits in a language.
    pub fn find(&self, locale: Locale) -> Found {
        let of_chapter = |chapter: &'static Chapter| {
            let all = chapter.opening().into_iter().chain(chapter.paragraphs.iter().copied());
            let fitting: Vec<Paragraph> = all.filter(|it| self.fits(it, locale)).collect();
            (!fitting.is_empty()).then_some((chapter, fitting))
        };
        Found {
            chapters: RULEBOOK.iter().filter_map(of_chapter).collect(),
            terms: GLOSSARY.iter().filter(|entry| self.fits_term(entry, locale)).collect(),
        }
    }

    fn fits(&self, paragraph: &Paragraph, locale: Locale) -> bool {
        let texts = paragraph.parts.iter().filter_map(|part| part.text());
        let mut words: Vec<&str> = texts.map(|text| text.of(locale)).collect();
        words.extend([paragraph.title.of(locale), paragraph.id]);
        self.is_in(&words)
    }

    fn fits_term(&self, entry: &Entry, locale: Locale) -> bool {
        let mut words = vec![entry.name(locale), entry.text(locale)];
        words.extend(entry.rules);
        self.is_in(&words)
    }

    fn is_in(&self, texts: &[&str]) -> bool {
        match self {
            Query::All => true,
            Query::Rule(id) => texts
                .iter()
                .any(|text| crate::titles::tramways::words::rule_ids(text).any(|it| it == *id)),
            Query::Words(words) => {
                words.iter().all(|word| texts.iter().any(|text| !places(word, text).is_empty()))
            }
        }
    }

    /// A text in pieces, with the rules that it names and the words that were looked for.
    pub fn runs<'a>(&self, text: &'a str) -> Vec<Run<'a>> {
        let mut runs = Vec::new();
        let mut from = 0;
        for (at, id) in named_rules(text) {
            self.mark(&text[from..at], &mut runs);
            runs.push(Run::Rule(id));
            from = at + id.len();
        }
        self.mark(&text[from..], &mut runs);
        runs
    }

    fn mark<'a>(&self, text: &'a str, runs: &mut Vec<Run<'a>>) {
        let mut from = 0;
        for hit in self.hits(text) {
            if from < hit.start {
                runs.push(Run::Plain(&text[from..hit.start]));
            }
            runs.push(Run::Hit(&text[hit.clone()]));
            from = hit.end;
        }
        if from < text.len() {
            runs.push(Run::Plain(&text[from..]));
        }
    }

    /// Where the words are, in order; places that overlap are one.
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

/// The rules of the book that a text names, with their places.
fn named_rules(text: &str) -> Vec<(usize, &'static str)> {
    let in_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let words = text.split(|letter| !in_word(letter)).filter(|word| is_rule_id(word));
    let known = words.filter_map(|word| {
        let (chapter, place) = find_rule(word)?;
        Some((word.as_ptr() as usize - text.as_ptr() as usize, chapter.paragraphs[place].id))
    });
    known.collect()
}

/// Where a folded word is the beginning of a word of the text, as ranges of bytes.
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

/// Where a folded word that the text begins with ends.
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

/// A letter without its accent and in lower case.
fn fold(letter: char) -> char {
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    match lower {
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

/// Letters and digits alone, folded.
fn squash(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).map(fold).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(typed: &str, locale: Locale) -> Vec<&'static str> {
        let found = Query::of(typed).find(locale);
        found.chapters.iter().flat_map(|(_, rules)| rules.iter().map(|rule| rule.id)).collect()
    }

    #[test]
    fn nothing_typed_finds_everything() {
        assert_eq!(Query::of("  "), Query::All);
        let found = Query::All.find(Locale::English);
        assert_eq!(found.chapters.len(), RULEBOOK.len());
        assert_eq!(found.terms.len(), GLOSSARY.len());
        assert!(found.count() > 120);
    }

    #[test]
    fn a_rule_is_found_by_its_id_however_it_is_written() {
        for typed in ["RAIL-7", "rail 7", " rail-7 ", "Rail7"] {
            assert_eq!(Query::of(typed), Query::Rule("RAIL-7"));
        }
        assert_eq!(rules("rail 7", Locale::Spanish), ["RAIL-7"]);
        assert!(
            rules("rail 9", Locale::English).contains(&"END-3"),
            "what refers to it is found, too"
        );
        assert!(!rules("rail 1", Locale::English).contains(&"RAIL-10"));
        assert_eq!(Query::of("r6 1"), Query::Rule("R6-1"));
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        assert_eq!(rules("ESTRES", Locale::Spanish), rules("estrés", Locale::Spanish));
        assert!(rules("prolongacion", Locale::Spanish).contains(&"END-3"));
        assert!(rules("MOUNTAIN", Locale::English).contains(&"RAIL-6"));
    }

    #[test]
    fn all_words_must_be_in_the_paragraph() {
        let both = rules("mountain redirect", Locale::English);
        assert!(both.contains(&"RAIL-4") && !both.contains(&"RAIL-6"));
        assert!(rules("mountain zeppelin", Locale::English).is_empty());
    }

    #[test]
    fn only_the_shown_language_is_searched() {
        assert!(rules("montaña", Locale::English).is_empty());
        assert!(!rules("montaña", Locale::Spanish).is_empty());
    }

    #[test]
    fn a_word_is_found_by_its_beginning() {
        assert!(rules("redir", Locale::English).contains(&"RAIL-4"));
        assert!(!rules("direct", Locale::English).contains(&"RAIL-4"));
    }

    #[test]
    fn the_glossary_is_searched_with_the_rules() {
        let keys = |typed: &str, locale| -> Vec<&str> {
            Query::of(typed).find(locale).terms.iter().map(|entry| entry.key).collect()
        };
        assert!(keys("removal", Locale::English).contains(&"decay"));
        assert!(keys("banda magnetica", Locale::Spanish).contains(&"icon-stripe"));
        assert!(keys("upl-1", Locale::English).contains(&"upgrade"));
    }

    #[test]
    fn hits_keep_their_accents_and_join() {
        let query = Query::of("estres es");
        let runs = query.runs("¡Estrés! Uno más es Estrés.");
        assert_eq!(
            runs,
            [
                Run::Plain("¡"),
                Run::Hit("Estrés"),
                Run::Plain("! Uno más "),
                Run::Hit("es"),
                Run::Plain(" "),
                Run::Hit("Estrés"),
                Run::Plain(".")
            ]
        );
    }

    #[test]
    fn rules_in_a_text_are_pieces_of_their_own() {
        let runs =
            Query::of("extending").runs("Except by extending (RAIL-9) or joining it (NONE-1).");
        assert_eq!(
            runs,
            [
                Run::Plain("Except by "),
                Run::Hit("extending"),
                Run::Plain(" ("),
                Run::Rule("RAIL-9"),
                Run::Plain(") or joining it (NONE-1).")
            ]
        );
    }

    #[test]
    fn pieces_put_together_are_the_text() {
        for typed in ["", "a", "estrés de", "$ 1", "("] {
            let query = Query::of(typed);
            for rule in paragraphs() {
                for text in rule.parts.iter().filter_map(|part| part.text()) {
                    let text = text.of(Locale::Spanish);
                    let whole: String = query.runs(text).iter().map(|run| run.text()).collect();
                    assert_eq!(whole, text);
                }
            }
        }
    }

    impl<'a> Run<'a> {
        fn text(self) -> &'a str {
            match self {
                Run::Plain(text) | Run::Hit(text) | Run::Rule(text) => text,
            }
        }
    }
}
