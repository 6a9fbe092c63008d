//! Players: colours, names, levels of bots.

use crate::table::controller_name;
use crate::table::{Controller, PlayerColor};
use crate::words::Locale;

impl Locale {
    /// A colour.
    pub fn color(self, color: PlayerColor) -> &'static str {
        color.name_in(self)
    }

    /// Who decides for a seat.
    pub fn controller(self, controller: Controller) -> &'static str {
        controller_name(controller, self)
    }
}
