//! The phrases around a rulebook: its page, its search, its glossary, the dialog over a table.

use super::{Locale, Text};

phrases! { locale:
    /// Heads the table of contents.
    contents "Contents" "Índice"
    /// Goes back to the hit before.
    hit_before "Previous result" "Resultado anterior"
    /// Goes on to the next hit.
    next_hit "Next result" "Resultado siguiente"
    /// Empties the search field.
    clear_search "Clear" "Borrar búsqueda"
    search_rules "Search the rules" "Buscar en las reglas"
    /// Nothing fits what was typed.
    no_results "No results." "Sin resultados."
    /// The address names a rule that there is not.
    no_such_rule "This rule does not exist; these are the rules." "Esta regla no existe; estas son las reglas."
    readings "Our readings" "Nuestras lecturas"
    readings_intro "Where the rulebook is silent or contradicts itself, we decided as follows." "Donde el reglamento calla o se contradice, hemos decidido lo siguiente."
    /// The tag of a reading.
    reading_tag "Our reading" "Nuestra lectura"
    /// The tag of what is our edition's.
    edition_tag "Our edition" "Nuestra edición"
    glossary "Glossary" "Glosario"
    bot_results "What bots score" "Lo que puntúan los bots"
    bot_results_intro "One bot of this level against Medium bots, with a new deal each game. Under 50\u{a0}% stands the middle result: half of the games were no better." "Un bot de este nivel contra bots medios, con otro reparto en cada partida. Bajo 50\u{a0}% está el resultado central: la mitad de las partidas no fueron mejores."
    level_column "Level" "Nivel"
    points_of_bots "Points" "Puntos"
    leads_of_bots "Lead over the best opponent" "Ventaja sobre el mejor rival"
    /// Before the terms that belong to a rule.
    see_terms "Terms:" "Términos:"
    /// Before the rules that belong to a term.
    see_rules "Rules:" "Reglas:"
    rule_before "Previous rule" "Regla anterior"
    rule_after "Next rule" "Regla siguiente"
    open_rules_page "Open the rules page" "Abrir la página de reglas"
    /// What ids and tags mean, with an id of the rulebook.
    tags_explained(id: &str)
        "A rule's number, such as {id}, is also its address. Where the printed rules are silent or contradict themselves, our decision is marked as our reading. What is true of our cards and boards alone is marked as our edition." "El número de una regla, como {id}, es también su dirección. Donde las reglas impresas callan o se contradicen, lo que decidimos va marcado como nuestra lectura. Lo que solo vale para nuestras cartas y tableros va marcado como nuestra edición."
    /// What to do where nothing fits, with an id of the rulebook.
    try_less(id: &str)
        "Nothing here contains all of that. Try fewer words, part of one, or an id such as {id}." "Nada de aquí contiene todo eso. Prueba con menos palabras, parte de una o un código como {id}."
    /// The hit that was gone to.
    hit_of(at: usize, all: usize) ", match {at} of {all}" ", coincidencia {at} de {all}"
}

/// The part of the glossary with icons.
pub const ICONS: Text = Text::new("Icons", "Iconos");
/// The part of the glossary with words.
pub const WORDS: Text = Text::new("Words", "Palabras");

/// For how many the rules are.
pub fn rules_of(players: (usize, usize), locale: Locale) -> String {
    let (low, high) = players;
    phrases! { locale, "The rules in our own words, for {low} to {high} players", "Las reglas con nuestras palabras, de {low} a {high} jugadores" }
}

/// For how many the games were.
pub fn among_players(players: u8, locale: Locale) -> String {
    locale.many(players.into(), ["player", "players"], ["jugador", "jugadores"])
}

/// How many games were played.
pub fn of_games(games: u16, locale: Locale) -> String {
    locale.many(games.into(), ["game", "games"], ["partida", "partidas"])
}

/// The number of rules and terms that fit what was typed.
pub fn results(count: usize, locale: Locale) -> String {
    match i64::try_from(count).unwrap_or(i64::MAX) {
        0 => no_results(locale).to_owned(),
        count => locale.many(count, ["result", "results"], ["resultado", "resultados"]),
    }
}
