//! What may be clicked now, what is being built, and what to beware of.

use crate::table::PlayerColor;
use crate::titles::tramways::network::{Direction, Point};
use crate::titles::tramways::view::scene::geometry::{CELL, Spot, centre, gate};
use crate::titles::tramways::view::scene::plan::Line;
use crate::titles::tramways::view::scene::trace::Trace;
use crate::titles::tramways::view::scene::track::Step;

/// What the moment adds to the map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overlay {
    /// What may be clicked.
    pub targets: Vec<Target>,
    /// Whether no action is chosen yet, of which these would be the targets: they show less.
    pub rests: bool,
    /// The numbers of the targets that pay best, before an action is chosen.
    pub best: Vec<usize>,
    /// What the action under way is about.
    pub chosen: Option<Chosen>,
    /// The run that is being laid, or the ride that is being planned.
    pub run: Option<Run>,
    /// What the player should know before going on.
    pub warnings: Vec<Warning>,
    /// Links that will lose tiles.
    pub broken: Vec<Broken>,
    /// What the guide points at.
    pub pointed: Vec<Place>,
    /// What has changed since the player looked last.
    pub traces: Vec<Trace>,
}

/// What an action under way is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The Passenger of this cell.
    Passenger(Point),
    /// These cells, which are one place.
    Cells(Vec<Point>),
}

/// Something that may be clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// What a click does.
    pub kind: TargetKind,
    pub place: Place,
    /// The rail tile that a click lays, shown while the pointer is over the target.
    pub preview: Option<Step>,
    /// What a click gains or costs, shown beside the target.
    pub tags: Vec<Tag>,
}

/// An amount of something, gained or, below 0, lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag {
    pub what: Ware,
    pub amount: i16,
}

/// What a [`Tag`] counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ware {
    Points,
    Cash,
    Stress,
    Worker,
    Symbols,
}

/// What a click on a target does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TargetKind {
    /// Starts a Link here.
    Start,
    /// Leads the Link on.
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

/// Where a target is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    Cell(Point),
    /// All cells of a location.
    Cells(Vec<Point>),
    /// Out of a cell by a side; the cell beyond counts too.
    Gate(Point, Direction),
    /// A Link by its tiles.
    Track(Vec<Step>),
    /// A Link and the cells of the location it leads to.
    Way(Vec<Step>, Vec<Point>),
}

/// Tiles that are being laid, or a ride that is being planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Whose colour it has.
    pub owner: PlayerColor,
    /// The lines, each drawn over those on the map.
    pub lines: Vec<Line>,
}

/// The tiles that a Link will lose, and their cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The Link, with these tiles alone.
    pub line: Line,
    /// Where it breaks.
    pub at: Vec<Point>,
}

/// Something to beware of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The cell before which to beware.
    pub at: Point,
    pub side: Direction,
}

/// Half the width of what counts as touching a line, and as touching a gate.
const GRASP: i32 = 26;

impl Overlay {
    /// The places of the targets under a spot, the nearest first.
    pub fn hit(&self, spot: Spot) -> Vec<usize> {
        let far = |(n, target): (usize, &Target)| Some((target.distance(spot)?, n));
        let mut near: Vec<(i32, usize)> = self.targets.iter().enumerate().filter_map(far).collect();
        near.sort_unstable();
        near.into_iter().map(|(_, n)| n).collect()
    }
}

impl Target {
    /// The squared distance of a spot; `None` where it is out of reach. A press on the cell that rails go on from reaches only
    /// a target that starts there: it does not choose among several ways out.
    fn distance(&self, spot: Spot) -> Option<i32> {
        match &self.place {
            Place::Gate(at, side) if self.kind != TargetKind::Start => into(*at, *side, spot),
            place => place.distance(spot),
        }
    }
}

impl Place {
    /// How far a spot is from the place, squared; nothing where it is out of reach.
    fn distance(&self, spot: Spot) -> Option<i32> {
        match self {
            Place::Cell(at) => within(*at, spot),
            Place::Cells(cells) => cells.iter().find_map(|&at| within(at, spot)),
            Place::Gate(at, side) => through(*at, *side, spot),
            Place::Track(steps) => alongside(steps, spot),
            Place::Way(steps, cells) => alongside(steps, spot).or_else(|| {
                let distance = cells.iter().find_map(|&at| within(at, spot));
                distance.map(|distance| distance + CELL * CELL)
            }),
        }
    }

    /// Where the place's mark stands.
    pub fn mark(&self) -> Option<Spot> {
        match self {
            Place::Cell(at) => Some(centre(*at)),
            Place::Cells(cells) => cells.first().map(|&at| centre(at)),
            Place::Gate(at, side) => Some(gate(*at, *side)),
            Place::Track(steps) | Place::Way(steps, _) => {
                steps.get(steps.len() / 2).map(|step| step.middle())
            }
        }
    }
}

fn within(at: Point, spot: Spot) -> Option<i32> {
    (spot.point() == at).then(|| centre(at).square_distance(spot))
}

/// Anywhere in the cell beyond; in the cell itself too, but that counts as farther away, so that a
/// cell between two gates leads by the one that opens into it.
fn through(at: Point, side: Direction, spot: Spot) -> Option<i32> {
    let before = || gate(at, side).square_distance(spot) + CELL * CELL;
    into(at, side, spot).or_else(|| (spot.point() == at).then(before))
}

/// Near the gate, or anywhere in the cell beyond.
fn into(at: Point, side: Direction, spot: Spot) -> Option<i32> {
    let distance = gate(at, side).square_distance(spot);
    (distance <= GRASP * GRASP || spot.point() == at.step(side)).then_some(distance)
}

fn alongside(steps: &[Step], spot: Spot) -> Option<i32> {
    steps.iter().filter_map(|step| along(*step, spot)).min()
}

fn along(step: Step, spot: Spot) -> Option<i32> {
    let marks = [step.entry(), step.middle(), step.exit()];
    let distance = marks.iter().map(|mark| mark.square_distance(spot)).min()?;
    (distance <= GRASP * GRASP).then_some(distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn overlay(places: Vec<Place>) -> Overlay {
        let target =
            |place| Target { kind: TargetKind::Next, place, preview: None, tags: Vec::new() };
        Overlay { targets: places.into_iter().map(target).collect(), ..Overlay::default() }
    }

    const HERE: Point = Point { x: 1, y: 1 };
    const NOTHING: [usize; 0] = [];

    #[test]
    fn a_cell_is_hit_anywhere_inside() {
        let overlay = overlay(vec![Place::Cell(HERE)]);
        assert_eq!(overlay.hit(Spot { x: 101, y: 199 }), [0]);
        assert_eq!(overlay.hit(Spot { x: 99, y: 150 }), NOTHING);
    }

    #[test]
    fn a_gate_leads_into_the_cell_beyond() {
        let gates = [Direction::East, Direction::South].map(|side| Place::Gate(HERE, side));
        let overlay = overlay(gates.into());
        assert_eq!(overlay.hit(Spot { x: 250, y: 150 }), [0]);
        assert_eq!(overlay.hit(Spot { x: 190, y: 150 }), [0]);
        assert_eq!(overlay.hit(Spot { x: 150, y: 290 }), [1]);
        assert_eq!(overlay.hit(Spot { x: 150, y: 160 }), NOTHING, "no way out is chosen");
        assert_eq!(overlay.hit(Spot { x: 50, y: 150 }), NOTHING);
    }

    #[test]
    fn an_own_end_leads_by_the_gate_that_opens_into_the_cell() {
        let into = Place::Gate(HERE, Direction::East);
        let out = Place::Gate(HERE.step(Direction::East), Direction::East);
        let mut overlay = overlay(vec![out, into]);
        overlay.targets.iter_mut().for_each(|target| target.kind = TargetKind::Start);
        assert_eq!(overlay.hit(Spot { x: 260, y: 150 }), [1, 0]);
    }

    #[test]
    fn a_line_is_hit_along_its_tiles() {
        let step = Step { at: HERE, from: Direction::West, to: Direction::North };
        let overlay = overlay(vec![Place::Track(vec![step])]);
        assert_eq!(overlay.hit(Spot { x: 140, y: 140 }), [0]);
        assert_eq!(overlay.hit(Spot { x: 190, y: 190 }), NOTHING);
    }

    #[test]
    fn targets_at_one_place_are_all_reported() {
        let overlay = overlay(vec![Place::Cell(HERE), Place::Cells(vec![HERE])]);
        assert_eq!(overlay.hit(Spot { x: 150, y: 150 }), [0, 1]);
    }
}
