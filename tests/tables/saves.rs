//! Saved games: round trips of random ones, and windows that only watch.

use catenary::engine::bots::Level;
use catenary::engine::game::{Game, Rng, Seat};
use catenary::table::intent::{BotAnswer, Intent};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::view::{PlaceState, Pressed};
use catenary::table::{
    Controller, Device, DeviceTurn, GameEntry, GameStatus, GameTable, Players, ReplayedPart, Save,
    Session, archive,
};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::start::Start;
use catenary::titles::tramways::rules::state::State;
use catenary::words::Locale;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Returns the save of a game.
fn save(table: &GameTable<Tramways>, revision: u64, saved_at: u64) -> Save {
    TableModel::new(table.clone(), Device::default()).save(revision, saved_at)
}

#[test]
fn a_game_that_began_at_a_position_opens_there() {
    let middle = |session: &mut Session<Tramways>| {
        let legal = Tramways::legal(session.state());
        session.play(legal[legal.len() / 2]).expect("a legal action");
    };
    let mut whole = Session::new(Setup::standard(2, 3)).expect("a legal setup");
    (0..20).for_each(|_| middle(&mut whole));
    let start = Start::new(State::clone(whole.state())).expect("a sound position");
    let mut session = Session::new(start.setup()).expect("a legal setup");
    (0..10).for_each(|_| middle(&mut session));
    let table = GameTable::new(session, &Players::people(2), 2);
    let save = save(&table, 1, 1);
    let read = Save::read(&save.write()).expect("a good save");
    assert!(read == save && read.open() == Ok((table, ReplayedPart::Whole)));
}

/// Returns a random game at a random ply, with some decisions undone, with people and bots.
fn random_table(players: usize, seed: u64) -> GameTable<Tramways> {
    let mut rng = Rng::new(seed);
    let mut session = Session::new(Setup::standard(players, seed)).expect("a legal setup");
    let mut legal = Vec::new();
    for _ in 0..rng.below(400) {
        Tramways::legal_actions(session.state(), &mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[rng.below(legal.len())];
        session.play(action).expect("a legal action");
    }
    if rng.below(2) == 0 {
        session.go_to(session.ply().saturating_sub(rng.below(4)));
    }
    let bot = Controller::Bot(Level::Medium);
    let people = Players::people(players).hand_over(Seat(rng.below(players) as u8), bot);
    let status = if rng.below(4) == 0 { GameStatus::Abandoned } else { GameStatus::Played };
    GameTable { status, ..GameTable::new(session, &people, players) }
}

#[test]
fn every_game_round_trips_through_save_entry_and_file() {
    let tables: Vec<GameTable<Tramways>> =
        (0..60).map(|seed| random_table(1 + seed as usize % 5, seed)).collect();
    let saves: Vec<Save> = tables.iter().map(|table| save(table, 8, 9)).collect();
    for (table, save) in tables.iter().zip(&saves) {
        let text = save.write();
        assert_eq!(GameEntry::of(save).save().as_ref(), Ok(save));
        let (opened, replayed) = Save::read(&text).expect("a save").open().expect("a legal setup");
        assert!(replayed == ReplayedPart::Whole && opened == *table);
    }
    let ids: Vec<String> = (0..saves.len()).map(|n| format!("g{n}")).collect();
    let file = archive::write(ids.iter().map(String::as_str).zip(&saves), &BTreeMap::new(), 1);
    let imports = archive::read(&file).expect("a file").games;
    assert_eq!(imports.len(), saves.len());
    for ((import, id), save) in imports.iter().zip(&ids).zip(&saves) {
        assert_eq!(import.id.as_ref(), Some(id));
        assert_eq!(import.read().as_ref(), Ok(save));
    }
}

#[test]
fn a_watching_window_changes_nothing() {
    let mut session = Session::new(Setup::standard(1, 4)).expect("a legal setup");
    let mut legal: Vec<Action> = Vec::new();
    for _ in 0..40 {
        Tramways::legal_actions(session.state(), &mut legal);
        session.play(legal[0]).expect("a legal action");
    }
    let table = GameTable::new(session, &Players::people(1), 1);
    let model = TableModel::new(table, Device::default());
    let does = |table: &TableModel<Tramways>, intent: &Intent| table.after(intent, Locale::English);
    Tramways::legal_actions(model.session().state(), &mut legal);
    let looking = does(&model, &Intent::LookOn);
    assert!(matches!(model.turn(), DeviceTurn::Yours(_)));
    let view = looking.view(Locale::English);
    assert_eq!((looking.turn(), view.past.undo, view.past.redo), (DeviceTurn::Visit, None, None));
    assert!(view.choices.is_empty() && view.places.iter().all(|it| it.state == PlaceState::Idle));
    let bots = looking.players().hand_over(Seat(0), Controller::Bot(Level::Easy));
    let intents = [
        Intent::Act(Tramways::notation(model.session().state(), legal[0])),
        Intent::Bot { ply: model.session().ply(), answer: BotAnswer::Missing },
        Intent::Undo,
        Intent::Redo,
        Intent::Press(Pressed::Back),
        Intent::TakeDevice,
        Intent::Players(Rc::new(bots)),
        Intent::GameStatus(GameStatus::Abandoned),
    ];
    for intent in intents {
        let after = does(&looking, &intent);
        assert!(after.table == model.table, "{intent:?}");
    }
    assert!(does(&looking, &Intent::PlayHere).is_same(&model));
    let ahead = does(&model, &Intent::Act(Tramways::notation(model.session().state(), legal[0])));
    let followed = looking.reopened(&ahead.save(2, 2)).expect("a sound save");
    assert_eq!(followed.session().ply(), ahead.session().ply());
    assert_eq!(followed.turn(), DeviceTurn::Visit, "it looks on at the next position, too");
}
