//! What positions are worth and which decisions are worth a thought, one folder a game.

pub mod tramways;
