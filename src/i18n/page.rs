//! The page around the game: home, buttons, storage, links, keys.

use super::{Locale, texts};

texts! {
    /// What is played here.
    game_heading "Tramways \u{b7} 1 to 5 players" "Tramways \u{b7} de 1 a 5 jugadores"
    /// A seed that is no number.
    seed_wrong "The seed is a whole number from 0 to 18446744073709551615." "La semilla es un número entero de 0 a 18446744073709551615."
    /// The player board.
    player_board "Player board" "Tablero de jugador"
    /// The saved games.
    your_games "Your games" "Tus partidas"
    /// No saved games.
    no_games "No saved games yet." "Aún no hay partidas guardadas."
    /// Goes on with a game.
    go_on "Resume" "Reanudar"
    /// Opens a game that has ended.
    look_at_game "View" "Ver"
    /// Deletes a game.
    delete "Delete" "Borrar"
    /// Asks before deleting.
    delete_question "Delete this game for good?" "¿Borrar esta partida para siempre?"
    /// Downloads a save.
    download "Download" "Descargar"
    /// A save that cannot be read.
    unreadable "This saved game can't be read" "Esta partida guardada no se puede leer"
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
    help "Shortcuts (?)" "Atajos (?)"
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
    ask_no_more "Don't ask this again" "No volver a preguntar esto"
    /// Asks all questions again.
    ask_again "Ask before every reveal again" "Volver a preguntar antes de revelar"
    /// The final score.
    final_score "Final score" "Puntuación final"
    /// A finished game in short.
    review "The game in short" "La partida en resumen"
    /// Heads the line of the scores.
    scores_by_round "Score round by round" "Puntuación ronda a ronda"
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
    bad_link "This link can't be opened" "No se puede abrir este enlace"
    /// A link that replays only in part.
    partial_link "This link can't be replayed to its end; this is the last position that the rules allow." "Este enlace no se puede reproducir hasta el final; esta es la última posición que permiten las reglas."
    /// A save that replays only in part.
    partial_save "This saved game can't be replayed to its end; this is the last position that the rules allow. The saved game stays as it was until you play on." "Esta partida guardada no se puede reproducir hasta el final; esta es la última posición que permiten las reglas. Lo guardado no cambia hasta que sigas jugando."
    /// An address without a page.
    no_such_page "This page does not exist." "Esta página no existe."
    /// A rule that is not there.
    no_such_rule "This rule does not exist; these are the rules." "Esta regla no existe; estas son las reglas."
    /// A game that is not there.
    no_such_game "This saved game is not on this device." "Esta partida no está guardada en este dispositivo."
    /// Goes on with the other window's position.
    load_other "Show that position" "Mostrar esa posición"
    /// Keeps this window's position as a new game.
    keep_as_new "Keep this one as a new game" "Guardar esta como partida nueva"
    /// Tries to save again.
    save_again "Save again" "Volver a guardar"
    /// Tiles that nobody has.
    nothing_to_undo "There is nothing to undo." "No hay nada que deshacer."
    /// A reveal bars undoing.
    barred_undo "Can't undo: hidden information was revealed." "No se puede deshacer: se reveló información oculta."
    /// A ranked game takes nothing back.
    settled "There is no undo in a ranked game." "En una partida puntuable no se puede deshacer."
    /// A ranked game has no helpers.
    strictly_alone "Ranked games allow no hints, plans, branches or bots." "En una partida puntuable no hay pistas, planes, líneas ni bots."
    /// Somebody else decides.
    not_your_turn "It is not your turn." "No es tu turno."
    /// There is nothing to redo.
    nothing_to_redo "There is nothing to redo." "No hay nada que rehacer."
    /// A click that means nothing here.
    nothing_here "You can't do anything there now; what you can choose is highlighted." "Ahora no puedes hacer nada ahí; lo que puedes elegir está resaltado."
    /// A click too far from the end of the rails.
    too_far "The next tile goes on a space beside the end of your rails." "La siguiente loseta va en una casilla contigua al extremo de tus rieles."
    /// The map with its keys.
    map "Map. Arrow keys go from space to space, N to the next one where you can do something, B to the next Building or Parcel; Enter acts." "Mapa. Las flechas van de casilla en casilla, N a la siguiente donde puedes hacer algo, B al siguiente Edificio o Terreno; Enter actúa."
    /// Comes closer.
    closer "Zoom in" "Acercar"
    /// Goes away.
    farther "Zoom out" "Alejar"
    /// Shows the whole map.
    whole "Whole map" "Mapa entero"
    /// The credit.
    credit "Tramways was designed by Alban Viard. This site is unofficial: it has no connection with the author or the publisher." "Tramways es un diseño de Alban Viard. Este sitio no es oficial: no tiene relación con el autor ni con la editorial."
    /// Our own edition.
    own_edition "The cards and boards here are our own edition, with the numbers that the rules give; they are not the published ones." "Las cartas y tableros son nuestra propia edición, hecha con las cantidades que dan las reglas; no son los publicados."
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
                "The browser storage is full: you can play on, but the game is not saved and is lost when the page closes. To keep it, choose Send a link above, or delete old games and save again.",
                "El almacenamiento del navegador está lleno: puedes seguir jugando, pero la partida no se guarda y se pierde al cerrar la página. Para conservarla, elige Enviar un enlace, arriba, o borra partidas y vuelve a guardar.",
            ),
            Trouble::NoStorage => self.pick(
                "This browser does not let the page store anything: you can play on, but the game is not saved and is lost when the page closes. To keep it, choose Send a link above.",
                "Este navegador no deja guardar nada: puedes seguir jugando, pero la partida no se guarda y se pierde al cerrar la página. Para conservarla, elige Enviar un enlace, arriba.",
            ),
            Trouble::OtherWindow => self.pick(
                "This game was continued in another window. Nothing is saved here until you choose.",
                "Esta partida continuó en otra ventana. Aquí no se guarda nada hasta que elijas.",
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
        self.pick(format!("{amount}, 1 for each $10"), format!("{amount}, 1 por cada 10\u{a0}$"))
    }

    /// The Link that carried the most Passengers, between two places; the reader's where nobody is
    /// named.
    pub fn best_link(self, name: Option<&str>, [from, to]: [&str; 2], passengers: usize) -> String {
        let count = passengers as i64;
        let carried = self.many(count, ["Passenger", "Passengers"], ["Pasajero", "Pasajeros"]);
        let points = self.points_change(passengers as i32);
        match name {
            Some(name) => self.pick(
                format!("{name}'s busiest Link, from {from} to {to}: {carried}, {points}."),
                format!("El Enlace más usado de {name}, de {from} a {to}: {carried}, {points}."),
            ),
            None => self.pick(
                format!("Your busiest Link, from {from} to {to}: {carried}, {points}."),
                format!("Tu Enlace más usado, de {from} a {to}: {carried}, {points}."),
            ),
        }
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
