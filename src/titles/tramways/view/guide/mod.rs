//! The guide: a first game in which each thing is explained when it is first needed, and never
//! again. It may speak in any casual solo game.

mod lesson;
mod pointer;
mod script;
#[cfg(test)]
mod tests;
mod words;

pub use lesson::Lesson;
pub use pointer::{Part, Pointer, places, pointers};
pub use script::proposal;

use crate::table::{Guide, Voice};
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::view::history::is_past;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;

/// The seed of the first game: all four types of Buildings, mountains, a lake, and two first turns
/// in which everything but an upgrade of a Building is possible.
const SEED: u64 = 2405;

/// What the player wants of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teach {
    /// The lesson was understood.
    GotIt,
    /// No lessons any more.
    Skip,
    /// What is needed here, even if it was told before; and further lessons.
    Again,
}

/// The set-up of the first game.
pub fn first_setup() -> Setup {
    RankedCategory::Alternative.setup(SEED)
}

impl GameModel {
    /// Whether the guide may speak here: to one person, in a game in which help is allowed.
    pub fn may_be_taught(&self) -> bool {
        let tries = self.device.tries();
        self.state().is_solo() && !tries && !self.table.mode.is_strict() && self.may_act()
    }

    /// What is explained now; nothing while an earlier position is shown.
    pub fn lesson(&self) -> Option<Lesson> {
        let guide = self.table.guide;
        let is_told = self.may_be_taught() && !is_past(self.session());
        if guide.voice == Voice::Silent || !is_told {
            return None;
        }
        let proposed = proposal(self);
        let rested = self.lectured != Some(self.session().ply());
        let is_due = |lesson: &&Lesson| {
            !guide.told.has(lesson.number())
                && proposed.is_none_or(|step| lesson.belongs_to(step))
                && (rested || !lesson.can_wait(self.state().decision))
                && lesson.is_needed(self)
        };
        let first = Lesson::FIRST.iter().chain(Lesson::ALL);
        first.copied().find(|lesson| is_due(&lesson))
    }

    /// What the key that closes things means here: a lesson lies under a question and a menu, and over the action under way.
    pub fn escape(&self) -> Msg {
        let is_free = self.waiting.is_none() && self.menu.is_none();
        if is_free && self.lesson().is_some() { Msg::Teach(Teach::GotIt) } else { Msg::Back }
    }

    /// The table after something was said to the guide; nothing where it was said to the game.
    pub(super) fn listened(&self, act: &Msg) -> Option<GameModel> {
        let wish = match act {
            Msg::Teach(wish) if !self.device.looks_on() => *wish,
            _ => return None,
        };
        let mut model = self.clone();
        model.teach(wish);
        Some(model)
    }

    /// The table after something was done: what was explained, and is done now, is not told again. Whoever cannot be
    /// taught for a while, as the game is open elsewhere, is told afterwards.
    pub(super) fn taught(mut self, before: &GameModel) -> GameModel {
        let (ply, last) = (self.session().ply(), before.session().ply());
        let goes_on = |lesson: Lesson| ply == last || lesson.lasts();
        let is_unread = ply == last && !self.may_be_taught();
        let stays =
            |lesson| ply < last || is_unread || goes_on(lesson) && self.lesson() == Some(lesson);
        if self.table.guide == before.table.guide
            && let Some(lesson) = before.lesson()
            && !stays(lesson)
        {
            self.table.guide.told = self.table.guide.told.with(lesson.number());
        }
        self
    }

    fn teach(&mut self, wish: Teach) {
        match wish {
            Teach::GotIt => {
                let lesson = self.lesson();
                let guide = &mut self.table.guide;
                lesson.iter().for_each(|it| guide.told = guide.told.with(it.number()));
                self.lectured = Some(self.session().ply());
            }
            Teach::Skip => self.table.guide.voice = Voice::Silent,
            Teach::Again => {
                let here = Lesson::ALL.iter().filter(|lesson| lesson.is_needed(self));
                let told = here.fold(self.table.guide.told, |told, it| told.without(it.number()));
                self.table.guide = Guide { voice: Voice::Speaking, told };
                self.lectured = None;
            }
        }
    }
}
