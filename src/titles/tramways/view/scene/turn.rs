//! The pieces of a map after it is turned.

use crate::titles::tramways::network::{GridPoint, MapTurn};
use crate::titles::tramways::view::scene::overlay::{
    ActionSubject, BrokenLink, MapOverlay, MapPlace, RunLines, Target, WarningSign,
};
use crate::titles::tramways::view::scene::plan::{MapPlan, PlanSite, PlannedLink};
use crate::titles::tramways::view::scene::trace::MapTrace;
use crate::titles::tramways::view::scene::track::TileStep;

impl MapTurn {
    /// Turns a rail tile.
    pub fn step(self, step: &TileStep) -> TileStep {
        TileStep { at: self.point(step.at), from: self.side(step.from), to: self.side(step.to) }
    }

    fn steps(self, steps: &[TileStep]) -> Vec<TileStep> {
        steps.iter().map(|step| self.step(step)).collect()
    }

    fn points(self, cells: &[GridPoint]) -> Vec<GridPoint> {
        cells.iter().map(|&at| self.point(at)).collect()
    }

    fn line(self, line: &PlannedLink) -> PlannedLink {
        PlannedLink { steps: self.steps(&line.steps), ..line.clone() }
    }

    /// Turns a plan.
    pub fn plan(self, plan: &MapPlan) -> MapPlan {
        MapPlan {
            boards: plan.boards.clone(),
            sites: plan.sites.iter().map(|s| PlanSite { at: self.point(s.at), ..*s }).collect(),
            lines: plan.lines.iter().map(|line| self.line(line)).collect(),
            people: plan.people.iter().map(|&at| self.point(at)).collect(),
        }
    }

    /// Turns an overlay; its targets keep their indexes.
    pub fn overlay(self, overlay: &MapOverlay) -> MapOverlay {
        let run = overlay.run.as_ref().map(|run| RunLines {
            lines: run.lines.iter().map(|line| self.line(line)).collect(),
            ..run.clone()
        });
        let warning =
            |w: &WarningSign| WarningSign { at: self.point(w.at), side: self.side(w.side) };
        let broken =
            |it: &BrokenLink| BrokenLink { line: self.line(&it.line), at: self.points(&it.at) };
        let chosen = overlay.chosen.as_ref().map(|chosen| match chosen {
            ActionSubject::Passenger(at) => ActionSubject::Passenger(self.point(*at)),
            ActionSubject::Cells(cells) => {
                ActionSubject::Cells(cells.iter().map(|&at| self.point(at)).collect())
            }
        });
        MapOverlay {
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

    fn trace(self, trace: &MapTrace) -> MapTrace {
        MapTrace { place: self.place(&trace.place), ..trace.clone() }
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
        let turned = MapTurn::Quarter { rows: 2 }.plan(&plan);
        assert_eq!(turned.size(), (2, 3));
        assert_eq!(turned.sites.len(), 6);
    }
}
