//! The lessons of the guide: first the goal, the first line within a minute, then each thing when it is needed.

use super::trips;
use crate::engine::codec;
use crate::engine::game::Record;
use crate::table::Aid;
use crate::table::set_up::{NewGame, SetUp};
use crate::table::title::{Guides, Places, SeatView};
use crate::table::view::{Lesson, PlaceState};
use crate::titles::metromania::boards::{Flank, Vertex};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::scoring::Test;
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::state::{Decision, LineId, Pattern, State};
use crate::titles::metromania::rules::{scoring, turn};
use crate::titles::metromania::words::lessons;

/// A game of two bots in the city of the first game. Its lines make the trip shown by the first lesson.
const SHOWN: &str = "g2APykI_yF_nlsR4mZVZkdGO1qJ8JBLbDxbp2OagYe3RTxUALZDB-hL2lyYICjx99oUh9_hFr3ZY-5vFSOc2siG9NDyokGRw";

/// Returns the game in which the guide explains best: the person begins.
pub(super) fn first_game() -> Option<NewGame> {
    shown_game().map(|game| Metromania::chosen(&game.setup))
}

fn shown_game() -> Option<Record<Metromania>> {
    codec::read::<Metromania>(SHOWN).ok().map(|link| link.record)
}

/// Returns the example of the first lesson in the city of the first game: possible lines, and a test for them.
pub fn first_ride<'a>(view: &SeatView<'a, Metromania>, lesson: u8) -> Option<&'a (State, Test)> {
    let ride = || view.derived.ride.get_or_init(|| shown_ride(view.setup));
    (lesson == Topic::Goal as u8).then(ride)?.as_ref()
}

fn shown_ride(setup: &Setup) -> Option<(State, Test)> {
    let game = shown_game()?;
    if Metromania::chosen(&game.setup) != Metromania::chosen(setup) {
        return None;
    }
    let state = game.replay().ok()?.state;
    let longest = Test::all().max_by_key(|&test| {
        trips::of_test(&state, test).first().map(|trip| (trip.len(), trips::minutes(trip)))
    });
    Some((state, longest?))
}

/// The lessons; their order gives their numbers, which are frozen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    Goal,
    Start,
    Digging,
    Station,
    Spot,
    Angle,
    Intermediate,
    End,
    Trips,
    LastTurns,
    Types,
}

const TOPICS: [Topic; 11] = [
    Topic::Goal,
    Topic::Start,
    Topic::Digging,
    Topic::Station,
    Topic::Spot,
    Topic::Angle,
    Topic::Intermediate,
    Topic::End,
    Topic::Trips,
    Topic::LastTurns,
    Topic::Types,
];

impl Guides for Metromania {
    fn lesson(view: &SeatView<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson> {
        let needed = |topic: &Topic| is_needed(view, *topic);
        let mut numbered = (0..).zip(TOPICS).filter(|&(number, _)| !is_told(number));
        let (number, topic) = numbered.find(|(_, topic)| needed(topic))?;
        let text = lessons::text(topic as usize, view.locale).to_owned();
        let place = match topic {
            Topic::Start => {
                Metromania::places(view).into_iter().find(|it| it.state == PlaceState::Legal)
            }
            _ => None,
        };
        Some(Lesson::plain(number, text).at(place.map(|place| place.id)))
    }
}

fn is_needed(view: &SeatView<Metromania>, topic: Topic) -> bool {
    let state = view.state;
    let own = Pattern::ALL.map(|pattern| state.line(LineId::of(state.seat, pattern)));
    let tunnels: usize = own.iter().map(|line| line.tunnels.len()).sum();
    let (mine, is_planned) = (view.may_act(), !view.draft.plan.is_empty());
    match topic {
        // Bots wait until it is read.
        Topic::Goal => true,
        Topic::Start => mine && !is_planned && tunnels == 0 && state.decision != Decision::Double,
        Topic::Digging => mine && (is_planned || tunnels > 0),
        Topic::Station => mine && !state.stations.is_empty(),
        Topic::Spot => mine && state.decision == Decision::Turn && near_spot(state),
        Topic::Angle => {
            mine && own.iter().any(|line| line.head().is_some_and(|at| state.stations.has(at)))
        }
        Topic::Intermediate => mine && tunnels > 8 && !state.stations.is_empty(),
        Topic::End => mine && tunnels > 11,
        Topic::Trips => {
            mine && view.shows(Aid::Forecast)
                && scoring::tests(state).iter().any(|verdict| verdict.fastest.is_some())
        }
        Topic::LastTurns => mine && state.is_last_turn(),
        Topic::Types => mine && state.decision == Decision::Double,
    }
}

/// Returns whether a Spot is next to an edge that can be dug now.
fn near_spot(state: &State) -> bool {
    turn::digger_options(state).any(|way| {
        let from: Vertex = way.dig.from;
        let cells = Flank::ALL.map(|flank| way.dig.edge.cell(from, flank));
        cells.into_iter().flatten().any(|cell| state.spot(cell).is_some())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Seat};

    #[test]
    fn the_first_game_begins_with_the_person_and_shows_a_trip_with_a_change() {
        let game = first_game().expect("a first game");
        let setup = Metromania::set_up(Metromania::KEY, &game).expect("it can be played");
        let state = Metromania::new(&setup).expect("a deal");
        assert_eq!(Metromania::to_act(&state), Some(Seat(0)));
        let (end, test) = shown_ride(&setup).expect("the city of the first game");
        let trip = &trips::of_test(&end, test)[0];
        assert!(trip.len() > 1 && trips::minutes(trip) > 4, "{trip:?}");
        let other = Setup { seed: setup.seed + 1, ..setup };
        assert!(shown_ride(&other).is_none());
    }
}
