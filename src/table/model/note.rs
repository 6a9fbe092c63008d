//! Notes that stay after an intent.

use super::TableModel;
use crate::table::intent::Intent;
use crate::table::title::Title;
use crate::table::view::Note;

impl<G: Title> TableModel<G> {
    /// Returns the note that stays after an intent: a refusal after a stroke that plays nothing, or any but [`Note::Closer`]
    /// after the board zoomed out.
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
