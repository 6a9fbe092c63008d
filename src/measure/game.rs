//! One game between bots.

use crate::engine::bots::{Bot, PlanRunner, best_plan};
use crate::engine::game::{BySeat, Game, Outcome, Record, Rng, Seat};
use crate::engine::trace::Traced;
use std::time::{Duration, Instant};

/// More decisions than any game needs.
const MOST_PLIES: usize = 20_000;

/// Sees a game go by.
pub trait Witness<G: Game> {
    /// A decision of a seat was carried out, with these events.
    fn decided(&mut self, _state: &G::State, _seat: Seat, _events: &[G::Event]) {}

    /// A seat has thought for so long.
    fn thought(&mut self, _seat: Seat, _time: Duration) {}
}

pub struct Nobody;

impl<G: Game> Witness<G> for Nobody {}

/// What became of a game.
pub struct Played<G: Game> {
    /// Setup and decisions.
    pub record: Record<G>,
    /// The position in which it ended.
    pub state: G::State,
    /// The result; nothing where the game did not end.
    pub outcome: Option<Outcome>,
    /// Who gave no answer, and so ended the game.
    pub failed: Option<Seat>,
}

/// Plays a game to the end, each seat with its bot.
///
/// # Errors
/// The setup cannot be played.
pub fn play<G: Traced>(
    setup: G::Setup,
    bots: &BySeat<&dyn Bot<G>>,
    witness: &mut dyn Witness<G>,
) -> Result<Played<G>, G::SetupError> {
    let mut state = G::new(&setup)?;
    let mut rng = Rng::new(G::seed(&setup)).fork(3);
    let mut record = Record::<G>::new(setup);
    let (mut runner, mut failed) = (PlanRunner::<G>::default(), None);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = G::to_act(&state) {
        G::legal_actions(&state, &mut legal);
        if legal.is_empty() || record.actions.len() == MOST_PLIES {
            break;
        }
        let mut next = runner.next(seat, &legal);
        if next.is_none() {
            let start = Instant::now();
            let seed = Rng::new(rng.next_u64());
            let mut thought = bots[seat].think(G::observe(&state, seat), &legal, seed);
            let plan = best_plan(&mut *thought);
            witness.thought(seat, start.elapsed());
            let Some(plan) = plan else {
                failed = Some(seat);
                break;
            };
            runner.take_up(seat, plan);
            next = runner.next(seat, &legal);
        }
        let action = next.unwrap_or(legal[0]);
        events.clear();
        G::apply_unchecked(&mut state, action, &mut events);
        runner.note(&events);
        record.actions.push(action);
        witness.decided(&state, seat, &events);
    }
    let outcome = G::outcome(&state);
    Ok(Played { record, state, outcome, failed })
}
