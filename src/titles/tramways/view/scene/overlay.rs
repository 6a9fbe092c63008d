//! The changing part of the map: targets of clicks, rails under way, warnings.

use crate::table::PlayerColor;
use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::view::scene::geometry::{CELL, MapPoint, centre, gate};
use crate::titles::tramways::view::scene::plan::PlannedLink;
use crate::titles::tramways::view::scene::trace::MapTrace;
use crate::titles::tramways::view::scene::track::TileStep;

/// The changing part of the map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MapOverlay {
    /// The clickable targets.
    pub targets: Vec<Target>,
    /// True before an action is chosen, when targets show less.
    pub rests: bool,
    /// The indexes of the targets that pay best, before an action is chosen.
    pub best: Vec<usize>,
    /// The subject of the current action.
    pub chosen: Option<ActionSubject>,
    /// The run under way, or the planned ride.
    pub run: Option<RunLines>,
    /// Warnings for the player.
    pub warnings: Vec<WarningSign>,
    /// Links that will lose tiles.
    pub broken: Vec<BrokenLink>,
    /// Places that the guide points at.
    pub pointed: Vec<MapPlace>,
    /// Changes since the player last looked.
    pub traces: Vec<MapTrace>,
}

/// The subject of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionSubject {
    /// The Passenger of this cell.
    Passenger(GridPoint),
    /// The cells of one place.
    Cells(Vec<GridPoint>),
}

/// A clickable target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The effect of a click.
    pub kind: TargetKind,
    pub place: MapPlace,
    /// The rail tile that a click lays, shown while the pointer is over the target.
    pub preview: Option<TileStep>,
    /// Gains and costs, shown next to the target.
    pub tags: Vec<Tag>,
}

/// An amount of something; negative if lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag {
    pub what: Ware,
    pub amount: i16,
}

/// The unit of a [`Tag`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ware {
    Points,
    Cash,
    Stress,
    Worker,
    Symbols,
}

/// The effect of a click on a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TargetKind {
    /// Starts a Link here.
    Start,
    /// Lays the next tile.
    Next,
    /// Completes the Link.
    End,
    /// Takes this Passenger.
    Passenger,
    /// Sends the Passenger here.
    Ride,
    /// Builds or upgrades a Building here.
    Site,
    /// Upgrades this Link.
    Link,
    /// Adds a Passenger here.
    Add,
}

/// The place of a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapPlace {
    Cell(GridPoint),
    /// All cells of a location.
    Cells(Vec<GridPoint>),
    /// A side of a cell; the cell beyond it counts, too.
    Gate(GridPoint, Direction),
    /// A Link by its tiles.
    Track(Vec<TileStep>),
    /// A Link, and the cells of the location it leads to.
    Way(Vec<TileStep>, Vec<GridPoint>),
}

/// Rails under way, or a planned ride.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunLines {
    /// The player whose colour it has.
    pub owner: PlayerColor,
    /// The lines, each drawn over those of the map.
    pub lines: Vec<PlannedLink>,
}

/// The tiles that a Link will lose, and their cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenLink {
    /// The Link with only these tiles.
    pub line: PlannedLink,
    /// The cells of these tiles.
    pub at: Vec<GridPoint>,
}

/// A warning sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarningSign {
    /// The cell that the sign warns of.
    pub at: GridPoint,
    pub side: Direction,
}

/// The reach around a line or a gate, in units.
const GRASP: i32 = 26;

impl MapOverlay {
    /// Returns the indexes of the targets under a spot, nearest first.
    pub fn hit(&self, spot: MapPoint) -> Vec<usize> {
        let far = |(n, target): (usize, &Target)| Some((target.distance(spot)?, n));
        let mut near: Vec<(i32, usize)> = self.targets.iter().enumerate().filter_map(far).collect();
        near.sort_unstable();
        near.into_iter().map(|(_, n)| n).collect()
    }
}

impl Target {
    /// The squared distance of a spot; `None` if out of reach. The cell before a gate reaches it only if rails start there,
    /// so that a press on the last tile never chooses an exit.
    fn distance(&self, spot: MapPoint) -> Option<i32> {
        match &self.place {
            MapPlace::Gate(at, side) if self.kind != TargetKind::Start => into(*at, *side, spot),
            place => place.distance(spot),
        }
    }
}

impl MapPlace {
    /// The squared distance of a spot from the place; `None` if out of reach.
    fn distance(&self, spot: MapPoint) -> Option<i32> {
        match self {
            MapPlace::Cell(at) => within(*at, spot),
            MapPlace::Cells(cells) => cells.iter().find_map(|&at| within(at, spot)),
            MapPlace::Gate(at, side) => through(*at, *side, spot),
            MapPlace::Track(steps) => alongside(steps, spot),
            MapPlace::Way(steps, cells) => alongside(steps, spot).or_else(|| {
                let distance = cells.iter().find_map(|&at| within(at, spot));
                distance.map(|distance| distance + CELL * CELL)
            }),
        }
    }

    /// Returns the point of the place's mark.
    pub fn mark(&self) -> Option<MapPoint> {
        match self {
            MapPlace::Cell(at) => Some(centre(*at)),
            MapPlace::Cells(cells) => cells.first().map(|&at| centre(at)),
            MapPlace::Gate(at, side) => Some(gate(*at, *side)),
            MapPlace::Track(steps) | MapPlace::Way(steps, _) => {
                steps.get(steps.len() / 2).map(|step| step.middle())
            }
        }
    }
}

fn within(at: GridPoint, spot: MapPoint) -> Option<i32> {
    (spot.point() == at).then(|| centre(at).square_distance(spot))
}

/// The squared distance of a spot near a gate or in one of its two cells. The cell before the gate counts as farther away,
/// so that between two gates the one that opens into the spot's cell wins.
fn through(at: GridPoint, side: Direction, spot: MapPoint) -> Option<i32> {
    let before = || gate(at, side).square_distance(spot) + CELL * CELL;
    into(at, side, spot).or_else(|| (spot.point() == at).then(before))
}

/// The squared distance of a spot near a gate or in the cell beyond it; `None` elsewhere.
fn into(at: GridPoint, side: Direction, spot: MapPoint) -> Option<i32> {
    let distance = gate(at, side).square_distance(spot);
    (distance <= GRASP * GRASP || spot.point() == at.step(side)).then_some(distance)
}

fn alongside(steps: &[TileStep], spot: MapPoint) -> Option<i32> {
    steps.iter().filter_map(|step| along(*step, spot)).min()
}

fn along(step: TileStep, spot: MapPoint) -> Option<i32> {
    let marks = [step.entry(), step.middle(), step.exit()];
    let distance = marks.iter().map(|mark| mark.square_distance(spot)).min()?;
    (distance <= GRASP * GRASP).then_some(distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn overlay(places: Vec<MapPlace>) -> MapOverlay {
        let target =
            |place| Target { kind: TargetKind::Next, place, preview: None, tags: Vec::new() };
        MapOverlay { targets: places.into_iter().map(target).collect(), ..MapOverlay::default() }
    }

    const HERE: GridPoint = GridPoint { x: 1, y: 1 };
    const NOTHING: [usize; 0] = [];

    #[test]
    fn a_cell_is_hit_anywhere_inside() {
        let overlay = overlay(vec![MapPlace::Cell(HERE)]);
        assert_eq!(overlay.hit(MapPoint { x: 101, y: 199 }), [0]);
        assert_eq!(overlay.hit(MapPoint { x: 99, y: 150 }), NOTHING);
    }

    #[test]
    fn a_gate_leads_into_the_cell_beyond() {
        let gates = [Direction::East, Direction::South].map(|side| MapPlace::Gate(HERE, side));
        let overlay = overlay(gates.into());
        assert_eq!(overlay.hit(MapPoint { x: 250, y: 150 }), [0]);
        assert_eq!(overlay.hit(MapPoint { x: 190, y: 150 }), [0]);
        assert_eq!(overlay.hit(MapPoint { x: 150, y: 290 }), [1]);
        assert_eq!(overlay.hit(MapPoint { x: 150, y: 160 }), NOTHING, "no way out is chosen");
        assert_eq!(overlay.hit(MapPoint { x: 50, y: 150 }), NOTHING);
    }

    #[test]
    fn prefers_the_gate_that_opens_into_the_cell() {
        let into = MapPlace::Gate(HERE, Direction::East);
        let out = MapPlace::Gate(HERE.step(Direction::East), Direction::East);
        let mut overlay = overlay(vec![out, into]);
        overlay.targets.iter_mut().for_each(|target| target.kind = TargetKind::Start);
        assert_eq!(overlay.hit(MapPoint { x: 260, y: 150 }), [1, 0]);
    }

    #[test]
    fn a_line_is_hit_along_its_tiles() {
        let step = TileStep { at: HERE, from: Direction::West, to: Direction::North };
        let overlay = overlay(vec![MapPlace::Track(vec![step])]);
        assert_eq!(overlay.hit(MapPoint { x: 140, y: 140 }), [0]);
        assert_eq!(overlay.hit(MapPoint { x: 190, y: 190 }), NOTHING);
    }

    #[test]
    fn targets_at_one_place_are_all_reported() {
        let overlay = overlay(vec![MapPlace::Cell(HERE), MapPlace::Cells(vec![HERE])]);
        assert_eq!(overlay.hit(MapPoint { x: 150, y: 150 }), [0, 1]);
    }
}
