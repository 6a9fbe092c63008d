//! What of Tramways' rules fits what somebody types, and which words of it.

use crate::titles::tramways::words::{
    Chapter, Entry, GLOSSARY, Paragraph, RULEBOOK, find_rule, paragraphs,
};
use crate::words::Locale;
use crate::words::search::{Query, Run};

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

/// What is looked for with these words.
pub fn query(typed: &str) -> Query {
    Query::of(typed, paragraphs().map(|rule| rule.id))
}

/// A text in pieces, with the rules that it names and the words that were looked for.
pub fn runs<'a>(query: &Query, text: &'a str) -> Vec<Run<'a>> {
    query.runs(text, |id| find_rule(id).map(|(chapter, place)| chapter.paragraphs[place].id))
}

/// What of the book and the glossary fits in a language.
pub fn find(query: &Query, locale: Locale) -> Found {
    let of_chapter = |chapter: &'static Chapter| {
        let all = chapter.opening().into_iter().chain(chapter.paragraphs.iter().copied());
        let fitting: Vec<Paragraph> = all.filter(|it| fits(query, it, locale)).collect();
        (!fitting.is_empty()).then_some((chapter, fitting))
    };
    Found {
        chapters: RULEBOOK.iter().filter_map(of_chapter).collect(),
        terms: GLOSSARY.iter().filter(|entry| fits_term(query, entry, locale)).collect(),
    }
}

fn fits(query: &Query, paragraph: &Paragraph, locale: Locale) -> bool {
    let texts = paragraph.parts.iter().filter_map(|part| part.text());
    let mut words: Vec<&str> = texts.map(|text| text.of(locale)).collect();
    words.extend([paragraph.title.of(locale), paragraph.id]);
    query.fits(&words)
}

fn fits_term(query: &Query, entry: &Entry, locale: Locale) -> bool {
    let mut words = vec![entry.name(locale), entry.text(locale)];
    words.extend(entry.rules);
    query.fits(&words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(typed: &str, locale: Locale) -> Vec<&'static str> {
        let found = find(&query(typed), locale);
        found.chapters.iter().flat_map(|(_, rules)| rules.iter().map(|rule| rule.id)).collect()
    }

    #[test]
    fn nothing_typed_finds_everything() {
        assert_eq!(query("  "), Query::All);
        let found = find(&Query::All, Locale::English);
        assert_eq!(found.chapters.len(), RULEBOOK.len());
        assert_eq!(found.terms.len(), GLOSSARY.len());
        assert!(found.count() > 120);
    }

    #[test]
    fn a_rule_is_found_by_its_id_however_it_is_written() {
        for typed in ["RAIL-7", "rail 7", " rail-7 ", "Rail7"] {
            assert_eq!(query(typed), Query::Rule("RAIL-7"));
        }
        assert_eq!(rules("rail 7", Locale::Spanish), ["RAIL-7"]);
        assert!(
            rules("rail 9", Locale::English).contains(&"END-3"),
            "what refers to it is found, too"
        );
        assert!(!rules("rail 1", Locale::English).contains(&"RAIL-10"));
        assert_eq!(query("r6 1"), Query::Rule("R6-1"));
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
            find(&query(typed), locale).terms.iter().map(|entry| entry.key).collect()
        };
        assert!(keys("removal", Locale::English).contains(&"decay"));
        assert!(keys("banda magnetica", Locale::Spanish).contains(&"icon-stripe"));
        assert!(keys("upl-1", Locale::English).contains(&"upgrade"));
    }

    #[test]
    fn rules_in_a_text_are_pieces_of_their_own() {
        let runs =
            runs(&query("extending"), "Except by extending (RAIL-9) or joining it (NONE-1).");
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
            let query = query(typed);
            for rule in paragraphs() {
                for text in rule.parts.iter().filter_map(|part| part.text()) {
                    let text = text.of(Locale::Spanish);
                    let whole: String = runs(&query, text).iter().map(|run| run.text()).collect();
                    assert_eq!(whole, text);
                }
            }
        }
    }
}
