//! Districts laid by hand before a game.

use crate::table::set_up::SetUpChoices;
use crate::titles::metromania::boards::{Placement, SIDES};
use crate::titles::metromania::rules::variants::CityChoice;

/// Returns the districts in sectors 0 to 5 as laid; in the order of their numbers if none was moved.
pub fn placements(choices: &SetUpChoices) -> [Placement; SIDES] {
    let laid = choices.laid.as_deref().and_then(read);
    laid.unwrap_or(std::array::from_fn(|sector| Placement { district: sector as u8, turn: 0 }))
}

/// Returns the city of the choices.
pub(super) fn of(choices: &SetUpChoices) -> CityChoice {
    if choices.has_hand_laid_map() {
        CityChoice::Laid(placements(choices))
    } else {
        CityChoice::Random
    }
}

/// Writes the districts for the choices: for each sector the digit of its district and that of its turn.
pub fn written(laid: [Placement; SIDES]) -> String {
    laid.iter().map(|it| format!("{}{}", it.district, it.turn)).collect()
}

fn read(text: &str) -> Option<[Placement; SIDES]> {
    let digit = |at: usize| u8::try_from(text.chars().nth(at)?.to_digit(10)?).ok();
    let placement = |sector: usize| {
        Some(Placement { district: digit(2 * sector)?, turn: digit(2 * sector + 1)? })
    };
    let laid: Vec<Placement> = (0..SIDES).map_while(placement).collect();
    laid.try_into().ok()
}

/// Returns the districts and the held sector after a press: the first press takes up the district, a second press on it turns it
/// by a third, and a press on another sector swaps the two.
pub fn pressed(
    mut laid: [Placement; SIDES],
    held: Option<usize>,
    sector: usize,
) -> ([Placement; SIDES], Option<usize>) {
    match held {
        None => (laid, Some(sector)),
        Some(held) if held == sector => {
            laid[sector].turn = (laid[sector].turn + 1) % 3;
            (laid, Some(sector))
        }
        Some(held) => {
            laid.swap(held, sector);
            (laid, None)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::set_up::{MAP, MAP_BY_HAND};

    #[test]
    fn districts_are_turned_swapped_and_read_back() {
        let usual = placements(&SetUpChoices::default());
        let (laid, held) =
            [2, 2, 5].into_iter().fold((usual, None), |(laid, held), at| pressed(laid, held, at));
        assert_eq!((laid[5], laid[2].district), (Placement { district: 2, turn: 1 }, 5));
        assert_eq!(held, None);
        let choices = SetUpChoices { laid: Some(written(laid)), ..SetUpChoices::default() };
        assert_eq!(placements(&choices), laid);
        assert_eq!(of(&choices), CityChoice::Random, "kept while chance lays the city");
        assert_eq!(of(&choices.with(&MAP, MAP_BY_HAND.key)), CityChoice::Laid(laid));
        let unreadable = SetUpChoices { laid: Some("0x".to_owned()), ..SetUpChoices::default() };
        assert_eq!(placements(&unreadable), usual);
    }
}
