//! Links, pictures and result cards: what is sent to others.

use super::texts;

texts! {
    /// What a small drawing of the map shows.
    map_thumbnail "The map of this game" "El mapa de esta partida"
}
