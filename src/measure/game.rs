//! One game between bots.

use crate::engine::bots::{Bot, MOST_PLIES, Rerun, chance_of};
use crate::engine::game::{BySeat, Game, Outcome, Record, Seat};
use std::time::{Duration, Instant};

/// Observes a game.
pub trait GameObserver<G: Game> {
    /// Called when a seat's action was applied, with its events.
    fn decided(&mut self, _state: &G::State, _seat: Seat, _events: &[G::Event]) {}

    /// Called when a seat has searched for this long.
    fn thought(&mut self, _seat: Seat, _time: Duration) {}
}

pub struct Nobody;

impl<G: Game> GameObserver<G> for Nobody {}

/// The outcome of a game between bots.
pub struct BotGame<G: Game> {
    /// Setup and actions.
    pub record: Record<G>,
    /// The last position.
    pub state: G::State,
    /// The result; `None` if the game did not end.
    pub outcome: Option<Outcome>,
    /// The seat whose bot gave no answer and so stopped the game.
    pub failed: Option<Seat>,
}

/// Plays a game to the end, each seat by its bot, as at a table ([`Rerun`]).
///
/// # Errors
/// The setup cannot be played.
pub fn play<G: Game>(
    setup: G::Setup,
    bots: &BySeat<&dyn Bot<G>>,
    observer: &mut dyn GameObserver<G>,
) -> Result<BotGame<G>, G::SetupError> {
    let mut state = G::new(&setup)?;
    let mut rerun = Rerun::<G>::new(chance_of::<G>(&setup));
    let mut record = Record::<G>::new(setup);
    let (mut failed, mut events) = (None, Vec::new());
    while let Some(seat) = G::to_act(&state) {
        let ply = record.actions.len();
        if ply == MOST_PLIES {
            break;
        }
        let (start, thoughts) = (Instant::now(), rerun.thoughts());
        let decided = rerun.decide(bots[seat], &state, ply);
        if rerun.thoughts() > thoughts {
            observer.thought(seat, start.elapsed());
        }
        let Some(action) = decided else {
            failed = Some(seat);
            break;
        };
        events.clear();
        G::apply_unchecked(&mut state, action, &mut events);
        rerun.note(action, Some(action), &events);
        record.actions.push(action);
        observer.decided(&state, seat, &events);
    }
    let outcome = G::outcome(&state);
    Ok(BotGame { record, state, outcome, failed })
}
