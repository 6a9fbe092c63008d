//! The result of a table as a card.

use super::TableModel;
use crate::table::Device;
use crate::table::title::Title;
use crate::table::view::ResultCard;
use crate::words::Locale;

impl<G: Title> TableModel<G> {
    /// Returns the result as a picture with the address of the game.
    pub fn result_card(&self, address: &str, locale: Locale) -> Option<ResultCard> {
        let played_for = (self.device != Device::Visiting).then_some(self.table.mode);
        self.ask(locale, |seen| G::result_card(seen, played_for, address))
    }
}
