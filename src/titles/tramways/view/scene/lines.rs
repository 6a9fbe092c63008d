//! The Links.

use crate::table::PlayerColor;
use crate::titles::tramways::network::Direction;
use crate::titles::tramways::view::scene::geometry::{Spot, centre};
use crate::titles::tramways::view::scene::plan::{Line, Plan, Stage};
use crate::titles::tramways::view::scene::track::{End, Step, reach, track};

/// The Links of a map in the order of the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// One drawing for each Link.
    pub drawn: Vec<Drawn>,
}

/// A Link as a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    pub owner: PlayerColor,
    /// Its stage.
    pub stage: Stage,
    pub path: String,
    /// Its stops at locations: one if incomplete, else two.
    pub stops: Vec<LineEnd>,
    /// The end and direction of an incomplete Link.
    pub head: Option<(Spot, Direction)>,
    /// The place of its owner's letter.
    pub badge: Spot,
}

/// The place where a line meets a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineEnd {
    pub spot: Spot,
    /// The side of the line's cell that touches the location.
    pub side: Direction,
}

impl Lines {
    /// Draws the Links of a plan, without those that have no tile.
    pub fn of(plan: &Plan) -> Lines {
        Lines { drawn: plan.lines.iter().filter_map(Drawn::of).collect() }
    }
}

impl Drawn {
    /// Draws one Link; `None` if it has no tile.
    pub fn of(line: &Line) -> Option<Drawn> {
        let (first, last) = (line.steps.first()?, line.steps.last()?);
        let open = line.stage == Stage::Incomplete;
        let end = if open { End::Open } else { End::Stop };
        let start = stop(first.entry(), first.from);
        let finish = (!open).then(|| stop(last.exit(), last.to));
        Some(Drawn {
            owner: line.owner,
            stage: line.stage,
            path: track(&line.steps, [End::Stop, end]),
            stops: [start].into_iter().chain(finish).collect(),
            head: open.then(|| (last.exit(), last.to)),
            badge: badge(&line.steps)?,
        })
    }

    /// Returns the path of the tiles, each separate and from side to side of its cell.
    pub fn tiles(line: &Line) -> String {
        line.steps.iter().map(|step| track(&[*step], [End::Open; 2])).collect()
    }

    /// Draws a Link without a tile yet, to the middle of its first cell.
    pub fn begun(owner: PlayerColor, first: Step) -> Drawn {
        let (stop, badge) = (stop(first.entry(), first.from), centre(first.at));
        let path = format!("M{} {}L{} {}", stop.spot.x, stop.spot.y, badge.x, badge.y);
        let stage = Stage::Incomplete;
        Drawn { owner, stage, path, stops: vec![stop], head: None, badge }
    }
}

fn stop(spot: Spot, side: Direction) -> LineEnd {
    LineEnd { spot: reach(spot, side, End::Stop), side }
}

/// The middle of the middle tile.
fn badge(steps: &[Step]) -> Option<Spot> {
    steps.get((steps.len() - 1) / 2).map(|step| step.middle())
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::sketch;
    use super::*;
    use crate::titles::tramways::network::Point;

    fn line(stage: Stage, steps: Vec<Step>) -> Line {
        Line { owner: PlayerColor::Orange, steps, stage }
    }

    fn across(x: i16) -> Step {
        Step { at: Point { x, y: 0 }, from: Direction::West, to: Direction::East }
    }

    #[test]
    fn a_complete_link_has_two_stops_and_no_head() {
        let drawn = Drawn::of(&line(Stage::Complete, vec![across(1), across(2)])).expect("tiles");
        assert_eq!(drawn.stops.len(), 2);
        assert_eq!(drawn.head, None);
    }

    #[test]
    fn an_incomplete_link_points_on() {
        let drawn = Drawn::of(&line(Stage::Incomplete, vec![across(1)])).expect("tiles");
        assert_eq!(drawn.stops.len(), 1);
        assert_eq!(drawn.head, Some((Spot { x: 200, y: 50 }, Direction::East)));
        assert_eq!(drawn.badge, Spot { x: 150, y: 50 });
    }

    #[test]
    fn a_link_that_begins_comes_as_far_as_the_middle_of_its_first_cell() {
        let drawn = Drawn::begun(PlayerColor::Orange, across(1));
        assert_eq!((drawn.path.as_str(), drawn.stops.len()), ("M93 50L150 50", 1));
    }

    #[test]
    fn a_link_without_tiles_is_not_drawn() {
        let mut plan = sketch(&["R . C"]);
        plan.lines.push(line(Stage::Complete, Vec::new()));
        assert!(Lines::of(&plan).drawn.is_empty());
    }
}
