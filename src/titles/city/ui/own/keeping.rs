//! Saves own boards on this device, starts games on them, exports and sends them.

use crate::engine::codec::{self, BoardId, Link};
use crate::storage::{Listed, StoreError, keep_board, keep_made, list, saved_boards};
use crate::table::SavedBoard;
use crate::table::set_up::{NewGame, SetUp, SetUpChoices};
use crate::titles::city::boards::{Board, OWN_KEY};
use crate::titles::city::codec::board::{read, write};
use crate::titles::city::import::{self, Draft};
use crate::titles::city::rules::City;
use crate::titles::city::words::own as words;
use crate::toolkit::address::Address;
use crate::toolkit::browser::export::save_text;
use crate::toolkit::widgets::seed::fresh_seed;
use crate::words::Locale;
use crate::words::letters::in_small;

/// The default number of players.
const PLAYERS: usize = 2;

/// Returns why a board could not be saved.
pub(super) fn why_not_kept(error: StoreError, locale: Locale) -> &'static str {
    match error {
        StoreError::NoStorage => words::no_storage(locale),
        _ => words::full(locale),
    }
}

/// Saves a board on this device.
pub(super) fn keep(board: Board) -> Result<(), StoreError> {
    let link = write(board);
    let kept = link.and_then(|link| SavedBoard::new(board.data().name, &link).ok());
    kept.map_or(Ok(()), |kept| keep_board(&kept))
}

/// Returns the boards on this device that can be played.
pub(super) fn kept() -> Vec<Board> {
    saved_boards().iter().filter_map(|kept| read(kept.link()).ok()).collect()
}

/// Returns the number of saved games on a board.
pub(super) fn games_on(board: BoardId) -> usize {
    let is_on = |game: &Listed| match game {
        Listed::Good(_, save) if save.title() == OWN_KEY => {
            save.record::<City>().is_ok_and(|record| record.setup.board.id() == board)
        }
        Listed::Good(..) | Listed::Broken(..) => false,
    };
    list().iter().filter(|game| is_on(game)).count()
}

/// Goes to the page of a new game on a board.
pub(super) fn play(board: Board) {
    let choices = SetUpChoices { laid: write(board), ..SetUpChoices::default() };
    let game = NewGame { players: PLAYERS, choices, seed: fresh_seed() };
    let setup = City::set_up(OWN_KEY, &game);
    let link = setup.map(|setup| codec::write(&Link::<City>::setup(setup)));
    link.into_iter().for_each(|link| Address::Visit(keep_made(&link)).go());
}

/// Returns the address that opens a board on another device.
pub(super) fn address(board: Board) -> Option<String> {
    write(board).map(|link| Address::Link(link).whole_address())
}

/// Returns the board of a link as a draft to view.
pub(super) fn draft_of_link(text: &str, locale: Locale) -> Result<Draft, String> {
    let board = read(text).map_err(|error| locale.link_error(error))?;
    Draft::of(board).ok_or_else(|| words::unreadable(locale).to_owned())
}

/// Lets the browser save a board as a file.
pub(crate) fn save_as_file(board: Board) {
    let data = board.data();
    let letters = in_small(data.name);
    let plain = letters.chars().map(|it| if it.is_alphanumeric() { it } else { '-' });
    let name: String = plain.collect();
    // A browser that cannot save files shows its own message.
    let _ = save_text(&format!("board-{}.json", name.trim_matches('-')), &import::write(data));
}
