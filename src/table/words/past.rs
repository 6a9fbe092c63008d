//! Phrases of the past: slider, replay, chart, comparison, lines.

use crate::engine::bots::Level;
use crate::table::level_name;
use crate::words::Locale;
use crate::words::phrases;

phrases! { impl Locale, self:
    /// To the first position.
    to_start "To the start" "Al principio"
    /// One action back.
    step_back "One step back" "Un paso atrás"
    /// One action forward.
    step_on "One step forward" "Un paso adelante"
    /// To the last decision.
    to_end "To the end" "Al final"
    /// Marks the position to compare it with others.
    mark_position "Mark to compare" "Marcar para comparar"
    /// The effect of marking.
    mark_text "Marks this position and compares it with the one you go to" "Marca esta posición y la compara con la que visites"
    /// Compares the end of a line with the shown position.
    compare_line "Compare" "Comparar"
    /// The heading of a comparison.
    comparison "Comparison" "Comparación"
    /// Starts the replay.
    replay "Replay" "Reproducir"
    /// Stops the replay.
    halt "Stop" "Parar"
    /// The speed of the replay.
    replay_pace "Replay speed" "Velocidad de la reproducción"
    /// The label of the slider.
    decisions "Steps" "Pasos"
    /// At an earlier position where the viewer may play on.
    past_yours "This is an earlier position. If you play differently here, a new branch begins; this one is kept." "Esta es una posición anterior. Si aquí juegas otra cosa, empieza una línea nueva; esta se conserva."
    /// At an earlier position of another player's turn.
    past_others "This is an earlier position, on another player's turn." "Esta es una posición anterior, en el turno de otro jugador."
    /// At an earlier position that can only be viewed.
    past_seen "This is an earlier position; you can only look at it." "Esta es una posición anterior; solo puedes mirarla."
    /// At the first position, where nothing has been decided.
    at_start "The game begins." "Empieza la partida."
    /// Plays on from the earlier position.
    decide_here "Play from here" "Jugar desde aquí"
    /// The heading of the chart.
    chart "Chart" "Gráfica"
    /// The heading of the lines.
    lines "Branches" "Líneas"
    /// When there is only one line.
    no_lines "Only one branch so far. Go back and play differently: both are kept." "Por ahora solo hay una línea. Vuelve atrás y juega otra cosa: se conservan ambas."
    /// Goes to the end of a line.
    go_to_line "Go there" "Ir"
    /// Confirms deleting a line.
    really_forget_line "Delete for good" "Borrar para siempre"
    /// The name of a line.
    line_name "Branch name" "Nombre de la línea"
    /// The comment on a line.
    line_comment "Comment" "Comentario"
    /// Marks the present line.
    present_line "This branch" "Esta línea"
    /// Skips the turns of others in an analysis.
    plan_on "Go on as if it were my turn" "Seguir como si me tocara"
    /// The effect of bots playing the others.
    stand_in_text "The bot plays the others' turns from a guess at their hands" "El bot juega los turnos de los demás suponiendo sus manos"
    /// Plays the moves of an analysis in the game.
    carry_out "Play the plan" "Jugar el plan"
    /// The effect of that.
    carry_out_text "Plays your plan in the game, up to the first step that reveals something" "Juega tu plan en la partida, hasta el primer paso que revele algo"
    /// The effect of playing on from a finished game.
    play_on_text "Begins a new game at this position; the finished one stays as it is" "Empieza una partida nueva en esta posición; la terminada queda como está"
    /// Makes a point of the chart per action.
    by_step "By step" "Por paso"
    /// Makes a point of the chart per round.
    by_round "By round" "Por ronda"
    /// Exchanges the marked and the shown position.
    swap_positions "Swap" "Intercambiar"
    /// How the board shows a comparison.
    compared_on_board "The board marks what has changed." "El tablero marca lo que ha cambiado."
    /// Lets bots play the others in an analysis.
    stand_in(level: Level) [level = level_name(level, self)]
        "Others: {level}" "Los demás: {level}"
    /// The number of decisions played while the viewer looks back.
    new_since(count: usize) "{count} new" "{count} nuevos"
    /// The position of the slider.
    step_of(step: usize, all: usize) "Step {step} of {all}" "Paso {step} de {all}"
    /// The position of the slider within an action.
    within_step(step: usize, all: usize) "In step {step} of {all}" "En el paso {step} de {all}"
    /// A position by its number of actions.
    step_number(step: usize) "step {step}" "paso {step}"
    /// The action up to which two positions are equal.
    common_past(step: usize) "the same up to step {step}" "iguales hasta el paso {step}"
}

impl Locale {
    /// Describes a line: where it branches off, the number of its own steps, and its last round.
    pub fn line_facts(self, fork: usize, length: usize, round: u16) -> String {
        let more = i64::try_from(length.saturating_sub(fork)).unwrap_or(i64::MAX);
        let own = ["paso propio", "pasos propios"];
        let own = self.many(more, ["step of its own", "steps of its own"], own);
        phrases! { self, "branches off at step {fork}, {own}, up to round {round}", "se separa en el paso {fork}, {own}, hasta la ronda {round}" }
    }

    /// Formats the speed of a replay, in hundredths of the normal speed.
    pub fn pace_of(self, percent: u32) -> String {
        let (whole, rest) = (percent / 100, percent % 100);
        let point = self.pick('.', ',');
        if rest == 0 { format!("{whole}×") } else { format!("{whole}{point}{}×", rest / 10) }
    }
}
