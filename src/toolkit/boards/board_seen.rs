//! The board that a player brought and that this window shows: the rules are read with its numbers, and links to them name it.

use crate::engine::codec::BoardId;
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::Address;
use std::cell::Cell;

thread_local! {
    static SEEN: Cell<Option<BoardId>> = const { Cell::new(None) };
}

/// Remembers the board that is shown; `None` where none is, or a built-in one.
pub(crate) fn see(board: Option<BoardId>) {
    SEEN.set(board);
}

/// The board that is shown.
pub(crate) fn board_seen() -> Option<BoardId> {
    SEEN.get()
}

/// The address of a title's rules, with the board that is shown where it is one of the title's.
pub(crate) fn rules_address(title: TitleKey, rule: Option<&str>) -> String {
    let board = if title.has(Capability::OwnBoards) { board_seen() } else { None };
    Address::Rules(title, rule.map(str::to_owned), board).address()
}
