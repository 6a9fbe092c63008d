//! What can be done at the table.

use crate::engine::bots::Level;
use crate::engine::game::{Rng, Seat};
use crate::table::{Controller, GameMode};
use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::card::Slot;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::{Decision, Work};
use crate::titles::tramways::view::cut::cuts;
use crate::titles::tramways::view::meaning::Meaning;
use crate::titles::tramways::view::model::*;
use crate::titles::tramways::view::msg::{Click, ClickBy};
use crate::titles::tramways::view::payment::{PaymentChoice, Place, propose};
use crate::titles::tramways::view::ruling::rule_of_prompt;
use crate::titles::tramways::view::scene::TargetId;

fn model() -> GameModel {
    model_of(GameMode::Casual)
}

fn model_of(mode: GameMode) -> GameModel {
    let session = Session::new(Setup::standard(1, 5)).expect("a legal setup");
    let table = Table { mode, ..Table::new(session, &Players::people(1), 1) };
    GameModel::new(table, Device::default(), Questions::default())
}

fn until(decision: Decision) -> GameModel {
    until_of(GameMode::Casual, decision)
}

/// Plays first legal decisions, all questions agreed to, until something is asked.
fn until_of(mode: GameMode, decision: Decision) -> GameModel {
    let mut model = model_of(mode);
    for _ in 0..300 {
        if model.state().decision == decision {
            return model;
        }
        let action = Tramways::legal(model.state())[0];
        model = stored(model.after(Msg::Play(vec![action])).after(Msg::Agree));
    }
    panic!("{decision:?} is never asked");
}

/// The model once the page has stored it.
fn stored(model: GameModel) -> GameModel {
    let table = model.kept().clone();
    model.after(Msg::Stored(table))
}

#[test]
fn a_strict_game_shows_nothing_that_is_not_stored() {
    let model = model_of(GameMode::Ranked);
    let look = Tramways::legal(model.state())[0];
    let waits = model.after(Msg::Play(vec![look])).after(Msg::Agree);
    assert_eq!((waits.session().ply(), waits.state()), (0, model.state()));
    assert_eq!(waits.kept().session.ply(), 1, "what is to be stored has the decision");
    assert_eq!(waits.after(Msg::Stored(model.table.clone())).session().ply(), 0, "an older one");
    assert_eq!(stored(waits.clone()).session().ply(), 1);
    assert_eq!(waits.after(Msg::Back).unshown, None, "it may be left undecided");
    let casual = model_of(GameMode::Casual).after(Msg::Play(vec![look]));
    assert_eq!((casual.session().ply(), casual.unshown), (1, None));
}

#[test]
fn what_reveals_waits_for_an_answer() {
    let model = model_of(GameMode::Ranked);
    let look = Tramways::legal(model.state())[0];
    let asked = model.after(Msg::Play(vec![look]));
    assert_eq!((asked.session().ply(), asked.waiting.is_some()), (0, true));
    assert_eq!(asked.after(Msg::Back).waiting, None);
    assert_eq!(stored(asked.after(Msg::Agree)).session().ply(), 1);
}

/// A plan of a hint is played from before its action, so nothing of it is under way when it asks (BLD-5).
#[test]
fn what_a_question_asks_to_cut_is_broken_on_the_map() {
    let mut seen = 0;
    for seed in 0..160 {
        let mut session: Session<Tramways> =
            Session::new(Setup::standard(1, seed)).expect("a legal setup");
        let (mut rng, mut actions) = (Rng::new(seed), Vec::new());
        let mut begun = 0;
        while Tramways::to_act(session.state()).is_some() && seen < 4 {
            if session.state().decision == Decision::Task {
                begun = session.ply();
                actions.clear();
            }
            let payment = propose(session.state(), &PaymentChoice::default());
            let building = matches!(session.state().work, Work::Build(..));
            if building && let Some(payment) = payment {
                let plan: Vec<Action> = actions.iter().copied().chain(payment.actions).collect();
                let mut before = session.clone();
                before.go_to(begun);
                let table = Table::new(before, &Players::people(1), 1);
                let model = GameModel::new(table, Device::default(), Questions::default());
                let asked = model.after(Msg::Play(plan.clone()));
                let expected = cuts(model.state(), &plan).len();
                assert_eq!(asked.broken(Vec::new()).len(), expected);
                assert_eq!(model.broken(Vec::new()).len(), 0);
                seen += usize::from(expected > 0);
            }
            let legal = Tramways::legal(session.state());
            let action = legal[rng.below(legal.len())];
            actions.push(action);
            session.play(action).expect("a legal action");
        }
    }
    assert!(seen > 1, "{seen} cuts");
}

#[test]
fn a_question_can_be_switched_off() {
    let model = model_of(GameMode::Ranked);
    let look = Tramways::legal(model.state())[0];
    let silent = model.after(Msg::Play(vec![look])).after(Msg::AgreeForGood);
    let fresh = silent.after(Msg::Replace(model.table.clone(), None));
    assert_eq!(stored(fresh.after(Msg::Play(vec![look]))).session().ply(), 1);
}

#[test]
fn what_can_be_taken_back_is_not_asked_about() {
    let model = model();
    let looked = model.after(Msg::Play(vec![Tramways::legal(model.state())[0]]));
    assert_eq!((looked.session().ply(), looked.waiting), (1, None));
}

#[test]
fn stepping_back_leaves_the_action_at_its_start() {
    let model = until(Decision::Task);
    let ply = model.session().ply();
    let Some(&start) = Tramways::legal(model.state()).first() else { return };
    let inside = model.after(Msg::Play(vec![start]));
    assert_eq!(inside.action_start(), Some(ply));
    assert_eq!(inside.after(Msg::Back).session().ply(), ply);
}

#[test]
fn a_click_on_nothing_explains_itself() {
    let model = until(Decision::Task);
    for cell in model.state().map.lattice.cells() {
        let click = Click { cell: Some(cell), targets: Vec::new(), by: ClickBy::Tap };
        let after = model.after(Msg::Click(click));
        assert!(
            after.note.is_some() != after.draft.menu.is_some(),
            "a reason, or the uses with theirs"
        );
    }
}

#[test]
fn an_impossible_decision_is_refused_with_its_rule() {
    let model = model();
    let after = model.after(Msg::Play(vec![Action::Start(Task::Rails)]));
    assert_eq!(after.note, Some(Note::Rule(Refusal::NotNow)));
    assert!(after.session() == model.session());
}

#[test]
fn icons_in_the_wrong_moment_say_when_they_are_played() {
    let task = until(Decision::Task);
    let start =
        Tramways::legal(task.state()).into_iter().find(|action| matches!(action, Action::Start(_)));
    let model = task.after(Msg::Play(start.into_iter().collect()));
    let card = model.state().player().hand[0];
    let after = model.after(Msg::Icon(card, Slot(0)));
    assert!(matches!(after.note, Some(Note::IconNotNow(_))));
}

#[test]
fn a_casual_game_is_taken_back_to_its_start_and_again_to_its_end() {
    let end = until(Decision::Administration);
    let mut model = end.clone();
    let mut undos = 0;
    while model.can_undo() {
        let ply = model.session().ply();
        model = model.after(Msg::Undo);
        undos += 1;
        assert!(model.session().ply() < ply);
    }
    assert_eq!((model.session().ply(), model.table.undos), (0, undos));
    assert_eq!(model.after(Msg::Undo).note, Some(Note::NothingToUndo));
    while model.can_redo() {
        model = model.after(Msg::Redo);
    }
    assert!(model.session() == end.session());
    assert_eq!(model.after(Msg::Redo).note, Some(Note::NothingToRedo));
}

#[test]
fn a_ranked_game_takes_back_nothing_that_is_done_or_revealed() {
    let model = model_of(GameMode::Ranked);
    assert_eq!(model.after(Msg::Undo).note, Some(Note::NothingToUndo));
    let looked = model.after(Msg::Play(vec![Tramways::legal(model.state())[0]])).after(Msg::Agree);
    let looked = stored(looked);
    assert_eq!(looked.after(Msg::Undo).note, Some(Note::Barred));
    let mut model = until_of(GameMode::Ranked, Decision::Task);
    let root = model.session().ply();
    model = model.after(Msg::Play(vec![Tramways::legal(model.state())[0]]));
    assert!(model.session().ply() == root || model.after(Msg::Undo).session().ply() == root);
    for _ in 0..400 {
        let Some(&action) = Tramways::legal(model.state()).last() else { break };
        model = stored(model.after(Msg::Play(vec![action])).after(Msg::Agree));
        let (ply, decision) = (model.session().ply(), model.state().decision);
        if decision.is_root() || decision == Decision::Over {
            assert!(!model.can_undo(), "at {ply}");
        }
        assert!(model.after(Msg::Undo).session().ply() >= root);
    }
    assert_eq!(model.state().decision, Decision::Over);
}

#[test]
fn who_decides_as_before_an_undo_finds_the_bots_where_they_were() {
    let session = Session::new(Setup::standard(2, 5)).expect("a legal setup");
    let bot = Controller::Bot(Level::Easy);
    let players = Players::people(2).hand_over(Seat(1), bot);
    let mut model =
        GameModel::new(Table::new(session, &players, 2), Device::default(), Questions::default());
    let mut bots = 0;
    for _ in 0..60 {
        let (before, mut able) = (model.session().ply(), Vec::new());
        Tramways::legal_actions(model.session().state(), &mut able);
        if matches!(model.turn(), Turn::Bot(..)) {
            model = model.after(Msg::Bot(before, BotAnswer::Missing));
            assert_eq!(model.session().ply(), before + 1);
            bots += 1;
            continue;
        }
        let undone = model.after(Msg::Undo);
        if undone.session().ply() < before
            && let Some(again) = Tramways::legal(undone.state()).first()
        {
            let again = undone.after(Msg::Play(vec![*again]));
            assert_eq!(again.turn(), Turn::Yours(Seat(0)), "decision {before}");
        }
        model = model.after(Msg::Play(vec![able[0]]));
    }
    assert!(bots > 5, "{bots} decisions of bots");
}

#[test]
fn an_action_that_was_not_finished_is_no_line() {
    let model = until(Decision::Task);
    let starts: Vec<Action> = Tramways::legal(model.state())
        .into_iter()
        .filter(|it| matches!(it, Action::Start(_)))
        .collect();
    let begun = model.after(Msg::Play(vec![starts[0]]));
    assert!(begun.session().length() > model.session().length());
    let money = begun.after(Msg::Back).after(Msg::Play(vec![Action::TwoDollars]));
    assert_eq!((money.session().lines().len(), money.session().line()), (1, 0));
    let again = money.after(Msg::Undo).after(Msg::Play(vec![starts[0]]));
    assert_eq!(again.session().lines().len(), 2, "what was finished stays");
}

#[test]
fn a_ranked_game_has_one_line() {
    let now = until_of(GameMode::Ranked, Decision::Administration);
    for ply in 0..now.session().ply() {
        let back = now.after(Msg::GoTo(0, ply));
        assert_eq!((back.session().ply(), back.may_act()), (ply, ply >= now.floor()));
        let Some(action) = Tramways::legal(back.state()).pop() else { continue };
        let other = stored(back.after(Msg::Play(vec![action])).after(Msg::Agree));
        assert_eq!(other.session().lines().len(), 1);
        assert!(other.may_act() || other.session().whole_record() == now.session().whole_record());
    }
    let bot = now.players().hand_over(
        crate::engine::game::Seat(0),
        crate::table::Controller::Bot(crate::engine::bots::Level::Hard),
    );
    assert_eq!(now.after(Msg::Players(Rc::new(bot))).note, Some(Note::Alone));
}

#[test]
fn a_location_is_chosen_and_let_go_of() {
    let model = until(Decision::Task);
    let choices = model.choices();
    let begins = |choice: &Choice| matches!(choice.meaning, Meaning::Arm(_));
    let at = choices.iter().position(begins).expect("a place where rails begin");
    let targets = vec![TargetId(at as u16)];
    let click = Click { cell: Some(choices[at].cell), targets, by: ClickBy::Drag };
    let chosen = model.after(Msg::Click(click));
    assert_eq!(chosen.draft.start_location, Some(choices[at].cell));
    assert_eq!(
        ([&model, &chosen].map(|it| rule_of_prompt(&it.seen(Locale::English)))),
        ["ACT-1", "RAIL-2"]
    );
    assert_eq!(chosen.after(Msg::Back).draft.start_location, None);
}

#[test]
fn questions_can_be_switched_on_again() {
    let model = model_of(GameMode::Ranked);
    let look = Tramways::legal(model.state())[0];
    let silent = model.after(Msg::Play(vec![look])).after(Msg::AgreeForGood);
    let fresh = silent.after(Msg::Replace(model.table.clone(), None)).after(Msg::AskAgain);
    assert!(fresh.after(Msg::Play(vec![look])).waiting.is_some());
}

/// A game of two people at one device, in which the first has looked through a Ticket Book.
fn looked_through() -> GameModel {
    let session = Session::new(Setup::standard(2, 5)).expect("a legal setup");
    let table = Table::new(session, &Players::people(2), 2);
    let mut model = GameModel::new(table, Device::default(), Questions::default());
    for _ in 0..40 {
        model = model.after(Msg::TakeDevice);
        let books = Tramways::legal(model.state())
            .into_iter()
            .find(|action| matches!(action, Action::Book(_)));
        let actions = vec![books.unwrap_or_else(|| Tramways::legal(model.state())[0])];
        let shows = question(model.state(), &actions).is_some();
        model = model.after(Msg::Play(actions));
        if shows && model.may_act() {
            return model;
        }
    }
    panic!("nobody looks through a Book");
}

#[test]
fn an_undo_asks_where_somebody_has_seen_something_since() {
    let looked = looked_through();
    let asked = looked.after(Msg::Undo);
    assert!(matches!(asked.waiting, Some(Asked::Undo(_))));
    assert_eq!(asked.session().ply(), looked.session().ply());
    assert_eq!(asked.after(Msg::Back).session().ply(), looked.session().ply());
    assert!(asked.after(Msg::Agree).session().ply() < looked.session().ply());
}

#[test]
fn an_undo_of_what_another_person_decided_asks() {
    let mut model = looked_through();
    let holder = model.device.holder();
    for _ in 0..60 {
        if model.device.holder() != holder {
            break;
        }
        model =
            model.after(Msg::TakeDevice).after(Msg::Play(vec![Tramways::legal(model.state())[0]]));
        model = model.after(Msg::Agree).after(Msg::TakeDevice);
    }
    assert_ne!(model.device.holder(), holder);
    assert!(matches!(model.after(Msg::Undo).waiting, Some(Asked::Undo(_))));
}

#[test]
fn an_undo_with_open_eyes_alone_does_not_ask() {
    let model = model();
    let looked = model.after(Msg::Play(vec![Tramways::legal(model.state())[0]]));
    assert_eq!(looked.after(Msg::Undo).session().ply(), 0);
}

/// While the Building is chosen its Parcel can still be another (PLAY-4).
#[test]
fn another_parcel_can_be_chosen_while_the_building_is() {
    let mut seen = 0;
    for seed in 0..60 {
        let setup = Setup::standard(1, seed);
        let mut session: Session<Tramways> = Session::new(setup).expect("a legal setup");
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        while Tramways::to_act(session.state()).is_some() {
            if let Decision::Kind(now) = session.state().decision {
                seen += other_parcels(&session, now);
            }
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
    }
    assert!(seen > 0, "nobody has two Parcels to build on");
}

/// Clicks on all Parcels; how many were chosen instead.
fn other_parcels(session: &Session<Tramways>, now: ParcelId) -> usize {
    let table = Table::new(session.clone(), &Players::people(1), 1);
    let model = GameModel::new(table, Device::default(), Questions::default());
    let chosen = |parcel: &ParcelId| {
        let cell = model.state().map.parcels[parcel.index()];
        let after = model.after(Msg::Click(Click { cell, targets: Vec::new(), by: ClickBy::Tap }));
        let is_chosen = after.state().decision == Decision::Kind(*parcel);
        assert_eq!(is_chosen, after.note.is_none() || *parcel == now);
        assert_eq!(after.session().lines().len(), 1);
        assert!(!after.state().decision.is_root());
        is_chosen && *parcel != now
    };
    model.state().map.parcels().filter(chosen).count()
}

/// The table as it is after a reload.
fn reloaded(model: &GameModel) -> GameModel {
    let fresh = GameModel::new(model.table.clone(), Device::default(), Questions::default());
    fresh.with_prepared(model.prepared())
}

/// What would be paid, whatever was wished for before.
fn paid(model: &GameModel) -> Option<Vec<Place>> {
    let mut places = propose(model.state(), &model.draft.payment_choice)?.places;
    places.sort_unstable();
    Some(places)
}

#[test]
fn where_rails_are_to_start_and_what_is_to_pay_survive_a_reload() {
    let (mut starts, mut wishes) = (0, 0);
    for seed in 0..6 {
        let session = Session::new(Setup::standard(1, seed)).expect("a legal setup");
        let table = Table::new(session, &Players::people(1), 1);
        let mut model = GameModel::new(table, Device::default(), Questions::default());
        let mut rng = Rng::new(seed);
        while let [_, ..] = Tramways::legal(model.state())[..] {
            model.draft.payment_choice = PaymentChoice::default();
            assert_eq!(model.prepared(), None);
            let arms = (0..).zip(model.choices());
            for (n, choice) in arms.filter(|(_, it)| matches!(it.meaning, Meaning::Arm(_))) {
                let (cell, targets) = (Some(choice.cell), vec![TargetId(n)]);
                let armed = model.after(Msg::Click(Click { cell, targets, by: ClickBy::Tap }));
                assert!(armed.draft.start_location.is_some() && armed.prepared().is_some());
                assert_eq!(reloaded(&armed).draft.start_location, armed.draft.start_location);
                starts += 1;
            }
            let asks = paid(&model).is_some();
            let hand = if asks { model.state().player().hand.to_vec() } else { Vec::new() };
            let icons =
                hand.iter().flat_map(|card| card.card().icons().map(|(slot, _)| (*card, slot)));
            for (card, slot) in icons {
                let wished = model.after(Msg::Icon(card, slot));
                if wished.draft.payment_choice != PaymentChoice::default() {
                    assert_eq!(paid(&reloaded(&wished)), paid(&wished));
                    wishes += 1;
                }
            }
            let legal = Tramways::legal(model.state());
            let action = legal[rng.below(legal.len())];
            model = model.after(Msg::Play(vec![action])).after(Msg::Agree);
        }
    }
    assert!(starts > 50 && wishes > 50, "{starts} {wishes}");
}
