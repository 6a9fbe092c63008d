//! Link formats of San Francisco, Berlin and players' own boards.

#![warn(missing_docs)]

pub mod board;
mod course;
mod position;

use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::Coder;
use crate::engine::codec::{BoardForm, BoardId, Coded, Part, SetupForm};
use crate::titles::city::boards::{Board, EDITION, OWN_NUMBER};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::setup::{MIN_PLAYERS, Setup};
use crate::titles::city::rules::start::Start;
use crate::titles::city::rules::state::State;
use course::Course;
use std::cmp::Ordering;

/// Title numbers in links: the built-in boards, then players' own boards.
const NUMBERS: [u16; Board::BUILT_IN.len() + 1] = {
    let mut numbers = [OWN_NUMBER; Board::BUILT_IN.len() + 1];
    let mut at = 0;
    while at < Board::BUILT_IN.len() {
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

    fn setup(coder: &mut dyn Coder, form: SetupForm, given: Option<&Setup>) -> Result<Setup, Part> {
        let setup = code_table(coder, form, given)?;
        let seed = Number::new(64).code(coder, given.map_or(0, |given| given.seed));
        Ok(Setup { seed, ..setup })
    }

    fn position(
        coder: &mut dyn Coder,
        form: SetupForm,
        given: Option<&Setup>,
    ) -> Result<Setup, Part> {
        position::code(coder, form, given)
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

    fn action(course: &mut Course, coder: &mut dyn Coder, given: Option<Action>) -> Option<Action> {
        course.code(coder, given)
    }
}

/// Codes a setup without its seed.
fn code_table(
    coder: &mut dyn Coder,
    form: SetupForm,
    given: Option<&Setup>,
) -> Result<Setup, Part> {
    if form.title == OWN_NUMBER {
        return code_own_table(coder, form, given);
    }
    let standard = Setup::standard(Board::SAN_FRANCISCO, 2, 0);
    let given = given.unwrap_or(&standard);
    let edition = Number::new(2).code(coder, EDITION.into());
    let board = if coder.plain(given.board == Board::BERLIN) {
        Board::BERLIN
    } else {
        Board::SAN_FRANCISCO
    };
    let players = code_players(coder, FIRST_PLAYERS, given.players)?;
    match edition.cmp(&EDITION.into()) {
        Ordering::Less => return Err(Part::OldEdition),
        Ordering::Greater => return Err(Part::Edition),
        Ordering::Equal => {}
    }
    Ok(Setup { rules: form.rules, board, players, seed: 0, start: None })
}

/// Codes a setup on a player's own board: all of its tables, or its id.
fn code_own_table(
    coder: &mut dyn Coder,
    form: SetupForm,
    given: Option<&Setup>,
) -> Result<Setup, Part> {
    let players = code_players(coder, OWN_PLAYERS, given.map_or(0, |it| it.players))?;
    let board = if coder.plain(form.board == BoardForm::Whole) {
        let own_boards = board::functions().ok_or(Part::Board)?;
        let tables = (own_boards.code)(coder, given.and_then(|it| it.board.own()))?;
        given.map_or_else(|| (own_boards.keep)(tables), |it| Ok(it.board))?
    } else {
        let id = code_id(coder, given.map_or(BoardId(0), |it| it.board.id()));
        given.map_or_else(|| Board::of_id(id).ok_or(Part::MissingBoard(id)), |it| Ok(it.board))?
    };
    if usize::from(players) > board.data().most_players() {
        return Err(Part::Players);
    }
    Ok(Setup { rules: form.rules, board, players, seed: 0, start: None })
}

fn code_id(coder: &mut dyn Coder, given: BoardId) -> BoardId {
    let bit = |found, level| found << 1 | u64::from(coder.plain(given.0 >> level & 1 == 1));
    BoardId((0..u64::BITS).rev().fold(0, bit))
}

/// The most players on a built-in board.
const FIRST_PLAYERS: usize = 4;
/// The most players on an own board of the second version (CBIG-1).
const OWN_PLAYERS: usize = 5;

/// Codes the number of players, at most `most`.
fn code_players(coder: &mut dyn Coder, most: usize, given: u8) -> Result<u8, Part> {
    let most = most - MIN_PLAYERS;
    let more = usize::from(given).saturating_sub(MIN_PLAYERS).min(most);
    let more = Tree::new(2, FIRST_PLAYERS - MIN_PLAYERS + 1).code(coder, more);
    if more > most { Err(Part::Players) } else { Ok((MIN_PLAYERS + more) as u8) }
}
