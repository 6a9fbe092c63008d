//! The categories of ranked games.

use crate::engine::bots::Level;
use crate::table::scores::Category;
use crate::words::Text;

/// All of them.
pub const CATEGORIES: [Category; 1] = [Category {
    key: "metromania.duel",
    name: Text::new("Duel", "Duelo"),
    about: Text::new("Two players, against the Hard bot.", "Dos jugadores, contra el bot difícil."),
    players: 2,
    bots: Level::Hard,
    choices: &[],
}];
