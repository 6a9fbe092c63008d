//! Converts the text file of a built-in board into Rust tables. The lists have the format of own boards; the heads of
//! the text files describe it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// The words of a column, each with its Rust value.
type Words = &'static [(&'static str, &'static str)];

const ANCHORS: Words = &[("start", "Start"), ("middle", "Middle"), ("end", "End")];
const BENDS: Words = &[
    ("straight", "Straight"),
    ("diagonal first", "DiagonalFirst"),
    ("diagonal last", "DiagonalLast"),
];
const KINDS: Words = &[("tram", "Tram"), ("ferry", "Ferry"), ("metro", "Metro")];
const COLORS: Words = &[
    ("blue", "Some(Color::Blue)"),
    ("green", "Some(Color::Green)"),
    ("black", "Some(Color::Black)"),
    ("purple", "Some(Color::Purple)"),
    ("red", "Some(Color::Red)"),
    ("orange", "Some(Color::Orange)"),
    ("grey", "None"),
];

/// The columns of the three lists.
const LOCATIONS: &str = "name;x;y;right;down;anchor;lines;narrow;short;token";
const ROUTES: &str = "from;to;length;colour;kind;line";
const TICKETS: &str = "from;to;points";

/// A row of a list: its cells by the names of their columns.
struct Row<'a>(BTreeMap<&'static str, &'a str>);

impl<'a> Row<'a> {
    fn of(columns: &'static str, line: &'a str) -> Result<Row<'a>, String> {
        let cells: Vec<&str> = line.split(';').map(str::trim).collect();
        if cells.len() > columns.split(';').count() {
            return Err("more cells than the head of the list".to_owned());
        }
        Ok(Row(columns.split(';').zip(cells).collect()))
    }

    fn cell(&self, column: &str) -> &'a str {
        self.0.get(column).copied().unwrap_or_default()
    }

    /// Returns the parts of a cell, which are separated by `/`.
    fn parts(&self, column: &str) -> Vec<&'a str> {
        self.cell(column).split('/').map(str::trim).filter(|it| !it.is_empty()).collect()
    }

    fn number(&self, column: &str, range: RangeInclusive<i16>) -> Result<i16, String> {
        let number = self.cell(column).parse().ok().filter(|it| range.contains(it));
        let (first, last) = range.into_inner();
        number.ok_or_else(|| format!("{column} is no number from {first} to {last}"))
    }

    fn word(&self, column: &str, words: Words) -> Result<&'static str, String> {
        word(self.cell(column), words)
    }

    /// Returns the two Locations of a Route or a Ticket.
    fn ends(&self, names: &[&str]) -> Result<String, String> {
        let end = |column| {
            let name = self.cell(column);
            let at = names.iter().position(|it| *it == name);
            at.ok_or_else(|| format!("no Location is {name:?}"))
        };
        let (from, to) = (end("from")?, end("to")?);
        if from == to {
            return Err("both ends are one Location".to_owned());
        }
        Ok(format!("[LocationId({from}), LocationId({to})]"))
    }
}

fn word(said: &str, words: Words) -> Result<&'static str, String> {
    let found = words.iter().find(|(word, _)| *word == said);
    let known = || words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
    found.map(|(_, rust)| *rust).ok_or_else(|| format!("{said:?} is none of {}", known()))
}

/// Returns the lists of a file as Rust tables, or an error with file and line.
pub(crate) fn rust(file: &str, source: &str) -> Result<String, String> {
    let mut tables = Tables::default();
    let mut columns = None;
    for (number, line) in (1..).zip(source.trim_start_matches('\u{feff}').lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let head = line.replace(' ', "");
        let is_head = |it: &&&str| **it == head;
        if let Some(list) = [LOCATIONS, ROUTES, TICKETS].iter().find(is_head) {
            columns = Some(*list);
            continue;
        }
        let read = match columns {
            Some(columns) => Row::of(columns, line).and_then(|row| tables.take(columns, &row)),
            None => Err("no head of a list stands above".to_owned()),
        };
        read.map_err(|fault| format!("{file}:{number}: {fault}"))?;
    }
    tables.rust().map_err(|fault| format!("{file}: {fault}"))
}

/// The rows read so far.
#[derive(Default)]
struct Tables<'a> {
    names: Vec<&'a str>,
    /// The index of the Location of each stack of Tourist tokens, by the number on its symbol.
    tokens: BTreeMap<i16, usize>,
    locations: String,
    links: String,
    /// The number of Routes: each lane of a link is one.
    lanes: usize,
    tickets: String,
    /// The pairs of Locations that have Tickets, in both directions.
    joined: BTreeSet<[&'a str; 2]>,
}

impl<'a> Tables<'a> {
    fn take(&mut self, columns: &str, row: &Row<'a>) -> Result<(), String> {
        match columns {
            LOCATIONS => self.location(row),
            ROUTES => self.link(row),
            _ => self.ticket(row),
        }
    }

    fn location(&mut self, row: &Row<'a>) -> Result<(), String> {
        let name = row.cell("name");
        if name.is_empty() || self.names.contains(&name) {
            return Err(format!("{name:?} is no name, or there already"));
        }
        let [x, y] = [row.number("x", 0..=200)?, row.number("y", 0..=200)?];
        let [right, down] = [row.number("right", -99..=99)?, row.number("down", -99..=99)?];
        let anchor = row.word("anchor", ANCHORS)?;
        let [lines, narrow, short] = ["lines", "narrow", "short"].map(|column| row.parts(column));
        if lines.is_empty() {
            return Err("no lines of the name".to_owned());
        }
        if !row.cell("token").is_empty()
            && self.tokens.insert(row.number("token", 1..=7)?, self.names.len()).is_some()
        {
            return Err("another Location has this token".to_owned());
        }
        self.names.push(name);
        self.locations += &format!(
            "Location {{ name: {name:?}, at: Point {{ x: {x}, y: {y} }}, label: Label {{ \
             offset: Point {{ x: {right}, y: {down} }}, anchor: Anchor::{anchor}, \
             lines: &{lines:?}, narrow: &{narrow:?}, short: &{short:?} }} }},\n"
        );
        Ok(())
    }

    fn link(&mut self, row: &Row<'a>) -> Result<(), String> {
        let ends = row.ends(&self.names)?;
        let (length, kind) = (row.number("length", 1..=6)?, row.word("kind", KINDS)?);
        let (symbols, bend) = (i16::from(kind == "Ferry"), row.word("line", BENDS)?);
        let colors = row.parts("colour").into_iter().map(|color| word(color, COLORS));
        let colors = colors.collect::<Result<Vec<_>, String>>()?;
        if !(1..=2).contains(&colors.len()) {
            return Err("a Route has a colour, a Double Route two with a / between them".to_owned());
        }
        self.lanes += colors.len();
        self.links += &format!(
            "Link {{ ends: {ends}, length: {length}, kind: Kind::{kind}, symbols: {symbols}, is_tunnel: false, \
             lanes: &[{}], bend: Bend::{bend} }},\n",
            colors.join(", ")
        );
        Ok(())
    }

    fn ticket(&mut self, row: &Row<'a>) -> Result<(), String> {
        let (ends, points) = (row.ends(&self.names)?, row.number("points", 1..=30)?);
        let mut joined = [row.cell("from"), row.cell("to")];
        joined.sort_unstable();
        if !self.joined.insert(joined) {
            return Err("another Ticket joins the same Locations".to_owned());
        }
        self.tickets += &format!("Ticket {{ ends: {ends}, points: {points} }},\n");
        Ok(())
    }

    fn rust(&self) -> Result<String, String> {
        if !self.tokens.keys().copied().eq(1..=self.tokens.len() as i16) {
            return Err("tokens are numbered from 1 on, without a gap".to_owned());
        }
        let stacks = self.tokens.values().map(|at| format!("LocationId({at}), "));
        let (lanes, stacks) = (self.lanes, stacks.collect::<String>());
        let Tables { locations, links, tickets, .. } = self;
        Ok(format!(
            "const LOCATIONS: &[Location] = &[\n{locations}];\n\
             const LINKS: &[Link] = &[\n{links}];\n\
             const ROUTES: [Route; {lanes}] = routes(LINKS, &RULES);\n\
             const TICKETS: &[Ticket] = &[\n{tickets}];\n\
             const STACKS: &[LocationId] = &[{stacks}];\n"
        ))
    }
}
