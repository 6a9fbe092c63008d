//! The pieces of a map after it is turned.

use crate::titles::tramways::network::{Point, Turn};
use crate::titles::tramways::view::scene::overlay::{
    BrokenLink, Chosen, MapPlace, Overlay, RunLines, Target, WarningSign,
};
use crate::titles::tramways::view::scene::plan::{Line, Plan, Site};
use crate::titles::tramways::view::scene::trace::Trace;
use crate::titles::tramways::view::scene::track::Step;

impl Turn {
    /// Turns a rail tile.
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

    /// Turns a plan.
    pub fn plan(self, plan: &Plan) -> Plan {
        Plan {
            boards: plan.boards.clone(),
            sites: plan.sites.iter().map(|s| Site { at: self.point(s.at), ..*s }).collect(),
            lines: plan.lines.iter().map(|line| self.line(line)).collect(),
            people: plan.people.iter().map(|&at| self.point(at)).collect(),
        }
    }

    /// Turns an overlay; its targets keep their indexes.
    pub fn overlay(self, overlay: &Overlay) -> Overlay {
        let run = overlay.run.as_ref().map(|run| RunLines {
            lines: run.lines.iter().map(|line| self.line(line)).collect(),
            ..run.clone()
        });
        let warning =
            |w: &WarningSign| WarningSign { at: self.point(w.at), side: self.side(w.side) };
        let broken =
            |it: &BrokenLink| BrokenLink { line: self.line(&it.line), at: self.points(&it.at) };
        let chosen = overlay.chosen.as_ref().map(|chosen| match chosen {
            Chosen::Passenger(at) => Chosen::Passenger(self.point(*at)),
            Chosen::Cells(cells) => Chosen::Cells(cells.iter().map(|&at| self.point(at)).collect()),
        });
        Overlay {
            chosen,
            targets: overlay.targets.iter().map(|target| self.target(target)).collect(),
            rests: overlay.rests,
            best: overlay.best.clone(),
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

    /// Turns a place.
    pub fn place(self, place: &MapPlace) -> MapPlace {
        match place {
            MapPlace::Cell(at) => MapPlace::Cell(self.point(*at)),
            MapPlace::Cells(cells) => MapPlace::Cells(self.points(cells)),
            MapPlace::Gate(at, side) => MapPlace::Gate(self.point(*at), self.side(*side)),
            MapPlace::Track(steps) => MapPlace::Track(self.steps(steps)),
            MapPlace::Way(steps, cells) => MapPlace::Way(self.steps(steps), self.points(cells)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::sketch;
    use super::*;

    #[test]
    fn a_turned_plan_has_its_size_turned() {
        let plan = sketch(&[". . R", "~ . ^"]);
        let turned = Turn::Quarter { rows: 2 }.plan(&plan);
        assert_eq!(turned.size(), (2, 3));
        assert_eq!(turned.sites.len(), 6);
    }
}
