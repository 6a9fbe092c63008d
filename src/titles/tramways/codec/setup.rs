//! The setup of Tramways in links.

use crate::engine::codec::Part;
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::{Bit, Coder};
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::variants::{
    BoardSide, Deal, DevelopmentRule, MapBoard, MapChoice, MapSize, PlacedBoard, PlayerBoard, Sides,
};
use arrayvec::ArrayVec;

/// Codes a setup; an error names the part with an impossible value.
pub(super) fn code(
    coder: &mut dyn Coder,
    rules: u16,
    given: Option<&Setup>,
) -> Result<Setup, Part> {
    let standard = Setup::standard(1, 0);
    let given = given.unwrap_or(&standard);
    let edition = Number::new(2).code(coder, given.edition.into());
    Ok(Setup {
        rules,
        edition: edition.try_into().map_err(|_| Part::Edition)?,
        seed: Number::new(64).code(coder, given.seed),
        seats: code_seats(coder, &given.seats)?,
        deal: code_deal(coder, given.deal),
        development: code_development(coder, given.development),
        map: code_map(coder, &given.map)?,
        start: None,
    })
}

/// Codes the deal of Parcel cards.
pub(super) fn code_deal(coder: &mut dyn Coder, given: Deal) -> Deal {
    let advanced = code_choice(coder, given == Deal::Advanced);
    if advanced { Deal::Advanced } else { Deal::Normal }
}

/// Codes the rule for Development cards.
pub(super) fn code_development(coder: &mut dyn Coder, given: DevelopmentRule) -> DevelopmentRule {
    let alternative = code_choice(coder, given == DevelopmentRule::Alternative);
    if alternative { DevelopmentRule::Alternative } else { DevelopmentRule::Original }
}

/// Codes a choice that is usually not taken.
fn code_choice(coder: &mut dyn Coder, given: bool) -> bool {
    coder.bit(&mut Bit::expecting(1, 8), given)
}

/// Codes the player board of each seat.
pub(super) fn code_seats<const N: usize>(
    coder: &mut dyn Coder,
    given: &ArrayVec<PlayerBoard, N>,
) -> Result<ArrayVec<PlayerBoard, N>, Part> {
    let count = 1 + Tree::new(3, N).code(coder, given.len().wrapping_sub(1));
    if count > N {
        return Err(Part::Players);
    }
    let mut hard = Bit::expecting(1, 8);
    let seat = |at: usize| {
        if coder.bit(&mut hard, given.get(at) == Some(&PlayerBoard::Hard)) {
            PlayerBoard::Hard
        } else {
            PlayerBoard::Normal
        }
    };
    Ok((0..count).map(seat).collect())
}

fn code_map(coder: &mut dyn Coder, given: &MapChoice) -> Result<MapChoice, Part> {
    let placements: &[PlacedBoard] = match given {
        MapChoice::Layout(placements) => placements,
        MapChoice::Random { .. } => &[],
    };
    if code_choice(coder, matches!(given, MapChoice::Layout(_))) {
        return code_layout(coder, placements);
    }
    const SIDES: [Sides; 3] = [Sides::Mixed, Sides::Normal, Sides::Hard];
    let is_given =
        |&known: &Sides| matches!(given, MapChoice::Random { sides, .. } if *sides == known);
    let sides = SIDES.iter().position(is_given).unwrap_or(0);
    let sides = SIDES.get(Tree::new(2, SIDES.len()).code(coder, sides)).ok_or(Part::Map)?;
    let expert = matches!(given, MapChoice::Random { size: MapSize::Expert, .. });
    let size = if code_choice(coder, expert) { MapSize::Expert } else { MapSize::Standard };
    Ok(MapChoice::Random { sides: *sides, size })
}

/// Codes boards at any place.
pub(super) fn code_layout(coder: &mut dyn Coder, given: &[PlacedBoard]) -> Result<MapChoice, Part> {
    let count = Tree::new(4, 11).code(coder, given.len());
    let mut placements = ArrayVec::new();
    let nowhere = PlacedBoard { board: MapBoard(0), side: BoardSide::Normal, turn: 0, x: 0, y: 0 };
    for at in 0..count {
        let placement = code_placement(coder, given.get(at).unwrap_or(&nowhere))?;
        placements.try_push(placement).map_err(|_| Part::Map)?;
    }
    Ok(MapChoice::Layout(placements))
}

fn code_placement(coder: &mut dyn Coder, given: &PlacedBoard) -> Result<PlacedBoard, Part> {
    Ok(PlacedBoard {
        board: MapBoard(Tree::new(8, 12).code(coder, given.board.0.into()) as u8),
        side: if coder.plain(given.side == BoardSide::Hard) {
            BoardSide::Hard
        } else {
            BoardSide::Normal
        },
        turn: Tree::new(8, 4).code(coder, given.turn.into()) as u8,
        x: code_place(coder, given.x)?,
        y: code_place(coder, given.y)?,
    })
}

/// Codes a whole number of either sign: 0, -1, 1, -2, 2 ...
fn code_place(coder: &mut dyn Coder, given: i8) -> Result<i8, Part> {
    let given = i64::from(given);
    let folded = Number::new(5).code(coder, (given << 1 ^ given >> 63) as u64);
    let place = (folded >> 1) as i64 ^ -((folded & 1) as i64);
    place.try_into().map_err(|_| Part::Map)
}
