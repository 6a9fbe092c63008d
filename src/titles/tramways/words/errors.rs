//! Why a link, a save or a setup cannot be used.

use crate::titles::tramways::rules::setup_error::SetupError;
use crate::words::Locale;

impl Locale {
    /// Why a setup cannot be played.
    pub fn setup_error(self, error: &SetupError) -> String {
        use SetupError::*;
        match error {
            Rules(n) => self.pick(
                format!("It is played by version {n} of the rules, which is not here."),
                format!("Se juega con la versión {n} de las reglas, que no está aquí."),
            ),
            Edition(n) => self.pick(
                format!("It uses edition {n} of the cards and boards, which is not here."),
                format!("Usa la edición {n} de cartas y tableros, que no está aquí."),
            ),
            Seats(n) => self.pick(
                format!("It is for {n} players; 1 to 5 can play."),
                format!("Es para {n} jugadores; pueden jugar de 1 a 5."),
            ),
            BoardCount(need, found) => {
                let found = self.many(*found as i64, ["board", "boards"], ["tablero", "tableros"]);
                self.pick(
                    format!("The map has {found}; {need} are needed."),
                    format!("El mapa tiene {found}; hacen falta {need}."),
                )
            }
            NoSuchBoard(n) => self.pick(
                format!("There is no board number {n}."),
                format!("No existe el tablero número {n}."),
            ),
            Turn(n) => self.pick(
                format!("A board is turned by {n} quarters; 0 to 3 are possible."),
                format!("Un tablero está girado {n} cuartos; son posibles de 0 a 3."),
            ),
            BoardTwice(board) => self.pick(
                format!("Board {} lies there twice.", board.name()),
                format!("El tablero {} aparece dos veces.", board.name()),
            ),
            TwoJs => self
                .pick(
                    "Only one of the boards J, K and L may lie there: each has the Parcel J.",
                    "Solo puede estar uno de los tableros J, K y L: todos llevan el Terreno J.",
                )
                .to_owned(),
            Overlap(one, other) => self.pick(
                format!("Boards {} and {} overlap.", one.name(), other.name()),
                format!("Los tableros {} y {} se solapan.", one.name(), other.name()),
            ),
            TooWide => self
                .pick(
                    "The boards lie too far apart: a map has 60 columns and rows at most.",
                    "Los tableros están demasiado lejos: un mapa tiene 60 columnas y filas como mucho.",
                )
                .to_owned(),
            TooFewParcels(need, found) => {
                let found =
                    self.many(*found as i64, ["Parcel", "Parcels"], ["Terreno", "Terrenos"]);
                self.pick(
                    format!("The map has {found}; {need} are needed, four for each player."),
                    format!("El mapa tiene {found}; hacen falta {need}, cuatro por jugador."),
                )
            }
            ExpertSeats(n) => self.pick(
                format!("The expert duel is for 2 players, not {n}."),
                format!("El duelo experto es para 2 jugadores, no {n}."),
            ),
            Start => self
                .pick(
                    "It begins at a position that does not belong to it.",
                    "Empieza en una posición que no es la suya.",
                )
                .to_owned(),
            SoloDeal => self
                .pick(
                    "In the solo game your first four Parcels are dealt at random.",
                    "En la partida en solitario los cuatro primeros Terrenos se reparten al azar.",
                )
                .to_owned(),
        }
    }
}
