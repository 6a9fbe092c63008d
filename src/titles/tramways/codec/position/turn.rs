//! Round, turn order, auction and decision.

use super::{below, code_foreseen, code_order};
use crate::engine::codec::Part;
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::{Bit, Coder};
use crate::engine::game::{Rng, Seat};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::state::{
    Auction, Decision, Half, LAST_ROUND, Seats, State, Turn,
};

/// The decisions where a position can begin; the order is frozen.
const DECISIONS: [Decision; 10] = [
    Decision::Task,
    Decision::Line,
    Decision::Bid,
    Decision::Administration,
    Decision::Market,
    Decision::Fill,
    Decision::Over,
    Decision::Book,
    Decision::Keep,
    Decision::Draft,
];

/// Codes the progress of the game.
pub(super) fn code(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    into.rng = code_chance(coder, given.rng);
    into.round = below(coder, given.round.into(), usize::from(LAST_ROUND) + 1) as u8;
    let decision = DECISIONS.iter().position(|&decision| decision == given.decision).unwrap_or(0);
    into.decision = *DECISIONS.get(below(coder, decision, DECISIONS.len())).ok_or(Part::Turn)?;
    for tile in 0..into.supply_tiles.len() {
        into.supply_tiles[tile] =
            BuildingType::ALL[below(coder, given.supply_tiles[tile].index(), 4)];
    }
    if into.player_count() > 1 {
        into.auction =
            code_auction(coder, &given.auction, into.player_count()).ok_or(Part::Turn)?;
        into.order = code_turn_order(coder, given, &into.auction).ok_or(Part::Turn)?;
    }
    into.turn = code_turn(coder, given.turn, into.decision).ok_or(Part::Turn)?;
    into.seat = code_seat(coder, given.seat, into).ok_or(Part::Turn)?;
    Ok(())
}

/// Codes the generator: usually 64 bits, or 32 if it was seeded anew.
fn code_chance(coder: &mut dyn Coder, given: Rng) -> Rng {
    let given = given.state();
    let long = coder.bit(&mut Bit::expecting(3, 4), given > u32::MAX.into());
    let bits = if long { u64::BITS } else { u32::BITS };
    let seed = (0..bits)
        .rev()
        .fold(0, |found, level| found << 1 | u64::from(coder.plain(given >> level & 1 == 1)));
    Rng::new(seed)
}

fn code_auction(coder: &mut dyn Coder, given: &Auction, count: usize) -> Option<Auction> {
    let all: Vec<Seat> = (0..count as u8).map(Seat).collect();
    let old = code_order(coder, &given.old, all)?;
    let next = below(coder, given.next.into(), count) as u8;
    let mut left = old.clone();
    let front = code_places(coder, &given.front, &mut left, count)?;
    let back = code_places(coder, &given.back, &mut left, count)?;
    let (mut bids, mut more) = (Number::new(2), Number::new(0));
    let mut auction =
        Auction { old: old.into_iter().collect(), next, front, back, ..given.clone() };
    for seat in given.bids.seats() {
        let bid = bids.code(coder, given.bids[seat].into());
        let before = given.paid[seat].saturating_sub(given.bids[seat]);
        let paid = bid.saturating_add(more.code(coder, before.into()));
        auction.bids[seat] = bid.try_into().ok()?;
        auction.paid[seat] = paid.try_into().ok()?;
    }
    Some(auction)
}

/// Codes some of the remaining seats, in their order.
fn code_places(
    coder: &mut dyn Coder,
    given: &[Seat],
    left: &mut Vec<Seat>,
    count: usize,
) -> Option<Seats> {
    let length = below(coder, given.len(), count + 1);
    let mut places = Seats::new();
    for at in 0..length.min(count) {
        let wanted = given.get(at);
        let index = left.iter().position(|seat| Some(seat) == wanted).unwrap_or(0);
        let index = below(coder, index, left.len());
        if index >= left.len() {
            return None;
        }
        places.push(left.remove(index));
    }
    Some(places)
}

/// Codes the turn order, which usually follows from the auction.
fn code_turn_order(coder: &mut dyn Coder, given: &State, auction: &Auction) -> Option<Seats> {
    let mut foreseen: Seats = auction.front.clone();
    foreseen.extend(auction.back.iter().rev().copied());
    if foreseen.len() < auction.old.len() {
        foreseen = auction.old.clone();
    }
    let all: Vec<Seat> = (0..auction.old.len() as u8).map(Seat).collect();
    code_foreseen(coder, &given.order, Some(foreseen), |coder| {
        code_order(coder, &given.order, all).map(|order| order.into_iter().collect())
    })
}

fn code_turn(coder: &mut dyn Coder, given: Turn, decision: Decision) -> Option<Turn> {
    let acting = decision == Decision::Task;
    let position = Number::new(2).code(coder, given.position.into());
    let odds = if acting { Bit::even() } else { Bit::expecting(15, 16) };
    let second = coder.bit(&mut odds.clone(), given.half == Half::Second);
    let odds = if acting { Bit::expecting(1, 3) } else { Bit::expecting(1, 16) };
    let actions = if coder.bit(&mut odds.clone(), given.actions > 0) {
        1 + u8::from(coder.bit(&mut Bit::expecting(1, 16), given.actions > 1))
    } else {
        0
    };
    let took_money = coder.bit(&mut Bit::expecting(1, 8), given.took_money);
    let discards = Number::new(0).code(coder, given.discards.into());
    Some(Turn {
        position: position.try_into().ok()?,
        half: if second { Half::Second } else { Half::First },
        actions,
        took_money,
        discards: discards.try_into().ok()?,
    })
}

/// Codes the deciding seat, which usually follows from the position.
fn code_seat(coder: &mut dyn Coder, given: Seat, state: &State) -> Option<Seat> {
    let (position, count) = (usize::from(state.turn.position), state.player_count());
    let foreseen = match state.decision {
        Decision::Bid => state.auction.old.get(usize::from(state.auction.next)).copied(),
        Decision::Book => count.checked_sub(position).and_then(|at| state.order.get(at).copied()),
        Decision::Line => state.order.first().copied(),
        Decision::Draft => None,
        _ => state.order.get(position).copied(),
    };
    let all = Tree::new(3, count);
    code_foreseen(coder, &given, foreseen, |coder| {
        Some(Seat(all.clone().code(coder, given.index()) as u8)).filter(|seat| seat.index() < count)
    })
}
