//! Parcels, Buildings and Passengers.

use super::below;
use crate::engine::codec::Part;
use crate::engine::codec::range::{Bit, Coder};
use crate::engine::game::Seat;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::state::{Building, Parcel, State};
use crate::titles::tramways::rules::validate::holder;

/// Codes owner and Building of each Parcel, after the cards.
pub(super) fn code(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    let (mut is_built, mut upgraded) = (Bit::expecting(1, 4), Bit::expecting(1, 4));
    let parcels: Vec<ParcelId> = into.map.parcels().collect();
    for parcel in parcels {
        let known = given.parcels[parcel.index()];
        let owner = code_owner(coder, known.owner, parcel, into)?;
        let built = owner.is_some() && coder.bit(&mut is_built, known.building.is_some());
        let mut building = || {
            let kind = below(coder, known.building.map_or(0, |built| built.kind.index()), 4);
            let is_upgraded = known.building.is_some_and(|built| built.upgraded);
            let upgraded = coder.bit(&mut upgraded, is_upgraded);
            Building { kind: BuildingType::ALL[kind & 3], upgraded }
        };
        let building = built.then(&mut building);
        into.parcels[parcel.index()] = Parcel { owner, building };
    }
    Ok(())
}

/// The owner of a Parcel: the holder of its card, or written if the card is out of the game.
fn code_owner(
    coder: &mut dyn Coder,
    given: Option<Seat>,
    parcel: ParcelId,
    state: &State,
) -> Result<Option<Seat>, Part> {
    let card = CardId::of_parcel(parcel);
    let market = [&state.market.open, &state.market.deck, &state.market.discard];
    let held = holder(state, card);
    if held.is_some() || market.iter().any(|pile| pile.contains(&card)) {
        return Ok(held);
    }
    if !coder.plain(given.is_some()) {
        return Ok(None);
    }
    let count = state.player_count();
    let seat = below(coder, given.map_or(0, Seat::index), count);
    if seat < count { Ok(Some(Seat(seat as u8))) } else { Err(Part::Places) }
}

/// Codes which Building cells have a Passenger.
pub(super) fn code_passengers(coder: &mut dyn Coder, given: &State, into: &mut State) {
    let mut models = [Bit::expecting(2, 3); 4];
    into.passengers = Default::default();
    for cell in into.map.lattice.cells() {
        let Some(kind) = into.building(cell) else { continue };
        if coder.bit(&mut models[kind.index()], given.passengers.has(cell)) {
            into.passengers.insert(cell);
        }
    }
}
