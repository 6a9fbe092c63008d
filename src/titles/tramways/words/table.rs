//! Several players at one table: whose turn it is, what the others did, who wins.

use crate::engine::game::Seat;
use crate::table::Players;
use crate::words::Locale;
use crate::words::texts;

texts! {
    /// What comes before the first round.
    setting_up "Setup" "Preparación"
    /// What to do while others decide.
    look_around "Meanwhile you can look at the map and the boards." "Mientras tanto puedes mirar el mapa y los tableros."
    /// The score as it would be now.
    score_so_far "Score so far" "Puntuación hasta ahora"
    /// A mark on the row of the player who looks at the page.
    you "you" "tú"
    /// A mark on the row of the first player.
    first_player "First player of this round" "Primer jugador de esta ronda"
    /// The place in the turn order.
    turn_order "Turn order" "Orden de turno"
    cards_in_hand "Cards in hand" "Cartas en mano"
    /// Links that are complete, and those that are not.
    links_and_open "Complete Links + incomplete ones" "Enlaces completos + incompletos"
    /// Parcels that are not built on.
    parcels "Parcels" "Terrenos"
    buildings "Buildings" "Edificios"
    /// Nothing of a kind.
    none "none" "ninguno"
    /// An upgraded Building.
    upgraded "upgraded" "mejorado"
    /// The signs on the map.
    trace_legend "Marked on the map" "Marcado en el mapa"
    /// What came of itself.
    whole_table "The table" "La mesa"
    seat_decider "Played by" "Juega"
    /// A seat's name.
    player_name "Name" "Nombre"
    /// What changing the seats does.
    players_hint "Any player can be replaced by a bot, or by a person again, at any time." "Cualquier jugador puede pasar a un bot, o volver a una persona, en cualquier momento."
    /// Asks before giving up.
    abandon_question "Abandon this game? It stays in your list with its current scores and can be resumed." "¿Abandonar esta partida? Queda en tu lista con la puntuación actual y se puede reanudar."
    /// The heading over a game that was given up.
    abandoned_title "This game was abandoned" "Partida abandonada"
    /// A player in a table of scores.
    player_column "Player" "Jugador"
    /// Equal totals, decided by money.
    tie_money "Tie: the player with more money left after the conversion wins." "Empate: gana quien tenga más dinero tras la conversión."
    /// Equal totals and equal money.
    tie_shared "Tie in score and in money left: they share the victory." "Empate también en dinero: comparten la victoria."
    /// A mark on the map.
    trace_laid "rails laid" "rieles colocados"
    /// A mark on the map.
    trace_link_upgraded "Link upgraded" "Enlace mejorado"
    /// A mark on the map.
    trace_built "Building built" "Edificio construido"
    /// A mark on the map.
    trace_building_upgraded "Building upgraded" "Edificio mejorado"
    /// A mark on the map.
    trace_left "a Passenger left" "salió un Pasajero"
    /// A mark on the map.
    trace_arrived "a Passenger arrived" "llegó un Pasajero"
    /// A mark on the map.
    trace_added "new Passenger" "Pasajero nuevo"
    /// What playing on from a link does at a table of several.
    play_all_seats_hint "This saves a new game with people as all players; you can replace them by bots." "Esto guarda una partida nueva en la que todos los jugadores son personas; puedes cambiarlas por bots."
}

impl Locale {
    /// A player's board.
    pub fn board_of(self, name: &str) -> String {
        self.pick(format!("{name}'s board"), format!("Tablero de {name}"))
    }

    /// Names one after the other.
    pub fn names(self, players: &Players, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.player(players, seat)).collect();
        match names.split_last() {
            Some((last, others)) if !others.is_empty() => {
                let others = others.join(", ");
                self.pick(format!("{others} and {last}"), format!("{others} y {last}"))
            }
            _ => names.concat(),
        }
    }
}
