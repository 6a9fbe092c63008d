//! Converts the rulebook and the glossary of a title into Rust tables. The heads of the text files describe their
//! format.

#[allow(unreachable_pub)]
#[path = "../src/words/ids.rs"]
mod ids;

use ids::{is_rule_id, rule_ids};
use std::collections::{BTreeMap, BTreeSet};

/// A mark with the texts below it.
#[derive(Debug)]
pub(crate) struct Block {
    /// The file and line of the mark.
    at: String,
    mark: String,
    /// The name after the mark.
    name: String,
    /// The rules or titles after the name.
    list: Vec<String>,
    /// Each text in English and Spanish.
    pub(crate) texts: Vec<[String; 2]>,
}

/// Returns the blocks of a file, or an error with file and line.
pub(crate) fn read(file: &str, source: &str) -> Result<Vec<Block>, String> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut english: Option<String> = None;
    for (number, line) in (1..).zip(source.trim_start_matches('\u{feff}').lines()) {
        let (at, line) = (format!("{file}:{number}"), line.trim());
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let read = match (line.split_once(':'), english.take()) {
            (Some(("en", said)), None) => text(said).map(|said| english = Some(said)),
            (Some(("es", said)), Some(english)) => text(said).and_then(|said| {
                let block = blocks.last_mut().ok_or("a text without a mark above it")?;
                block.texts.push([english, said]);
                Ok(())
            }),
            (_, Some(_)) => Err("the English line before has no Spanish one".to_owned()),
            (Some(("es", _)), None) => Err("a Spanish line without an English one".to_owned()),
            (_, None) => block(at.clone(), line).map(|block| blocks.push(block)),
        };
        read.map_err(|fault| format!("{at}: {fault}"))?;
    }
    match english {
        Some(_) => Err(format!("{file}: the last English line has no Spanish one")),
        None => blocks.iter().try_for_each(complete).map(|()| blocks),
    }
}

/// Returns a text as the page shows it.
fn text(said: &str) -> Result<String, String> {
    let said = said.trim();
    let is_plain = |it: char| it.is_alphanumeric() || " .,:;!?¡¿()'’“”%$+-−–×|~".contains(it);
    match said.chars().find(|it| !is_plain(*it)) {
        Some(sign) => Err(format!("a text has no {sign:?}")),
        None if said.is_empty() => Err("an empty text".to_owned()),
        None if said.contains("  ") => Err("two spaces in a row".to_owned()),
        None => Ok(said.replace('~', "\u{a0}")),
    }
}

/// Parses the line of a mark.
fn block(at: String, line: &str) -> Result<Block, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (mark, name, list): (&str, &str, &[&str]) = match words.as_slice() {
        [mark @ ("goal" | "say" | "item" | "reading" | "edition" | "table")] => (mark, "", &[]),
        [mark @ ("chapter" | "figure"), name] => (mark, name, &[]),
        [mark @ "rule", id] if is_rule_id(id) => (mark, id, &[]),
        [mark @ "rule", id, "for", titles @ ..] if is_rule_id(id) && !titles.is_empty() => {
            (mark, id, titles)
        }
        [mark @ ("icon" | "term"), key, "see", rules @ ..] if !rules.is_empty() => {
            (mark, key, rules)
        }
        _ => return Err(format!("no text and no mark: {line}")),
    };
    let list = list.iter().map(|it| it.to_string()).collect();
    Ok(Block { at, mark: mark.to_owned(), name: name.to_owned(), list, texts: Vec::new() })
}

/// Checks that a mark has its texts, and that the rows of a table have equal lengths.
fn complete(block: &Block) -> Result<(), String> {
    let Block { at, mark, texts, .. } = block;
    let wanted = match mark.as_str() {
        "figure" => 0..=0,
        "icon" | "term" => 2..=2,
        "table" => 2..=usize::MAX,
        _ => 1..=1,
    };
    let widths: BTreeSet<usize> = texts.iter().flatten().map(|row| cells(row).count()).collect();
    if !wanted.contains(&texts.len()) {
        Err(format!("{at}: {mark} has {} texts below it", texts.len()))
    } else if widths.len() > 1 || mark != "table" && widths.last().is_some_and(|it| *it > 1) {
        Err(format!("{at}: rows of different lengths, or a | outside of a table"))
    } else {
        Ok(())
    }
}

fn cells(row: &str) -> impl Iterator<Item = &str> {
    row.split('|').map(str::trim)
}

/// Returns a rulebook and a glossary as Rust tables.
pub(crate) fn rust(rulebook: &[Block], glossary: &[Block]) -> Result<String, String> {
    check_names(rulebook, glossary)?;
    let mut out = "use crate::words::Text;\nuse crate::words::rulebook::*;\n".to_owned();
    let mut chapters = rulebook.chunk_by(|_, next| next.mark != "chapter");
    let goal = match chapters.next() {
        Some([goal]) if goal.mark == "goal" => &goal.texts[0],
        other => {
            let at = other.and_then(|it| it.last()).map_or("a rulebook", |it| &it.at);
            return Err(format!("{at}: begins with its goal, then a chapter"));
        }
    };
    out += &format!("pub(crate) const GOAL: Text = {};\n", pair(goal));
    out += "pub(super) const CHAPTERS: &[Chapter] = &[\n";
    for chapter in chapters {
        let mut rules = chapter.chunk_by(|_, next| next.mark != "rule");
        let [head, intro @ ..] = rules.next().unwrap_or_default() else { continue };
        let (key, title) = (&head.name, pair(&head.texts[0]));
        out += &format!("Chapter {{ key: {key:?}, title: {title}, intro: &[{}", parts(intro)?);
        out += "], clauses: &[\n";
        for rule in rules {
            let [head, said @ ..] = rule else { continue };
            let (id, title) = (&head.name, pair(&head.texts[0]));
            let only = head.list.iter().map(|key| format!("super::{}.key, ", constant(key)));
            let only = only.collect::<String>();
            out += &format!("Clause {{ id: {id:?}, title: {title},\n");
            out += &format!("only: &[{only}], // {}\nparts: &[{}] }},\n", head.at, parts(said)?);
        }
        out += "] },\n";
    }
    out += "];\npub(crate) const TERMS: &[Term] = &[\n";
    let mut icons = String::new();
    for Block { at, mark, name, list, texts } in glossary {
        let (kind, meaning) = match mark.as_str() {
            "term" => ("Word", pair(&texts[1])),
            "icon" => ("Icon", constant(name)),
            _ => return Err(format!("{at}: no place for {mark} in a glossary")),
        };
        if mark == "icon" {
            icons += &format!("pub(crate) const {meaning}: Text = {};\n", pair(&texts[1]));
        }
        let title = pair(&texts[0]);
        out += &format!("Term {{ key: {name:?}, kind: TermKind::{kind}, name: {title},\n");
        out += &format!("text: {meaning}, rules: &{list:?} }},\n");
    }
    Ok(out + "];\n" + &icons)
}

/// Checks that names are unique, and that every referenced rule exists.
fn check_names(rulebook: &[Block], glossary: &[Block]) -> Result<(), String> {
    let mut titles: BTreeMap<&str, Vec<&[String]>> = BTreeMap::new();
    for Block { at, name, list, .. } in rulebook.iter().chain(glossary) {
        if !name.is_empty() {
            let others = titles.entry(name).or_default();
            let is_apart = |other: &&[String]| {
                is_rule_id(name)
                    && !other.is_empty()
                    && !list.is_empty()
                    && !other.iter().any(|title| list.contains(title))
            };
            if !others.iter().all(is_apart) {
                return Err(format!("{at}: {name} is there already"));
            }
            others.push(list);
        }
    }
    let unknown = |id: &&str| !is_rule_id(id) || !titles.contains_key(*id);
    for Block { at, mark, list, texts, .. } in rulebook.iter().chain(glossary) {
        let named = texts.iter().flatten().flat_map(|text| rule_ids(text));
        let listed = if mark == "rule" { &[] } else { list.as_slice() };
        if let Some(id) = named.chain(listed.iter().map(String::as_str)).find(unknown) {
            return Err(format!("{at}: no rule is {id}"));
        }
        let differs = texts.iter().find(|[english, spanish]| {
            let [english, spanish] =
                [english, spanish].map(|it| rule_ids(it).collect::<BTreeSet<_>>());
            english != spanish
        });
        if let Some([english, _]) = differs {
            return Err(format!("{at}: other rules in Spanish than in English: {english}"));
        }
    }
    Ok(())
}

/// Returns the parts of a rule, or of a chapter before its first rule.
fn parts(blocks: &[Block]) -> Result<String, String> {
    let part = |Block { at, mark, name, texts, .. }: &Block| {
        let part = match mark.as_str() {
            "say" => format!("RulePart::Say({})", pair(&texts[0])),
            "item" => format!("RulePart::Item({})", pair(&texts[0])),
            "reading" => format!("RulePart::Reading({})", pair(&texts[0])),
            "edition" => format!("RulePart::Edition({})", pair(&texts[0])),
            "figure" => format!("RulePart::Figure(super::Figure::{name} as u8)"),
            "table" => {
                let rows: Vec<String> = texts.iter().map(row).collect();
                let (head, rows) = (&rows[0], rows[1..].join(", "));
                format!("RulePart::Table(RuleTable {{ head: {head}, rows: &[{rows}] }})")
            }
            _ => return Err(format!("{at}: no place for {mark}")),
        };
        Ok(format!("\n{part}, // {at}"))
    };
    let parts = blocks.iter().map(part).collect::<Result<String, String>>()?;
    Ok(if parts.is_empty() { parts } else { parts + "\n" })
}

fn row([english, spanish]: &[String; 2]) -> String {
    let cells = cells(english).zip(cells(spanish));
    let cells = cells.map(|(english, spanish)| format!("Text::new({english:?}, {spanish:?})"));
    format!("&[{}]", cells.collect::<Vec<_>>().join(", "))
}

fn pair([english, spanish]: &[String; 2]) -> String {
    format!("Text::new({english:?}, {spanish:?})")
}

/// Returns the Rust constant for a name in a text file.
fn constant(name: &str) -> String {
    name.replace('-', "_").to_uppercase()
}
