//! Charts along a line and comparisons of two positions, for any title.

use super::open::{LinePosition, OpenTable, Past, RoundStart};
use super::view::{Better, Metric};
use crate::engine::game::Seat;

/// The distance between two points of a chart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChartBy {
    /// A whole action.
    #[default]
    Action,
    /// A round.
    Round,
}

/// The values of a metric for every seat along a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The lowest value; at most 0.
    pub low: i32,
    /// The highest value; above the lowest.
    pub high: i32,
    /// The index of the last point on the x axis; at least 1.
    pub width: usize,
    /// The ply of each point, from the start.
    pub plies: Vec<usize>,
    /// The values of each seat, one per point.
    pub curves: Vec<Vec<i32>>,
}

impl Chart {
    /// Returns the chart of a metric along a line up to a ply; `None` if some values are secret.
    pub fn of(
        table: &dyn OpenTable,
        end: LinePosition,
        metric: usize,
        by: ChartBy,
    ) -> Option<Chart> {
        let mut plies: Vec<usize> = match by {
            ChartBy::Action => table.roots(end.line),
            // The end of a round is the position at which the next one begins.
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
            plies.iter().map(|&ply| table.measured(LinePosition { ply, ..end }, metric)).collect();
        let values = values?;
        let seats = values.first().map_or(0, Vec::len);
        let curve = |seat: usize| values.iter().map(|point| point[seat]).collect();
        let all = || values.iter().flatten().copied();
        let low = all().min().unwrap_or(0).min(0);
        let high = all().max().unwrap_or(0).max(low + 1);
        let width = plies.len().saturating_sub(1).max(1);
        Some(Chart { low, high, width, plies, curves: (0..seats).map(curve).collect() })
    }

    /// Sets two charts to the same scale, to draw them over each other.
    pub fn join(&mut self, other: &mut Chart) {
        self.low = self.low.min(other.low);
        self.high = self.high.max(other.high);
        self.width = self.width.max(other.width);
        (other.low, other.high, other.width) = (self.low, self.high, self.width);
    }

    /// Returns the index of the last point at or before a ply.
    pub fn point_of(&self, ply: usize) -> usize {
        self.plies.iter().rposition(|&it| it <= ply).unwrap_or(0)
    }

    /// Returns the index of the point nearest to a part of the width, in thousandths.
    pub fn point_at(&self, part: usize) -> usize {
        let last = self.plies.len().saturating_sub(1);
        ((part.min(1000) * self.width + 500) / 1000).min(last)
    }

    /// Returns the x coordinate of a point in a drawing of this width.
    pub fn x(&self, point: usize, width: i32) -> i32 {
        width * point as i32 / self.width as i32
    }

    /// Returns the y coordinate of a value in a drawing of this height.
    pub fn y(&self, value: i32, height: i32) -> i32 {
        height - height * (value - self.low) / (self.high - self.low)
    }

    /// Returns a curve as SVG points for a drawing of this width and height, with the origin at the top left.
    pub fn points(&self, values: &[i32], (width, height): (i32, i32)) -> String {
        let points = values.iter().enumerate();
        let points =
            points.map(|(at, &value)| format!("{},{}", self.x(at, width), self.y(value, height)));
        points.collect::<Vec<_>>().join(" ")
    }
}

/// A seat's value of a metric in two positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetricRow {
    /// The value in the marked position.
    pub marked: i32,
    /// The value in the shown position.
    pub here: i32,
}

/// The effect of a change on a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// No change.
    Same,
    /// The player gained.
    Better,
    /// The player lost.
    Worse,
}

impl MetricRow {
    /// Returns how the player fares in the shown position, compared with the marked one.
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

/// A comparison of two positions of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionComparison {
    /// The marked position.
    pub marked: LinePosition,
    /// The shown position.
    pub here: LinePosition,
    /// The ply up to which they share decisions.
    pub fork: usize,
    /// The metrics known in both positions, with a row for each seat.
    pub metrics: Vec<(&'static Metric, Vec<MetricRow>)>,
}

impl PositionComparison {
    /// Compares a position with the shown one; `None` if its line was deleted.
    pub fn of(
        table: &dyn OpenTable,
        marked: LinePosition,
        here: LinePosition,
    ) -> Option<PositionComparison> {
        let lines = table.lines();
        let fork = match lines.get(marked.line) {
            Some(line) => line.fork,
            // A game that keeps a single line has no list of lines.
            None if marked.line == here.line => usize::MAX,
            None => return None,
        };
        let rows = |(at, metric): (usize, &'static Metric)| {
            let (there, here) = (table.measured(marked, at)?, table.measured(here, at)?);
            let row = |(marked, here)| MetricRow { marked, here };
            Some((metric, there.into_iter().zip(here).map(row).collect()))
        };
        let metrics: Vec<(&'static Metric, Vec<MetricRow>)> =
            table.metrics().iter().enumerate().filter_map(rows).collect();
        let fork = fork.min(marked.ply).min(here.ply);
        (!metrics.is_empty()).then_some(PositionComparison { marked, here, fork, metrics })
    }

    /// Returns a seat's row of each metric.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = (&'static Metric, MetricRow)> {
        self.metrics
            .iter()
            .filter_map(move |(metric, rows)| Some((*metric, *rows.get(seat.index())?)))
    }
}

/// A step through the present line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastStep {
    /// To the start.
    First,
    /// To the end.
    Last,
    /// One action back.
    Back,
    /// One action forward.
    On,
    /// One decision back.
    DecisionBack,
    /// One decision forward.
    DecisionOn,
    /// To the beginning of the round or of the previous one.
    RoundBack,
    /// To the beginning of the next round.
    RoundOn,
}

impl PastStep {
    /// Returns the step for a key, by its name in the list of keys.
    pub fn of_key(name: &str) -> Option<PastStep> {
        Some(match name {
            "Home" => PastStep::First,
            "End" => PastStep::Last,
            "\u{2190}" => PastStep::Back,
            "\u{2192}" => PastStep::On,
            "Shift+\u{2190}" => PastStep::DecisionBack,
            "Shift+\u{2192}" => PastStep::DecisionOn,
            "PgUp" => PastStep::RoundBack,
            "PgDn" => PastStep::RoundOn,
            _ => return None,
        })
    }

    /// Returns the ply that the step leads to; `stops` are the beginnings of rounds.
    pub fn from(self, past: &Past, stops: &[RoundStart]) -> usize {
        let Past { ply, length, ref roots, .. } = *past;
        let rounds: Vec<usize> = stops.iter().map(|stop| stop.ply).collect();
        let before = |plies: &[usize]| plies.iter().copied().rfind(|&it| it < ply).unwrap_or(0);
        let after = |plies: &[usize]| plies.iter().copied().find(|&it| it > ply).unwrap_or(length);
        match self {
            PastStep::First => 0,
            PastStep::Last => length,
            PastStep::Back => before(roots),
            PastStep::On => after(roots),
            PastStep::DecisionBack => ply.saturating_sub(1),
            PastStep::DecisionOn => (ply + 1).min(length),
            PastStep::RoundBack => before(&rounds),
            PastStep::RoundOn => after(&rounds),
        }
    }
}

/// Returns the number of actions before a ply; `roots` are the plies at which they begin.
pub fn steps(roots: &[usize], ply: usize) -> usize {
    roots.iter().filter(|&&root| 0 < root && root <= ply).count()
}
