//! The list of rules that differ between boards.

use crate::engine::game::MAX_SEATS;
use crate::table::set_up::BoardFact;
use crate::titles::city::boards::{BoardRules, MAX_LENGTH, OpenLanes, TicketRules, city};
use crate::words::{Locale, phrases};

phrases! { locale:
    pieces "Pieces of each player" "Piezas por jugador"
    hand "Cards to begin with" "Cartas iniciales"
    tickets "Tickets to begin with" "Billetes iniciales"
    two_keep_one "2, keep at least 1" "2, te quedas al menos 1"
    both_lanes "Both Routes of a Double Route" "Los dos de un Recorrido Doble"
    never "never" "nunca"
    always "always" "siempre"
    last_turns "Last turns begin with" "Últimos turnos con"
    tram_points "Points for 1 to 6 spaces" "Puntos por 1 a 6 espacios"
    long_points "Points for 1 to 9 spaces" "Puntos por 1 a 9 espacios"
    longest_path "Longest path" "Camino más largo"
    lanes "Routes side by side" "Recorridos paralelos"
    cards "Transportation cards" "Cartas de Transporte"
    /// Number of Tickets dealt, kept of those at least, and drawn later.
    dealt(rules: TicketRules) [dealt = rules.dealt, kept = rules.kept, drawn = rules.drawn]
        "{dealt}, keep at least {kept}; later draw {drawn}, keep at least 1" "{dealt}, te quedas al menos {kept}; después robas {drawn} y te quedas al menos 1"
    /// Number of open Routes of a link with 2, 3, 4 and 5 players.
    open(lanes: OpenLanes) [lanes = opened(lanes)] "open with 2, 3, 4, 5 players: {lanes}" "abiertos con 2, 3, 4, 5 jugadores: {lanes}"
    open_from(from: u8) "all with {from} or more players, else one" "todos con {from} jugadores o más; con menos, uno"
    big_cards "110: 12 of each of 8 colours, 14 wild" "110: 12 de cada uno de 8 colores, 14 comodines"
    path_points(points: u8) "{points} points" "{points} puntos"
    /// More Routes of a link are claimed than are open.
    closed_lanes(ends: &str, taken: usize, open: usize) => open {
        1 => "{taken} of the Routes {ends} are claimed; with this number of players only 1 can be." "Hay {taken} Recorridos {ends} cubiertos; con estos jugadores solo puede cubrirse 1.",
        _ => "{taken} of the Routes {ends} are claimed; with this number of players only {open} can be." "Hay {taken} Recorridos {ends} cubiertos; con estos jugadores solo pueden cubrirse {open}.",
    }
    /// A player has two Routes of a link.
    two_lanes(name: &str, ends: &str)
        "{name} has more than one of the Routes {ends}." "{name} tiene más de uno de los Recorridos {ends}."
    metro_points "Points for 1 to 6 cards of a metro Route" "Puntos por 1 a 6 cartas de un Recorrido de Metro"
}

/// Returns the number of open Routes of a link, by number of players.
fn open_routes(lanes: OpenLanes, locale: Locale) -> String {
    let from = lanes.more_from(1);
    if lanes == OpenLanes::all_from(from) && (3..=MAX_SEATS).contains(&from.into()) {
        open_from(from, locale)
    } else {
        open(lanes, locale)
    }
}

fn opened(OpenLanes(lanes): OpenLanes) -> String {
    lanes.map(|open| open.to_string()).join(", ")
}

/// Returns the facts of a big board.
fn big_facts(rules: &BoardRules, locale: Locale) -> Vec<BoardFact> {
    let fact = |rule, term, name, said| BoardFact { rule, term, name, description: said };
    let trams = locale.many(rules.pieces.trams.into(), ["tram", "trams"], ["tranvía", "tranvías"]);
    let left =
        locale.many(rules.last_pieces.into(), ["piece left", "pieces left"], ["pieza", "piezas"]);
    let points = rules.tram_points.map(|it| it.to_string()).join(", ");
    let path = path_points(rules.longest_path, locale);
    vec![
        fact("CBIG-1", "", pieces(locale), trams),
        fact("CBIG-2", "transportation-card", cards(locale), big_cards(locale).to_owned()),
        fact("CBIG-2", "transportation-card", hand(locale), rules.hand.to_string()),
        fact("CBIG-3", "destination-ticket", tickets(locale), dealt(rules.tickets, locale)),
        fact("CBIG-5", "double-route", lanes(locale), open_routes(rules.open_lanes, locale)),
        fact("CBIG-6", "last-turn", last_turns(locale), left),
        fact("CBIG-4", "route", long_points(locale), points),
        fact("CBIG-7", "", longest_path(locale), path),
    ]
}

/// Returns the facts of a board.
pub fn facts(rules: &BoardRules, locale: Locale) -> Vec<BoardFact> {
    if rules.is_big() {
        return big_facts(rules, locale);
    }
    let (trams, metros) = (rules.pieces.trams, rules.pieces.metros);
    let count = |count: u8, english: [&str; 2], spanish: [&str; 2]| {
        locale.many(count.into(), english, spanish)
    };
    let mut own = count(trams, ["tram", "trams"], ["tranvía", "tranvías"]);
    if metros > 0 {
        let cars =
            count(metros, ["metro car", "metro cars"], ["vagón de metro", "vagones de metro"]);
        own = format!("{own}, {cars}");
    }
    let from = rules.both_lanes_from();
    let both = match from {
        0..=2 => always(locale).to_owned(),
        _ if usize::from(from) > city::PLAYERS => never(locale).to_owned(),
        _ => phrases! { locale, "with {from} or more players", "con {from} jugadores o más" },
    };
    let left = count(rules.last_pieces, ["piece left", "pieces left"], ["pieza", "piezas"]);
    let points = |of: &[u8; MAX_LENGTH]| {
        let shown = of[..city::LENGTH].iter().map(u8::to_string);
        shown.collect::<Vec<_>>().join(", ")
    };
    let fact = |rule, term, name, said| BoardFact { rule, term, name, description: said };
    let mut facts = vec![
        fact("CSET-1", "", pieces(locale), own),
        fact("CSET-2", "transportation-card", hand(locale), rules.hand.to_string()),
        fact("CSET-3", "destination-ticket", tickets(locale), two_keep_one(locale).to_owned()),
        fact("CCLAIM-4", "double-route", both_lanes(locale), both),
        fact("CEND-1", "last-turn", last_turns(locale), left),
        fact("CBOARD-4", "route", tram_points(locale), points(&rules.tram_points)),
    ];
    if metros > 0 {
        let said = points(&rules.metro_points);
        facts.push(fact("CBOARD-4", "metro-route", metro_points(locale), said));
    }
    facts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::boards::{Board, OWN_KEY};
    use crate::titles::city::words::rulebook::RULEBOOK;

    #[test]
    fn describes_rules_with_the_numbers_of_the_board() {
        let described = |rules: &BoardRules| {
            facts(rules, Locale::English)
                .into_iter()
                .map(|it| it.description)
                .collect::<Vec<String>>()
        };
        let berlin = described(&Board::BERLIN.data().rules);
        assert_eq!(berlin[..2], ["11 trams, 5 metro cars", "2"]);
        assert_eq!(berlin[3..5], ["with 3 or more players", "1 piece left"]);
        let rules = BoardRules {
            open_lanes: OpenLanes::all_from(5),
            hand: 4,
            last_pieces: 1,
            ..Board::SAN_FRANCISCO.data().rules
        };
        let own = described(&rules);
        assert_eq!(
            own[1..],
            ["4", "2, keep at least 1", "never", "1 piece left", "1, 2, 4, 7, 10, 15"]
        );
        assert_eq!(
            described(&BoardRules { open_lanes: OpenLanes::all_from(2), ..rules })[3],
            "always"
        );
    }

    #[test]
    fn describes_open_routes_of_a_big_board_in_short() {
        let open = |lanes: OpenLanes| {
            let rules = BoardRules { open_lanes: lanes, ..BoardRules::big() };
            let facts = facts(&rules, Locale::English).into_iter();
            facts.filter(|it| it.rule == "CBIG-5").map(|it| it.description).collect::<String>()
        };
        assert_eq!(open(OpenLanes::all_from(4)), "all with 4 or more players, else one");
        assert_eq!(open(OpenLanes([1, 2, 3, 3])), "open with 2, 3, 4, 5 players: 1, 2, 3, 3");
    }

    /// Each fact refers to an existing rule and glossary term.
    #[test]
    fn every_fact_refers_to_a_rule_and_a_term() {
        let book = RULEBOOK.of(OWN_KEY);
        for fact in facts(&Board::BERLIN.data().rules, Locale::English) {
            assert!(book.clause(fact.rule).is_some(), "{fact:?}");
            let mut terms = book.terms().filter(|term| term.key == fact.term);
            assert!(fact.term.is_empty() || terms.next().is_some(), "{fact:?}");
        }
    }
}
