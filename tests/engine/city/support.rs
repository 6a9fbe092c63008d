//! Functions shared by the tests.

use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::Action;
use catenary::titles::city::rules::event::Event;
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::rules::state::State;

/// Upper bound of the decisions in any game.
pub(crate) const MOST_PLIES: usize = 3000;

/// Iterates over each board with each number of players.
pub(crate) fn tables() -> impl Iterator<Item = (Board, u8)> {
    Board::BUILT_IN.into_iter().flat_map(|board| (2..=4).map(move |players| (board, players)))
}

/// Returns the position before the first decision.
pub(crate) fn deal(board: Board, players: u8, seed: u64) -> State {
    City::new(&Setup::standard(board, players, seed)).expect("the setup can be played")
}

/// Plays a random game; `see` gets each decision, with the position before and after it.
pub(crate) fn play_at_random(
    setup: Setup,
    mut see: impl FnMut(&State, Action, &State, &[Event]),
) -> (Record<City>, State) {
    let mut state = City::new(&setup).expect("the setup can be played");
    let mut rng = Rng::new(setup.seed).fork(9);
    let mut record = Record::<City>::new(setup);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while City::to_act(&state).is_some() {
        City::legal_actions(&state, &mut legal);
        assert!(!legal.is_empty(), "dead end: {state:?}");
        assert!(record.actions.len() < MOST_PLIES, "the game does not end");
        let action = legal[rng.below(legal.len())];
        let before = state.clone();
        events.clear();
        City::apply(&mut state, action, &mut events).expect("a legal action can be carried out");
        record.actions.push(action);
        see(&before, action, &state, &events);
    }
    (record, state)
}

/// Applies an action given as text.
pub(crate) fn act(state: &mut State, text: &str) -> Vec<Event> {
    let action = City::parse(state, text).unwrap_or_else(|| panic!("{text:?} is no action"));
    let mut events = Vec::new();
    City::apply(state, action, &mut events).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    events
}

/// Returns the legal actions as text.
pub(crate) fn legal(state: &State) -> Vec<String> {
    let actions = City::legal(state);
    actions.into_iter().map(|action| City::notation(state, action)).collect()
}

/// Iterates over all seats.
pub(crate) fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    state.players.seats()
}
