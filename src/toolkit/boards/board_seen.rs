//! The player's board shown in this window: the rules use its numbers, and links to the rules name it.

use crate::engine::codec::BoardId;
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::Address;
use std::cell::Cell;

thread_local! {
    static SEEN: Cell<Option<BoardId>> = const { Cell::new(None) };
}

/// Remembers the board shown; `None` for a built-in one or none.
pub(crate) fn see(board: Option<BoardId>) {
    SEEN.set(board);
}

/// Returns the player's board shown now.
pub(crate) fn board_seen() -> Option<BoardId> {
    SEEN.get()
}

/// Returns the address of a title's rules, with the board shown if the title has own boards.
pub(crate) fn rules_address(title: TitleKey, rule: Option<&str>) -> String {
    let board = if title.has(Capability::OwnBoards) { board_seen() } else { None };
    Address::Rules(title, rule.map(str::to_owned), board).address()
}
