//! The reasons why something cannot be done, such as a click on the map.

use crate::engine::game::{Game, Rule};
use crate::titles::tramways::network::{CellId, Direction};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Port, Task};
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::{Icon, ParcelId};
use crate::titles::tramways::rules::map::Terrain;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{Decision, State, Work};
use crate::titles::tramways::rules::why_not::{Missing, why_not};
use crate::titles::tramways::words::Reader;

/// A reason why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A rule forbids it.
    Rule(Refusal),
    /// The action lacks something.
    Missing(Task, Missing),
    /// The cell is not adjacent to the end of the rails.
    TooFar,
    /// Rails reach the cell from this location, which must be chosen first.
    From(CellId),
    /// The cell is not adjacent to this location, from which the first tile goes.
    NotBeside(CellId),
    /// The Parcel named by the card has its Building already.
    Built(ParcelId),
    /// It belongs to another phase.
    Later(Phase),
    /// Another action is under way.
    UnderWay,
    /// Icons are played to pay for an action.
    IconNotNow(Icon),
    /// Nothing on the cell is asked for.
    NothingHere,
}

impl Why {
    /// Returns the reason for a refusal of actions.
    pub fn refused(state: &State, actions: &[Action], refusal: Refusal) -> Why {
        match (refusal, actions) {
            (Refusal::NothingToDo, &[Action::Start(task), ..]) => {
                Why::Missing(task, why_not(state, task))
            }
            _ => Why::Rule(refusal),
        }
    }

    /// Returns the rule behind the reason.
    pub fn rule(self) -> &'static str {
        match self {
            Why::Rule(refusal) => refusal.rule(),
            Why::Missing(task, missing) => missing.rule(task),
            Why::TooFar | Why::From(_) | Why::NotBeside(_) => "RAIL-2",
            Why::Built(_) => "BLD-1",
            Why::Later(Phase::Administration) => "ACT-4",
            Why::Later(_) | Why::NothingHere => "RND-1",
            Why::UnderWay | Why::IconNotNow(_) => "PLAY-4",
        }
    }

    /// Returns the reason as a sentence.
    pub fn text(self, state: &State, reader: Reader) -> String {
        match self {
            Why::Rule(refusal) => reader.refusal(refusal).to_owned(),
            Why::Missing(_, missing) => reader.missing(missing),
            Why::TooFar => reader.too_far().to_owned(),
            Why::From(location) => reader.rails_from(&reader.place(state, location)),
            Why::NotBeside(location) => reader.not_beside(&reader.place(state, location)),
            Why::Built(parcel) => reader.is_built(parcel),
            Why::Later(phase) => reader.belongs_to(phase).to_owned(),
            Why::UnderWay => reader.action_under_way().to_owned(),
            Why::IconNotNow(icon) => reader.icon_not_now(icon, state.decision),
            Why::NothingHere => reader.nothing_here().to_owned(),
        }
    }

    /// Returns the reason for a use that cannot begin: reasons of distance become "no start".
    pub fn of_use(self) -> Why {
        match self {
            Why::TooFar | Why::From(_) | Why::NotBeside(_) | Why::NothingHere => {
                Why::Rule(Refusal::NoStart)
            }
            why => why,
        }
    }
}

/// Returns why a click on a cell does nothing; `start_location` is the chosen start of rails.
pub fn why(state: &State, cell: CellId, start_location: Option<CellId>) -> Why {
    match state.decision {
        Decision::Lay => why_not_lay(state, cell),
        Decision::Head => why_not_start(state, cell, start_location),
        Decision::Task if start_location.is_some() => {
            why_not_start(&ahead(state, Task::Rails), cell, start_location)
        }
        Decision::Task => why_no_task(state, cell),
        Decision::Ride => Why::Rule(Refusal::NoRoute),
        Decision::Passenger | Decision::AddPassenger => refused(state, Action::Cell(cell)),
        Decision::Site | Decision::UpgradeSite => match state.map.terrain(cell) {
            Terrain::Parcel(parcel) => refused(state, Action::Site(parcel)),
            _ if state.decision == Decision::Site => Why::Rule(Refusal::NotYourParcel),
            _ => Why::Rule(Refusal::NotYourBuilding),
        },
        Decision::Upgrade => why_not_upgrade(state, cell),
        _ => Why::NothingHere,
    }
}

fn refused(state: &State, action: Action) -> Why {
    match Tramways::check(state, action) {
        Err(refusal) => Why::refused(state, &[action], refusal),
        Ok(()) => Why::NothingHere,
    }
}

/// Returns why an action cannot begin, or cannot begin with this choice.
pub fn reason(state: &State, task: Task, action: Option<Action>) -> Why {
    match (refused(state, Action::Start(task)), action) {
        (Why::NothingHere, Some(action)) => refused(&ahead(state, task), action),
        (why, _) => why,
    }
}

fn ahead(state: &State, task: Task) -> State {
    let mut ahead = state.clone();
    let _ = Tramways::apply(&mut ahead, Action::Start(task), &mut Vec::new());
    ahead
}

fn why_not_lay(state: &State, cell: CellId) -> Why {
    let Work::Rails(run) = &state.work else { return Why::NothingHere };
    let beside = |&side: &Direction| state.map.next(run.head.cell, side) == Some(cell);
    match Direction::ALL.into_iter().find(beside) {
        Some(side) => refused(state, Action::Lay(side)),
        None => Why::TooFar,
    }
}

/// The reason against a first tile on the cell if a location is adjacent, else against a start there.
fn why_not_start(state: &State, cell: CellId, start_location: Option<CellId>) -> Why {
    let leads_to = |side: Direction| state.location(state.map.next(cell, side)?);
    let refusal = |side| Tramways::check(state, Action::Head(Port { cell, side })).err();
    match start_location {
        Some(start) => {
            let is_start = state.location(cell) == Some(start);
            let side = Direction::ALL.into_iter().find(|&side| leads_to(side) == Some(start));
            match side.and_then(refusal) {
                Some(refusal) if !is_start => Why::Rule(refusal),
                _ => Why::NotBeside(start),
            }
        }
        None if state.location(cell).is_some() => Why::Rule(Refusal::NoStart),
        None => {
            let start = |side| Some((leads_to(side)?, refusal(side)));
            let mut starts = Direction::ALL.into_iter().filter_map(start);
            let free = starts.clone().find(|(_, refusal)| refusal.is_none());
            let own = starts.find_map(|(_, it)| it.filter(|it| *it != Refusal::NoStart));
            match (free, own) {
                (Some((location, _)), _) => Why::From(location),
                (None, Some(refusal)) => Why::Rule(refusal),
                (None, None) => Why::Rule(Refusal::NoStart),
            }
        }
    }
}

/// Bare ground is for rails only.
fn why_no_rails(state: &State, cell: CellId) -> Why {
    match refused(state, Action::Start(Task::Rails)) {
        Why::NothingHere => why_not_start(&ahead(state, Task::Rails), cell, None),
        why => why,
    }
}

/// The reason against the most likely meaning of a click while all actions are possible.
fn why_no_task(state: &State, cell: CellId) -> Why {
    let try_out = |task: Task, action: Action| reason(state, task, Some(action));
    if state.passengers.has(cell) {
        return try_out(Task::Passenger, Action::Cell(cell));
    }
    match state.map.terrain(cell) {
        Terrain::Lake => Why::Rule(Refusal::OnLake),
        Terrain::Parcel(parcel) if state.open_parcel(cell).is_some() => {
            try_out(Task::Build, Action::Site(parcel))
        }
        Terrain::Parcel(parcel) => try_out(Task::UpgradeBuilding, Action::Site(parcel)),
        _ if state.building(cell).is_some() => refused(state, Action::Start(Task::Rails)),
        _ if !state.rails.is_empty(cell) => why_not_upgrade(state, cell),
        _ => why_no_rails(state, cell),
    }
}

fn why_not_upgrade(state: &State, cell: CellId) -> Why {
    let Some(link) = state.links.iter().find(|link| link.lies_on(cell)) else {
        return Why::Rule(Refusal::NoSuchLink);
    };
    let action = Action::Link(link.ports()[0]);
    match state.decision {
        Decision::Upgrade => refused(state, action),
        _ => match refused(state, Action::Start(Task::UpgradeLink)) {
            Why::NothingHere => refused(&ahead(state, Task::UpgradeLink), action),
            why => why,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::rules::icon::Icon;
    use crate::titles::tramways::rules::link::Status;
    use crate::titles::tramways::view::fixture::asking;
    use crate::titles::tramways::view::map::meaning::choices;
    use crate::words::Locale;

    #[test]
    fn a_cell_far_from_the_end_is_too_far() {
        for state in asking(|decision| decision == Decision::Lay) {
            let Work::Rails(run) = &state.work else { panic!("{:?}", state.work) };
            assert_eq!(why(&state, run.head.cell, None), Why::TooFar);
        }
    }

    #[test]
    fn a_lake_says_that_it_is_a_lake() {
        let mut told = 0;
        for state in asking(|decision| decision == Decision::Task) {
            let lake = |cell: &CellId| state.map.terrain(*cell) == Terrain::Lake;
            for cell in state.map.lattice.cells().filter(lake) {
                if state.rails.is_empty(cell) {
                    assert_eq!(why(&state, cell, None), Why::Rule(Refusal::OnLake));
                    told += 1;
                }
            }
        }
        assert!(told > 80, "{told}");
    }

    /// Bare ground names the place that rails can come from; a click on that place makes the cell a choice.
    #[test]
    fn bare_ground_says_where_rails_come_from() {
        let (mut told, mut others) = (0, 0);
        for state in asking(|decision| decision == Decision::Task) {
            let bare = |cell: &CellId| {
                let terrain = state.map.terrain(*cell);
                let ground = matches!(terrain, Terrain::Plain | Terrain::Mountain);
                ground && state.rails.is_empty(*cell)
            };
            for cell in state.map.lattice.cells().filter(bare) {
                match why(&state, cell, None) {
                    Why::From(location) => {
                        let first = choices(&state, Some(location));
                        let what = crate::titles::tramways::view::map::meaning::What::FirstTile;
                        assert!(first.iter().any(|it| it.cell == cell && it.what == what));
                        told += 1;
                    }
                    Why::Missing(Task::Rails, _) | Why::Rule(_) => others += 1,
                    why => panic!("{why:?}"),
                }
            }
        }
        assert!(told > 50 && others > 50, "{told} {others}");
    }

    #[test]
    fn what_cannot_be_laid_is_refused_by_its_rule() {
        let mut refused = 0;
        for state in asking(|decision| decision == Decision::Lay) {
            let Work::Rails(run) = &state.work else { panic!("{:?}", state.work) };
            let offered: Vec<CellId> =
                choices(&state, None).iter().map(|choice| choice.cell).collect();
            for side in Direction::ALL {
                let Some(cell) = state.map.next(run.head.cell, side) else { continue };
                if !offered.contains(&cell) {
                    assert!(matches!(why(&state, cell, None), Why::Rule(_)));
                    refused += 1;
                }
            }
        }
        assert!(refused > 50, "{refused}");
    }

    /// The obstacles in positions where an action cannot be completed.
    fn blocked() -> Vec<(State, Task, Missing)> {
        let states = asking(|decision| decision == Decision::Task).into_iter();
        let tasks = states.flat_map(|state| Task::ALL.map(|task| (state.clone(), task)));
        let refused = tasks.filter(|(state, task)| {
            Tramways::check(state, Action::Start(*task)) == Err(Refusal::NothingToDo)
        });
        refused.map(|(state, task)| (state.clone(), task, why_not(&state, task))).collect()
    }

    #[test]
    fn what_is_missing_is_not_there() {
        let all = blocked();
        assert!(!all.is_empty());
        for (state, task, missing) in all {
            let hand = state.player().hand.iter().flat_map(|card| card.card().icons());
            let icons: Vec<Icon> = hand.map(|(_, icon)| icon).collect();
            match missing {
                Missing::Worker => panic!("{task:?} has a refusal of its own for that"),
                Missing::Rails => assert!(icons.iter().all(|icon| icon.rails() == 0)),
                Missing::Icon(icon) => assert!(!icons.contains(&icon), "{icon:?}"),
                Missing::Link => {
                    assert!(!state.links.iter().any(|it| it.status == Status::Complete))
                }
                Missing::Building => assert_eq!(task, Task::UpgradeBuilding),
                _ => {}
            }
        }
    }

    #[test]
    fn a_new_game_has_no_link_and_no_building_to_upgrade() {
        let state = &asking(|decision| decision == Decision::Task)[0];
        assert_eq!(why_not(state, Task::UpgradeLink), Missing::Link);
        assert_eq!(why_not(state, Task::UpgradeBuilding), Missing::Building);
    }

    #[test]
    fn an_empty_hand_lacks_the_icons() {
        let mut state = asking(|decision| decision == Decision::Task).remove(0);
        state.player_mut().hand.clear();
        assert_eq!(why_not(&state, Task::Rails), Missing::Rails);
        assert_eq!(why_not(&state, Task::Passenger), Missing::Icon(Icon::Stripe));
        assert_eq!(why_not(&state, Task::Build), Missing::Icon(Icon::Build));
        (state.player_mut().straights, state.player_mut().curves) = (0, 0);
        assert_eq!(why_not(&state, Task::Rails), Missing::Tiles);
        assert_eq!(Missing::Tiles.rule(Task::Rails), "RAIL-8");
        state.player_mut().workers = 0;
        assert_eq!(why_not(&state, Task::Rails), Missing::Worker);
    }

    #[test]
    fn both_languages_name_what_is_missing() {
        for (_, _, missing) in blocked() {
            let texts = Locale::ALL.map(|locale| locale.missing(missing));
            assert!(texts[0] != texts[1] && texts.iter().all(|text| text.ends_with('.')));
        }
    }
}
