//! Reads lists with head rows, as written by spreadsheets: Routes, Tickets and places, in one text or in several.

use super::cells::{MARKS, Rest, Row};
use super::check::{At, Finding, Why};
use super::heads::{Column, Head, Table};
use super::raw::{End, Raw, RawPlace, RawRoute, RawTicket};
use super::values::{
    Amount, coordinate, coordinates, is_bridge, is_ferry, is_long, is_tunnel, is_yes, key, lanes,
};
use super::{Ground, MAX_ROWS, PlaceKind};
use crate::words::naming;

/// The most lanes read from one row; fewer can be played.
const MOST_LANES: u32 = 4;

/// Reads the tables of a text; `None` if it has none.
pub(super) fn read(text: &str) -> Option<Raw> {
    let (mut rest, mark_said) = said_mark(text);
    let mut mark = mark_said.unwrap_or(MARKS[0]);
    let mut head: Option<Head> = None;
    let mut before: Vec<Row> = Vec::new();
    let mut raw = Raw::default();
    let (mut routes, mut tickets) = (0, 0);
    let mut unread: Vec<(usize, Vec<String>)> = Vec::new();
    let (mut heading, mut title) = (String::new(), String::new());
    loop {
        if let Some((next, by)) = head_of(rest, mark_said) {
            unread.push((rest.line, Vec::new()));
            title = std::mem::take(&mut heading);
            mark = by;
            if next.table == Table::Routes {
                raw.routes.get_or_insert_default();
            }
            head = Some(next);
            let Some((_, behind)) = rest.row(mark) else { break };
            rest = behind;
            continue;
        }
        let Some((row, behind)) = rest.row(mark) else { break };
        rest = behind;
        if row.is_empty() {
            continue;
        }
        // A single cell above a head is the name of that table.
        let mut said = row.cells.iter().filter(|cell| !cell.is_empty());
        if let (Some(_), Some(name), None) = (&head, said.next(), said.next()) {
            if head_of(rest.behind_gaps(), mark_said).is_some() {
                heading.clone_from(name);
                continue;
            }
            if is_remark(name) {
                continue;
            }
        }
        let is_row = head.as_ref().filter(|head| !is_sum(head, &row.cells));
        if let (Some(head), Some((_, columns))) = (is_row, unread.last_mut()) {
            let named = head.unread(&row.cells).map(|name| naming::clipped(name, 20));
            named.for_each(|name| columns.extend((!columns.contains(&name)).then_some(name)));
        }
        match &head {
            None => before.push(row),
            Some(_) if is_row.is_none() => raw.found.push(left_out(&row)),
            Some(head) => match head.table {
                Table::Places => {
                    let it = place(head, &row.cells);
                    raw.found.extend(displaced(head, &row.cells, &it));
                    raw.places.push(it);
                }
                Table::Routes => {
                    routes += 1;
                    let it = route(head, &row.cells, routes);
                    raw.routes.get_or_insert_default().extend((routes <= MAX_ROWS).then_some(it));
                }
                Table::Tickets => {
                    tickets += 1;
                    let mut it = ticket(head, &row.cells, tickets);
                    if it.deck.is_empty() {
                        it.deck.clone_from(&title);
                    }
                    raw.tickets.extend((tickets <= MAX_ROWS).then_some(it));
                }
            },
        }
    }
    head?;
    for row in before {
        match row.cells.first().and_then(|cell| cell.strip_prefix('#')) {
            Some(name) if raw.name.is_none() => raw.name = Some(name.to_owned()),
            Some(_) => {}
            _ => raw.found.push(left_out(&row)),
        }
    }
    let unread = unread.into_iter().filter(|(_, columns)| !columns.is_empty());
    let findings =
        unread.map(|(line, it)| Finding::new(At::Line(None, line), Why::UnknownColumns(it)));
    raw.found.extend(findings);
    Some(raw)
}

/// Reads a first line that names the separator; returns the rest and the separator.
pub(super) fn said_mark(text: &str) -> (Rest<'_>, Option<char>) {
    let rest = Rest::new(text);
    let line = rest.first_line().trim().trim_matches('"');
    let said = line
        .get(..4)
        .filter(|it| it.eq_ignore_ascii_case("sep="))
        .and_then(|_| line[4..].chars().next());
    match said {
        Some(mark) => (rest.behind_line(), Some(mark)),
        // "sep=" followed by a tab that was trimmed.
        None if line.eq_ignore_ascii_case("sep=") => (rest.behind_line(), Some('\t')),
        None => (rest, None),
    }
}

/// Returns the head of the next table, and its separator.
fn head_of(rest: Rest<'_>, said: Option<char>) -> Option<(Head, char)> {
    let marks = said.into_iter().chain(MARKS);
    let heads = marks.filter_map(|mark| {
        let line = Rest::new(rest.head_lines());
        let (row, _) = line.row(mark)?;
        Some((Head::of(&row.cells)?, mark))
    });
    // The most known columns win, on a tie the first.
    heads.reduce(|best, next| if next.0.count() > best.0.count() { next } else { best })
}

/// Returns the finding about an omitted row.
pub(super) fn left_out(row: &Row) -> Finding {
    let text = naming::clipped(&row.cells.join(" "), 40);
    Finding::new(At::Line(None, row.line), Why::NotUnderstood(text))
}

/// Labels of sums below a table in spreadsheets.
const SUMS: [&str; 9] =
    ["total", "totals", "totales", "sum", "summe", "suma", "somme", "gesamt", "average"];

/// Returns whether a row is the sum of those above it: it has such a label, and lacks two ends or a position.
fn is_sum(head: &Head, cells: &[String]) -> bool {
    let says = cells.iter().find(|cell| !cell.is_empty()).is_some_and(|cell| {
        let key = key(cell);
        SUMS.contains(&key.as_str())
    });
    let is_whole = match head.table {
        Table::Places => place(head, cells).at.is_some(),
        _ => ends(head, cells).iter().all(|end| end.iter().any(|name| !name.is_empty())),
    };
    says && !is_whole
}

fn place(head: &Head, cells: &[String]) -> RawPlace {
    let cell = |column| head.cell(cells, column);
    // Latitudes grow northwards, drawings southwards.
    let lies = |down| coordinate(cell(Column::Across)).zip(coordinate(cell(down)));
    let north = lies(Column::North).map(|(x, y)| (x, -y));
    let spot = coordinates(cell(Column::Spot)).map(|(north, east)| (east, -north));
    let kind = key(cell(Column::Kind));
    let is_junction =
        ["junction", "waypoint", "kreuzung", "cruce"].iter().any(|it| kind.contains(it));
    RawPlace {
        name: cell(Column::Name).to_owned(),
        id: Some(cell(Column::Id).to_owned()),
        at: lies(Column::Down).or(north).or(spot),
        kind: if is_junction { PlaceKind::Junction } else { PlaceKind::Location },
        ..RawPlace::default()
    }
}

/// Returns the finding about a position that was not understood.
fn displaced(head: &Head, cells: &[String], place: &RawPlace) -> Option<Finding> {
    let columns = [Column::Across, Column::Down, Column::North, Column::Spot];
    let said = columns.map(|column| head.cell(cells, column));
    let odd = said.into_iter().find(|cell| !cell.is_empty() && coordinate(cell).is_none())?;
    let why = Why::NoNumber(naming::clipped(odd, 20));
    if place.at.is_some() { None } else { Some(Finding::new(At::Place(place.name.clone()), why)) }
}

fn is_remark(cell: &str) -> bool {
    cell.starts_with(['#', '%']) || cell.starts_with("//")
}

/// The columns with names of places.
const ENDS: [Column; 4] = [Column::From, Column::To, Column::FromId, Column::ToId];

fn ends(head: &Head, cells: &[String]) -> [End; 2] {
    [[Column::FromId, Column::From], [Column::ToId, Column::To]]
        .map(|columns| columns.map(|column| head.cell(cells, column).to_owned()).to_vec())
}

fn route(head: &Head, cells: &[String], row: usize) -> RawRoute {
    let cell = |column| head.cell(cells, column);
    // Some lists write it next to the colour, or among remarks.
    let says_tunnel = head.beside(cells, &ENDS).any(is_tunnel);
    let symbols = Amount::of(cell(Column::Symbols));
    let says_ferry = || is_ferry(cell(Column::Kind)).into();
    RawRoute {
        row,
        ends: ends(head, cells),
        length: Amount::of(cell(Column::Length)),
        colors: match cell(Column::Second) {
            "" => lanes(cell(Column::Color)),
            second => vec![cell(Column::Color).to_owned(), second.to_owned()],
        },
        lanes: match Amount::of(cell(Column::Lanes)).value {
            0 => 1 + usize::from(is_yes(cell(Column::Double))),
            lanes => lanes.min(MOST_LANES) as usize,
        },
        // If a list only marks a ferry, one space requires a wild card.
        symbols: match symbols.doubt {
            Some(Why::NoNumber(_)) => is_yes(cell(Column::Symbols)).into(),
            _ if cell(Column::Symbols).is_empty() => says_ferry(),
            _ => symbols.value,
        },
        ground: if says_tunnel || is_yes(cell(Column::Tunnel)) {
            Ground::Tunnel
        } else {
            Ground::Open
        },
        is_bridge: is_bridge(cell(Column::Kind)),
        ..RawRoute::default()
    }
}

fn ticket(head: &Head, cells: &[String], row: usize) -> RawTicket {
    let cell = |column| head.cell(cells, column);
    let long = cell(Column::Long);
    RawTicket {
        row,
        ends: ends(head, cells),
        points: Amount::of(cell(Column::Points)),
        is_long: is_yes(long) || is_long(long) || is_long(cell(Column::Kind)),
        deck: cell(Column::Deck).to_owned(),
    }
}
