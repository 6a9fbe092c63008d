//! A title's rulebook with the title's drawings.

use crate::engine::codec::BoardId;
use crate::table::set_up::BoardFact;
use crate::words::Locale;
use crate::words::rulebook::Rulebook;
use yew::Html;

/// The name and the rule numbers of an own board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BoardSeen {
    pub name: &'static str,
    pub facts: Vec<BoardFact>,
}

/// A rulebook for its page and its dialog.
#[derive(Clone, Copy)]
pub(crate) struct Book {
    pub rulebook: Rulebook,
    /// Draws a figure of the rules, by its number.
    pub figure: fn(u8, Locale) -> Html,
    /// Draws the signs of a term of the glossary, by its key.
    pub signs: fn(&str) -> Html,
    /// Returns the name and the rule numbers of an own board; `None` if it is not loaded.
    pub board: fn(BoardId, Locale) -> Option<BoardSeen>,
}

impl Book {
    /// Makes a rulebook without drawings.
    pub(crate) fn plain(rulebook: Rulebook) -> Book {
        Book {
            rulebook,
            figure: |_, _| Html::default(),
            signs: |_| Html::default(),
            board: |_, _| None,
        }
    }

    /// Returns whether an own board is loaded.
    pub(crate) fn has_board(&self, board: BoardId) -> bool {
        (self.board)(board, Locale::English).is_some()
    }

    /// Returns the name and the rule numbers of an own board; empty if it is not loaded.
    pub(crate) fn board(&self, board: Option<BoardId>, locale: Locale) -> BoardSeen {
        board.and_then(|board| (self.board)(board, locale)).unwrap_or_default()
    }
}

/// Books with equal texts have the same drawings.
impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        self.rulebook == other.rulebook
    }
}
