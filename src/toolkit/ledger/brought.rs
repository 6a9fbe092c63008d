//! Imported ranked games: nothing is believed before it was replayed.

use super::attempts::{attempt_under_way, record_of_save, setup_of, taken, traces};
use super::{CheckedSave, ProvenAttempt};
use crate::engine::codec;
use crate::storage::{Brought, has_attempt};
use crate::table::scores::deal::DealTrace;
use crate::table::scores::proof::prove;
use crate::table::scores::{Attempt, ParResults, Refuted};
use crate::table::title::Title;
use crate::table::{Save, SaveError};
use crate::toolkit::hooks::today;

/// Checks an imported save. The list of games shows the picture of a casual game, so its deal counts as seen.
///
/// # Errors
/// The save cannot be played at all.
pub(super) fn checked<G: Title>(save: &Save) -> Result<CheckedSave, SaveError> {
    let illegal = save.check::<G>(G::key)?;
    let record = if save.mode.is_strict() { record_of_save::<G>(save) } else { None };
    // The record of a game for the scores marks its deal itself.
    let is_noted = record.is_some() && save.mode.is_scored();
    let setup =
        setup_of::<G>(save).filter(|setup| !is_noted && attempt_under_way::<G>(setup).is_none());
    Ok(CheckedSave { illegal, seen: setup.map(|it| traces::<G>(&it)).unwrap_or_default(), record })
}

/// Proves the link of a result; returns the proof, and the result together with the deals it reveals if it is new here. Equal
/// games get equal links.
///
/// # Errors
/// The first error in the link.
pub(super) fn attempt<G: Title>(attempt: Attempt) -> Result<ProvenAttempt, Refuted> {
    let proof = prove::<G>(&attempt.link)?;
    let is_known = has_attempt(&proof.link);
    let shown = if is_known { None } else { codec::decode::<G>(&proof.game).ok() };
    let seen = shown.map(|record| traces::<G>(&record.setup)).unwrap_or_default();
    let attempt = Brought::Attempt(Attempt { link: proof.link.clone(), ..attempt });
    let brought = std::iter::once(attempt).chain(seen.into_iter().map(Brought::Seen));
    Ok((proof, brought.collect()))
}

/// Returns the proven parts of an imported item; empty if its link shows something else.
pub(super) fn proven<G: Title>(brought: Brought) -> Vec<Brought> {
    match brought {
        Brought::Attempt(it) => attempt::<G>(it).map(|it| it.1).unwrap_or_default(),
        Brought::Record(record) if record.is_sound::<G>() => {
            vec![Brought::Record(taken::<G>(record))]
        }
        Brought::Par(name, par) => match prove::<G>(&par.link) {
            Ok(proof) if proof.deal == name => {
                vec![Brought::Par(name, ParResults { link: proof.link, ..par })]
            }
            _ => Vec::new(),
        },
        Brought::Marked(name) if !DealTrace::is_name(&name) => Vec::new(),
        Brought::Marked(name) if DealTrace::is_to_come(&name, today()) => vec![Brought::ToCome],
        Brought::Marked(_) | Brought::Seen(_) | Brought::ToCome => vec![brought],
        Brought::Record(_)
        | Brought::Board(_)
        | Brought::Count(..)
        | Brought::Deal(..)
        | Brought::Puzzle(..) => Vec::new(),
    }
}
