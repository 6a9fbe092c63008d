//! The guide: explains each thing once, when it is first needed, in any casual game.

mod lesson;
mod pointer;
mod script;
#[cfg(test)]
mod tests;
mod words;

pub use lesson::LessonKind;
pub use pointer::{LessonTarget, PagePart, places, pointers};
pub use script::proposal;

use crate::table::Voice;
use crate::table::title::{Guides, SeatView};
use crate::table::view::{Lesson, LessonSpan, Pointer};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::variants::{DevelopmentRule, MapChoice, MapSize, Sides};
use crate::titles::tramways::view::players::panels;

/// The seed of the first game, with all four types of Buildings, mountains and a lake; in its first
/// two turns everything but the upgrade of a Building is possible.
const SEED: u64 = 2405;

/// Returns the setup of the first game.
pub fn first_setup() -> Setup {
    let map = MapChoice::Random { sides: Sides::Normal, size: MapSize::Standard };
    let development = DevelopmentRule::Alternative;
    Setup { development, map, ..Setup::standard(1, SEED) }
}

/// Returns the first lesson that is needed and has not been given.
pub fn lesson(
    view: &SeatView<Tramways>,
    is_told: impl Fn(LessonKind) -> bool,
) -> Option<LessonKind> {
    // Bots wait until the first lesson is read.
    let tells_goal = !is_told(LessonKind::Goal) && LessonKind::Goal.is_needed(view);
    if !view.may_act() && !tells_goal {
        return None;
    }
    let proposed = proposal(view);
    let is_due = |lesson: &&LessonKind| {
        !is_told(**lesson)
            && proposed.is_none_or(|step| lesson.belongs_to(step))
            && lesson.is_needed(view)
    };
    let first = LessonKind::FIRST.iter().chain(LessonKind::ALL);
    first.copied().find(|lesson| is_due(&lesson))
}

/// Returns the lesson that the common table shows.
pub fn shown(view: &SeatView<Tramways>) -> Option<LessonKind> {
    match view.guide.voice {
        Voice::Speaking => lesson(view, |lesson| view.guide.given.has(lesson.number())),
        Voice::Silent => None,
    }
}

impl Guides for Tramways {
    fn lesson(view: &SeatView<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson> {
        let lesson = lesson(view, |lesson| is_told(lesson.number()))?;
        Some(Lesson {
            rule: Some(lesson.rule()),
            points: beside_map(view, Some(lesson)),
            span: if lesson.lasts() { LessonSpan::Lasting } else { LessonSpan::Decision },
            count: lesson.shows_score().then(|| panels::count(view)),
            ..Lesson::plain(lesson.number(), lesson.text(view))
        })
    }

    fn pointed(view: &SeatView<Self>) -> Vec<Pointer> {
        beside_map(view, None)
    }
}

/// The pointers off the map; the map's drawing marks the others.
fn beside_map(view: &SeatView<Tramways>, lesson: Option<LessonKind>) -> Vec<Pointer> {
    pointers(view, lesson).into_iter().filter_map(LessonTarget::next_to_map).collect()
}
