//! Two positions of one game side by side.

use crate::engine::game::Seat;
use crate::table::Session;
use crate::table::past::Trend;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::metric::Metric;
use crate::titles::tramways::view::history::{Chart, Place, curves};

/// Two positions of one game: one that was marked, and the one on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The position that was marked.
    pub marked: Place,
    /// The position on the table.
    pub here: Place,
    /// The ply up to which both have the same past.
    pub fork: usize,
    /// What every seat has in both.
    pub rows: Vec<Row>,
    /// The Happiness Points up to both: of each seat first the marked position's curve, then that
    /// of the position on the table.
    pub timeline: Chart,
}

/// What a seat has in both positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub seat: Seat,
    /// What is counted.
    pub metric: Metric,
    /// In the marked position.
    pub marked: i32,
    /// In the position on the table.
    pub here: i32,
}

impl Row {
    /// Whether the position on the table is better for the player than the marked one.
    pub fn trend(&self) -> Trend {
        let gain = match self.metric {
            Metric::Stress => self.marked - self.here,
            Metric::Score | Metric::Happiness | Metric::Money => self.here - self.marked,
        };
        match gain {
            0 => Trend::Same,
            1.. => Trend::Better,
            _ => Trend::Worse,
        }
    }
}

/// Lays a position beside the one on the table; nothing where its line was forgotten.
pub fn compare(session: &Session<Tramways>, marked: Place) -> Option<Comparison> {
    let length = session.lines().get(marked.line)?.steps().len();
    let here = Place::here(session);
    let marked = marked.at(marked.ply.min(length));
    let seats = session.state_at(0).players.seats();
    let rows = seats.flat_map(|seat| {
        Metric::ALL.map(|metric| {
            let value = |place: Place| metric.of(place.state(session), seat);
            Row { seat, metric, marked: value(marked), here: value(here) }
        })
    });
    let of = |place| curves(session, place, Metric::Happiness);
    let both = of(marked).into_iter().zip(of(here)).flat_map(|(a, b)| [a, b]);
    Some(Comparison {
        marked,
        here,
        fork: session.fork(marked.line).min(marked.ply).min(here.ply),
        rows: rows.collect(),
        timeline: Chart::of(both.collect()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::tramways::rules::setup::Setup;

    fn forked() -> Session<Tramways> {
        let mut session = Session::new(Setup::standard(2, 8)).expect("a legal setup");
        let mut rng = Rng::new(3);
        let mut play = |session: &mut Session<Tramways>| {
            let legal = Tramways::legal(session.state());
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        };
        (0..90).for_each(|_| play(&mut session));
        session.go_to(40);
        (0..60).for_each(|_| play(&mut session));
        session
    }

    #[test]
    fn both_positions_are_told_with_their_past() {
        let session = forked();
        assert_eq!(session.lines().len(), 2);
        let marked = Place { line: 0, ply: 90 };
        let both = compare(&session, marked).expect("two positions");
        assert_eq!(
            (both.fork, both.here),
            (session.fork(0), Place { line: 1, ply: session.ply() })
        );
        assert_eq!(both.rows.len(), 2 * Metric::ALL.len());
        for row in &both.rows {
            assert_eq!(row.here, row.metric.of(session.state(), row.seat));
            assert_eq!(row.marked, row.metric.of(marked.state(&session), row.seat));
        }
        let lengths: Vec<usize> = both.timeline.curves.iter().map(|it| it.1.len()).collect();
        assert_eq!(lengths, [91, session.ply() + 1, 91, session.ply() + 1]);
        for (_, values) in &both.timeline.curves {
            let points = both.timeline.points(values, (1000, 100));
            let last = (1000 * (values.len() - 1) / both.timeline.plies) as i32;
            assert_eq!(points.last().map(|point| point.0), Some(last));
        }
    }

    #[test]
    fn more_stress_is_worse_and_more_of_all_else_is_better() {
        for metric in Metric::ALL {
            let row = |marked, here| Row { seat: Seat(0), metric, marked, here }.trend();
            let (more, less) = match metric {
                Metric::Stress => (Trend::Worse, Trend::Better),
                _ => (Trend::Better, Trend::Worse),
            };
            assert_eq!([row(2, 5), row(5, 2), row(3, 3)], [more, less, Trend::Same]);
        }
    }

    #[test]
    fn a_forgotten_line_cannot_be_compared() {
        let session = forked();
        assert_eq!(compare(&session, Place { line: 2, ply: 3 }), None);
        let beyond = compare(&session, Place { line: 0, ply: 9999 }).expect("its end");
        assert_eq!(beyond.marked.ply, 90);
    }
}
