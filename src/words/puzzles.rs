//! Phrases of puzzles.

phrases! { locale:
    /// The heading of a puzzle.
    heading "Puzzle" "Problema"
    /// The heading of the puzzle of the day.
    daily "Puzzle of the day" "Problema del día"
    /// The button of the puzzle of the day once it was solved.
    daily_solved "Puzzle of the day: solved" "Problema del día: resuelto"
    /// Stores a mistake as a puzzle.
    keep "Save as a puzzle" "Guardar como problema"
    /// When the puzzle is stored.
    kept "Saved: it comes back from tomorrow on, until you solve it twice" "Guardado: volverá desde mañana, hasta que lo resuelvas dos veces"
    /// When the position cannot be stored.
    not_kept "This position can't be saved as a puzzle." "Esta posición no se puede guardar como problema."
    /// For a puzzle that cannot be opened.
    unreadable "This puzzle can't be opened." "Este problema no se puede abrir."
    /// When no puzzle is due.
    none "No puzzle for now" "Ningún problema por ahora"
    /// Opens the next puzzle.
    next "Next puzzle" "Siguiente problema"
    /// The number of puzzles due.
    due(count: usize) => count {
        1 => "1 puzzle" "1 problema",
        count => "{count} puzzles" "{count} problemas",
    }
    /// The number of puzzles and the day of the next.
    next_on(count: usize, day: String) => count {
        1 => "You have 1 puzzle; it is due on {day}." "Tienes 1 problema; te toca el {day}.",
        count => "You have {count} puzzles; the next is due on {day}." "Tienes {count} problemas; el siguiente te toca el {day}.",
    }
    /// The question of a daily puzzle, by the lead of the best idea.
    daily_question(points: i64) => points {
        1 => "One idea is 1 point better than all others. Find it." "Una idea es 1 punto mejor que las demás. Encuéntrala.",
        points => "One idea is {points} points better than all others. Find it." "Una idea es {points} puntos mejor que las demás. Encuéntrala.",
    }
    /// The question of a puzzle, by the points lost in the game.
    question(points: i64) => points {
        1 => "1 point was lost here. What is better?" "Aquí se perdió 1 punto. ¿Qué es mejor?",
        points => "{points} points were lost here. What is better?" "Aquí se perdieron {points} puntos. ¿Qué es mejor?",
    }
}
