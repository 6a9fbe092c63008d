//! The command box: its actions and answers.

use crate::titles::tramways::rules::action::{Action, Port};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::words::Reader;
use crate::words::phrases;

phrases! { impl Reader, self.locale:
    /// A cell, and the side where rails enter it.
    entry(state: &State, port: Port) [cell = self.cell(state, port.cell), side = self.direction(port.side)]
        "{cell} from the {side}" "{cell} desde el {side}"
}

impl Reader {
    /// An action in words that need no look at the page.
    pub fn spoken(self, state: &State, action: Action) -> String {
        let what = self.action(state, action);
        let with = match action {
            Action::Take(card) | Action::Top(card) | Action::Discard(card) => self.card(card),
            Action::Head(port) => self.entry(state, port),
            Action::Link(port) => self.ends(state, port),
            Action::Lay(side) => self.direction(side).to_owned(),
            Action::Site(parcel) => parcel.name().to_owned(),
            Action::Cell(cell) => self.place(state, cell),
            _ => return what,
        };
        format!("{what}: {with}")
    }

    /// Both ends of a Link, `near` first.
    fn ends(self, state: &State, near: Port) -> String {
        let ports = state.link_at(near).map(|link| link.ports());
        let far = ports.into_iter().flatten().find(|&port| port != near);
        let places = [Some(near), far].into_iter().flatten();
        let places = places.filter_map(|port| state.across(port));
        let names: Vec<String> = places.map(|cell| self.place(state, cell)).collect();
        names.join(" \u{2192} ")
    }
}
