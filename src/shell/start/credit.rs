//! Who made a game, who publishes it, and what of it is ours.

use crate::titles::{Capability, TitleKey};
use crate::words::{Locale, shell};

/// What is said of a title: by whom it is, and what of it is our own.
pub(crate) fn credit(title: TitleKey, locale: Locale) -> [String; 2] {
    let facts = title.facts();
    if title.has(Capability::OwnBoards) {
        let credit = shell::own_board_credit(facts.author, facts.publisher, locale);
        return [credit, shell::own_drawings(locale).to_owned()];
    }
    let name = facts.name.of(locale);
    let credit = shell::credit(name, facts.author, facts.publisher, locale);
    [credit, shell::own_boards(locale).to_owned()]
}
