//! The past of a game: slider, replay, chart, lines.

use crate::titles::tramways::rules::metric::Metric;
use crate::words::Locale;
use crate::words::{counted, texts};

texts! {
    to_start "To the start" "Al principio"
    /// One action back.
    step_back "One step back" "Un paso atrás"
    /// One action on.
    step_on "One step on" "Un paso adelante"
    /// To the last decision.
    to_end "To the end" "Al final"
    /// Marks the position, to lay it beside others.
    mark_position "Mark to compare" "Marcar para comparar"
    mark_text "Marks this position and compares it with the one you go to" "Marca esta posición y la compara con la que visites"
    /// Lays the end of a line beside the position on the table.
    compare_line "Compare" "Comparar"
    /// Two positions side by side.
    comparison "Comparison" "Comparación"
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
    /// Goes on once one's turn is over.
    plan_on "Go on as if it were my turn" "Seguir como si me tocara"
    /// Does in the game what was tried.
    carry_out "Play the plan" "Jugar el plan"
    /// What that does.
    carry_out_text "Plays your plan in the game, up to the first step that reveals something" "Juega tu plan en la partida, hasta el primer paso que revele algo"
    /// Nothing can be tried or carried out.
    no_plan "You can't plan here, or nothing of the plan can be played." "Aquí no puedes planear, o nada del plan puede jugarse."
    /// Leaves an earlier position.
    to_present "To the current position" "Ir a la posición actual"
    /// Lets the game run by itself.
    replay "Replay" "Reproducir"
    /// Halts the replay.
    halt "Stop" "Parar"
    /// How fast the replay runs.
    replay_pace "Replay speed" "Velocidad de la reproducción"
    /// What the slider moves through.
    decisions "Steps" "Pasos"
    /// Shown while an earlier position is looked at by who may decide there.
    past_yours "This is an earlier position. If you play differently here, a new branch begins; this one is kept." "Esta es una posición anterior. Si aquí juegas otra cosa, empieza una línea nueva; esta se conserva."
    /// Shown while an earlier position is looked at where somebody else decides.
    past_others "This is an earlier position, on another player's turn." "Esta es una posición anterior, en el turno de otro jugador."
    /// Shown while an earlier position is only looked at.
    past_seen "This is an earlier position; you can only look at it." "Esta es una posición anterior; solo puedes mirarla."
    /// Nothing has been decided yet.
    at_start "The game begins." "Empieza la partida."
    /// Leaves the past open at an earlier position, to decide there.
    decide_here "Play from here" "Jugar desde aquí"
    /// Heads the chart.
    chart "Chart" "Gráfica"
    /// Heads the list of lines.
    lines "Branches" "Líneas"
    /// Nothing but the present line.
    no_lines "Only one branch so far. Go back and play differently: both are kept." "Por ahora solo hay una línea. Vuelve atrás y juega otra cosa: se conservan ambas."
    go_to_line "Go there" "Ir"
    /// Forgets it for good, when asked again.
    really_forget_line "Delete for good" "Borrar para siempre"
    line_name "Branch name" "Nombre de la línea"
    /// What the player says about a line.
    line_comment "Comment" "Comentario"
    present_line "This branch" "Esta línea"
}

impl Locale {
    /// Where the slider stands.
    pub fn step_of(self, step: usize, all: usize) -> String {
        self.pick(format!("Step {step} of {all}"), format!("Paso {step} de {all}"))
    }

    /// Where the slider stands within a step.
    pub fn within_step(self, step: usize, all: usize) -> String {
        self.pick(format!("In step {step} of {all}"), format!("En el paso {step} de {all}"))
    }

    pub fn step_number(self, step: usize) -> String {
        self.pick(format!("step {step}"), format!("paso {step}"))
    }

    /// How far two positions have the same past.
    pub fn common_past(self, step: usize) -> String {
        self.pick(format!("the same up to step {step}"), format!("iguales hasta el paso {step}"))
    }

    /// A line's course: the step where it leaves this one and how many it has.
    pub fn line_facts(self, fork: usize, length: usize, round: u8) -> String {
        let more = i64::try_from(length.saturating_sub(fork)).unwrap_or(i64::MAX);
        let (english, spanish) = (
            counted(more, "step of its own", "steps of its own"),
            counted(more, "paso propio", "pasos propios"),
        );
        self.pick(
            format!("branches off at step {fork}, {english}, up to round {round}"),
            format!("se separa en el paso {fork}, {spanish}, hasta la ronda {round}"),
        )
    }

    /// What a chart shows.
    pub fn metric(self, metric: Metric) -> &'static str {
        match metric {
            Metric::Score => self.pick("Score", "Puntuación"),
            Metric::Happiness => self.happiness_points(),
            Metric::Money => self.money(),
            Metric::Stress => self.stress(),
        }
    }

    /// How fast a replay runs, in hundredths of the usual pace.
    pub fn pace_of(self, percent: u32) -> String {
        let (whole, rest) = (percent / 100, percent % 100);
        let point = self.pick('.', ',');
        if rest == 0 { format!("{whole}×") } else { format!("{whole}{point}{}×", rest / 10) }
    }
}
