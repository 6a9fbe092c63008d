//! The drawing of a map: from the pieces on the table to layers of shapes and texts.
//!
//! A [`MapPlan`] says what is where. A [`Scene`] is the same as drawings, in layers that change at different paces: the
//! land never, the town sometimes, lines and people often. A [`MapOverlay`] has the targets of clicks.

mod geometry;
mod land;
mod lines;
mod outline;
mod overlay;
mod people;
mod plan;
mod town;
mod trace;
mod track;
mod turn;

pub use geometry::{CELL, MapPoint, centre, corner, gate};
pub use land::{BoardShape, Land, MapTree, Peak};
pub use lines::{DrawnLink, DrawnLinks, LineEnd};
pub use overlay::{
    ActionSubject, BrokenLink, MapOverlay, MapPlace, RunLines, Tag, Target, TargetKind, Ware,
    WarningSign,
};
pub use people::People;
#[cfg(test)]
pub(super) use plan::tests::sketch;
pub use plan::{CellGround, Era, LinkStage, Made, MapPlan, PlanBoard, PlanSite, PlannedLink};
pub use town::{Facing, House, Lot, MergedBuilding, Plate, Town};
pub use trace::{MapTrace, TraceKind};
pub use track::TileStep;

use crate::titles::tramways::network::GridPoint;
use outline::{OutlineStyle, outline};
use std::rc::Rc;
use track::{PathEnd, track};

/// A map as drawings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Columns and rows.
    pub size: (i32, i32),
    /// Boards, terrain, trees.
    pub land: Rc<Land>,
    /// Parcels and Buildings.
    pub town: Rc<Town>,
    pub lines: Rc<DrawnLinks>,
    pub people: Rc<People>,
}

impl Scene {
    /// Draws a plan.
    pub fn of(plan: &MapPlan) -> Scene {
        Scene {
            size: plan.size(),
            land: Rc::new(Land::of(plan)),
            town: Rc::new(Town::of(plan)),
            lines: Rc::new(DrawnLinks::of(plan)),
            people: Rc::new(People::of(plan)),
        }
    }

    /// Returns the width and height of the drawing in units.
    pub fn extent(&self) -> (i32, i32) {
        (self.size.0 * CELL, self.size.1 * CELL)
    }
}

/// Returns the outline of cells that are marked together.
pub fn outline_of(cells: &[GridPoint]) -> String {
    outline(&cells.iter().copied().collect(), OutlineStyle { inset: 5, radius: 14 })
}

/// Returns the path of a piece of track, from side to side.
pub fn rail_of(steps: &[TileStep]) -> String {
    track(steps, [PathEnd::Open; 2])
}

/// Returns the path of a complete Link, with its stops.
pub fn track_of(steps: &[TileStep]) -> String {
    track(steps, [PathEnd::Stop; 2])
}
