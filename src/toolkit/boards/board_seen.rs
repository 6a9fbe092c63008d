//! The own board shown in this window: the rules show its numbers, and links to the rules carry its id.

use crate::engine::codec::BoardId;
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::Address;
use std::cell::Cell;

thread_local! {
    static SEEN: Cell<Option<BoardId>> = const { Cell::new(None) };
}

/// Remembers the own board on screen; `None` for a built-in board or none.
pub(crate) fn see(board: Option<BoardId>) {
    SEEN.set(board);
}

/// Returns the own board on screen.
pub(crate) fn board_seen() -> Option<BoardId> {
    SEEN.get()
}

/// Returns the address of a title's rules, with the own board on screen if the title has own boards.
pub(crate) fn rules_address(title: TitleKey, rule: Option<&str>) -> String {
    let board = if title.has(Capability::OwnBoards) { board_seen() } else { None };
    Address::Rules(title, rule.map(str::to_owned), board).address()
}
