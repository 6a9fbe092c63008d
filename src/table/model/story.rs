//! What has happened at a table: the log, what concerns the player who decides, the scores by turn.

use super::TableModel;
use crate::engine::game::Seat;
use crate::table::open::CoursePoint;
use crate::table::title::{Title, Told};
use crate::table::view::{LogLine, News, Stands};
use crate::table::{Aid, Turn};
use crate::words::Locale;

impl<G: Title> TableModel<G> {
    /// What is to be told of each step of the line, to a viewer.
    fn told(&self, viewer: Option<Seat>, locale: Locale) -> impl Iterator<Item = Told<'_, G>> {
        let session = self.session();
        (1..).zip(session.line_steps()).map(move |(ply, step)| Told {
            before: &**session.state_at(ply - 1),
            seat: step.seat,
            action: step.action,
            events: &step.events,
            after: &*step.state,
            ply,
            viewer,
            players: self.players(),
            locale,
        })
    }

    /// The log, as far as the viewer may read it.
    pub(super) fn log(&self, locale: Locale) -> Vec<LogLine> {
        let viewer = if self.may_look_around() { None } else { self.viewer() };
        in_order(self.told(viewer, locale).flat_map(|told| G::log(&told)))
    }

    /// What others have done to the aims of the player who decides since it decided last; within its turn what its own
    /// decision has just brought.
    pub(super) fn news(&self, locale: Locale) -> Option<News> {
        let (Turn::Yours(_), Some(viewer)) = (self.turn(), self.viewer()) else { return None };
        if !self.hidden_aids.show(Aid::Plan) {
            return None;
        }
        let played: Vec<Told<G>> =
            self.told(Some(viewer), locale).take(self.session().ply()).collect();
        let is_own = |told: &Told<G>| told.seat == Some(viewer);
        let since = match played.as_slice() {
            [.., last] if is_own(last) => std::slice::from_ref(last),
            played => played.rsplit(is_own).next()?,
        };
        since.iter().filter_map(G::news).max_by_key(|news| news.weight)
    }

    /// The scores at the beginnings of decisions.
    pub(super) fn course(&self, roots: &[usize]) -> Vec<CoursePoint> {
        let session = self.session();
        let scores = |state: &G::State| -> Vec<i32> {
            self.players().seats().map(|seat| G::score(state, seat)).collect()
        };
        let point = |&ply: &usize| CoursePoint { ply, scores: scores(session.state_at(ply)) };
        roots.iter().map(point).collect()
    }
}

/// Puts the lines that tell what others came of before these.
fn in_order(told: impl Iterator<Item = LogLine>) -> Vec<LogLine> {
    let mut lines: Vec<LogLine> = Vec::new();
    for line in told {
        let at = match line.stands {
            Stands::InOrder => lines.len(),
            Stands::First => {
                lines.iter().rposition(|it| it.seat != line.seat).map_or(0, |it| it + 1)
            }
        };
        lines.insert(at, line);
    }
    lines
}
