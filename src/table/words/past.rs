//! The past of a game: slider, replay, chart, comparison, lines.

use crate::engine::bots::Level;
use crate::table::level_name;
use crate::words::Locale;
use crate::words::phrases;

phrases! { impl Locale, self:
    /// To the first position.
    to_start "To the start" "Al principio"
    /// One action back.
    step_back "One step back" "Un paso atrás"
    /// One action on.
    step_on "One step on" "Un paso adelante"
    /// To the last decision.
    to_end "To the end" "Al final"
    /// Marks the position, to lay it beside others.
    mark_position "Mark to compare" "Marcar para comparar"
    /// What marking does.
    mark_text "Marks this position and compares it with the one you go to" "Marca esta posición y la compara con la que visites"
    /// Lays the end of a line beside the position on the table.
    compare_line "Compare" "Comparar"
    /// Two positions side by side.
    comparison "Comparison" "Comparación"
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
    /// Goes to the end of a line.
    go_to_line "Go there" "Ir"
    /// Forgets it for good, when asked again.
    really_forget_line "Delete for good" "Borrar para siempre"
    /// What the player calls a line.
    line_name "Branch name" "Nombre de la línea"
    /// What the player says about a line.
    line_comment "Comment" "Comentario"
    /// The line on the table.
    present_line "This branch" "Esta línea"
    /// Lets others' turns be while moves are tried.
    plan_on "Go on as if it were my turn" "Seguir como si me tocara"
    /// What a bot for the others does.
    stand_in_text "The bot plays the others' turns from a guess at their hands" "El bot juega los turnos de los demás suponiendo sus manos"
    /// Does in the game what was tried.
    carry_out "Play the plan" "Jugar el plan"
    /// What that does.
    carry_out_text "Plays your plan in the game, up to the first step that reveals something" "Juega tu plan en la partida, hasta el primer paso que revele algo"
    /// What playing on from a finished game does.
    play_on_text "Begins a new game at this position; the finished one stays as it is" "Empieza una partida nueva en esta posición; la terminada queda como está"
    /// A point of the chart for each step.
    by_step "By step" "Por paso"
    /// A point of the chart for each round.
    by_round "By round" "Por ronda"
    /// Goes to the marked position and marks the one that was left.
    swap_positions "Swap" "Intercambiar"
    /// What the board shows beside a comparison.
    compared_on_board "The board marks what has changed." "El tablero marca lo que ha cambiado."
    /// Lets a bot play for the others while moves are tried.
    stand_in(level: Level) [level = level_name(level, self)]
        "Others: {level} bot" "Los demás: bot {level}"
    /// How many decisions have come while somebody looks back.
    new_since(count: usize) "{count} new" "{count} nuevos"
    /// Where the slider stands.
    step_of(step: usize, all: usize) "Step {step} of {all}" "Paso {step} de {all}"
    /// Where the slider stands within a step.
    within_step(step: usize, all: usize) "In step {step} of {all}" "En el paso {step} de {all}"
    /// A position by its step.
    step_number(step: usize) "step {step}" "paso {step}"
    /// How far two positions have the same past.
    common_past(step: usize) "the same up to step {step}" "iguales hasta el paso {step}"
}

impl Locale {
    /// A line's course: the step where it leaves this one and how many it has.
    pub fn line_facts(self, fork: usize, length: usize, round: u16) -> String {
        let more = i64::try_from(length.saturating_sub(fork)).unwrap_or(i64::MAX);
        let own = ["paso propio", "pasos propios"];
        let own = self.many(more, ["step of its own", "steps of its own"], own);
        phrases! { self, "branches off at step {fork}, {own}, up to round {round}", "se separa en el paso {fork}, {own}, hasta la ronda {round}" }
    }

    /// How fast a replay runs, in hundredths of the usual pace.
    pub fn pace_of(self, percent: u32) -> String {
        let (whole, rest) = (percent / 100, percent % 100);
        let point = self.pick('.', ',');
        if rest == 0 { format!("{whole}×") } else { format!("{whole}{point}{}×", rest / 10) }
    }
}
