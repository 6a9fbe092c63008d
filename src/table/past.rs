//! What the past of a game comes to: charts along a line, and two positions side by side. It asks any table, so it is there
//! once for all titles.

use super::open::{OpenTable, Past, Position, Stop};
use super::view::{Better, Metric};
use crate::engine::game::Seat;

/// What lies between two points of a chart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChartBy {
    /// A whole action.
    #[default]
    Action,
    /// A round.
    Round,
}

/// A metric of every seat along a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The lowest value; never above 0.
    pub low: i32,
    /// The highest value; more than the lowest.
    pub high: i32,
    /// The last place of a point from left to right; at least 1.
    pub width: usize,
    /// The ply of each point, the start first.
    pub plies: Vec<usize>,
    /// The values of each seat, one a point.
    pub curves: Vec<Vec<i32>>,
}

impl Chart {
    /// The chart of a metric along a line up to a ply; `None` where not all of it may be known.
    pub fn of(table: &dyn OpenTable, end: Position, metric: usize, by: ChartBy) -> Option<Chart> {
        let mut plies: Vec<usize> = match by {
            ChartBy::Action => table.roots(end.line),
            // A round is told by the position at its end, which is the one at which the next begins.
            ChartBy::Round => table.stops(end.line).into_iter().map(|stop| stop.ply).collect(),
        };
        plies.retain(|&ply| ply < end.ply);
        if plies.first() != Some(&0) {
            plies.insert(0, 0);
        }
        if end.ply > 0 {
            plies.push(end.ply);
        }
        let values: Option<Vec<Vec<i32>>> =
            plies.iter().map(|&ply| table.measured(Position { ply, ..end }, metric)).collect();
        let values = values?;
        let seats = values.first().map_or(0, Vec::len);
        let curve = |seat: usize| values.iter().map(|point| point[seat]).collect();
        let all = || values.iter().flatten().copied();
        let low = all().min().unwrap_or(0).min(0);
        let high = all().max().unwrap_or(0).max(low + 1);
        let width = plies.len().saturating_sub(1).max(1);
        Some(Chart { low, high, width, plies, curves: (0..seats).map(curve).collect() })
    }

    /// Brings two charts to one scale, so that they can be drawn over each other.
    pub fn join(&mut self, other: &mut Chart) {
        self.low = self.low.min(other.low);
        self.high = self.high.max(other.high);
        self.width = self.width.max(other.width);
        (other.low, other.high, other.width) = (self.low, self.high, self.width);
    }

    /// The point whose position is shown at a ply: the last one up to it.
    pub fn point_of(&self, ply: usize) -> usize {
        self.plies.iter().rposition(|&it| it <= ply).unwrap_or(0)
    }

    /// The point nearest to a part of the width, in thousandths.
    pub fn point_at(&self, part: usize) -> usize {
        let last = self.plies.len().saturating_sub(1);
        ((part.min(1000) * self.width + 500) / 1000).min(last)
    }

    /// Where a point lies on a sheet of this width.
    pub fn x(&self, point: usize, width: i32) -> i32 {
        width * point as i32 / self.width as i32
    }

    /// How far below the top of a sheet of this height a value lies.
    pub fn y(&self, value: i32, height: i32) -> i32 {
        height - height * (value - self.low) / (self.high - self.low)
    }

    /// A curve on a sheet of this width and height, the origin at the top left, as svg writes points.
    pub fn points(&self, values: &[i32], (width, height): (i32, i32)) -> String {
        let points = values.iter().enumerate();
        let points =
            points.map(|(at, &value)| format!("{},{}", self.x(at, width), self.y(value, height)));
        points.collect::<Vec<_>>().join(" ")
    }
}

/// What a seat has of a metric in two positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// In the marked position.
    pub marked: i32,
    /// In the position on the table.
    pub here: i32,
}

/// How a change is for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// Nothing has changed.
    Same,
    /// The player has gained.
    Better,
    /// The player has lost.
    Worse,
}

impl Row {
    /// How the position on the table is for the player beside the marked one.
    pub fn trend(self, better: Better) -> Trend {
        let gain = match better {
            Better::More => self.here - self.marked,
            Better::Less => self.marked - self.here,
        };
        match gain {
            0 => Trend::Same,
            1.. => Trend::Better,
            _ => Trend::Worse,
        }
    }
}

/// Two positions of one game: one that was marked, and the one on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The position that was marked.
    pub marked: Position,
    /// The position on the table.
    pub here: Position,
    /// The ply up to which both have the same past.
    pub fork: usize,
    /// What is known of both, with a row for each seat.
    pub metrics: Vec<(&'static Metric, Vec<Row>)>,
}

impl Comparison {
    /// Lays a position beside the one on the table; `None` where its line is not there any more.
    pub fn of(table: &dyn OpenTable, marked: Position, here: Position) -> Option<Comparison> {
        let lines = table.lines();
        let fork = match lines.get(marked.line) {
            Some(line) => line.fork,
            // The only line of a game that keeps no others.
            None if marked.line == here.line => usize::MAX,
            None => return None,
        };
        let rows = |(at, metric): (usize, &'static Metric)| {
            let (there, here) = (table.measured(marked, at)?, table.measured(here, at)?);
            let row = |(marked, here)| Row { marked, here };
            Some((metric, there.into_iter().zip(here).map(row).collect()))
        };
        let metrics: Vec<(&'static Metric, Vec<Row>)> =
            table.metrics().iter().enumerate().filter_map(rows).collect();
        let fork = fork.min(marked.ply).min(here.ply);
        (!metrics.is_empty()).then_some(Comparison { marked, here, fork, metrics })
    }

    /// The row of a seat in each metric.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = (&'static Metric, Row)> {
        self.metrics
            .iter()
            .filter_map(move |(metric, rows)| Some((*metric, *rows.get(seat.index())?)))
    }
}

/// A step through the present line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// To the start.
    First,
    /// To the end.
    Last,
    /// A whole action back.
    Back,
    /// A whole action on.
    On,
    /// A decision back.
    DecisionBack,
    /// A decision on.
    DecisionOn,
    /// To the beginning of the round, or of the one before.
    RoundBack,
    /// To the beginning of the next round.
    RoundOn,
}

impl Walk {
    /// The step of a key, by the name that the list of keys has.
    pub fn of_key(name: &str) -> Option<Walk> {
        Some(match name {
            "Home" => Walk::First,
            "End" => Walk::Last,
            "\u{2190}" => Walk::Back,
            "\u{2192}" => Walk::On,
            "Shift+\u{2190}" => Walk::DecisionBack,
            "Shift+\u{2192}" => Walk::DecisionOn,
            "PgUp" => Walk::RoundBack,
            "PgDn" => Walk::RoundOn,
            _ => return None,
        })
    }

    /// The ply that it leads to, by where rounds begin.
    pub fn from(self, past: &Past, stops: &[Stop]) -> usize {
        let Past { ply, length, ref roots, .. } = *past;
        let rounds: Vec<usize> = stops.iter().map(|stop| stop.ply).collect();
        let before = |plies: &[usize]| plies.iter().copied().rfind(|&it| it < ply).unwrap_or(0);
        let after = |plies: &[usize]| plies.iter().copied().find(|&it| it > ply).unwrap_or(length);
        match self {
            Walk::First => 0,
            Walk::Last => length,
            Walk::Back => before(roots),
            Walk::On => after(roots),
            Walk::DecisionBack => ply.saturating_sub(1),
            Walk::DecisionOn => (ply + 1).min(length),
            Walk::RoundBack => before(&rounds),
            Walk::RoundOn => after(&rounds),
        }
    }
}

/// How many whole actions lead to a ply, by the plies at which they begin.
pub fn steps(roots: &[usize], ply: usize) -> usize {
    roots.iter().filter(|&&root| 0 < root && root <= ply).count()
}
