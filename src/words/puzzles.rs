//! What is said of puzzles.

phrases! { locale:
    /// One of them.
    heading "Puzzle" "Problema"
    /// That of a day.
    daily "Puzzle of the day" "Problema del día"
    /// Keeps a mistake as a puzzle.
    keep "Keep as a puzzle" "Guardar como problema"
    /// It is kept.
    kept "Kept: you are asked again from tomorrow on, until you were right twice" "Guardado: se te preguntará desde mañana, hasta que aciertes dos veces"
    /// The position cannot be kept.
    not_kept "This position can't be kept as a puzzle." "Esta posición no se puede guardar como problema."
    /// A puzzle that cannot be opened.
    unreadable "This puzzle can't be opened." "Este problema no se puede abrir."
    /// No puzzle is to be asked.
    none "No puzzle for now" "Ningún problema por ahora"
    /// Goes to the next one.
    next "Next puzzle" "Siguiente problema"
    /// How many are to be asked.
    due(count: usize) => count {
        1 => "1 puzzle" "1 problema",
        count => "{count} puzzles" "{count} problemas",
    }
    /// When the next of several is asked.
    next_on(count: usize, day: String) => count {
        1 => "You have 1 puzzle; it is asked on {day}." "Tienes 1 problema; se te preguntará el {day}.",
        count => "You have {count} puzzles; the next is asked on {day}." "Tienes {count} problemas; el siguiente se te preguntará el {day}.",
    }
    /// What is asked in the puzzle of a day, by how far the best idea is ahead.
    daily_question(points: i64) => points {
        1 => "One idea is 1 point better than all others. Find it." "Una idea es 1 punto mejor que las demás. Encuéntrala.",
        points => "One idea is {points} points better than all others. Find it." "Una idea es {points} puntos mejor que las demás. Encuéntrala.",
    }
    /// What is asked, by what was lost in the game.
    question(points: i64) => points {
        1 => "1 point was lost here. What is better?" "Aquí se perdió 1 punto. ¿Qué es mejor?",
        points => "{points} points were lost here. What is better?" "Aquí se perdieron {points} puntos. ¿Qué es mejor?",
    }
}
