//! Errors of links, saves and setups.

use crate::titles::tramways::rules::setup_error::SetupError;
use crate::words::{Locale, phrases};

impl Locale {
    /// Returns why a setup cannot be played.
    pub fn setup_error(self, error: &SetupError) -> String {
        use SetupError::*;
        match error {
            Rules(n) => {
                phrases! { self, "It is played by version {n} of the rules, which this page does not have.", "Se juega con la versión {n} de las reglas, que esta página no tiene." }
            }
            Edition(n) => {
                phrases! { self, "It uses edition {n} of the cards and boards, which this page does not have.", "Usa la edición {n} de cartas y tableros, que esta página no tiene." }
            }
            Seats(n) => {
                phrases! { self, "It is for {n} players; 1 to 5 can play.", "Es para {n} jugadores; pueden jugar de 1 a 5." }
            }
            BoardCount(need, found) => {
                let found = self.many(*found as i64, ["board", "boards"], ["tablero", "tableros"]);
                phrases! { self, "The map has {found}; {need} are needed.", "El mapa tiene {found}; hacen falta {need}." }
            }
            NoSuchBoard(n) => {
                phrases! { self, "There is no board number {n}.", "No existe el tablero número {n}." }
            }
            Turn(n) => {
                phrases! { self, "A board is turned by {n} quarter turns; 0 to 3 are possible.", "Un tablero está girado {n} cuartos; son posibles de 0 a 3." }
            }
            BoardTwice(board) => {
                phrases! { self, "Board {board} is there twice.", "El tablero {board} aparece dos veces.", board = board.name() }
            }
            TwoJs => {
                phrases! { self, "Only one of the boards J, K and L may be used: each has Parcel J.", "Solo puede estar uno de los tableros J, K y L: todos llevan el Terreno J." }
            }
            Overlap(one, other) => {
                phrases! { self, "Boards {one} and {other} overlap.", "Los tableros {one} y {other} se solapan.", one = one.name(), other = other.name() }
            }
            TooWide => {
                phrases! { self, "The boards are too far apart: a map has at most 60 columns and rows.", "Los tableros están demasiado lejos: un mapa tiene 60 columnas y filas como mucho." }
            }
            TooFewParcels(need, found) => {
                let found =
                    self.many(*found as i64, ["Parcel", "Parcels"], ["Terreno", "Terrenos"]);
                phrases! { self, "The map has {found}; {need} are needed, four for each player.", "El mapa tiene {found}; hacen falta {need}, cuatro por jugador." }
            }
            ExpertSeats(n) => {
                phrases! { self, "The expert duel is for 2 players, not {n}.", "El duelo experto es para 2 jugadores, no {n}." }
            }
            Start => {
                phrases! { self, "It begins at a position that does not belong to it.", "Empieza en una posición que no es la suya." }
            }
            SoloDeal => {
                phrases! { self, "In the solo game your first four Parcels are dealt at random.", "En la partida en solitario los cuatro primeros Terrenos se reparten al azar." }
            }
        }
    }
}
