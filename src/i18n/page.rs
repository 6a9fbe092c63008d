//! The page around the game: home, buttons, storage, links, keys.

use super::{Locale, texts};

texts! {
    /// What is played here.
    game_heading "Tramways \u{b7} 1 to 5 players" "Tramways \u{b7} de 1 a 5 jugadores"
    /// What Tramways is about.
    pitch "Lay Links between Buildings, send Passengers over them, and stay calm: six rounds, one final score." "Une Edificios con Enlaces, envía Pasajeros por ellos y no te estreses: seis rondas y una puntuación final."
    /// A seed that is no number.
    seed_wrong "The seed is a whole number from 0 to 18446744073709551615." "La semilla es un número entero de 0 a 18446744073709551615."
    /// The player board.
    player_board "Player board" "Tablero de jugador"
    /// The saved games.
    your_games "Your games" "Tus partidas"
    /// No saved games.
    no_games "No saved games yet." "Aún no hay partidas guardadas."
    /// Goes on with a game.
    go_on "Continue" "Continuar"
    /// Deletes a game.
    delete "Delete" "Borrar"
    /// Asks before deleting.
    delete_question "Delete this game for good?" "¿Borrar esta partida para siempre?"
    /// Downloads a save.
    download "Download" "Descargar"
    /// A save that cannot be read.
    unreadable "This save cannot be read" "Esta partida guardada no se puede leer"
    /// The game is over.
    finished "finished" "terminada"
    /// The rules page.
    rules "Rules" "Reglas"
    /// The start page.
    home "Home" "Inicio"
    /// The language switch.
    language "Language" "Idioma"
    /// Day and night.
    theme "Light or dark" "Claro u oscuro"
    /// Undo.
    undo "Undo (U)" "Deshacer (U)"
    /// Redo.
    redo "Redo (Shift+U)" "Rehacer (Mayús+U)"
    /// Shows the side column on a phone.
    show_side "Board and log" "Tablero y registro"
    /// Closes something.
    close "Close" "Cerrar"
    /// Help.
    help "Keys (?)" "Teclas (?)"
    /// The log.
    log "Log" "Registro"
    /// The hand.
    hand "Hand" "Mano"
    /// The player's board.
    your_board "Your board" "Tu tablero"
    /// The line of cards.
    line "Line" "Fila"
    /// Rail tiles left.
    rails_left "Rails left" "Rieles que quedan"
    /// Building tiles left.
    tiles_left "Buildings left" "Edificios que quedan"
    /// The Building Type tile of the round.
    type_tile "New Passengers at the end of the round" "Nuevos Pasajeros al final de la ronda"
    /// Confirms.
    yes "Yes, go on" "Sí, adelante"
    /// Cancels.
    no "No" "No"
    /// Switches a question off.
    ask_no_more "Do not ask about this again" "No volver a preguntar esto"
    /// Asks all questions again.
    ask_again "Ask before every reveal again" "Volver a preguntar antes de revelar"
    /// The final score.
    final_score "Final score" "Puntuación final"
    /// The rank table.
    ranks "Ranks" "Rangos"
    /// Starts again.
    play_again "Play again" "Jugar otra vez"
    /// Looks at the map after the end.
    look_at_map "Look at the map" "Mirar el mapa"
    /// Back to the final score.
    show_score "Show the score" "Ver la puntuación"
    /// A link that shows a position.
    linked_position "A position from a link" "Una posición de un enlace"
    /// A link that shows a game.
    linked_game "A game from a link" "Una partida de un enlace"
    /// Plays on from a link.
    play_from_here "Play on from here" "Jugar desde aquí"
    /// What playing on does.
    play_from_here_hint "This saves a new game; your other games stay as they are." "Esto guarda una partida nueva; tus otras partidas no cambian."
    /// A link that cannot be read.
    bad_link "This link cannot be opened" "No se puede abrir este enlace"
    /// A link that replays only in part.
    partial_link "This link cannot be replayed to its end; you see the last position that the rules allow." "Este enlace no se puede reproducir hasta el final; ves la última posición que permiten las reglas."
    /// A save that replays only in part.
    partial_save "This save could be replayed only in part: the position is the last one that the rules allow. The save itself stays as it was until you play on." "Esta partida solo se pudo reproducir en parte: es la última posición que permiten las reglas. Lo guardado no cambia hasta que sigas jugando."
    /// An address without a page.
    no_such_page "There is no such page." "No existe esa página."
    /// A rule that is not there.
    no_such_rule "There is no such rule; these are the rules." "No existe esa regla; estas son las reglas."
    /// A game that is not there.
    no_such_game "There is no such saved game on this device." "No hay una partida así guardada en este dispositivo."
    /// Goes on with the other window's position.
    load_other "Show that position" "Mostrar esa posición"
    /// Keeps this window's position as a new game.
    keep_as_new "Keep this one as a new game" "Guardar esta como partida nueva"
    /// Tries to save again.
    save_again "Try to save again" "Volver a guardar"
    /// Tiles that nobody has.
    nothing_to_undo "There is nothing to undo." "No hay nada que deshacer."
    /// A reveal bars undoing.
    barred_undo "Something was revealed there: that cannot be taken back." "Ahí se reveló algo: no se puede deshacer."
    /// A ranked game takes nothing back.
    settled "In a ranked game what is done is done." "En una partida clasificatoria lo hecho, hecho está."
    /// A ranked game has no helpers.
    strictly_alone "A ranked game is played alone and in one go, without other lines." "Una partida clasificatoria se juega a solas y de una vez, sin otras líneas."
    /// Somebody else decides.
    not_your_turn "It is not your turn to decide." "No te toca decidir a ti."
    /// There is nothing to redo.
    nothing_to_redo "There is nothing to redo." "No hay nada que rehacer."
    /// A click that means nothing here.
    nothing_here "There is nothing to do there now; what can be chosen is marked." "Ahí no hay nada que hacer ahora; lo que se puede pulsar está marcado."
    /// A click too far from the end of the rails.
    too_far "Rails go on to a cell beside their end." "Los rieles siguen a una casilla contigua a su extremo."
    /// The map with its keys.
    map "Map. Arrow keys go from cell to cell, N to the next one where something can be done, B to the next Building or Parcel; Enter acts." "Mapa. Las flechas van de casilla en casilla, N a la siguiente donde se puede hacer algo, B al siguiente Edificio o Terreno; Enter actúa."
    /// Comes closer.
    closer "Closer" "Acercar"
    /// Goes away.
    farther "Farther" "Alejar"
    /// Shows the whole map.
    whole "Whole map" "Mapa entero"
    /// The credit.
    credit "Tramways was designed by Alban Viard. This site is unofficial: it has no connection with the author or the publisher." "Tramways es un diseño de Alban Viard. Este sitio no es oficial: no tiene relación con el autor ni con la editorial."
    /// Our own edition.
    own_edition "The cards and boards here are our own edition, made to the rules' counts; they are not the published ones." "Las cartas y tableros son nuestra propia edición, hecha según las cuentas de las reglas; no son los publicados."
    /// The heading of the readings.
    readings "How we read the rules" "Cómo leemos las reglas"
    /// About the readings.
    readings_intro "Where the printed rules are silent or contradict themselves, we decided:" "Donde las reglas impresas callan o se contradicen, decidimos:"
}

/// What went wrong with saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The storage is full.
    Full,
    /// The storage cannot be used at all.
    NoStorage,
    /// Another window went on with the same game.
    OtherWindow,
    /// The save was deleted elsewhere.
    Gone,
}

impl Locale {
    /// What went wrong with saving, and what it means.
    pub fn trouble(self, trouble: &Trouble) -> &'static str {
        match trouble {
            Trouble::Full => self.pick(
                "The browser's storage is full: this game goes on, but is not saved and is lost when the page closes. Its link keeps it: press Copy link above, or delete old games and save again.",
                "El almacén del navegador está lleno: la partida sigue, pero no se guarda y se pierde al cerrar la página. Su enlace la conserva: pulsa Copiar enlace arriba, o borra partidas y vuelve a guardar.",
            ),
            Trouble::NoStorage => self.pick(
                "This browser does not let the page store anything: the game goes on, but is not saved and is lost when the page closes. Its link keeps it: press Copy link above.",
                "Este navegador no deja guardar nada: la partida sigue, pero no se guarda y se pierde al cerrar la página. Su enlace la conserva: pulsa Copiar enlace arriba.",
            ),
            Trouble::OtherWindow => self.pick(
                "This game was played on in another window. Nothing is saved here until you choose.",
                "Esta partida siguió en otra ventana. Aquí no se guarda nada hasta que elijas.",
            ),
            Trouble::Gone => self.pick(
                "This game was deleted in another window.",
                "Esta partida se borró en otra ventana.",
            ),
        }
    }

    /// A score on the way.
    pub fn score_now(self, score: i32) -> String {
        let score = self.number(score.into());
        self.pick(format!("score {score}"), format!("puntuación {score}"))
    }

    /// The lines of the final score: HP.
    pub fn score_links(self, links: i32) -> String {
        let links = self.many(
            links.into(),
            ["complete Link", "complete Links"],
            ["Enlace completo", "Enlaces completos"],
        );
        self.pick(format!("{links}, 3 each"), format!("{links}, 3 cada uno"))
    }

    /// The lines of the final score: money.
    pub fn score_money(self, dollars: u16) -> String {
        let amount = self.dollars(dollars);
        self.pick(format!("{amount}, 1 for each $10"), format!("{amount}, 1 por cada 10 $"))
    }

    /// A rank's range of scores.
    pub fn rank_range(self, from: i32, to: Option<i32>) -> String {
        match (from, to) {
            (i32::MIN, Some(to)) => self.pick(format!("up to {to}"), format!("hasta {to}")),
            (from, Some(to)) => format!("{from}\u{2013}{to}"),
            (from, None) => format!("{from}+"),
        }
    }
}
