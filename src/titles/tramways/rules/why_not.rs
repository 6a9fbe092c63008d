//! The missing part of an action that cannot be completed.

use super::action::Task;
use super::actions_phase;
use super::icon::{Destination, Icon, IconSet, ParcelId};
use super::link::{Link, LinkStatus};
use super::state::State;

/// The missing part of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// No Rail Worker.
    Worker,
    /// No rail tile in the supply.
    Tiles,
    /// No rail icons in hand.
    Rails,
    /// No run whose cost the hand pays exactly.
    Run,
    /// No icon in hand that names an end of a Link that the rail icons could complete.
    RunEnd,
    /// No complete Link without an upgrade.
    Link,
    /// No icon in hand that names an end of such a Link.
    LinkEnd,
    /// No own Parcel without a Building.
    Parcel,
    /// No icon in hand that names such a Parcel.
    ParcelCard,
    /// No own Building without an upgrade.
    Building,
    /// No icon in hand that names the type of such a Building.
    BuildingKind,
    /// No icon of this kind in hand.
    Icon(Icon),
    /// No ride to a destination that the hand names.
    Ride,
    /// The icons exist, but cannot be paid together.
    Together,
}

impl Missing {
    /// Returns the rule that asks for the missing part.
    pub fn rule(self, task: Task) -> &'static str {
        match (self, task) {
            (Missing::Together, _) => "PLAY-5",
            (Missing::RunEnd, _) => "RAIL-3",
            (Missing::Tiles, _) => "RAIL-8",
            (_, Task::Rails) => "RAIL-1",
            (_, Task::UpgradeLink) => "UPL-1",
            (_, Task::Build) => "BLD-1",
            (_, Task::UpgradeBuilding) => "UPB-1",
            (_, Task::Passenger) => "MOV-1",
        }
    }
}

/// Returns the missing part of an action that cannot start; parts on the map come first.
pub(crate) fn why_not(state: &State, task: Task) -> Missing {
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
    let player = state.player();
    let mut icons = player.hand.iter().flat_map(|card| card.card().icons());
    if player.workers == 0 {
        Missing::Worker
    } else if player.straights + player.curves == 0 {
        Missing::Tiles
    } else if !icons.any(|(_, icon)| icon.rails() > 0) {
        Missing::Rails
    } else if actions_phase::lacks_run_end(state) {
        Missing::RunEnd
    } else {
        Missing::Run
    }
}

fn upgrade_link(state: &State) -> Missing {
    let open = |link: &&Link| link.owner == state.seat && link.status == LinkStatus::Complete;
    let names_end = |link: &Link| {
        let mut ends = link.ports().into_iter().filter_map(|port| state.across(port));
        ends.any(|end| holds(state, state.destination_icons(end)))
    };
    let mut links = state.links.iter().filter(open).peekable();
    if links.peek().is_none() {
        return Missing::Link;
    }
    missing_icon(state, Icon::UpgradeLink, links.any(names_end), Missing::LinkEnd)
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
    missing_icon(state, Icon::Build, parcels.any(named), Missing::ParcelCard)
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
    missing_icon(state, Icon::UpgradeBuilding, named, Missing::BuildingKind)
}

/// The action's icon, else the icon that names its place, else both together.
fn missing_icon(state: &State, icon: Icon, named: bool, name: Missing) -> Missing {
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
