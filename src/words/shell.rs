//! Phrases of the shell, the same at every title's table.

use super::Locale;
use super::letters::in_small;

phrases! { locale:
    /// The board, for screen readers.
    board "Board" "Tablero"
    /// The places of the board, for screen readers.
    places "Places on the board" "Lugares del tablero"
    closer "Zoom in" "Acercar"
    /// Zooms out.
    farther "Zoom out" "Alejar"
    /// Shows the whole board.
    whole_board "Show the whole board" "Mostrar todo el tablero"
    /// Rotates the board by a quarter.
    turn_board "Turn the board" "Girar el tablero"
    /// The label of the prompt's region.
    what_to_do "What to do now" "Qué hacer ahora"
    /// Ends an analysis.
    end_analysis "Back to the game" "Volver a la partida"
    /// Starts an analysis.
    analyse "Plan: try moves" "Planear: probar jugadas"
    /// Before an undo.
    undo_revealed "Hidden information was revealed since. Undo anyway?" "Desde entonces se ha revelado información oculta. ¿Deshacer igualmente?"
    /// Confirms the undo.
    undo_anyway "Undo" "Deshacer"
    /// Before playing on from an earlier position.
    play_revealed "Hidden information was revealed since. Play from here anyway?" "Desde entonces se ha revelado información oculta. ¿Jugar desde aquí igualmente?"
    /// Confirms playing on.
    play_anyway "Play from here" "Jugar desde aquí"
    /// Precedes the prompt at an earlier position.
    in_the_past "You are looking at an earlier position." "Estás viendo una posición anterior."
    /// Precedes the prompt in an analysis of a finished game.
    trying "Plan: nothing here counts." "Plan: nada de esto cuenta."
    /// Precedes the prompt in an analysis of a game in play, where hidden information is unknown.
    trying_blind "Plan: nothing here counts, and what is hidden is a guess." "Plan: nada de esto cuenta y lo oculto es una suposición."
    /// Goes back to the present position.
    to_present "Back to now" "Ir a la posición actual"
    /// Confirms a warning.
    go_on_anyway "Yes, go on" "Sí, adelante"
    /// Turns a warning off.
    ask_no_more "Don't ask again" "No volver a preguntar"
    /// Declines a warning.
    leave_it "Cancel" "Cancelar"
    score "Score" "Puntos"
    players "Players" "Jugadores"
    /// Next to the name of the player to move.
    playing "playing" "juega"
    /// Gives a bot's seat to a person.
    seat_to_person "Play for this player" "Jugar por este jugador"
    /// Gives a person's seat to a bot.
    seat_to_bot "Let a bot play" "Que juegue un bot"
    /// Confirms giving a seat to a bot.
    seat_surely_to_bot "Yes, let a bot play" "Sí, que juegue un bot"
    /// Confirms giving a seat to a person.
    seat_surely_to_person "Yes, show me this hand" "Sí, ver esta mano"
    go_to_position "Go to this position" "Ir a esta posición"
    log "Log" "Registro"
    past "History" "Historial"
    /// Shows everything that was hidden.
    everything "See everything" "Verlo todo"
    /// Precedes the name of the player who takes the device.
    pass_device_to "Pass the device to" "Pasa el dispositivo a"
    /// The heading of the others' actions, for the player who takes the device.
    since_your_turn "Since your last turn" "Desde tu último turno"
    /// The same for a player who takes the device for the first time.
    so_far "So far" "Hasta ahora"
    /// Closes the list of the others' actions.
    to_the_table "To the table" "A la mesa"
    curtain_text "Nothing hidden is shown until then." "Hasta entonces no se muestra nada oculto."
    take_device "Show my hand" "Mostrar mi mano"
    /// Opens the command line.
    command "Type your move" "Escribir la jugada"
    /// The label of the list of commands, and of the button that shows all of them.
    command_list "What can be typed now" "Qué se puede escribir ahora"
    /// How to use the command line.
    command_keys "Up and Down choose, Tab completes, Enter plays, Esc closes." "Arriba y Abajo eligen, Tab completa, Enter juega, Esc cierra."
    /// The placeholder of the command line.
    command_hint "Notation or words" "Notación o palabras"
    /// Opens the menu of rare actions on a game.
    game_menu "Game …" "Partida …"
    /// Before a game is abandoned.
    abandon_asks "Abandon this game? It stays in your list, and you can resume it." "¿Abandonar esta partida? Se queda en tu lista y puedes reanudarla."
    /// Confirms abandoning it.
    abandon_surely "Abandon it" "Abandonarla"
    abandon "Abandon the game" "Abandonar la partida"
    /// When a game was abandoned.
    abandoned "This game was abandoned." "Esta partida se abandonó."
    /// Prints the table.
    print "Print" "Imprimir"
    /// Shows a row of the final count on the board.
    show_again "Show on the board" "Ver en el tablero"
    /// Shows one player's part of the board after the count.
    alone "Show only this player" "Ver solo a este jugador"
    /// The heading of the only person among bots.
    you "You" "Tú"
    final_count "Final score" "Puntuación final"
    total "Total" "Total"
    /// Starts another game with the same players.
    play_again "Play again" "Jugar otra vez"
    /// Shows the whole count again after one player's part.
    back_to_count "Back to the count" "Volver al recuento"
    /// The chart of the scores.
    course "Scores, turn by turn" "Puntos, turno a turno"
    /// Closes the final count.
    look_at_board "Look at the board" "Ver el tablero"
    /// Skips to the end of the count.
    skip "Skip" "Saltar"
    /// Pauses the bots.
    pause "Pause" "Pausar"
    /// Resumes the bots.
    unpause "Continue" "Continuar"
    /// Follows the name of a bot that waits until the first lesson was read.
    bots_wait "begins once you have read this." "empieza cuando hayas leído esto."
    bots_paused "is paused." "está en pausa."
    /// The label of the progress of a bot's search.
    bot_progress "Thinking" "Pensando"
    /// Makes a bot move at once.
    move_now "Move now" "Jugar ya"
    /// When a move was played for a bot that gave no answer.
    any_move "The bot gave no answer: any legal move was made." "El bot no ha respondido: se ha hecho una jugada legal cualquiera."
    /// When a bot gives no answer in a strict game, where no move is played for it.
    bot_is_silent "The bot is not answering. Reload the page." "El bot no responde. Recarga la página."
    hint "Hint" "Pista"
    /// When the game is over.
    game_over "The game is over." "La partida ha terminado."
    /// Opens the dialog that shares the game.
    send "Share the game" "Compartir la partida"
    /// The label of the choice of a link, for screen readers.
    what_to_send "What the link holds" "Qué contiene el enlace"
    /// A warning at a table with several players.
    link_shows_hidden "Whoever opens this link can see everything that is hidden in this game." "Quien abra este enlace puede ver todo lo oculto de esta partida."
    /// Deals the hidden information of a position anew.
    redealt "Reshuffle what is hidden" "Volver a barajar lo oculto"
    /// An explanation of that.
    redealt_text "What you may not know is dealt again, so that the link does not reveal it." "Lo que no puedes saber se reparte de nuevo, para que el enlace no lo revele."
    /// The link of the whole game.
    send_game "The whole game" "La partida entera"
    /// An explanation of the link.
    send_game_text "The whole branch; opens at this step." "Toda la línea de juego; se abre en este paso."
    /// The link of the game up to here.
    send_so_far "The game up to here" "La partida hasta aquí"
    /// An explanation of the link.
    send_so_far_text "The steps before this position, none after it." "Los pasos anteriores a esta posición, ninguno posterior."
    send_position "The position" "La posición"
    /// An explanation of the link.
    send_position_text "Only this position, without its past; others can play on from it." "Solo esta posición, sin su pasado; otros pueden jugar desde ella."
    send_set_up "The setup" "La preparación"
    /// An explanation of the link.
    send_set_up_text "The same board and the same deal, from the start." "El mismo tablero y el mismo reparto, desde el principio."
    /// The heading of the rules of a board that a player brought.
    board_rules "This board's rules" "Reglas de este tablero"
    /// When a link names a board that is not on this device.
    no_board "This game's board is not on this device" "Falta el tablero de esta partida"
    bring_board "Open the board" "Abrir el tablero"
    /// A notice that boards, cards and drawings are our own.
    own_boards "Boards, cards and drawings are our own edition, made to the rulebook's counts." "Los tableros, cartas y dibujos son una edición propia, con las cantidades del reglamento."
    /// A notice about a game on a player's board.
    own_drawings "Cards and drawings are our own." "Las cartas y los dibujos son nuestros."
    /// Starts a game with bots.
    play_bots "Play a bot" "Jugar contra un bot"
    /// Starts a game with the tutorial.
    learn "Learn to play" "Aprender a jugar"
    /// Opens the page of a new game.
    set_the_table "Set up a game" "Preparar partida"
    /// A description of the site.
    tagline "Tram board games in your browser. Free, without an account, offline too. Play alone, with bots, at one device, or with a friend by link." "Juegos de mesa de tranvías en tu navegador. Gratis, sin cuenta y también sin conexión. Juega en solitario, con bots, en un mismo dispositivo o con amigos por enlace."
    games "Games" "Juegos"
    /// While a part of the page is loading.
    fetching "One moment…" "Un momento…"
    /// When a part of the page could not be loaded.
    not_fetched "This part of the page did not load. Check your connection and try again; nothing is lost." "Esta parte de la página no se ha cargado. Revisa la conexión y vuelve a intentarlo; no se ha perdido nada."
    fetch_again "Try again" "Volver a intentarlo"
    /// When a part of the page could not be loaded because the host has another build.
    outdated "There is a newer version of Catenary. Reload the page to go on; nothing is lost." "Hay una versión más nueva de Catenary. Recarga la página para seguir; no se pierde nada."
    load_again "Reload" "Recargar"
    no_such_game "This game is not on this device." "Esta partida no está en este dispositivo."
    /// For a setup from a link.
    set_up_opened "This link holds a setup: choose who plays." "Este enlace contiene una preparación: elige quién juega."
    /// For an invalid seed.
    seed_wrong "The seed must be a whole number from 0 to 18446744073709551615." "La semilla debe ser un número entero de 0 a 18446744073709551615."
    /// Starts the game with the tutorial.
    start_guided "Start with the tutorial" "Empezar con el tutorial"
    /// For a save that can only be replayed in part.
    partial_save "Only a part of this game could be replayed; it goes on from there." "Solo se pudo reproducir una parte de esta partida; sigue desde ahí."
    hand_and_market "Your hand and what is on offer" "Tu mano y lo que se ofrece"
    /// The heading of the market.
    on_offer "On offer" "Lo que se ofrece"
    /// The label of a sheet's handle.
    resize "Higher or lower" "Más alto o más bajo"
    boards_and_log "Players and log" "Jugadores y registro"
    guide "Tutorial" "Tutorial"
    /// Closes a lesson.
    got_it "Next" "Siguiente"
    end_guide "Skip the tutorial" "Dejar el tutorial"
    /// While a game from a link is viewed.
    visiting "You are viewing a game from a link." "Estás viendo una partida de un enlace."
    /// Plays on from a viewed game.
    play_on "Play on from here" "Jugar desde aquí"
    /// Plays on with bots at all other seats.
    play_on_with_bots "Play on against bots" "Seguir contra bots"
    /// Plays on with people at all seats.
    play_on_together "Play on together here" "Seguir juntos aquí"
    /// For a typed text that is not an action, with an example.
    no_command(typed: &str, example: &str)
        "“{typed}” is not an action. For example: {example}" "«{typed}» no es una acción. Por ejemplo: {example}"
    /// For a typed text that matches several commands.
    several_commands(count: usize) [found = commands_found(count, locale)]
        "{found}: choose one." "{found}: elige una."
    /// The lead of the winner.
    won_by(points: i64) [points = locale.many(points, ["point", "points"], ["punto", "puntos"])]
        "by {points}" "por {points}"
    /// For an address of ranked games of a title without any.
    not_ranked(name: &str) "{name} has no ranked games." "{name} no tiene partidas puntuables."
    /// Leads back to a game of this title.
    resume_title(title: &str) "Resume {title}" "Reanudar {title}"
    /// Credits of the printed game, and a notice that the page is unofficial.
    credit(name: &str, author: &str, publisher: Option<&str>) => publisher {
        Some(publisher) => "{name} is a game by {author}, published by {publisher}. This page is unofficial." "{name} es un juego de {author}, publicado por {publisher}. Esta página no es oficial.",
        None => "{name} is a game by {author}. This page is unofficial." "{name} es un juego de {author}. Esta página no es oficial.",
    }
    /// Replaces the name of a line.
    line(number: usize) "Branch {number}" "Línea {number}"
    /// The first illegal decision of a link: its number, its notation and the reason.
    link_stops(step: usize, notation: &str, why: &str)
        "This game replays only up to here: step {step} ({notation}) is against the rules. {why}" "Esta partida solo se reproduce hasta aquí: el paso {step} ({notation}) va contra las reglas. {why}"
    /// While a bot searches.
    level_thinks(level: &str) [level = in_small(level)] "is thinking ({level})." "está pensando ({level})."
}

/// The number of commands that match a typed text.
pub fn commands_found(count: usize, locale: Locale) -> String {
    let coincidences = ["coincidencia", "coincidencias"];
    locale.many(count as i64, ["match", "matches"], coincidences)
}

/// The number of bot decisions that do not follow from the game alone.
pub fn hurried(moves: u32, locale: Locale) -> String {
    let english = ["bot move can't be verified", "bot moves can't be verified"];
    let spanish =
        ["jugada de un bot no se puede verificar", "jugadas de bots no se pueden verificar"];
    let moves = locale.many(moves.into(), english, spanish);
    phrases! { locale, "{moves}: hurried, or made without an answer.", "{moves}: con prisa o sin respuesta." }
}

phrases! { locale:
    /// The winners.
    winners(names: &[String]) [all = names.join(locale.pick(" and ", " y "))] => names {
        [_] => "{all} wins" "Gana {all}",
        _ => "{all} share the victory" "{all} comparten la victoria",
    }
    /// The victory of the only person, alone or shared.
    you_win(others: &[String]) [all = others.join(locale.pick(" and ", " y "))] => others {
        [] => "You win" "Ganas",
        _ => "You share the victory with {all}" "Compartes la victoria con {all}",
    }
    /// The number of players and minutes.
    facts(players: (usize, usize), minutes: u16) [low = players.0, high = players.1]
        "{low}–{high} players · {minutes}\u{a0}min" "{low}–{high} jugadores · {minutes}\u{a0}min"
}

/// Credits for games on boards of players.
pub fn own_board_credit(author: &str, publisher: Option<&str>, locale: Locale) -> String {
    let publisher = publisher.map(|publisher| format!(" ({publisher})")).unwrap_or_default();
    phrases! { locale, "The board is a player's. Its rules are those of games by {author}{publisher}. This page is unofficial.", "El tablero es de un jugador. Sus reglas son las de juegos de {author}{publisher}. Esta página no es oficial." }
}

/// Credits of the printed games with their names, and a notice that the site is unofficial.
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
