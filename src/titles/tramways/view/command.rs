//! Acting by typing: what fits a typed text, and what it means.

use crate::engine::game::Game;
use crate::table::command::plain;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::typed;
use crate::words::Locale;

/// The longest text that can be typed, in characters.
pub const LONGEST: usize = 60;

/// The most commands that are shown while one types.
pub const MOST: usize = 8;

/// What a typed text means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// A decision, legal or not.
    Play(Action),
    /// Pays what is proposed.
    Pay,
    /// Takes a step back.
    Undo,
    /// Takes it again.
    Redo,
    /// Lists what can be typed.
    Help,
}

impl Command {
    /// The words that are no actions of the game.
    const WORDS: [(Command, &'static str); 5] = [
        (Command::Pay, "pay"),
        (Command::Undo, "undo"),
        (Command::Redo, "redo"),
        (Command::Help, "help"),
        (Command::Help, "ayuda"),
    ];

    /// What a text says in full, whether it can be done or not.
    fn read(state: &State, text: &str) -> Option<Command> {
        let word = text.trim();
        let named = Command::WORDS.into_iter().find(|(_, name)| name.eq_ignore_ascii_case(word));
        let action = || typed::read(state, text).map(Command::Play);
        named.map(|(command, _)| command).or_else(action)
    }

    /// What it does at the table; nothing for what is only about the box.
    fn act(self) -> Option<Msg> {
        match self {
            Command::Play(action) => Some(Msg::Play(vec![action])),
            Command::Pay => Some(Msg::Pay),
            Command::Undo => Some(Msg::Undo),
            Command::Redo => Some(Msg::Redo),
            Command::Help => None,
        }
    }

    fn notation(self, state: &State) -> String {
        if let Command::Play(action) = self {
            return typed::write(state, action);
        }
        let name = Command::WORDS.into_iter().find(|(command, _)| *command == self);
        name.map_or("", |(_, name)| name).to_owned()
    }

    fn words(self, state: &State, locale: Locale) -> String {
        match self {
            Command::Play(action) => locale.spoken(state, action),
            Command::Pay => locale.pay_proposed().to_owned(),
            Command::Undo => locale.undo().to_owned(),
            Command::Redo => locale.redo().to_owned(),
            Command::Help => locale.list_commands().to_owned(),
        }
    }
}

/// A command that can be typed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it means.
    pub command: Command,
    /// What is typed.
    pub notation: String,
    /// What it does, in words.
    pub words: String,
}

/// All that can be typed now, the decisions first.
pub fn entries(model: &GameModel, locale: Locale) -> Vec<Entry> {
    let state = model.state();
    let mut commands = if model.may_act() { decisions(state) } else { Vec::new() };
    commands.extend(model.can_undo().then_some(Command::Undo));
    commands.extend(model.can_redo().then_some(Command::Redo));
    commands.push(Command::Help);
    commands.into_iter().map(|command| entry(state, command, locale)).collect()
}

fn decisions(state: &State) -> Vec<Command> {
    let mut legal = Vec::new();
    Tramways::legal_actions(state, &mut legal);
    let pays = state.decision.is_payment();
    let proposed = pays.then_some(Command::Pay);
    proposed.into_iter().chain(legal.into_iter().map(Command::Play)).collect()
}

fn entry(state: &State, command: Command, locale: Locale) -> Entry {
    Entry { command, notation: command.notation(state), words: command.words(state, locale) }
}

/// How well an entry fits a plain text, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Exact,
    NotationBegins,
    WordsBegin,
    WordBegins,
    Inside,
}

fn fit(entry: &Entry, typed: &str) -> Option<Fit> {
    let (notation, words) = (plain(&entry.notation), plain(&entry.words));
    let inner = format!(" {typed}");
    let fits = [
        (notation == typed, Fit::Exact),
        (notation.starts_with(typed), Fit::NotationBegins),
        (words.starts_with(typed), Fit::WordsBegin),
        (notation.contains(&inner) || words.contains(&inner), Fit::WordBegins),
        (notation.contains(typed) || words.contains(typed), Fit::Inside),
    ];
    fits.into_iter().find(|(holds, _)| *holds).map(|(_, fit)| fit)
}

/// Why nothing is done with what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is no action.
    Unknown {
        /// What was typed.
        typed: String,
        /// Something that could be typed instead.
        example: String,
    },
    /// So many actions fit it.
    Several(usize),
}

impl Problem {
    /// The problem in words.
    pub fn words(&self, locale: Locale) -> String {
        match self {
            Problem::Unknown { typed, example } => locale.no_command(typed, example),
            Problem::Several(count) => locale.several_commands(*count),
        }
    }
}

/// Which entries are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Extent {
    /// Those that fit what is typed.
    #[default]
    Fitting,
    /// All that there are.
    Everything,
}

/// A way along the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the entry above, from the first to the last.
    Up,
    /// To the entry below, from the last to the first.
    Down,
}

/// The line that is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    text: String,
    chosen: Option<usize>,
    extent: Extent,
    problem: Option<Problem>,
}

impl Line {
    /// The line after its text was changed.
    pub fn typed(text: &str) -> Line {
        Line { text: text.chars().take(LONGEST).collect(), ..Line::default() }
    }

    /// An empty line that lists all that can be typed.
    pub fn listing() -> Line {
        Line { extent: Extent::Everything, ..Line::default() }
    }

    /// What is typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The place of the entry that is chosen among those that are shown.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Why nothing was done with it.
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// The entries that are shown, the best first.
    pub fn shown<'a>(&self, entries: &'a [Entry]) -> Vec<&'a Entry> {
        if self.extent == Extent::Everything {
            return entries.iter().collect();
        }
        let mut fitting = self.fitting(entries);
        fitting.truncate(MOST);
        fitting
    }

    fn fitting<'a>(&self, entries: &'a [Entry]) -> Vec<&'a Entry> {
        let typed = plain(&self.text);
        if typed.is_empty() {
            return Vec::new();
        }
        let fits = entries.iter().filter_map(|entry| Some((fit(entry, &typed)?, entry)));
        let mut fits: Vec<(Fit, &Entry)> = fits.collect();
        fits.sort_by_key(|&(fit, _)| fit);
        fits.into_iter().map(|(_, entry)| entry).collect()
    }

    /// The line after a step along the list, which opens on an empty line.
    pub fn moved(&self, step: Step, entries: &[Entry]) -> Line {
        let open = if self.text.is_empty() { Line::listing() } else { self.clone() };
        let count = open.shown(entries).len();
        if count == 0 {
            return open;
        }
        let place = match (self.chosen, step) {
            (None, Step::Down) => 0,
            (Some(at), Step::Down) => (at + 1) % count,
            (None, Step::Up) => count - 1,
            (Some(at), Step::Up) => (at + count - 1) % count,
        };
        Line { chosen: Some(place), problem: None, ..open }
    }

    /// The line with the chosen entry, else the best one, in full; nothing where that changes nothing.
    pub fn completed(&self, entries: &[Entry]) -> Option<Line> {
        let shown = self.shown(entries);
        let entry = shown.get(self.chosen.unwrap_or(0))?;
        (entry.notation != self.text).then(|| Line::typed(&entry.notation))
    }

    /// What the line means: the chosen entry, else what it says in full, else the only entry that
    /// fits. Nothing where nothing is typed.
    ///
    /// # Errors
    ///
    /// If it says nothing, or several things.
    fn meaning(&self, state: &State, entries: &[Entry]) -> Option<Result<Command, Problem>> {
        let chosen = self.chosen.and_then(|at| self.shown(entries).get(at).copied());
        if let Some(entry) = chosen {
            return Some(Ok(entry.command));
        }
        if self.text.trim().is_empty() {
            return None;
        }
        if let Some(command) = Command::read(state, &self.text) {
            return Some(Ok(command));
        }
        Some(match self.fitting(entries).as_slice() {
            [] => Err(self.unknown(entries)),
            [entry] => Ok(entry.command),
            several => Err(Problem::Several(several.len())),
        })
    }

    fn unknown(&self, entries: &[Entry]) -> Problem {
        let example = entries.first().map(|entry| entry.notation.clone()).unwrap_or_default();
        Problem::Unknown { typed: self.text.trim().to_owned(), example }
    }

    /// The line after it was entered, and what is done at the table.
    pub fn entered(&self, model: &GameModel, entries: &[Entry]) -> (Line, Option<Msg>) {
        match self.meaning(model.state(), entries) {
            None => (self.clone(), None),
            Some(Ok(command)) => self.obeyed(command, model),
            Some(Err(problem)) => (Line { problem: Some(problem), ..self.clone() }, None),
        }
    }

    /// The line after a command, empty, but left to be mended where the table refuses it; and what
    /// is done at the table.
    pub fn obeyed(&self, command: Command, model: &GameModel) -> (Line, Option<Msg>) {
        let Some(act) = command.act() else { return (Line::listing(), None) };
        let refused = model.after(act.clone()).note.is_some();
        let left = Line { chosen: None, problem: None, ..self.clone() };
        (if refused { left } else { Line::default() }, Some(act))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Device, Players, Questions, Session, Table};
    use crate::titles::tramways::rules::action::BookId;
    use crate::titles::tramways::rules::refusal::Refusal;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::state::Decision;
    use crate::titles::tramways::view::fixture::{legal, walk};
    use crate::titles::tramways::view::msg::Note;

    fn listed(state: &State, locale: Locale) -> Vec<Entry> {
        let commands = decisions(state).into_iter().chain([Command::Undo, Command::Help]);
        commands.map(|command| entry(state, command, locale)).collect()
    }

    /// The first position that asks for this.
    fn at(decision: fn(Decision) -> bool) -> State {
        let found = (0..24).flat_map(walk).find(|state| decision(state.decision));
        found.expect("such a position")
    }

    #[test]
    fn whatever_is_legal_is_played_by_its_notation() {
        for state in (0..8).flat_map(walk) {
            for locale in Locale::ALL {
                let entries = listed(&state, locale);
                for action in legal(&state) {
                    let notation = Tramways::notation(&state, action);
                    for text in [notation.clone(), format!("  {} ", notation.to_uppercase())] {
                        let line = Line::typed(&text);
                        let meaning = line.meaning(&state, &entries);
                        assert_eq!(meaning, Some(Ok(Command::Play(action))), "{text}");
                        let first = line.shown(&entries)[0];
                        assert_eq!(first.notation, notation);
                    }
                }
            }
        }
    }

    #[test]
    fn completion_leads_to_every_legal_action() {
        for state in (0..4).flat_map(walk) {
            let entries = listed(&state, Locale::Spanish);
            for wanted in &entries {
                let mut line = Line::listing();
                while line.chosen().is_none_or(|at| entries[at] != *wanted) {
                    line = line.moved(Step::Down, &entries);
                }
                let done = line.completed(&entries).expect("something to complete");
                assert_eq!(done.text(), wanted.notation);
                assert_eq!(line.meaning(&state, &entries), Some(Ok(wanted.command)));
                let words = Line::typed(&wanted.words);
                assert!(words.fitting(&entries).contains(&wanted), "{}", wanted.words);
            }
        }
    }

    #[test]
    fn what_begins_so_comes_before_what_only_contains_it() {
        let state = at(|decision| decision == Decision::Task);
        let entries = listed(&state, Locale::English);
        let line = Line::typed("u");
        let shown = line.shown(&entries);
        let fits: Vec<Fit> = shown.iter().filter_map(|entry| fit(entry, "u")).collect();
        assert!(fits.is_sorted() && fits.len() > 1, "{fits:?}");
        assert_eq!(shown[0].notation, "undo");
        assert!(shown.len() <= MOST);
    }

    #[test]
    fn an_action_that_is_not_legal_stays_one_to_be_refused() {
        let state = at(|decision| decision == Decision::Task);
        let entries = listed(&state, Locale::English);
        let command = Line::typed("book 9").meaning(&state, &entries);
        let action = Action::Book(BookId(8));
        assert_eq!(command, Some(Ok(Command::Play(action))));
        assert_eq!(Tramways::check(&state, action), Err(Refusal::NotNow));
    }

    /// Nobody who types the amount 1 bids 10.
    #[test]
    fn an_amount_that_is_refused_is_not_completed_to_another() {
        let state = at(|decision| matches!(decision, Decision::Buy));
        let entries = listed(&state, Locale::English);
        let command = Line::typed("buy 99").meaning(&state, &entries);
        assert_eq!(command, Some(Ok(Command::Play(Action::Buy(99)))));
    }

    #[test]
    fn what_is_no_action_says_so_with_an_example() {
        let state = at(|decision| decision == Decision::Task);
        let entries = listed(&state, Locale::English);
        let Some(Err(Problem::Unknown { typed, example })) =
            Line::typed(" fly home ").meaning(&state, &entries)
        else {
            panic!("no tram flies");
        };
        assert_eq!(typed, "fly home");
        assert!(Tramways::parse(&state, &example).is_some());
        assert_eq!(Line::typed("  ").meaning(&state, &entries), None);
        let several = Line::typed("a").meaning(&state, &entries);
        assert!(matches!(several, Some(Err(Problem::Several(2..)))));
    }

    #[test]
    fn words_are_found_in_spanish_without_accents() {
        let state = at(|decision| decision == Decision::Task);
        let entries = listed(&state, Locale::Spanish);
        let shown = |text| Line::typed(text).shown(&entries)[0].command;
        assert_eq!(shown("TOMAR"), Command::Play(Action::TwoDollars));
        assert_eq!(shown("que se"), Command::Help);
    }

    #[test]
    fn a_line_has_its_length_and_survives_any_text() {
        let state = at(|decision| decision == Decision::Head);
        let entries = listed(&state, Locale::English);
        assert_eq!(Line::typed(&"é".repeat(500)).text().chars().count(), LONGEST);
        for text in ["head", "head \u{1F68B}", "lay \u{301}", "play  x", "bid 999999999", "link é"]
        {
            assert!(Line::typed(text).meaning(&state, &entries).is_some());
        }
    }

    #[test]
    fn what_is_not_legal_is_refused_whatever_it_names() {
        let texts =
            ["book 255", "buy 255", "bid 65535", "cell A1", "head A1n", "link A1n", "take d1"];
        for state in walk(3) {
            for text in texts {
                if let Some(action) = Tramways::parse(&state, text) {
                    let is_legal = Tramways::check(&state, action).is_ok();
                    assert_eq!(is_legal, legal(&state).contains(&action), "{text}");
                }
            }
        }
    }

    #[test]
    fn a_line_is_emptied_by_what_is_done_and_kept_by_what_is_refused() {
        let setup = Setup::standard(1, 19);
        let session = Session::new(setup).expect("a legal setup");
        let table = Table::new(session, &Players::people(1), 1);
        let model = GameModel::new(table, Device::default(), Questions::default());
        let entries = entries(&model, Locale::English);
        let first = entries[0].notation.clone();
        let (line, act) = Line::typed(&first).entered(&model, &entries);
        assert_eq!((line, act), (Line::default(), entries[0].command.act()));
        let refused = Line::typed("money").entered(&model, &entries);
        let money = Msg::Play(vec![Action::TwoDollars]);
        assert_eq!(refused, (Line::typed("money"), Some(money.clone())));
        assert_eq!(model.after(money).note, Some(Note::Rule(Refusal::NotNow)));
        let (unknown, act) = Line::typed("fly").entered(&model, &entries);
        assert!(unknown.problem().is_some() && act.is_none());
        for help in ["help", "ayuda"] {
            assert_eq!(Line::typed(help).entered(&model, &entries), (Line::listing(), None));
        }
    }
}
