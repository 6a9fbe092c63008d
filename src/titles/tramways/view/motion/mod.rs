//! The motion between two tables, as timed cues. It is only a picture: the new position is shown at once.

mod cards;
mod rails;
mod reward;
mod ride;
mod sounds;

pub use cards::Moved;
pub use rails::{ChangedRails, MapLine, RailPiece};
pub use reward::Reward;
pub use ride::{MOST_RIDE, RideFrame, RideLeg, TramRide, TramSide, frames};
pub use sounds::tones;

use crate::table::PlayedStep;
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::map::position::plan;
use crate::titles::tramways::view::scene::{CellGround, MapPlan};
use std::rc::Rc;

/// A cue and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapBeat {
    /// Milliseconds from the beginning.
    pub at: u32,
    pub cue: MapCue,
}

/// Something that moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapCue {
    /// Tiles are laid, flipped or taken off.
    Rails(ChangedRails),
    /// The Passenger with this index in [`MapPlan::people`] appears.
    Person(usize),
    /// The Building with this index among the Buildings of [`MapPlan::sites`] rises.
    House(usize),
    /// A Passenger rides.
    Ride(TramRide),
    /// A reward flies from the map to its owner.
    Reward(Reward),
    /// A card moves.
    Card(Moved),
    /// The game ends.
    End,
}

/// A game before and after some actions.
#[derive(Clone, Copy)]
pub struct GameChange<'a> {
    before: &'a SeatView<'a, Tramways>,
    after: &'a SeatView<'a, Tramways>,
}

impl<'a> GameChange<'a> {
    /// Creates the change between two views of one game.
    pub fn new(
        before: &'a SeatView<'a, Tramways>,
        after: &'a SeatView<'a, Tramways>,
    ) -> GameChange<'a> {
        GameChange { before, after }
    }

    /// The steps, each with the position before it.
    fn steps(self) -> impl Iterator<Item = (&'a State, &'a Rc<PlayedStep<Tramways>>)> {
        let steps = self.after.steps.get(self.before.steps.len()..).unwrap_or_default();
        let positions = steps.iter().map(|step| &*step.state);
        std::iter::once(self.before.state).chain(positions).zip(steps)
    }

    fn events(self) -> impl Iterator<Item = &'a Event> {
        self.steps().flat_map(|(_, step)| &step.events)
    }
}

/// Returns the motion, in order of time.
pub fn beats(change: GameChange) -> Vec<MapBeat> {
    let GameChange { before, after } = change;
    let (old, new) = (plan(before.state, before.players), plan(after.state, after.players));
    let ride = ride::ride(change);
    let late = ride.as_ref().map_or(0, TramRide::lasts);
    let mut beats = reward::rewards(change, ride.as_ref());
    beats.extend(rails::rails(change).map(|rails| MapBeat { at: 0, cue: MapCue::Rails(rails) }));
    beats.extend(houses(&old, &new));
    beats.extend(people(&old, &new, late));
    beats.extend(cards::cards(change));
    beats.extend(ride.map(|ride| MapBeat { at: 0, cue: MapCue::Ride(ride) }));
    let ends = change.events().any(|event| *event == Event::Over);
    beats.extend(ends.then_some(MapBeat { at: late, cue: MapCue::End }));
    beats.sort_by_key(|beat| beat.at);
    beats
}

/// Milliseconds that the ride takes; 0 if there is none.
fn ride_of(beats: &[MapBeat]) -> u32 {
    let lasts = beats.iter().map(|beat| match &beat.cue {
        MapCue::Ride(ride) => ride.lasts(),
        _ => 0,
    });
    lasts.max().unwrap_or(0)
}

/// The Buildings that are new or changed.
fn houses(old: &MapPlan, new: &MapPlan) -> impl Iterator<Item = MapBeat> {
    let buildings = |plan: &MapPlan| -> Vec<_> {
        let sites =
            plan.sites.iter().filter(|site| matches!(site.ground, CellGround::Building(..)));
        sites.copied().collect()
    };
    let known = buildings(old);
    let fresh = buildings(new).into_iter().enumerate().filter(move |(_, it)| !known.contains(it));
    fresh.map(|(at, _)| MapBeat { at: 0, cue: MapCue::House(at) })
}

/// The Passengers that are new.
fn people(old: &MapPlan, new: &MapPlan, late: u32) -> Vec<MapBeat> {
    let fresh = new.people.iter().enumerate().filter(|(_, at)| !old.people.contains(at));
    fresh.map(|(n, _)| MapBeat { at: late + 140, cue: MapCue::Person(n) }).collect()
}

#[cfg(test)]
mod tests;
