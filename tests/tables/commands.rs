//! Typed commands at the table of Tramways, over whole games.

use crate::play_on;
use catenary::engine::game::{Game, Rng};
use catenary::table::command::{
    Command, Completion, LONGEST, ListMove, Meant, Problem, Typed, TypedLine,
};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::title::Typing;
use catenary::table::{Device, GameTable, Players, Session};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::words::Locale;

/// Returns positions of random solo games.
fn tables() -> Vec<TableModel<Tramways>> {
    let mut found = Vec::new();
    for seed in 0..4 {
        let mut session = Session::new(Setup::standard(1, seed)).expect("a legal setup");
        let mut rng = Rng::new(seed);
        while Tramways::to_act(session.state()).is_some() {
            if rng.below(6) == 0 {
                let table = GameTable::new(session.clone(), &Players::people(1), 1);
                found.push(TableModel::new(table, Device::default()));
            }
            play_on::<Tramways>(&mut session, 1, &mut rng);
        }
    }
    found
}

fn entries(commands: &[Command]) -> Vec<Completion> {
    commands.iter().map(|command| command.entry.clone()).collect()
}

/// Returns the action that a typed text means; `None` if there is none.
fn meant(
    table: &TableModel<Tramways>,
    commands: &[Command],
    text: &str,
) -> Option<<Tramways as Game>::Action> {
    let line = TypedLine::typed(text);
    let notation = match line.meaning(&entries(commands), &|text| table.reads(text))?.ok()? {
        Meant::Text(text) => text,
        Meant::Entry(at) => match &commands[at].does {
            Typed::Act(notation) => notation.clone(),
            Typed::Press(_) | Typed::Undo | Typed::Redo => return None,
        },
    };
    table.ask(Locale::English, |seen| Tramways::read(seen, &notation))
}

#[test]
fn every_legal_action_can_be_typed_in_its_notation() {
    for table in tables() {
        for locale in Locale::ALL {
            let commands = table.commands(locale);
            let state = table.session().state();
            for action in Tramways::legal(state) {
                let written = table.ask(locale, |seen| Tramways::written(seen, action));
                let as_in_files = Tramways::notation(state, action);
                let loud = format!("  {} ", written.to_uppercase());
                for text in [written, loud, as_in_files] {
                    assert_eq!(meant(&table, &commands, &text), Some(action), "{text}");
                }
            }
        }
    }
}

#[test]
fn completion_leads_to_every_legal_action() {
    for table in tables().into_iter().step_by(3) {
        let entries = entries(&table.commands(Locale::Spanish));
        for wanted in entries.iter().filter(|entry| !entry.notation.is_empty()) {
            let mut line = TypedLine::listing();
            while line.chosen().is_none_or(|at| entries[at] != *wanted) {
                line = line.moved(ListMove::Down, &entries);
            }
            let done = line.completed(&entries).expect("something to complete");
            assert_eq!(done.text(), wanted.notation);
            let words = TypedLine::typed(&wanted.words);
            assert!(
                words.fitting(&entries).iter().any(|(_, it)| it == &wanted),
                "{}",
                wanted.words
            );
        }
    }
}

#[test]
fn reads_any_typed_text_and_answers_unknown_words_with_an_example() {
    for table in tables() {
        let entries = entries(&table.commands(Locale::English));
        let meaning =
            |text: &str| TypedLine::typed(text).meaning(&entries, &|text| table.reads(text));
        match meaning(" fly home ") {
            Some(Err(Problem::Unknown { typed, example })) => {
                assert_eq!(typed, "fly home");
                assert!(matches!(meaning(&example), Some(Ok(_))), "{example}");
            }
            other => panic!("no tram flies: {other:?}"),
        }
        assert_eq!(meaning("  "), None);
        assert_eq!(TypedLine::typed(&"\u{e9}".repeat(500)).text().chars().count(), LONGEST);
        for text in ["head \u{1F68B}", "lay \u{301}", "play  x", "bid 999999999", "link \u{e9}"] {
            assert!(meaning(text).is_some(), "{text}");
        }
    }
}

#[test]
fn undo_can_be_typed_if_there_is_something_to_undo() {
    let mut found = 0;
    for table in tables() {
        let commands = table.commands(Locale::English);
        let typed = |text: &str| {
            let line = TypedLine::typed(text);
            match line.meaning(&entries(&commands), &|text| table.reads(text))?.ok()? {
                Meant::Entry(at) => Some(commands[at].does.clone()),
                Meant::Text(_) => None,
            }
        };
        let undo = table.view(Locale::English).past.undo.map(|_| Typed::Undo);
        assert_eq!(typed("UNDO"), undo);
        found += usize::from(undo.is_some());
    }
    assert!(found > 0, "some steps can be taken back");
}

#[test]
fn refuses_typed_actions_that_are_not_legal() {
    for table in tables() {
        let legal = table.commands(Locale::English);
        let acts = |it: &Command| matches!(it.does, Typed::Act(_));
        assert!(legal.iter().filter(|it| acts(it)).all(|it| !table.refuses(&it.entry.notation)));
        assert!(table.reads("book 9") && table.refuses("book 9"));
        assert!(!table.refuses("fly home"), "that is no action");
    }
}
