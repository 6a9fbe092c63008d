//! The rulebook covers every rule and the questions of players.

use super::*;
use crate::engine::game::{Rule, Seat};
use crate::titles::city::boards::{Board, Kind, OWN_KEY};
use crate::titles::city::rules::refusal::{Refusal, TicketChoice};
use crate::words::rulebook::{Clause, RulePart, RuleTable};
use crate::words::{Locale, Text};

fn has(id: &str) -> bool {
    RULEBOOK.chapters.iter().flat_map(|chapter| chapter.clauses).any(|clause| clause.id == id)
}

/// Answers to players' questions that the rules must contain, in both languages.
const SAID: [(&str, &str, &str); 8] = [
    ("CTICK-1", "never give one back", "nunca se devuelven"),
    ("CTICK-1", "any number of Tickets", "cualquier número de Billetes"),
    ("CTICK-2", "the deck is empty", "el mazo está vacío"),
    ("CDRAW-1", "any number of cards", "cualquier número de cartas"),
    ("CDRAW-3", "Everybody may look through", "todos pueden verlos"),
    ("CDRAW-5", "every payment", "cada pago"),
    ("CCLAIM-4", "the same two ends are", "los mismos extremos forman"),
    ("CCLAIM-6", "Tokens are face up", "boca arriba"),
];

#[test]
fn answers_players_questions_in_both_languages() {
    for (id, english, spanish) in SAID {
        let clauses = RULEBOOK.chapters.iter().flat_map(|chapter| chapter.clauses);
        for clause in clauses.filter(|it| it.id == id) {
            for (locale, said) in [(Locale::English, english), (Locale::Spanish, spanish)] {
                let mut texts = clause.texts();
                assert!(texts.any(|it| it.of(locale).contains(said)), "{id}: {said}");
            }
        }
    }
}

/// The page marks our readings, separately from the sentences around them.
#[test]
fn marks_readings_by_sentence() {
    let clauses = || RULEBOOK.chapters.iter().flat_map(|chapter| chapter.clauses);
    for text in clauses().flat_map(Clause::texts) {
        assert!(!text.of(Locale::English).contains("Our reading"));
        assert!(!text.of(Locale::Spanish).contains("Nuestra lectura"));
    }
    let halves =
        clauses().filter(|it| (1..it.parts.len()).contains(&it.readings().count())).count();
    assert!(halves > 5, "{halves}");
}

/// A refusal, and a phrase that the rule it names must contain.
const SUBJECTS: [(Refusal, &str); 20] = [
    (Refusal::NotNow, "exactly one thing"),
    (Refusal::GameOver, "last turn"),
    (Refusal::SecondCardFirst, "Draw two cards"),
    (Refusal::EmptySlot, "fewer than five cards"),
    (Refusal::WildSecond, "can't be the second card"),
    (Refusal::EmptyDeck, "deck is empty"),
    (Refusal::NoSuchRoute, "open Route"),
    (Refusal::NoSuchLocation, "placed on Locations"),
    (Refusal::Claimed(Seat(1)), "open Route"),
    (Refusal::OwnTwin { lanes: 2 }, "both of them"),
    (Refusal::TwinClosed { from: 3, open: 1, lanes: 2 }, "once one is claimed the other is closed"),
    (Refusal::NoToken, "Tourist token"),
    (Refusal::NoTickets, "none left"),
    (Refusal::NotOffered(TicketChoice::First), "keeps 1 or 2"),
    (Refusal::KeepOneFirst { offered: TicketChoice::Drawn, more: 1, of: 2 }, "keep at least 1"),
    (Refusal::KeepOneFirst { offered: TicketChoice::Big, more: 2, of: 4 }, "keeps at least 2"),
    (Refusal::OwnTwin { lanes: 3 }, "No player claims two"),
    (Refusal::TwinClosed { from: 4, open: 2, lanes: 3 }, "with how many players"),
    (Refusal::StackThere, "without one"),
    (Refusal::PiecesShort { kind: Kind::Metro, short: 1 }, "can't claim the Route"),
];

/// A phrase that the rule about each price must contain.
const PRICES: [(Kind, &str); 3] = [
    (Kind::Tram, "as many cards as the"),
    (Kind::Ferry, "ferry symbol"),
    (Kind::Metro, "metro Route costs"),
];

#[test]
fn every_refusal_names_a_rule_about_its_subject() {
    let prices = PRICES.iter().flat_map(|&(kind, subject)| {
        [Refusal::NoPayment(kind), Refusal::NotInHand(kind)].map(|it| (it, subject))
    });
    for (refusal, subject) in prices.chain(SUBJECTS) {
        let clauses = RULEBOOK.chapters.iter().flat_map(|chapter| chapter.clauses);
        let named: Vec<&Clause> = clauses.filter(|it| it.id == refusal.rule()).collect();
        assert!(!named.is_empty(), "{refusal:?}");
        for clause in named {
            let mut texts = clause.texts().map(|it| it.of(Locale::English));
            assert!(texts.any(|text| text.contains(subject)), "{refusal:?}: {}", clause.id);
        }
    }
}

/// Number of rules of each kind.
const NUMBERED: [(&str, usize); 7] = [
    ("CSET", 5),
    ("CTURN", 2),
    ("CDRAW", 5),
    ("CCLAIM", 7),
    ("CTICK", 3),
    ("CEND", 3),
    ("CBOARD", 5),
];

#[test]
fn every_numbered_rule_has_its_paragraph() {
    for (kind, count) in NUMBERED {
        for number in 1..=count {
            assert!(has(&format!("{kind}-{number}")), "{kind}-{number}");
        }
    }
}

/// Rules that only another title has are not shown.
#[test]
fn shows_only_the_rules_of_a_title() {
    for (title, all, without) in [
        ("san-francisco", 30, ["CCLAIM-7", "CBOARD-2"].as_slice()),
        ("berlin", 30, &["CSET-5", "CCLAIM-5", "CCLAIM-6", "CBOARD-1"]),
        (OWN_KEY, 39, &["CBOARD-1", "CBOARD-2", "CBOARD-3", "CBOARD-5"]),
    ] {
        let own: Vec<&Clause> = RULEBOOK.of(title).clauses().collect();
        let has = |id: &str| own.iter().any(|clause| clause.id == id);
        assert!(!without.iter().any(|id| has(id)), "{title}");
        assert_eq!(own.len() + without.len(), all, "{title}");
    }
}

/// Returns the first rows of a title's tables of Route points.
fn scoring(title: &'static str) -> [&'static [Text]; 2] {
    let rule = RULEBOOK.of(title).clause("CBOARD-4").expect("a rule");
    let tables = rule.parts.iter().filter_map(|part| match part {
        RulePart::Table(table) => Some(table),
        _ => None,
    });
    let tables: Vec<&RuleTable> = tables.collect();
    let [table] = tables[..] else { panic!("{title}: {tables:?}") };
    let count = |cell: &Text| cell.of(Locale::English).parse::<usize>().ok();
    assert!((1..).zip(&table.head[1..]).all(|(at, cell)| count(cell) == Some(at)), "{title}");
    [table.rows[0], table.rows.get(1).copied().unwrap_or_default()]
}

#[test]
fn scoring_tables_match_the_points_for_routes() {
    let rules = Board::SAN_FRANCISCO.data().rules;
    let tells = |kind: Kind, row: &[Text], cells: usize| {
        assert_eq!(row.len(), cells + 1, "{kind:?}");
        for (length, cell) in (1..).zip(&row[1..]) {
            let said = cell.of(Locale::English);
            // The built-in boards have no metro Route of one card.
            let has_none = kind == Kind::Metro && length == 1 && cells == 4;
            let points = rules.points(kind, length).to_string();
            assert_eq!(said, if has_none { "–" } else { &points }, "{kind:?} {length}");
        }
    };
    tells(Kind::Tram, scoring("san-francisco")[0], 4);
    for (title, cells) in [("berlin", 4), (OWN_KEY, 6)] {
        let [trams, metros] = scoring(title);
        tells(Kind::Tram, trams, cells);
        tells(Kind::Metro, metros, cells);
    }
}
