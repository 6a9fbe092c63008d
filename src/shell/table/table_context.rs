//! A table with everything that its areas need.

use crate::table::DeviceTurn;
use crate::table::intent::Intent;
use crate::table::open::TableView;
use crate::titles::TitleKey;
use crate::toolkit::border::table_ui::{TableArea, TableHandle};
use crate::toolkit::motion::Stage;
use crate::words::Locale;
use std::rc::Rc;
use yew::prelude::*;

/// A table with everything that its areas need.
#[derive(Clone, PartialEq)]
pub(crate) struct TableContext {
    pub title: TitleKey,
    pub table: TableHandle,
    /// The view of the current viewer.
    pub view: Rc<TableView>,
    pub locale: Locale,
    pub onintent: Callback<Intent>,
    /// The running motion of the page.
    pub stage: Stage,
}

impl TableContext {
    /// Returns the name of the game: that of its own board, else that of the title.
    pub(crate) fn name(&self) -> &'static str {
        self.table.0.board_name().unwrap_or_else(|| self.title.facts().name.of(self.locale))
    }

    /// Draws an area of the table; `None` if there is nothing to draw.
    pub(crate) fn draw(&self, area: TableArea) -> Option<Html> {
        self.table.0.draw(area, self.locale)
    }

    /// Returns the callback of a button that sends an intent.
    pub(crate) fn intent(&self, intent: Intent) -> Callback<MouseEvent> {
        self.onintent.reform(move |_: MouseEvent| intent.clone())
    }

    /// Returns whether it is the viewer's decision.
    pub(crate) fn may_act(&self) -> bool {
        matches!(self.view.turn, DeviceTurn::Yours(_))
    }
}
