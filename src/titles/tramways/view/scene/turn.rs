//! A map turned on the screen, so that a wide map fills a tall window.

use crate::titles::tramways::network::{Direction, Point};
use crate::titles::tramways::view::scene::overlay::{
    Broken, Chosen, Overlay, Place, Run, Target, Warning,
};
use crate::titles::tramways::view::scene::plan::{Line, Plan, Site};
use crate::titles::tramways::view::scene::trace::Trace;
use crate::titles::tramways::view::scene::track::Step;

/// How far the map is turned on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// Not at all.
    #[default]
    Upright,
    /// A quarter clockwise, for a map of so many rows.
    Quarter {
        /// The rows of the map before it is turned.
        rows: i16,
    },
}

impl Turn {
    /// The turn that lets a map fill a window better.
    pub fn fitting(size: (i32, i32), window: (i32, i32)) -> Turn {
        let wide_map = size.0 > size.1;
        let wide_window = window.0 >= window.1;
        if size.0 == size.1 || wide_map == wide_window || window.1 == 0 {
            return Turn::Upright;
        }
        Turn::Upright.other(size)
    }

    /// The other way a map of this size can lie.
    pub fn other(self, size: (i32, i32)) -> Turn {
        match self {
            Turn::Upright => Turn::Quarter { rows: i16::try_from(size.1).unwrap_or(i16::MAX) },
            Turn::Quarter { .. } => Turn::Upright,
        }
    }

    /// Where a cell comes to lie.
    pub fn point(self, at: Point) -> Point {
        match self {
            Turn::Upright => at,
            Turn::Quarter { rows } => Point { x: rows - 1 - at.y, y: at.x },
        }
    }

    /// The cell that came to lie here.
    pub fn back(self, at: Point) -> Point {
        match self {
            Turn::Upright => at,
            Turn::Quarter { rows } => Point { x: at.y, y: rows - 1 - at.x },
        }
    }

    /// Where a side comes to lie.
    pub fn side(self, side: Direction) -> Direction {
        side.turned(self.quarters())
    }

    fn quarters(self) -> u8 {
        match self {
            Turn::Upright => 0,
            Turn::Quarter { .. } => 1,
        }
    }

    /// A rail tile as it is seen.
    pub fn step(self, step: &Step) -> Step {
        Step { at: self.point(step.at), from: self.side(step.from), to: self.side(step.to) }
    }

    fn steps(self, steps: &[Step]) -> Vec<Step> {
        steps.iter().map(|step| self.step(step)).collect()
    }

    fn points(self, cells: &[Point]) -> Vec<Point> {
        cells.iter().map(|&at| self.point(at)).collect()
    }

    fn line(self, line: &Line) -> Line {
        Line { steps: self.steps(&line.steps), ..line.clone() }
    }

    /// The plan as it is seen.
    pub fn plan(self, plan: &Plan) -> Plan {
        Plan {
            boards: plan.boards.clone(),
            sites: plan.sites.iter().map(|s| Site { at: self.point(s.at), ..*s }).collect(),
            lines: plan.lines.iter().map(|line| self.line(line)).collect(),
            people: plan.people.iter().map(|&at| self.point(at)).collect(),
        }
    }

    /// The overlay as it is seen; its targets keep their numbers.
    pub fn overlay(self, overlay: &Overlay) -> Overlay {
        let run = overlay.run.as_ref().map(|run| Run {
            lines: run.lines.iter().map(|line| self.line(line)).collect(),
            ..run.clone()
        });
        let warning = |w: &Warning| Warning { at: self.point(w.at), side: self.side(w.side) };
        let broken = |it: &Broken| Broken { line: self.line(&it.line), at: self.points(&it.at) };
        let chosen = overlay.chosen.as_ref().map(|chosen| match chosen {
            Chosen::Passenger(at) => Chosen::Passenger(self.point(*at)),
            Chosen::Cells(cells) => Chosen::Cells(cells.iter().map(|&at| self.point(at)).collect()),
        });
        Overlay {
            chosen,
            targets: overlay.targets.iter().map(|target| self.target(target)).collect(),
            run,
            warnings: overlay.warnings.iter().map(warning).collect(),
            broken: overlay.broken.iter().map(broken).collect(),
            pointed: overlay.pointed.iter().map(|place| self.place(place)).collect(),
            traces: overlay.traces.iter().map(|trace| self.trace(trace)).collect(),
        }
    }

    fn trace(self, trace: &Trace) -> Trace {
        Trace { place: self.place(&trace.place), ..trace.clone() }
    }

    fn target(self, target: &Target) -> Target {
        let place = self.place(&target.place);
        let preview = target.preview.as_ref().map(|step| self.step(step));
        Target { place, preview, ..target.clone() }
    }

    /// A place as it is seen.
    pub fn place(self, place: &Place) -> Place {
        match place {
            Place::Cell(at) => Place::Cell(self.point(*at)),
            Place::Cells(cells) => Place::Cells(self.points(cells)),
            Place::Gate(at, side) => Place::Gate(self.point(*at), self.side(*side)),
            Place::Track(steps) => Place::Track(self.steps(steps)),
            Place::Way(steps, cells) => Place::Way(self.steps(steps), self.points(cells)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::sketch;
    use super::*;

    const QUARTER: Turn = Turn::Quarter { rows: 5 };

    #[test]
    fn a_turn_can_be_taken_back() {
        for (x, y) in [(0, 0), (8, 4), (3, 1)] {
            let at = Point { x, y };
            assert_eq!(QUARTER.back(QUARTER.point(at)), at);
        }
    }

    #[test]
    fn neighbours_stay_neighbours() {
        let at = Point { x: 4, y: 2 };
        for side in Direction::ALL {
            assert_eq!(QUARTER.point(at.step(side)), QUARTER.point(at).step(QUARTER.side(side)));
        }
    }

    #[test]
    fn a_wide_map_is_turned_in_a_tall_window() {
        assert_eq!(Turn::fitting((9, 5), (390, 560)), QUARTER);
        assert_eq!(Turn::fitting((9, 5), (1000, 560)), Turn::Upright);
        assert_eq!(Turn::fitting((5, 5), (390, 560)), Turn::Upright);
    }

    #[test]
    fn a_turned_plan_has_its_size_turned() {
        let plan = sketch(&[". . R", "~ . ^"]);
        let turned = Turn::Quarter { rows: 2 }.plan(&plan);
        assert_eq!(turned.size(), (2, 3));
        assert_eq!(turned.sites.len(), 6);
    }
}
