//! Phrases of fields: results of bots on the deal of a game.

use super::Locale;

phrases! { locale:
    /// Asks for the field.
    ask "How would bots have done?" "¿Cómo les habría ido a los bots?"
    /// The heading of the field.
    heading "Bots on the same deal" "Los bots con el mismo reparto"
    /// The label of the choice of a seat, for screen readers.
    whose "Whose result" "De quién es el resultado"
    /// The result of a solo game.
    score "Score" "Puntos"
    /// The result of other games.
    lead "Lead over the best opponent" "Ventaja sobre el mejor rival"
    /// While the first game is played.
    first_game "Bots are playing the first game…" "Los bots juegan la primera partida…"
    /// When no game was played.
    no_game "No game was played." "No se ha jugado ninguna partida."
    /// Why players can compare their results.
    same_for_all "Everyone gets these same games for this deal." "Con este reparto, todos se comparan con estas mismas partidas."
    /// When the bots do not answer.
    no_answer "The bots are not answering." "Los bots no responden."
    stop "Stop" "Parar"
    go_on "Continue" "Continuar"
    /// Follows a percentage of the field.
    of_field "of the field" "del campo"
    /// A percentage.
    percent(share: usize) "{share}%" "{share}\u{a0}%"
    /// For a game that began at a position.
    begun "Your game started from a position, not from a deal. The bots started there, too." "Tu partida empezó en una posición, no en un reparto. Los bots también empezaron ahí."
}

/// Describes the rank of a result among the games of the Medium bot.
pub fn standing(better: usize, same: usize, of: usize, locale: Locale) -> String {
    let games = match locale {
        Locale::English if of == 1 => "Medium game",
        Locale::English => "Medium games",
        Locale::Spanish if of == 1 => "partida del bot medio",
        Locale::Spanish => "partidas del bot medio",
    };
    let same = match (locale, same) {
        (_, 0) => String::new(),
        (Locale::English, _) => format!(" ({same} the same)"),
        (Locale::Spanish, 1) => " (1 igual)".to_owned(),
        (Locale::Spanish, _) => format!(" ({same} iguales)"),
    };
    let words = phrases! { locale, "Better than {better} of {of} {games}", "Mejor que {better} de {of} {games}" };
    words + &same
}

/// Describes the reference results of the Hard bot.
pub fn marks([lowest, middle, highest]: [&str; 3], locale: Locale) -> String {
    phrases! { locale, "Hard bot: lowest {lowest}, middle {middle}, highest {highest}", "Bot difícil: mínimo {lowest}, mediana {middle}, máximo {highest}" }
}

/// Describes the games played: the version of the bots, and games of Medium and of Hard out of all.
pub fn played(bots: u16, medium: (u32, u32), hard: Option<(u32, u32)>, locale: Locale) -> String {
    let (done, all) = medium;
    let medium = phrases! { locale, "Bots {bots}: {done} of {all} Medium games", "Bots {bots}: {done} de {all} partidas del bot medio" };
    let Some((done, all)) = hard else { return medium + "." };
    let hard =
        phrases! { locale, ", {done} of {all} Hard ones.", ", {done} de {all} del bot difícil." };
    medium + &hard
}

/// Describes the aids that the player used in this game; `None` if there were none.
pub fn aids(undos: u32, hints: u32, locale: Locale) -> Option<String> {
    let words = locale.pick("In your game", "En tu partida");
    aids_of_game(undos, hints, locale).map(|all| format!("{words}: {all}."))
}

/// Describes the aids used in any game.
pub fn aids_of_game(undos: u32, hints: u32, locale: Locale) -> Option<String> {
    let counted = |count: u32, english, spanish| {
        (count > 0).then(|| locale.many(count.into(), english, spanish))
    };
    let undos = counted(undos, ["undo", "undos"], ["paso deshecho", "pasos deshechos"]);
    let hints = counted(hints, ["hint", "hints"], ["pista", "pistas"]);
    let all: Vec<String> = undos.into_iter().chain(hints).collect();
    if all.is_empty() { None } else { Some(all.join(", ")) }
}
