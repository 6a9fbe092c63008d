//! Players: seats, names and whose hand the device shows.

mod device;
mod names;
mod player;
mod player_color;

pub use device::{BotPermission, Device, DeviceTurn, Eyes, Holder};
pub use names::{controller_hint, level_name};
pub use player::{Controller, Hands, MAX_NAME, Name, Player, Players};
pub use player_color::PlayerColor;
