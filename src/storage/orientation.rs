//! The orientation of boards on this device. It is not part of copies, because each device has its own screen.

use super::storage;
use crate::table::board::orientation::Turned;

const KEY: &str = "catenary.turned.";
const QUARTER: &str = "quarter";

/// The orientation saved for boards of this kind; `None` if none was opened here.
pub(crate) fn saved_orientation(boards: &str) -> Option<Turned> {
    let text = storage()?.get_item(&format!("{KEY}{boards}")).ok()??;
    Some(if text == QUARTER { Turned::Quarter } else { Turned::Not })
}

/// Stores the orientation of boards of this kind; if that fails it lasts until the page is closed.
pub(crate) fn keep_turned(boards: &str, turned: Turned) {
    let text = if turned == Turned::Quarter { QUARTER } else { "not" };
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{KEY}{boards}"), text);
    }
}
