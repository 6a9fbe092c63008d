//! A position as a plan of the map, and its legal actions as targets.

use crate::table::{PlayerColor, Players};
use crate::titles::tramways::network::{CellId, Direction, GridPoint};
use crate::titles::tramways::rules::action::{Action, Port};
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::link::{Link, LinkEnd, LinkIndex, LinkStatus, Tile, Worked};
use crate::titles::tramways::rules::map::{Terrain, board_cells};
use crate::titles::tramways::rules::rails::{Base, Front, Run};
use crate::titles::tramways::rules::state::{CurrentAction, Decision, State};
use crate::titles::tramways::rules::variants::BoardSide;
use crate::titles::tramways::view::map::cut::ahead;
use crate::titles::tramways::view::scene::{
    ActionSubject, CellGround, Era, LinkStage, Made, MapOverlay, MapPlace, MapPlan, PlanBoard,
    PlanSite, PlannedLink, RunLines, Target, TargetKind, TileStep, WarningSign,
};

/// Returns the actions that have a place on the map, with their targets.
pub fn targets(state: &State, actions: &[Action]) -> Vec<(Target, Action)> {
    actions.iter().filter_map(|&action| Some((target(state, action)?, action))).collect()
}

/// Returns the overlay of the current action, without its targets.
pub fn moment(state: &State, players: &Players) -> MapOverlay {
    let (chosen, run) = (chosen(state), run(state, players));
    let broken = ahead(state).iter().map(|cut| cut.broken(state, players)).collect();
    MapOverlay { chosen, run, broken, warnings: warnings(state), ..MapOverlay::default() }
}

/// Returns the plan of a position, without a tile that is being redirected: the run shows its replacement.
pub fn plan(state: &State, players: &Players) -> MapPlan {
    let (boards, board_of) = boards(state);
    let site = |cell: CellId| {
        let at = point(state, cell);
        PlanSite { at, board: board_of(at), ground: ground(state, players, cell) }
    };
    MapPlan {
        sites: state.map.lattice.cells().map(site).collect(),
        lines: state.link_indices().map(|index| on_map(state, players, index)).collect(),
        people: state.passengers.iter().map(|cell| point(state, cell)).collect(),
        boards,
    }
}

/// Returns a cell's point on the map.
pub fn point(state: &State, cell: CellId) -> GridPoint {
    state.map.lattice.point(cell)
}

/// Returns all cells of the location that contains a cell; empty if there is none.
pub fn location_points(state: &State, cell: CellId) -> Vec<GridPoint> {
    let Some(location) = state.location(cell) else { return Vec::new() };
    let same = |&other: &CellId| state.location(other) == Some(location);
    state.map.lattice.cells().filter(same).map(|other| point(state, other)).collect()
}

/// Returns the tiles of a Link as drawn.
pub fn steps(state: &State, tiles: &[Tile]) -> Vec<TileStep> {
    let step =
        |tile: &Tile| TileStep { at: point(state, tile.cell), from: tile.entry, to: tile.exit };
    tiles.iter().map(step).collect()
}

/// The boards, and a function from a point to its board's index.
fn boards(state: &State) -> (Vec<PlanBoard>, impl Fn(GridPoint) -> usize) {
    let placements = &state.map.placements;
    let era = |side| if side == BoardSide::Hard { Era::Hard } else { Era::Normal };
    let mut boards: Vec<PlanBoard> = placements
        .iter()
        .map(|p| PlanBoard { name: p.board.name().to_owned(), era: era(p.side) })
        .collect();
    if boards.is_empty() {
        boards.push(PlanBoard { name: String::new(), era: Era::Normal });
    }
    let cells: Vec<Vec<GridPoint>> = placements
        .iter()
        .map(|p| board_cells(p).unwrap_or_default().into_iter().map(|(at, _)| at).collect())
        .collect();
    let least = |of: fn(&GridPoint) -> i16| cells.iter().flatten().map(of).min().unwrap_or(0);
    let (left, top) = (least(|at| at.x), least(|at| at.y));
    let board_of = move |at: GridPoint| {
        let at = GridPoint { x: at.x + left, y: at.y + top };
        cells.iter().position(|board| board.contains(&at)).unwrap_or(0)
    };
    (boards, board_of)
}

fn ground(state: &State, players: &Players, cell: CellId) -> CellGround {
    match state.map.terrain(cell) {
        Terrain::Plain => CellGround::Plain,
        Terrain::Mountain => CellGround::Mountain,
        Terrain::Lake => CellGround::Lake,
        Terrain::Building(kind) => CellGround::Building(kind, Made::Printed),
        Terrain::Parcel(parcel) => parcel_ground(state, players, parcel),
    }
}

fn parcel_ground(state: &State, players: &Players, id: ParcelId) -> CellGround {
    let parcel = state.parcels[id.index()];
    let owner = parcel.owner.map(|seat| players.color(seat));
    match (parcel.building, owner) {
        (Some(building), Some(owner)) if building.upgraded => {
            CellGround::Building(building.kind, Made::Upgraded(owner))
        }
        (Some(building), Some(owner)) => CellGround::Building(building.kind, Made::Built(owner)),
        (Some(building), None) => CellGround::Building(building.kind, Made::Printed),
        (None, owner) => CellGround::Lot(id, owner),
    }
}

fn on_map(state: &State, players: &Players, index: LinkIndex) -> PlannedLink {
    let link = state.link(index);
    let redirected = matches!(&state.work, CurrentAction::Rails(run)
        if run.base == Base::Redirect(index));
    let count = link.tiles.len() - usize::from(redirected);
    line(state, players, link, &link.tiles[..count])
}

fn line(state: &State, players: &Players, link: &Link, tiles: &[Tile]) -> PlannedLink {
    let stage = match link.status {
        LinkStatus::Incomplete { .. } => LinkStage::Incomplete,
        LinkStatus::Complete => LinkStage::Complete,
        LinkStatus::Upgraded => LinkStage::Upgraded,
    };
    PlannedLink { owner: players.color(link.owner), steps: steps(state, tiles), stage }
}

/// The riding Passenger, or the Parcel that is built on.
fn chosen(state: &State) -> Option<ActionSubject> {
    let parcel = match (&state.work, state.decision) {
        (CurrentAction::Ride(ride), Decision::Ride | Decision::Bill) => {
            return Some(ActionSubject::Passenger(point(state, ride.from)));
        }
        (CurrentAction::Build(parcel, _) | CurrentAction::UpgradeBuilding(parcel), _) => *parcel,
        (_, Decision::Kind(parcel)) => parcel,
        _ => return None,
    };
    state.map.parcels[parcel.index()].map(|cell| ActionSubject::Cells(vec![point(state, cell)]))
}

/// Returns a ride over Links.
pub fn ride(state: &State, players: &Players, links: &[LinkIndex]) -> RunLines {
    let links = links.iter().filter_map(|&n| state.links.get(n.index()));
    let lines = links.map(|link| line(state, players, link, &link.tiles)).collect();
    RunLines { owner: players.color(state.seat), lines }
}

/// The run that is being laid, or the Links of the ride.
fn run(state: &State, players: &Players) -> Option<RunLines> {
    let owner = players.color(state.seat);
    let lines = match &state.work {
        CurrentAction::Rails(run) => vec![laid(state, run, owner)],
        CurrentAction::Ride(taken) => ride(state, players, &taken.links).lines,
        CurrentAction::UpgradeLink(n) => ride(state, players, &[*n]).lines,
        CurrentAction::Nothing | CurrentAction::Build(..) | CurrentAction::UpgradeBuilding(_) => {
            Vec::new()
        }
    };
    (!lines.is_empty()).then_some(RunLines { owner, lines })
}

/// The run with the Link that it extends.
fn laid(state: &State, run: &Run, owner: PlayerColor) -> PlannedLink {
    let complete = matches!(run.front, Front::Parcel(_) | Front::Building(_) | Front::Join(_));
    let stage = if complete { LinkStage::Complete } else { LinkStage::Incomplete };
    let mut tiles = before(state, run);
    tiles.extend(run.tiles.iter().copied());
    PlannedLink { owner, steps: steps(state, &tiles), stage }
}

/// The tiles that the run extends, in the run's order.
fn before(state: &State, run: &Run) -> Vec<Tile> {
    let Some(link) = run.link().and_then(|n| state.links.get(n.index())) else { return Vec::new() };
    let mut tiles = link.tiles.to_vec();
    match run.base {
        Base::Redirect(_) => drop(tiles.pop()),
        Base::Extend(_, LinkEnd::First) => {
            tiles = tiles.iter().rev().map(|tile| tile.reversed()).collect();
        }
        Base::Location(_) | Base::Open(_) | Base::Extend(_, LinkEnd::Last) => {}
    }
    tiles
}

fn target(state: &State, action: Action) -> Option<Target> {
    let (kind, place, preview) = match (state.decision, action) {
        (Decision::Head, Action::Head(head)) => (TargetKind::Start, start(state, head)?, None),
        (Decision::Lay, Action::Lay(exit)) => return next(state, exit),
        (Decision::Upgrade, Action::Link(port)) => {
            (TargetKind::Link, MapPlace::Track(steps(state, &state.link_at(port)?.tiles)), None)
        }
        (Decision::Ride, Action::Link(port)) => (TargetKind::Ride, way(state, port)?, None),
        (Decision::Passenger, Action::Cell(cell)) => {
            (TargetKind::Passenger, MapPlace::Cell(point(state, cell)), None)
        }
        (Decision::AddPassenger, Action::Cell(cell)) => {
            (TargetKind::Add, MapPlace::Cell(point(state, cell)), None)
        }
        (Decision::Site | Decision::UpgradeSite, Action::Site(parcel)) => {
            let cell = state.map.parcels[parcel.index()]?;
            (TargetKind::Site, MapPlace::Cell(point(state, cell)), None)
        }
        _ => return None,
    };
    Some(Target { kind, place, preview, tags: Vec::new() })
}

/// The target for starting a run: the edge where it leaves its start.
fn start(state: &State, head: Port) -> Option<MapPlace> {
    let before = state.map.next(head.cell, head.side)?;
    Some(MapPlace::Gate(point(state, before), head.side.opposite()))
}

/// The target for the next tile: the cell that it leads to.
fn next(state: &State, exit: Direction) -> Option<Target> {
    let CurrentAction::Rails(run) = &state.work else { return None };
    let Port { cell, side } = run.head;
    let at = point(state, cell);
    let ends = state.across(Port { cell, side: exit }).is_some();
    Some(Target {
        kind: if ends { TargetKind::End } else { TargetKind::Next },
        place: MapPlace::Gate(at, exit),
        preview: Some(TileStep { at, from: side, to: exit }),
        tags: Vec::new(),
    })
}

/// The target for riding a Link: its track and the location at its far end.
fn way(state: &State, port: Port) -> Option<MapPlace> {
    let link = state.link_at(port)?;
    let far = if link.port(LinkEnd::First) == port { LinkEnd::Last } else { LinkEnd::First };
    let end = state.across(link.port(far))?;
    Some(MapPlace::Way(steps(state, &link.tiles), location_points(state, end)))
}

/// Dead ends (RAIL-7), and Links that will decay (END-3).
fn warnings(state: &State) -> Vec<WarningSign> {
    let run = match &state.work {
        CurrentAction::Rails(run) if !run.tiles.is_empty() && !run.is_closed() => Some(run.head),
        _ => None,
    };
    let blocked = run.filter(|&head| is_blocked(state, head));
    let idle = state.links.iter().filter(|link| will_decay(state, link));
    let heads = idle.filter_map(|link| {
        let Port { cell, side } = link.port(LinkEnd::Last);
        Some(Port { cell: state.map.next(cell, side)?, side: side.opposite() })
    });
    heads
        .chain(blocked)
        .map(|Port { cell, side }| WarningSign { at: point(state, cell), side })
        .collect()
}

fn is_blocked(state: &State, head: Port) -> bool {
    let free = |&side: &Direction| !state.rails.is_taken(Port { cell: head.cell, side });
    let exits = Direction::ALL.into_iter().filter(|&side| side != head.side);
    state.map.terrain(head.cell) == Terrain::Lake || exits.filter(free).count() == 0
}

fn will_decay(state: &State, link: &Link) -> bool {
    let worked_now = matches!(&state.work, CurrentAction::Rails(run)
        if run.link().is_some_and(|n| state.links.get(n.index()) == Some(link)));
    !link.is_complete() && link.worked == Worked::Before && !worked_now
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;

    /// Plays at random and checks every position.
    fn each_position(players: usize, seed: u64, mut check: impl FnMut(&State, &[Action])) {
        let mut state = Tramways::new(&Setup::standard(players, seed)).expect("a standard setup");
        let (mut rng, mut legal, mut events) = (Rng::new(seed), Vec::new(), Vec::new());
        while Tramways::to_act(&state).is_some() {
            legal.clear();
            Tramways::legal_actions(&state, &mut legal);
            check(&state, &legal);
            let action = legal[rng.below(legal.len())];
            Tramways::apply_unchecked(&mut state, action, &mut events);
        }
    }

    #[test]
    fn every_cell_is_on_a_board_of_fifteen() {
        let state = Tramways::new(&Setup::standard(2, 7)).expect("a standard setup");
        let plan = plan(&state, &Players::people(2));
        for board in 0..plan.boards.len() {
            assert_eq!(plan.sites.iter().filter(|site| site.board == board).count(), 15);
        }
    }

    #[test]
    fn every_action_on_the_map_can_be_clicked() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..20 {
            each_position(1, seed, |state, legal| {
                let targets: Vec<Target> =
                    targets(state, legal).into_iter().map(|(target, _)| target).collect();
                let overlay = MapOverlay { targets, ..MapOverlay::default() };
                for (n, target) in overlay.targets.iter().enumerate() {
                    let mark = target.place.mark().expect("a mark");
                    assert!(overlay.hit(mark).contains(&n), "{target:?}");
                    seen.insert(target.kind);
                }
            });
        }
        assert!(seen.len() >= 6, "{seen:?}");
    }

    #[test]
    fn actions_of_the_map_have_targets() {
        let mut seen = 0;
        for seed in 0..10 {
            each_position(1, seed, |state, legal| {
                let on_map = matches!(
                    state.decision,
                    Decision::Head
                        | Decision::Upgrade
                        | Decision::Site
                        | Decision::UpgradeSite
                        | Decision::Passenger
                );
                if on_map {
                    assert_eq!(targets(state, legal).len(), legal.len());
                    seen += 1;
                }
            });
        }
        assert!(seen > 40, "{seen}");
    }

    #[test]
    fn the_plan_shows_all_rails_and_passengers() {
        let (mut rails, mut passengers) = (0, 0);
        each_position(3, 1, |state, _| {
            if state.decision == Decision::Task {
                let plan = plan(state, &Players::people(3));
                let drawn: usize = plan.lines.iter().map(|line| line.steps.len()).sum();
                let laid: usize = state.links.iter().map(|link| link.tiles.len()).sum();
                assert_eq!(drawn, laid);
                assert_eq!(plan.people.len(), state.passengers.len());
                (rails, passengers) = (rails + drawn, passengers + plan.people.len());
            }
        });
        assert!(rails > 200 && passengers > 200, "{rails} {passengers}");
    }
}
