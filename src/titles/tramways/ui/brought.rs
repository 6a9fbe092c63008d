//! What files bring of Tramways: nothing of it is believed before it was replayed.

use crate::engine::game::Game;
use crate::storage::Brought;
use crate::table::ranked::{Attempt, Par};
use crate::table::{Save, SaveError};
use crate::titles::load::Checked;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::session::attempt::prove;
use crate::titles::tramways::session::deal::{Trace, traces_left};
use crate::titles::tramways::session::par;
use crate::titles::tramways::ui::ledger::{attempt_under_way, record_of_save, setup_of, taken};
use crate::toolkit::hooks::today;

/// What a save that comes in holds. The list of games shows the map of one that does not count, so that counts as seen.
///
/// # Errors
/// The save cannot be played at all.
pub(crate) fn checked(save: &Save) -> Result<Checked, SaveError> {
    let illegal = save.check::<Tramways>(|_| Tramways::KEY)?;
    let record = if save.mode.is_strict() { record_of_save(save) } else { None };
    let setup =
        setup_of(save).filter(|setup| record.is_none() && attempt_under_way(setup).is_none());
    let traces = setup.as_ref().map(traces_left).unwrap_or_default();
    Ok(Checked { illegal, seen: traces.iter().map(ToString::to_string).collect(), record })
}

/// What of a ranked game is proven by its link; nothing where the link shows something else. The same game has the same
/// link then, however it was written.
pub(crate) fn proven(brought: Brought) -> Option<Brought> {
    match brought {
        Brought::Attempt(attempt) => {
            let link = prove(&attempt.link).ok()?.link;
            Some(Brought::Attempt(Attempt { link, ..attempt }))
        }
        Brought::Record(record) if record.is_sound() => Some(Brought::Record(taken(record))),
        Brought::Record(_) => None,
        Brought::Par(name, par) => {
            let proof = prove(&par.link).ok()?;
            let is_of_it = par::name(&proof.setup).as_ref() == Some(&name);
            if is_of_it { Some(Brought::Par(name, Par { link: proof.link, ..par })) } else { None }
        }
        Brought::Board(_) | Brought::Count(..) => None,
        Brought::Told(name) if !Trace::is_name(&name) => None,
        Brought::Told(name) if Trace::is_to_come(&name, today()) => Some(Brought::ToCome),
        brought @ (Brought::Told(_) | Brought::Seen(_) | Brought::ToCome) => Some(brought),
    }
}
