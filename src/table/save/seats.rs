//! The seats in a save.

use super::SaveError;
use crate::engine::game::MAX_SEATS;
use crate::table::{Controller, Hands, Name, Player, PlayerColor, Players};
use serde::{Deserialize, Serialize};

/// A seat of a save.
#[derive(Serialize, Deserialize)]
pub(super) struct WrittenSeat {
    name: Name,
    colour: Colour,
    controller: Controller,
}

/// A colour: its index, and its name for readers of the file.
#[derive(Serialize, Deserialize)]
struct Colour {
    index: usize,
    name: String,
}

/// Returns the controller with all people at this device.
fn here(controller: Controller) -> Controller {
    match controller {
        Controller::Elsewhere => Controller::Person,
        other => other,
    }
}

pub(super) fn written(players: &Players) -> Vec<WrittenSeat> {
    let players = players.seats().filter_map(|seat| players.get(seat));
    let seat = |player: &Player| WrittenSeat {
        name: player.name.clone(),
        colour: Colour {
            index: player.color.index(),
            name: player.color.written_name().to_owned(),
        },
        // The save lists people at other devices separately.
        controller: here(player.controller),
    };
    players.map(seat).collect()
}

/// Reads the players; unknown or repeated colours are replaced by free ones.
pub(super) fn read(seats: Vec<WrittenSeat>, hands: Hands) -> Result<Players, SaveError> {
    let count = seats.len();
    if !(1..=MAX_SEATS).contains(&count) {
        return Err(SaveError::Seats(count));
    }
    let usual = PlayerColor::ALL.into_iter().cycle();
    let player = |(seat, usual): (WrittenSeat, PlayerColor)| Player {
        name: seat.name,
        color: PlayerColor::ALL.get(seat.colour.index).copied().unwrap_or(usual),
        controller: here(seat.controller),
    };
    Ok(Players::of(seats.into_iter().zip(usual).map(player), hands))
}
