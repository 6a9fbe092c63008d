//! Phrases of ranked games: daily games, the table of attempts, par.

use crate::table::scores::file::ListError;
use crate::table::scores::results::{AttemptKind, Whose};
use crate::table::scores::{AttemptOrigin, Refuted, SaveVerdict};
use crate::table::sending::visit::LinkStop;
use crate::table::{GameMode, StoreError};
use crate::words::Locale;
use crate::words::phrases;

phrases! { impl Locale, self:
    /// An introduction to ranked games.
    score_board_lead "Games that count: a random setup, no hints. You can undo only within the current action, and nothing that revealed something." "Partidas que cuentan: preparación al azar y sin pistas. Solo puedes deshacer dentro de la acción en curso, y nada que haya revelado algo."
    /// When a setup is opened whose attempt is in play.
    attempt_resumed "You already have an attempt at this setup: it resumes here." "Ya tienes un intento con esta preparación: se reanuda aquí."
    /// The heading of the daily game.
    daily_heading "Today's game" "La partida de hoy"
    /// An explanation of the daily game.
    daily_text "The same setup for everybody on this date (UTC). The first game of it that you finish on this device counts. A private window or another device does not know about it." "La misma preparación para todos en esta fecha (UTC). Cuenta la primera partida que termines en este dispositivo. Una ventana privada u otro dispositivo no saben nada de ella."
    /// Starts the daily game.
    daily_play "Play today's game" "Jugar la de hoy"
    /// Starts the daily game again.
    daily_again "Play it again" "Jugarla otra vez"
    /// The consequences of that.
    daily_again_text "Playing it again is kept as a repeat and does not count, even if you delete the first result." "Si la repites se guarda como repetición y no cuenta, aunque borres el primer resultado."
    /// The heading of drawn ranked games.
    ranked_heading "Ranked games" "Partidas puntuables"
    /// An explanation of ranked games.
    ranked_text "Everything is dealt at random; the game is saved before it is shown." "Todo se reparte al azar; la partida se guarda antes de mostrarse."
    /// Starts a ranked game.
    ranked_play "Start a ranked game" "Jugar una puntuable"
    /// The heading of games in play.
    under_way "Under way" "En curso"
    /// The heading of the table.
    attempts "Attempts" "Intentos"
    /// When the table is empty.
    no_attempts "No finished attempts yet. Finish a ranked or daily game, or import links." "Aún no hay intentos terminados. Termina una partida puntuable o diaria, o importa enlaces."
    /// When the filters leave nothing in the table.
    none_match "No attempts match these filters." "Ningún intento coincide con estos filtros."
    /// The column of dates.
    column_date "Date" "Fecha"
    /// The column of categories.
    column_family "Setup" "Preparación"
    /// The column of pictures.
    column_map "Map" "Mapa"
    /// The column of results.
    column_score "Score" "Puntos"
    /// The column of the parts of a score.
    column_parts "Breakdown" "Desglose"
    /// The column of ranks among bots on the same deal.
    column_field "Field" "Campo"
    /// The column of time spent.
    column_time "Time" "Tiempo"
    /// The column of the best scores found by searches.
    par "Par" "Referencia"
    /// An explanation of par.
    par_text "Par is the best score that the search has found for a setup, not the best possible one. The search may go back to any step of its best game; you may not." "La referencia es la mejor puntuación que ha encontrado la búsqueda para una preparación, no la mejor posible. La búsqueda puede volver a cualquier paso de su mejor partida; tú no."
    /// Starts the search for par.
    par_search "Find par" "Buscar la referencia"
    /// Continues the search.
    par_search_on "Keep searching" "Seguir buscando"
    /// Stops the search.
    par_stop "Stop" "Parar"
    /// While the first game of a search is played.
    par_first "Playing the first game…" "Jugando la primera…"
    /// Opens the best game found.
    par_game "Par game" "Ver la partida de referencia"
    /// Opens a result.
    open_attempt "Open" "Abrir"
    /// Copies the link of a result.
    attempt_link "Share" "Compartir"
    /// An explanation of the link.
    attempt_link_text "Anyone who opens this link, or checks it on the command line, replays the whole game and gets the same score. It is in your clipboard; if not, copy it from here:" "Quien abra este enlace, o lo compruebe en la línea de órdenes, reproduce toda la partida y obtiene la misma puntuación. Está en el portapapeles; si no, cópialo de aquí:"
    /// Before an attempt is deleted.
    delete_attempt_question "Delete this attempt for good? Its link keeps it, if you have it. If it is the first of a day, later games of that day are still repeats." "¿Borrar este intento para siempre? Su enlace lo conserva, si lo tienes. Si es el primero de un día, las demás partidas de ese día siguen siendo repeticiones."
    /// Marks a daily game played before.
    repeat "repeat" "repetición"
    /// Marks an attempt whose link proves nothing here.
    unproven "can't be replayed" "no se puede reproducir"
    /// The player's own attempts.
    own "Mine" "Míos"
    /// Attempts of other players.
    imported "Imported" "Importados"
    /// The label of the filters.
    filter "Show only" "Mostrar solo"
    /// The label of the filter by kind: daily or other games.
    filter_kind "Game" "Partida"
    /// The label of the filter by category.
    filter_category "Variant" "Variante"
    /// The label of the filter by owner.
    filter_origin "Origin" "Origen"
    /// Marks an attempt of another player.
    imported_mark "imported" "importado"
    /// Marks an attempt from another device of the player.
    brought_mark "from another device" "de otro dispositivo"
    /// Turns a filter off.
    all "All" "Todos"
    /// The label of the best score.
    best "Best" "Mejor"
    /// The label of the number of attempts given up.
    given_up "Given up" "Abandonadas"
    /// Marks an attempt from before notes or results were deleted.
    notes_deleted "notes were deleted" "se borraron notas"
    /// The label of the number of games.
    games_played "Games" "Partidas"
    /// The label of the present streak.
    streak "Days in a row" "Días seguidos"
    /// The label of the longest streak.
    longest_streak "Longest streak" "Racha más larga"
    /// The heading of the histogram.
    histogram "Scores by rank" "Puntuaciones por rango"
    /// The heading of export and import.
    exchange "Export and import" "Exportar e importar"
    /// Exports a file that can be imported again.
    export_json "Export JSON" "Exportar JSON"
    /// Exports a table.
    export_csv "Export table (CSV)" "Exportar tabla (CSV)"
    /// The label of the field for links.
    paste_links "Game links, one per row" "Enlaces de partidas, uno por renglón"
    /// Imports the pasted links.
    check_links "Replay and add" "Reproducir y añadir"
    /// Chooses files to import.
    import_files "Files" "Archivos"
    /// Next to the choice of files.
    drop_scores_here "or drop files here: our JSON, or a list of links" "o suelta aquí archivos: nuestro JSON o una lista de enlaces"
    /// Asks for the owner of imported attempts.
    whose "Whose are they?" "¿De quién son?"
    /// The answer that they belong to somebody else.
    theirs "Someone else's" "De otra persona"
    /// The answer that they belong to the player.
    mine "Mine, from another device" "Míos, de otro dispositivo"
    /// The heading of the explanation of proofs.
    proof_heading "What a score proves" "Qué demuestra una puntuación"
    /// An explanation of what a proof shows.
    proof_yes "Each score here comes from replaying the whole game of its link: every step was legal, from the setup that the link states, and the score is the one that this game gives." "Cada puntuación de aquí sale de reproducir toda la partida de su enlace: cada paso fue legal según las reglas, desde la preparación que dice el enlace, y la puntuación es la que da esa partida."
    /// An explanation of what a proof does not show.
    proof_no "It does not prove that this was the first try, that nobody looked ahead or undid anything elsewhere, nor that a person played. There is no server: everything is on this device, and what you import is as honest as its sender." "No demuestra que fuera el primer intento, ni que nadie mirara antes o deshiciera algo en otra parte, ni que jugara una persona. No hay servidor: todo está en este dispositivo, y lo que importes es tan honrado como quien lo envía."
    /// An explanation of this device's ledger.
    proof_marks "This device also keeps a ledger of attempts: the attempt's number, the time, how often an action was undone, and whether something of its deal had been seen here: its map, its seed, or a game from either. An older copy of an attempt does not count here, nor one whose game was deleted or given to a bot. What a file adds to an attempt is marked. Deleting notes or results leaves the date: attempts that could have been known by then say so. Results are listed in the order in which this device noted them; what you import is marked and never replaces this device's result of the day." "Este dispositivo lleva además un registro de intentos: el número del intento, el tiempo, cuántas veces se deshizo una acción y si aquí ya se había visto algo de su reparto: el mapa, la semilla o una partida con ellos. Una copia antigua de un intento no cuenta aquí, ni la de una partida borrada o cedida a un bot. Lo que un archivo añade a un intento queda marcado. Al borrar notas o resultados queda la fecha: los intentos que ya podían conocerse entonces lo dicen. Los resultados van en el orden en que este dispositivo los anotó; lo que traigas queda marcado y nunca sustituye al resultado del día de este dispositivo."
    /// An explanation of the limits of a page without a server.
    proof_limits "A page without a server cannot know more: a private window, another browser or another device starts from nothing, dates come from the device's clock, and anyone who edits or clears the storage edits or clears the ledger." "Una página sin servidor no puede saber más: una ventana privada, otro navegador u otro dispositivo empieza de cero, las fechas son las del reloj del dispositivo, y quien cambie o borre el almacenamiento cambia o borra el registro."
    /// An explanation of what a score against bots proves.
    proof_bots "The bots play by the game's record and nothing else: they play the same against everybody who plays the same, and nobody notices if a player asks them for advice elsewhere. Who played, the name and the number of undos are only what the link claims." "Los bots deciden solo por el registro de la partida: responden lo mismo a quien juega lo mismo, y no se ve a quien se deja aconsejar por ellos en otra parte. Quién jugó, con qué nombre y cuántos pasos deshizo solo lo dice el enlace."
    /// Marks a daily game that was played.
    played "Played" "Jugada"
    /// A warning that a result shows its board.
    result_shows_map "A result shows its map. If you still want to play that setup, play it first: adding the result marks the setup as seen." "Un resultado muestra su mapa. Si aún quieres jugar esa preparación, juégala antes: al añadir el resultado queda marcada como vista."
    /// Marks an attempt at a setup that was seen before.
    seen_before "seen before" "vista antes"
    /// Marks an attempt whose beginning the ledger has not seen.
    restored "restored" "restaurada"
    /// When a decision of a ranked game waits until it is saved.
    reveal_waits "Your last step is waiting because it can't be saved: make room and it is played. All steps before it are saved." "Tu último paso espera porque no se puede guardar: libera espacio y se jugará. Los anteriores están guardados."
    /// When the next decision will have to wait.
    next_step_waits "Nothing more can be saved: your next step will wait. Make room and save again." "No se puede guardar nada más: tu próximo paso esperará. Libera espacio y vuelve a guardar."
    /// The consequence of continuing as a casual game.
    casually_for_good "A casual game no longer counts: the attempt is given up for good." "Una partida libre ya no cuenta: el intento queda abandonado para siempre."
    /// Continues as a casual game.
    go_on_casually "Go on as a casual game" "Seguir como partida libre"
    /// Starts as a casual game.
    begin_casually "Play it as a casual game" "Jugarla como partida libre"
    /// Tries to start again.
    try_again "Try again" "Reintentar"
    /// Downloads a game as a file.
    save_as_file "Save as a file" "Guardar como archivo"
    /// When an attempt was deleted in another window.
    attempt_gone "This attempt was deleted in another window, which counts as giving it up." "Este intento se borró en otra ventana, y eso cuenta como abandonarlo."
    /// When the attempt is in the table.
    attempt_noted "Saved in your scores" "Guardada en tus puntuaciones"
    /// The heading of several results on one deal.
    results_on_deal "Results on this deal" "Resultados de este reparto"
    /// Opens the table.
    to_score_board "Show the scores" "Ver puntuaciones"
    /// The number of the attempt at its setup on this device.
    attempt_number(number: u32) "attempt {number}" "intento {number}"
    /// The number of attempts given up.
    given_up_count(count: usize) [count = self.number(count as i64)]
        "Given up: {count}" "Abandonadas: {count}"
    /// The time of the last deletion of notes or results.
    notes_deleted_on(when: &str)
        "Notes or results were deleted on this device on {when}." "En este dispositivo se borraron notas o resultados el {when}."
    /// Describes why a ranked game was not dealt.
    ranked_refused: StoreError {
        StoreError::NoStorage => "This browser does not let the page store anything, and a ranked game is dealt only once it is saved. Nothing was dealt." "Este navegador no deja guardar nada, y una partida puntuable solo se reparte cuando está guardada. No se ha repartido nada.",
        StoreError::Full | StoreError::OtherWindow | StoreError::LaterCopy | StoreError::Gone => "The browser storage is full, and a ranked game is dealt only once it is saved. Nothing was dealt." "El almacenamiento del navegador está lleno, y una partida puntuable solo se reparte cuando está guardada. No se ha repartido nada.",
    }
    /// The kind of an attempt.
    kind_of_attempt: AttemptKind {
        AttemptKind::Ranked => "Ranked" "Puntuable",
        AttemptKind::Daily => "Daily" "Diaria",
    }
    /// The time left until the next daily game, in milliseconds, and its time of day.
    next_daily(left: u64, at: &str) [left = self.duration(left)]
        "The next one in {left} ({at} your time)" "La próxima, en {left} ({at}, hora local)"
    /// The counting result of the daily game.
    daily_done(result: &str) "Played: {result}" "Jugada: {result}"
    /// The best result of a category.
    best_of(score: &str) "Your best: {score}" "Tu mejor: {score}"
    /// Par and the player's score.
    par_and_you(par: i32, score: i32) [par = self.number(par.into()), score = self.number(score.into())]
        "Par {par}, you {score}" "Referencia {par}, tú {score}"
    /// Par, in points.
    par_score(par: i32) [par = self.number(par.into())] "Par {par}" "Referencia {par}"
    /// A score next to par, with its owner.
    beside_par(score: i32, origin: AttemptOrigin) [score = self.number(score.into())] => origin {
        AttemptOrigin::Own | AttemptOrigin::Brought => "you {score}" "tú {score}",
        AttemptOrigin::Imported => "this one {score}" "este {score}",
    }
    /// A row of a list of links.
    line_of(list: &str, line: usize) "{list}, row {line}" "{list}, renglón {line}"
    /// Describes why a list of links cannot be read.
    list_error(error: ListError) => error {
        ListError::TooMany(links) => [links = self.number(links as i64)] "It has {links} links, more than can be replayed at once." "Tiene {links} enlaces, más de los que se reproducen de una vez.",
        ListError::Table => "It is a table for spreadsheets, which can't be read back: export JSON instead." "Es una tabla para hojas de cálculo y no se puede volver a leer: exporta JSON.",
        ListError::Empty => "There is no link in it." "No hay ningún enlace.",
    }
    /// When an attempt was replayed and added.
    score_verified(score: i32, result: &str) [points = self.many(score.into(), ["point", "points"], ["punto", "puntos"])]
        "verified, {points} ({result})" "comprobado, {points} ({result})"
    /// Describes why a link proves no score.
    refuted(why: &Refuted) => why {
        Refuted::Link(error) => (self.link_error(*error)),
        Refuted::Setup(why, _) => (why.of(self).to_owned()),
        Refuted::NotRanked => "Its setup is not one of a ranked or daily game." "Su preparación no es de una partida puntuable ni diaria.",
        Refuted::Illegal(LinkStop { step: number, notation: action, why, rule }) => [sentence = why.of(self)] "Step {number}, {action:?}, is against the rules ({rule}): {sentence}" "El paso {number}, {action:?}, va contra las reglas ({rule}): {sentence}",
        Refuted::Unfinished(actions) => [decisions = self.decisions_many(*actions as i64)] "The game is not finished after {decisions}." "La partida no ha terminado tras {decisions}.",
    }
}

phrases! { impl Locale, self:
    /// The heading of a title's scores.
    scores_of(title: &str) "{title}: Scores" "{title}: Puntuaciones"
    /// Describes why a ranked game does not count any more; `None` if it does.
    uncounted(verdict: SaveVerdict)? => verdict {
        SaveVerdict::GoesOn => (None),
        SaveVerdict::Lags => "This is an older copy: on this device the attempt is ahead of it. You play it as a casual game." "Es una copia antigua: en este dispositivo el intento llegó más lejos. La juegas como partida libre.",
        SaveVerdict::GivenUp => "This attempt was deleted, which counts as giving it up. You play it as a casual game." "Este intento se borró, y eso cuenta como abandonarlo. La juegas como partida libre.",
        SaveVerdict::OtherSeats => "Another player took over in this game, so it does not count. You play it as a casual game." "En esta partida entró otro jugador, así que no cuenta. La juegas como partida libre.",
    }
}

impl Locale {
    /// A number of undos.
    pub fn undos(self, count: u32) -> String {
        self.many(count.into(), ["undo", "undos"], ["paso deshecho", "pasos deshechos"])
    }

    /// The owner of the attempts shown.
    pub fn whose_attempts(self, whose: Whose) -> &'static str {
        match whose {
            Whose::Mine => self.own(),
            Whose::Others => self.imported(),
        }
    }

    /// Marks an attempt that was not played on this device.
    pub fn origin_mark(self, origin: AttemptOrigin) -> Option<&'static str> {
        match origin {
            AttemptOrigin::Own => None,
            AttemptOrigin::Brought => Some(self.brought_mark()),
            AttemptOrigin::Imported => Some(self.imported_mark()),
        }
    }

    /// Formats a time in milliseconds; seconds are shown only below a minute.
    pub fn duration(self, millis: u64) -> String {
        let minutes = millis / 60_000;
        match (minutes / 60, minutes % 60) {
            (0, 0) => format!("{}\u{a0}s", millis / 1000),
            (0, minutes) => format!("{minutes}\u{a0}min"),
            (hours, minutes) => format!("{hours}\u{a0}h {minutes}\u{a0}min"),
        }
    }

    /// Formats a result: points, with the lead over other seats or the rank of a solo player.
    pub fn result(self, points: i32, lead: Option<i32>, rank: Option<&str>) -> String {
        let points = self.number(points.into());
        match (lead, rank) {
            (Some(lead), _) => format!("{points} ({})", self.lead(lead)),
            (None, Some(rank)) => format!("{points}, {rank}"),
            (None, None) => points,
        }
    }

    /// Formats a lead with its sign.
    pub fn lead(self, lead: i32) -> String {
        let sign = if lead > 0 { "+" } else { "" };
        format!("{sign}{}", self.number(lead.into()))
    }

    /// The number of games that a search has tried.
    pub fn par_games(self, games: u32) -> String {
        let spanish = ["partida probada", "partidas probadas"];
        self.many(games.into(), ["game tried", "games tried"], spanish)
    }

    /// A rank and the number of attempts that reached it, for screen readers.
    pub fn rank_count(self, rank: &str, count: u32) -> String {
        format!("{rank} {count}")
    }

    /// Describes what the replay of a ranked game proves and what it does not.
    pub fn verified(self, mode: GameMode, seed: u64) -> String {
        let what = match mode {
            GameMode::Daily(day) => {
                phrases! { self, "the daily game of {day}", "la partida del día {day}" }
            }
            GameMode::Casual | GameMode::Ranked | GameMode::Challenge => {
                phrases! { self, "the setup {seed}", "la preparación {seed}" }
            }
        };
        phrases! { self, "Verified: {what} was played to this score with legal steps only. A link can't show whether it was the first try, or whether hints or undo were used.", "Verificado: {what} se jugó hasta esta puntuación solo con pasos legales. Un enlace no puede mostrar si fue el primer intento, ni si se usaron pistas o se deshizo algo." }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_use_fitting_units() {
        let english = |millis| Locale::English.duration(millis);
        assert_eq!([english(42_900), english(61_000)], ["42\u{a0}s", "1\u{a0}min"]);
        assert_eq!(english(3_600_000 * 2 + 60_000 * 5), "2\u{a0}h 5\u{a0}min");
    }

    #[test]
    fn a_score_next_to_par_says_whose_it_is() {
        let beside = |origin| Locale::English.beside_par(30, origin);
        assert_eq!(Locale::English.par_score(94), "Par 94");
        assert_eq!(
            [beside(AttemptOrigin::Own), beside(AttemptOrigin::Imported)],
            ["you 30", "this one 30"]
        );
        assert_eq!(Locale::English.best_of("−5"), "Your best: −5");
    }
}
