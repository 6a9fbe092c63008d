//! The guide at a table.

use super::TableModel;
use crate::table::title::{SeatView, Title, TurnOf};
use crate::table::view::{Lesson, LessonSpan, Pointer};
use crate::table::{Guide, Teach, Voice};
use crate::words::Locale;

impl<G: Title> TableModel<G> {
    /// Returns whether the guide may give lessons. It is off in an analysis, in the past, in strict games and while another
    /// window plays.
    fn may_teach(&self) -> bool {
        let here = !self.is_earlier() && !self.device.looks_on();
        here && self.analysis.is_none() && !self.table.mode.is_strict()
    }

    /// Returns the guide; a silent one if it may not give lessons.
    pub(super) fn guide(&self) -> Guide {
        if self.may_teach() { self.table.guide } else { Guide::default() }
    }

    /// Returns the present lesson.
    pub(super) fn lesson(&self, view: &SeatView<G>) -> Option<Lesson> {
        match view.guide.voice {
            Voice::Speaking => G::lesson(view, &|number| view.guide.given.has(number)),
            Voice::Silent => None,
        }
    }

    /// Returns what the guide points at.
    pub(super) fn pointed(&self, view: &SeatView<G>, lesson: Option<&Lesson>) -> Vec<Pointer> {
        match (lesson, view.guide.voice) {
            (Some(lesson), _) => lesson.points.clone(),
            (None, Voice::Speaking) => G::pointed(view),
            (None, Voice::Silent) => Vec::new(),
        }
    }

    fn lesson_now(&self) -> Option<Lesson> {
        self.ask(Locale::English, |view| self.lesson(view))
    }

    /// Returns whether leaving closes a lesson. It closes before the action under way is left, but after a menu.
    pub(super) fn closes_a_lesson(&self) -> bool {
        let says = |view: &SeatView<G>| self.lesson(view).is_some() && G::menu(view).is_none();
        self.ask(Locale::English, says)
    }

    /// Returns whether a lesson fits here, given before or not.
    pub(super) fn can_explain(&self) -> bool {
        let is_needed = |view: &SeatView<G>| G::lesson(view, &|_| false).is_some();
        self.may_teach() && self.whose() == TurnOf::Mine && self.ask(Locale::English, is_needed)
    }

    /// Applies the player's answer to the guide; `before` shows the lesson that it is about.
    pub(super) fn teach(&mut self, wish: Teach, before: &Self) {
        if self.device.looks_on() {
            return;
        }
        match wish {
            Teach::GotIt => {
                let lesson = before.lesson_now();
                let guide = &mut self.table.guide;
                lesson.iter().for_each(|it| guide.given.insert(it.number));
            }
            Teach::Skip => self.table.guide.voice = Voice::Silent,
            Teach::Again => {
                let is_needed = |number: &u8| {
                    self.ask(Locale::English, |view| {
                        G::lesson(view, &|other| other != *number).is_some()
                    })
                };
                let here = (0..LESSONS).filter(is_needed);
                let given = self.table.guide.given.without(here.collect());
                self.table.guide = Guide { voice: Voice::Speaking, given };
            }
        }
    }

    /// Marks the previous lesson as given once it no longer applies. A lesson that the player could not read yet is given
    /// later.
    pub(super) fn taught(mut self, before: &Self) -> Self {
        let was_asked =
            before.table.guide.voice == Voice::Speaking && before.whose() == TurnOf::Mine;
        if !was_asked || self.table.guide != before.table.guide {
            return self;
        }
        let Some(lesson) = before.lesson_now() else { return self };
        let (ply, last) = (self.session().ply(), before.session().ply());
        let is_unread = ply == last && !(self.may_teach() && self.whose() == TurnOf::Mine);
        let goes_on = ply == last || lesson.span == LessonSpan::Lasting;
        let stays = || goes_on && self.lesson_now().is_some_and(|it| it.number == lesson.number);
        if ply >= last && !is_unread && !stays() {
            self.table.guide.given.insert(lesson.number);
        }
        self
    }
}

/// The largest number of lessons.
const LESSONS: u8 = 64;
