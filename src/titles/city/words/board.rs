//! The rules in which a board differs from others, as a list.

use crate::titles::city::boards::{BoardRules, MAX_LENGTH};
use crate::titles::city::rules::setup::MAX_PLAYERS;
use crate::words::{Locale, phrases};

phrases! {
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

/// The rules of a board, each with its name.
pub fn facts(locale: Locale, rules: &BoardRules) -> Vec<(&'static str, String)> {
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
        _ => locale
            .pick(format!("with {from} or more players"), format!("con {from} jugadores o más")),
    };
    let left = count(rules.last_pieces, ["piece left", "pieces left"], ["pieza", "piezas"]);
    let points = |of: &[u8; MAX_LENGTH]| of.map(|it| it.to_string()).join(", ");
    let mut facts = vec![
        (pieces(locale), own),
        (hand(locale), rules.hand.to_string()),
        (tickets(locale), two_keep_one(locale).to_owned()),
        (both_lanes(locale), both),
        (last_turns(locale), left),
        (tram_points(locale), points(&rules.tram_points)),
    ];
    if metros > 0 {
        facts.push((metro_points(locale), points(&rules.metro_points)));
    }
    facts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::boards::Board;

    #[test]
    fn the_rules_of_a_board_are_told_with_its_numbers() {
        let told = |rules: &BoardRules| {
            facts(Locale::English, rules).into_iter().map(|(_, it)| it).collect::<Vec<String>>()
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
}
