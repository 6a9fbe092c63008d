//! The guide: each lesson appears once, until it is read or done, and waits if nobody can read it.

use catenary::engine::game::Game;
use catenary::table::intent::Intent;
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::title::Title;
use catenary::table::{Device, GameTable, Guide, Players, Session, Teach};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::view::guide::first_setup;
use catenary::words::Locale;

fn guided() -> TableModel<Tramways> {
    let session = Session::new(first_setup()).expect("a game");
    let table = GameTable::new(session, &Players::people(1), 1);
    TableModel::new(GameTable { guide: Guide::NEW, ..table }, Device::default())
}

fn after<G: Title>(table: &TableModel<G>, intent: Intent) -> TableModel<G> {
    table.after(&intent, Locale::English)
}

/// Returns the number of the lesson on screen.
fn lesson_now<G: Title>(table: &TableModel<G>) -> Option<u8> {
    table.view(Locale::English).lesson.as_ref().map(|lesson| lesson.number)
}

fn decided(table: &TableModel<Tramways>) -> TableModel<Tramways> {
    let state = table.session().state();
    let action = Tramways::legal(state)[0];
    after(table, Intent::Act(Tramways::notation(state, action)))
}

#[test]
fn shows_a_lesson_until_it_is_read_or_done() {
    let table = guided();
    let goal = lesson_now(&table).expect("what wins");
    let read = after(&table, Intent::Guide(Teach::GotIt));
    let keep = lesson_now(&read).expect("what is asked");
    assert_ne!(goal, keep);
    let done = decided(&read);
    assert_eq!(done.session().ply(), 1);
    assert!(![Some(goal), Some(keep)].contains(&lesson_now(&done)));
    assert!([goal, keep].iter().all(|&lesson| done.table.guide.given.has(lesson)));
    // An undone action still counts as known.
    assert_eq!(lesson_now(&after(&done, Intent::Undo)), None);
}

#[test]
fn repeats_a_lesson_only_on_request() {
    let table = guided();
    let (goal, read) = (lesson_now(&table), after(&table, Intent::Guide(Teach::GotIt)));
    let silent = after(&read, Intent::Guide(Teach::Skip));
    assert_eq!((lesson_now(&silent), silent.view(Locale::English).pointed.len()), (None, 0));
    assert!(silent.view(Locale::English).may.explain);
    assert_eq!(lesson_now(&after(&silent, Intent::Guide(Teach::Again))), goal);
}

#[test]
fn shows_a_lesson_later_if_nobody_could_read_it() {
    let table = guided();
    let away = after(&table, Intent::LookOn);
    assert_eq!(
        (lesson_now(&away), lesson_now(&after(&away, Intent::PlayHere))),
        (None, lesson_now(&table))
    );
    let tried = after(&table, Intent::Analyse);
    let back = after(&tried, Intent::EndAnalysis);
    assert_eq!((lesson_now(&tried), lesson_now(&back)), (None, lesson_now(&table)));
    let done = decided(&after(&table, Intent::Guide(Teach::GotIt)));
    let line = done.session().line();
    let past = after(&done, Intent::GoTo { line, ply: 0 });
    assert_eq!((lesson_now(&past), past.view(Locale::English).may.explain), (None, false));
    assert_eq!(lesson_now(&after(&past, Intent::GoTo { line, ply: 1 })), lesson_now(&done));
}

#[test]
fn points_at_the_next_step_after_all_lessons_are_read() {
    let table = guided();
    let mut read = after(&table, Intent::Guide(Teach::GotIt));
    let pointed = read.view(Locale::English).pointed.clone();
    assert_eq!(pointed.len(), 1);
    while lesson_now(&read).is_some() {
        read = after(&read, Intent::Guide(Teach::GotIt));
    }
    assert_eq!(read.view(Locale::English).pointed, pointed);
}
