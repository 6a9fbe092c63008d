//! What the others did meanwhile: whether it is shown.

use crate::table::Turn;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::since::Since;
use yew::prelude::*;

/// What the player may have missed, and whether it is shown now.
#[derive(Clone, PartialEq)]
pub struct Missed {
    /// What was missed; nothing where the player does not decide or nobody else has.
    pub since: Option<Since>,
    /// Whether it is shown.
    pub shown: Shown,
    /// Shows or hides it.
    pub toggle: Callback<()>,
    /// Shows all of it, also where little of it is shown by itself.
    pub call: Callback<()>,
}

/// Whether what was missed is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    Hidden,
    /// It is shown because a turn begins.
    ByItself,
    /// It is shown because the player wants it.
    Called,
}

impl Missed {
    /// What is to be shown now.
    pub fn in_sight(&self) -> Option<Since> {
        if self.shown == Shown::Hidden { None } else { self.since }
    }
}

/// Follows the table: shown from the start of a turn to the first decision in it, unless the player
/// has chosen otherwise in this turn or looks back.
#[hook]
pub fn use_missed(model: &GameModel) -> Missed {
    let chosen = use_state_eq(|| None::<(Since, Shown)>);
    let since = match model.turn() {
        Turn::Yours(seat) => Since::of(model.session(), seat),
        _ => None,
    };
    let begins = since.is_some_and(|since| since.to == model.session().ply());
    let shown = match *chosen {
        Some((of, shown)) if Some(of) == since => shown,
        _ if begins && !model.session().can_redo() => Shown::ByItself,
        _ => Shown::Hidden,
    };
    let toggle = use_callback((since, shown), {
        let chosen = chosen.clone();
        move |(), &(since, shown)| {
            let other = if shown == Shown::Hidden { Shown::Called } else { Shown::Hidden };
            chosen.set(since.map(|since| (since, other)));
        }
    });
    let call = use_callback(since, move |(), &since| {
        chosen.set(since.map(|since| (since, Shown::Called)));
    });
    Missed { since, shown, toggle, call }
}
