//! The hand in a narrow window: a row of small pieces, which opens if a title draws them larger, too.

use crate::shell::table::table_context::TableContext;
use crate::toolkit::border::table_ui::HandRow;
use crate::toolkit::hooks::use_overlay;
use yew::prelude::*;

/// The state of the hand's row, and the button that opens and closes it.
pub(crate) struct OpenedRow {
    /// The title's current default.
    usual: HandRow,
    row: HandRow,
    chosen: UseStateHandle<Option<HandChoice>>,
}

/// The player's choice; it holds until the title's default changes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct HandChoice {
    usual: HandRow,
    row: HandRow,
}

/// Returns the state of the row by the title and the player. The back button closes a row that the player opened.
#[hook]
pub(crate) fn use_hand_row(at: &TableContext) -> OpenedRow {
    let usual = at.table.0.hand_row(at.locale);
    let chosen = use_state_eq(|| None::<HandChoice>);
    let row = chosen.filter(|chosen| chosen.usual == usual).map_or(usual, |chosen| chosen.row);
    let is_raised = chosen.is_some_and(|it| it.usual == usual && it.row == HandRow::Open);
    let setter = chosen.setter();
    use_overlay(is_raised, Callback::from(move |()| setter.set(None)));
    OpenedRow { usual, row, chosen }
}

impl OpenedRow {
    /// Returns the class of the table while the hand is open.
    pub(crate) fn class(&self) -> Option<&'static str> {
        (self.row == HandRow::Open).then_some("is-hand-open")
    }

    /// Draws the button that opens or closes the row.
    pub(crate) fn opener(&self, at: &TableContext) -> Html {
        let usual = self.usual;
        let (row, words) = match self.row {
            HandRow::Closed => (HandRow::Open, at.locale.open_hand()),
            HandRow::Open => (HandRow::Closed, at.locale.close_hand()),
        };
        let chosen = self.chosen.setter();
        let onclick =
            Callback::from(move |_: MouseEvent| chosen.set(Some(HandChoice { usual, row })));
        html! {
            <button type="button" class="table-of__opener" {onclick} aria-expanded={(self.row == HandRow::Open).to_string()}
                aria-label={words} title={words} data-testid="open-hand"></button>
        }
    }
}
