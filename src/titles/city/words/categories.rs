//! Categories of ranked games, one for each built-in board.

use crate::engine::bots::Level;
use crate::table::scores::Category;
use crate::words::Text;

/// Returns the categories of a title; players' own boards have none.
pub fn of(key: &str) -> &'static [Category] {
    const DUELS: &[Category] =
        &[Category { key: "san-francisco.duel", ..DUEL }, Category { key: "berlin.duel", ..DUEL }];
    let of_title = |it: &&Category| it.key.strip_suffix(".duel") == Some(key);
    DUELS.iter().find(of_title).map_or(&[], std::slice::from_ref)
}

const DUEL: Category = Category {
    key: "",
    name: Text::new("Duel", "Duelo"),
    about: Text::new("Two players, against the Hard bot.", "Dos jugadores, contra el bot difícil."),
    players: 2,
    bots: Level::Hard,
    choices: &[],
};
