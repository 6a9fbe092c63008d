//! Phrases of reviews: losses of decisions in a finished game, and finding better ones.

phrases! { locale:
    /// Starts the review.
    ask "Review my decisions" "Revisar mis decisiones"
    /// The heading of the review.
    heading "Your decisions" "Tus decisiones"
    /// The label of the choice of a seat, for screen readers.
    whose "Whose decisions" "De quién son las decisiones"
    /// Before the first evaluation.
    first "Looking at your first decisions…" "Mirando tus primeras decisiones…"
    /// When there was no choice in the game.
    nothing "You had no choices to make in this game." "En esta partida no hubo nada que elegir."
    /// The heading of mistakes.
    mistakes_heading "Mistakes, worst first" "Errores, el peor primero"
    /// The heading of decisions that are better than the bot's.
    better_heading "You found more than the bot" "Encontraste más que el bot"
    /// Precedes the played action.
    played "You played" "Jugaste"
    /// Precedes the better action.
    better "Better" "Mejor"
    /// Precedes the bot's action where the player's was better.
    bot "The bot" "El bot"
    /// Follows a description that equals that of the played action.
    as_drawn "as drawn on the board" "como se ve en el tablero"
    /// Marks a mistake with a large loss.
    blunder "Blunder" "Error grave"
    /// Lets the player find the better decision.
    find "Find it yourself" "Encuéntralo tú"
    /// Shows the better decision.
    show "Show" "Ver la solución"
    /// Opens the next mistake.
    next "Next mistake" "Siguiente error"
    /// Goes back to all decisions.
    back "All decisions" "Todas las decisiones"
    /// Starts an analysis at the position.
    try_it "Try from here" "Probar desde aquí"
    /// Tries again to find the better decision.
    again "Try again" "Otro intento"
    /// While an answer is evaluated.
    checking "Checking your answer…" "Comprobando tu respuesta…"
    /// When an answer is not a mistake.
    right "Yes, that is a good move." "Sí, es una buena jugada."
    /// How to answer.
    how_to_answer "Play your answer on the board." "Juega tu respuesta en el tablero."
    /// An explanation of the evaluation; `mistake` is the smallest loss of a mistake, in points.
    help(mistake: i64) => mistake {
        1 => "Each decision is compared with what the Hard bot would do, knowing only what you knew. Losing 1 point or more is a mistake; what was only revealed later never counts." "Cada decisión se compara con lo que haría el bot difícil sabiendo solo lo que sabías tú. Perder 1 punto o más es un error; lo que solo se reveló después no cuenta.",
        mistake => "Each decision is compared with what the Hard bot would do, knowing only what you knew. Losing {mistake} points or more is a mistake; what was only revealed later never counts." "Cada decisión se compara con lo que haría el bot difícil sabiendo solo lo que sabías tú. Perder {mistake} puntos o más es un error; lo que solo se reveló después no cuenta.",
    }
    /// The percentage of good decisions.
    accuracy(percent: usize, good: usize, of: usize)
        "Accuracy {percent}%: {good} of {of} decisions good" "Precisión: {percent}\u{a0}%, {good} de {of} decisiones buenas"
    /// The cost of the mistakes.
    cost(mistakes: usize, points: i64) => (mistakes, points) {
        (0, _) => "no mistakes" "ningún error",
        (1, 1) => "1 mistake cost 1 point" "1 error costó 1 punto",
        (1, _) => "1 mistake cost {points} points" "1 error costó {points} puntos",
        (_, _) => "{mistakes} mistakes cost {points} points" "{mistakes} errores costaron {points} puntos",
    }
    /// The question at a mistake, by the points lost.
    question(points: i64) => points {
        1 => "You lost 1 point here. What is better?" "Aquí perdiste 1 punto. ¿Qué es mejor?",
        points => "You lost {points} points here. What is better?" "Aquí perdiste {points} puntos. ¿Qué es mejor?",
    }
    /// When an answer loses too much.
    wrong(points: i64) => points {
        1 => "That still loses 1 point." "Así aún pierdes 1 punto.",
        points => "That still loses {points} points." "Así aún pierdes {points} puntos.",
    }
    /// The median results of the Medium bot on this deal and on all.
    deal(here: String, over_all: String)
        "The Medium bot's median score on this deal is {here}; over all deals, {over_all}." "La mediana del bot medio con este reparto es {here}; con todos, {over_all}."
}
