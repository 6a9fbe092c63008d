//! The meanings of clicks on the map: the choices of all actions at once, one step ahead.

use crate::engine::game::Game;
use crate::table::Players;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Port, Task};
use crate::titles::tramways::rules::card::{CardId, IconSlot};
use crate::titles::tramways::rules::map::Terrain;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::cost::change::NumbersChange;
use crate::titles::tramways::view::map::position::{location_points, moment, point, targets};
use crate::titles::tramways::view::map::trips::{WholeRide, trips};
use crate::titles::tramways::view::scene::{MapOverlay, MapPlace, Tag, Target, TargetKind, Ware};
use crate::titles::tramways::view::uses::Price;
use crate::words::Locale;

/// The effect of a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Takes these actions.
    Play(Vec<Action>),
    /// Chooses this start of rails, and shows where the first tile may go.
    Arm(CellId),
    /// Takes one of these rides.
    Ride(Vec<WholeRide>),
    /// Pays with an icon of a card.
    Icon(CardId, IconSlot),
}

/// The action of a map choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MapAction {
    /// Starts a Link at a location.
    Start,
    /// Places the first tile.
    FirstTile,
    /// Goes on from the end of an own Link.
    GoOn,
    /// Turns the last tile of an own Link.
    Redirect,
    /// Lays the next tile.
    LeadOn,
    /// Completes the Link.
    Complete,
    UpgradeLink,
    /// Builds on a Parcel.
    Build,
    UpgradeBuilding,
    /// Takes a Passenger.
    Passenger,
    /// Sends the Passenger to a location.
    Ride,
    /// Adds a Passenger.
    Add,
}

impl MapAction {
    pub fn label(&self, locale: Locale) -> &'static str {
        match self {
            MapAction::Start => locale.start_here(),
            MapAction::FirstTile => locale.first_tile(),
            MapAction::GoOn => locale.go_on_here(),
            MapAction::Redirect => locale.redirect_here(),
            MapAction::LeadOn => locale.lead_on(),
            MapAction::Complete => locale.complete_here(),
            MapAction::UpgradeLink => locale.upgrade_this_link(),
            MapAction::Build => locale.build_here(),
            MapAction::UpgradeBuilding => locale.upgrade_this_building(),
            MapAction::Passenger => locale.move_this_passenger(),
            MapAction::Ride => locale.plain_ride(),
            MapAction::Add => locale.add_here(),
        }
    }
}

/// A clickable choice on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapOption {
    /// The action that it would take.
    pub what: MapAction,
    /// Its cell.
    pub cell: CellId,
    /// Its effect.
    pub meaning: Meaning,
    /// The change by a ride after its payment, with the sure part of its bonus (MOV-8); zero for other choices.
    pub promise: NumbersChange,
    pub target: Target,
}

impl MapOption {
    pub fn label(&self, locale: Locale) -> &'static str {
        self.what.label(locale)
    }
}

/// Returns the actions in notation, separated by commas.
pub fn notation(state: &State, actions: &[Action]) -> String {
    let texts: Vec<String> =
        actions.iter().map(|&action| Tramways::notation(state, action)).collect();
    texts.join(", ")
}

/// Returns the choices on the map; `start_location` is the chosen start of rails.
pub fn choices(state: &State, start_location: Option<CellId>) -> Vec<MapOption> {
    match state.decision {
        Decision::Task => {
            Task::ALL.into_iter().flat_map(|task| of_task(state, task, start_location)).collect()
        }
        Decision::Ride => rides(state),
        _ => here(state, &[], start_location),
    }
}

/// Returns the overlay of the choices, with the run and warnings of the position.
pub fn overlay(state: &State, players: &Players, choices: &[MapOption]) -> MapOverlay {
    let targets = choices.iter().map(|choice| choice.target.clone()).collect();
    let rests = state.decision == Decision::Task;
    let best = if rests { best(state, choices) } else { Vec::new() };
    MapOverlay { targets, rests, best, ..moment(state, players) }
}

/// The indexes of the choices with the most Happiness Points; empty if none brings any.
fn best(state: &State, choices: &[MapOption]) -> Vec<usize> {
    let points: Vec<i32> = choices.iter().map(|it| Price::points_of(state, it)).collect();
    let most = points.iter().copied().max().filter(|&most| most > 0);
    (0..).zip(points).filter_map(|(n, points)| (Some(points) == most).then_some(n)).collect()
}

/// Returns the map choices of one action.
pub fn of_task(state: &State, task: Task, start_location: Option<CellId>) -> Vec<MapOption> {
    let start = Action::Start(task);
    let mut ahead = state.clone();
    match Tramways::apply(&mut ahead, start, &mut Vec::new()) {
        Ok(()) => here(&ahead, &[start], start_location),
        Err(_) => Vec::new(),
    }
}

/// The choices of a position, each with the actions that led there.
fn here(state: &State, before: &[Action], start_location: Option<CellId>) -> Vec<MapOption> {
    let legal = Tramways::legal(state);
    if state.decision == Decision::Head {
        return starts(state, before, &legal, start_location);
    }
    let choice = |(target, action): (Target, Action)| {
        let map_action = map_action_of(state, &target, action)?;
        let cell = cell_of(state, action)?;
        let tags = if map_action == MapAction::LeadOn {
            vec![tile_price(state, cell)]
        } else {
            target.tags
        };
        Some(map_option(map_action, cell, before, action, Target { tags, ..target }))
    };
    targets(state, &legal).into_iter().filter_map(choice).collect()
}

fn map_option(
    map_action: MapAction,
    cell: CellId,
    before: &[Action],
    action: Action,
    target: Target,
) -> MapOption {
    let actions = before.iter().copied().chain([action]).collect();
    MapOption {
        what: map_action,
        cell,
        meaning: Meaning::Play(actions),
        promise: NumbersChange::default(),
        target,
    }
}

fn map_action_of(state: &State, target: &Target, action: Action) -> Option<MapAction> {
    match (state.decision, action) {
        (Decision::Lay, _) if target.kind == TargetKind::End => Some(MapAction::Complete),
        (Decision::Lay, _) => Some(MapAction::LeadOn),
        (Decision::Upgrade, _) => Some(MapAction::UpgradeLink),
        (Decision::Site, _) => Some(MapAction::Build),
        (Decision::UpgradeSite, _) => Some(MapAction::UpgradeBuilding),
        (Decision::Passenger, _) => Some(MapAction::Passenger),
        (Decision::AddPassenger, _) => Some(MapAction::Add),
        _ => None,
    }
}

fn cell_of(state: &State, action: Action) -> Option<CellId> {
    match action {
        Action::Head(port) | Action::Link(port) => Some(port.cell),
        Action::Cell(cell) => Some(cell),
        Action::Site(parcel) => state.map.parcels[parcel.index()],
        Action::Lay(exit) => {
            let crate::titles::tramways::rules::state::CurrentAction::Rails(run) = &state.work
            else {
                return None;
            };
            state.map.next(run.head.cell, exit)
        }
        _ => None,
    }
}

/// The starts of rails: locations first, then the exits of the chosen one; ends of own Links at once.
fn starts(
    state: &State,
    before: &[Action],
    legal: &[Action],
    start_location: Option<CellId>,
) -> Vec<MapOption> {
    let mut found: Vec<MapOption> = Vec::new();
    for &action in legal {
        let Action::Head(head) = action else { continue };
        match origin(state, head) {
            Origin::Redirect => {
                let place = MapPlace::Cell(point(state, head.cell));
                found.push(map_option(
                    MapAction::Redirect,
                    head.cell,
                    before,
                    action,
                    start(place),
                ));
            }
            Origin::OwnEnd(cell) => {
                let place = MapPlace::Gate(point(state, cell), head.side.opposite());
                found.push(map_option(MapAction::GoOn, head.cell, before, action, start(place)));
            }
            Origin::Location(location, cell) if start_location == Some(location) => {
                let place = MapPlace::Gate(point(state, cell), head.side.opposite());
                let tags = vec![tile_price(state, head.cell)];
                let target = Target { kind: TargetKind::Next, tags, ..start(place) };
                found.push(map_option(MapAction::FirstTile, head.cell, before, action, target));
            }
            Origin::Location(location, _) => {
                let arm = Meaning::Arm(location);
                if found.iter().all(|choice| choice.meaning != arm) {
                    let place = MapPlace::Cells(location_points(state, location));
                    let target = start(place);
                    let (what, promise) = (MapAction::Start, NumbersChange::default());
                    found.push(MapOption { what, cell: location, meaning: arm, promise, target });
                }
            }
        }
    }
    found
}

/// The rail symbols that a tile costs on a cell (RAIL-3).
fn tile_price(state: &State, cell: CellId) -> Tag {
    let cost = if state.map.terrain(cell) == Terrain::Mountain { 2 } else { 1 };
    Tag { what: Ware::Symbols, amount: -cost }
}

enum Origin {
    Redirect,
    OwnEnd(CellId),
    /// A location, and its cell that the run leaves from.
    Location(CellId, CellId),
}

fn origin(state: &State, head: Port) -> Origin {
    if state.rails.is_taken(head) {
        return Origin::Redirect;
    }
    let Some(cell) = state.map.next(head.cell, head.side) else { return Origin::Redirect };
    let facing = Port { cell, side: head.side.opposite() };
    match state.location(cell) {
        Some(location) if !state.rails.is_taken(facing) => Origin::Location(location, cell),
        _ => Origin::OwnEnd(cell),
    }
}

fn start(place: MapPlace) -> Target {
    Target { kind: TargetKind::Start, place, preview: None, tags: Vec::new() }
}

/// One choice for each destination of a ride.
fn rides(state: &State) -> Vec<MapOption> {
    let mut found: Vec<MapOption> = Vec::new();
    for trip in trips(state) {
        let end = trip.end();
        match found.last_mut() {
            Some(MapOption { cell, meaning: Meaning::Ride(trips), .. }) if *cell == end => {
                trips.push(trip);
            }
            _ => {
                let place = MapPlace::Cells(location_points(state, end));
                let promise = Price::of_ride(state, &trip).gain;
                let tags = tags(promise);
                let target = Target { kind: TargetKind::Ride, place, preview: None, tags };
                let meaning = Meaning::Ride(vec![trip]);
                found.push(MapOption {
                    what: MapAction::Ride,
                    cell: end,
                    meaning,
                    promise,
                    target,
                });
            }
        }
    }
    found
}

/// The gains of a ride, shown next to its destination.
fn tags(gain: NumbersChange) -> Vec<Tag> {
    let amounts = [
        (Ware::Points, gain.points),
        (Ware::Cash, gain.dollars),
        (Ware::Stress, gain.stress),
        (Ware::Worker, gain.workers),
    ];
    let tags = amounts.into_iter().filter(|(_, amount)| *amount != 0);
    tags.map(|(what, amount)| Tag { what, amount: amount as i16 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::view::fixture::{asking, play};

    fn follow(state: &State, choice: &MapOption) {
        match &choice.meaning {
            Meaning::Play(actions) => drop(play(state, actions)),
            Meaning::Ride(trips) => trips.iter().for_each(|trip| drop(play(state, &trip.actions))),
            Meaning::Icon(..) => panic!("the map has no icons"),
            Meaning::Arm(location) => {
                let first = choices(state, Some(*location));
                let first = first.iter().filter(|choice| choice.what == MapAction::FirstTile);
                assert!(first.inspect(|choice| follow(state, choice)).count() > 0);
            }
        }
    }

    #[test]
    fn every_choice_is_legal() {
        let on_map = |decision| {
            matches!(
                decision,
                Decision::Task
                    | Decision::Lay
                    | Decision::Ride
                    | Decision::AddPassenger
                    | Decision::Upgrade
            )
        };
        for state in asking(on_map) {
            for choice in choices(&state, None) {
                follow(&state, &choice);
            }
        }
    }

    #[test]
    fn every_way_to_start_rails_can_be_clicked() {
        for state in asking(|decision| decision == Decision::Head) {
            let mut found = Vec::new();
            let locations: Vec<Option<CellId>> =
                state.map.lattice.cells().map(|cell| state.location(cell)).collect();
            for start_location in locations.into_iter().chain([None]) {
                for choice in choices(&state, start_location) {
                    if let Meaning::Play(actions) = choice.meaning {
                        found.extend(actions);
                    }
                }
            }
            found.sort();
            found.dedup();
            assert_eq!(found, Tramways::legal(&state));
        }
    }

    #[test]
    fn all_possible_tasks_are_offered_at_once() {
        for state in asking(|decision| decision == Decision::Task) {
            let shown = choices(&state, None);
            for action in Tramways::legal(&state) {
                let Action::Start(task) = action else { continue };
                assert!(!of_task(&state, task, None).is_empty());
                let first = |choice: &MapOption| match &choice.meaning {
                    Meaning::Play(actions) => actions.first() == Some(&action),
                    Meaning::Arm(_) => task == Task::Rails,
                    Meaning::Ride(_) | Meaning::Icon(..) => false,
                };
                assert!(shown.iter().any(first), "{task:?}");
            }
        }
    }
}
