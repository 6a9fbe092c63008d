//! Finds links in pasted text, including text that mail programs, forums or typing have damaged.
//!
//! Characters that links do not have are skipped, and the checksum shows where a link ends, so text around or inside a link
//! needs no rules. Changed, lost or cut characters are repaired only if the text has no sound link, and only if the checksum
//! allows a single repair.

mod plain;
mod reading;

use crate::engine::codec::mend::{Judge, Letters, Work, mended};
use crate::engine::codec::{self, Format, Kind, LinkError, MAX_LINK};
use plain::plain;
use reading::{LinkReading, LinkRun};
use std::collections::BTreeSet;
use thiserror::Error;

/// The longest text searched, in bytes.
pub const MAX_TEXT: usize = 256 * 1024;
/// The largest number of links that a user is asked about.
const MAX_LINKS: usize = 20;
/// The budget for the search, in characters read.
const SEARCH: usize = 8_000_000;
/// The budget for repairs.
const MENDING: usize = 30_000_000;
/// The largest number of damaged links that are repaired, and of possible ends tried for each.
const MAX_DAMAGED: usize = 4;
const MAX_ENDS: usize = 24;
/// A shorter run after a kind and version is taken for a word.
const LEAST: usize = 8;
/// A link of this length surely has lowercase and uppercase letters.
const SURELY_MIXED: usize = 24;
/// The smallest number of different characters, ignoring case, in such a link.
const MANY: usize = 12;

/// Why a text has no link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// It is too long to be searched.
    #[error("the text is too long")]
    TooLong,
    /// Nothing in it looks like a link.
    #[error("there is no link in the text")]
    NoLink,
    /// Its link has lost its capitals.
    #[error("all letters of the link are capitals, or none is")]
    OneCase,
    /// Its link cannot be repaired; the remaining characters.
    #[error("the link is damaged")]
    Damaged(String),
    /// Its link has an unknown kind or format; the link and the error.
    #[error("{1}")]
    Foreign(String, LinkError),
}

/// Returns the links of a text, in order and without repetition; at least one.
///
/// # Errors
/// The text has no link.
pub fn find(text: &str) -> Result<Vec<String>, Flaw> {
    if text.len() > MAX_TEXT {
        return Err(Flaw::TooLong);
    }
    let text: Vec<char> = plain(text).chars().collect();
    let mut links = sound(&text);
    if links.is_empty() {
        links = repaired(&text);
    }
    if links.is_empty() { Err(flaw(&text)) } else { Ok(links) }
}

/// Returns the first sound link of a text, else the text itself, without costly repairs.
pub fn link_in(text: &str) -> String {
    let sound = if text.len() > MAX_TEXT {
        Vec::new()
    } else {
        sound(&plain(text).chars().collect::<Vec<char>>())
    };
    sound.into_iter().next().unwrap_or_else(|| text.trim().to_owned())
}

/// Returns whether a part of an address may contain a link. This is quick and may be wrong.
pub fn may_hold_link(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_mark = |at: usize| {
        let is_encoded = at >= 3 && bytes[at - 3] == b'%';
        let is_clear = at == 0 || is_encoded || !bytes[at - 1].is_ascii_alphanumeric();
        let kind = bytes[at].to_ascii_lowercase();
        let is_kind = Kind::ALL.iter().any(|it| it.letter() == char::from(kind));
        is_clear && is_kind && matches!(bytes[at + 1], b'1'..=b'9')
    };
    text.contains("%25") || (0..bytes.len().saturating_sub(LEAST)).any(is_mark)
}

/// A place where a link may begin.
#[derive(Clone, Copy, Debug)]
struct LinkStart {
    /// The index of its kind.
    at: usize,
    /// The index after kind and version.
    behind: usize,
    format: Format,
    edge: LinkEdge,
}

/// The character before a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LinkEdge {
    /// Not a letter or digit.
    Clear,
    /// A word: a space was lost, or this is the middle of a link.
    Blurred,
}

/// Returns the places where links may begin, those after a clear edge first.
fn starts(text: &[char]) -> Vec<LinkStart> {
    let start = |at: usize| {
        let kind = text[at].to_ascii_lowercase();
        let is_kind = |format: &Format| format.kind().letter() == kind;
        if !Format::ALL.iter().any(is_kind) {
            return None;
        }
        // There may be a line break after the kind.
        let gap =
            text[at + 1..].iter().take_while(|c| c.is_whitespace() || **c == '>').take(8).count();
        let version = *text.get(at + 1 + gap)?;
        let is_meant = |format: &Format| is_kind(format) && format.version() == version;
        let format = Format::ALL.into_iter().find(is_meant)?;
        let is_clear = at == 0 || !text[at - 1].is_alphanumeric();
        let edge = if is_clear { LinkEdge::Clear } else { LinkEdge::Blurred };
        Some(LinkStart { at, behind: at + 2 + gap, format, edge })
    };
    let all: Vec<LinkStart> = (0..text.len()).filter_map(start).collect();
    let (mut clear, blurred): (Vec<LinkStart>, Vec<LinkStart>) =
        all.into_iter().partition(|it| it.edge == LinkEdge::Clear);
    clear.extend(blurred);
    clear
}

/// Returns the links that are sound in one of the readings.
fn sound(text: &[char]) -> Vec<String> {
    let mut work = Work(SEARCH);
    let mut found: Vec<(usize, usize, String)> = Vec::new();
    let readings = LinkReading::of(text);
    'search: for start in starts(text) {
        if found.len() == MAX_LINKS || start.edge == LinkEdge::Blurred && !found.is_empty() {
            break;
        }
        if found.iter().any(|(from, to, _)| (from..to).contains(&&start.at)) {
            continue;
        }
        for reading in &readings {
            let run = LinkRun::from(text, start.behind, *reading, MAX_LINK);
            if !work.spend(run.letters.count() + run.passed) {
                break 'search;
            }
            let Some(length) = run.letters.sound_length() else { continue };
            let link = run.letters.first(length).text(start.format);
            if codec::header(&link).is_ok() {
                found.push((start.at, run.places[length - 1] + 1, link));
                break;
            }
        }
    }
    found.sort();
    let mut links: Vec<String> = Vec::new();
    for (.., link) in found {
        if !links.contains(&link) {
            links.push(link);
        }
    }
    links
}

/// Returns the links that can be repaired, of a text without a sound one.
fn repaired(text: &[char]) -> Vec<String> {
    let mut work = Work(MENDING);
    let readings = LinkReading::of(text);
    for start in damaged(text) {
        for reading in &readings {
            let run = LinkRun::from(text, start.behind, *reading, MAX_LINK);
            for length in run.ends().take(MAX_ENDS) {
                let links =
                    mended(start.format, &run.letters.first(length), Judge::Checksum, &mut work);
                if !links.is_empty() {
                    return links;
                }
            }
        }
    }
    Vec::new()
}

/// Returns the beginnings of damaged links, longest first; none is inside another.
fn damaged(text: &[char]) -> Vec<LinkStart> {
    let mut found: Vec<(usize, LinkStart)> = Vec::new();
    for start in starts(text).into_iter().filter(|start| start.edge == LinkEdge::Clear) {
        let end = found.last().map_or(0, |(length, last)| last.behind + length);
        if start.at >= end {
            found.push((first_run(text, start).count(), start));
        }
    }
    found.retain(|(length, _)| *length >= LEAST);
    found.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    found.into_iter().map(|(_, start)| start).take(MAX_DAMAGED).collect()
}

/// Returns the characters from a beginning up to the first that links do not have.
fn first_run(text: &[char], start: LinkStart) -> Letters {
    let mut letters = Letters::default();
    let own = text[start.behind..].iter().take(MAX_LINK);
    own.take_while(|&&c| letters.push(c)).for_each(drop);
    letters
}

/// Returns whether characters may be a link without its capitals: many different ones, including digits. Words and random
/// typing are not.
fn is_by_chance(text: &str) -> bool {
    let different: BTreeSet<char> = text.to_ascii_lowercase().chars().collect();
    let digits = text.chars().filter(char::is_ascii_digit).count();
    different.len() >= MANY && (1..=text.len() / 2).contains(&digits)
}

/// Returns why a text has no link.
fn flaw(text: &[char]) -> Flaw {
    if let Some((link, why)) = foreign(text) {
        return Flaw::Foreign(link, why);
    }
    if let Some(&start) = damaged(text).first() {
        let letters = first_run(text, start);
        let link = letters.text(start.format);
        let has = |is_such: fn(&char) -> bool| link[2..].chars().any(|c| is_such(&c));
        let is_mixed = has(char::is_ascii_lowercase) && has(char::is_ascii_uppercase);
        let is_flat = letters.count() >= SURELY_MIXED && !is_mixed && is_by_chance(&link[2..]);
        return if is_flat { Flaw::OneCase } else { Flaw::Damaged(link) };
    }
    named(text).map_or(Flaw::NoLink, Flaw::Damaged)
}

/// Returns the first word of a text that is a complete link of an unknown kind or format.
fn foreign(text: &[char]) -> Option<(String, LinkError)> {
    let words = text.split(|c| !c.is_ascii_alphanumeric() && !"-_".contains(*c));
    words.filter(|word| (LEAST..MAX_LINK).contains(&word.len())).find_map(|word| {
        let word: String = word.iter().collect();
        let why = codec::foreign(&word)?;
        Some((word, why))
    })
}

/// Returns the link part of an address, or a text that is a single word, if it begins with a kind and a version.
fn named(text: &[char]) -> Option<String> {
    let text: String = text.iter().collect();
    let word = text.rsplit(['#', '/']).next().unwrap_or_default().trim();
    let mut letters = word.chars();
    let kind = letters.next()?;
    let is_kind = Format::ALL.iter().any(|format| format.kind().letter() == kind);
    let has_version = letters.next().is_none_or(|c| c.is_ascii_digit());
    let is_plain = word.len() <= MAX_LINK
        && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if is_kind && has_version && is_plain { Some(word.to_owned()) } else { None }
}

#[cfg(test)]
mod tests;
