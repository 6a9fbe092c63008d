//! San Francisco and Berlin in links.

#![warn(missing_docs)]

mod course;
mod position;

use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::Coder;
use crate::engine::codec::{Coded, Part};
use crate::titles::city::boards::{Board, EDITION};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::setup::{MAX_PLAYERS, MIN_PLAYERS, Setup};
use crate::titles::city::rules::start::Start;
use crate::titles::city::rules::state::State;
use course::Course;
use std::cmp::Ordering;

/// The numbers of the boards in links.
const NUMBERS: [u16; Board::BUILT_IN.len()] = {
    let mut numbers = [0; Board::BUILT_IN.len()];
    let mut at = 0;
    while at < numbers.len() {
        numbers[at] = Board::BUILT_IN[at].sheet().number;
        at += 1;
    }
    numbers
};

impl Coded for City {
    const NUMBERS: &'static [u16] = &NUMBERS;
    type Course = Course;

    fn number(setup: &Setup) -> u16 {
        setup.board.sheet().number
    }

    fn setup(coder: &mut impl Coder, rules: u16, given: Option<&Setup>) -> Result<Setup, Part> {
        let setup = code_table(coder, rules, given)?;
        let seed = Number::new(64).code(coder, given.map_or(0, |given| given.seed));
        Ok(Setup { seed, ..setup })
    }

    fn position(coder: &mut impl Coder, rules: u16, given: Option<&Setup>) -> Result<Setup, Part> {
        position::code(coder, rules, given)
    }

    fn is_position(setup: &Setup) -> bool {
        setup.start.is_some()
    }

    fn begin_at(state: &State) -> Option<Setup> {
        Some(Start::new(state.clone()).ok()?.setup())
    }

    fn course(setup: &Setup) -> Course {
        Course::new(setup.data())
    }

    fn action(
        course: &mut Course,
        coder: &mut impl Coder,
        given: Option<Action>,
    ) -> Option<Action> {
        course.code(coder, given)
    }
}

/// Codes everything of a setup but its seed.
fn code_table(coder: &mut impl Coder, rules: u16, given: Option<&Setup>) -> Result<Setup, Part> {
    let standard = Setup::standard(Board::SAN_FRANCISCO, 2, 0);
    let given = given.unwrap_or(&standard);
    let edition = Number::new(2).code(coder, EDITION.into());
    let board = if coder.plain(given.board == Board::BERLIN) {
        Board::BERLIN
    } else {
        Board::SAN_FRANCISCO
    };
    let most = MAX_PLAYERS - MIN_PLAYERS;
    let more = usize::from(given.players).saturating_sub(MIN_PLAYERS).min(most);
    let more = Tree::new(2, most + 1).code(coder, more);
    if more > most {
        return Err(Part::Players);
    }
    match edition.cmp(&EDITION.into()) {
        Ordering::Less => return Err(Part::OldEdition),
        Ordering::Greater => return Err(Part::Edition),
        Ordering::Equal => {}
    }
    let players = (MIN_PLAYERS + more) as u8;
    Ok(Setup { rules, board, players, seed: 0, start: None })
}
