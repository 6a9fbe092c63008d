//! The figures of the rules, as plain data.

use crate::table::PlayerColor;
use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Consequence};
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::view::scene::{
    CellGround, Era, LinkStage, Made, MapPlan, PlanBoard, PlanSite, PlannedLink, TileStep,
};

/// Two Links, one complete and one with an open end (RAIL-3).
pub fn links() -> [MapPlan; 2] {
    let complete = || track(PlayerColor::Orange, (1, 0), "eees", LinkStage::Complete);
    [
        plan(&["R . . .", ". ^ . C"], vec![complete()]),
        plan(
            &["R . . .", ". ^ . C"],
            vec![track(PlayerColor::Orange, (1, 0), "eee", LinkStage::Incomplete)],
        ),
    ]
}

/// A crossing, and two curves that do not touch (RAIL-6).
pub fn shared() -> [MapPlan; 2] {
    let (orange, purple) = (PlayerColor::Orange, PlayerColor::Purple);
    [
        plan(
            &[". . R .", "C . . I", ". . L ."],
            vec![
                track(orange, (1, 1), "eee", LinkStage::Complete),
                track(purple, (2, 1), "ss", LinkStage::Complete),
            ],
        ),
        plan(
            &[". . R .", ". C . I", ". . L ."],
            vec![
                track(orange, (2, 1), "sw", LinkStage::Complete),
                track(purple, (2, 1), "ne", LinkStage::Complete),
            ],
        ),
    ]
}

/// A Link before and after it is upgraded (UPL-1).
pub fn upgrade() -> [MapPlan; 2] {
    [LinkStage::Complete, LinkStage::Upgraded]
        .map(|stage| plan(&["I . . . L"], vec![track(PlayerColor::Orange, (1, 0), "eeee", stage)]))
}

/// Cells of one Commerce, two printed and one built, next to an Industry (BLD-3).
pub fn merged() -> MapPlan {
    let mut plan = plan(&[". C C . .", ". . C I ."], Vec::new());
    let built = CellGround::Building(BuildingType::Commerce, Made::Built(PlayerColor::Orange));
    plan.sites.iter_mut().filter(|site| site.at == GridPoint { x: 2, y: 1 }).for_each(|site| {
        site.ground = built;
    });
    plan
}

/// The ride in MOV-9.
pub fn ride() -> MapPlan {
    let lines = vec![
        track(PlayerColor::Brown, (1, 0), "eeee", LinkStage::Complete),
        track(PlayerColor::Orange, (5, 0), "eessw", LinkStage::Upgraded),
        track(PlayerColor::Orange, (4, 2), "www", LinkStage::Complete),
    ];
    let mut plan = plan(&["R . . . C . .", ". . . ^ . A1 .", "~ . L . . I ."], lines);
    plan.people.retain(|at| *at == GridPoint { x: 0, y: 0 });
    plan
}

/// A card with four icons and Stress as its Consequence (CARD-2).
pub fn card() -> CardId {
    let fits = |card: &CardId| {
        let face = card.card();
        face.slots.iter().flatten().count() == 4 && face.consequence == Consequence::Stress
    };
    CardId::all().find(fits).unwrap_or(CardId(0))
}

/// A player's action in the auction example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionMove {
    /// Bids this many dollars.
    Bids(u16),
    /// Leads and gets this place.
    Leads(u8),
    /// Passes and gets this place.
    Passes(u8),
    /// Is last and gets this place.
    IsLeft(u8),
    /// Has a place already.
    Placed,
}

/// The players of AUC-8 in the old order.
pub const BIDDERS: [PlayerColor; 5] = [
    PlayerColor::Brown,
    PlayerColor::Pink,
    PlayerColor::Green,
    PlayerColor::Orange,
    PlayerColor::Purple,
];

/// The turns of AUC-8, one row for each time around the table.
pub const BIDDING: [[AuctionMove; 5]; 3] = {
    use AuctionMove::*;
    [
        [Bids(4), Bids(1), Passes(5), Bids(3), Bids(2)],
        [Leads(1), Bids(2), Placed, Leads(2), Bids(3)],
        [Placed, Passes(4), Placed, Placed, IsLeft(3)],
    ]
};

/// Returns the total that a bidder of AUC-8 has paid, in dollars.
pub fn paid(bidder: usize) -> u16 {
    let dollars = |row: &[AuctionMove; 5]| match row[bidder] {
        AuctionMove::Bids(dollars) => dollars,
        _ => 0,
    };
    BIDDING.iter().map(dollars).sum()
}

/// A player in SCO-2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExampleScore {
    pub happiness: i32,
    pub links: i32,
    /// Levels of the Stress track.
    pub stress: i32,
    pub dollars: i32,
}

impl ExampleScore {
    /// Returns the final score (SCO-1).
    pub fn total(self) -> i32 {
        self.happiness + 3 * self.links + self.dollars / 10 - self.stress
    }
}

/// The players of SCO-2.
pub const EXAMPLE_SCORES: [ExampleScore; 3] = [
    ExampleScore { happiness: 24, links: 4, stress: 3, dollars: 11 },
    ExampleScore { happiness: 32, links: 5, stress: 13, dollars: 9 },
    ExampleScore { happiness: 30, links: 6, stress: 8, dollars: 5 },
];

/// Returns the fares of a complete and an upgraded Link of this many tiles (MOV-7).
pub fn fares(tiles: u16) -> [u16; 2] {
    [tiles, tiles + tiles.div_ceil(2)]
}

/// Builds a plan from rows of words: `.` open ground, `^` mountain, `~` lake, a Building's letter, a Parcel's number.
fn plan(rows: &[&str], lines: Vec<PlannedLink>) -> MapPlan {
    let site = |(x, y): (usize, usize), word: &str| PlanSite {
        at: GridPoint { x: x as i16, y: y as i16 },
        board: 0,
        ground: ground(word),
    };
    let row = |(y, row): (usize, &&str)| {
        row.split(' ').enumerate().map(|(x, word)| site((x, y), word)).collect::<Vec<_>>()
    };
    let sites: Vec<PlanSite> = rows.iter().enumerate().flat_map(row).collect();
    let built = |site: &&PlanSite| matches!(site.ground, CellGround::Building(..));
    let people = sites.iter().filter(built).map(|site| site.at).collect();
    let boards = vec![PlanBoard { name: String::new(), era: Era::Normal }];
    MapPlan { boards, sites, lines, people }
}

fn ground(word: &str) -> CellGround {
    let mut letters = word.chars();
    let kind = match (letters.next(), letters.next()) {
        (Some(letter), None) => BuildingType::from_letter(letter),
        _ => None,
    };
    match (word, kind, ParcelId::named(word)) {
        ("^", ..) => CellGround::Mountain,
        ("~", ..) => CellGround::Lake,
        (_, Some(kind), _) => CellGround::Building(kind, Made::Printed),
        (_, _, Some(parcel)) => CellGround::Lot(parcel, None),
        _ => CellGround::Plain,
    }
}

/// A Link whose first tile is on `start`; `way` spells its directions, beginning with the one into that cell.
fn track(owner: PlayerColor, start: (i16, i16), way: &str, stage: LinkStage) -> PlannedLink {
    let mut at = GridPoint { x: start.0, y: start.1 };
    let ways: Vec<Direction> = way.chars().filter_map(Direction::from_letter).collect();
    let steps = ways.windows(2).map(|pair| {
        let step = TileStep { at, from: pair[0].opposite(), to: pair[1] };
        at = at.step(pair[1]);
        step
    });
    PlannedLink { owner, steps: steps.collect(), stage }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ground at both ends of a Link.
    fn ends(plan: &MapPlan, line: usize) -> [Option<CellGround>; 2] {
        let steps = &plan.lines[line].steps;
        let (first, last) = (steps[0], steps[steps.len() - 1]);
        let beyond = |at: GridPoint| plan.site(at).map(|site| site.ground);
        [beyond(first.at.step(first.from)), beyond(last.at.step(last.to))]
    }

    fn is_building(ground: Option<CellGround>) -> bool {
        matches!(ground, Some(CellGround::Building(..)))
    }

    #[test]
    fn complete_links_lead_from_building_to_building() {
        for plan in links().into_iter().chain(shared()).chain(upgrade()).chain([ride()]) {
            for (at, line) in plan.lines.iter().enumerate() {
                let [start, end] = ends(&plan, at);
                assert!(is_building(start));
                assert_eq!(is_building(end), line.stage != LinkStage::Incomplete);
            }
        }
    }

    #[test]
    fn tiles_of_figures_are_on_plain_cells() {
        for plan in links().into_iter().chain(shared()).chain(upgrade()).chain([ride()]) {
            let mut steps = plan.lines.iter().flat_map(|line| &line.steps);
            assert!(
                steps.all(|step| plan
                    .site(step.at)
                    .is_some_and(|it| it.ground == CellGround::Plain))
            );
        }
    }

    #[test]
    fn mov_9_the_figure_has_the_links_of_the_example() {
        let tiles: Vec<usize> = ride().lines.iter().map(|line| line.steps.len()).collect();
        assert_eq!(tiles, [3, 4, 2]);
        assert_eq!([fares(3)[0], fares(4)[1], fares(2)[0]], [3, 6, 2]);
    }

    #[test]
    fn mov_7_the_fares_of_the_rule() {
        assert_eq!((fares(4)[1], fares(3)[1]), (6, 5));
    }

    #[test]
    fn auc_8_the_figure_adds_up_to_the_example() {
        let all: Vec<u16> = (0..BIDDERS.len()).map(paid).collect();
        assert_eq!(all, [4, 3, 0, 3, 5]);
    }

    #[test]
    fn sco_2_the_figure_comes_to_the_example() {
        assert_eq!(EXAMPLE_SCORES.map(ExampleScore::total), [34, 34, 40]);
    }

    #[test]
    fn card_2_the_figure_has_every_part() {
        let face = card().card();
        assert_eq!(face.slots.iter().flatten().count(), 4);
        assert_eq!(face.consequence, Consequence::Stress);
        assert!(!face.is_void());
    }
}
