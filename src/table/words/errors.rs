//! Errors of links and saves.

use crate::engine::codec::{Kind, LinkError, Part};
use crate::table::SaveError;
use crate::table::sending::pasted::Flaw;
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// Why a text is not a link.
    link_error(error: LinkError) => error {
        LinkError::Empty => "The link is empty." "El enlace está vacío.",
        LinkError::TooLong(n) => [length = self.characters(n)] "The link has {length}, more than any game." "El enlace tiene {length}, más que cualquier partida.",
        LinkError::Character(c) => "The link contains {c:?}, which no link has." "En el enlace aparece {c:?}, que ningún enlace tiene.",
        LinkError::Kind(c) => "This is not a link to a game: it starts with {c:?}." "Esto no es un enlace a una partida: empieza por {c:?}.",
        LinkError::NewKind(c) => "The link is of a kind ({c:?}) that this version does not know. Reload the page." "El enlace es de un tipo ({c:?}) que esta versión no conoce. Recarga la página.",
        LinkError::OldVersion(..) => "This link was made by a preview of this page and can no longer be opened." "Este enlace es de una versión preliminar de la página y ya no se puede abrir.",
        LinkError::Version(kind, c) => [what = self.link_kind(kind)] "The link is {what} in the format {c:?}, which this version does not know. Reload the page." "El enlace es {what} en el formato {c:?}, que esta versión no conoce. Recarga la página.",
        LinkError::Truncated(_) => "The end of the link is missing." "Falta el final del enlace.",
        LinkError::Checksum => "The link is damaged: something in the middle of it was changed, lost or added." "El enlace está dañado: algo en medio de él cambió, falta o sobra.",
        LinkError::Game(n) => "The link is for game number {n}, which this version does not have. Reload the page." "El enlace es del juego número {n}, que esta versión no tiene. Recarga la página.",
        LinkError::Rules { found, known } => "The link uses rules version {found}; the newest here is {known}. Reload the page." "El enlace usa la versión {found} de las reglas; aquí la más nueva es {known}. Recarga la página.",
        LinkError::OldRules { found, oldest } => "This game was made by rules version {found}, which is no longer played; new games use version {oldest} or later." "Esta partida es de la versión {found} de las reglas, que ya no se juega; las nuevas usan la versión {oldest} o una posterior.",
        LinkError::Impossible(Part::Edition) => "The link uses an edition of the cards and boards that is not here. Reload the page." "El enlace usa una edición de cartas y tableros que no está aquí. Recarga la página.",
        LinkError::Impossible(Part::OldEdition) => "This link was made by a preview of this page, with other boards, and can no longer be opened." "Este enlace es de una versión preliminar de la página, con otros tableros, y ya no se puede abrir.",
        LinkError::Impossible(Part::MissingBoard(board)) => "It was played on a board that is not on this device (board {board}). Ask the sender for the link or file of the board, open that here, and then this link again." "Se jugó en un tablero que no está en este dispositivo (tablero {board}). Pide a quien te lo envió el enlace o el archivo del tablero, ábrelo aquí y luego abre otra vez este enlace.",
        LinkError::Board => "This link is a board, not a game." "Este enlace es un tablero, no una partida.",
        LinkError::Impossible(part) => [part = self.link_part(part)] "A part of the link is impossible: {part}." "Una parte del enlace es imposible: {part}.",
        LinkError::TooManyActions(n) => [decisions = self.decisions_many(n as i64)] "The link has {decisions}, more than any game." "El enlace tiene {decisions}, más que cualquier partida.",
        LinkError::Surplus => "There is something after the end of the link." "Sobra algo al final del enlace.",
    }
    /// The content of a link, such as "a position".
    link_kind: Kind {
        Kind::Setup => "a setup" "una preparación",
        Kind::Position => "a position" "una posición",
        Kind::Game => "a game" "una partida",
        Kind::Turn => "a turn of a game" "un turno de una partida",
        Kind::Results => "a deal with results" "un reparto con resultados",
        Kind::Board => "a board" "un tablero",
    }
    /// An unreadable save with its id.
    broken_save(id: &str, error: &SaveError) [why = self.save_error(error)]
        "Game {id}. {why}" "Partida {id}. {why}"
    /// Why a save cannot be read.
    save_error(error: &SaveError) => error {
        SaveError::TooLong(_) | SaveError::Decisions(_) => "It is longer than any game." "Es más larga que cualquier partida.",
        SaveError::Malformed(_) | SaveError::Seats(_) | SaveError::Lines(_) | SaveError::NoLine(_) | SaveError::OtherSetup(_) => "It is damaged, so the game can't be shown; Download keeps what is left of it." "Está dañada y la partida no se puede mostrar; Descargar guarda lo que queda.",
        SaveError::Torn => (self.torn_save().to_owned()),
        SaveError::Newer(version) => "It was saved by a newer version of the page (format {version})." "La guardó una versión más nueva de la página (formato {version}).",
        SaveError::Older(version) => "It was saved by a preview of this page (format {version}) and can no longer be opened." "La guardó una versión preliminar de la página (formato {version}) y ya no se puede abrir.",
        SaveError::OtherGame(game) => "It is a game of {game:?}, which this page does not have." "Es una partida de {game:?}, que esta página no tiene.",
        SaveError::OtherLines { lines, title } => "Its moves are of {lines:?}, not of {title:?}." "Sus jugadas son de {lines:?}, no de {title:?}.",
        SaveError::UnknownField(field) => "It was saved by a newer version of the page (field {field})." "La guardó una versión más nueva de la página (campo {field}).",
        SaveError::Line { number, why } => [why = self.link_error(*why)] "Branch {number} can't be read. {why}" "No se puede leer la línea {number}. {why}",
        SaveError::Setup(rule) => "Its setup can't be played (rule {rule})." "Su preparación no se puede jugar (regla {rule}).",
    }
    /// Why a text has no link.
    flaw(flaw: &Flaw) => flaw {
        Flaw::TooLong => "This text is too long to look through. Paste only the link." "Este texto es demasiado largo para buscar en él. Pega solo el enlace.",
        Flaw::NoLink => "There is no link to a game in this text." "En este texto no hay ningún enlace a una partida.",
        Flaw::OneCase => "All its letters were changed to capitals or to small letters, and the difference matters." "Todas sus letras se han pasado a mayúsculas o a minúsculas, y la diferencia importa.",
        Flaw::Damaged(_) => (self.link_error(LinkError::Checksum)),
        Flaw::Foreign(_, why) => (self.link_error(*why)),
    }
    /// A part of a link.
    link_part(part: Part) => part {
        Part::Mark => "its first two characters" "sus dos primeros caracteres",
        Part::Checksum => "its checksum" "su suma de control",
        Part::Header => "which game it is" "de qué juego es",
        Part::Table => "the table" "la mesa",
        Part::Setup => "its setup" "su preparación",
        Part::Edition | Part::OldEdition => "the edition of the cards" "la edición de las cartas",
        Part::Players => "the players" "los jugadores",
        Part::Results => "how many results there are" "cuántos resultados tiene",
        Part::Result(n) => "result {n}" "el resultado {n}",
        Part::Board | Part::MissingBoard(_) => "the board" "el tablero",
        Part::Map => "the map" "el mapa",
        Part::Turn => "whose turn it is" "de quién es el turno",
        Part::Cards => "where the cards are" "dónde están las cartas",
        Part::Piles => "the order of the piles" "el orden de los mazos",
        Part::Places => "what lies on the map" "lo que hay en el mapa",
        Part::Lines => "the connections on the map" "las conexiones del mapa",
        Part::Position => "the position, whose parts do not fit together" "la posición, cuyas partes no encajan",
        Part::Count => "how many steps there are" "cuántos pasos tiene",
        Part::Cursor => "where it stands" "dónde está",
        Part::Action(n) => "step {n}" "el paso {n}",
    }
}
