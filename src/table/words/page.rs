//! Phrases of the page around a game: home, buttons, storage, links.

use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::view::Tool;
use crate::table::{GameMode, Players, StoreError, level_name};
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// Asks the guide to explain the present prompt.
    explain_again "Explain this" "Explicar esto"
    /// Why strict games have no tutorial.
    explains_by_rule "Opens the rule. Games that count have no tutorial, to be the same for everybody." "Abre la regla. Las partidas que cuentan no tienen tutorial, para que sean iguales para todos."
    /// Opens the rule of a lesson.
    its_rule "Rule" "Regla"
    /// Opens the track of all rounds.
    all_rounds "All rounds" "Todas las rondas"
    /// The heading of saved games.
    your_games "Your games" "Tus partidas"
    /// A game from the box, in lists.
    counted_game "A game from the box" "Una partida de caja"
    /// The heading of boards that players brought.
    your_boards "Your own boards" "Tus tableros"
    /// Continues a game.
    go_on "Resume" "Reanudar"
    /// Opens a finished game.
    look_at_game "View" "Ver"
    /// Deletes a game.
    delete "Delete" "Borrar"
    /// Asks for confirmation.
    delete_question "Delete this game for good?" "¿Borrar esta partida para siempre?"
    /// Downloads a save.
    download "Download" "Descargar"
    /// For an unreadable save.
    unreadable "This saved game can't be read" "Esta partida guardada no se puede leer"
    /// Replaces an unknown date.
    unknown_date "date unknown" "sin fecha"
    /// Marks a finished game.
    finished "finished" "terminada"
    /// The rules page.
    rules "Rules" "Reglas"
    /// The start page.
    home "Home" "Inicio"
    /// The language switch.
    language "Language" "Idioma"
    /// The colour theme.
    theme "Theme" "Tema"
    /// Undo.
    undo "Undo (U)" "Deshacer (U)"
    /// Redo.
    redo "Redo (Shift+U)" "Rehacer (Mayús+U)"
    /// Closes something.
    close "Close" "Cerrar"
    /// The heading of impossible uses in a menu.
    uses_not_now "Not now" "Ahora no"
    /// Opens the list of keys.
    help "Shortcuts (?)" "Atajos (?)"
    /// Shows the hand at full size.
    open_hand "Open your hand" "Abrir tu mano"
    /// Shows the hand as one row.
    close_hand "Close your hand" "Cerrar tu mano"
    /// The hand.
    hand "Hand" "Mano"
    /// Declines a question.
    no "No" "No"
    /// Turns all warnings back on.
    ask_again "Ask before every reveal again" "Volver a preguntar antes de revelar"
    /// The heading of a game from a link.
    linked_game "A game from a link" "Una partida de un enlace"
    /// For an address whose link this window does not have.
    no_visit "This link was opened in another window" "Este enlace se abrió en otra ventana"
    /// The remedy for that.
    no_visit_advice "This window no longer has the link. Open the link itself again." "Esta ventana ya no tiene el enlace. Abre otra vez el enlace."
    /// For a link of a game that is saved here.
    saved_here "You have this game already." "Ya tienes esta partida."
    /// Opens the saved game.
    open_saved "Open your game" "Abrir tu partida"
    /// For an unknown address.
    no_such_page "This page does not exist." "Esta página no existe."
    /// Why a ranked game cannot undo.
    settled "In a ranked game you can't undo a finished action." "En una partida puntuable no se puede deshacer una acción terminada."
    /// After the board zoomed in at a tap.
    tap_again "The board is zoomed in. Choose now." "El tablero está ampliado. Elige ahora."
    /// A notice about our own edition.
    own_edition "The cards and boards here are our own edition, with the numbers that the rules give; they are not the published ones." "Las cartas y tableros son nuestra propia edición, hecha con las cantidades que dan las reglas; no son los publicados."
    /// Continues the tutorial game.
    learn_on "Resume the tutorial" "Reanudar el tutorial"
    /// The page of a new game.
    new_game "New game" "Partida nueva"
    /// Starts a solo game.
    play_solo "Play solo" "Jugar en solitario"
    /// Starts a game with bots.
    play_with_bots "Play bots" "Jugar con bots"
    /// The page of ranked games.
    score_board "Scores" "Puntuaciones"
    /// Ranked games, on the start page.
    ranked_entry "Ranked" "Puntuable"
    /// The game of the day.
    daily "Daily" "Diaria"
    /// A challenge between friends.
    challenge "Challenge" "Desafío"
    /// Precedes the title of a page in the background.
    your_turn "Your turn" "Te toca"
    /// Marks an abandoned game.
    abandoned "abandoned" "abandonada"
    /// Describes the key that opens a menu.
    key_uses "What can I do with this card or space?" "¿Qué puedo hacer con esta carta o casilla?"
    /// Describes why saving failed, with the consequences.
    trouble: StoreError {
        StoreError::Full => "The browser storage is full: you can play on, but the game is not saved and is lost when the page closes. To keep it, choose Share the game, or delete old games and save again." "El almacenamiento del navegador está lleno: puedes seguir jugando, pero la partida no se guarda y se pierde al cerrar la página. Para conservarla, elige Compartir la partida o borra partidas y vuelve a guardar.",
        StoreError::NoStorage => "This browser does not let the page store anything: you can play on, but the game is not saved and is lost when the page closes. To keep it, choose Share the game." "Este navegador no deja guardar nada: puedes seguir jugando, pero la partida no se guarda y se pierde al cerrar la página. Para conservarla, elige Compartir la partida.",
        StoreError::OtherWindow => "This game was continued in another window. Nothing is saved here until you choose." "Esta partida continuó en otra ventana. Aquí no se guarda nada hasta que elijas.",
        StoreError::LaterCopy => "The second copy of this game is ahead of the position from which you went on. Nothing is saved here until you choose." "La segunda copia de esta partida llegó más lejos que la posición desde la que has seguido. Aquí no se guarda nada hasta que elijas.",
        StoreError::Gone => "This game was deleted in another window." "Esta partida se borró en otra ventana.",
    }
    /// The present score.
    score_now(score: i32) [score = self.number(score.into())] "score {score}" "puntuación {score}"
    /// A rule by its id, for screen readers.
    rule_named(rule: &str) "Rule {rule}" "Regla {rule}"
    /// The web app manifest.
    manifest "manifest.webmanifest" "manifest.es.webmanifest"
    /// The player to move.
    somebody_decides(name: &str) "Waiting for {name}" "Turno de {name}"
    /// For a turn that was skipped because there was nothing to do.
    was_passed "You could not do anything: you passed automatically." "No podías hacer nada: has pasado automáticamente."
    /// For a player who may look at the result before passing the device.
    turn_is_over "Your turn is over." "Tu turno ha terminado."
    /// Passes the device on.
    pass_to(name: &str) "Pass to {name}" "Pasar a {name}"
    /// Takes the device at an earlier position to play on from there.
    decide_anew_as(name: &str) "I am {name}: play from here" "Soy {name}: jugar desde aquí"
    /// Takes the device back after offering it for an earlier position.
    go_back_as(name: &str) "I am {name}: go back" "Soy {name}: volver"
    /// The number of turns left in the final phase.
    last_turns(left: i64) => left {
        1 => "Last turn" "Último turno",
        _ => "Last {left} turns" "Últimos {left} turnos",
    }
    /// A round; 0 is the setup.
    round(round: u8) => round {
        0 => "Setup" "Preparación",
        _ => "Round {round}" "Ronda {round}",
    }
    /// The mode of a game, on its card.
    card_mode: GameMode {
        GameMode::Casual => "Casual game" "Partida libre",
        GameMode::Ranked => "Ranked game" "Partida puntuable",
        GameMode::Daily(_) => "Daily game" "Partida diaria",
        GameMode::Challenge => (self.challenge()),
    }
}

impl Locale {
    /// Describes why a disabled tool does nothing.
    pub fn unavailable(self, tool: Tool, mode: GameMode, is_over: bool) -> &'static str {
        match tool {
            Tool::Hint | Tool::Explain if mode.is_strict() => self.pick(
                "Ranked games, daily games and challenges are played without hints.",
                "Las partidas puntuables, las del día y los desafíos se juegan sin pistas.",
            ),
            Tool::Hint | Tool::Explain if is_over => {
                self.pick("The game has ended.", "La partida ha terminado.")
            }
            Tool::Hint => self.pick(
                "Hints are only available on your turn.",
                "Solo puedes pedir una pista en tu turno.",
            ),
            Tool::Explain => {
                self.pick("There is nothing to explain now.", "Ahora no hay nada que explicar.")
            }
            Tool::Undo => self.pick("There is nothing to undo.", "No hay nada que deshacer."),
            Tool::Redo => self.pick("There is nothing to redo.", "No hay nada que rehacer."),
        }
    }
}

impl Locale {
    /// The mode of a game; `None` for a casual one.
    pub fn mode(self, mode: GameMode) -> Option<&'static str> {
        match mode {
            GameMode::Casual => None,
            GameMode::Ranked => Some(self.ranked_entry()),
            GameMode::Daily(_) => Some(self.daily()),
            GameMode::Challenge => Some(self.challenge()),
        }
    }

    /// Returns the name of a player, or their colour if they have no name.
    pub fn player(self, players: &Players, seat: Seat) -> String {
        players.name_of(seat, self)
    }

    /// The name of a level of bots.
    pub fn level(self, level: Level) -> &'static str {
        level_name(level, self)
    }

    /// Joins parts to the title of a page.
    pub fn title_of(self, parts: &[&str]) -> String {
        let all: Vec<&str> = parts.iter().copied().chain(["Catenary"]).collect();
        all.join(" - ")
    }

    /// A number of decisions.
    pub fn decisions_many(self, count: i64) -> String {
        self.many(count, ["step", "steps"], ["paso", "pasos"])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::shell;

    #[test]
    fn messages_name_the_send_button_by_its_label() {
        for locale in Locale::ALL {
            for error in [StoreError::Full, StoreError::NoStorage] {
                assert!(locale.trouble(error).contains(shell::send(locale)), "{error:?}");
            }
        }
    }
}
