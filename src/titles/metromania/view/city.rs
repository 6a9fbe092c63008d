//! Districts that are laid by hand, as choices of a set-up.

use crate::table::title::Chosen;
use crate::table::view::PieceId;
use crate::titles::metromania::boards::{Placement, SIDES};
use crate::titles::metromania::rules::variants::CityChoice;

/// The place of the option among the choices: 0 for a random city, 1 for one laid by hand. Behind it
/// stand, for each sector, how far its district is from the sector's own number, then its turns, then
/// the sector that was pressed, counted from 1.
const OPTION: usize = 2;
const FIRST_DISTRICT: usize = OPTION + 1;
const FIRST_TURN: usize = FIRST_DISTRICT + SIDES;
const PRESSED: usize = FIRST_TURN + SIDES;

/// Whether the city is laid by hand.
pub fn is_laid(chosen: &Chosen) -> bool {
    chosen.of(OPTION) == 1
}

/// The districts in sectors 0 to 5 as they were laid.
pub fn placements(chosen: &Chosen) -> [Placement; SIDES] {
    std::array::from_fn(|sector| Placement {
        district: ((sector + chosen.of(FIRST_DISTRICT + sector)) % SIDES) as u8,
        turn: (chosen.of(FIRST_TURN + sector) % 3) as u8,
    })
}

/// The sector that was pressed and waits for another one.
pub fn held(chosen: &Chosen) -> Option<usize> {
    chosen.of(PRESSED).checked_sub(1)
}

/// The city of some choices.
pub(super) fn of(chosen: &Chosen) -> CityChoice {
    if is_laid(chosen) { CityChoice::Laid(placements(chosen)) } else { CityChoice::Random }
}

/// The choices before the city's, and the city's.
pub(super) fn chosen(before: Vec<usize>, city: CityChoice) -> Chosen {
    match city {
        CityChoice::Random => Chosen(before),
        CityChoice::Laid(placements) => written(&Chosen(before), placements, None),
    }
}

/// Pressing a sector takes its district up; pressing it again turns it by a third, pressing another
/// one swaps the two.
pub fn pressed(chosen: &Chosen, piece: PieceId) -> Chosen {
    let sector = piece.parts().1 as usize % SIDES;
    let mut laid = placements(chosen);
    let held = match held(chosen) {
        None => Some(sector),
        Some(held) if held == sector => {
            laid[sector].turn = (laid[sector].turn + 1) % 3;
            Some(sector)
        }
        Some(held) => {
            laid.swap(held % SIDES, sector);
            None
        }
    };
    written(chosen, laid, held)
}

fn written(chosen: &Chosen, laid: [Placement; SIDES], held: Option<usize>) -> Chosen {
    let mut next = chosen.clone();
    next.0.resize(PRESSED + 1, 0);
    next.0[OPTION] = 1;
    for (sector, placed) in laid.into_iter().enumerate() {
        next.0[FIRST_DISTRICT + sector] = (usize::from(placed.district) + SIDES - sector) % SIDES;
        next.0[FIRST_TURN + sector] = placed.turn.into();
    }
    next.0[PRESSED] = held.map_or(0, |sector| sector + 1);
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn districts_are_turned_swapped_and_read_back() {
        let mut chosen = Chosen(vec![0, 0, 1]);
        for sector in [2, 2, 5] {
            chosen = pressed(&chosen, PieceId::of(0, sector));
        }
        let laid = placements(&chosen);
        assert_eq!((laid[5], laid[2].district), (Placement { district: 2, turn: 1 }, 5));
        assert_eq!(held(&chosen), None);
        let again = super::chosen(vec![0, 0], of(&chosen));
        assert_eq!(placements(&again), laid);
        assert_eq!(of(&Chosen::default()), CityChoice::Random);
    }
}
