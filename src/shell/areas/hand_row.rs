//! The hand in a narrow window: a row of small pieces, which opens where a title draws more of them.

use crate::shell::table::table_context::TableContext;
use crate::toolkit::border::table_ui::HandRow;
use crate::toolkit::hooks::use_overlay;
use yew::prelude::*;

/// The row of the hand: open or closed, and the button for that.
pub(crate) struct OpenedRow {
    /// As the title wants it now.
    usual: HandRow,
    row: HandRow,
    chosen: UseStateHandle<Option<Chosen>>,
}

/// The player has opened or closed the row; that holds until the title wants it otherwise.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Chosen {
    usual: HandRow,
    row: HandRow,
}

/// Whether the row is open, by the title and the player. The way back closes what the player has opened.
#[hook]
pub(crate) fn use_hand_row(at: &TableContext) -> OpenedRow {
    let usual = at.table.0.hand_row(at.locale);
    let chosen = use_state_eq(|| None::<Chosen>);
    let row = chosen.filter(|chosen| chosen.usual == usual).map_or(usual, |chosen| chosen.row);
    let is_raised = chosen.is_some_and(|it| it.usual == usual && it.row == HandRow::Open);
    let setter = chosen.setter();
    use_overlay(is_raised, Callback::from(move |()| setter.set(None)));
    OpenedRow { usual, row, chosen }
}

impl OpenedRow {
    /// The class of the table while the hand is open.
    pub(crate) fn class(&self) -> Option<&'static str> {
        (self.row == HandRow::Open).then_some("is-hand-open")
    }

    /// The button that opens or closes it.
    pub(crate) fn opener(&self, at: &TableContext) -> Html {
        let usual = self.usual;
        let (row, words) = match self.row {
            HandRow::Closed => (HandRow::Open, at.locale.open_hand()),
            HandRow::Open => (HandRow::Closed, at.locale.close_hand()),
        };
        let chosen = self.chosen.setter();
        let onclick = Callback::from(move |_: MouseEvent| chosen.set(Some(Chosen { usual, row })));
        html! {
            <button type="button" class="table-of__opener" {onclick} aria-expanded={(self.row == HandRow::Open).to_string()}
                aria-label={words} title={words} data-testid="open-hand"></button>
        }
    }
}
