//! Why a link or a save cannot be used.

use crate::engine::codec::{Kind, LinkError, Part};
use crate::table::SaveError;
use crate::table::sending::pasted::Flaw;
use crate::words::Locale;

impl Locale {
    /// Why a text is no link.
    pub fn link_error(self, error: LinkError) -> String {
        match error {
            LinkError::Empty => self.pick("The link is empty.", "El enlace está vacío.").to_owned(),
            LinkError::TooLong(n) => {
                let length = self.characters(n);
                self.pick(
                    format!("The link has {length}, more than any game."),
                    format!("El enlace tiene {length}, más que cualquier partida."),
                )
            }
            LinkError::Character(c) => self.pick(
                format!("There is {c:?} in the link, which no link has."),
                format!("En el enlace aparece {c:?}, que ningún enlace tiene."),
            ),
            LinkError::Kind(c) => self.pick(
                format!("This is no link to a game: it starts with {c:?}."),
                format!("Esto no es un enlace a una partida: empieza por {c:?}."),
            ),
            LinkError::NewKind(c) => self.pick(
                format!("The link is of a kind ({c:?}) that this version does not know. Reload the page."),
                format!("El enlace es de un tipo ({c:?}) que esta versión no conoce. Recarga la página."),
            ),
            LinkError::OldVersion(..) => self
                .pick(
                    "A preview of this page has made the link; such links are not read any more.",
                    "El enlace lo creó una versión preliminar de la página y ya no se lee.",
                )
                .to_owned(),
            LinkError::Version(kind, c) => {
                let what = self.link_kind(kind);
                self.pick(
                    format!("The link is {what} in the format {c:?}, which this version does not know. Reload the page."),
                    format!("El enlace es {what} en el formato {c:?}, que esta versión no conoce. Recarga la página."),
                )
            }
            LinkError::Truncated(_) => self
                .pick("The end of the link is missing.", "Falta el final del enlace.")
                .to_owned(),
            LinkError::Checksum => self
                .pick(
                    "The link is damaged: something in the middle of it was changed, lost or added.",
                    "El enlace está dañado: algo en medio de él cambió, falta o sobra.",
                )
                .to_owned(),
            LinkError::Game(n) => self.pick(
                format!("The link is for game number {n}, which this version does not have. Reload the page."),
                format!("El enlace es del juego número {n}, que esta versión no tiene. Recarga la página."),
            ),
            LinkError::Rules { found, known } => self.pick(
                format!("The link uses rules version {found}; the newest here is {known}. Reload the page."),
                format!("El enlace usa la versión {found} de las reglas; aquí la más nueva es {known}. Recarga la página."),
            ),
            LinkError::OldRules { found, oldest } => self.pick(
                format!("This game was made by rules version {found}, which is no longer played; new games use version {oldest} or later."),
                format!("Esta partida es de la versión {found} de las reglas, que ya no se juega; las nuevas usan la versión {oldest} o una posterior."),
            ),
            LinkError::Impossible(Part::Edition) => self
                .pick(
                    "The link uses an edition of the cards and boards that is not here. Reload the page.",
                    "El enlace usa una edición de cartas y tableros que no está aquí. Recarga la página.",
                )
                .to_owned(),
            LinkError::Impossible(Part::OldEdition) => self
                .pick(
                    "A preview of this page has made the link, with other boards; such links are not read any more.",
                    "El enlace lo creó una versión preliminar de la página, con otros tableros, y ya no se lee.",
                )
                .to_owned(),
            LinkError::Impossible(Part::MissingBoard(board)) => self.pick(
                format!("It was played on a board that is not on this device (board {board}). Ask the sender for the link or file of the board, open that here, and then this link again."),
                format!("Se jugó en un tablero que no está en este dispositivo (tablero {board}). Pide a quien te lo envió el enlace o el archivo del tablero, ábrelo aquí y luego abre otra vez este enlace."),
            ),
            LinkError::Board => self
                .pick("This link is a board, not a game.", "Este enlace es un tablero, no una partida.")
                .to_owned(),
            LinkError::Impossible(part) => {
                let part = self.link_part(part);
                self.pick(
                    format!("A part of the link is impossible: {part}."),
                    format!("Una parte del enlace es imposible: {part}."),
                )
            }
            LinkError::TooManyActions(n) => {
                let decisions = self.decisions_many(n as i64);
                self.pick(
                    format!("The link has {decisions}, more than any game."),
                    format!("El enlace tiene {decisions}, más que cualquier partida."),
                )
            }
            LinkError::Surplus => self
                .pick("There is something after the end of the link.", "Sobra algo al final del enlace.")
                .to_owned(),
        }
    }

    /// Why a text has no link.
    pub fn flaw(self, flaw: &Flaw) -> String {
        let text = match flaw {
            Flaw::TooLong => self.pick(
                "This text is too long to look through. Paste only the link.",
                "Este texto es demasiado largo para buscar en él. Pega solo el enlace.",
            ),
            Flaw::NoLink => self.pick(
                "There is no link to a game in this text.",
                "En este texto no hay ningún enlace a una partida.",
            ),
            Flaw::OneCase => self.pick(
                "Its letters were all made capitals or all small, and the difference matters.",
                "Todas sus letras se han puesto en mayúsculas o en minúsculas, y la diferencia importa.",
            ),
            Flaw::Damaged(_) => return self.link_error(LinkError::Checksum),
            Flaw::Foreign(_, why) => return self.link_error(*why),
        };
        text.to_owned()
    }

    /// What a link holds, such as "a position".
    pub fn link_kind(self, kind: Kind) -> &'static str {
        match kind {
            Kind::Setup => self.pick("a setup", "una preparación"),
            Kind::Position => self.pick("a position", "una posición"),
            Kind::Game => self.pick("a game", "una partida"),
            Kind::Turn => self.pick("a turn of a game", "un turno de una partida"),
            Kind::Results => self.pick("a deal with results", "un reparto con resultados"),
            Kind::Board => self.pick("a board", "un tablero"),
        }
    }

    /// A part of a link.
    fn link_part(self, part: Part) -> String {
        let text = match part {
            Part::Mark => self.pick("its first two characters", "sus dos primeros caracteres"),
            Part::Checksum => self.pick("its checksum", "su suma de control"),
            Part::Header => self.pick("which game it is", "de qué juego es"),
            Part::Table => self.pick("the table", "la mesa"),
            Part::Setup => self.pick("its setup", "su preparación"),
            Part::Edition | Part::OldEdition => {
                self.pick("the edition of the cards", "la edición de las cartas")
            }
            Part::Players => self.pick("the players", "los jugadores"),
            Part::Results => self.pick("how many results there are", "cuántos resultados tiene"),
            Part::Result(n) => {
                return self.pick(format!("result {n}"), format!("el resultado {n}"));
            }
            Part::Board | Part::MissingBoard(_) => self.pick("the board", "el tablero"),
            Part::Map => self.pick("the map", "el mapa"),
            Part::Turn => self.pick("whose turn it is", "de quién es el turno"),
            Part::Cards => self.pick("where the cards are", "dónde están las cartas"),
            Part::Piles => self.pick("the order of the piles", "el orden de los mazos"),
            Part::Places => self.pick("what lies on the map", "lo que hay en el mapa"),
            Part::Lines => self.pick("the connections on the map", "las conexiones del mapa"),
            Part::Position => self.pick(
                "the position, whose parts do not fit together",
                "la posición, cuyas partes no encajan",
            ),
            Part::Count => self.pick("how many steps there are", "cuántos pasos tiene"),
            Part::Cursor => self.pick("where it stands", "dónde está"),
            Part::Action(n) => {
                return self.pick(format!("step {n}"), format!("el paso {n}"));
            }
        };
        text.to_owned()
    }

    /// Which save cannot be read, and why.
    pub fn broken_save(self, id: &str, error: &SaveError) -> String {
        let why = self.save_error(error);
        self.pick(format!("Game {id}. {why}"), format!("Partida {id}. {why}"))
    }

    /// Why a save cannot be read.
    pub fn save_error(self, error: &SaveError) -> String {
        match error {
            SaveError::TooLong(_) | SaveError::Decisions(_) => self
                .pick("It is longer than any game.", "Es más larga que cualquier partida.")
                .to_owned(),
            SaveError::Malformed(_)
            | SaveError::Seats(_)
            | SaveError::Lines(_)
            | SaveError::NoLine(_)
            | SaveError::OtherSetup(_) => self
                .pick(
                    "It is damaged, so the game can't be shown; Download keeps what is left of it.",
                    "Está dañada y la partida no se puede mostrar; Descargar guarda lo que queda.",
                )
                .to_owned(),
            SaveError::Torn => self.torn_save().to_owned(),
            SaveError::Newer(version) => self.pick(
                format!("A newer version of the page has written it (format {version})."),
                format!("La escribió una versión más nueva de la página (formato {version})."),
            ),
            SaveError::Older(version) => self.pick(
                format!("A preview of this page has written it (format {version}); such saves are not read any more."),
                format!("La escribió una versión preliminar de la página (formato {version}), que ya no se lee."),
            ),
            SaveError::OtherGame(game) => self.pick(
                format!("It is a game of {game:?}, which is not here."),
                format!("Es una partida de {game:?}, que no está aquí."),
            ),
            SaveError::OtherLines { lines, title } => self.pick(
                format!("Its moves are of {lines:?}, not of {title:?}."),
                format!("Sus jugadas son de {lines:?}, no de {title:?}."),
            ),
            SaveError::UnknownField(field) => self.pick(
                format!("A newer version of the page has written it (field {field})."),
                format!("La escribió una versión más nueva de la página (campo {field})."),
            ),
            SaveError::Line { number, why } => {
                let why = self.link_error(*why);
                self.pick(
                    format!("Branch {number} can't be read. {why}"),
                    format!("No se puede leer la línea {number}. {why}"),
                )
            }
            SaveError::Setup(rule) => self.pick(
                format!("Its setup can't be played, by the rule {rule}."),
                format!("Su preparación no se puede jugar, por la regla {rule}."),
            ),
        }
    }
}
