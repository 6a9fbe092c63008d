//! What can be done at the desk.

use super::*;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::session::Terms;
use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::setup::Setup;
use crate::view::act::{Click, ClickBy};
use crate::view::meaning::Meaning;
use crate::view::scene::TargetId;

fn desk() -> Desk {
    desk_of(Terms::Casual)
}

fn desk_of(terms: Terms) -> Desk {
    let session = Session::new(Setup::standard(1, 5)).expect("a legal setup");
    let table = Table { terms, ..Table::new(session, &Chairs::people(1), 1) };
    Desk::new(table, Device::default(), Questions::default())
}

fn legal(desk: &Desk) -> Vec<Action> {
    let mut legal = Vec::new();
    Tramways::legal_actions(desk.state(), &mut legal);
    legal
}

fn until(ask: Ask) -> Desk {
    until_of(Terms::Casual, ask)
}

/// Plays first legal decisions, all questions agreed to, until something is asked.
fn until_of(terms: Terms, ask: Ask) -> Desk {
    let mut desk = desk_of(terms);
    for _ in 0..300 {
        if desk.state().ask == ask {
            return desk;
        }
        let action = legal(&desk)[0];
        desk = desk.after(Act::Play(vec![action])).after(Act::Agree);
    }
    panic!("{ask:?} is never asked");
}

#[test]
fn what_reveals_waits_for_an_answer() {
    let desk = desk_of(Terms::Ranked);
    let look = legal(&desk)[0];
    let asked = desk.after(Act::Play(vec![look]));
    assert_eq!((asked.session().ply(), asked.waiting.is_some()), (0, true));
    assert_eq!(asked.after(Act::Back).waiting, None);
    assert_eq!(asked.after(Act::Agree).session().ply(), 1);
}

#[test]
fn a_question_can_be_switched_off() {
    let desk = desk_of(Terms::Ranked);
    let look = legal(&desk)[0];
    let silent = desk.after(Act::Play(vec![look])).after(Act::AgreeForGood);
    let fresh = silent.after(Act::Replace(desk.table.clone()));
    assert_eq!(fresh.after(Act::Play(vec![look])).session().ply(), 1);
}

#[test]
fn what_can_be_taken_back_is_not_asked_about() {
    let desk = desk();
    let looked = desk.after(Act::Play(vec![legal(&desk)[0]]));
    assert_eq!((looked.session().ply(), looked.waiting), (1, None));
}

#[test]
fn stepping_back_leaves_the_action_at_its_start() {
    let desk = until(Ask::Task);
    let ply = desk.session().ply();
    let Some(&start) = legal(&desk).first() else { return };
    let inside = desk.after(Act::Play(vec![start]));
    assert_eq!(inside.action_start(), Some(ply));
    assert_eq!(inside.after(Act::Back).session().ply(), ply);
}

#[test]
fn a_click_on_nothing_explains_itself() {
    let desk = until(Ask::Task);
    for cell in desk.state().map.lattice.cells() {
        let click = Click { cell: Some(cell), targets: Vec::new(), by: ClickBy::Tap };
        let after = desk.after(Act::Click(click));
        assert!(after.note.is_some() != after.menu.is_some(), "a reason, or the uses with theirs");
    }
}

#[test]
fn an_impossible_decision_is_refused_with_its_rule() {
    let desk = desk();
    let after = desk.after(Act::Play(vec![Action::Start(Task::Rails)]));
    assert_eq!(after.note, Some(Note::Rule(Refusal::NotNow)));
    assert!(after.session() == desk.session());
}

#[test]
fn icons_in_the_wrong_moment_say_when_they_are_played() {
    let task = until(Ask::Task);
    let start = legal(&task).into_iter().find(|action| matches!(action, Action::Start(_)));
    let desk = task.after(Act::Play(start.into_iter().collect()));
    let card = desk.state().player().hand[0];
    let after = desk.after(Act::Icon(card, Slot(0)));
    assert!(matches!(after.note, Some(Note::IconNotNow(_))));
}

#[test]
fn a_casual_game_is_taken_back_to_its_start_and_again_to_its_end() {
    let end = until(Ask::Administration);
    let mut desk = end.clone();
    let mut undos = 0;
    while desk.can_undo() {
        let ply = desk.session().ply();
        desk = desk.after(Act::Undo);
        undos += 1;
        assert!(desk.session().ply() < ply);
    }
    assert_eq!((desk.session().ply(), desk.table.undos), (0, undos));
    assert_eq!(desk.after(Act::Undo).note, Some(Note::NothingToUndo));
    while desk.can_redo() {
        desk = desk.after(Act::Redo);
    }
    assert!(desk.session() == end.session());
    assert_eq!(desk.after(Act::Redo).note, Some(Note::NothingToRedo));
}

#[test]
fn a_ranked_game_takes_back_nothing_that_is_done_or_revealed() {
    let desk = desk_of(Terms::Ranked);
    assert_eq!(desk.after(Act::Undo).note, Some(Note::NothingToUndo));
    let looked = desk.after(Act::Play(vec![legal(&desk)[0]])).after(Act::Agree);
    assert_eq!(looked.after(Act::Undo).note, Some(Note::Barred));
    let mut desk = until_of(Terms::Ranked, Ask::Task);
    let root = desk.session().ply();
    desk = desk.after(Act::Play(vec![legal(&desk)[0]]));
    assert!(desk.session().ply() == root || desk.after(Act::Undo).session().ply() == root);
    for _ in 0..400 {
        let Some(&action) = legal(&desk).last() else { break };
        desk = desk.after(Act::Play(vec![action])).after(Act::Agree);
        let (ply, ask) = (desk.session().ply(), desk.state().ask);
        if ask.begins_action() || ask == Ask::Over {
            assert!(!desk.can_undo(), "at {ply}");
        }
        assert!(desk.after(Act::Undo).session().ply() >= root);
    }
    assert_eq!(desk.state().ask, Ask::Over);
}

#[test]
fn who_decides_as_before_an_undo_finds_the_bots_where_they_were() {
    let session = Session::new(Setup::standard(2, 5)).expect("a legal setup");
    let bot = Controller::Bot(Level::Easy);
    let chairs = Chairs::people(2).hand_over(Seat(1), bot);
    let mut desk =
        Desk::new(Table::new(session, &chairs, 2), Device::default(), Questions::default());
    let mut bots = 0;
    for _ in 0..60 {
        let (before, mut able) = (desk.session().ply(), Vec::new());
        Tramways::legal_actions(desk.session().state(), &mut able);
        if matches!(desk.turn(), Turn::Bot(..)) {
            desk = desk.after(Act::Bot(before, vec![able[0]]));
            assert_eq!(desk.session().ply(), before + 1);
            bots += 1;
            continue;
        }
        let undone = desk.after(Act::Undo);
        if let Some(again) = legal(&undone).first().filter(|_| undone.session().ply() < before) {
            let again = undone.after(Act::Play(vec![*again]));
            assert_eq!(again.turn(), Turn::Yours(Seat(0)), "decision {before}");
        }
        desk = desk.after(Act::Play(vec![able[0]]));
    }
    assert!(bots > 5, "{bots} decisions of bots");
}

#[test]
fn an_action_that_was_not_finished_is_no_line() {
    let desk = until(Ask::Task);
    let starts: Vec<Action> =
        legal(&desk).into_iter().filter(|it| matches!(it, Action::Start(_))).collect();
    let begun = desk.after(Act::Play(vec![starts[0]]));
    assert!(begun.session().length() > desk.session().length());
    let money = begun.after(Act::Back).after(Act::Play(vec![Action::TwoDollars]));
    assert_eq!((money.session().lines().len(), money.session().line()), (1, 0));
    let again = money.after(Act::Undo).after(Act::Play(vec![starts[0]]));
    assert_eq!(again.session().lines().len(), 2, "what was finished stays");
}

#[test]
fn a_ranked_game_has_one_line() {
    let now = until_of(Terms::Ranked, Ask::Administration);
    for ply in 0..now.session().ply() {
        let back = now.after(Act::GoTo(0, ply));
        assert_eq!((back.session().ply(), back.may_act()), (ply, ply >= now.floor()));
        let Some(action) = legal(&back).pop() else { continue };
        let other = back.after(Act::Play(vec![action])).after(Act::Agree);
        assert_eq!(other.session().lines().len(), 1);
        assert!(other.may_act() || other.session().whole_record() == now.session().whole_record());
    }
    let bot = now.chairs().hand_over(
        crate::engine::game::Seat(0),
        crate::session::Controller::Bot(crate::engine::bots::Level::Hard),
    );
    assert_eq!(now.after(Act::Chairs(Rc::new(bot))).note, Some(Note::Alone));
}

#[test]
fn a_location_is_chosen_and_let_go_of() {
    let desk = until(Ask::Task);
    let choices = desk.choices();
    let Some(at) = choices.iter().position(|c| matches!(c.meaning, Meaning::Arm(_))) else {
        return;
    };
    let targets = vec![TargetId(at as u16)];
    let click = Click { cell: Some(choices[at].cell), targets, by: ClickBy::Drag };
    let armed = desk.after(Act::Click(click));
    assert_eq!(armed.armed, Some(choices[at].cell));
    assert_eq!(armed.after(Act::Back).armed, None);
}

#[test]
fn questions_can_be_switched_on_again() {
    let desk = desk_of(Terms::Ranked);
    let look = legal(&desk)[0];
    let silent = desk.after(Act::Play(vec![look])).after(Act::AgreeForGood);
    let fresh = silent.after(Act::Replace(desk.table.clone())).after(Act::AskAgain);
    assert!(fresh.after(Act::Play(vec![look])).waiting.is_some());
}
