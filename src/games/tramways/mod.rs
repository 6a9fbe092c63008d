//! Tramways: 1 to 5 players build Links, win auctions and move Passengers.

pub mod card;
pub mod edition;
pub mod icon;
pub mod kind;
