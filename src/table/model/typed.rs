//! The commands that can be typed at a table.

use super::TableModel;
use crate::table::DeviceTurn;
use crate::table::command::{Command, Completion, Typed};
use crate::table::open::OpenTable;
use crate::table::title::Title;
use crate::table::view::{PlaceState, Pressed};
use crate::words::Locale;

impl<G: Title> TableModel<G> {
    /// Returns the commands that can be typed now; none if the viewer is not to move.
    pub(super) fn commands(&self, locale: Locale) -> Vec<Command> {
        let view = self.view(locale);
        if !matches!(view.turn, DeviceTurn::Yours(_)) {
            return Vec::new();
        }
        let state = self.session().state();
        let acting = |action| {
            let (notation, words) =
                self.ask(locale, |seen| (G::written(seen, action), G::typed(seen, action)));
            let does = Typed::Act(notation.clone());
            Command { entry: Completion { notation, words }, does }
        };
        let acts: Vec<Command> = G::legal(state).into_iter().map(acting).collect();
        let buttons = view.choices.iter().filter(|choice| choice.barred.is_none());
        let buttons = buttons.map(|choice| pressing(&choice.label, Pressed::Choice(choice.id)));
        let places = view.places.iter().filter(|place| place.state != PlaceState::Idle);
        let places = places.map(|place| pressing(&place.name, Pressed::Place(place.id)));
        // A button or place is left out if an action already names it.
        let is_new = |press: &Command| {
            let name = press.entry.words.split(':').next().unwrap_or_default();
            !acts.iter().any(|act| act.entry.words.contains(name))
        };
        let mut commands: Vec<Command> = buttons.chain(places).filter(is_new).collect();
        commands.extend(acts);
        let (undo, redo) = (view.past.undo.is_some(), view.past.redo.is_some());
        commands.extend(undo.then(|| besides("undo", locale.undo(), Typed::Undo)));
        commands.extend(redo.then(|| besides("redo", locale.redo(), Typed::Redo)));
        commands
    }
}

fn besides(notation: &str, words: &str, does: Typed) -> Command {
    let entry = Completion { notation: notation.to_owned(), words: words.to_owned() };
    Command { entry, does }
}

fn pressing(words: &str, pressed: Pressed) -> Command {
    let entry = Completion { notation: String::new(), words: words.to_owned() };
    Command { entry, does: Typed::Press(pressed) }
}
