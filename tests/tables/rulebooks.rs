//! Checks of every title's rulebook, and its search.

use catenary::engine::game::Game;
use catenary::titles::TitleKey;
use catenary::titles::city::rules::City;
use catenary::titles::city::words::rulebook::RULEBOOK as CITY;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::words::rulebook::RULEBOOK as METROMANIA;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::words::RULEBOOK as TRAMWAYS;
use catenary::words::ids::rule_ids;
use catenary::words::rulebook::{BOT_RESULTS, BookMatches, Clause, GLOSSARY, READINGS, Rulebook};
use catenary::words::search::{Query, TextRun};
use catenary::words::{Locale, Text};
use std::collections::BTreeSet;

/// Returns the rulebooks of all titles.
fn books() -> [Rulebook; 5] {
    TitleKey::ALL.map(|title| {
        let book = match title {
            TitleKey::Tramways => TRAMWAYS,
            TitleKey::SanFrancisco | TitleKey::Berlin | TitleKey::OwnBoard => CITY,
            TitleKey::Metromania => METROMANIA,
        };
        book.of(title.key())
    })
}

/// Returns all texts of a rulebook, each with its place.
fn texts(book: Rulebook) -> Vec<(&'static str, Text)> {
    let openings = book.chapters.iter().flat_map(|chapter| {
        chapter.intro.iter().filter_map(|part| Some((chapter.key, part.text()?)))
    });
    let rules = book.clauses().flat_map(|rule| rule.texts().map(|text| (rule.id, text)));
    let terms = book.terms().map(|term| (term.key, term.text));
    openings.chain(rules).chain(terms).collect()
}

/// Returns the values that occur again.
fn twice<T: Ord + Copy>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut seen = BTreeSet::new();
    all.filter(|it| !seen.insert(*it)).collect()
}

#[test]
fn addresses_in_a_rulebook_are_unique() {
    for book in books() {
        let chapters = book.chapters.iter().map(|it| it.key);
        let terms = book.terms().map(|it| it.key);
        let names = chapters.chain(terms).chain(book.clauses().map(|it| it.id));
        let doubled = twice(names.chain([READINGS, GLOSSARY, BOT_RESULTS]));
        assert!(doubled.is_empty(), "{}: {doubled:?}", book.title);
        for chapter in book.chapters {
            assert_eq!(book.section_of(chapter.key), Some(chapter.key));
        }
        for rule in book.clauses() {
            assert_eq!(book.section_of(rule.id), book.chapter_of(rule.id).map(|it| it.key));
        }
        assert_eq!(book.section_of("none"), None);
        let in_glossary = |name: &str| book.section_of(name) == Some(GLOSSARY);
        assert!(book.terms().all(|term| in_glossary(term.key)), "{}", book.title);
    }
}

/// Returns the rules versions that a text mentions.
fn versions(text: &str) -> Vec<u16> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |word: &&str| word.trim_matches(|it: char| !it.is_ascii_digit()).parse().ok();
    let is_version = |word: &str| {
        ["version", "versión"]
            .contains(&word.to_lowercase().trim_matches(|it: char| !it.is_alphabetic()))
    };
    let pairs = words.windows(2).filter(|pair| is_version(pair[0]));
    pairs.filter_map(|pair| number(&pair[1])).collect()
}

/// A rulebook describes only older rules that links and saves can still have.
#[test]
fn rulebooks_mention_only_supported_rules_versions() {
    assert_eq!(versions("By version 1 of our rules it was so; since version 12, not."), [1, 12]);
    assert_eq!(versions("Con la versión 1 de nuestras reglas"), [1]);
    for (title, book) in TitleKey::ALL.into_iter().zip(books()) {
        let oldest = match title {
            TitleKey::Tramways => Tramways::OLDEST_RULES_VERSION,
            TitleKey::SanFrancisco | TitleKey::Berlin | TitleKey::OwnBoard => {
                City::OLDEST_RULES_VERSION
            }
            TitleKey::Metromania => Metromania::OLDEST_RULES_VERSION,
        };
        for (place, text) in texts(book) {
            for locale in Locale::ALL {
                let refused = versions(text.of(locale)).into_iter().find(|it| *it < oldest);
                assert_eq!(refused, None, "{}: {place}", book.title);
            }
        }
    }
}

#[test]
fn every_book_has_both_languages_and_names_only_its_rules() {
    let mut named = 0;
    for book in books() {
        assert!(book.clauses().all(|rule| rule.texts().next().is_some()), "{}", book.title);
        for (place, text) in texts(book) {
            let [english, spanish] = Locale::ALL.map(|locale| text.of(locale));
            assert!(!english.is_empty() && !spanish.is_empty() && english != spanish, "{place}");
            let [rules, reglas] =
                [english, spanish].map(|it| rule_ids(it).collect::<BTreeSet<_>>());
            assert_eq!(rules, reglas, "{place} refers to other rules in Spanish");
            named += rules.len();
            let lost: Vec<_> = rules.into_iter().filter(|id| book.clause(id).is_none()).collect();
            assert!(lost.is_empty(), "{}: {place} refers to {lost:?}", book.title);
        }
        let [goal, meta] = Locale::ALL.map(|locale| book.goal.of(locale));
        assert!(!goal.is_empty() && goal != meta, "{}", book.title);
    }
    assert!(named > 60, "{named}");
}

#[test]
fn terms_and_rules_of_a_glossary_link_to_each_other() {
    for book in books() {
        for term in book.terms() {
            assert!(!term.rules.is_empty(), "{}", term.key);
            for id in term.rules {
                let rule = book.clause(id).unwrap_or_else(|| panic!("{} names {id}", term.key));
                assert!(book.terms_of(rule).any(|other| other == term), "{id}");
            }
        }
    }
}

/// A term that names a rule of no title would be dropped silently.
#[test]
fn every_term_is_shown_in_some_title() {
    for book in books() {
        for term in book.glossary {
            let is_read = books().into_iter().any(|it| it.terms().any(|other| other == term));
            assert!(is_read, "{} of {}", term.key, book.title);
        }
        assert!(book.terms().count() > 8, "{}", book.title);
    }
    let [_, san_francisco, berlin, ..] = books();
    let has = |book: Rulebook, key: &str| book.section_of(key) == Some(GLOSSARY);
    assert!(has(san_francisco, "tourist-token") && !has(berlin, "tourist-token"));
    assert!(has(berlin, "metro-route") && !has(san_francisco, "metro-route"));
}

#[test]
fn the_dialog_steps_from_the_first_rule_to_the_last() {
    for book in books() {
        let all: Vec<&Clause> = book.clauses().collect();
        let mut walked = vec![all[0]];
        while let [_, Some(next)] = book.neighbours(walked[walked.len() - 1].id) {
            assert_eq!(book.neighbours(next.id)[0], walked.last().copied());
            walked.push(next);
        }
        assert_eq!(walked, all, "{}", book.title);
        assert_eq!(book.neighbours("none"), [None, None]);
    }
}

fn found(typed: &str, locale: Locale) -> BookMatches {
    TRAMWAYS.find(&TRAMWAYS.query(typed), locale)
}

fn rules(typed: &str, locale: Locale) -> Vec<&'static str> {
    let chapters = found(typed, locale).chapters;
    chapters.iter().flat_map(|it| it.clauses.iter().map(|rule| rule.id)).collect()
}

#[test]
fn an_empty_search_finds_everything() {
    for book in books() {
        assert_eq!(book.query("  "), Query::All);
        let found = book.find(&Query::All, Locale::English);
        assert_eq!(found.chapters.len(), book.chapters.len());
        assert!(found.chapters.iter().enumerate().all(|(at, it)| it.number == at));
        let openings = book.chapters.iter().filter(|it| !it.intro.is_empty()).count();
        let all = book.clauses().count() + openings + book.terms().count();
        assert_eq!(found.count(), all, "{}", book.title);
    }
}

#[test]
fn a_rule_is_found_by_its_id_however_it_is_written() {
    for typed in ["RAIL-7", "rail 7", " rail-7 ", "Rail7"] {
        assert_eq!(TRAMWAYS.query(typed), Query::Rule("RAIL-7"));
    }
    assert_eq!(rules("rail 7", Locale::Spanish), ["RAIL-7"]);
    assert!(rules("rail 9", Locale::English).contains(&"END-3"), "what refers to it is found, too");
    assert!(!rules("rail 1", Locale::English).contains(&"RAIL-10"));
    assert_eq!(TRAMWAYS.query("r6 1"), Query::Rule("R6-1"));
    let [_, san_francisco, berlin, ..] = books();
    assert_eq!(berlin.query("cclaim 7"), Query::Rule("CCLAIM-7"));
    assert!(matches!(san_francisco.query("cclaim 7"), Query::Words(_)), "a rule of Berlin alone");
}

#[test]
fn search_ignores_case_and_accents() {
    assert_eq!(rules("ESTRES", Locale::Spanish), rules("estrés", Locale::Spanish));
    assert!(rules("prolongacion", Locale::Spanish).contains(&"END-3"));
    assert!(rules("MOUNTAIN", Locale::English).contains(&"RAIL-6"));
}

#[test]
fn search_requires_all_words() {
    let both = rules("mountain redirect", Locale::English);
    assert!(both.contains(&"RAIL-4") && !both.contains(&"RAIL-6"));
    assert!(rules("mountain zeppelin", Locale::English).is_empty());
}

#[test]
fn searches_only_the_shown_language() {
    assert!(rules("montaña", Locale::English).is_empty());
    assert!(!rules("montaña", Locale::Spanish).is_empty());
}

#[test]
fn a_word_is_found_by_its_beginning() {
    assert!(rules("redir", Locale::English).contains(&"RAIL-4"));
    assert!(!rules("direct", Locale::English).contains(&"RAIL-4"));
}

#[test]
fn tables_and_the_glossary_are_searched_with_the_rules() {
    let keys = |typed: &str, locale| -> Vec<&str> {
        found(typed, locale).terms.iter().map(|term| term.key).collect()
    };
    assert!(keys("removal", Locale::English).contains(&"decay"));
    assert!(keys("banda magnetica", Locale::Spanish).contains(&"icon-stripe"));
    assert!(keys("upl-1", Locale::English).contains(&"upgrade"));
    let hands = METROMANIA.find(&METROMANIA.query("player 4"), Locale::English);
    assert!(hands.chapters.iter().flat_map(|it| &it.clauses).any(|it| it.id == "MSET-4"));
}

#[test]
fn rule_ids_are_separate_runs_of_a_text() {
    let text = "Except by extending (RAIL-9) or joining it (NONE-1).";
    let runs = TRAMWAYS.runs(&TRAMWAYS.query("extending"), text);
    assert_eq!(
        runs,
        [
            TextRun::Plain("Except by "),
            TextRun::Hit("extending"),
            TextRun::Plain(" ("),
            TextRun::Rule("RAIL-9"),
            TextRun::Plain(") or joining it (NONE-1).")
        ]
    );
}

#[test]
fn runs_join_to_the_whole_text() {
    for book in books() {
        for typed in ["", "a", "estrés de", "$ 1", "("] {
            let query = book.query(typed);
            for (place, text) in texts(book) {
                let text = text.of(Locale::Spanish);
                let whole: String = book.runs(&query, text).into_iter().map(text_of).collect();
                assert_eq!(whole, text, "{place}");
            }
        }
    }
}

/// Returns the text of a run.
fn text_of(run: TextRun<'_>) -> &str {
    match run {
        TextRun::Plain(text) | TextRun::Hit(text) | TextRun::Rule(text) => text,
    }
}
