//! What an action that cannot be completed lacks.

use crate::games::tramways::action::Task;
use crate::games::tramways::icon::{Destination, Icon, IconSet, ParcelId};
use crate::games::tramways::link::{Link, Status};
use crate::games::tramways::state::State;

/// What an action lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// No Rail Worker.
    Worker,
    /// No rail icons in hand.
    Rails,
    /// No way to lay rails whose cost the hand pays exactly.
    Run,
    /// No complete Link that is not yet upgraded.
    Link,
    /// No icon in hand that names an end of such a Link.
    LinkEnd,
    /// No own Parcel without a Building.
    Parcel,
    /// No icon in hand that names such a Parcel.
    ParcelCard,
    /// No Building of one's own that is not yet upgraded.
    Building,
    /// No icon in hand that names the type of such a Building.
    BuildingKind,
    /// No icon of this kind in hand.
    Icon(Icon),
    /// No way for a Passenger to a destination that the hand names.
    Ride,
    /// The icons are there, but cannot be paid for together.
    Together,
}

impl Missing {
    /// The rule that asks for what is missing.
    pub fn rule(self, task: Task) -> &'static str {
        match (self, task) {
            (Missing::Together, _) => "PLAY-5",
            (_, Task::Rails) => "RAIL-1",
            (_, Task::UpgradeLink) => "UPL-1",
            (_, Task::Build) => "BLD-1",
            (_, Task::UpgradeBuilding) => "UPB-1",
            (_, Task::Passenger) => "MOV-1",
        }
    }
}

/// What an action lacks that cannot be started, what lies on the map first.
pub fn missing(state: &State, task: Task) -> Missing {
    match task {
        Task::Rails => rails(state),
        Task::UpgradeLink => upgrade_link(state),
        Task::Build => build(state),
        Task::UpgradeBuilding => upgrade_building(state),
        Task::Passenger if !holds(state, IconSet::of(Icon::Stripe)) => Missing::Icon(Icon::Stripe),
        Task::Passenger => Missing::Ride,
    }
}

fn rails(state: &State) -> Missing {
    let mut icons = state.player().hand.iter().flat_map(|card| card.card().icons());
    if state.player().workers == 0 {
        Missing::Worker
    } else if icons.any(|(_, icon)| icon.rails() > 0) {
        Missing::Run
    } else {
        Missing::Rails
    }
}

fn upgrade_link(state: &State) -> Missing {
    let open = |link: &&Link| link.owner == state.seat && link.status == Status::Complete;
    let names_end = |link: &Link| {
        let mut ends = link.ports().into_iter().filter_map(|port| state.across(port));
        ends.any(|end| holds(state, state.destination_icons(end)))
    };
    let mut links = state.links.iter().filter(open).peekable();
    if links.peek().is_none() {
        return Missing::Link;
    }
    lacking(state, Icon::UpgradeLink, links.any(names_end), Missing::LinkEnd)
}

fn build(state: &State) -> Missing {
    let is_open = |parcel: &ParcelId| {
        let parcel = &state.parcels[parcel.index()];
        parcel.owner == Some(state.seat) && parcel.building.is_none()
    };
    let named = |parcel| holds(state, IconSet::of(Icon::To(Destination::Parcel(parcel))));
    let mut parcels = state.map.parcels().filter(is_open).peekable();
    if parcels.peek().is_none() {
        return Missing::Parcel;
    }
    lacking(state, Icon::Build, parcels.any(named), Missing::ParcelCard)
}

fn upgrade_building(state: &State) -> Missing {
    let own = state.parcels.iter().filter(|parcel| parcel.owner == Some(state.seat));
    let built = own.filter_map(|parcel| parcel.building);
    let mut open = built.filter(|building| !building.upgraded).peekable();
    if open.peek().is_none() {
        return Missing::Building;
    }
    let named =
        open.any(|building| holds(state, IconSet::of(Icon::To(Destination::Kind(building.kind)))));
    lacking(state, Icon::UpgradeBuilding, named, Missing::BuildingKind)
}

/// The icon of the action, else the one that names its place, else both together.
fn lacking(state: &State, icon: Icon, named: bool, name: Missing) -> Missing {
    match (holds(state, IconSet::of(icon)), named) {
        (false, _) => Missing::Icon(icon),
        (true, false) => name,
        (true, true) => Missing::Together,
    }
}

fn holds(state: &State, icons: IconSet) -> bool {
    let mut held = state.player().hand.iter().flat_map(|card| card.card().icons());
    held.any(|(_, icon)| icons.has(icon))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::tramways::Tramways;
    use crate::games::tramways::action::Action;
    use crate::games::tramways::refusal::Refusal;
    use crate::games::tramways::state::Ask;
    use crate::i18n::Locale;
    use crate::view::fixture::asking;

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
