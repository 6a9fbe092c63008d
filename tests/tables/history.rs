//! The past of every game: undo, redo, lines, and the positions along them.

use catenary::engine::bots::Level;
use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::table::intent::{BotAnswer, Intent};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::{Controller, Device, DeviceTurn, GameMode, GameTable, Players, Session};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::words::Locale;

/// Returns random games, played to their ends, each with its generator.
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

/// Returns a table on a device that shows everything.
fn model(session: Session<Tramways>, mode: GameMode) -> TableModel<Tramways> {
    let players = session.state().player_count();
    let table = GameTable { mode, ..GameTable::new(session, &Players::people(players), players) };
    TableModel::new(table, Device::default())
}

fn does(table: &TableModel<Tramways>, intent: &Intent) -> TableModel<Tramways> {
    table.after(intent, Locale::English)
}

fn takes(table: &TableModel<Tramways>, action: <Tramways as Game>::Action) -> TableModel<Tramways> {
    does(table, &Intent::Act(Tramways::notation(table.session().state(), action)))
}

fn undoes(table: &TableModel<Tramways>) -> Option<usize> {
    table.view(Locale::English).past.undo
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
fn undo_then_redo_is_the_identity_at_every_ply() {
    let mut undone = 0;
    for (session, mut rng) in games().filter(|(session, _)| session.state().is_solo()) {
        for _ in 0..40 {
            let (line, ply) = (session.line(), rng.below(session.length() + 1));
            let there =
                does(&model(session.clone(), GameMode::Casual), &Intent::GoTo { line, ply });
            let back = does(&there, &Intent::Undo);
            if back.session().ply() == ply {
                assert_eq!(ply, 0, "everything is taken back in a casual game");
                continue;
            }
            let mut again = back.clone();
            while again.session().ply() < ply {
                again = does(&again, &Intent::Redo);
            }
            if again.session().ply() == ply {
                // Undos are counted, also if the same decision follows.
                assert!(again.table.session == there.table.session);
                undone += 1;
            }
        }
    }
    assert!(undone > 60, "only {undone}");
}

#[test]
fn playing_a_new_line_never_changes_earlier_ones() {
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
                    |line: &catenary::table::PlayLine<Tramways>| line.actions().starts_with(old);
                assert!(session.lines().iter().any(is_there), "a line was lost");
            }
            kept = session.lines().iter().map(|line| line.actions()).collect();
        }
    }
}

#[test]
fn undo_in_a_strict_game_stops_at_the_last_reveal() {
    for (session, _) in games().filter(|(session, _)| session.state().is_solo()) {
        let mut now =
            model(Session::new(session.setup().clone()).expect("legal"), GameMode::Ranked);
        for action in session.record().actions {
            now = does(&takes(&now, action), &Intent::Agree);
            now = does(&now, &Intent::Stored(now.revision()));
            let back = does(&now, &Intent::Undo);
            let lost = &now.session().steps()[back.session().ply()..];
            assert!(lost.iter().all(|step| !step.reveals()));
            assert_eq!(back.session().lines().len(), 1);
        }
        assert_eq!(now.session().record().actions, session.record().actions);
        assert_eq!(undoes(&now), None);
    }
}

#[test]
fn a_casual_game_can_be_undone_to_its_start_and_redone_to_its_end() {
    for (session, _) in games().filter(|(session, _)| session.state().is_solo()) {
        let mut table = model(session.clone(), GameMode::Casual);
        let mut undos = 0;
        while undoes(&table).is_some() {
            let ply = table.session().ply();
            table = does(&table, &Intent::Undo);
            undos += 1;
            assert!(table.session().ply() < ply);
        }
        assert_eq!((table.session().ply(), table.table.undos), (0, undos));
        assert!(does(&table, &Intent::Undo).is_same(&table));
        while table.view(Locale::English).past.redo.is_some() {
            table = does(&table, &Intent::Redo);
        }
        assert!(*table.session() == session);
        assert!(does(&table, &Intent::Redo).is_same(&table));
    }
}

#[test]
fn the_same_decision_after_an_undo_keeps_the_moves_of_bots() {
    let session = Session::new(Setup::standard(2, 5)).expect("a legal setup");
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
    let mut table = TableModel::new(GameTable::new(session, &players, 2), Device::default());
    let mut bots = 0;
    for _ in 0..60 {
        let before = table.session().ply();
        if matches!(table.turn(), DeviceTurn::Bot(..)) {
            table = does(&table, &Intent::Bot { ply: before, answer: BotAnswer::Missing });
            assert_eq!(table.session().ply(), before + 1);
            bots += 1;
            continue;
        }
        let undone = does(&table, &Intent::Undo);
        if undone.session().ply() < before
            && let Some(&again) = Tramways::legal(undone.session().state()).first()
        {
            assert_eq!(
                takes(&undone, again).turn(),
                DeviceTurn::Yours(Seat(0)),
                "decision {before}"
            );
        }
        table = takes(&table, Tramways::legal(table.session().state())[0]);
    }
    assert!(bots > 5, "{bots} decisions of bots");
}
