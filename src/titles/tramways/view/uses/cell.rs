//! The uses of a cell and its contents.

use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, Port, Task};
use crate::titles::tramways::rules::link::{Link, LinkStatus};
use crate::titles::tramways::rules::map::Terrain;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::map::meaning::{MapAction, MapOption, Meaning, choices};
use crate::titles::tramways::view::prompts::why::{Rejection, reason};
use crate::titles::tramways::view::uses::{Use, UseKind, not_now};

pub(super) fn uses(state: &State, cell: CellId) -> Vec<Use> {
    let here = choices(state, None).into_iter().filter(|choice| concerns(state, choice, cell));
    let mut found: Vec<Use> = here.map(|choice| Use::of(state, &choice)).collect();
    for (what, task, hurdle) in conceivable(state, cell) {
        if found.iter().all(|known| known.kind != UseKind::Map(what)) {
            let block = not_now(state).unwrap_or_else(|| block(state, task, hurdle));
            found.push(Use::blocked(UseKind::Map(what), block));
        }
    }
    found
}

/// Returns whether a choice is about a cell or its contents.
pub(super) fn concerns(state: &State, choice: &MapOption, cell: CellId) -> bool {
    let same_place =
        state.location(cell).is_some() && state.location(cell) == state.location(choice.cell);
    match choice.what {
        MapAction::Start | MapAction::Ride => same_place,
        MapAction::UpgradeLink | MapAction::GoOn | MapAction::Redirect => {
            choice.cell == cell || link_of(state, choice).is_some_and(|link| link.lies_on(cell))
        }
        _ => choice.cell == cell,
    }
}

/// The Link that a choice is about.
fn link_of<'a>(state: &'a State, choice: &MapOption) -> Option<&'a Link> {
    let Meaning::Play(actions) = &choice.meaning else { return None };
    match *actions.last()? {
        Action::Link(port) => state.link_at(port),
        Action::Head(head) if choice.what == MapAction::GoOn => {
            let before = state.map.next(head.cell, head.side)?;
            state.link_at(Port { cell: before, side: head.side.opposite() })
        }
        Action::Head(head) => state.link_at(head),
        _ => None,
    }
}

/// The source of the reason why an action is barred.
enum Hurdle {
    /// This refusal, always.
    Plain(Refusal),
    /// The rules' refusal of this choice within the action.
    Decision(Action),
    /// The rules' refusal of the action.
    Action,
}

/// The actions that a player might want on a cell.
fn conceivable(state: &State, cell: CellId) -> Vec<(MapAction, Task, Hurdle)> {
    let mut all = Vec::new();
    if state.passengers.has(cell) {
        all.push((MapAction::Passenger, Task::Passenger, Hurdle::Decision(Action::Cell(cell))));
    }
    all.extend(of_parcel(state, cell));
    all.extend(state.links.iter().filter(|link| link.lies_on(cell)).map(|it| of_link(state, it)));
    if state.location(cell).is_some() || all.is_empty() {
        all.push((MapAction::Start, Task::Rails, Hurdle::Action));
    }
    all
}

fn of_parcel(state: &State, cell: CellId) -> Option<(MapAction, Task, Hurdle)> {
    let Terrain::Parcel(parcel) = state.map.terrain(cell) else { return None };
    let is_own = state.parcels[parcel.index()].owner == Some(state.seat);
    let site = Hurdle::Decision(Action::Site(parcel));
    Some(match (state.open_parcel(cell), is_own) {
        (Some(_), true) => (MapAction::Build, Task::Build, site),
        (Some(_), false) => (MapAction::Build, Task::Build, Hurdle::Plain(Refusal::NotYourParcel)),
        (None, true) => (MapAction::UpgradeBuilding, Task::UpgradeBuilding, site),
        (None, false) => {
            let refusal = Refusal::NotYourBuilding;
            (MapAction::UpgradeBuilding, Task::UpgradeBuilding, Hurdle::Plain(refusal))
        }
    })
}

fn of_link(state: &State, link: &Link) -> (MapAction, Task, Hurdle) {
    let (what, task) = match link.status {
        LinkStatus::Incomplete { .. } => (MapAction::GoOn, Task::Rails),
        _ => (MapAction::UpgradeLink, Task::UpgradeLink),
    };
    let hurdle = match link.status {
        LinkStatus::Incomplete { .. } if link.owner != state.seat => {
            Hurdle::Plain(Refusal::NotYourLink)
        }
        _ if link.owner != state.seat => Hurdle::Plain(Refusal::NotYoursToUpgrade),
        LinkStatus::Upgraded => Hurdle::Plain(Refusal::AlreadyUpgraded),
        LinkStatus::Complete => Hurdle::Decision(Action::Link(link.ports()[0])),
        LinkStatus::Incomplete { .. } => Hurdle::Action,
    };
    (what, task, hurdle)
}

fn block(state: &State, task: Task, hurdle: Hurdle) -> Rejection {
    match hurdle {
        Hurdle::Plain(refusal) => Rejection::Rule(refusal),
        Hurdle::Decision(action) => reason(state, task, Some(action)).of_use(),
        Hurdle::Action => reason(state, task, None).of_use(),
    }
}

/// Returns whether a cell has more than ground.
pub(super) fn is_thing(state: &State, cell: CellId) -> bool {
    let ground =
        matches!(state.map.terrain(cell), Terrain::Plain | Terrain::Mountain | Terrain::Lake);
    !ground || !state.rails.is_empty(cell)
}
