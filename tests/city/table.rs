//! A city game at a table: what lists of games tell of it, the past, what others do to Tickets.

use catenary::engine::game::{Game, Rng, Seat};
use catenary::table::intent::{Intent, Query};
use catenary::table::model::TableModel;
use catenary::table::open::{Moment, OpenTable};
use catenary::table::{Device, Hands, Players, Session, Table};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::Action;
use catenary::titles::city::rules::plan::{Prospect, outlook};
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::rules::state::{Decision, State};
use catenary::words::Locale;

/// A game of two people after so many decisions at random.
fn played(board: Board, seed: u64, decisions: usize) -> Session<City> {
    let mut session = Session::new(Setup::standard(board, 2, seed)).expect("a game");
    let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
    for _ in 0..decisions {
        City::legal_actions(session.state(), &mut legal);
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    session
}

fn at_table(session: Session<City>) -> TableModel<City> {
    TableModel::new(Table::new(session, &Players::people(2), 2), Device::default())
}

/// A list of games would tell the sum of everybody's secret Tickets (CTICK-2).
#[test]
fn ctick_2_lists_of_games_tell_what_is_public() {
    for board in Board::ALL {
        for seed in 0..20 {
            let session = played(board, seed, 30);
            let public: Vec<i32> =
                session.state().players.iter().map(|player| player.points.into()).collect();
            let save = at_table(session).save(1, 1);
            assert_eq!(save.glance.scores, public);
        }
    }
}

/// A table with open hands at which somebody has gone back to a ply.
fn gone_back(session: Session<City>, ply: usize) -> TableModel<City> {
    let people = Players::people(2).with_hands(Hands::Open);
    let table = TableModel::new(Table::new(session, &people, 2), Device::default());
    table.after(&Intent::GoTo { line: 0, ply }, Locale::English)
}

/// Another decision than the one that was taken at a ply.
fn otherwise(session: &Session<City>, ply: usize) -> Option<Intent> {
    let mut legal = Vec::new();
    City::legal_actions(session.state_at(ply), &mut legal);
    let taken = session.whole_record().actions[ply];
    let other = legal.into_iter().find(|&action| action != taken)?;
    Some(Intent::Act(City::notation(session.state_at(ply), other)))
}

/// What was seen since cannot be hidden again, so play from the past asks as an undo does.
#[test]
fn play_from_the_past_asks_where_something_was_revealed_since() {
    let (mut asked, mut played_on) = (0, 0);
    for seed in 0..12 {
        let session = played(Board::Berlin, seed, 40);
        for ply in (5..40).step_by(2) {
            let Some(intent) = otherwise(&session, ply) else { continue };
            let back = gone_back(session.clone(), ply);
            let view = back.view(Locale::English);
            assert_eq!(view.past.moment, Moment::Past);
            let after = back.after(&intent, Locale::English);
            let reveals = session.lines()[0].steps()[ply..].iter().any(|step| step.reveals());
            assert_eq!(after.view(Locale::English).query, reveals.then_some(Query::PlayRevealed));
            if !reveals {
                played_on += 1;
                continue;
            }
            asked += 1;
            assert_eq!((after.session().ply(), after.session().lines().len()), (ply, 1));
            let left = after.after(&Intent::Leave, Locale::English);
            assert_eq!((left.session().ply(), left.view(Locale::English).query), (ply, None));
            let agreed = after.after(&Intent::Agree, Locale::English);
            assert_eq!((agreed.session().ply(), agreed.session().can_redo()), (ply + 1, false));
            assert_eq!(agreed.view(Locale::English).past.moment, Moment::Present);
        }
    }
    assert!(asked > 20 && played_on > 0, "{asked} {played_on}");
}

/// Who agreed to an undo is not asked a second time, and decides in the present.
#[test]
fn play_after_an_undo_asks_nothing_more() {
    let session = played(Board::SanFrancisco, 3, 30);
    let end = gone_back(session.clone(), usize::MAX);
    let mut undone = end.after(&Intent::Undo, Locale::English);
    if undone.view(Locale::English).query == Some(Query::UndoRevealed) {
        undone = undone.after(&Intent::Agree, Locale::English);
    }
    let ply = undone.session().ply();
    assert!(ply < 30);
    let view = undone.view(Locale::English);
    assert_eq!(view.past.moment, Moment::Present);
    let intent = otherwise(&session, ply).expect("another decision");
    let after = undone.after(&intent, Locale::English);
    assert_eq!(after.view(Locale::English).query, None);
    assert_eq!(after.session().ply(), ply + 1);
}

/// Games of two at random, with each decision, the position before it and the one after.
fn walk(board: Board, seeds: u64, mut look: impl FnMut(&State, Action, &State)) {
    for seed in 0..seeds {
        let mut state = City::new(&Setup::standard(board, 2, seed)).expect("a game");
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        while City::to_act(&state).is_some() {
            City::legal_actions(&state, &mut legal);
            let action = legal[rng.below(legal.len())];
            let before = state.clone();
            City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
            look(&before, action, &state);
        }
    }
}

/// A Ticket that the plan calls possible in the last turns is completed by one claim that can be
/// made, and of no other does any claim complete it.
#[test]
fn cend_1_the_plan_knows_what_the_last_turn_can_still_complete() {
    let (mut possible, mut out) = (0, 0);
    for board in Board::ALL {
        walk(board, 60, |state, _, _| {
            if state.turns_left.is_none() || state.decision != Decision::Turn {
                return;
            }
            let seat = state.seat;
            let mut legal = Vec::new();
            City::legal_actions(state, &mut legal);
            for id in state.players[seat].tickets.iter() {
                let ends = state.data().tickets[id.index()].ends;
                let completes = legal.iter().any(|&action| {
                    let mut after = state.clone();
                    after.players[seat].routes.add(match action {
                        Action::Claim(route) => route,
                        _ => return false,
                    });
                    outlook(&after, seat, ends) == Prospect::Completed
                });
                match outlook(state, seat, ends) {
                    Prospect::Possible(_) => assert!(completes),
                    Prospect::OutOfReach => assert!(!completes),
                    Prospect::Completed | Prospect::CutOff => continue,
                }
                (possible, out) = (possible + u32::from(completes), out + u32::from(!completes));
            }
        });
    }
    assert!(possible > 0 && out > 0, "{possible} {out}");
}

#[test]
fn cend_1_without_a_turn_nothing_more_is_possible() {
    let mut told = 0;
    walk(Board::SanFrancisco, 20, |_, _, state| {
        let last = Seat(1 - state.seat.0);
        if state.turns_left != Some(1) {
            return;
        }
        for id in state.players[last].tickets.iter() {
            let ends = state.data().tickets[id.index()].ends;
            assert!(!matches!(outlook(state, last, ends), Prospect::Possible(_)));
            told += 1;
        }
    });
    assert!(told > 0);
}

/// Whose planned Route was claimed by another player is told by whom, and what it means.
#[test]
fn a_steal_of_a_planned_route_is_told_with_its_thief() {
    let mut told = 0;
    for seed in 0..40 {
        let session = played(Board::Berlin, seed, 60);
        for ply in 1..=60 {
            let steps = session.lines()[0].steps();
            let table = gone_back(session.clone(), ply);
            let Some(news) = table.view(Locale::English).news.clone() else { continue };
            let thief = steps[ply - 1].seat.expect("a seat");
            if Some(thief) != City::to_act(session.state_at(ply)) {
                let name = table.players().name_of(thief, Locale::English);
                let text = format!("{name} took the Route you were aiming for");
                assert!(news.starts_with(&text), "{news}");
                told += 1;
            }
        }
    }
    assert!(told > 3, "{told}");
}
