//! Phrases of the page for a new game of any title: seats, seed, start.

use super::{Locale, Text, uncapitalized};
use crate::engine::bots::Level;

phrases! { locale:
    /// Adds a seat.
    add_seat "Add a player" "Añadir un jugador"
    /// The label of a seat's controller.
    who_decides "Who plays here" "Quién juega aquí"
    /// The controller of a person.
    person "Person" "Persona"
    /// Precedes the levels of bots.
    bot "Bot" "Bot"
    /// The label of a seat's colour.
    colour "Colour" "Color"
    seed_title "Seed" "Semilla"
    roll "Another seed" "Otra semilla"
    /// Copies a link to the setup.
    share_setup "Share this setup" "Compartir esta preparación"
    /// Saves the board as a file, to edit and open again.
    save_board "Save this board as a file" "Guardar este tablero como archivo"
    /// Begins the game.
    start_game "Start the game" "Empezar la partida"
    /// When the game can begin.
    ready "Ready to play" "Todo listo"
    /// The heading of options for the whole table.
    options "Rules of this game" "Reglas de esta partida"
    /// When no map is possible.
    no_map "No map is possible with these options." "Con estas opciones no hay ningún mapa posible."
    /// The heading of errors.
    obstacles "Before you can start" "Antes de empezar"
    /// The heading of warnings.
    oddities "Allowed, but check it" "Permitido, pero conviene mirarlo"
    /// The label of hidden or open hands.
    hands "Hands on a shared device" "Manos en un dispositivo compartido"
    hands_hidden "Hidden" "Ocultas"
    /// An explanation of hidden hands.
    hands_hidden_text "Pass the device at each turn." "Se pasa el dispositivo en cada turno."
    hands_open "Open" "Abiertas"
    /// An explanation of open hands.
    hands_open_text "Everybody sees everything: no passing of the device." "Todos lo ven todo: sin pasar el dispositivo."
    /// The largest number of players.
    add_seat_text(most: usize) "up to {most}, people or bots" "hasta {most}, personas o bots"
    /// A level of bots in one word.
    level_word: Level {
        Level::Random => "Random" "Aleatorio",
        Level::Easy => "Easy" "Fácil",
        Level::Medium => "Medium" "Medio",
        Level::Hard => "Hard" "Difícil",
    }
    /// The number of errors.
    obstacle_count(count: usize) [things = locale.many(count as i64, ["thing", "things"], ["cosa", "cosas"])]
        "{things} to correct" "{things} por corregir"
    /// Removes a seat.
    remove_seat(player: &str) "Remove {player}" "Quitar a {player}"
    /// The longest name, in letters.
    name_limit(most: usize) "{most} letters at most" "{most} letras como máximo"
    /// The label of the field for a player's name.
    name_of_seat(number: usize) "Name, player {number}" "Nombre, jugador {number}"
}

/// The option of where the map comes from.
pub const MAP: Text = Text::new("The map", "El mapa");
/// The value for a map laid by the seed.
pub const RANDOM_MAP: Text = Text::new("Random map", "Mapa al azar");
/// The value for a map laid by people.
pub const MAP_BY_HAND: Text = Text::new("Custom map", "Mapa a medida");

/// An explanation of the seed if it lays the map.
pub const SEED_TEXT: Text = Text::new(
    "The same seed and choices always give the same game. Leave it empty for a random game.",
    "La misma semilla con las mismas opciones da siempre la misma partida. Déjala vacía para una partida al azar.",
);
/// An explanation of the seed if people lay the map.
pub const SEED_TEXT_BY_HAND: Text = Text::new(
    "Shuffles all but the map: the same seed always deals the same. Leave it empty for a random game.",
    "Baraja todo menos el mapa: la misma semilla reparte siempre lo mismo. Déjala vacía para una partida al azar.",
);

/// The number of players that something allows.
pub fn for_players((least, most): (usize, usize), locale: Locale) -> String {
    match most - least {
        0 => phrases! { locale, "Only with {least} players.", "Solo con {least} jugadores." },
        1 => {
            phrases! { locale, "Only with {least} or {most} players.", "Solo con {least} o {most} jugadores." }
        }
        _ => {
            phrases! { locale, "Only with {least} to {most} players.", "Solo con {least} a {most} jugadores." }
        }
    }
}

/// A chosen value that does not allow the present number of players.
pub fn only_for(name: &str, players: (usize, usize), locale: Locale) -> String {
    format!("{name}: {}", uncapitalized(&for_players(players, locale)))
}

/// The number of people and bots.
pub fn party(people: usize, bots: usize, locale: Locale) -> String {
    let [people, bots] = [people, bots].map(|count| count as i64);
    let persons = locale.many(people, ["person", "people"], ["persona", "personas"]);
    match bots {
        0 => persons,
        _ => format!("{persons}, {}", locale.many(bots, ["bot", "bots"], ["bot", "bots"])),
    }
}

/// A number out of those needed; more than needed is allowed.
pub fn found_of(found: usize, needed: usize, locale: Locale) -> String {
    if found > needed {
        return phrases! { locale, "{found} (at least {needed})", "{found} (al menos {needed})" };
    }
    phrases! { locale, "{found} of {needed}", "{found} de {needed}" }
}
