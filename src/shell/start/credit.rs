//! The author and publisher of a game, and which parts are ours.

use crate::titles::{Capability, TitleKey};
use crate::words::{Locale, shell};

/// Returns two sentences: the author and publisher of a title, and which parts are ours.
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
