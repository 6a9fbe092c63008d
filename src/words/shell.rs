//! The phrases of the shell: what every title's table says.

use super::Locale;
use super::letters::in_small;

phrases! { locale:
    /// The board, for the ear.
    board "Board" "Tablero"
    /// The places of the board, for the ear.
    places "Places on the board" "Lugares del tablero"
    closer "Zoom in" "Acercar"
    /// Goes farther away.
    farther "Zoom out" "Alejar"
    /// Shows the whole board.
    whole_board "Show the whole board" "Mostrar todo el tablero"
    /// Turns the board by a quarter.
    turn_board "Turn the board" "Girar el tablero"
    /// The prompt's region.
    what_to_do "What to do now" "Qué hacer ahora"
    /// Ends the trying of moves.
    end_analysis "Back to the game" "Volver a la partida"
    /// Tries moves that do not count.
    analyse "Plan: try moves" "Planear: probar jugadas"
    /// Asks before an undo.
    undo_revealed "Something was revealed since. Undo anyway?" "Desde entonces se ha revelado algo. ¿Deshacer igualmente?"
    /// Answers that with yes.
    undo_anyway "Undo" "Deshacer"
    /// Asks before play from an earlier position.
    play_revealed "Something was revealed since. Play from here anyway?" "Desde entonces se ha revelado algo. ¿Jugar desde aquí igualmente?"
    /// Answers that with yes.
    play_anyway "Play from here" "Jugar desde aquí"
    /// Said before the prompt of an earlier position.
    in_the_past "You are in the past." "Estás en el pasado."
    /// Said before the prompt while moves are tried in a game that has ended.
    trying "Plan: nothing here counts." "Plan: nada de esto cuenta."
    /// The same in a game that goes on, where nobody knows what is hidden.
    trying_blind "Plan: nothing here counts, and what is hidden is a guess." "Plan: nada de esto cuenta y lo oculto es una suposición."
    /// Leads back from there.
    to_present "Back to now" "Volver al presente"
    /// Answers a warning with yes.
    go_on_anyway "Yes, go on" "Sí, adelante"
    /// Silences a warning.
    ask_no_more "Don't ask this again" "No volver a preguntar esto"
    /// Answers such a question with no.
    leave_it "Leave it" "Dejarlo"
    score "Score" "Puntos"
    players "Players" "Jugadores"
    /// Beside the name of the player who decides.
    playing "playing" "juega"
    /// Gives a bot's seat to a person.
    seat_to_person "Play for this player" "Jugar por este jugador"
    /// Gives a person's seat to a bot.
    seat_to_bot "Let a bot play" "Que juegue un bot"
    /// A bot shall decide for a seat, asked again.
    seat_surely_to_bot "Yes, let a bot play" "Sí, que juegue un bot"
    /// A person shall decide for a seat, asked again.
    seat_surely_to_person "Yes, show me this hand" "Sí, ver esta mano"
    go_to_position "Go to this position" "Ir a esta posición"
    log "Log" "Registro"
    past "History" "Historial"
    /// Sees everything that was hidden.
    everything "See everything" "Verlo todo"
    /// Above the name of whoever takes the device.
    pass_device_to "Pass the device to" "Pasa el dispositivo a"
    /// What the others did, shown to whoever takes the device.
    since_your_turn "Since your last turn" "Desde tu último turno"
    /// What the others did, shown to whoever takes the device for the first time.
    so_far "So far" "Hasta ahora"
    /// Closes what tells of the others' turns.
    to_the_table "To the table" "A la mesa"
    curtain_text "Nothing hidden is shown until then." "Hasta entonces no se muestra nada oculto."
    take_device "Show my hand" "Mostrar mi mano"
    /// Opens the command box.
    command "Type your move" "Escribir la jugada"
    /// The list under the command box, and what shows all of it.
    command_list "What can be typed now" "Qué se puede escribir ahora"
    /// How the command box is used.
    command_keys "Up and Down choose, Tab completes, Enter plays, Esc closes." "Arriba y Abajo eligen, Tab completa, Enter juega, Esc cierra."
    /// What can be typed.
    command_hint "Notation or words" "Notación o palabras"
    /// Gives a game up.
    /// Opens what is seldom done with a game.
    game_menu "Game …" "Partida …"
    /// Asks before a game is given up.
    abandon_asks "Abandon this game? It stays in your list, and you can take it up again." "¿Abandonar esta partida? Se queda en tu lista y puedes retomarla."
    /// Answers that with yes.
    abandon_surely "Abandon it" "Abandonarla"
    abandon "Abandon the game" "Abandonar la partida"
    /// That a game was given up.
    abandoned "This game was abandoned." "Esta partida se abandonó."
    /// Prints the table.
    print "Print" "Imprimir"
    /// Shows a row of the final count on the board again.
    show_again "Show on the board" "Ver en el tablero"
    /// Shows one player's part of the board after the count.
    alone "Show this player alone" "Ver solo a este jugador"
    /// Whoever plays alone among bots, over what is theirs.
    you "You" "Tú"
    final_count "Final score" "Puntuación final"
    total "Total" "Total"
    /// Plays again with the same players.
    play_again "Play again" "Jugar otra vez"
    /// Shows the whole count again, after one player's part of the board.
    back_to_count "Back to the count" "Volver al recuento"
    /// The scores of the whole game, drawn as lines.
    course "Scores, turn by turn" "Puntos, turno a turno"
    /// Closes the final count.
    look_at_board "Look at the board" "Ver el tablero"
    /// Ends the counting.
    skip "Skip" "Saltar"
    /// Pauses the bots.
    pause "Pause" "Pausar"
    /// Lets them go on.
    unpause "Continue" "Continuar"
    /// What a bot does until somebody has read the first lesson.
    bots_wait "begins once you have read this." "empieza cuando hayas leído esto."
    bots_paused "is paused." "está en pausa."
    /// How far a bot's thoughts have come.
    bot_progress "Thinking" "Pensando"
    /// Wants a bot's move at once.
    move_now "Move now" "Jugar ya"
    /// A move for a bot that did not answer.
    any_move "The bot gave no answer: any legal move was made." "El bot no ha respondido: se ha hecho una jugada legal cualquiera."
    /// In a game that counts no move is made for it.
    bot_is_silent "The bot gives no answer. Reload the page." "El bot no responde. Recarga la página."
    hint "Hint" "Pista"
    /// The game has ended.
    game_over "The game is over." "La partida ha terminado."
    /// Sends the game.
    send "Share the game" "Compartir la partida"
    /// The choice of what is sent, for the ear.
    what_to_send "What the link holds" "Qué contiene el enlace"
    /// A warning at a table of several.
    link_shows_hidden "Whoever opens this link can see everything that is hidden in this game." "Quien abra este enlace puede ver todo lo oculto de esta partida."
    /// Leaves hidden things out of a position.
    redealt "Reshuffle what is hidden" "Volver a barajar lo oculto"
    /// What that does.
    redealt_text "What you may not know is dealt again, so that the link does not reveal it." "Lo que no puedes saber se reparte de nuevo, para que el enlace no lo revele."
    /// The whole game.
    send_game "The whole game" "La partida entera"
    /// What opens with it.
    send_game_text "The whole branch; opens at this step." "Toda la línea de juego; se abre en este paso."
    /// The game up to here.
    send_so_far "The game up to here" "La partida hasta aquí"
    /// What opens with it.
    send_so_far_text "The steps before this position, none after it." "Los pasos anteriores a esta posición, ninguno posterior."
    send_position "The position" "La posición"
    /// What opens with it.
    send_position_text "Only this position, without its past; others can play on from it." "Solo esta posición, sin su pasado; otros pueden jugar desde ella."
    send_set_up "The setup" "La preparación"
    /// What opens with it.
    send_set_up_text "The same board and the same deal, from the start." "El mismo tablero y el mismo reparto, desde el principio."
    /// The rules of a board that a player brought.
    board_rules "This board's rules" "Reglas de este tablero"
    /// A link names a board that is not on this device.
    no_board "The board of this game isn't here" "Falta el tablero de esta partida"
    bring_board "Open the board" "Abrir el tablero"
    /// That the boards are our own.
    own_boards "Boards, cards and drawings are our own edition, made to the rulebook's counts." "Los tableros, cartas y dibujos son una edición propia, con las cantidades del reglamento."
    /// What of a game on a player's board is our own.
    own_drawings "Cards and drawings are our own." "Las cartas y los dibujos son nuestros."
    /// Starts a game with bots.
    play_bots "Play a bot" "Jugar contra un bot"
    /// Starts a guided game.
    learn "Learn to play" "Aprender a jugar"
    /// Opens the set-up.
    set_the_table "Set up a game" "Preparar partida"
    /// What the site is.
    tagline "Tram board games in your browser. Free, without an account, offline too. Play alone, with bots, at one device, or with a friend by link." "Juegos de mesa de tranvías en tu navegador. Gratis, sin cuenta y también sin conexión. Juega en solitario, con bots, en un mismo dispositivo o con amigos por enlace."
    games "Games" "Juegos"
    /// A part of the page is on its way.
    fetching "One moment…" "Un momento…"
    /// A part of the page did not come.
    not_fetched "This part of the page did not arrive. Check the connection and try again; nothing is lost." "Esta parte de la página no ha llegado. Revisa la conexión y vuelve a intentarlo; no se ha perdido nada."
    fetch_again "Try again" "Volver a intentarlo"
    /// A part of the page did not come, because the host has another build by now.
    outdated "A newer version of Catenary is there, and this page can only go on with it. Load it again; nothing is lost." "Hay una versión más nueva de Catenary y esta página solo puede seguir con ella. Vuelve a cargarla; no se pierde nada."
    load_again "Load again" "Volver a cargar"
    no_such_game "This game is not here." "Esta partida no está aquí."
    /// A set-up that came by a link.
    set_up_opened "This link holds a setup: choose who plays." "Este enlace contiene una preparación: elige quién juega."
    /// A seed that is no number.
    seed_wrong "The seed is a whole number from 0 to 18446744073709551615." "La semilla es un número entero de 0 a 18446744073709551615."
    /// Starts the game with the guide.
    start_guided "Start with the tutorial" "Empezar con el tutorial"
    /// A save that replays only in part.
    partial_save "Only a part of this game could be replayed; it goes on from there." "Solo se pudo reproducir una parte de esta partida; sigue desde ahí."
    hand_and_market "Your hand and what is on offer" "Tu mano y lo que se ofrece"
    /// The region of what can be taken.
    on_offer "On offer" "Lo que se ofrece"
    /// Makes a sheet higher or lower.
    resize "Higher or lower" "Más alto o más bajo"
    boards_and_log "Players and log" "Jugadores y registro"
    guide "Tutorial" "Tutorial"
    /// Closes a lesson.
    got_it "Next" "Siguiente"
    end_guide "Skip the tutorial" "Dejar el tutorial"
    /// A link that is visited.
    visiting "You are looking at a linked game." "Estás viendo una partida enlazada."
    /// Plays on from a visited game.
    play_on "Play on from here" "Jugar desde aquí"
    /// The same, where bots play for everybody else.
    play_on_with_bots "Play on against bots" "Seguir contra bots"
    /// The same, where people at this device play for all seats.
    play_on_together "Play on together here" "Seguir juntos aquí"
    /// What was typed is no action; the example is one.
    no_command(typed: &str, example: &str)
        "“{typed}” is not an action. For example: {example}" "«{typed}» no es una acción. Por ejemplo: {example}"
    /// So many commands fit what was typed, which is why none is done.
    several_commands(count: usize) [found = commands_found(count, locale)]
        "{found}: choose one." "{found}: elige una."
    /// By how much somebody has won.
    won_by(points: i64) [points = locale.many(points, ["point", "points"], ["punto", "puntos"])]
        "by {points}" "por {points}"
    /// An address of ranked games of a title that has none.
    not_ranked(name: &str) "{name} has no ranked games." "{name} no tiene partidas puntuables."
    /// Leads back to a game of this title.
    resume_title(title: &str) "Resume {title}" "Reanudar {title}"
    /// Who the printed game is by, who publishes it, and that this is unofficial.
    credit(name: &str, author: &str, publisher: Option<&str>) => publisher {
        Some(publisher) => "{name} is a game by {author}, published by {publisher}. This page is unofficial." "{name} es un juego de {author}, publicado por {publisher}. Esta página no es oficial.",
        None => "{name} is a game by {author}. This page is unofficial." "{name} es un juego de {author}. Esta página no es oficial.",
    }
    /// A line that has no name.
    line(number: usize) "Branch {number}" "Línea {number}"
    /// A link that stops to replay: at which step, in its notation, and why.
    link_stops(step: usize, notation: &str, why: &str)
        "This game replays only up to here. Against the rules is step {step} ({notation}). {why}" "Esta partida solo se reproduce hasta aquí. Va contra las reglas el paso {step} ({notation}). {why}"
    /// A bot thinks.
    level_thinks(level: &str) [level = in_small(level)] "is thinking ({level})." "está pensando ({level})."
}

/// How many commands fit what was typed.
pub fn commands_found(count: usize, locale: Locale) -> String {
    let coincidences = ["coincidencia", "coincidencias"];
    locale.many(count as i64, ["match", "matches"], coincidences)
}

/// Moves of bots that do not follow from the game alone.
pub fn hurried(moves: u32, locale: Locale) -> String {
    let english = ["bot move can't be verified", "bot moves can't be verified"];
    let spanish =
        ["jugada de un bot no se puede verificar", "jugadas de bots no se pueden verificar"];
    let moves = locale.many(moves.into(), english, spanish);
    let why = locale.pick("hurried, or made without an answer", "con prisa o sin respuesta");
    format!("{moves}: {why}.")
}

/// Who has won.
pub fn winners(names: &[String], locale: Locale) -> String {
    let all = names.join(locale.pick(" and ", " y "));
    match names.len() {
        1 => phrases! { locale, "{all} wins", "Gana {all}" },
        _ => phrases! { locale, "{all} share the victory", "{all} comparten la victoria" },
    }
}

/// That the only person has won, alone or with others.
pub fn you_win(others: &[String], locale: Locale) -> String {
    let others = others.join(locale.pick(" and ", " y "));
    if others.is_empty() {
        return phrases! { locale, "You win", "Ganas" };
    }
    phrases! { locale, "You share the victory with {others}", "Compartes la victoria con {others}" }
}

/// Players and minutes.
pub fn facts(players: (usize, usize), minutes: u16, locale: Locale) -> String {
    let (low, high) = players;
    let players = locale.pick("players", "jugadores");
    format!("{low}–{high} {players} · {minutes}\u{a0}min")
}

/// Whose rules games on boards of players follow.
pub fn own_board_credit(author: &str, publisher: Option<&str>, locale: Locale) -> String {
    let publisher = publisher.map(|publisher| format!(" ({publisher})")).unwrap_or_default();
    phrases! { locale, "The board is a player's. Its rules are those of games by {author}{publisher}. This page is unofficial.", "El tablero es de un jugador. Sus reglas son las de juegos de {author}{publisher}. Esta página no es oficial." }
}

/// Who the printed games are by, each with its name, and that the site is unofficial.
pub fn credits<'a>(games: impl IntoIterator<Item = (&'a str, &'a str)>, locale: Locale) -> String {
    let by = locale.pick("by", "de");
    let games = games.into_iter().map(|(name, author)| format!("{name} {by} {author}"));
    let games: Vec<String> = games.collect();
    let unofficial = locale.pick(
        "This site is unofficial: it has no connection with the authors or the publishers.",
        "Este sitio no es oficial: no tiene relación con los autores ni con las editoriales.",
    );
    format!("{}. {unofficial}", games.join(", "))
}
