//! A title's rulebook, with what the title draws for it.

use crate::words::Locale;
use crate::words::rulebook::Rulebook;
use yew::Html;

/// A rulebook as its page and its dialog have it.
#[derive(Clone, Copy)]
pub(crate) struct Book {
    pub rulebook: Rulebook,
    /// A drawing of the rules, by its number.
    pub figure: fn(u8, Locale) -> Html,
    /// The signs beside a term of the glossary, by its key.
    pub signs: fn(&str) -> Html,
}

impl Book {
    /// A rulebook without drawings.
    pub(crate) fn plain(rulebook: Rulebook) -> Book {
        Book { rulebook, figure: |_, _| Html::default(), signs: |_| Html::default() }
    }
}

/// A rulebook always comes with the same drawings.
impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        self.rulebook == other.rulebook
    }
}
