//! What is said of a press that cannot be done.

use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::rules::why_not::{Missing, why_not};
use crate::titles::tramways::view::uses::Block;
use crate::words::Locale;

/// Something to say to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// A rule forbids it.
    Rule(Refusal),
    /// The action lacks something.
    Missing(Task, Missing),
    /// The cell is not beside the end of the rails.
    TooFar,
    /// Rails come there from this location, which is to be chosen first.
    From(CellId),
    /// The cell is not beside this location, from which the first tile goes.
    NotBeside(CellId),
    /// Nothing is done on the map now.
    Blocked(Block),
    /// A click that means nothing now.
    NothingHere,
    /// Icons are played when an action is paid.
    IconNotNow(Icon),
}

impl Note {
    /// Why decisions were refused.
    pub fn refused(state: &State, actions: &[Action], refusal: Refusal) -> Note {
        match (refusal, actions) {
            (Refusal::NothingToDo, &[Action::Start(task), ..]) => {
                Note::Missing(task, why_not(state, task))
            }
            _ => Note::Rule(refusal),
        }
    }

    /// What is said.
    pub fn text(self, state: &State, locale: Locale) -> String {
        match self {
            Note::Rule(refusal) => locale.refusal(refusal).to_owned(),
            Note::Missing(_, missing) => locale.missing(missing),
            Note::TooFar => locale.too_far().to_owned(),
            Note::From(location) => locale.rails_from(&locale.place(state, location)),
            Note::NotBeside(location) => locale.not_beside(&locale.place(state, location)),
            Note::Blocked(block) => block.text(locale),
            Note::NothingHere => locale.nothing_here().to_owned(),
            Note::IconNotNow(icon) => locale.icon_not_now(icon, state.decision),
        }
    }
}
