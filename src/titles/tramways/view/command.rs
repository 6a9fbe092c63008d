//! Acting by typing at the table of Tramways: what can be typed, and what it does.

use crate::engine::game::Game;
use crate::table::command::{Entry, Left};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::typed;
use crate::words::{Locale, shell};

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
    pub fn read(state: &State, text: &str) -> Option<Command> {
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
            Command::Help => shell::command_list(locale).to_owned(),
        }
    }
}

/// All that can be typed now, the decisions first.
pub fn commands(model: &GameModel) -> Vec<Command> {
    let mut commands = if model.may_act() { decisions(model.state()) } else { Vec::new() };
    commands.extend(model.can_undo().then_some(Command::Undo));
    commands.extend(model.can_redo().then_some(Command::Redo));
    commands.push(Command::Help);
    commands
}

fn decisions(state: &State) -> Vec<Command> {
    let legal = Tramways::legal(state);
    let pays = state.decision.is_payment();
    let proposed = pays.then_some(Command::Pay);
    proposed.into_iter().chain(legal.into_iter().map(Command::Play)).collect()
}

/// What is typed for a command, and what it does in words.
pub fn entry(state: &State, command: Command, locale: Locale) -> Entry {
    Entry { notation: command.notation(state), words: command.words(state, locale) }
}

/// What a command does at the table, and what it leaves of the line: what the table refuses can be mended.
pub fn obeyed(command: Command, model: &GameModel) -> (Left, Option<Msg>) {
    let Some(act) = command.act() else { return (Left::Listing, None) };
    let refused = model.after(act.clone()).note.is_some();
    (if refused { Left::Text } else { Left::Nothing }, Some(act))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::command::{Fit, LONGEST, Line, MOST, Meant, Problem, Step};
    use crate::table::{Device, Players, Questions, Session, Table};
    use crate::titles::tramways::rules::action::BookId;
    use crate::titles::tramways::rules::refusal::Refusal;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::state::Decision;
    use crate::titles::tramways::view::fixture::walk;
    use crate::titles::tramways::view::msg::Note;

    fn listed(state: &State, locale: Locale) -> Vec<Entry> {
        let commands = typable(state).into_iter();
        commands.map(|command| entry(state, command, locale)).collect()
    }

    fn typable(state: &State) -> Vec<Command> {
        decisions(state).into_iter().chain([Command::Undo, Command::Help]).collect()
    }

    /// What a line means in a position where all of that can be typed.
    fn meaning(line: &Line, state: &State, entries: &[Entry]) -> Option<Result<Command, Problem>> {
        let meant = line.meaning(entries, &|text| Command::read(state, text).is_some())?;
        let command = |meant| match meant {
            Meant::Entry(at) => typable(state)[at],
            Meant::Text(text) => Command::read(state, &text).expect("a command"),
        };
        Some(meant.map(command))
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
                for action in Tramways::legal(&state) {
                    let means = |text: &str| meaning(&Line::typed(text), &state, &entries);
                    let notation = typed::write(&state, action);
                    for text in [notation.clone(), format!("  {} ", notation.to_uppercase())] {
                        assert_eq!(means(&text), Some(Ok(Command::Play(action))), "{text}");
                        let line = Line::typed(&text);
                        let (_, first) = line.shown(&entries)[0];
                        assert_eq!(first.notation, notation);
                    }
                    let as_in_files = Tramways::notation(&state, action);
                    assert_eq!(means(&as_in_files), Some(Ok(Command::Play(action))));
                }
            }
        }
    }

    #[test]
    fn completion_leads_to_every_legal_action() {
        for state in (0..4).flat_map(walk) {
            let entries = listed(&state, Locale::Spanish);
            for (place, wanted) in entries.iter().enumerate() {
                let mut line = Line::listing();
                while line.chosen().is_none_or(|at| entries[at] != *wanted) {
                    line = line.moved(Step::Down, &entries);
                }
                let done = line.completed(&entries).expect("something to complete");
                assert_eq!(done.text(), wanted.notation);
                assert_eq!(meaning(&line, &state, &entries), Some(Ok(typable(&state)[place])));
                let words = Line::typed(&wanted.words);
                assert!(words.fitting(&entries).contains(&(place, wanted)), "{}", wanted.words);
            }
        }
    }

    #[test]
    fn what_begins_so_comes_before_what_only_contains_it() {
        let state = at(|decision| decision == Decision::Task);
        let entries = listed(&state, Locale::English);
        let line = Line::typed("u");
        let shown = line.shown(&entries);
        let fits: Vec<Fit> = shown.iter().filter_map(|(_, entry)| Fit::of(entry, "u")).collect();
        assert!(fits.is_sorted() && fits.len() > 1, "{fits:?}");
        assert_eq!(shown[0].1.notation, "undo");
        assert!(shown.len() <= MOST);
    }

    #[test]
    fn an_action_that_is_not_legal_stays_one_to_be_refused() {
        let state = at(|decision| decision == Decision::Task);
        let entries = listed(&state, Locale::English);
        let command = meaning(&Line::typed("book 9"), &state, &entries);
        let action = Action::Book(BookId(8));
        assert_eq!(command, Some(Ok(Command::Play(action))));
        assert_eq!(Tramways::check(&state, action), Err(Refusal::NotNow));
    }

    /// Nobody who types the amount 1 bids 10.
    #[test]
    fn an_amount_that_is_refused_is_not_completed_to_another() {
        let state = at(|decision| matches!(decision, Decision::Buy));
        let entries = listed(&state, Locale::English);
        let command = meaning(&Line::typed("buy 99"), &state, &entries);
        assert_eq!(command, Some(Ok(Command::Play(Action::Buy(99)))));
    }

    #[test]
    fn what_is_no_action_says_so_with_an_example() {
        let state = at(|decision| decision == Decision::Task);
        let entries = listed(&state, Locale::English);
        let Some(Err(Problem::Unknown { typed, example })) =
            meaning(&Line::typed(" fly home "), &state, &entries)
        else {
            panic!("no tram flies");
        };
        assert_eq!(typed, "fly home");
        assert!(Tramways::parse(&state, &example).is_some());
        assert_eq!(meaning(&Line::typed("  "), &state, &entries), None);
        let several = meaning(&Line::typed("a"), &state, &entries);
        assert!(matches!(several, Some(Err(Problem::Several(2..)))));
    }

    #[test]
    fn words_are_found_in_spanish_without_accents() {
        let state = at(|decision| decision == Decision::Task);
        let entries = listed(&state, Locale::Spanish);
        let shown = |text| typable(&state)[Line::typed(text).shown(&entries)[0].0];
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
            assert!(meaning(&Line::typed(text), &state, &entries).is_some());
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
                    assert_eq!(is_legal, Tramways::legal(&state).contains(&action), "{text}");
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
        let first = commands(&model)[0];
        assert_eq!(obeyed(first, &model), (Left::Nothing, first.act()));
        let money = Msg::Play(vec![Action::TwoDollars]);
        let refused = obeyed(Command::Play(Action::TwoDollars), &model);
        assert_eq!(refused, (Left::Text, Some(money.clone())));
        assert_eq!(model.after(money).note, Some(Note::Rule(Refusal::NotNow)));
        for help in ["help", "ayuda"] {
            let command = Command::read(model.state(), help).expect("a command");
            assert_eq!(obeyed(command, &model), (Left::Listing, None));
        }
        let (typed, listing) = (Line::typed("money"), Line::listing());
        let left = [Left::Nothing, Left::Text, Left::Listing].map(|left| typed.after(left));
        assert_eq!(left, [Line::default(), typed, listing]);
    }
}
