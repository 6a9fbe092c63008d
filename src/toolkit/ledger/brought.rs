//! What files bring of ranked games: nothing of it is believed before it was replayed.

use super::Checked;
use super::attempts::{attempt_under_way, record_of_save, setup_of, taken, traces};
use crate::storage::Brought;
use crate::table::scores::deal::Trace;
use crate::table::scores::proof::prove;
use crate::table::scores::{Attempt, Par};
use crate::table::title::Title;
use crate::table::{Save, SaveError};
use crate::toolkit::hooks::today;

/// What a save that comes in holds. The list of games shows the picture of one that does not count, so that counts as seen.
///
/// # Errors
/// The save cannot be played at all.
pub(super) fn checked<G: Title>(save: &Save) -> Result<Checked, SaveError> {
    let illegal = save.check::<G>(G::key)?;
    let record = if save.mode.is_strict() { record_of_save::<G>(save) } else { None };
    // The record of a game for the scores has its own mark.
    let is_noted = record.is_some() && save.mode.is_scored();
    let setup =
        setup_of::<G>(save).filter(|setup| !is_noted && attempt_under_way::<G>(setup).is_none());
    Ok(Checked { illegal, seen: setup.map(|it| traces::<G>(&it)).unwrap_or_default(), record })
}

/// What of a ranked game is proven by its link; `None` where the link shows something else. The same game has the same link
/// then, however it was written.
pub(super) fn proven<G: Title>(brought: Brought) -> Option<Brought> {
    match brought {
        Brought::Attempt(attempt) => {
            let link = prove::<G>(&attempt.link).ok()?.link;
            Some(Brought::Attempt(Attempt { link, ..attempt }))
        }
        Brought::Record(record) if record.is_sound::<G>() => {
            Some(Brought::Record(taken::<G>(record)))
        }
        Brought::Record(_) => None,
        Brought::Par(name, par) => {
            let proof = prove::<G>(&par.link).ok()?;
            let is_of_it = proof.deal == name;
            if is_of_it { Some(Brought::Par(name, Par { link: proof.link, ..par })) } else { None }
        }
        Brought::Board(_) | Brought::Count(..) | Brought::Deal(..) => None,
        Brought::Told(name) if !Trace::is_name(&name) => None,
        Brought::Told(name) if Trace::is_to_come(&name, today()) => Some(Brought::ToCome),
        brought @ (Brought::Told(_) | Brought::Seen(_) | Brought::ToCome) => Some(brought),
    }
}
