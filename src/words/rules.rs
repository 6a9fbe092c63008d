//! Phrases of the rulebook: page, search, glossary, dialog over a table.

use super::{Locale, Text};

phrases! { locale:
    /// The heading of the table of contents.
    contents "Contents" "Índice"
    /// Goes to the previous match.
    hit_before "Previous result" "Resultado anterior"
    /// Goes to the next match.
    next_hit "Next result" "Resultado siguiente"
    /// Clears the search field.
    clear_search "Clear" "Borrar búsqueda"
    search_rules "Search the rules" "Buscar en las reglas"
    /// When nothing matches.
    no_results "No results." "Sin resultados."
    /// When the address names an unknown rule.
    no_such_rule "This rule does not exist; these are the rules." "Esta regla no existe; estas son las reglas."
    readings "Our readings" "Nuestras lecturas"
    readings_intro "Where the rulebook is silent or contradicts itself, we decided as follows." "Donde el reglamento calla o se contradice, hemos decidido lo siguiente."
    /// The tag of our decisions.
    reading_tag "Our reading" "Nuestra lectura"
    /// The tag of facts about our edition.
    edition_tag "Our edition" "Nuestra edición"
    glossary "Glossary" "Glosario"
    bot_results "What bots score" "Lo que puntúan los bots"
    bot_results_intro "One bot of this level against Medium bots, with a new deal each game. Under 50\u{a0}% is the median: half of the games were no better." "Un bot de este nivel contra bots medios, con otro reparto en cada partida. Bajo 50\u{a0}% está la mediana: la mitad de las partidas no fueron mejores."
    level_column "Level" "Nivel"
    points_of_bots "Points" "Puntos"
    leads_of_bots "Lead over the best opponent" "Ventaja sobre el mejor rival"
    /// Precedes the terms of a rule.
    see_terms "Terms:" "Términos:"
    /// Precedes the rules of a term.
    see_rules "Rules:" "Reglas:"
    rule_before "Previous rule" "Regla anterior"
    rule_after "Next rule" "Regla siguiente"
    open_rules_page "Open the rules page" "Abrir la página de reglas"
    /// An explanation of ids and tags, with an id from the rulebook.
    tags_explained(id: &str)
        "A rule's number, such as {id}, is also its address. Where the printed rules are silent or contradict themselves, our decision is marked as our reading. What is true of our cards and boards alone is marked as our edition." "El número de una regla, como {id}, es también su dirección. Donde las reglas impresas callan o se contradicen, lo que decidimos va marcado como nuestra lectura. Lo que solo vale para nuestras cartas y tableros va marcado como nuestra edición."
    /// Advice when nothing matches, with an id from the rulebook.
    try_less(id: &str)
        "Nothing here contains all of that. Try fewer words, part of one, or an id such as {id}." "Nada de aquí contiene todo eso. Prueba con menos palabras, parte de una o un código como {id}."
    /// The number of the shown match.
    hit_of(at: usize, all: usize) ", match {at} of {all}" ", coincidencia {at} de {all}"
}

/// The icons of the glossary.
pub const ICONS: Text = Text::new("Icons", "Iconos");
/// The words of the glossary.
pub const WORDS: Text = Text::new("Words", "Palabras");

/// The number of players that the rules are for.
pub fn rules_of(players: (usize, usize), locale: Locale) -> String {
    let (low, high) = players;
    phrases! { locale, "The rules in our own words, for {low} to {high} players", "Las reglas con nuestras palabras, de {low} a {high} jugadores" }
}

/// The number of players in games of bots.
pub fn among_players(players: u8, locale: Locale) -> String {
    locale.many(players.into(), ["player", "players"], ["jugador", "jugadores"])
}

/// The number of games played.
pub fn of_games(games: u16, locale: Locale) -> String {
    locale.many(games.into(), ["game", "games"], ["partida", "partidas"])
}

/// The number of matching rules and terms.
pub fn results(count: usize, locale: Locale) -> String {
    match i64::try_from(count).unwrap_or(i64::MAX) {
        0 => no_results(locale).to_owned(),
        count => locale.many(count, ["result", "results"], ["resultado", "resultados"]),
    }
}
