//! The command box: actions as one says them, and what it answers.

use crate::titles::tramways::rules::action::{Action, Port};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::words::Locale;
use crate::words::{counted, texts};

texts! {
    /// What can be typed, in the empty box.
    command_hint "an action, or help" "una acción o «ayuda»"
    /// The list under the command box.
    command_list "What can be typed now" "Qué se puede escribir ahora"
    /// How the command box is used.
    command_keys "Up and Down choose, Tab completes, Enter plays, Esc closes." "Arriba y Abajo eligen, Tab completa, Enter juega, Esc cierra."
    /// Shows all that can be typed now.
    list_commands "What can be typed now" "Qué se puede escribir ahora"
    /// Pays what the page proposes.
    pay_proposed "Pay as proposed" "Pagar lo propuesto"
}

impl Locale {
    /// An action as one says it without looking at the page: what is done, and with what.
    pub fn spoken(self, state: &State, action: Action) -> String {
        let what = self.spoken_verb(state, action);
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

    fn spoken_verb(self, state: &State, action: Action) -> String {
        let verb = match (action, state.decision) {
            (Action::Head(_), _) => self.pick("First tile", "Primera loseta"),
            (Action::Link(_), Decision::Upgrade) => self.upgrade_this_link(),
            (Action::Link(_), _) => self.pick("Travel over", "Recorrer"),
            (Action::Site(_), Decision::UpgradeSite) => self.upgrade_this_building(),
            (Action::Site(_), _) => self.build_here(),
            (Action::Cell(_), Decision::AddPassenger) => self.add_here(),
            (Action::Cell(_), _) => self.move_this_passenger(),
            _ => return self.action(state, action),
        };
        verb.to_owned()
    }

    /// A cell, and the side from which rails come into it.
    fn entry(self, state: &State, port: Port) -> String {
        let (cell, side) = (self.cell(state, port.cell), self.direction(port.side));
        self.pick(format!("{cell} from the {side}"), format!("{cell} desde el {side}"))
    }

    /// Both ends of a Link, the one at `near` first.
    fn ends(self, state: &State, near: Port) -> String {
        let ports = state.link_at(near).map(|link| link.ports());
        let far = ports.into_iter().flatten().find(|&port| port != near);
        let places = [Some(near), far].into_iter().flatten();
        let places = places.filter_map(|port| state.across(port));
        let names: Vec<String> = places.map(|cell| self.place(state, cell)).collect();
        names.join(" \u{2192} ")
    }

    /// How many commands fit what was typed.
    pub fn commands_found(self, count: usize) -> String {
        let count = count as i64;
        self.pick(
            counted(count, "match", "matches"),
            counted(count, "coincidencia", "coincidencias"),
        )
    }

    /// What was typed is no action; the example is one.
    pub fn no_command(self, typed: &str, example: &str) -> String {
        self.pick(
            format!("“{typed}” is not an action. For example: {example}"),
            format!("«{typed}» no es una acción. Por ejemplo: {example}"),
        )
    }

    /// So many commands fit what was typed, which is why none is done.
    pub fn several_commands(self, count: usize) -> String {
        let found = self.commands_found(count);
        self.pick(format!("{found}: choose one."), format!("{found}: elige una."))
    }
}
