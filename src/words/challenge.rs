//! Phrases of challenges: deals that friends play one after the other.

phrases! { locale:
    /// Sends the played deal, and the heading above the link.
    ask "Challenge a friend" "Desafiar a un amigo"
    /// An explanation of the link.
    ask_text "Your friend gets the same deal and sees your result only after playing it." "Tu amigo recibe el mismo reparto y no ve tu resultado hasta haberlo jugado."
    /// Sends the results of both players.
    send_back "Send back" "Devolver"
    /// An explanation of the link with the results.
    send_back_text "The link has all results on this deal, yours too." "El enlace lleva todos los resultados de este reparto, también el tuyo."
    /// The message with the results.
    results_message "My result on our deal is in. Open it to see how we did." "Ya tengo mi resultado de nuestro reparto. Ábrelo para ver cómo nos ha ido."
    /// Starts the deal of a challenge.
    play "Play this deal" "Jugar este reparto"
    /// When the player has a result.
    played_it "You have played this deal." "Ya has jugado este reparto."
    /// Shows the results without playing.
    show "Show the results" "Ver los resultados"
    /// The consequence of showing them.
    show_text "Looking at the results counts as having seen the deal." "Ver los resultados cuenta como haber visto el reparto."
    /// The rules of a challenge.
    strict "No hints. You can undo only within the current action, and nothing that revealed something." "Sin pistas. Solo puedes deshacer dentro de la acción en curso, y nada que haya revelado algo."
    /// The consequence of starting again.
    again "Beginning the deal again marks the attempt as a repeat: what you had seen of it counts as undone." "Empezar otra vez el reparto marca el intento como repetición: lo que ya habías visto cuenta como deshecho."
    /// When the friend's bots have another version.
    other_bots "Your friend's page has another version of the bots: you get the same deal, but the bots may play differently." "La página de tu amigo tiene otra versión de los bots: el reparto es el mismo, pero los bots pueden jugar de otra forma."
    /// Replaces the name of a friend without one.
    friend "A friend" "Un amigo"
    /// Opens the game of a result.
    look "Look at the game" "Ver la partida"
    /// Starts another deal for the same seats.
    another "Another deal" "Otro reparto"
    /// While the bots of a result are checked.
    checking "checking the bots…" "comprobando los bots…"
    /// When the game of a table cannot be a challenge.
    none "This game can't be a challenge: it did not start from a deal, or several people played it." "Esta partida no puede ser un desafío: no empezó en un reparto o la jugaron varias personas."
    /// When the storage refuses the game.
    not_stored "This browser does not let the page save the game, so it was not dealt." "El navegador no deja guardar la partida, así que no se ha repartido."
    /// The heading of a challenge.
    heading(game: &str) "A deal of {game}" "Un reparto de {game}"
    /// The opponents, by the names of the bots; empty for a solo game.
    against(bots: &[&str]) => bots {
        [] => "You play alone." "Juegas en solitario.",
        bots => [bots = bots.join(", ")] "Against: {bots}." "Contra: {bots}.",
    }
    /// The players who have a result.
    played_by(names: &[String]) [names = names.join(", ")]
        "Played by: {names}." "Lo han jugado: {names}."
    /// The message to the friend, by the names of the bots.
    message(game: &str, bots: &[&str]) => bots {
        [] => "I played this deal of {game}. Can you beat it?" "He jugado este reparto de {game}. ¿Puedes superarme?",
        [bot] => [bot = locale.pick((*bot).to_owned(), super::uncapitalized(bot))] "I played this deal of {game} against the {bot}. Can you beat it?" "He jugado este reparto de {game} contra el {bot}. ¿Puedes superarme?",
        bots => [count = bots.len()] "I played this deal of {game} against {count} bots. Can you beat it?" "He jugado este reparto de {game} contra {count} bots. ¿Puedes superarme?",
    }
    /// The number of deals where the player is ahead of a friend, out of those that both played.
    ahead(name: &str, ahead: usize, of: usize)
        "Ahead of {name} on {ahead} of {of} deals" "Por delante de {name} en {ahead} de {of} repartos"
}

/// Returns the name of a friend, numbered if it is not the first of that name.
pub fn namesake(name: &str, number: usize) -> String {
    if number > 1 { format!("{name} ({number})") } else { name.to_owned() }
}
