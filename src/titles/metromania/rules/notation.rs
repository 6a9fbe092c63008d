//! Actions as short text, for files, logs and typed commands.

use super::action::Action;
use super::destination::Letter;
use super::state::{LineId, Pattern, State};
use crate::titles::metromania::boards::{Edge, Flank, SpotType, Vertex};

/// Writes an action as text: `double H`, `solid 4,-2`, `striped 6,-4 5,-3` for a start, `left`, `place A`, `station 3,-1`,
/// `stop`, `pass`, `decline`. Points are axial coordinates.
pub(super) fn write(state: &State, action: Action) -> String {
    match action {
        Action::Double(kind) => format!("double {}", kind.letter()),
        Action::Dig(pattern, edge) => write_dig(state, pattern, edge),
        Action::Lay(Flank::Left) => "left".to_owned(),
        Action::Lay(Flank::Right) => "right".to_owned(),
        Action::Place(letter) => format!("place {}", letter.name()),
        Action::Station(vertex) => format!("station {}", point(vertex)),
        Action::Stop => "stop".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Decline => "decline".to_owned(),
    }
}

/// Writes an edge that continues the line by the point it leads to, others by both ends.
fn write_dig(state: &State, pattern: Pattern, edge: Edge) -> String {
    let line = pattern_name(pattern);
    let head = state.line(LineId::of(state.seat, pattern)).head();
    match head.and_then(|head| edge.other(head)) {
        Some(to) => format!("{line} {}", point(to)),
        None => {
            let [from, to] = edge.ends();
            format!("{line} {} {}", point(from), point(to))
        }
    }
}

/// Writes a vertex as axial coordinates, such as `4,-2`.
pub(crate) fn point(vertex: Vertex) -> String {
    let (q, r) = vertex.place();
    format!("{q},{r}")
}

/// Parses axial coordinates.
pub(crate) fn point_named(word: &str) -> Option<Vertex> {
    let (q, r) = word.split_once(',')?;
    Vertex::named(q.parse().ok()?, r.parse().ok()?)
}

/// Returns the name of a pattern.
pub(crate) fn pattern_name(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Solid => "solid",
        Pattern::Striped => "striped",
    }
}

/// Finds a pattern by its name.
pub(crate) fn pattern_named(word: &str) -> Option<Pattern> {
    Pattern::ALL.into_iter().find(|&pattern| word.eq_ignore_ascii_case(pattern_name(pattern)))
}

/// Parses an action; `None` if the text is not one. Words are separated by spaces; case does not matter.
pub(super) fn read(state: &State, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        [word] => read_word(word),
        [word, what] => read_pair(state, word, what),
        [word, from, to] => {
            let edge = Edge::between(point_named(from)?, point_named(to)?)?;
            Some(Action::Dig(pattern_named(word)?, edge))
        }
        _ => None,
    }
}

fn read_word(word: &str) -> Option<Action> {
    match word.to_ascii_lowercase().as_str() {
        "left" => Some(Action::Lay(Flank::Left)),
        "right" => Some(Action::Lay(Flank::Right)),
        "stop" => Some(Action::Stop),
        "pass" => Some(Action::Pass),
        "decline" => Some(Action::Decline),
        _ => None,
    }
}

fn read_pair(state: &State, word: &str, what: &str) -> Option<Action> {
    match word.to_ascii_lowercase().as_str() {
        "double" => {
            let named = |kind: &SpotType| Some(kind.letter()) == only_letter(what);
            SpotType::ALL.into_iter().find(named).map(Action::Double)
        }
        "place" => Letter::named(only_letter(what)?).map(Action::Place),
        "station" => point_named(what).map(Action::Station),
        _ => {
            let pattern = pattern_named(word)?;
            let head = state.line(LineId::of(state.seat, pattern)).head()?;
            Some(Action::Dig(pattern, Edge::between(head, point_named(what)?)?))
        }
    }
}

/// Returns the letter of a one-letter word, as a capital.
fn only_letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let letter = letters.next()?.to_ascii_uppercase();
    if letters.next().is_none() { Some(letter) } else { None }
}
