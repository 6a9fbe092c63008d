//! Notes that outlast what is done.

use super::TableModel;
use crate::table::intent::Intent;
use crate::table::title::Title;
use crate::table::view::Note;

impl<G: Title> TableModel<G> {
    /// The note that outlasts an intent: the board that came closer is whole again, or a stroke goes on where it does nothing.
    pub(super) fn lasting_note(&self, intent: &Intent, after: &Self) -> Option<Note> {
        let stays = match intent {
            Intent::Stroke(_) => {
                matches!(self.note, Some(Note::Refused(_)))
                    && after.session().ply() == self.session().ply()
            }
            Intent::StandBack => self.note != Some(Note::Closer),
            _ => false,
        };
        if stays { self.note.clone() } else { None }
    }
}
