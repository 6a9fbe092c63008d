//! Positions for the tests of this folder.

use crate::engine::game::{Game, Rng};
use crate::table::intent::Intent;
use crate::table::model::TableModel;
use crate::table::open::OpenTable;
use crate::table::title::Typing;
use crate::table::view::Pressed;
use crate::table::{Device, GameMode, GameTable, Players, Session};
use crate::titles::tramways::network::MapTurn;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::words::Reader;
use crate::words::Locale;

/// All positions of a random solo game, the end included.
pub(super) fn walk(seed: u64) -> impl Iterator<Item = State> {
    walk_of(1, seed)
}

/// All positions of a random game with this many players, the end included.
pub(super) fn walk_of(players: usize, seed: u64) -> impl Iterator<Item = State> {
    let mut rng = Rng::new(seed);
    let start = Tramways::new(&Setup::standard(players, seed)).expect("a legal setup");
    let next = move |state: &State| {
        let legal = Tramways::legal(state);
        (!legal.is_empty()).then(|| play(state, &[legal[rng.below(legal.len())]]))
    };
    std::iter::successors(Some(start), next)
}

/// Up to 60 positions of random solo games with a decision of one kind.
pub(super) fn asking(decision: fn(Decision) -> bool) -> Vec<State> {
    let games = (0..24).flat_map(walk);
    let found: Vec<State> = games.filter(|state| decision(state.decision)).take(60).collect();
    assert!(!found.is_empty(), "no such position");
    found
}

/// The position after legal actions.
pub(super) fn play(state: &State, actions: &[Action]) -> State {
    let mut state = state.clone();
    for &action in actions {
        Tramways::apply(&mut state, action, &mut Vec::new())
            .unwrap_or_else(|refusal| panic!("{action:?} at {:?}: {refusal}", state.decision));
    }
    state
}

/// A reader for a map in its printed orientation.
pub(super) fn printed(locale: Locale) -> Reader {
    Reader { locale, turn: MapTurn::Upright }
}

/// A game of people at one device.
pub(super) fn sit(session: Session<Tramways>, mode: GameMode) -> TableModel<Tramways> {
    let count = session.state().player_count();
    let table = GameTable { mode, ..GameTable::new(session, &Players::people(count), count) };
    TableModel::new(table, Device::default())
}

/// The table after an intent.
pub(super) fn does(table: &TableModel<Tramways>, intent: &Intent) -> TableModel<Tramways> {
    table.after(intent, Locale::English)
}

/// The table after a press.
pub(super) fn presses(table: &TableModel<Tramways>, pressed: Pressed) -> TableModel<Tramways> {
    does(table, &Intent::Press(pressed))
}

/// The table after an action, or with the question that comes before it.
pub(super) fn takes(table: &TableModel<Tramways>, action: Action) -> TableModel<Tramways> {
    let notation = table.ask(Locale::English, |view| Tramways::written(view, action));
    does(table, &Intent::Act(notation))
}

/// The table after its question, if any, is agreed to and the game is stored.
pub(super) fn agrees(table: &TableModel<Tramways>) -> TableModel<Tramways> {
    let is_asked = table.view(Locale::English).query.is_some();
    let agreed = if is_asked { does(table, &Intent::Agree) } else { table.clone() };
    does(&agreed, &Intent::Stored(agreed.revision()))
}
