//! The past of a game of Tramways and its plans: what the tables of other titles do not say.

use crate::titles::tramways::rules::metric::Metric;
use crate::words::{Locale, Text, texts};

texts! {
    /// Goes to the marked position.
    go_to_marked "Go to the marked position" "Ir a la posición marcada"
    /// The curves under a comparison.
    timeline "Happiness Points; dashed: up to the marked position" "Puntos de Felicidad; a trazos: hasta la posición marcada"
    /// Whose eyes see the past.
    seen_by "View as" "Ver como"
    /// As it is usually seen.
    own_eyes "yourself" "tú"
    /// With everything hidden shown.
    all_eyes "the active player" "quien tiene el turno"
    /// Moves that are tried and do not count.
    plan "Plan" "Plan"
    /// What is true of such moves.
    plan_text "Nothing here counts." "Nada de esto cuenta."
    /// What else is true of them.
    plan_rest "Cards to come and other players' cards are guesses." "Las cartas por venir y las de otros jugadores son suposiciones."
    /// What is true of them before one's turn has come.
    plan_out_of_turn "As if it were your turn." "Como si te tocara."
    /// What else is true of them then.
    plan_out_of_turn_rest "Nothing here counts, and what is hidden is a guess." "Nada de esto cuenta y lo oculto es una suposición."
    /// What is tried beside a game that has ended.
    analysis "Analysis" "Análisis"
    /// What is true of it.
    analysis_text "The result of the game stays." "El resultado de la partida queda."
    /// What else is true of it.
    analysis_rest "What you try stands beside it." "Lo que pruebas queda aparte."
    /// What playing on from a finished game does.
    play_on_text "Begins a new game at this position; the finished one stays as it is" "Empieza una partida nueva en esta posición; la terminada queda como está"
    /// Nothing can be tried or carried out.
    no_plan "You can't plan here, or nothing of the plan can be played." "Aquí no puedes planear, o nada del plan puede jugarse."
}

impl Locale {
    /// What a chart shows.
    pub fn metric(self, metric: Metric) -> &'static str {
        metric_name(metric).of(self)
    }
}

/// What is counted all through a game.
pub(in crate::titles::tramways) const fn metric_name(metric: Metric) -> Text {
    match metric {
        Metric::Score => Text::new("Score", "Puntuación"),
        Metric::Happiness => Text::new("Happiness Points", "Puntos de Felicidad"),
        Metric::Money => Text::new("Money", "Dinero"),
        Metric::Stress => Text::new("Stress", "Estrés"),
    }
}
