//! What files bring of Tramways: nothing of it is believed before it was replayed.

use crate::engine::game::Game;
use crate::storage::Brought;
use crate::table::ranked::{Attempt, Par};
use crate::table::{Save, SaveError};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::session::attempt::prove;
use crate::titles::tramways::session::par;

/// The number of the first decision of a save that is not legal; nothing where all are.
///
/// # Errors
/// The save cannot be played at all.
pub fn checked(save: &Save) -> Result<Option<usize>, SaveError> {
    save.check::<Tramways>(|_| Tramways::KEY)
}

/// What of a ranked game is proven by its link; nothing where the link shows something else. The same game has the same
/// link then, however it was written.
pub fn proven(brought: Brought) -> Option<Brought> {
    match brought {
        Brought::Attempt(attempt) => {
            let link = prove(&attempt.link).ok()?.link;
            Some(Brought::Attempt(Attempt { link, ..attempt }))
        }
        Brought::Record(record) => record.is_sound().then_some(Brought::Record(record)),
        Brought::Par(name, par) => {
            let proof = prove(&par.link).ok()?;
            let is_of_it = par::name(&proof.setup()).as_ref() == Some(&name);
            is_of_it.then(|| Brought::Par(name, Par { link: proof.link, ..par }))
        }
        Brought::Seen(name) => par::is_name(&name).then_some(Brought::Seen(name)),
    }
}
