//! The page of a new game, for any title: seats, seed, start.

use super::{Locale, Text, uncapitalized};
use crate::engine::bots::Level;

phrases! {
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
pub fn for_players(locale: Locale, (least, most): (usize, usize)) -> String {
    match most - least {
        0 => locale
            .pick(format!("Only with {least} players."), format!("Solo con {least} jugadores.")),
        1 => locale.pick(
            format!("Only with {least} or {most} players."),
            format!("Solo con {least} o {most} jugadores."),
        ),
        _ => locale.pick(
            format!("Only with {least} to {most} players."),
            format!("Solo con {least} a {most} jugadores."),
        ),
    }
}

/// A choice that is not for so many players.
pub fn only_for(locale: Locale, name: &str, players: (usize, usize)) -> String {
    format!("{name}: {}", uncapitalized(&for_players(locale, players)))
}

/// How many more there may be.
pub fn add_seat_text(locale: Locale, most: usize) -> String {
    locale.pick(format!("up to {most}, people or bots"), format!("hasta {most}, personas o bots"))
}

/// A level of bots in one word.
pub fn level_word(level: Level, locale: Locale) -> &'static str {
    match level {
        Level::Random => locale.pick("Random", "Aleatorio"),
        Level::Easy => locale.pick("Easy", "Fácil"),
        Level::Medium => locale.pick("Medium", "Medio"),
        Level::Hard => locale.pick("Hard", "Difícil"),
    }
}

/// How many play.
pub fn party(locale: Locale, people: usize, bots: usize) -> String {
    let [people, bots] = [people, bots].map(|count| count as i64);
    let persons = locale.many(people, ["person", "people"], ["persona", "personas"]);
    match bots {
        0 => persons,
        _ => format!("{persons}, {}", locale.many(bots, ["bot", "bots"], ["bot", "bots"])),
    }
}

/// So many of so many; more than needed is no fault.
pub fn found_of(locale: Locale, found: usize, needed: usize) -> String {
    if found > needed {
        return locale
            .pick(format!("{found} (at least {needed})"), format!("{found} (al menos {needed})"));
    }
    locale.pick(format!("{found} of {needed}"), format!("{found} de {needed}"))
}

/// How many things keep the game from beginning.
pub fn obstacle_count(locale: Locale, count: usize) -> String {
    let things = locale.many(count as i64, ["thing", "things"], ["cosa", "cosas"]);
    locale.pick(format!("{things} to correct"), format!("{things} por corregir"))
}

/// Takes a seat away.
pub fn remove_seat(locale: Locale, player: &str) -> String {
    locale.pick(format!("Remove {player}"), format!("Quitar a {player}"))
}

/// How long a name may be.
pub fn name_limit(locale: Locale, most: usize) -> String {
    locale.pick(format!("{most} letters at most"), format!("{most} letras como máximo"))
}

/// The name of a player, for a field.
pub fn name_of_seat(locale: Locale, number: usize) -> String {
    locale.pick(format!("Name, player {number}"), format!("Nombre, jugador {number}"))
}
