//! Reads plain lines, written by map generators or by hand: `A ; B ; length ; colour` is a Route, `A ; x ; y` a place
//! and `A ; B ; points`, after the Routes, a Ticket.

use super::cells::{MARKS, Row};
use super::check::{At, Finding, Why};
use super::heads::Head;
use super::lists::{left_out, said_mark};
use super::raw::{End, Raw, RawPlace, RawRoute, RawTicket};
use super::values::{Amount, is_color, is_ferry, is_tunnel, is_yes, lanes, numeral};
use super::{Ground, ImportError, MAX_ROWS};
use crate::titles::city::boards::city;
use crate::words::naming;

/// The fewest pairs at the end of a text that count as Tickets.
const LEAST_TICKETS: usize = 3;

/// The kinds of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// Two names, a number and a colour.
    Route,
    /// Two names and a number: a grey Route or a Ticket.
    Pair,
    /// A name and two numbers.
    Place,
    /// The board's name, or a remark.
    Remark,
    Empty,
    Strange,
}

impl Line {
    fn is_known(self) -> bool {
        matches!(self, Line::Route | Line::Pair | Line::Place)
    }

    fn of(row: &Row) -> Line {
        let cells: Vec<&str> = row.cells.iter().map(String::as_str).collect();
        let is_number = |at: usize| cells.get(at).is_some_and(|cell| numeral(cell).is_some());
        let is_name = |at: usize| cells.get(at).is_some_and(|cell| !cell.is_empty());
        let ends = cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1);
        match ends {
            0 => Line::Empty,
            _ if row.is_empty() => Line::Empty,
            _ if cells[0].starts_with('#') => Line::Remark,
            3 if is_name(0) && is_number(1) && is_number(2) && cells.len() == 3 => Line::Place,
            3 if is_name(0) && is_name(1) && is_number(2) && cells.len() == 3 => Line::Pair,
            3.. if is_name(0) && is_name(1) && is_number(2) => Line::Route,
            _ => Line::Strange,
        }
    }
}

/// Separators between two places in one cell.
const ARROWS: [&str; 7] = ["<->", "->", "↔", "→", "—", "–", " - "];

/// Normalizes a row: splits two places in one cell, and moves a colour after the number.
fn usual(mut row: Row) -> Row {
    let is_number = |cell: Option<&String>| cell.is_some_and(|cell| numeral(cell).is_some());
    if is_number(row.cells.get(1)) && !is_number(row.cells.get(2)) {
        let ends = ARROWS.iter().find_map(|arrow| row.cells[0].split_once(arrow));
        if let Some((from, to)) = ends.filter(|(from, to)| !from.is_empty() && !to.is_empty()) {
            let ends = [from, to].map(|end| end.trim().to_owned());
            row.cells.splice(..1, ends);
        }
    }
    if is_number(row.cells.get(3)) && row.cells.get(2).is_some_and(|cell| is_color(cell)) {
        row.cells.swap(2, 3);
    }
    row
}

/// Returns the rows of a text, split by the separator that makes most of them known.
fn rows(text: &str) -> Vec<(Line, Row)> {
    let (rest, said) = said_mark(text);
    let by = |mark: char| {
        let mut rest = rest;
        let mut rows = Vec::new();
        while rows.len() < 4 * MAX_ROWS
            && let Some((row, behind)) = rest.row(mark)
        {
            let row = usual(row);
            rows.push((Line::of(&row), row));
            rest = behind;
        }
        rows
    };
    let count = |rows: &[(Line, Row)], is_such: fn(&(Line, Row)) -> bool| {
        rows.iter().filter(|row| is_such(row)).count()
    };
    let known = |rows: &[(Line, Row)]| {
        (count(rows, |(line, _)| line.is_known()), count(rows, |(_, row)| row.cells.len() > 1))
    };
    if let Some(mark) = said {
        return by(mark);
    }
    let all = MARKS.map(by).into_iter();
    all.reduce(|best, next| if known(&next) > known(&best) { next } else { best })
        .unwrap_or_default()
}

/// Reads lines. Those that begin with `#` are ignored, except the first, which is the board's name.
///
/// # Errors
/// No line is understood.
pub(super) fn read(text: &str) -> Result<Raw, ImportError> {
    let rows = rows(text);
    if !rows.iter().any(|(line, _)| line.is_known()) {
        return Err(why_not(&rows));
    }
    let mut raw = Raw::default();
    let mut remarks = rows.iter().filter(|(line, _)| *line != Line::Empty);
    if let Some((Line::Remark, row)) = remarks.next() {
        raw.name = Some(row.cells.join(" ").trim_start_matches('#').to_owned());
    }
    let has_routes = rows.iter().any(|(line, _)| *line == Line::Route);
    let (mut routes, mut pairs) = (Vec::new(), Vec::new());
    let blocks = blocks(&rows);
    for (at, (line, row)) in rows.iter().enumerate() {
        match line {
            Line::Route => {
                let mut strange = other_cells(row)
                    .skip(1)
                    .filter(|it| is_yes(it) && !is_ferry(it) && !is_tunnel(it));
                raw.found.extend(strange.next().map(|it| {
                    Finding::new(
                        At::Line(None, row.line),
                        Why::NotUnderstood(naming::clipped(it, 40)),
                    )
                }));
                routes.push(row);
            }
            Line::Pair if has_routes && blocks.contains(&at) => pairs.push(row),
            Line::Pair => routes.push(row),
            Line::Place => raw.places.push(place(row)),
            Line::Strange => raw.found.push(left_out(row)),
            Line::Empty | Line::Remark => {}
        }
    }
    if !pairs.is_empty() {
        raw.found.push(Finding::new(At::Board, Why::PairsAsTickets(pairs.len())));
    }
    raw.is_pairs = !has_routes;
    raw.tickets =
        (1..).zip(pairs).take(MAX_ROWS).map(|(number, row)| ticket(row, number)).collect();
    if !routes.is_empty() {
        let routes = (1..).zip(routes).take(MAX_ROWS).map(|(number, row)| route(row, number));
        raw.routes = Some(routes.collect());
    }
    Ok(raw)
}

/// Returns the rows of pairs that are Tickets in a text whose Routes have colours: blocks with a number above the length
/// of a Route, and a last block that is separate or long.
fn blocks(rows: &[(Line, Row)]) -> Vec<usize> {
    let mut tickets = Vec::new();
    let mut from = 0;
    while from < rows.len() {
        if rows[from].0 != Line::Pair {
            from += 1;
            continue;
        }
        let to = from + rows[from..].iter().take_while(|(line, _)| *line == Line::Pair).count();
        let is_more = |row: &Row| numeral(&row.cells[2]).is_some_and(|it| it > city::LENGTH as f64);
        let is_far = rows[from..to].iter().any(|(_, row)| is_more(row));
        let is_last = rows[to..].iter().all(|(line, _)| *line != Line::Route);
        let is_apart = from == 0 || rows[from - 1].0 != Line::Route;
        if is_far || is_last && (is_apart || to - from >= LEAST_TICKETS) {
            tickets.extend(from..to);
        }
        from = to;
    }
    tickets
}

/// Returns the error of a text without a known line: its first line, preferably with several cells, and the word that is
/// not understood.
fn why_not(rows: &[(Line, Row)]) -> ImportError {
    let strange = || rows.iter().filter(|(line, _)| *line == Line::Strange).map(|(_, row)| row);
    let parted = strange().find(|row| row.cells.len() > 1);
    let Some(row) = parted.or_else(|| strange().next()) else { return ImportError::NotABoard };
    let word = Head::strange(&row.cells).or_else(|| odd(row)).unwrap_or_default();
    ImportError::Line(row.line, naming::clipped(word, 40))
}

/// Returns the cell that keeps a line from being understood.
fn odd(row: &Row) -> Option<&str> {
    let third = row.cells.get(2).filter(|cell| !cell.is_empty() && numeral(cell).is_none());
    third.or_else(|| row.cells.iter().rfind(|cell| !cell.is_empty())).map(String::as_str)
}

fn place(row: &Row) -> RawPlace {
    let number = |at: usize| numeral(&row.cells[at]).filter(|number| number.abs() < 1e6);
    RawPlace { name: row.cells[0].clone(), at: number(1).zip(number(2)), ..RawPlace::default() }
}

fn ends(row: &Row) -> [End; 2] {
    [0, 1].map(|at| vec![row.cells[at].clone()])
}

/// Returns the cells after the length and colour of a Route.
fn other_cells(row: &Row) -> impl Iterator<Item = &str> {
    row.cells.iter().skip(3).map(String::as_str)
}

fn route(row: &Row, number: usize) -> RawRoute {
    RawRoute {
        row: number,
        ends: ends(row),
        length: Amount::of(&row.cells[2]),
        colors: lanes(row.cells.get(3).map_or("", String::as_str)),
        symbols: other_cells(row).any(is_ferry).into(),
        ground: if other_cells(row).any(is_tunnel) { Ground::Tunnel } else { Ground::Open },
        ..RawRoute::default()
    }
}

fn ticket(row: &Row, number: usize) -> RawTicket {
    let points = Amount::of(&row.cells[2]);
    RawTicket { row: number, ends: ends(row), points, ..RawTicket::default() }
}
