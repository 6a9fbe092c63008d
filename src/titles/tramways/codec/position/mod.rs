//! Positions of Tramways in links.
//!
//! Only positions at the start of a whole action have a form: nothing but one card of Administration is in play. What follows
//! from other parts is not written: a Parcel's owner holds its card; locations, the table of rails, tiles left and hand limits
//! are derived. All numbers here are part of the format and frozen.

mod cards;
mod layout;
mod links;
mod piles;
mod players;
mod town;
mod turn;

use super::setup;
use crate::engine::codec::Part;
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::{Bit, Coder};
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::start::Start;
use crate::titles::tramways::rules::{completion, deal};

/// Codes the setup of a game that begins at a position; an error names the part with an impossible value.
pub(super) fn code(
    coder: &mut dyn Coder,
    rules: u16,
    given: Option<&Setup>,
) -> Result<Setup, Part> {
    let setup = code_table(coder, rules, given)?;
    let mut state = deal::table(&setup).map_err(|_| Part::Map)?;
    let blank = state.clone();
    let given = given.and_then(|setup| setup.start.as_ref()).map_or(&blank, Start::state);
    turn::code(coder, given, &mut state)?;
    let places = cards::code(coder, given, &mut state)?;
    piles::code(coder, given, &mut state)?;
    town::code(coder, given, &mut state)?;
    links::code(coder, given, &mut state)?;
    completion::complete(&mut state);
    town::code_passengers(coder, given, &mut state);
    players::code(coder, given, &mut state)?;
    cards::code_seen(coder, given, &mut state, &places);
    let start = Start::new(state).map_err(|_| Part::Position)?;
    Ok(start.setup())
}

/// Codes the table before the deal.
fn code_table(coder: &mut dyn Coder, rules: u16, given: Option<&Setup>) -> Result<Setup, Part> {
    let standard = Setup::standard(1, 0);
    let given = given.unwrap_or(&standard);
    let edition = Number::new(2).code(coder, given.edition.into());
    let seats = setup::code_seats(coder, &given.seats)?;
    let deal = setup::code_deal(coder, given.deal);
    let development = setup::code_development(coder, given.development);
    let edition = edition.try_into().map_err(|_| Part::Edition)?;
    let map = layout::code(coder, &given.map, seats.len())?;
    Ok(Setup { rules, edition, seed: 0, seats, deal, development, map, start: None })
}

/// Codes a number below a bound, all equally likely. A number read can be higher.
fn below(coder: &mut dyn Coder, given: usize, bound: usize) -> usize {
    let depth = bound.max(1).next_power_of_two().ilog2();
    Tree::new(depth, bound).code(coder, given.min((1 << depth) - 1))
}

/// Codes an order of different items; `None` if it is not one.
fn code_order<T: Copy + PartialEq>(
    coder: &mut dyn Coder,
    given: &[T],
    mut left: Vec<T>,
) -> Option<Vec<T>> {
    let mut found = Vec::new();
    while left.len() > 1 {
        let next = given.get(found.len());
        let at = left.iter().position(|item| Some(item) == next).unwrap_or(0);
        let at = below(coder, at, left.len());
        if at >= left.len() {
            return None;
        }
        found.push(left.remove(at));
    }
    found.extend(left);
    Some(found)
}

/// Codes a value that is usually foreseen.
fn code_foreseen<T: PartialEq>(
    coder: &mut dyn Coder,
    given: &T,
    foreseen: Option<T>,
    otherwise: impl FnOnce(&mut dyn Coder) -> Option<T>,
) -> Option<T> {
    match foreseen {
        Some(foreseen) if coder.bit(&mut Bit::expecting(15, 16), *given == foreseen) => {
            Some(foreseen)
        }
        _ => otherwise(coder),
    }
}
