//! One game between bots.

use crate::engine::bots::{Bot, Pursuit, best_plan};
use crate::engine::game::{BySeat, Game, Outcome, Record, Rng, Seat};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::setup::{Setup, SetupError};
use crate::titles::tramways::rules::state::State;
use std::time::{Duration, Instant};

/// More decisions than any game needs.
const MOST_PLIES: usize = 20_000;

/// Sees a game go by.
pub(super) trait Witness {
    /// A decision of a seat was carried out, with these events.
    fn decided(&mut self, _state: &State, _seat: Seat, _events: &[Event]) {}

    /// A seat has thought for so long.
    fn thought(&mut self, _seat: Seat, _time: Duration) {}
}

/// What became of a game.
pub(super) struct Played {
    /// Setup and decisions.
    pub(super) record: Record<Tramways>,
    /// The position in which it ended.
    pub(super) state: State,
    /// The result; nothing where the game did not end.
    pub(super) outcome: Option<Outcome>,
}

/// Plays a game to the end, each seat with its bot.
///
/// # Errors
/// The setup cannot be played.
pub(super) fn play(
    setup: Setup,
    bots: &BySeat<&dyn Bot<Tramways>>,
    witness: &mut impl Witness,
) -> Result<Played, SetupError> {
    let mut state = Tramways::new(&setup)?;
    let mut rng = Rng::new(setup.seed).fork(3);
    let mut record = Record::<Tramways>::new(setup);
    let mut pursuit = Pursuit::default();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = Tramways::to_act(&state) {
        Tramways::legal_actions(&state, &mut legal);
        if legal.is_empty() || record.actions.len() == MOST_PLIES {
            break;
        }
        let action = pursuit.next(seat, &legal).unwrap_or_else(|| {
            let start = Instant::now();
            let seed = Rng::new(rng.next_u64());
            let observation = Tramways::observe(&state, seat);
            let mut thought = bots[seat].think(observation, &legal, seed);
            if let Some(plan) = best_plan(&mut *thought) {
                pursuit.take_up(seat, plan);
            }
            witness.thought(seat, start.elapsed());
            pursuit.next(seat, &legal).unwrap_or(legal[0])
        });
        events.clear();
        Tramways::apply_unchecked(&mut state, action, &mut events);
        pursuit.note(&events);
        record.actions.push(action);
        witness.decided(&state, seat, &events);
    }
    let outcome = Tramways::outcome(&state);
    Ok(Played { record, state, outcome })
}
