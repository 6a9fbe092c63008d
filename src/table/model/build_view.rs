//! The view of a table, as plain data.

use super::{TableModel, question};
use crate::table::DeviceTurn;
use crate::table::open::{Ended, TableView};
use crate::table::title::{SeatView, Title};
use crate::table::view::Prompt;
use crate::words::Locale;
use std::rc::Rc;

impl<G: Title> TableModel<G> {
    /// Returns the prompt: the title's, or to pass the device, or to send a link.
    fn prompt(&self, view: &SeatView<G>) -> Prompt {
        let said = match self.turn() {
            DeviceTurn::Done(_) => view.locale.turn_is_over().to_owned(),
            DeviceTurn::Elsewhere(seat) => self.waits_for(seat, view.locale),
            _ => return G::prompt(view),
        };
        Prompt { short: said.clone(), full: said, rule: None }
    }

    /// Returns everything that the page draws.
    pub(super) fn drawn(&self, locale: Locale) -> TableView {
        let view = self.seen(self.shown(), &self.derived, locale);
        let lesson = self.lesson(&view);
        TableView {
            title: G::key(view.setup),
            players: Rc::clone(self.players()),
            turn: self.turn(),
            viewer: self.viewer(),
            returns_to: self.device.returns_to(),
            prompt: self.prompt(&view),
            proposal: G::proposal(&view),
            news: self.news(locale),
            choices: G::choices(&view).into_iter().map(|it| it.choice).collect(),
            places: G::places(&view),
            panels: G::panels(&view),
            progress: G::progress(&view),
            track: G::track(&view),
            is_ending: G::is_ending(view.state),
            log: self.log(locale),
            note: self.note.clone(),
            refusals: self.refusals,
            query: self.pending.as_ref().map(question::PendingAction::query),
            menu: G::menu(&view).map(|menu| menu.map(|it| it.choice)),
            pointed: self.pointed(&view, lesson.as_ref()),
            lesson,
            count: G::final_count(&view),
            past: self.past(),
            may: self.may(),
            status: self.table.status,
            mode: self.table.mode,
            hurried: self.table.hurried,
            guide: self.table.guide,
            to_act: self.to_act(),
            over: if self.is_over() { Ended::Yes } else { Ended::No },
            remote: self.remote_view(),
            arriving: self.arriving(),
            fork: self.fork_view(locale),
        }
    }
}
