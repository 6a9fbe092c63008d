//! What is heard at a table.

use crate::table::Sound;
use crate::table::open::TableView;
use crate::table::tone::tones;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_preferences;
use crate::toolkit::sound;
use std::rc::Rc;
use yew::prelude::*;

/// Plays what goes with the change from the table that was shown before.
#[hook]
pub(super) fn use_sounds(view: &Rc<TableView>) {
    let is_on = use_preferences().sound == Sound::On;
    let last = use_mut_ref(|| Rc::clone(view));
    use_effect_on(view.clone(), move |view| {
        let before = last.replace(Rc::clone(view));
        if is_on {
            sound::play(&tones(&before, view), 1.0);
        }
    });
}
