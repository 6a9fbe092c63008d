//! The Links.

use crate::table::PlayerColor;
use crate::titles::tramways::network::Direction;
use crate::titles::tramways::view::scene::geometry::{MapPoint, centre};
use crate::titles::tramways::view::scene::plan::{LinkStage, MapPlan, PlannedLink};
use crate::titles::tramways::view::scene::track::{PathEnd, TileStep, reach, track};

/// The Links of a map in the order of the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLinks {
    /// One drawing for each Link.
    pub drawn: Vec<DrawnLink>,
}

/// A Link as a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLink {
    pub owner: PlayerColor,
    /// Its stage.
    pub stage: LinkStage,
    pub path: String,
    /// Its stops at locations: one if incomplete, else two.
    pub stops: Vec<LineEnd>,
    /// The end and direction of an incomplete Link.
    pub head: Option<(MapPoint, Direction)>,
    /// The place of its owner's letter.
    pub badge: MapPoint,
}

/// The place where a line meets a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineEnd {
    pub spot: MapPoint,
    /// The side of the line's cell that touches the location.
    pub side: Direction,
}

impl DrawnLinks {
    /// Draws the Links of a plan, without those that have no tile.
    pub fn of(plan: &MapPlan) -> DrawnLinks {
        DrawnLinks { drawn: plan.lines.iter().filter_map(DrawnLink::of).collect() }
    }
}

impl DrawnLink {
    /// Draws one Link; `None` if it has no tile.
    pub fn of(line: &PlannedLink) -> Option<DrawnLink> {
        let (first, last) = (line.steps.first()?, line.steps.last()?);
        let open = line.stage == LinkStage::Incomplete;
        let end = if open { PathEnd::Open } else { PathEnd::Stop };
        let start = stop(first.entry(), first.from);
        let finish = (!open).then(|| stop(last.exit(), last.to));
        Some(DrawnLink {
            owner: line.owner,
            stage: line.stage,
            path: track(&line.steps, [PathEnd::Stop, end]),
            stops: [start].into_iter().chain(finish).collect(),
            head: open.then(|| (last.exit(), last.to)),
            badge: badge(&line.steps)?,
        })
    }

    /// Returns the path of the tiles, each separate and from side to side of its cell.
    pub fn tiles(line: &PlannedLink) -> String {
        line.steps.iter().map(|step| track(&[*step], [PathEnd::Open; 2])).collect()
    }

    /// Draws a Link without a tile yet, to the middle of its first cell.
    pub fn in_progress(owner: PlayerColor, first: TileStep) -> DrawnLink {
        let (stop, badge) = (stop(first.entry(), first.from), centre(first.at));
        let path = format!("M{} {}L{} {}", stop.spot.x, stop.spot.y, badge.x, badge.y);
        let stage = LinkStage::Incomplete;
        DrawnLink { owner, stage, path, stops: vec![stop], head: None, badge }
    }
}

fn stop(spot: MapPoint, side: Direction) -> LineEnd {
    LineEnd { spot: reach(spot, side, PathEnd::Stop), side }
}

/// The middle of the middle tile.
fn badge(steps: &[TileStep]) -> Option<MapPoint> {
    steps.get((steps.len() - 1) / 2).map(|step| step.middle())
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::sketch;
    use super::*;
    use crate::titles::tramways::network::GridPoint;

    fn line(stage: LinkStage, steps: Vec<TileStep>) -> PlannedLink {
        PlannedLink { owner: PlayerColor::Orange, steps, stage }
    }

    fn across(x: i16) -> TileStep {
        TileStep { at: GridPoint { x, y: 0 }, from: Direction::West, to: Direction::East }
    }

    #[test]
    fn a_complete_link_has_two_stops_and_no_head() {
        let drawn =
            DrawnLink::of(&line(LinkStage::Complete, vec![across(1), across(2)])).expect("tiles");
        assert_eq!(drawn.stops.len(), 2);
        assert_eq!(drawn.head, None);
    }

    #[test]
    fn an_incomplete_link_points_on() {
        let drawn = DrawnLink::of(&line(LinkStage::Incomplete, vec![across(1)])).expect("tiles");
        assert_eq!(drawn.stops.len(), 1);
        assert_eq!(drawn.head, Some((MapPoint { x: 200, y: 50 }, Direction::East)));
        assert_eq!(drawn.badge, MapPoint { x: 150, y: 50 });
    }

    #[test]
    fn a_link_that_begins_comes_as_far_as_the_middle_of_its_first_cell() {
        let drawn = DrawnLink::in_progress(PlayerColor::Orange, across(1));
        assert_eq!((drawn.path.as_str(), drawn.stops.len()), ("M93 50L150 50", 1));
    }

    #[test]
    fn a_link_without_tiles_is_not_drawn() {
        let mut plan = sketch(&["R . C"]);
        plan.lines.push(line(LinkStage::Complete, Vec::new()));
        assert!(DrawnLinks::of(&plan).drawn.is_empty());
    }
}
