//! How the boards of titles lie on this device.

use super::storage;
use crate::table::turned::Turned;

const KEY: &str = "catenary.turned.";
const QUARTER: &str = "quarter";

/// How a title's board was left; nothing where it was never opened here.
pub fn kept_turned(title: &str) -> Option<Turned> {
    let text = storage()?.get_item(&format!("{KEY}{title}")).ok()??;
    Some(if text == QUARTER { Turned::Quarter } else { Turned::Not })
}

/// Keeps how a title's board lies; where that fails it lasts until the page is closed.
pub fn keep_turned(title: &str, turned: Turned) {
    let text = if turned == Turned::Quarter { QUARTER } else { "not" };
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{KEY}{title}"), text);
    }
}
