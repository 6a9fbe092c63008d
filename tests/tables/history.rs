//! What must hold of the past of every game: undo, redo, lines, and the positions along them.

use catenary::engine::game::{Game, Record, Rng};
use catenary::table::{Device, GameMode, Players, Questions, Session, Table};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::view::model::GameModel;
use catenary::titles::tramways::view::msg::Msg;

/// Random games to their ends, each with its generator.
fn games() -> impl Iterator<Item = (Session<Tramways>, Rng)> {
    (0..20).map(|seed| {
        let setup = Setup::standard(1 + seed as usize % 5, seed);
        let mut session = Session::new(setup).expect("a legal setup");
        let mut rng = Rng::new(seed);
        while let Some(action) = any(&session, &mut rng) {
            session.play(action).expect("a legal action");
        }
        (session, rng)
    })
}

fn any(session: &Session<Tramways>, rng: &mut Rng) -> Option<<Tramways as Game>::Action> {
    let legal = Tramways::legal(session.state());
    (!legal.is_empty()).then(|| legal[rng.below(legal.len())])
}

/// A casual game on a device that shows everything.
fn model(session: Session<Tramways>, mode: GameMode) -> GameModel {
    let players = session.state().player_count();
    let table = Table { mode, ..Table::new(session, &Players::people(players), players) };
    GameModel::new(table, Device::default(), Questions::default())
}

#[test]
fn the_position_at_every_ply_is_the_one_of_a_replay_up_to_there() {
    for (session, _) in games() {
        let record = session.record();
        for ply in 0..=session.length() {
            let actions = record.actions[..ply].to_vec();
            let part = Record::<Tramways> { setup: record.setup.clone(), actions };
            let replay = part.replay();
            let replay = replay.expect("a legal setup");
            assert!(replay.refusal.is_none());
            assert_eq!(replay.state, **session.state_at(ply), "at {ply}");
        }
    }
}

#[test]
fn undo_then_redo_is_the_identity_wherever_one_stands() {
    let mut undone = 0;
    for (session, mut rng) in games().filter(|(session, _)| session.state().is_solo()) {
        for _ in 0..40 {
            let (line, ply) = (session.line(), rng.below(session.length() + 1));
            let there = model(session.clone(), GameMode::Casual).after(Msg::GoTo(line, ply));
            let back = there.after(Msg::Undo);
            if back.session().ply() == ply {
                assert_eq!(ply, 0, "everything is taken back in a casual game");
                continue;
            }
            let mut again = back.clone();
            while again.session().ply() < ply {
                again = again.after(Msg::Redo);
            }
            if again.session().ply() == ply {
                // How often something was taken back is counted, whatever comes again.
                assert!(again.table.session == there.table.session);
                undone += 1;
            }
        }
    }
    assert!(undone > 60, "only {undone}");
}

#[test]
fn whatever_is_tried_the_old_lines_stay_as_they_were() {
    for (mut session, mut rng) in games() {
        let first = session.lines()[0].actions();
        let mut kept = vec![first];
        for _ in 0..12 {
            session.go_to_line(rng.below(session.lines().len()), rng.below(400));
            for _ in 0..rng.below(30) {
                let Some(action) = any(&session, &mut rng) else { break };
                session.play(action).expect("a legal action");
            }
            for old in &kept {
                let is_there =
                    |line: &catenary::table::Line<Tramways>| line.actions().starts_with(old);
                assert!(session.lines().iter().any(is_there), "a line was lost");
            }
            kept = session.lines().iter().map(|line| line.actions()).collect();
        }
    }
}

#[test]
fn a_strict_game_never_goes_back_behind_what_is_done() {
    for (session, _) in games().filter(|(session, _)| session.state().is_solo()) {
        let mut now =
            model(Session::new(session.setup().clone()).expect("legal"), GameMode::Ranked);
        for action in session.record().actions {
            now = now.after(Msg::Play(vec![action])).after(Msg::Agree);
            let stored = Msg::Stored(now.kept().clone());
            now = now.after(stored);
            let back = now.after(Msg::Undo);
            let lost = &now.session().steps()[back.session().ply()..];
            assert!(lost.iter().all(|step| !step.reveals()));
            assert_eq!(back.session().lines().len(), 1);
        }
        assert_eq!(now.session().record().actions, session.record().actions);
        assert!(!now.can_undo());
    }
}
