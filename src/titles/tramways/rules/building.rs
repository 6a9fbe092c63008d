//! Building and upgrading Buildings (BLD, UPB).

use super::action::Action;
use super::building_type::BuildingType;
use super::card::{CardId, Family};
use super::event::Event;
use super::icon::{Destination, Icon, IconSet, ParcelId};
use super::payment;
use super::purse::Purse;
use super::refusal::Refusal;
use super::state::{Building, CurrentAction, Decision, State};
use super::stress;
use super::track_commit;
use crate::engine::game::Seat;

/// Happiness Points of a new Building (BLD-2).
const BUILD_POINTS: i16 = 1;

/// Happiness Points of an upgrade (UPL-1, UPB-2).
pub(super) const UPGRADE_POINTS: i16 = 3;

/// The icon that names a Parcel.
pub(super) fn parcel_icon(parcel: ParcelId) -> IconSet {
    IconSet::of(Icon::To(Destination::Parcel(parcel)))
}

/// Returns whether any Parcel can be built on.
pub(super) fn can_build(state: &State, purse: &mut Purse) -> bool {
    state.stock.iter().any(|&left| left > 0)
        && state.map.parcels().any(|parcel| is_site(state, parcel, purse))
}

fn is_own_open(state: &State, seat: Seat, parcel: ParcelId) -> bool {
    let parcel = &state.parcels[parcel.index()];
    parcel.owner == Some(seat) && parcel.building.is_none()
}

fn is_site(state: &State, parcel: ParcelId, purse: &mut Purse) -> bool {
    is_own_open(state, state.seat, parcel) && purse.has(&build_wants(parcel))
}

fn build_wants(parcel: ParcelId) -> [IconSet; 2] {
    [IconSet::of(Icon::Build), parcel_icon(parcel)]
}

/// Adds the Parcels that may be built on (BLD-1).
pub(super) fn site_actions(state: &State, into: &mut Vec<Action>) {
    let mut purse = Purse::of(state, state.seat);
    let good = state.map.parcels().filter(|&parcel| is_site(state, parcel, &mut purse));
    into.extend(good.map(Action::Site));
}

/// Checks that a Parcel may be built on.
pub(super) fn check_site(state: &State, parcel: ParcelId) -> Result<(), Refusal> {
    if parcel.index() >= state.parcels.len() || !is_own_open(state, state.seat, parcel) {
        return Err(Refusal::NotYourParcel);
    }
    let payable = is_site(state, parcel, &mut Purse::of(state, state.seat));
    if payable { Ok(()) } else { Err(Refusal::NothingToDo) }
}

/// Adds the types that may be built.
pub(super) fn kind_actions(state: &State, into: &mut Vec<Action>) {
    into.extend(
        BuildingType::ALL
            .into_iter()
            .filter(|kind| state.stock[kind.index()] > 0)
            .map(Action::Kind),
    );
}

/// Checks that a type may be built.
pub(super) fn check_kind(state: &State, kind: BuildingType) -> Result<(), Refusal> {
    if state.stock[kind.index()] > 0 { Ok(()) } else { Err(Refusal::NoTile) }
}

/// Chooses the type and asks for the payment.
pub(super) fn choose_kind(state: &mut State, parcel: ParcelId, kind: BuildingType) {
    state.work = CurrentAction::Build(parcel, kind);
    payment::ask_bill(state, &build_wants(parcel), 0);
}

/// Builds: the tile, its Passenger, its card, 1 Happiness Point (BLD-2 to BLD-5).
pub(super) fn build(
    state: &mut State,
    parcel: ParcelId,
    kind: BuildingType,
    events: &mut Vec<Event>,
) {
    let seat = state.seat;
    let Some(cell) = state.map.parcels[parcel.index()] else { return };
    state.parcels[parcel.index()].building = Some(Building { kind, upgraded: false });
    state.stock[kind.index()] -= 1;
    events.push(Event::Built { seat, parcel, kind });
    track_commit::cut(state, cell, events);
    state.find_locations();
    state.passengers.insert(cell);
    events.push(Event::PassengerAdded { cell });
    take_card(state, kind, events);
    if kind == BuildingType::Industry {
        state.player_mut().industries += 1;
    }
    stress::gain_happiness(state, seat, BUILD_POINTS, events);
}

fn take_card(state: &mut State, kind: BuildingType, events: &mut Vec<Event>) {
    let is_kind = |card: &CardId| card.family().0 == Family::Building(kind);
    if let Some(at) = state.building_cards.iter().position(is_kind) {
        let card = state.building_cards.remove(at);
        let seat = state.seat;
        state.player_mut().take(card);
        events.push(Event::Took { seat, card });
    }
}

fn upgrade_wants(kind: BuildingType) -> [IconSet; 2] {
    [IconSet::of(Icon::UpgradeBuilding), IconSet::of(Icon::To(Destination::Kind(kind)))]
}

fn own_building(state: &State, parcel: ParcelId) -> Option<Building> {
    let parcel = state.parcels.get(parcel.index())?;
    parcel.building.filter(|b| parcel.owner == Some(state.seat) && !b.upgraded)
}

fn is_upgradable(state: &State, parcel: ParcelId, purse: &mut Purse) -> bool {
    own_building(state, parcel).is_some_and(|building| purse.has(&upgrade_wants(building.kind)))
}

/// Returns whether any Building can be upgraded.
pub(super) fn can_upgrade_any(state: &State, purse: &mut Purse) -> bool {
    state.map.parcels().any(|parcel| is_upgradable(state, parcel, purse))
}

/// Adds the Buildings that may be upgraded (UPB-1).
pub(super) fn upgrade_actions(state: &State, into: &mut Vec<Action>) {
    let mut purse = Purse::of(state, state.seat);
    let good = state.map.parcels().filter(|&parcel| is_upgradable(state, parcel, &mut purse));
    into.extend(good.map(Action::Site));
}

/// Checks that the Building on a Parcel may be upgraded.
pub(super) fn check_upgrade(state: &State, parcel: ParcelId) -> Result<(), Refusal> {
    let building = own_building(state, parcel).ok_or(Refusal::NotYourBuilding)?;
    let payable = Purse::of(state, state.seat).has(&upgrade_wants(building.kind));
    if payable { Ok(()) } else { Err(Refusal::NothingToDo) }
}

/// Chooses the Building and asks for the payment.
pub(super) fn choose_upgrade(state: &mut State, parcel: ParcelId) {
    if let Some(building) = own_building(state, parcel) {
        state.work = CurrentAction::UpgradeBuilding(parcel);
        payment::ask_bill(state, &upgrade_wants(building.kind), 0);
    }
}

/// Upgrades a Building: a Passenger if it has none, 3 Happiness Points (UPB-2).
pub(super) fn upgrade(state: &mut State, parcel: ParcelId, events: &mut Vec<Event>) {
    let seat = state.seat;
    if let Some(building) = &mut state.parcels[parcel.index()].building {
        building.upgraded = true;
    }
    events.push(Event::BuildingUpgraded { seat, parcel });
    if let Some(cell) = state.map.parcels[parcel.index()]
        && !state.passengers.has(cell)
    {
        state.passengers.insert(cell);
        events.push(Event::PassengerAdded { cell });
    }
    stress::gain_happiness(state, seat, UPGRADE_POINTS, events);
}

/// Asks for the type after the choice of a Parcel.
pub(super) fn choose_site(state: &mut State, parcel: ParcelId) {
    state.decision = Decision::Kind(parcel);
}
