//! The rules in which a board differs from others, as a list.

use crate::table::set_up::BoardFact;
use crate::titles::city::boards::{BoardRules, MAX_LENGTH};
use crate::titles::city::rules::setup::MAX_PLAYERS;
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
    metro_points "Points for 1 to 6 cards of a metro Route" "Puntos por 1 a 6 cartas de un Recorrido de Metro"
}

/// The numbers of a board.
pub fn facts(rules: &BoardRules, locale: Locale) -> Vec<BoardFact> {
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
    let from = rules.both_lanes_from;
    let both = match from {
        0..=2 => always(locale).to_owned(),
        _ if usize::from(from) > MAX_PLAYERS => never(locale).to_owned(),
        _ => phrases! { locale, "with {from} or more players", "con {from} jugadores o más" },
    };
    let left = count(rules.last_pieces, ["piece left", "pieces left"], ["pieza", "piezas"]);
    let points = |of: &[u8; MAX_LENGTH]| of.map(|it| it.to_string()).join(", ");
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
    fn the_rules_of_a_board_are_told_with_its_numbers() {
        let told = |rules: &BoardRules| {
            facts(rules, Locale::English)
                .into_iter()
                .map(|it| it.description)
                .collect::<Vec<String>>()
        };
        let berlin = told(&Board::BERLIN.data().rules);
        assert_eq!(berlin[..2], ["11 trams, 5 metro cars", "2"]);
        assert_eq!(berlin[3..5], ["with 3 or more players", "1 piece left"]);
        let rules = BoardRules {
            both_lanes_from: 5,
            hand: 4,
            last_pieces: 1,
            ..Board::SAN_FRANCISCO.data().rules
        };
        let own = told(&rules);
        assert_eq!(
            own[1..],
            ["4", "2, keep at least 1", "never", "1 piece left", "1, 2, 4, 7, 10, 15"]
        );
        assert_eq!(told(&BoardRules { both_lanes_from: 2, ..rules })[3], "always");
    }

    /// The rules page and the glossary find each number beside what leaves it to the board.
    #[test]
    fn each_number_stands_with_its_rule_and_its_term() {
        let book = RULEBOOK.of(OWN_KEY);
        for fact in facts(&Board::BERLIN.data().rules, Locale::English) {
            assert!(book.clause(fact.rule).is_some(), "{fact:?}");
            let mut terms = book.terms().filter(|term| term.key == fact.term);
            assert!(fact.term.is_empty() || terms.next().is_some(), "{fact:?}");
        }
    }
}
