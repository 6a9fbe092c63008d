//! Why a click on the map does nothing now.

use crate::game::Game;
use crate::games::tramways::Tramways;
use crate::games::tramways::action::{Action, Port, Task};
use crate::games::tramways::map::Terrain;
use crate::games::tramways::missing::{Missing, missing};
use crate::games::tramways::refusal::Refusal;
use crate::games::tramways::state::{Ask, State, Work};
use crate::network::{CellId, Direction};

/// Why a click does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A rule forbids what was meant.
    Rule(Refusal),
    /// The action that was meant lacks something.
    Missing(Task, Missing),
    /// The cell is not beside the end of the rails.
    TooFar,
    /// Nothing is asked for there.
    NothingHere,
}

/// Why a click on a cell does nothing; `armed` is the location where rails are to start.
pub fn why(state: &State, cell: CellId, armed: Option<CellId>) -> Why {
    match state.ask {
        Ask::Lay => why_not_lay(state, cell),
        Ask::Head => why_not_start(state, cell, armed),
        Ask::Task if armed.is_some() => why_not_start(&ahead(state, Task::Rails), cell, armed),
        Ask::Task => why_no_task(state, cell),
        Ask::Ride => Why::Rule(Refusal::NoRoute),
        Ask::Passenger | Ask::AddPassenger => refused(state, Action::Cell(cell)),
        Ask::Site | Ask::UpgradeSite => match state.map.terrain(cell) {
            Terrain::Parcel(parcel) => refused(state, Action::Site(parcel)),
            _ if state.ask == Ask::Site => Why::Rule(Refusal::NotYourParcel),
            _ => Why::Rule(Refusal::NotYourBuilding),
        },
        Ask::Upgrade => why_not_upgrade(state, cell),
        _ => Why::NothingHere,
    }
}

fn refused(state: &State, action: Action) -> Why {
    match (Tramways::check(state, action), action) {
        (Err(Refusal::NothingToDo), Action::Start(task)) => {
            Why::Missing(task, missing(state, task))
        }
        (Err(refusal), _) => Why::Rule(refusal),
        (Ok(()), _) => Why::NothingHere,
    }
}

/// Why an action cannot be started, or not with this decision.
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

/// A first tile was meant where the cell is beside the chosen location; else a start.
fn why_not_start(state: &State, cell: CellId, armed: Option<CellId>) -> Why {
    let from = |&side: &Direction| {
        let before = state.map.next(cell, side);
        armed.is_some() && before.and_then(|before| state.location(before)) == armed
    };
    match Direction::ALL.into_iter().find(from) {
        Some(side) => refused(state, Action::Head(Port { cell, side })),
        None if state.ask == Ask::Task => refused(state, Action::Start(Task::Rails)),
        None => Why::Rule(Refusal::NoStart),
    }
}

/// The most likely meaning of a click while every action is possible.
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
        _ => Why::Rule(Refusal::NoStart),
    }
}

fn why_not_upgrade(state: &State, cell: CellId) -> Why {
    let Some(link) = state.links.iter().find(|link| link.lies_on(cell)) else {
        return Why::Rule(Refusal::NoSuchLink);
    };
    let action = Action::Link(link.ports()[0]);
    match state.ask {
        Ask::Upgrade => refused(state, action),
        _ => match refused(state, Action::Start(Task::UpgradeLink)) {
            Why::NothingHere => refused(&ahead(state, Task::UpgradeLink), action),
            why => why,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tramways::icon::Icon;
    use crate::games::tramways::link::Status;
    use crate::i18n::Locale;
    use crate::view::fixture::asking;
    use crate::view::meaning::choices;

    #[test]
    fn a_cell_far_from_the_end_is_too_far() {
        for state in asking(|ask| ask == Ask::Lay) {
            let Work::Rails(run) = &state.work else { continue };
            assert_eq!(why(&state, run.head.cell, None), Why::TooFar);
        }
    }

    #[test]
    fn a_lake_says_that_it_is_a_lake() {
        for state in asking(|ask| ask == Ask::Task) {
            let lake = |cell: &CellId| state.map.terrain(*cell) == Terrain::Lake;
            for cell in state.map.lattice.cells().filter(lake) {
                if state.rails.is_empty(cell) {
                    assert_eq!(why(&state, cell, None), Why::Rule(Refusal::OnLake));
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_laid_is_refused_by_its_rule() {
        for state in asking(|ask| ask == Ask::Lay) {
            let Work::Rails(run) = &state.work else { continue };
            let offered: Vec<CellId> =
                choices(&state, None).iter().map(|choice| choice.cell).collect();
            for side in Direction::ALL {
                let Some(cell) = state.map.next(run.head.cell, side) else { continue };
                if !offered.contains(&cell) {
                    assert!(matches!(why(&state, cell, None), Why::Rule(_)));
                }
            }
        }
    }

    /// What is missing wherever an action cannot be completed.
    fn blocked() -> Vec<(State, Task, Missing)> {
        let states = asking(|ask| ask == Ask::Task).into_iter();
        let tasks = states.flat_map(|state| Task::ALL.map(|task| (state.clone(), task)));
        let refused = tasks.filter(|(state, task)| {
            Tramways::check(state, Action::Start(*task)) == Err(Refusal::NothingToDo)
        });
        refused.map(|(state, task)| (state.clone(), task, missing(&state, task))).collect()
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
        let state = &asking(|ask| ask == Ask::Task)[0];
        assert_eq!(missing(state, Task::UpgradeLink), Missing::Link);
        assert_eq!(missing(state, Task::UpgradeBuilding), Missing::Building);
    }

    #[test]
    fn an_empty_hand_lacks_the_icons() {
        let mut state = asking(|ask| ask == Ask::Task).remove(0);
        state.player_mut().hand.clear();
        assert_eq!(missing(&state, Task::Rails), Missing::Rails);
        assert_eq!(missing(&state, Task::Passenger), Missing::Icon(Icon::Stripe));
        assert_eq!(missing(&state, Task::Build), Missing::Icon(Icon::Build));
        state.player_mut().workers = 0;
        assert_eq!(missing(&state, Task::Rails), Missing::Worker);
    }

    #[test]
    fn both_languages_name_what_is_missing() {
        for (_, _, missing) in blocked() {
            let texts = Locale::ALL.map(|locale| locale.missing(missing));
            assert!(texts[0] != texts[1] && texts.iter().all(|text| text.ends_with('.')));
        }
    }
}
