//! Tests that the rulebook has every rule named in code.

use crate::engine::game::Rule;
use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::why_not::Missing;
use crate::titles::tramways::words::rulebook::*;
use crate::words::ids::is_rule_id;
use crate::words::rulebook::RulePart;

/// The numbered rules, as in the tests of the rules.
const IDS: &str = include_str!("../../../../../tests/engine/tramways/ids.txt");

#[test]
fn every_numbered_rule_has_its_paragraph_and_no_other() {
    let numbered: Vec<&str> = IDS.split_whitespace().collect();
    for id in &numbered {
        assert!(RULEBOOK.clause(id).is_some(), "{id} has no paragraph");
    }
    for clause in RULEBOOK.clauses() {
        assert!(numbered.contains(&clause.id), "{} is no rule", clause.id);
    }
}

#[test]
fn every_rule_that_refuses_has_its_paragraph() {
    for refusal in Refusal::ALL {
        assert!(RULEBOOK.clause(refusal.rule()).is_some(), "{refusal:?}");
    }
    for task in Task::ALL {
        for missing in [Missing::Together, Missing::Ride] {
            assert!(RULEBOOK.clause(missing.rule(task)).is_some(), "{task:?}");
        }
    }
}

/// Every rule id quoted in the title's source has its paragraph, so links to it work.
#[test]
fn every_rule_that_the_program_names_has_its_paragraph() {
    let mut folders = vec![std::path::PathBuf::from("src/titles/tramways")];
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
                assert!(RULEBOOK.clause(word).is_some(), "{} names {word}", path.display());
            }
        }
    }
    assert!(named > 100, "only {named} rules named");
}

#[test]
fn readings_are_in_the_order_of_the_book() {
    assert!(RULEBOOK.readings().count() > 40);
    let first = RULEBOOK.readings().next().map(|(rule, _)| rule.id);
    assert_eq!(first, Some("CARD-2"));
}

#[test]
fn every_figure_is_shown_once_by_its_number() {
    let parts = RULEBOOK.chapters.iter().flat_map(|chapter| {
        chapter.intro.iter().chain(chapter.clauses.iter().flat_map(|rule| rule.parts))
    });
    let mut shown: Vec<u8> = parts
        .filter_map(|part| match part {
            RulePart::Figure(number) => Some(*number),
            _ => None,
        })
        .collect();
    shown.sort_unstable();
    assert_eq!(shown, Figure::ALL.map(|figure| figure as u8));
    assert!(Figure::ALL.iter().zip(0..).all(|(&figure, number)| figure as u8 == number));
}
