//! The page of a new game: seats, options, the map, and its errors.

use crate::engine::game::MAX_SEATS;
use crate::table::set_up::{MAP, OptionValue, RANDOM_MAP, Scope, SetUpOption};
use crate::titles::tramways::rules::diagnostics::MapOddity;
use crate::titles::tramways::rules::map::Map;
use crate::titles::tramways::rules::variants::{BoardSide, MapBoard, PlacedBoard, PlayerBoard};
use crate::words::{Locale, Text, phrases};

phrases! { impl Locale, self:
    /// Names the sheet, with its keys.
    sheet "Your custom map. Tab goes from board to board; arrow keys move a board, R turns it, F flips it, Delete removes it." "Tu mapa a medida. Tab pasa de tablero en tablero; las flechas lo mueven, R lo gira, F le da la vuelta, Supr lo quita."
    /// Explains the sheet in short.
    sheet_text "Drag a board, or choose it and use the arrow keys, R to turn, F to flip, Delete to remove." "Arrastra un tablero, o elígelo y usa las flechas, R para girar, F para dar la vuelta, Supr para quitar."
    sheet_empty "Drag or choose boards to lay them here; holes are allowed." "Arrastra o elige tableros para ponerlos aquí; puede haber huecos."
    /// The boards in the box.
    tray "Boards in the box" "Tableros en la caja"
    /// The side up of new boards.
    tray_side "Side up" "Cara visible"
    /// Copies the boards of the random map.
    copy_random "Start from the random map" "Empezar con el mapa al azar"
    clear_sheet "Clear" "Vaciar"
    /// Moves the selected board.
    step_north "Up" "Arriba"
    step_east "Right" "Derecha"
    step_south "Down" "Abajo"
    step_west "Left" "Izquierda"
    turn_board "Turn (R)" "Girar (R)"
    flip_board "Flip (F)" "Dar la vuelta (F)"
    remove_board "Remove (Del)" "Quitar (Supr)"
    no_board_chosen "No board is chosen." "No hay ningún tablero elegido."
    boards_laid "Boards" "Tableros"
    parcels_laid "Parcels" "Terrenos"
    /// A side of a board.
    side: BoardSide {
        BoardSide::Normal => "1920, normal" "1920, normal",
        BoardSide::Hard => "1910, hard" "1910, difícil",
    }
    /// A board in the box, for screen readers.
    board_in_tray(board: MapBoard, side: BoardSide) [name = self.board(board), side = self.side(side)]
        "Lay {name}, {side}" "Poner {name}, {side}"
    /// A board on the sheet, for screen readers.
    laid_board(it: PlacedBoard) [name = self.board(it.board), side = self.side(it.side), degrees = 90 * u16::from(it.turn), column = it.x, row = it.y]
        "{name}, {side}, turned by {degrees} degrees, column {column}, row {row}" "{name}, {side}, girado {degrees} grados, columna {column}, fila {row}"
    /// The numbers of boards and Parcels that a hand-laid map needs.
    layout_goal(players: usize) [boards = if players == 1 { 3 } else { 2 * players }, parcels = 4 * players] => players {
        2 => "Needs {boards} boards (or 3 for an expert duel) and {parcels} Parcels." "Hacen falta {boards} tableros (o 3 para un duelo experto) y {parcels} Terrenos.",
        _ => "Needs {boards} boards and {parcels} Parcels." "Hacen falta {boards} tableros y {parcels} Terrenos.",
    }
    /// A board by its letter.
    board(board: MapBoard) [board = board.name()] "Board {board}" "Tablero {board}"
}

/// The options of a new game.
pub const OPTIONS: [SetUpOption; 6] = [MAP, SIDES, SIZE, DEAL, DEVELOPMENT, BOARD];

/// Any number of players.
const ALL: (usize, usize) = (1, MAX_SEATS);
/// Only for random maps.
const OF_RANDOM_MAPS: Option<(&str, &str)> = Some((MAP.key, RANDOM_MAP.key));

/// The sides of a random map.
pub const SIDES: SetUpOption = SetUpOption {
    key: "sides",
    name: Text::new("Sides of the boards", "Caras de los tableros"),
    values: &[
        OptionValue {
            key: "normal",
            name: Text::new("1920", "1920"),
            text: Text::new(
                "Normal sides: plains, short distances.",
                "Caras normales: llanuras, distancias cortas.",
            ),
            players: ALL,
        },
        OptionValue {
            key: "mixed",
            name: Text::new("Mixed", "Mixtas"),
            text: Text::new("Either side of each board.", "Una u otra cara de cada tablero."),
            players: ALL,
        },
        OptionValue {
            key: "hard",
            name: Text::new("1910", "1910"),
            text: Text::new(
                "Hard sides: more mountains and lakes, fewer Buildings.",
                "Caras difíciles: más montañas y lagos, menos Edificios.",
            ),
            players: ALL,
        },
    ],
    scope: Scope::Table,
    only_if: OF_RANDOM_MAPS,
};

/// The number of boards of a random map.
pub const SIZE: SetUpOption = SetUpOption {
    key: "size",
    name: Text::new("Size of the map", "Tamaño del mapa"),
    values: &[
        OptionValue {
            key: "standard",
            name: Text::new("Standard", "Estándar"),
            text: Text::new(
                "Two boards for each player; three in a solo game.",
                "Dos tableros por jugador; tres en la partida en solitario.",
            ),
            players: ALL,
        },
        OptionValue {
            key: "expert",
            name: Text::new("Expert duel", "Duelo experto"),
            text: Text::new(
                "Three boards for two players: a tight map.",
                "Tres tableros para dos jugadores: un mapa estrecho.",
            ),
            players: (2, 2),
        },
    ],
    scope: Scope::Table,
    only_if: OF_RANDOM_MAPS,
};

/// The deal of the first Parcel cards.
pub const DEAL: SetUpOption = SetUpOption {
    key: "deal",
    name: Text::new("The first four Parcels", "Los cuatro primeros Terrenos"),
    values: &[
        OptionValue {
            key: "normal",
            name: Text::new("Normal deal", "Reparto normal"),
            text: Text::new(
                "Each player gets four at random.",
                "Cada jugador recibe cuatro al azar.",
            ),
            players: ALL,
        },
        OptionValue {
            key: "advanced",
            name: Text::new("Advanced deal", "Reparto avanzado"),
            text: Text::new(
                "All cards are face up; players take theirs in turn, two at a time. For experienced players.",
                "Todas las cartas boca arriba; se toman por turnos, de dos en dos. Para jugadores con experiencia.",
            ),
            players: (2, MAX_SEATS),
        },
    ],
    scope: Scope::Table,
    only_if: None,
};

/// The rule for Development cards.
pub const DEVELOPMENT: SetUpOption = SetUpOption {
    key: "development",
    name: Text::new("Development cards", "Cartas de Desarrollo"),
    values: &[
        OptionValue {
            key: "original",
            name: Text::new("Original rule", "Regla original"),
            text: Text::new(
                "Ticket Books with the top card face up: look through one in secret, keep a card, choose the new top card.",
                "Libros de boletos con la carta superior boca arriba: miras uno en secreto, te quedas con una y eliges la nueva superior.",
            ),
            players: ALL,
        },
        OptionValue {
            key: "alternative",
            name: Text::new("Alternative rule", "Regla alternativa"),
            text: Text::new(
                "Three cards are face up: take one, or the top card of the deck unseen. Quicker.",
                "Tres cartas boca arriba: tomas una o, a ciegas, la superior del mazo. Más rápido.",
            ),
            players: ALL,
        },
    ],
    scope: Scope::Table,
    only_if: None,
};

/// The player board of each seat.
pub const BOARD: SetUpOption = SetUpOption {
    key: "board",
    name: Text::new("Player board", "Tablero de jugador"),
    values: &[NORMAL_BOARD, HARD_BOARD],
    scope: Scope::Seat,
    only_if: None,
};

/// The usual player board.
const NORMAL_BOARD: OptionValue = OptionValue {
    key: "normal",
    name: Text::new("Normal board", "Tablero normal"),
    text: Text::new(
        "2 Rail Workers, the long Stress track.",
        "2 Trabajadores ferroviarios, medidor de Estrés largo.",
    ),
    players: ALL,
};

/// The harder player board.
const HARD_BOARD: OptionValue = OptionValue {
    key: "hard",
    name: Text::new("Hard board", "Tablero difícil"),
    text: Text::new(
        "1 Rail Worker, a shorter Stress track.",
        "1 Trabajador ferroviario, medidor de Estrés más corto.",
    ),
    players: ALL,
};

impl Locale {
    /// Returns the name of a player board.
    pub fn equipment(self, board: PlayerBoard) -> &'static str {
        let value = match board {
            PlayerBoard::Normal => NORMAL_BOARD,
            PlayerBoard::Hard => HARD_BOARD,
        };
        value.name.of(self)
    }

    pub fn map_picture(self, map: &Map) -> String {
        let boards: Vec<&str> = map.placements.iter().map(|it| it.board.name()).collect();
        let (boards, parcels) = (boards.join(", "), map.parcels().count() as i64);
        let parcels = self.many(parcels, ["Parcel", "Parcels"], ["Terreno", "Terrenos"]);
        phrases! { self, "The map: boards {boards}; {parcels}", "El mapa: tableros {boards}; {parcels}" }
    }

    /// Describes an oddity of a map.
    pub fn oddity(self, oddity: &MapOddity) -> String {
        match oddity {
            MapOddity::Unreachable(boards) => {
                let names: Vec<&str> = boards.iter().map(|board| board.name()).collect();
                let names = names.join(", ");
                match boards.len() {
                    1 => {
                        phrases! { self, "No rails can lead from board {names} to the rest of the map.", "Ningún riel puede llevar del tablero {names} al resto del mapa." }
                    }
                    _ => {
                        phrases! { self, "No rails can lead from boards {names} to the rest of the map.", "Ningún riel puede llevar de los tableros {names} al resto del mapa." }
                    }
                }
            }
            MapOddity::Stranded(kind, board) => {
                let (kind, board) = (self.kind(*kind), board.name());
                phrases! { self, "No Link can lead from the {kind} on board {board} to another location.", "Ningún Enlace puede llevar del Edificio {kind} del tablero {board} a otra localización." }
            }
        }
    }
}
