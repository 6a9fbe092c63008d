//! Lists with a head row: Routes, Tickets and places, in one text or apart, as spreadsheets write them.

use super::check::{At, Finding, Why};
use super::lines::painted;
use super::{
    Deck, Draft, DraftRoute, DraftTicket, Ground, MAX_ROWS, Place, PlaceKind, clean, is_same_name,
    numbered,
};
use crate::titles::city::boards::Kind;
use crate::words::letters::in_small;
use crate::words::naming;

/// What a table lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Table {
    Routes,
    Tickets,
    Places,
}

/// A head row: what the table lists, and the name of each column.
struct Head {
    table: Table,
    columns: Vec<String>,
}

impl Head {
    /// The head of a table; nothing where a row is none.
    fn of(cells: &[String]) -> Option<Head> {
        let columns: Vec<String> = cells.iter().map(|cell| in_small(cell)).collect();
        let has = |names: &[&str]| columns.iter().any(|column| names.contains(&column.as_str()));
        let joins = has(FROM) && has(TO);
        let table = if joins && has(LENGTH) {
            Table::Routes
        } else if joins && has(POINTS) {
            Table::Tickets
        } else if has(NAME) && has(ACROSS) && has(DOWN) {
            Table::Places
        } else {
            return None;
        };
        Some(Head { table, columns })
    }

    /// The cell of the first of some columns that says something.
    fn cell<'a>(&self, cells: &'a [String], names: &[&str]) -> &'a str {
        let said = names.iter().find_map(|name| {
            let at = self.columns.iter().position(|column| column == name)?;
            cells.get(at).filter(|cell| !cell.is_empty())
        });
        said.map_or("", String::as_str)
    }
}

const FROM: &[&str] = &["from", "a", "from id"];
const TO: &[&str] = &["to", "b", "to id"];
const LENGTH: &[&str] = &["length", "spaces"];
const POINTS: &[&str] = &["points", "value"];
const NAME: &[&str] = &["name", "id"];
const ACROSS: &[&str] = &["x", "lon", "lng", "longitude"];
const DOWN: &[&str] = &["y", "lat", "latitude"];
const COLOR: &[&str] = &["colour", "color"];
const SYMBOLS: &[&str] = &["locomotives", "ferrylocomotives", "ferry locomotives"];

/// The cells of each row that has any, by the mark that stands most in the first one.
fn rows(text: &str) -> impl Iterator<Item = Vec<String>> {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let count = |mark: char| first.matches(mark).count();
    let mark = [',', ';', '\t'].into_iter().max_by_key(|&mark| count(mark)).unwrap_or(',');
    let lines = text.lines().map(move |line| cells(line, mark));
    lines.filter(|cells| cells.iter().any(|cell| !cell.is_empty()))
}

/// The cells of a line; quotes hold a mark within a cell, and an apostrophe before a sign is the spreadsheet's own.
fn cells(line: &str, mark: char) -> Vec<String> {
    let (mut cells, mut cell, mut is_quoted) = (Vec::new(), String::new(), false);
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if is_quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' => is_quoted = !is_quoted,
            _ if letter == mark && !is_quoted => cells.push(std::mem::take(&mut cell)),
            _ => cell.push(letter),
        }
    }
    cells.push(cell);
    let bare = |cell: &str| {
        let cell = cell.trim();
        let sign = cell.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@']));
        sign.unwrap_or(cell).to_owned()
    };
    cells.iter().map(|cell| bare(cell)).collect()
}

/// Whether the first row of a text is the head of a table.
pub(super) fn is_list(text: &str) -> bool {
    rows(text).next().is_some_and(|cells| Head::of(&cells).is_some())
}

/// Reads all tables of a text, places first, wherever they stand.
pub(super) fn read(text: &str, findings: &mut Vec<Finding>) -> Draft {
    let mut draft = Draft::new("Board");
    let mut tables: Vec<(Head, Vec<Vec<String>>)> = Vec::new();
    for cells in rows(text).take(3 * MAX_ROWS) {
        match (Head::of(&cells), tables.last_mut()) {
            (Some(head), _) => tables.push((head, Vec::new())),
            (None, Some((_, rows))) => rows.push(cells),
            (None, None) => {}
        }
    }
    let of = |table: Table| {
        let fitting = tables.iter().filter(move |(head, _)| head.table == table);
        fitting.flat_map(|(head, rows)| rows.iter().map(move |cells| (head, cells.as_slice())))
    };
    let mut ids = Vec::new();
    of(Table::Places)
        .take(MAX_ROWS)
        .for_each(|row| read_place(&mut draft, row, &mut ids, findings));
    let is_open = draft.places.is_empty();
    let ends = |draft: &mut Draft, row: (&Head, &[String])| -> [Result<usize, String>; 2] {
        [FROM, TO].map(|names| {
            let name = row.0.cell(row.1, names);
            let of_id = ids.iter().find(|(id, _)| id == name).map(|&(_, at)| at);
            let known = of_id.or_else(|| {
                let name = clean(name)?;
                draft.places.iter().position(|place| is_same_name(&place.name, &name))
            });
            let found = if is_open { known.or_else(|| draft.place(name)) } else { known };
            found.ok_or_else(|| naming::clipped(name, 40))
        })
    };
    for (row, (head, cells)) in (1..).zip(of(Table::Routes).take(MAX_ROWS)) {
        let found = ends(&mut draft, (head, cells));
        read_route(&mut draft, row, found, (head, cells), findings);
    }
    for (row, (head, cells)) in (1..).zip(of(Table::Tickets).take(MAX_ROWS)) {
        let found = ends(&mut draft, (head, cells));
        let at = |names| At::Ticket(row, names);
        let Some(ends) = known_ends(&draft, found, at, findings) else { continue };
        let deck = in_small(head.cell(cells, &["deck", "set"]));
        let deck = if deck.contains("long") { Deck::Long } else { Deck::Usual };
        let points = number(head.cell(cells, POINTS));
        draft.add_ticket(DraftTicket { row, ends, points, deck }, findings);
    }
    findings.push(Finding::new(At::Board, Why::TramsAssumed(draft.rules.pieces.trams)));
    draft
}

fn number(text: &str) -> u32 {
    text.parse().unwrap_or(0)
}

/// Both ends, where the file has both; what it lacks is told.
pub(super) fn known_ends(
    draft: &Draft,
    found: [Result<usize, String>; 2],
    at: impl Fn([String; 2]) -> At,
    findings: &mut Vec<Finding>,
) -> Option<[usize; 2]> {
    let name = |end: &Result<usize, String>| match end {
        Ok(at) => draft.places[*at].name.clone(),
        Err(name) => name.clone(),
    };
    let names = [name(&found[0]), name(&found[1])];
    match found {
        [Ok(from), Ok(to)] => Some([from, to]),
        [Err(name), _] | [_, Err(name)] => {
            findings.push(Finding::new(at(names), Why::NoSuchPlace(name)));
            None
        }
    }
}

fn read_place(
    draft: &mut Draft,
    (head, cells): (&Head, &[String]),
    ids: &mut Vec<(String, usize)>,
    findings: &mut Vec<Finding>,
) {
    let coordinate =
        |names| head.cell(cells, names).parse::<f64>().ok().filter(|it| it.is_finite());
    let is_globe = head.columns.iter().any(|column| column.starts_with("lat"));
    let down = coordinate(DOWN).map(|down| if is_globe { -down } else { down });
    let is_junction = in_small(head.cell(cells, &["kind", "type"])).contains("junction");
    let kind = if is_junction { PlaceKind::Junction } else { PlaceKind::Location };
    let place = Place {
        name: head.cell(cells, NAME).to_owned(),
        at: coordinate(ACROSS).zip(down),
        kind,
        label_angle: None,
    };
    let Some(at) = draft.add_place(place, findings) else { return };
    let id = head.cell(cells, &["id"]);
    if !id.is_empty() {
        ids.push((id.to_owned(), at));
    }
}

fn read_route(
    draft: &mut Draft,
    row: usize,
    found: [Result<usize, String>; 2],
    (head, cells): (&Head, &[String]),
    findings: &mut Vec<Finding>,
) {
    let at = |names| At::Route(row, names);
    let Some(ends) = known_ends(draft, found, at, findings) else { return };
    let kind = in_small(head.cell(cells, &["type", "kind"]));
    let says_tunnel =
        !matches!(in_small(head.cell(cells, &["tunnel"])).as_str(), "" | "0" | "no" | "false");
    let is_tunnel = says_tunnel || kind.contains("tunnel");
    let symbols = number(head.cell(cells, SYMBOLS));
    let color = painted(head.cell(cells, COLOR), findings, || at(draft.names(ends)));
    draft.routes.push(DraftRoute {
        row,
        ends,
        length: number(head.cell(cells, LENGTH)),
        kind: if symbols > 0 { Kind::Ferry } else { Kind::Tram },
        symbols,
        color,
        ground: if is_tunnel { Ground::Tunnel } else { Ground::Open },
        bends: Vec::new(),
    });
}

impl Draft {
    /// Adds a place of a file, under a name that no other has.
    pub(super) fn add_place(&mut self, place: Place, findings: &mut Vec<Finding>) -> Option<usize> {
        if self.places.len() >= MAX_ROWS {
            return None;
        }
        let name = clean(&place.name).unwrap_or_else(|| format!("{}", self.places.len() + 1));
        let is_taken = |name: &str| self.places.iter().any(|place| is_same_name(&place.name, name));
        let numbered = (2..=MAX_ROWS).map(|number| numbered(&name, number));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| !is_taken(name))?;
        if free != name {
            findings.push(Finding::new(At::Place(free.clone()), Why::SameName));
        }
        self.places.push(Place { name: free, ..place });
        Some(self.places.len() - 1)
    }

    /// Adds a Ticket of a file, unless another joins the same places.
    pub(super) fn add_ticket(&mut self, ticket: DraftTicket, findings: &mut Vec<Finding>) {
        let [from, to] = ticket.ends;
        if self.tickets.iter().any(|it| it.ends == [from, to] || it.ends == [to, from]) {
            let at = At::Ticket(ticket.row, self.names(ticket.ends));
            return findings.push(Finding::new(at, Why::SameTicket));
        }
        self.tickets.push(ticket);
    }
}
