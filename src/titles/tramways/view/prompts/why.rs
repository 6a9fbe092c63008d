//! The reasons why something cannot be done, such as a click on the map.

use crate::engine::game::{Game, Rule};
use crate::titles::tramways::network::{CellId, Direction};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Port, Task};
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::{Icon, ParcelId};
use crate::titles::tramways::rules::map::Terrain;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{CurrentAction, Decision, State};
use crate::titles::tramways::rules::why_not::{Missing, why_not};
use crate::titles::tramways::words::Reader;

/// A reason why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// A rule forbids it.
    Rule(Refusal),
    /// The action lacks something.
    Missing(Task, Missing),
    /// The cell is not adjacent to the end of the rails.
    TooFar,
    /// Rails reach the cell from this location, which must be chosen first.
    From(CellId),
    /// The cell is not adjacent to this location, from which the first tile goes.
    NotAdjacent(CellId),
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

impl Rejection {
    /// Returns the reason for a refusal of actions.
    pub fn refused(state: &State, actions: &[Action], refusal: Refusal) -> Rejection {
        match (refusal, actions) {
            (Refusal::NothingToDo, &[Action::Start(task), ..]) => {
                Rejection::Missing(task, why_not(state, task))
            }
            _ => Rejection::Rule(refusal),
        }
    }

    /// Returns the rule behind the reason.
    pub fn rule(self) -> &'static str {
        match self {
            Rejection::Rule(refusal) => refusal.rule(),
            Rejection::Missing(task, missing) => missing.rule(task),
            Rejection::TooFar | Rejection::From(_) | Rejection::NotAdjacent(_) => "RAIL-2",
            Rejection::Built(_) => "BLD-1",
            Rejection::Later(Phase::Administration) => "ACT-4",
            Rejection::Later(_) | Rejection::NothingHere => "RND-1",
            Rejection::UnderWay | Rejection::IconNotNow(_) => "PLAY-4",
        }
    }

    /// Returns the reason as a sentence.
    pub fn text(self, state: &State, reader: Reader) -> String {
        match self {
            Rejection::Rule(refusal) => reader.refusal(refusal).to_owned(),
            Rejection::Missing(_, missing) => reader.missing(missing),
            Rejection::TooFar => reader.too_far().to_owned(),
            Rejection::From(location) => reader.rails_from(&reader.place(state, location)),
            Rejection::NotAdjacent(location) => reader.not_beside(&reader.place(state, location)),
            Rejection::Built(parcel) => reader.is_built(parcel),
            Rejection::Later(phase) => reader.belongs_to(phase).to_owned(),
            Rejection::UnderWay => reader.action_under_way().to_owned(),
            Rejection::IconNotNow(icon) => reader.icon_not_now(icon, state.decision),
            Rejection::NothingHere => reader.nothing_here().to_owned(),
        }
    }

    /// Returns the reason why a use cannot begin: reasons about where one clicked become `NoStart`.
    pub fn of_use(self) -> Rejection {
        match self {
            Rejection::TooFar
            | Rejection::From(_)
            | Rejection::NotAdjacent(_)
            | Rejection::NothingHere => Rejection::Rule(Refusal::NoStart),
            why => why,
        }
    }
}

/// Returns why a click on a cell does nothing; `start_location` is the chosen start of rails.
pub fn why(state: &State, cell: CellId, start_location: Option<CellId>) -> Rejection {
    match state.decision {
        Decision::Lay => why_not_lay(state, cell),
        Decision::Head => why_not_start(state, cell, start_location),
        Decision::Task if start_location.is_some() => {
            why_not_start(&ahead(state, Task::Rails), cell, start_location)
        }
        Decision::Task => why_no_task(state, cell),
        Decision::Ride => Rejection::Rule(Refusal::NoRoute),
        Decision::Passenger | Decision::AddPassenger => refused(state, Action::Cell(cell)),
        Decision::Site | Decision::UpgradeSite => match state.map.terrain(cell) {
            Terrain::Parcel(parcel) => refused(state, Action::Site(parcel)),
            _ if state.decision == Decision::Site => Rejection::Rule(Refusal::NotYourParcel),
            _ => Rejection::Rule(Refusal::NotYourBuilding),
        },
        Decision::Upgrade => why_not_upgrade(state, cell),
        _ => Rejection::NothingHere,
    }
}

fn refused(state: &State, action: Action) -> Rejection {
    match Tramways::check(state, action) {
        Err(refusal) => Rejection::refused(state, &[action], refusal),
        Ok(()) => Rejection::NothingHere,
    }
}

/// Returns why an action cannot begin, or cannot begin with this choice.
pub fn reason(state: &State, task: Task, action: Option<Action>) -> Rejection {
    match (refused(state, Action::Start(task)), action) {
        (Rejection::NothingHere, Some(action)) => refused(&ahead(state, task), action),
        (why, _) => why,
    }
}

fn ahead(state: &State, task: Task) -> State {
    let mut ahead = state.clone();
    let _ = Tramways::apply(&mut ahead, Action::Start(task), &mut Vec::new());
    ahead
}

fn why_not_lay(state: &State, cell: CellId) -> Rejection {
    let CurrentAction::Rails(run) = &state.work else { return Rejection::NothingHere };
    let beside = |&side: &Direction| state.map.next(run.head.cell, side) == Some(cell);
    match Direction::ALL.into_iter().find(beside) {
        Some(side) => refused(state, Action::Lay(side)),
        None => Rejection::TooFar,
    }
}

/// The reason against a first tile on the cell if a location is adjacent, else against a start there.
fn why_not_start(state: &State, cell: CellId, start_location: Option<CellId>) -> Rejection {
    let leads_to = |side: Direction| state.location(state.map.next(cell, side)?);
    let refusal = |side| Tramways::check(state, Action::Head(Port { cell, side })).err();
    match start_location {
        Some(start) => {
            let is_start = state.location(cell) == Some(start);
            let side = Direction::ALL.into_iter().find(|&side| leads_to(side) == Some(start));
            match side.and_then(refusal) {
                Some(refusal) if !is_start => Rejection::Rule(refusal),
                _ => Rejection::NotAdjacent(start),
            }
        }
        None if state.location(cell).is_some() => Rejection::Rule(Refusal::NoStart),
        None => {
            let start = |side| Some((leads_to(side)?, refusal(side)));
            let mut starts = Direction::ALL.into_iter().filter_map(start);
            let free = starts.clone().find(|(_, refusal)| refusal.is_none());
            let own = starts.find_map(|(_, it)| it.filter(|it| *it != Refusal::NoStart));
            match (free, own) {
                (Some((location, _)), _) => Rejection::From(location),
                (None, Some(refusal)) => Rejection::Rule(refusal),
                (None, None) => Rejection::Rule(Refusal::NoStart),
            }
        }
    }
}

/// The reason against rails on bare ground, which has no other use.
fn why_no_rails(state: &State, cell: CellId) -> Rejection {
    match refused(state, Action::Start(Task::Rails)) {
        Rejection::NothingHere => why_not_start(&ahead(state, Task::Rails), cell, None),
        why => why,
    }
}

/// The reason against the most likely meaning of a click while all actions are possible.
fn why_no_task(state: &State, cell: CellId) -> Rejection {
    let try_out = |task: Task, action: Action| reason(state, task, Some(action));
    if state.passengers.has(cell) {
        return try_out(Task::Passenger, Action::Cell(cell));
    }
    match state.map.terrain(cell) {
        Terrain::Lake => Rejection::Rule(Refusal::OnLake),
        Terrain::Parcel(parcel) if state.open_parcel(cell).is_some() => {
            try_out(Task::Build, Action::Site(parcel))
        }
        Terrain::Parcel(parcel) => try_out(Task::UpgradeBuilding, Action::Site(parcel)),
        _ if state.building(cell).is_some() => refused(state, Action::Start(Task::Rails)),
        _ if !state.rails.is_empty(cell) => why_not_upgrade(state, cell),
        _ => why_no_rails(state, cell),
    }
}

fn why_not_upgrade(state: &State, cell: CellId) -> Rejection {
    let Some(link) = state.links.iter().find(|link| link.lies_on(cell)) else {
        return Rejection::Rule(Refusal::NoSuchLink);
    };
    let action = Action::Link(link.ports()[0]);
    match state.decision {
        Decision::Upgrade => refused(state, action),
        _ => match refused(state, Action::Start(Task::UpgradeLink)) {
            Rejection::NothingHere => refused(&ahead(state, Task::UpgradeLink), action),
            why => why,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::rules::icon::Icon;
    use crate::titles::tramways::rules::link::LinkStatus;
    use crate::titles::tramways::view::fixture::asking;
    use crate::titles::tramways::view::map::meaning::choices;
    use crate::words::Locale;

    #[test]
    fn a_cell_far_from_the_end_is_too_far() {
        for state in asking(|decision| decision == Decision::Lay) {
            let CurrentAction::Rails(run) = &state.work else { panic!("{:?}", state.work) };
            assert_eq!(why(&state, run.head.cell, None), Rejection::TooFar);
        }
    }

    #[test]
    fn a_lake_says_that_it_is_a_lake() {
        let mut lakes = 0;
        for state in asking(|decision| decision == Decision::Task) {
            let lake = |cell: &CellId| state.map.terrain(*cell) == Terrain::Lake;
            for cell in state.map.lattice.cells().filter(lake) {
                if state.rails.is_empty(cell) {
                    assert_eq!(why(&state, cell, None), Rejection::Rule(Refusal::OnLake));
                    lakes += 1;
                }
            }
        }
        assert!(lakes > 80, "{lakes}");
    }

    /// Bare ground names the place that rails can come from; a click on that place makes the cell a choice.
    #[test]
    fn bare_ground_says_where_rails_come_from() {
        let (mut named, mut others) = (0, 0);
        for state in asking(|decision| decision == Decision::Task) {
            let bare = |cell: &CellId| {
                let terrain = state.map.terrain(*cell);
                let ground = matches!(terrain, Terrain::Plain | Terrain::Mountain);
                ground && state.rails.is_empty(*cell)
            };
            for cell in state.map.lattice.cells().filter(bare) {
                match why(&state, cell, None) {
                    Rejection::From(location) => {
                        let first = choices(&state, Some(location));
                        let what =
                            crate::titles::tramways::view::map::meaning::MapAction::FirstTile;
                        assert!(first.iter().any(|it| it.cell == cell && it.what == what));
                        named += 1;
                    }
                    Rejection::Missing(Task::Rails, _) | Rejection::Rule(_) => others += 1,
                    why => panic!("{why:?}"),
                }
            }
        }
        assert!(named > 50 && others > 50, "{named} {others}");
    }

    #[test]
    fn an_illegal_tile_is_refused_with_its_rule() {
        let mut refused = 0;
        for state in asking(|decision| decision == Decision::Lay) {
            let CurrentAction::Rails(run) = &state.work else { panic!("{:?}", state.work) };
            let offered: Vec<CellId> =
                choices(&state, None).iter().map(|choice| choice.cell).collect();
            for side in Direction::ALL {
                let Some(cell) = state.map.next(run.head.cell, side) else { continue };
                if !offered.contains(&cell) {
                    assert!(matches!(why(&state, cell, None), Rejection::Rule(_)));
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
    fn missing_icons_are_not_in_the_hand() {
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
                    assert!(!state.links.iter().any(|it| it.status == LinkStatus::Complete))
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
    fn missing_icons_have_texts_in_both_languages() {
        for (_, _, missing) in blocked() {
            let texts = Locale::ALL.map(|locale| locale.missing(missing));
            assert!(texts[0] != texts[1] && texts.iter().all(|text| text.ends_with('.')));
        }
    }
}
