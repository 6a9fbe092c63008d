//! Ranked games: the set-up of the day, the table of attempts, par.

use crate::table::scores::file::ListError;
use crate::table::scores::results::{Kind, Whose};
use crate::table::scores::{Origin, Refuted, Verdict};
use crate::table::sending::visit::Stop;
use crate::table::{GameMode, StoreError};
use crate::words::Locale;
use crate::words::{counted, phrases};

phrases! { impl Locale, self:
    /// What the page is for.
    score_board_lead "Games that count: a random setup, no hints. You can undo only within the current action, and nothing that revealed something." "Partidas que cuentan: preparación al azar y sin pistas. Solo puedes deshacer dentro de la acción en curso, y nada que haya revelado algo."
    /// A set-up was opened at which an attempt goes on.
    attempt_resumed "You have an attempt at this setup: it goes on here." "Tienes un intento con esta preparación: sigue aquí."
    /// Heads the game of the day.
    daily_heading "Today's game" "La partida de hoy"
    /// About the game of the day.
    daily_text "The same setup for everybody on this date (UTC). The first game of it that you finish on this device counts. A private window or another device knows nothing of it." "La misma preparación para todos en esta fecha (UTC). Cuenta la primera partida que termines en este dispositivo. Una ventana privada u otro dispositivo no saben nada de ella."
    /// Begins the game of the day.
    daily_play "Play today's game" "Jugar la de hoy"
    /// Begins it once more.
    daily_again "Play it again" "Jugarla otra vez"
    /// What that is worth.
    daily_again_text "Playing it again is kept as a repeat and does not count, even if you delete the first result." "Si la repites se guarda como repetición y no cuenta, aunque borres el primer resultado."
    /// Heads the set-ups that are drawn.
    ranked_heading "Ranked games" "Partidas puntuables"
    /// What a ranked game is.
    ranked_text "Everything is dealt at random; the game is saved before it is shown." "Todo se reparte al azar; la partida se guarda antes de mostrarse."
    /// Begins a ranked game.
    ranked_play "Start a ranked game" "Jugar una puntuable"
    /// Games that are not finished.
    under_way "Under way" "En curso"
    /// Heads the table.
    attempts "Attempts" "Intentos"
    /// An empty table.
    no_attempts "No finished attempts yet. Finish a ranked or daily game, or import links." "Aún no hay intentos terminados. Termina una partida puntuable o diaria, o importa enlaces."
    /// A table that is empty because of its filters.
    none_match "No attempts match these filters." "Ningún intento coincide con estos filtros."
    /// A column: when.
    column_date "Date" "Fecha"
    /// A column: the category.
    column_family "Setup" "Preparación"
    /// A column: the picture.
    column_map "Map" "Mapa"
    /// A column: the result.
    column_score "Score" "Puntos"
    /// A column: the parts of the score.
    column_parts "Breakdown" "Desglose"
    /// A column: the place among the bots on the same deal.
    column_field "Field" "Campo"
    /// A column: the time spent.
    column_time "Time" "Tiempo"
    /// A column: the best that a search has found.
    par "Par" "Referencia"
    /// What par is.
    par_text "Par is the best score that the search has found for a setup, not the best possible one. The search may go back to any step of its best game; you may not." "La referencia es la mejor puntuación que ha encontrado la búsqueda para una preparación, no la mejor posible. La búsqueda puede volver a cualquier paso de su mejor partida; tú no."
    /// Begins to search.
    par_search "Find par" "Buscar la referencia"
    /// Goes on searching.
    par_search_on "Search on" "Seguir buscando"
    /// Ends the search.
    par_stop "Stop" "Parar"
    /// A search that has not come to the end of a game.
    par_first "Playing the first game…" "Jugando la primera…"
    /// Opens the game of par.
    par_game "Par game" "Ver la partida de referencia"
    /// Opens a result.
    open_attempt "Open" "Abrir"
    /// Copies its link.
    attempt_link "Share" "Compartir"
    /// What the link is good for.
    attempt_link_text "Whoever opens this link, or checks it with the command line, replays the whole game and gets the same score. It is in your clipboard; if not, copy it from here:" "Quien abra este enlace, o lo compruebe en la línea de órdenes, reproduce toda la partida y obtiene la misma puntuación. Está en el portapapeles; si no, cópialo de aquí:"
    /// Asks before an attempt is deleted.
    delete_attempt_question "Delete this attempt for good? Its link keeps it, if you have it. If it is the first of a day, later games of that day are still repeats." "¿Borrar este intento para siempre? Su enlace lo conserva, si lo tienes. Si es el primero de un día, las demás partidas de ese día siguen siendo repeticiones."
    /// A daily game that was played before.
    repeat "repeat" "repetición"
    /// An attempt that counts and cannot be replayed.
    unproven "can't be replayed" "no se puede reproducir"
    /// Whose an attempt is.
    own "Mine" "Míos"
    /// Whose an attempt is: others.
    imported "Imported" "Importados"
    /// What a row of keys is for.
    filter "Show only" "Mostrar solo"
    /// What attempts are told apart by: the game of the day or any other.
    filter_kind "Game" "Partida"
    /// What attempts are told apart by: the boards and rules.
    filter_category "Variant" "Variante"
    /// What attempts are told apart by: who played.
    filter_origin "Origin" "Origen"
    /// The mark of an attempt that is somebody else's.
    imported_mark "imported" "importado"
    /// The mark of an attempt that the player has brought in.
    brought_mark "from another device" "de otro dispositivo"
    /// Nothing is left out.
    all "All" "Todos"
    /// The best score.
    best "Best" "Mejor"
    /// How many were given up.
    given_up "Given up" "Abandonadas"
    /// The mark of an attempt from before notes or results were deleted.
    notes_deleted "notes were deleted" "se borraron notas"
    /// How many there are.
    games_played "Games" "Partidas"
    /// Days in a row.
    streak "Days in a row" "Días seguidos"
    /// The most days in a row.
    longest_streak "Longest streak" "Racha más larga"
    /// Heads the histogram.
    histogram "Scores by rank" "Puntuaciones por rango"
    /// Heads export and import.
    exchange "Export and import" "Exportar e importar"
    /// Exports as a file that can be read again.
    export_json "Export JSON" "Exportar JSON"
    /// Exports as a table.
    export_csv "Export table (CSV)" "Exportar tabla (CSV)"
    /// A field for links.
    paste_links "Game links, one per row" "Enlaces de partidas, uno por renglón"
    /// Imports what was pasted.
    check_links "Replay and add" "Reproducir y añadir"
    /// Chooses files.
    import_files "Files" "Archivos"
    /// Where files can be dropped.
    drop_scores_here "or drop files here: our JSON, or a list of links" "o suelta aquí archivos: nuestro JSON o una lista de enlaces"
    /// Asks whose imported attempts are.
    whose "Whose are they?" "¿De quién son?"
    /// Imported attempts are of others.
    theirs "Somebody else's" "De otra persona"
    /// The player's own.
    mine "Mine, from another device" "Míos, de otro dispositivo"
    /// Heads what verification proves.
    proof_heading "What a score proves" "Qué demuestra una puntuación"
    /// What it proves.
    proof_yes "Each score here comes from replaying the whole game of its link: every step was legal, from the setup that the link states, and the score is the one that this game gives." "Cada puntuación de aquí sale de reproducir toda la partida de su enlace: cada paso fue legal según las reglas, desde la preparación que dice el enlace, y la puntuación es la que da esa partida."
    /// What it does not prove.
    proof_no "It does not prove that this was the first try, that nobody looked ahead or undid anything elsewhere, nor that a person played. There is no server: everything is on this device, and what you import is as honest as whoever sent it." "No demuestra que fuera el primer intento, ni que nadie mirara antes o deshiciera algo en otra parte, ni que jugara una persona. No hay servidor: todo está en este dispositivo, y lo que importes es tan honrado como quien lo envía."
    /// What the marks of this device say.
    proof_marks "This device also keeps a ledger of attempts: the attempt's number, the time, how often an action was undone, and whether something of its deal had been seen here: its map, its seed, or a game from either. An older copy of an attempt does not count here, nor one whose game was deleted or given to a bot. What a file adds to an attempt is marked. Whoever deletes notes or results leaves their date: attempts that could have been known by then say so. Results stand in the order in which this device noted them; what you bring in is marked and never replaces the day's result of this device." "Este dispositivo lleva además un registro de intentos: el número del intento, el tiempo, cuántas veces se deshizo una acción y si aquí ya se había visto algo de su reparto: el mapa, la semilla o una partida con ellos. Una copia antigua de un intento no cuenta aquí, ni la de una partida borrada o cedida a un bot. Lo que un archivo añade a un intento queda marcado. Al borrar notas o resultados queda la fecha: los intentos que ya podían conocerse entonces lo dicen. Los resultados van en el orden en que este dispositivo los anotó; lo que traigas queda marcado y nunca sustituye al resultado del día de este dispositivo."
    /// What a page without a server cannot know.
    proof_limits "A page without a server cannot know more: a private window, another browser or another device starts from nothing, dates are those of the device's clock, and whoever edits or clears the storage edits or clears the ledger." "Una página sin servidor no puede saber más: una ventana privada, otro navegador u otro dispositivo empieza de cero, las fechas son las del reloj del dispositivo, y quien cambie o borre el almacenamiento cambia o borra el registro."
    /// What a score against bots proves.
    proof_bots "The bots play by the game's record and nothing else: they answer the same to everybody who plays the same, and a player who asks them for advice elsewhere is not noticed. Who played, the name and the number of undos are only what the link says." "Los bots deciden solo por el registro de la partida: responden lo mismo a quien juega lo mismo, y no se ve a quien se deja aconsejar por ellos en otra parte. Quién jugó, con qué nombre y cuántos pasos deshizo solo lo dice el enlace."
    /// The mark of a day's game that was played.
    played "Played" "Jugada"
    /// What a result gives away.
    result_shows_map "A result shows its map. If you still want to play that setup, play it first: adding the result marks the setup as seen." "Un resultado muestra su mapa. Si aún quieres jugar esa preparación, juégala antes: al añadir el resultado queda marcada como vista."
    /// The mark of an attempt at a set-up that was seen.
    seen_before "seen before" "vista antes"
    /// The mark of an attempt that the ledger did not see begin.
    restored "restored" "restaurada"
    /// A step of a game that counts waits until it is saved.
    reveal_waits "Your last step is not saved, so it waits: make room and it is done. All steps before it are saved." "Tu último paso no está guardado y espera: haz sitio y se hará. Los anteriores están guardados."
    /// Said while nothing waits yet.
    next_step_waits "Nothing more can be saved: your next step will wait. Make room and save again." "No se puede guardar nada más: tu próximo paso esperará. Haz sitio y vuelve a guardar."
    /// What going on without counting means.
    casually_for_good "A casual game no longer counts: the attempt is given up for good." "Una partida libre ya no cuenta: el intento queda abandonado para siempre."
    /// Goes on without counting.
    go_on_casually "Go on as a casual game" "Seguir como partida libre"
    /// Begins without counting.
    begin_casually "Play it as a casual game" "Jugarla como partida libre"
    /// Tries to begin again.
    try_again "Try again" "Reintentar"
    /// Has the browser save a game as a file.
    save_as_file "Save as a file" "Guardar como archivo"
    /// An attempt was deleted while it was played here.
    attempt_gone "This attempt was deleted in another window, which counts as giving it up." "Este intento se borró en otra ventana, y eso cuenta como abandonarlo."
    /// The attempt is in the table.
    attempt_noted "Saved in your scores" "Guardada en tus puntuaciones"
    /// Heads the results of several games on one deal.
    results_on_deal "Results on this deal" "Resultados de este reparto"
    /// Leads to the table.
    to_score_board "Show the scores" "Ver puntuaciones"
    /// Which attempt at its set-up it is on this device.
    attempt_number(number: u32) "attempt {number}" "intento {number}"
    /// How many attempts were given up.
    given_up_count(count: usize) [count = self.number(count as i64)]
        "Given up: {count}" "Abandonadas: {count}"
    /// When notes or results were last deleted.
    notes_deleted_on(when: &str)
        "Notes or results were deleted on this device on {when}." "En este dispositivo se borraron notas o resultados el {when}."
    /// Why a game that counts was not dealt.
    ranked_refused: StoreError {
        StoreError::NoStorage => "This browser does not let the page store anything, and a ranked game is dealt only once it is saved. Nothing was dealt." "Este navegador no deja guardar nada, y una partida puntuable solo se reparte cuando está guardada. No se ha repartido nada.",
        StoreError::Full | StoreError::OtherWindow | StoreError::LaterCopy | StoreError::Gone => "The browser storage is full, and a ranked game is dealt only once it is saved. Nothing was dealt." "El almacenamiento del navegador está lleno, y una partida puntuable solo se reparte cuando está guardada. No se ha repartido nada.",
    }
    /// What an attempt was played for.
    kind_of_attempt: Kind {
        Kind::Ranked => "Ranked" "Puntuable",
        Kind::Daily => "Daily" "Diaria",
    }
    /// How long until the next game of the day, in milliseconds, and the time of day when it comes.
    next_daily(left: u64, at: &str) [left = self.duration(left)]
        "The next one in {left} ({at} your time)" "La próxima, en {left} ({at}, hora local)"
    /// The result of the day's game that counts.
    daily_done(result: &str) "Played: {result}" "Jugada: {result}"
    /// The best result of a category.
    best_of(score: &str) "Your best: {score}" "Tu mejor: {score}"
    /// Par and the player's score.
    par_and_you(par: i32, score: i32) [par = self.number(par.into()), score = self.number(score.into())]
        "Par {par}, you {score}" "Referencia {par}, tú {score}"
    /// Par, with its points.
    par_score(par: i32) [par = self.number(par.into())] "Par {par}" "Referencia {par}"
    /// A score beside par, and whose it is.
    beside_par(score: i32, origin: Origin) [score = self.number(score.into())] => origin {
        Origin::Own | Origin::Brought => "you {score}" "tú {score}",
        Origin::Imported => "this one {score}" "este {score}",
    }
    /// A line of a list of links.
    line_of(list: &str, line: usize) "{list}, row {line}" "{list}, renglón {line}"
    /// Why a list of links cannot be read.
    list_error(error: ListError) => error {
        ListError::TooMany(links) => [links = self.number(links as i64)] "It has {links} links, more than are replayed at a time." "Tiene {links} enlaces, más de los que se reproducen de una vez.",
        ListError::Table => "It is a table for spreadsheets, which can't be read back: export JSON instead." "Es una tabla para hojas de cálculo y no se puede volver a leer: exporta JSON.",
        ListError::Empty => "There is no link in it." "No hay ningún enlace.",
    }
    /// An attempt was replayed and added.
    score_verified(score: i32, result: &str) [points = self.many(score.into(), ["point", "points"], ["punto", "puntos"])]
        "verified, {points} ({result})" "comprobado, {points} ({result})"
    /// Why a link proves no score.
    refuted(why: &Refuted) => why {
        Refuted::Link(error) => (self.link_error(*error)),
        Refuted::Setup(why, _) => (why.of(self).to_owned()),
        Refuted::NotRanked => "Its setup is not one of a ranked or daily game." "Su preparación no es de una partida puntuable ni diaria.",
        Refuted::Illegal(Stop { step: number, notation: action, why, rule }) => [sentence = why.of(self)] "Step {number}, {action:?}, is against the rules ({rule}): {sentence}" "El paso {number}, {action:?}, va contra las reglas ({rule}): {sentence}",
        Refuted::Unfinished(actions) => [decisions = self.decisions_many(*actions as i64)] "The game is not finished after {decisions}." "La partida no ha terminado tras {decisions}.",
    }
}

impl Locale {
    /// Heads the scores of a title.
    pub fn scores_of(self, title: &str) -> String {
        format!("{title}: {}", self.pick("Scores", "Puntuaciones"))
    }

    /// How often an action was undone.
    pub fn undos(self, count: u32) -> String {
        self.many(count.into(), ["undo", "undos"], ["paso deshecho", "pasos deshechos"])
    }

    /// Why a game that was played for the scores does not count any more; nothing where it does.
    pub fn uncounted(self, verdict: Verdict) -> Option<&'static str> {
        match verdict {
            Verdict::GoesOn => None,
            Verdict::Lags => Some(self.pick(
                "This is an older copy: on this device the attempt is ahead of it. You play it as a casual game.",
                "Es una copia antigua: en este dispositivo el intento llegó más lejos. La juegas como partida libre.",
            )),
            Verdict::GivenUp => Some(self.pick(
                "This attempt was deleted, which counts as giving it up. You play it as a casual game.",
                "Este intento se borró, y eso cuenta como abandonarlo. La juegas como partida libre.",
            )),
            Verdict::OtherSeats => Some(self.pick(
                "Another player took over in this game, so it does not count. You play it as a casual game.",
                "En esta partida entró otro jugador, así que no cuenta. La juegas como partida libre.",
            )),
        }
    }

    /// Whose attempts are shown.
    pub fn whose_attempts(self, whose: Whose) -> &'static str {
        match whose {
            Whose::Mine => self.own(),
            Whose::Others => self.imported(),
        }
    }

    /// The mark of an attempt that was not played on this device.
    pub fn origin_mark(self, origin: Origin) -> Option<&'static str> {
        match origin {
            Origin::Own => None,
            Origin::Brought => Some(self.brought_mark()),
            Origin::Imported => Some(self.imported_mark()),
        }
    }

    /// A time spent, in milliseconds; less than a minute in seconds.
    pub fn duration(self, millis: u64) -> String {
        let minutes = millis / 60_000;
        match (minutes / 60, minutes % 60) {
            (0, 0) => format!("{}\u{a0}s", millis / 1000),
            (0, minutes) => format!("{minutes}\u{a0}min"),
            (hours, minutes) => format!("{hours}\u{a0}h {minutes}\u{a0}min"),
        }
    }

    /// A result: points, the lead over the others where there are any, and the rank of a lone player.
    pub fn result(self, points: i32, lead: Option<i32>, rank: Option<&str>) -> String {
        let points = self.number(points.into());
        match (lead, rank) {
            (Some(lead), _) => format!("{points} ({})", self.lead(lead)),
            (None, Some(rank)) => format!("{points}, {rank}"),
            (None, None) => points,
        }
    }

    /// By how many points somebody is ahead, with its sign.
    pub fn lead(self, lead: i32) -> String {
        let sign = if lead > 0 { "+" } else { "" };
        format!("{sign}{}", self.number(lead.into()))
    }

    /// How many games a search has tried.
    pub fn par_games(self, games: u32) -> String {
        let (one, many) =
            self.pick(("game tried", "games tried"), ("partida probada", "partidas probadas"));
        counted(games.into(), one, many)
    }

    /// A rank and how many attempts came to it, for the ear.
    pub fn rank_count(self, rank: &str, count: u32) -> String {
        format!("{rank} {count}")
    }

    /// What the replay of a ranked game proves, and what it cannot.
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
    fn times_are_told_in_their_size() {
        let english = |millis| Locale::English.duration(millis);
        assert_eq!([english(42_900), english(61_000)], ["42\u{a0}s", "1\u{a0}min"]);
        assert_eq!(english(3_600_000 * 2 + 60_000 * 5), "2\u{a0}h 5\u{a0}min");
    }

    #[test]
    fn a_score_beside_par_says_whose_it_is() {
        let beside = |origin| Locale::English.beside_par(30, origin);
        assert_eq!(Locale::English.par_score(94), "Par 94");
        assert_eq!([beside(Origin::Own), beside(Origin::Imported)], ["you 30", "this one 30"]);
        assert_eq!(Locale::English.best_of("−5"), "Your best: −5");
    }
}
