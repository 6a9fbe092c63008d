//! The page of a new game, for any title: seats, seed, start.

use super::{Locale, Text, uncapitalized};
use crate::engine::bots::Level;

phrases! { locale:
    /// One seat more.
    add_seat "Add a player" "Añadir un jugador"
    /// Who decides for a seat.
    who_decides "Who plays here" "Quién juega aquí"
    /// A person, short.
    person "Person" "Persona"
    /// Before the levels of bots.
    bot "Bot" "Bot"
    /// The colour of a seat.
    colour "Colour" "Color"
    seed_title "Seed" "Semilla"
    roll "Another seed" "Otra semilla"
    /// Copies a link to the setup.
    share_setup "Share this setup" "Compartir esta preparación"
    /// The board as a file, to be changed and opened as an own one.
    save_board "Save this board as a file" "Guardar este tablero como archivo"
    /// Begins the game.
    start_game "Start the game" "Empezar la partida"
    /// Nothing keeps the game from beginning.
    ready "Ready to play" "Todo listo"
    /// The choices that hold for everybody.
    options "Rules of this game" "Reglas de esta partida"
    /// No map can be shown.
    no_map "No map is possible with these options." "Con estas opciones no hay ningún mapa posible."
    /// What keeps the game from beginning.
    obstacles "Before you can start" "Antes de empezar"
    /// What is odd but legal.
    oddities "Allowed, but check it" "Permitido, pero conviene mirarlo"
    /// What is known of every player at one device.
    hands "Hands on a shared device" "Manos en un dispositivo compartido"
    hands_hidden "Hidden" "Ocultas"
    /// What they mean.
    hands_hidden_text "Pass the device at each turn." "Se pasa el dispositivo en cada turno."
    hands_open "Open" "Abiertas"
    /// What they mean.
    hands_open_text "Everybody sees everything: no passing of the device." "Todos lo ven todo: sin pasar el dispositivo."
    /// How many more there may be.
    add_seat_text(most: usize) "up to {most}, people or bots" "hasta {most}, personas o bots"
    /// A level of bots in one word.
    level_word: Level {
        Level::Random => "Random" "Aleatorio",
        Level::Easy => "Easy" "Fácil",
        Level::Medium => "Medium" "Medio",
        Level::Hard => "Hard" "Difícil",
    }
    /// How many things keep the game from beginning.
    obstacle_count(count: usize) [things = locale.many(count as i64, ["thing", "things"], ["cosa", "cosas"])]
        "{things} to correct" "{things} por corregir"
    /// Takes a seat away.
    remove_seat(player: &str) "Remove {player}" "Quitar a {player}"
    /// How long a name may be.
    name_limit(most: usize) "{most} letters at most" "{most} letras como máximo"
    /// The name of a player, for a field.
    name_of_seat(number: usize) "Name, player {number}" "Nombre, jugador {number}"
}

/// Where the map comes from.
pub const MAP: Text = Text::new("The map", "El mapa");
/// The seed lays the map.
pub const RANDOM_MAP: Text = Text::new("Random map", "Mapa al azar");
/// People lay the map.
pub const MAP_BY_HAND: Text = Text::new("Custom map", "Mapa a medida");

/// What the seed does where chance lays the map.
pub const SEED_TEXT: Text = Text::new(
    "The same seed and choices always give the same game. Empty: at random.",
    "La misma semilla con las mismas opciones da siempre la misma partida. Vacía: al azar.",
);
/// What the seed does where people lay the map.
pub const SEED_TEXT_BY_HAND: Text = Text::new(
    "Shuffles all but the map: the same seed always deals the same. Empty: at random.",
    "Baraja todo menos el mapa: la misma semilla reparte siempre lo mismo. Vacía: al azar.",
);

/// How many players something is for.
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

/// A choice that is not for so many players.
pub fn only_for(name: &str, players: (usize, usize), locale: Locale) -> String {
    format!("{name}: {}", uncapitalized(&for_players(players, locale)))
}

/// How many play.
pub fn party(people: usize, bots: usize, locale: Locale) -> String {
    let [people, bots] = [people, bots].map(|count| count as i64);
    let persons = locale.many(people, ["person", "people"], ["persona", "personas"]);
    match bots {
        0 => persons,
        _ => format!("{persons}, {}", locale.many(bots, ["bot", "bots"], ["bot", "bots"])),
    }
}

/// So many of so many; more than needed is no fault.
pub fn found_of(found: usize, needed: usize, locale: Locale) -> String {
    if found > needed {
        return phrases! { locale, "{found} (at least {needed})", "{found} (al menos {needed})" };
    }
    phrases! { locale, "{found} of {needed}", "{found} de {needed}" }
}
