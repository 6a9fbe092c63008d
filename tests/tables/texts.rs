//! Faulty texts of a title are refused with their file and line (build.rs).

#[path = "../../build/texts.rs"]
mod reader;

use crate::tidy::{project, read};
use std::path::PathBuf;

/// Returns the texts of the rulebooks and glossaries, English and Spanish, each with its file.
pub(crate) fn all() -> Vec<(PathBuf, [String; 2])> {
    let titles = std::fs::read_dir(project().join("src/titles")).expect("the titles");
    let files = titles
        .flatten()
        .flat_map(|title| ["rulebook.txt", "glossary.txt"].map(|name| title.path().join(name)));
    let blocks = files.filter(|file| file.is_file()).flat_map(|file| {
        let blocks = reader::read("", &read(&file)).expect("texts");
        let texts = blocks.into_iter().flat_map(|block| block.texts);
        texts.map(move |text| (file.clone(), text)).collect::<Vec<_>>()
    });
    blocks.collect()
}

const RULEBOOK: &str = "\
# A note.
goal
en: Win.
es: Gana.

chapter aim
en: Aim
es: Objetivo
rule AIM-1 for one
en: First
es: Primero
say
en: It pays $3 (AIM-2).
es: Paga 3~$ (AIM-2).
rule AIM-1 for two
en: Other
es: Otro
figure Map
rule AIM-2
en: Second
es: Segundo
table
en: Spaces | 1
es: Casillas | 1
en: Rounds | 6
es: Rondas | 6
";

const GLOSSARY: &str = "\
term win see AIM-1 AIM-2
en: Win
es: Ganar
en: To be first.
es: Ser primero.
";

/// Returns the Rust tables, or what is wrong.
fn rust(rulebook: &str, glossary: &str) -> Result<String, String> {
    reader::rust(&reader::read("book", rulebook)?, &reader::read("terms", glossary)?)
}

/// Returns the error after a part of the rulebook was replaced.
fn fault(part: &str, other: &str) -> String {
    assert!(RULEBOOK.contains(part), "{part}");
    rust(&RULEBOOK.replacen(part, other, 1), GLOSSARY).expect_err(other)
}

#[test]
fn compiles_the_texts_of_a_title_into_rust_tables() {
    let rust = rust(RULEBOOK, &GLOSSARY.replace("term win", "icon icon-win")).expect("tables");
    for line in [
        r#"pub(crate) const GOAL: Text = Text::new("Win.", "Gana.");"#,
        r#"Chapter { key: "aim", title: Text::new("Aim", "Objetivo"), intro: &[], clauses: &["#,
        r#"Clause { id: "AIM-1", title: Text::new("First", "Primero"),"#,
        "only: &[super::ONE.key, ], // book:9",
        r#"RulePart::Say(Text::new("It pays $3 (AIM-2).", "Paga 3\u{a0}$ (AIM-2).")), // book:12"#,
        r#"RulePart::Figure(super::Figure::Map as u8), // book:18"#,
        r#"RulePart::Table(RuleTable { head: &[Text::new("Spaces", "Casillas"), Text::new("1", "1")], rows: &[&[Text::new("Rounds", "Rondas"), Text::new("6", "6")]] }), // book:22"#,
        r#"Term { key: "icon-win", kind: TermKind::Icon, name: Text::new("Win", "Ganar"),"#,
        r#"text: ICON_WIN, rules: &["AIM-1", "AIM-2"] },"#,
        r#"pub(crate) const ICON_WIN: Text = Text::new("To be first.", "Ser primero.");"#,
    ] {
        assert!(rust.lines().any(|it| it == line), "{line}\n{rust}");
    }
}

#[test]
fn a_text_without_its_other_language_does_not_compile() {
    assert_eq!(fault("es: Primero\n", ""), "book:11: the English line before has no Spanish one");
    assert_eq!(fault("en: First\n", ""), "book:10: a Spanish line without an English one");
    assert_eq!(fault("es: Primero", "es:"), "book:11: an empty text");
    assert_eq!(fault("es: Rondas | 6\n", ""), "book: the last English line has no Spanish one");
}

#[test]
fn a_bad_mark_does_not_compile() {
    assert_eq!(fault("say", "sayy"), "book:12: no text and no mark: sayy");
    assert_eq!(fault("rule AIM-2", "rule two"), "book:19: no text and no mark: rule two");
    assert_eq!(fault("for one", "of one"), "book:9: no text and no mark: rule AIM-1 of one");
    assert_eq!(fault("goal\n", "say\n"), "book:2: begins with its goal, then a chapter");
    assert_eq!(fault("figure Map", "goal\nen: Win\nes: Gana"), "book:18: no place for goal");
    assert_eq!(fault("First", "*First*"), "book:10: a text has no '*'");
    assert_eq!(fault("First", "Very  first"), "book:10: two spaces in a row");
    assert_eq!(fault("en: Win.\nes: Gana.\n", ""), "book:2: goal has 0 texts below it");
    let rows = "book:22: rows of different lengths, or a | outside of a table";
    assert_eq!(fault("Casillas | 1", "Casillas"), rows);
    assert_eq!(fault("Second", "Second | 2"), rows.replace("22", "19"));
}

#[test]
fn an_unknown_or_doubled_name_does_not_compile() {
    assert_eq!(fault("for two", "for one"), "book:15: AIM-1 is there already");
    assert_eq!(fault(" for two", ""), "book:15: AIM-1 is there already");
    assert_eq!(fault("chapter aim", "chapter win"), "terms:1: win is there already");
    let other = "book:12: other rules in Spanish than in English: It pays $3 (AIM-2).";
    assert_eq!(fault("$ (AIM-2)", "$ (AIM-1)"), other);
    let unknown = GLOSSARY.replace("AIM-2", "AIM-3");
    assert_eq!(rust(RULEBOOK, &unknown), Err("terms:1: no rule is AIM-3".to_owned()));
    assert_eq!(fault("(AIM-2).\nes: Paga", "(AIM-3).\nes: Paga"), "book:12: no rule is AIM-3");
}
