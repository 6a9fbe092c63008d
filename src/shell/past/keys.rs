//! The keys of the past, while it is open.

use crate::shell::table::table_context::TableContext;
use crate::table::intent::Intent;
use crate::table::open::RoundStart;
use crate::table::past::PastStep;
use crate::table::words::{KeyPlace, MapKey};
use crate::toolkit::hooks::{is_taken, stroke, use_page_keys};
use yew::prelude::*;

/// Arrows go an action back or on, with Shift a decision; Page Up and Page Down a round; Home and End to the start and
/// the end. `run` starts or stops the replay.
#[hook]
pub(super) fn use_past_keys(at: &TableContext, stops: &[RoundStart], run: &Callback<()>) {
    let heard = (at.clone(), stops.to_vec(), run.clone());
    use_page_keys(heard, |event, (at, stops, run)| {
        if event.alt_key() || is_taken(event) {
            return;
        }
        let stroke = stroke(event);
        let Some((what, name)) = KeyPlace::Past.function_of(&stroke) else { return };
        event.prevent_default();
        if what == MapKey::Replay {
            run.emit(());
        } else if let Some(walk) = PastStep::of_key(name) {
            let past = &at.view.past;
            at.onintent.emit(Intent::GoTo { line: past.line, ply: walk.from(past, stops) });
        }
    });
}
