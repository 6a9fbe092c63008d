//! What is said of a review: what the decisions of a finished game lost, and how the better one is found.

phrases! { locale:
    /// Begins it.
    ask "Review my decisions" "Revisar mis decisiones"
    /// Its region.
    heading "Your decisions" "Tus decisiones"
    /// Whose decisions are reviewed, for the ear.
    whose "Whose decisions" "De quién son las decisiones"
    /// No decision has been judged yet.
    first "Looking at your first decisions…" "Mirando tus primeras decisiones…"
    /// There was nothing to decide.
    nothing "You had nothing to choose in this game." "En esta partida no hubo nada que elegir."
    /// The list of mistakes.
    mistakes_heading "Mistakes, dearest first" "Errores, el más caro primero"
    /// The list of decisions in which the player found more than the bot.
    better_heading "You found more than the bot" "Encontraste más que el bot"
    /// What was done, before an order.
    played "You played" "Jugaste"
    /// What would have been better, before an order.
    better "Better" "Mejor"
    /// What the bot would have done where it found less, before an order.
    bot "The bot" "El bot"
    /// A line that reads like the one that was played, but is another one.
    as_drawn "as drawn on the board" "como se ve en el tablero"
    /// A mistake that lost much.
    blunder "Blunder" "Error grave"
    /// Lets the player look for the better decision.
    find "Find it yourself" "Encuéntralo tú"
    /// Shows the better decision.
    show "Show" "Ver la solución"
    /// Goes to the next mistake.
    next "Next mistake" "Siguiente error"
    /// Goes back to all decisions.
    back "All decisions" "Todas las decisiones"
    /// Plays on from the position beside the game.
    try_it "Try from here" "Probar desde aquí"
    /// Looks for the better decision once more.
    again "Try again" "Otro intento"
    /// An answer is being judged.
    checking "Checking your answer…" "Comprobando tu respuesta…"
    /// An answer is no mistake.
    right "Yes, that is a good move." "Sí, es una buena jugada."
    /// What the player does to answer.
    how_to_answer "Play your answer on the board." "Juega tu respuesta en el tablero."
    /// How decisions are judged.
    help(mistake: i64) => mistake {
        1 => "Each decision is set beside what the Hard bot would do knowing only what you knew. From one point on it is a mistake; what could only be seen later never counts." "Cada decisión se compara con lo que haría el bot difícil sabiendo solo lo que sabías tú. A partir de un punto es un error; lo que solo se vio después no cuenta.",
        mistake => "Each decision is set beside what the Hard bot would do knowing only what you knew. From {mistake} points on it is a mistake; what could only be seen later never counts." "Cada decisión se compara con lo que haría el bot difícil sabiendo solo lo que sabías tú. A partir de {mistake} puntos es un error; lo que solo se vio después no cuenta.",
    }
    /// The share of good decisions.
    accuracy(percent: usize, good: usize, of: usize)
        "Accuracy {percent}%: {good} of {of} decisions good" "Precisión: {percent}\u{a0}%, {good} de {of} decisiones buenas"
    /// What the mistakes cost.
    cost(mistakes: usize, points: i64) => (mistakes, points) {
        (0, _) => "no mistakes" "ningún error",
        (1, 1) => "1 mistake cost 1 point" "1 error costó 1 punto",
        (1, _) => "1 mistake cost {points} points" "1 error costó {points} puntos",
        (_, _) => "{mistakes} mistakes cost {points} points" "{mistakes} errores costaron {points} puntos",
    }
    /// The question of a position in which points were lost.
    question(points: i64) => points {
        1 => "You lost 1 point here. What is better?" "Aquí perdiste 1 punto. ¿Qué es mejor?",
        points => "You lost {points} points here. What is better?" "Aquí perdiste {points} puntos. ¿Qué es mejor?",
    }
    /// An answer loses too much.
    wrong(points: i64) => points {
        1 => "That still loses 1 point." "Así aún pierdes 1 punto.",
        points => "That still loses {points} points." "Así aún pierdes {points} puntos.",
    }
    /// What the Medium bot usually has on this deal and on all.
    deal(here: String, over_all: String)
        "The Medium bot's middle result on this deal is {here}, over all deals {over_all}." "Con este reparto, el resultado mediano del bot medio es {here}; con todos, {over_all}."
}
