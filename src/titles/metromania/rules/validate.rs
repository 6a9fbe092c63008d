//! Checks positions from outside, so that every game from there can be played to its end.

use super::deal::{self, CHOOSERS};
use super::destination::{DESTINATIONS, Destination, Destinations};
use super::start::Start;
use super::state::{Decision, Phase, State, Undealt};
use super::{invariants, observe, reading, station, turn};
use thiserror::Error;

/// The most points for stations in a position: more than all stations can score.
const MOST_POINTS: i32 = 200;

/// Why no game can begin at a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsound {
    /// A turn is under way, or the game has ended.
    #[error("a game begins where a turn begins")]
    UnderWay,
    /// An invariant is broken.
    #[error("{0}")]
    Broken(String),
    /// The hands cannot come from a deal.
    #[error("the Destinations of a player have the same letter twice, or are too many")]
    Hands,
    /// Points, passes or last turns are impossible.
    #[error("points, passes or last turns are beyond what can be")]
    Count,
    /// The player of the turn has nothing to decide.
    #[error("nothing can be done in this turn")]
    NothingToDo,
}

impl Start {
    /// Makes a start from a position after checking it.
    ///
    /// # Errors
    /// The first thing that is impossible or could break the game later.
    pub fn new(state: State) -> Result<Start, Unsound> {
        if state.seat.index() >= state.players() {
            return Err(Unsound::UnderWay);
        }
        if state.decision == Decision::Double {
            return Start::of_choices(state);
        }
        let mut opened = state.clone();
        turn::open(&mut opened, state.seat);
        if (opened.turn, opened.decision) != (state.turn, state.decision) {
            return Err(Unsound::UnderWay);
        }
        invariants::check(&state).map_err(Unsound::Broken)?;
        check_hands(&state)?;
        check_counts(&state)?;
        let closed = turn::prospect(&state) == turn::DigProspect::Closed;
        if closed && !station::has_site(&state, state.seat) {
            return Err(Unsound::NothingToDo);
        }
        Ok(Start::of_sound(state))
    }

    /// Makes a start in the middle of three players' choices, by checking that their choices lead there from an empty table.
    fn of_choices(state: State) -> Result<Start, Unsound> {
        let Some(Undealt { seed, doubles }) = state.undealt.clone() else {
            return Err(Unsound::UnderWay);
        };
        if state.players() != usize::from(CHOOSERS) {
            return Err(Unsound::Count);
        }
        let chosen = doubles.seats().find_map(|seat| Some((seat, doubles[seat]?)));
        let first = chosen.map_or(state.seat, |(seat, _)| seat);
        let start = Start::of_sound(state);
        let mut fresh = State::empty(&start.setup(), (*start.state().city).clone());
        deal::ask(
            &mut fresh,
            first,
            Undealt { seed, doubles: doubles.iter().map(|_| None).collect() },
        );
        if let Some((_, kind)) = chosen {
            deal::double(&mut fresh, kind, &mut Vec::new());
        }
        if fresh == *start.state() { Ok(start) } else { Err(Unsound::Hands) }
    }
}

/// Checks that every player has an equal share of the Destinations, with different letters.
fn check_hands(state: &State) -> Result<(), Unsound> {
    let placed = observe::placed(state);
    let share = DESTINATIONS / state.players();
    let fits = |seat| {
        let own: Destinations = placed[seat].or(state.hands[seat]);
        own.len() == share && own.letters_differ()
    };
    let all = Destination::all().all(|destination| state.holder(destination).is_some());
    if all && state.hands.seats().all(fits) { Ok(()) } else { Err(Unsound::Hands) }
}

/// Checks that points, passes and last turns are possible.
///
/// # Errors
/// [`Unsound::Count`].
pub(crate) fn check_counts(state: &State) -> Result<(), Unsound> {
    let players = state.players();
    let points = state.points.iter().all(|points| (0..=MOST_POINTS).contains(points));
    let passes = usize::from(state.passes) < reading::passes_that_end(players);
    let last = match state.phase {
        Phase::Construction => true,
        Phase::LastTurns(left) => (1..players).contains(&usize::from(left)),
    };
    if points && passes && last { Ok(()) } else { Err(Unsound::Count) }
}
