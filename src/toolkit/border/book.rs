//! A title's rulebook, with what the title draws for it.

use crate::engine::codec::BoardId;
use crate::table::set_up::BoardFact;
use crate::words::Locale;
use crate::words::rulebook::Rulebook;
use yew::Html;

/// A board with its numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BoardSeen {
    pub name: &'static str,
    pub facts: Vec<BoardFact>,
}

/// A rulebook as its page and its dialog have it.
#[derive(Clone, Copy)]
pub(crate) struct Book {
    pub rulebook: Rulebook,
    /// A drawing of the rules, by its number.
    pub figure: fn(u8, Locale) -> Html,
    /// The signs beside a term of the glossary, by its key.
    pub signs: fn(&str) -> Html,
    /// A board that a player brought, once it was read.
    pub board: fn(BoardId, Locale) -> Option<BoardSeen>,
}

impl Book {
    /// A rulebook without drawings.
    pub(crate) fn plain(rulebook: Rulebook) -> Book {
        Book {
            rulebook,
            figure: |_, _| Html::default(),
            signs: |_| Html::default(),
            board: |_, _| None,
        }
    }

    /// Whether a board was read.
    pub(crate) fn has_board(&self, board: BoardId) -> bool {
        (self.board)(board, Locale::English).is_some()
    }

    /// A board with its numbers; one without any where it was not read.
    pub(crate) fn board(&self, board: Option<BoardId>, locale: Locale) -> BoardSeen {
        board.and_then(|board| (self.board)(board, locale)).unwrap_or_default()
    }
}

/// A rulebook always comes with the same drawings.
impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        self.rulebook == other.rulebook
    }
}
