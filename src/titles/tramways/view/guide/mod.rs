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

use crate::table::title::SeatView;
use crate::table::view::{self, LessonHaste, LessonSpan};
use crate::table::{Guide, Voice};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::view::history::is_past;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::panels;
use crate::words::Locale;

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

/// Whether the guide may speak to whoever looks: one person, who decides.
fn may_be_taught(seen: &SeatView<Tramways>) -> bool {
    seen.state.is_solo() && seen.may_act()
}

/// The first lesson that is needed now and was not told.
pub fn lesson(seen: &SeatView<Tramways>, is_told: impl Fn(Lesson) -> bool) -> Option<Lesson> {
    if !may_be_taught(seen) {
        return None;
    }
    let proposed = proposal(seen);
    let is_due = |lesson: &&Lesson| {
        !is_told(**lesson)
            && proposed.is_none_or(|step| lesson.belongs_to(step))
            && lesson.is_needed(seen)
    };
    let first = Lesson::FIRST.iter().chain(Lesson::ALL);
    first.copied().find(|lesson| is_due(&lesson))
}

/// The lesson that the common table shows.
pub fn shown(seen: &SeatView<Tramways>) -> Option<Lesson> {
    match seen.guide.voice {
        Voice::Speaking => lesson(seen, |lesson| seen.guide.told.has(lesson.number())),
        Voice::Silent => None,
    }
}

/// The first lesson that is needed now and was not told, as the common table shows it.
pub(super) fn told(
    seen: &SeatView<Tramways>,
    is_told: &dyn Fn(u8) -> bool,
) -> Option<view::Lesson> {
    let lesson = lesson(seen, |lesson| is_told(lesson.number()))?;
    Some(view::Lesson {
        rule: Some(lesson.rule()),
        points: beside_map(seen, Some(lesson)),
        span: if lesson.lasts() { LessonSpan::Lasting } else { LessonSpan::Decision },
        haste: if lesson.can_wait(seen.state.decision) {
            LessonHaste::CanWait
        } else {
            LessonHaste::Now
        },
        count: lesson.shows_score().then(|| panels::count(seen)),
        ..view::Lesson::plain(lesson.number(), lesson.text(seen))
    })
}

/// What is pointed at beside the map, whose drawing marks the rest.
pub(super) fn beside_map(seen: &SeatView<Tramways>, lesson: Option<Lesson>) -> Vec<view::Pointer> {
    pointers(seen, lesson).into_iter().filter_map(Pointer::beside_map).collect()
}

impl GameModel {
    /// Whether the guide may speak here: to one person, in a game in which help is allowed.
    pub fn may_be_taught(&self) -> bool {
        let is_alone = self.device.tries() || self.table.mode.is_strict();
        !is_alone && may_be_taught(&self.seen(Locale::English))
    }

    /// What is explained now; nothing while an earlier position is shown.
    pub fn lesson(&self) -> Option<Lesson> {
        let seen = self.seen(Locale::English);
        if seen.guide.voice == Voice::Silent || is_past(self.session()) {
            return None;
        }
        let rested = self.lectured != Some(self.session().ply());
        let decision = self.state().decision;
        let is_told =
            |it: Lesson| seen.guide.told.has(it.number()) || !rested && it.can_wait(decision);
        lesson(&seen, is_told)
    }

    /// What the key that closes things means here: a lesson lies under a question and a menu, and over the action under way.
    pub fn escape(&self) -> Msg {
        let is_free = self.waiting.is_none() && self.draft.menu.is_none();
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
                let seen = self.seen(Locale::English);
                let here = Lesson::ALL.iter().filter(|lesson| lesson.is_needed(&seen));
                let told = here.fold(self.table.guide.told, |told, it| told.without(it.number()));
                self.table.guide = Guide { voice: Voice::Speaking, told };
                self.lectured = None;
            }
        }
    }
}
