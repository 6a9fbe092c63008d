//! What is said of a press that cannot be done.

use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::rules::why_not::{Missing, why_not};
use crate::titles::tramways::view::uses::Block;
use crate::titles::tramways::words::Reader;

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
    pub fn text(self, state: &State, reader: Reader) -> String {
        match self {
            Note::Rule(refusal) => reader.refusal(refusal).to_owned(),
            Note::Missing(_, missing) => reader.missing(missing),
            Note::TooFar => reader.too_far().to_owned(),
            Note::From(location) => reader.rails_from(&reader.place(state, location)),
            Note::NotBeside(location) => reader.not_beside(&reader.place(state, location)),
            Note::Blocked(block) => block.text(reader.locale),
            Note::NothingHere => reader.nothing_here().to_owned(),
            Note::IconNotNow(icon) => reader.icon_not_now(icon, state.decision),
        }
    }
}
