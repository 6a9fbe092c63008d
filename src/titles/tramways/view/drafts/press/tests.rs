//! Tests of presses at the table.

use crate::engine::codec::{self, Link};
use crate::engine::game::{Game, Rng, Rule};
use crate::table::intent::{ActionQuery, Intent};
use crate::table::model::TableModel;
use crate::table::open::OpenTable;
use crate::table::title::Drafts;
use crate::table::view::{Note, PlaceState, Pressed, Reason};
use crate::table::{Assistance, GameMode, Session};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::{CurrentAction, Decision, State};
use crate::titles::tramways::view::cost::payment::{IconPlace, PaymentChoice, propose};
use crate::titles::tramways::view::drafts::derived::on_map;
use crate::titles::tramways::view::drafts::ids::{InHand, place_of};
use crate::titles::tramways::view::drafts::move_draft::Draft;
use crate::titles::tramways::view::drafts::press::action_start;
use crate::titles::tramways::view::fixture::{agrees, does, presses, printed, sit, takes, walk};
use crate::titles::tramways::view::map::cut::cuts;
use crate::titles::tramways::view::map::meaning::Meaning;
use crate::titles::tramways::view::prompts::ruling::rule_of_prompt;
use crate::titles::tramways::view::prompts::why::Rejection;
use crate::words::Locale;
use std::rc::Rc;

type Table = TableModel<Tramways>;

fn started(mode: GameMode) -> Table {
    sit(Session::new(Setup::standard(1, 5)).expect("a legal setup"), mode)
}

fn first(table: &Table) -> Action {
    Tramways::legal(table.session().state())[0]
}

/// Plays first legal actions and agrees to all questions until the given decision comes.
fn until(decision: Decision) -> Table {
    let mut table = started(GameMode::Casual);
    for _ in 0..300 {
        if table.session().state().decision == decision {
            return table;
        }
        table = agrees(&takes(&table, first(&table)));
    }
    panic!("{decision:?} is never asked");
}

fn pressed_cell(table: &Table) -> Option<ActionQuery> {
    table.view(Locale::English).query.clone()
}

fn warned(table: &Table) -> Option<&'static str> {
    match pressed_cell(table)? {
        ActionQuery::Warned(warning) => Some(warning.key),
        _ => None,
    }
}

fn refused(table: &Table) -> Option<Reason> {
    table.ask(Locale::English, |view| view.note.cloned())
}

fn start_location(table: &Table) -> Option<crate::titles::tramways::network::CellId> {
    table.ask(Locale::English, |view| view.draft.start_location)
}

#[test]
fn asks_before_a_reveal_only_in_strict_games() {
    let table = started(GameMode::Ranked);
    let waits = takes(&table, first(&table));
    assert!(warned(&waits).is_some());
    assert_eq!(waits.session().ply(), 0);
    assert_eq!(pressed_cell(&does(&waits, &Intent::Leave)), None);
    assert_eq!(agrees(&waits).session().ply(), 1);
    let casual = started(GameMode::Casual);
    let looked = takes(&casual, first(&casual));
    assert_eq!((looked.session().ply(), pressed_cell(&looked)), (1, None));
    assert_eq!(does(&looked, &Intent::Undo).session().ply(), 0, "nobody else has seen it");
}

#[test]
fn a_confirmation_can_be_switched_off_and_on() {
    let table = started(GameMode::Ranked);
    let key = warned(&takes(&table, first(&table))).expect("a question");
    let silent = Assistance::WHOLE.silencing(key);
    let silent = does(&table, &Intent::Assist(Rc::new(silent)));
    let taken = takes(&silent, first(&silent));
    assert_eq!((pressed_cell(&taken), agrees(&taken).session().ply()), (None, 1));
    let loud = does(&silent, &Intent::Assist(Rc::new(Assistance::WHOLE)));
    assert_eq!(warned(&takes(&loud, first(&loud))), Some(key));
}

/// A hint's plan is played from before its action, so the warning comes with no action under way (BLD-5).
#[test]
fn asks_before_an_action_cuts_a_link() {
    let mut seen = [0; 2];
    for seed in 0..160 {
        let mut session: Session<Tramways> =
            Session::new(Setup::standard(1, seed)).expect("a legal setup");
        let (mut rng, mut actions) = (Rng::new(seed), Vec::new());
        let mut started = 0;
        while Tramways::to_act(session.state()).is_some() && seen[1] < 4 {
            if session.state().decision == Decision::Task {
                started = session.ply();
                actions.clear();
            }
            let payment = propose(session.state(), &PaymentChoice::default());
            let building = matches!(session.state().work, CurrentAction::Build(..));
            if building && let Some(payment) = payment {
                let plan: Vec<Action> = actions.iter().copied().chain(payment.actions).collect();
                let mut before = session.clone();
                before.go_to(started);
                let cuts = !cuts(before.state(), &plan).is_empty();
                let mut whole = before.record();
                whole.actions.extend(plan);
                let line = codec::write(&Link::game(whole, started));
                let played = does(&sit(before, GameMode::Casual), &Intent::PlayPlan(line));
                assert_eq!(warned(&played), cuts.then_some("cut"));
                seen[usize::from(cuts)] += 1;
            }
            let legal = Tramways::legal(session.state());
            let action = legal[rng.below(legal.len())];
            actions.push(action);
            session.play(action).expect("a legal action");
        }
    }
    assert!(seen[0] > 1 && seen[1] > 1, "{seen:?}");
}

#[test]
fn back_returns_to_the_start_of_the_action() {
    let table = until(Decision::Task);
    let ply = table.session().ply();
    let inside = takes(&table, first(&table));
    assert_eq!(inside.ask(Locale::English, action_start), Some(ply));
    assert_eq!(presses(&inside, Pressed::Back).session().ply(), ply);
}

#[test]
fn a_press_without_effect_gives_a_reason_or_lists_uses() {
    let table = until(Decision::Task);
    let view = table.view(Locale::English);
    let idle = view.places.iter().filter(|place| place.state == PlaceState::Idle);
    let mut explained = 0;
    for place in idle {
        let after = presses(&table, Pressed::Place(place.id));
        let is_open = after.view(Locale::English).menu.is_some();
        assert!(refused(&after).is_some() != is_open, "a reason, or the uses with theirs");
        explained += 1;
    }
    assert!(explained > 20, "{explained}");
}

#[test]
fn an_impossible_decision_is_refused_with_its_rule() {
    let table = started(GameMode::Casual);
    let after = takes(&table, Action::Start(Task::Rails));
    let text = Locale::English.refusal(Refusal::NotNow).to_owned();
    let rule = Refusal::NotNow.rule();
    let said = after.view(Locale::English).note.clone();
    assert_eq!(said, Some(Note::Refused(Reason { text, rule })));
    assert!(after.session() == table.session());
}

#[test]
fn a_misplaced_icon_says_when_it_is_played() {
    let table = until(Decision::Task);
    let mut starts = Tramways::legal(table.session().state()).into_iter();
    let start = starts.find(|action| matches!(action, Action::Start(_))).expect("a task");
    let table = takes(&table, start);
    let card = table.session().state().player().hand[0];
    let (slot, icon) = card.card().icons().next().expect("a card has icons");
    let after = presses(&table, Pressed::Piece(InHand::Icon(card, slot).id()));
    let text = Rejection::IconNotNow(icon).text(table.session().state(), printed(Locale::English));
    assert_eq!(refused(&after).map(|reason| reason.text), Some(text));
}

#[test]
fn an_abandoned_action_leaves_no_line() {
    let table = until(Decision::Task);
    let mut legal = Tramways::legal(table.session().state()).into_iter();
    let start = legal.find(|it| matches!(it, Action::Start(_))).expect("a task");
    let started = takes(&table, start);
    assert!(started.session().length() > table.session().length());
    let money = takes(&presses(&started, Pressed::Back), Action::TwoDollars);
    assert_eq!((money.session().lines().len(), money.session().line()), (1, 0));
    let again = takes(&does(&money, &Intent::Undo), start);
    assert_eq!(again.session().lines().len(), 2, "what was finished stays");
}

/// The cells where rails can begin, in map order.
fn starts(table: &Table) -> Vec<crate::titles::tramways::network::CellId> {
    let choices = table.ask(Locale::English, |view| on_map(view).to_vec()).into_iter();
    choices.filter(|it| matches!(it.meaning, Meaning::Arm(_))).map(|it| it.cell).collect()
}

#[test]
fn a_location_can_be_chosen_and_released() {
    let table = until(Decision::Task);
    let presses_on = |cell| presses(&table, Pressed::Place(place_of(cell)));
    let is_chosen = |(cell, table): &(_, Table)| start_location(table) == Some(*cell);
    let mut chosen = starts(&table).into_iter().map(|cell| (cell, presses_on(cell)));
    // A place with more uses shows its menu first.
    let (_, chosen) = chosen.find(is_chosen).expect("a place for rails alone");
    let rules = [&table, &chosen].map(|it| it.ask(Locale::English, rule_of_prompt));
    assert_eq!(rules, ["ACT-1", "RAIL-2"]);
    assert_eq!(start_location(&presses(&chosen, Pressed::Back)), None);
}

/// The Parcel can still be changed while the Building is chosen (PLAY-4).
#[test]
fn the_parcel_can_be_changed_while_choosing_the_building() {
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

/// Presses all Parcels; returns how many could be chosen instead.
fn other_parcels(session: &Session<Tramways>, now: ParcelId) -> usize {
    let table = sit(session.clone(), GameMode::Casual);
    let map = &session.state().map;
    let chosen = |parcel: &ParcelId| {
        let cell = map.parcels[parcel.index()].expect("a Parcel of the map");
        let after = presses(&table, Pressed::Place(place_of(cell)));
        let is_chosen = after.session().state().decision == Decision::Kind(*parcel);
        assert_eq!(is_chosen, refused(&after).is_none() || *parcel == now);
        assert_eq!(after.session().lines().len(), 1);
        assert!(!after.session().state().decision.is_root());
        is_chosen && *parcel != now
    };
    map.parcels().filter(chosen).count()
}

/// The icons of the proposed payment, in order.
fn paid(state: &State, draft: &Draft) -> Option<Vec<IconPlace>> {
    let mut places = propose(state, &draft.payment_choice)?.places;
    places.sort_unstable();
    Some(places)
}

#[test]
fn drafts_of_a_start_and_a_payment_round_trip() {
    let (mut armed, mut wishes) = (0, 0);
    for seed in 0..4 {
        for state in walk(seed) {
            let written = |draft: &Draft| Tramways::written_draft(&state, draft);
            let again = |draft: &Draft| Tramways::draft_of(&state, &written(draft));
            assert!(written(&Draft::default()).is_empty());
            let all = crate::titles::tramways::view::map::meaning::choices(&state, None);
            for choice in all {
                let Meaning::Arm(cell) = choice.meaning else { continue };
                let draft = Draft { start_location: Some(cell), ..Draft::default() };
                assert_eq!(again(&draft).start_location, draft.start_location);
                armed += 1;
            }
            if propose(&state, &PaymentChoice::default()).is_none() {
                continue;
            }
            for &card in &state.player().hand {
                for (slot, _) in card.card().icons() {
                    let payment_choice =
                        PaymentChoice { with: vec![(card, slot)], without: Vec::new() };
                    let draft = Draft { payment_choice, ..Draft::default() };
                    assert_eq!(paid(&state, &again(&draft)), paid(&state, &draft));
                    wishes += 1;
                }
            }
        }
    }
    assert!(armed > 50 && wishes > 50, "{armed} {wishes}");
}
