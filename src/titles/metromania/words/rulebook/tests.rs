//! The rulebook contains every rule, the answers to players' questions, and the dealt hands.

use super::*;
use crate::engine::game::{Game, Rule};
use crate::titles::metromania::boards::SpotType;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::destination::Letter;
use crate::titles::metromania::rules::refusal::Refusal;
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::variants::Municipality;
use crate::titles::metromania::words::spot_name;
use crate::words::Locale;
use crate::words::rulebook::{RulePart, RuleTable};

fn has(id: &str) -> bool {
    RULEBOOK.chapters.iter().flat_map(|chapter| chapter.clauses).any(|clause| clause.id == id)
}

fn table(id: &str) -> &'static RuleTable {
    let rule = RULEBOOK.clause(id).expect("a rule");
    let table = rule.parts.iter().find_map(|part| match part {
        RulePart::Table(table) => Some(table),
        _ => None,
    });
    table.expect("a table")
}

#[test]
fn tables_of_hands_agree_with_the_deal() {
    let hands = |players, municipality| {
        let setup = Setup { municipality, ..Setup::standard(players, 1) };
        Metromania::new(&setup).expect("a game").hands
    };
    let (columns, strict_hands) = (table("MSET-3"), table("MSET-4"));
    let two = hands(2, Municipality::Usual);
    let strict = hands(4, Municipality::Strict);
    for locale in Locale::ALL {
        for (row, letter) in columns.rows.iter().zip(Letter::ALL) {
            assert_eq!(row[0].of(locale), letter.name().to_string());
            for (hand, cell) in two.iter().zip(&row[1..]) {
                let held = hand.iter().find(|it| it.letter() == letter).expect("a letter");
                assert_eq!(cell.of(locale), spot_name(held.kind(), locale));
            }
        }
        for (hand, row) in strict.iter().zip(strict_hands.rows) {
            for (kind, at) in SpotType::ALL.into_iter().zip(1..) {
                assert_eq!(strict_hands.head[at].of(locale), spot_name(kind, locale));
                let held = hand.of_type(kind).iter().next().expect("a type");
                assert_eq!(row[at].of(locale), held.letter().name().to_string());
            }
        }
    }
}

#[test]
fn every_rule_that_refuses_has_its_paragraph() {
    assert!(Refusal::ALL.len() > 20);
    for refusal in Refusal::ALL {
        assert!(has(refusal.rule()), "{}", refusal.rule());
    }
}

/// Statements required in both languages; `true` marks our own readings.
const SAID: [(&str, bool, &str, &str); 11] = [
    ("MTEST-1", false, "Line ends are no stations", "no son estaciones"),
    ("MTEST-1", true, "boarded without waiting", "se sube sin esperar"),
    ("MSET-3", false, "chooses the type", "elige el tipo"),
    ("MLINE-6", false, "builds no other one", "no construye otra"),
    ("MLINE-6", true, "later, as a turn", "más tarde, como turno"),
    ("MEND-1", false, "passes before it is begun", "pasa antes de empezarlo"),
    ("MLINE-7", true, "limit of one a turn", "límite de uno por turno"),
    ("MLINE-7", true, "stations are lacking", "faltan estaciones"),
    ("MLINE-7", true, "not begun is blocked only if", "sin empezar solo está bloqueada"),
    ("MSET-2", false, "18 tunnels", "18 túneles"),
    ("MSET-2", true, "not used for the other", "no sirven para la otra"),
];

#[test]
fn marks_readings_by_sentence() {
    for (id, is_ours, english, spanish) in SAID {
        let mut clauses = RULEBOOK.chapters.iter().flat_map(|chapter| chapter.clauses);
        let clause = clauses.find(|it| it.id == id).expect("a rule");
        for (locale, said) in [(Locale::English, english), (Locale::Spanish, spanish)] {
            let is_reading = clause.readings().any(|it| it.of(locale).contains(said));
            assert!(clause.texts().any(|it| it.of(locale).contains(said)), "{id}: {said}");
            assert_eq!(is_reading, is_ours, "{id}: {said}");
        }
    }
}

/// Returns a phrase that has to occur in the rule named by a refusal.
fn subject(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotNow | Refusal::DigOrBuild => "one of two things",
        Refusal::GameOver => "points win",
        Refusal::TypeTaken => "chooses the type",
        Refusal::MustDig | Refusal::MustPlay => "may stop",
        Refusal::LineFinished => "A line ends",
        Refusal::NoTunnelLeft => "18 tunnels",
        Refusal::NotAtHead | Refusal::NoCellFree => "open end",
        Refusal::NotAStart | Refusal::ArrowTaken => "white arrow",
        Refusal::OneLineFirst => "first turn",
        Refusal::StartTooClose => "second line",
        Refusal::TurnsBack => "never turns back",
        Refusal::SharpAngle => "acute angle",
        Refusal::MeetsItself => "meets itself",
        Refusal::EndTaken | Refusal::NotAnEnd => "black arrow",
        Refusal::EndTooClose => "away from its start",
        Refusal::LakeOrPark => "Lake and Park",
        Refusal::NoDestination | Refusal::NotThatLetter => "one of your Destinations",
        Refusal::OneDestination => "One a turn",
        Refusal::LettersTouch => "never touch",
        Refusal::NoStationLeft => "more stations than are left",
        Refusal::SupplyEmpty => "30 stations",
        Refusal::StationThere => "free corner",
        Refusal::NotOnOwnLine => "line of one's own",
        Refusal::LineClosed => "builds no other one",
        Refusal::NotBetween => "between two of its stations",
    }
}

#[test]
fn every_refusal_names_a_rule_about_its_subject() {
    for &refusal in Refusal::ALL {
        let clauses = || RULEBOOK.chapters.iter().flat_map(|chapter| chapter.clauses);
        let named = clauses().find(|clause| clause.id == refusal.rule()).expect("a rule");
        let texts: Vec<&str> = named.texts().map(|it| it.of(Locale::English)).collect();
        let speaks = texts.iter().any(|text| text.contains(subject(refusal)));
        assert!(speaks, "{refusal:?}: {texts:?}");
    }
}

/// The number of rules of each kind.
const NUMBERED: [(&str, usize); 8] = [
    ("MSET", 5),
    ("MTURN", 2),
    ("MLINE", 7),
    ("MSTAT", 4),
    ("MDEST", 1),
    ("MEND", 2),
    ("MTEST", 6),
    ("MBOARD", 5),
];

#[test]
fn every_numbered_rule_has_its_paragraph() {
    for (kind, count) in NUMBERED {
        for number in 1..=count {
            assert!(has(&format!("{kind}-{number}")), "{kind}-{number}");
        }
    }
}
