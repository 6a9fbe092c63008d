//! The pieces on the table, before they are drawn.

use crate::table::PlayerColor;
use crate::titles::tramways::network::GridPoint;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::view::scene::track::TileStep;
use std::collections::BTreeSet;

/// The contents of a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MapPlan {
    /// The modular boards.
    pub boards: Vec<PlanBoard>,
    /// The cells, each once.
    pub sites: Vec<PlanSite>,
    pub lines: Vec<PlannedLink>,
    /// The cells with a Passenger.
    pub people: Vec<GridPoint>,
}

/// A modular board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanBoard {
    /// The board's letter.
    pub name: String,
    /// The side that is up.
    pub era: Era,
}

/// The side of a board (SET-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Era {
    /// The normal side, 1920.
    Normal,
    /// The hard side, 1910.
    Hard,
}

impl Era {
    /// Returns the year of the side.
    pub fn year(self) -> &'static str {
        match self {
            Era::Normal => "1920",
            Era::Hard => "1910",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanSite {
    pub at: GridPoint,
    /// The index of its board in [`MapPlan::boards`].
    pub board: usize,
    /// Its terrain or Building.
    pub ground: CellGround,
}

/// The terrain or Building of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellGround {
    /// Open ground.
    Plain,
    /// Here a tile costs 2.
    Mountain,
    /// Closed to rails.
    Lake,
    /// A vacant Parcel, and its owner.
    Lot(ParcelId, Option<PlayerColor>),
    Building(BuildingType, Made),
}

/// The origin of a Building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Made {
    /// Printed on the board.
    Printed,
    /// Built by this player.
    Built(PlayerColor),
    /// Built and upgraded by this player.
    Upgraded(PlayerColor),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedLink {
    pub owner: PlayerColor,
    /// Its tiles in order; the first starts at a location.
    pub steps: Vec<TileStep>,
    /// Its stage.
    pub stage: LinkStage,
}

/// The stage of a Link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinkStage {
    /// The last tile leads nowhere yet.
    Incomplete,
    /// Joins two locations.
    Complete,
    /// Joins two locations, with its tiles flipped.
    Upgraded,
}

impl MapPlan {
    /// Returns the columns and rows from the origin to the last cell.
    pub fn size(&self) -> (i32, i32) {
        let far = |of: fn(&PlanSite) -> i16| self.sites.iter().map(of).max().map_or(0, |n| n + 1);
        (i32::from(far(|site| site.at.x)), i32::from(far(|site| site.at.y)))
    }

    /// Returns the cell at a point.
    pub fn site(&self, at: GridPoint) -> Option<&PlanSite> {
        self.sites.iter().find(|site| site.at == at)
    }

    /// Returns the cells of the merged Building of a type at a point (BLD-3).
    pub fn building(&self, at: GridPoint, kind: BuildingType) -> BTreeSet<GridPoint> {
        let same = |ground: &CellGround| matches!(ground, CellGround::Building(k, _) if *k == kind);
        groups(self.cells(same)).into_iter().find(|group| group.contains(&at)).unwrap_or_default()
    }

    /// Returns the cells whose ground passes a test.
    pub fn cells(&self, test: impl Fn(&CellGround) -> bool) -> BTreeSet<GridPoint> {
        self.sites.iter().filter(|site| test(&site.ground)).map(|site| site.at).collect()
    }
}

/// Splits cells into groups that touch by an edge.
pub(super) fn groups(mut cells: BTreeSet<GridPoint>) -> Vec<BTreeSet<GridPoint>> {
    let mut found = Vec::new();
    while let Some(first) = cells.pop_first() {
        found.push(flood(first, &mut cells));
    }
    found
}

fn flood(first: GridPoint, cells: &mut BTreeSet<GridPoint>) -> BTreeSet<GridPoint> {
    let (mut group, mut edge) = (BTreeSet::from([first]), vec![first]);
    while let Some(at) = edge.pop() {
        let next = crate::titles::tramways::network::Direction::ALL.map(|side| at.step(side));
        let fresh: Vec<GridPoint> = next.into_iter().filter(|p| cells.remove(p)).collect();
        edge.extend(&fresh);
        group.extend(fresh);
    }
    group
}

#[cfg(test)]
pub(in super::super) mod tests {
    use super::*;

    /// A plan of one board from rows of cells: `.` plain, `^` mountain, `~` lake, a letter for a
    /// printed Building, a number for a Parcel.
    pub(in super::super::super) fn sketch(rows: &[&str]) -> MapPlan {
        let board = PlanBoard { name: "A".to_owned(), era: Era::Normal };
        let sites = rows.iter().enumerate().flat_map(|(y, row)| {
            row.split(' ').enumerate().map(move |(x, word)| PlanSite {
                at: GridPoint { x: x as i16, y: y as i16 },
                board: 0,
                ground: ground(word),
            })
        });
        MapPlan { boards: vec![board], sites: sites.collect(), ..MapPlan::default() }
    }

    fn ground(word: &str) -> CellGround {
        let kind = word.chars().next().and_then(BuildingType::from_letter);
        match (word, ParcelId::named(word), kind) {
            (".", ..) => CellGround::Plain,
            ("^", ..) => CellGround::Mountain,
            ("~", ..) => CellGround::Lake,
            (_, Some(parcel), _) => CellGround::Lot(parcel, None),
            (_, None, Some(kind)) => CellGround::Building(kind, Made::Printed),
            _ => panic!("no such ground: {word}"),
        }
    }

    #[test]
    fn a_plan_knows_its_size() {
        assert_eq!(sketch(&[". . R", ". ~ ."]).size(), (3, 2));
        assert_eq!(MapPlan::default().size(), (0, 0));
    }

    #[test]
    fn groups_touch_by_an_edge() {
        let cells = sketch(&["R R .", ". . R"]).cells(|g| matches!(g, CellGround::Building(..)));
        let sizes: Vec<usize> = groups(cells).iter().map(BTreeSet::len).collect();
        assert_eq!(sizes, [2, 1]);
    }
}
