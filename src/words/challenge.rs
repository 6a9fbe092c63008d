//! What is said of challenges: a deal that friends play one after the other.

phrases! { locale:
    /// Sends the deal that was played, and heads what is sent.
    ask "Challenge a friend" "Desafiar a un amigo"
    /// What is sent.
    ask_text "Your friend gets the same deal and sees your result only after playing it." "Tu amigo recibe el mismo reparto y no ve tu resultado hasta haberlo jugado."
    /// Sends the results of both.
    send_back "Send back" "Devolver"
    /// What is sent back.
    send_back_text "The link has all results on this deal, yours too." "El enlace lleva todos los resultados de este reparto, también el tuyo."
    /// The message with the results.
    results_message "My result on our deal is in. Open it to see how we did." "Ya tengo mi resultado de nuestro reparto. Ábrelo para ver cómo nos ha ido."
    /// Begins the deal of a challenge.
    play "Play this deal" "Jugar este reparto"
    /// The player has a result.
    played_it "You have played this deal." "Ya has jugado este reparto."
    /// Shows the results without playing.
    show "Show the results" "Ver los resultados"
    /// What showing them means.
    show_text "Whoever looks at the results has seen the deal." "Quien mira los resultados ya ha visto el reparto."
    /// How it is played.
    strict "No hints. You can undo only within the current action, and nothing that revealed something." "Sin pistas. Solo puedes deshacer dentro de la acción en curso, y nada que haya revelado algo."
    /// What beginning it once more means.
    again "Beginning the deal again marks the attempt as a repeat: what you had seen of it counts as undone." "Empezar otra vez el reparto marca el intento como repetición: lo que ya habías visto cuenta como deshecho."
    /// The friends' bots are not this page's.
    other_bots "Your friend's page has bots of another version: you get the same deal, but the bots may answer otherwise." "La página de tu amigo tiene bots de otra versión: el reparto es el mismo, pero los bots pueden responder de otra manera."
    /// A friend without a name.
    friend "A friend" "Un amigo"
    /// Opens a game.
    look "Look at the game" "Ver la partida"
    /// Begins another deal for the same seats.
    another "Another deal" "Otro reparto"
    /// The bots of a result are being checked.
    checking "checking the bots…" "comprobando los bots…"
    /// The game of a table is no challenge.
    none "This game can't be a challenge: it did not begin at a deal, or several people played it." "Esta partida no puede ser un desafío: no empezó en un reparto o la jugaron varias personas."
    /// The storage took nothing.
    not_stored "The browser does not let the page store this game, so it was not dealt." "El navegador no deja guardar esta partida, así que no se ha repartido."
    /// Heads a challenge.
    heading(game: &str) "A deal of {game}" "Un reparto de {game}"
    /// Against whom a deal is played, by the names of the bots; nobody where it is played alone.
    against(bots: &[&str]) => bots {
        [] => "You play alone." "Juegas en solitario.",
        bots => [bots = bots.join(", ")] "Against: {bots}." "Contra: {bots}.",
    }
    /// Who has played a deal.
    played_by(names: &[String]) [names = names.join(", ")]
        "Played by: {names}." "Lo han jugado: {names}."
    /// What is said to the friend, by the names of the bots.
    message(game: &str, bots: &[&str]) => bots {
        [] => "I played this deal of {game}. Can you beat it?" "He jugado este reparto de {game}. ¿Puedes superarme?",
        [bot] => [bot = locale.pick((*bot).to_owned(), super::uncapitalized(bot))] "I played this deal of {game} against the {bot}. Can you beat it?" "He jugado este reparto de {game} contra el {bot}. ¿Puedes superarme?",
        bots => [count = bots.len()] "I played this deal of {game} against {count} bots. Can you beat it?" "He jugado este reparto de {game} contra {count} bots. ¿Puedes superarme?",
    }
    /// On how many of the deals that both have played the player is ahead of a friend.
    ahead(name: &str, ahead: usize, of: usize)
        "Ahead of {name} on {ahead} of {of} deals" "Por delante de {name} en {ahead} de {of} repartos"
}

/// A friend among others of the same name.
pub fn namesake(name: &str, number: usize) -> String {
    if number > 1 { format!("{name} ({number})") } else { name.to_owned() }
}
