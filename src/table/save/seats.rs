//! Who sits where, as a save has it.

use super::SaveError;
use crate::engine::game::MAX_SEATS;
use crate::table::{Chair, Chairs, Controller, Hands, Name, PlayerColor};
use serde::{Deserialize, Serialize};

/// A seat of a save.
#[derive(Serialize, Deserialize)]
pub(super) struct WrittenSeat {
    name: Name,
    colour: Colour,
    controller: Controller,
}

/// A colour: its place among all, and beside it its name, for whoever reads the file.
#[derive(Serialize, Deserialize)]
struct Colour {
    index: usize,
    name: String,
}

pub(super) fn written(chairs: &Chairs) -> Vec<WrittenSeat> {
    let chairs = chairs.seats().filter_map(|seat| chairs.get(seat));
    let seat = |chair: &Chair| WrittenSeat {
        name: chair.name.clone(),
        colour: Colour { index: chair.color.index(), name: chair.color.written_name().to_owned() },
        controller: chair.controller,
    };
    chairs.map(seat).collect()
}

/// The players; a colour that is not known, or taken, is replaced by one that is free.
pub(super) fn read(seats: Vec<WrittenSeat>, hands: Hands) -> Result<Chairs, SaveError> {
    let count = seats.len();
    if !(1..=MAX_SEATS).contains(&count) {
        return Err(SaveError::Seats(count));
    }
    let usual = PlayerColor::ALL.into_iter().cycle();
    let chair = |(seat, usual): (WrittenSeat, PlayerColor)| Chair {
        name: seat.name,
        color: PlayerColor::ALL.get(seat.colour.index).copied().unwrap_or(usual),
        controller: seat.controller,
    };
    Ok(Chairs::of(seats.into_iter().zip(usual).map(chair), hands))
}
