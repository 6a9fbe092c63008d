//! What the others did meanwhile: whether it is shown.

use crate::session::Turn;
use crate::view::desk::Desk;
use crate::view::since::Since;
use yew::prelude::*;

/// What the player may have missed, and whether it is shown now.
#[derive(Clone, PartialEq)]
pub struct Missed {
    /// What was missed; nothing where the player does not decide or nobody else has.
    pub since: Option<Since>,
    /// Whether it is shown.
    pub shown: bool,
    /// Shows or hides it.
    pub toggle: Callback<()>,
}

impl Missed {
    /// What is to be shown now.
    pub fn in_sight(&self) -> Option<Since> {
        self.since.filter(|_| self.shown)
    }
}

/// Follows the desk: shown from the start of a turn to the first decision in it, unless the player
/// has chosen otherwise in this turn.
#[hook]
pub fn use_missed(desk: &Desk) -> Missed {
    let chosen = use_state_eq(|| None::<(Since, bool)>);
    let since = match desk.turn() {
        Turn::Yours(seat) => Since::of(desk.session(), seat),
        _ => None,
    };
    let by_itself = since.is_some_and(|since| since.to == desk.session().ply());
    let shown = match *chosen {
        Some((of, shown)) if Some(of) == since => shown,
        _ => by_itself,
    };
    let toggle = use_callback((since, shown), {
        let chosen = chosen.clone();
        move |(), &(since, shown)| chosen.set(since.map(|since| (since, !shown)))
    });
    Missed { since, shown, toggle }
}
