//! The book is complete, and what it refers to is in it.

use crate::engine::game::Rule;
use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::why_not::Missing;
use crate::titles::tramways::words::GLOSSARY;
use crate::titles::tramways::words::rulebook::*;
use crate::words::Locale;
use crate::words::ids::{is_rule_id, rule_ids};
use std::collections::BTreeSet;

/// The numbered rules, as the tests of the rules have them.
const IDS: &str = include_str!("../../../../../tests/engine/tramways/ids.txt");

fn texts() -> impl Iterator<Item = (&'static str, Text)> {
    let chapters = RULEBOOK.iter().flat_map(|chapter| {
        let opening = chapter.intro.iter().map(|part| (chapter.key, *part));
        let rules = chapter.paragraphs.iter();
        opening.chain(rules.flat_map(|rule| rule.parts.iter().map(|part| (rule.id, *part))))
    });
    chapters.filter_map(|(id, part)| Some((id, part.text()?)))
}

#[test]
fn every_numbered_rule_has_its_paragraph_and_no_other() {
    let numbered: Vec<&str> = IDS.split_whitespace().collect();
    for id in &numbered {
        assert!(find_rule(id).is_some(), "{id} has no paragraph");
    }
    for paragraph in paragraphs() {
        assert!(numbered.contains(&paragraph.id), "{} is no rule", paragraph.id);
    }
    assert_eq!(paragraphs().count(), numbered.len(), "some rule has two paragraphs");
}

#[test]
fn every_paragraph_says_something_in_both_languages() {
    for paragraph in paragraphs() {
        assert!(paragraph.parts.iter().any(|part| part.text().is_some()), "{}", paragraph.id);
    }
    for (id, text) in texts() {
        let [english, spanish] = Locale::ALL.map(|locale| text.of(locale));
        assert!(!english.is_empty() && !spanish.is_empty() && english != spanish, "{id}");
        assert_eq!(rule_set(english), rule_set(spanish), "{id} refers to other rules in Spanish");
    }
}

fn rule_set(text: &str) -> BTreeSet<&str> {
    rule_ids(text).collect()
}

#[test]
fn chapters_have_different_keys_that_are_no_rules() {
    let keys: BTreeSet<&str> = RULEBOOK.iter().map(|chapter| chapter.key).collect();
    assert_eq!(keys.len(), RULEBOOK.len());
    assert!(keys.iter().all(|key| find_rule(key).is_none()));
}

#[test]
fn every_rule_that_refuses_has_its_paragraph() {
    for refusal in Refusal::ALL {
        assert!(find_rule(refusal.rule()).is_some(), "{refusal:?}");
    }
    for task in Task::ALL {
        for missing in [Missing::Together, Missing::Ride] {
            assert!(find_rule(missing.rule(task)).is_some(), "{task:?}");
        }
    }
}

#[test]
fn what_the_book_and_the_glossary_refer_to_is_in_the_book() {
    for (id, text) in texts() {
        for locale in Locale::ALL {
            for named in rule_ids(text.of(locale)) {
                assert!(find_rule(named).is_some(), "{id} refers to {named}");
            }
        }
    }
    for entry in GLOSSARY {
        assert!(!entry.rules.is_empty(), "{}", entry.key);
        assert!(entry.rules.iter().all(|id| find_rule(id).is_some()), "{}", entry.key);
    }
}

/// Whatever a source file of the page names as a rule in quotation marks can be linked to.
#[test]
fn every_rule_that_the_program_names_has_its_paragraph() {
    // The other titles have rulebooks of their own.
    let folders = ["src/titles/tramways"];
    let mut folders: Vec<_> = folders.into_iter().map(std::path::PathBuf::from).collect();
    let mut named = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(&path).expect("a source file");
            for word in source.split('"').filter(|word| is_rule_id(word)) {
                named += 1;
                assert!(find_rule(word).is_some(), "{} names {word}", path.display());
            }
        }
    }
    assert!(named > 100, "only {named} rules named");
}

#[test]
fn the_readings_stand_in_the_order_of_the_book() {
    assert!(readings().count() > 40);
    let first = readings().next().map(|(rule, _)| rule.id);
    assert_eq!(first, Some("CARD-2"));
}

#[test]
fn every_figure_is_shown_once() {
    let parts = RULEBOOK.iter().flat_map(|chapter| {
        chapter.intro.iter().chain(chapter.paragraphs.iter().flat_map(|rule| rule.parts))
    });
    let figures: Vec<&Part> = parts.filter(|part| matches!(part, Part::Figure(_))).collect();
    for (at, figure) in figures.iter().enumerate() {
        assert!(!figures[..at].contains(figure), "{figure:?} twice");
    }
    assert_eq!(figures.len(), 12);
}
