//! The setup of Metromania in links.

use crate::engine::codec::Part;
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::{Bit, Coder};
use crate::titles::metromania::boards::{Placement, SIDES};
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::variants::{CityChoice, MIN_PLAYERS, Municipality, Rivalry};

/// The districts in order and unturned, used if none are given.
const IN_ORDER: [Placement; SIDES] = [
    Placement { district: 0, turn: 0 },
    Placement { district: 1, turn: 0 },
    Placement { district: 2, turn: 0 },
    Placement { district: 3, turn: 0 },
    Placement { district: 4, turn: 0 },
    Placement { district: 5, turn: 0 },
];

/// Codes a setup; an error names the part with an invalid value.
pub(super) fn code(
    coder: &mut dyn Coder,
    rules: u16,
    given: Option<&Setup>,
) -> Result<Setup, Part> {
    let standard = Setup::standard(2, 0);
    let given = given.unwrap_or(&standard);
    let edition = code_edition(coder, given.edition)?;
    let seed = Number::new(64).code(coder, given.seed);
    let players = code_players(coder, given.players)?;
    let is_laid = coder.bit(&mut Bit::expecting(1, 8), given.city != CityChoice::Random);
    let city =
        if is_laid { CityChoice::Laid(code_city(coder, given.city)?) } else { CityChoice::Random };
    let municipality = code_municipality(coder, given.municipality)?;
    let rivalry = code_rivalry(coder, given.rivalry);
    Ok(Setup { rules, edition, seed, players, city, municipality, rivalry, start: None })
}

/// Codes the version of districts and arrows.
pub(super) fn code_edition(coder: &mut dyn Coder, given: u16) -> Result<u16, Part> {
    let edition = Number::new(2).code(coder, given.into());
    edition.try_into().map_err(|_| Part::Edition)
}

/// Codes the number of players.
pub(super) fn code_players(coder: &mut dyn Coder, given: u8) -> Result<u8, Part> {
    let least = MIN_PLAYERS as u8;
    let more = Tree::new(2, 3).code(coder, given.wrapping_sub(least).into()) as u8;
    if more < 3 { Ok(least + more) } else { Err(Part::Players) }
}

/// Codes the placed districts.
pub(super) fn code_city(
    coder: &mut dyn Coder,
    given: CityChoice,
) -> Result<[Placement; SIDES], Part> {
    let given = match given {
        CityChoice::Laid(placements) => placements,
        CityChoice::Random => IN_ORDER,
    };
    let mut city = IN_ORDER;
    for (place, given) in city.iter_mut().zip(given) {
        let district = Tree::new(3, SIDES).code(coder, given.district.into());
        let turn = Tree::new(2, 3).code(coder, given.turn.into());
        if district >= SIDES || turn >= 3 {
            return Err(Part::Map);
        }
        *place = Placement { district: district as u8, turn: turn as u8 };
    }
    Ok(city)
}

/// Codes how the Destinations are dealt.
pub(super) fn code_municipality(
    coder: &mut dyn Coder,
    given: Municipality,
) -> Result<Municipality, Part> {
    let known = Municipality::ALL;
    let at = known.iter().position(|&one| one == given).unwrap_or(0);
    known.get(Tree::new(2, known.len()).code(coder, at)).copied().ok_or(Part::Setup)
}

/// Codes how two players score the same test.
pub(super) fn code_rivalry(coder: &mut dyn Coder, given: Rivalry) -> Rivalry {
    let counts = coder.bit(&mut Bit::expecting(1, 8), given == Rivalry::Count);
    if counts { Rivalry::Count } else { Rivalry::Cancel }
}
