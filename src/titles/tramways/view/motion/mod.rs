//! What moves when decisions are shown: from two tables and what happened between them to cues, each
//! with its time. A cue is only a picture: the position is shown at once, whatever still moves.

mod cards;
mod rails;
mod ride;
mod tally;
mod tone;

pub use cards::{Moved, Zone};
pub use rails::{Drawing, Piece, Rails};
pub use ride::{Face, Frame, Leg, MOST_RIDE, Ride, frames};
pub use tally::{Gauge, Reward, Tally};
pub use tone::{Tone, tones};

use crate::table::Step;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::view::history::next_action_start;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::position::plan;
use crate::titles::tramways::view::scene::{Ground, Plan};
use std::rc::Rc;

/// A cue and its time, in milliseconds from the beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// When it begins.
    pub at: u32,
    pub cue: Cue,
}

/// Something that moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Tiles are laid, flipped or taken off.
    Rails(Rails),
    /// The Passenger at this place among [`Plan::people`] comes.
    Person(usize),
    /// The Building at this place among the Buildings of [`Plan::sites`] rises.
    House(usize),
    /// A Passenger rides.
    Ride(Ride),
    /// What something on the map brings flies to its owner.
    Reward(Reward),
    /// A number counts up or down.
    Tally(Tally),
    /// A card goes to another place.
    Card(Moved),
    /// The game ends.
    End,
}

/// What moves between two positions of a table, in the order of its beginning; nothing where the
/// final position is to be shown at once: after an undo, a jump, or in a window that only looks.
pub fn beats(before: &GameModel, after: &GameModel) -> Option<Vec<Beat>> {
    let steps = steps_between(before, after)?;
    let (old, new) = (plan(before.state(), before.players()), plan(after.state(), after.players()));
    let ride = ride::ride(after, before.session().ply());
    let late = ride.as_ref().map_or(0, Ride::lasts);
    let rewards = tally::rewards(after, before.session().ply(), ride.as_ref());
    let mut beats = Vec::new();
    beats.extend(tally::tallies(before, after, &rewards, late));
    beats.extend(rewards);
    beats.extend(rails::rails(before, after).map(|rails| Beat { at: 0, cue: Cue::Rails(rails) }));
    beats.extend(houses(&old, &new));
    beats.extend(people(&old, &new, late));
    beats.extend(cards::cards(before, after, steps));
    beats.extend(ride.map(|ride| Beat { at: 0, cue: Cue::Ride(ride) }));
    let ends = steps.iter().any(|step| step.events.contains(&Event::Over));
    beats.extend(ends.then_some(Beat { at: late, cue: Cue::End }));
    beats.sort_by_key(|beat| beat.at);
    Some(beats)
}

/// How long the ride among some cues takes; 0 where there is none.
pub fn ride_of(beats: &[Beat]) -> u32 {
    let lasts = beats.iter().map(|beat| match &beat.cue {
        Cue::Ride(ride) => ride.lasts(),
        _ => 0,
    });
    lasts.max().unwrap_or(0)
}

/// The decisions that lead from one table to the other, if they are new or one action of the past.
fn steps_between<'a>(before: &GameModel, after: &'a GameModel) -> Option<&'a [Rc<Step<Tramways>>]> {
    let (old, new) = (before.session(), after.session());
    let (from, to) = (old.ply(), new.ply());
    let at_table = after.device.is_at_hand();
    let goes_on = to > from && Rc::ptr_eq(old.state(), new.state_at(from));
    let is_new = from == old.length();
    let is_one = || to <= next_action_start(new, from);
    (at_table && goes_on && (is_new || is_one())).then(|| &new.steps()[from..])
}

/// The Buildings that were not there before, or not like this.
fn houses(old: &Plan, new: &Plan) -> impl Iterator<Item = Beat> {
    let buildings = |plan: &Plan| -> Vec<_> {
        let sites = plan.sites.iter().filter(|site| matches!(site.ground, Ground::Building(..)));
        sites.copied().collect()
    };
    let known = buildings(old);
    let fresh = buildings(new).into_iter().enumerate().filter(move |(_, it)| !known.contains(it));
    fresh.map(|(at, _)| Beat { at: 0, cue: Cue::House(at) })
}

/// The Passengers that were not there before.
fn people(old: &Plan, new: &Plan, late: u32) -> Vec<Beat> {
    let fresh = new.people.iter().enumerate().filter(|(_, at)| !old.people.contains(at));
    fresh.map(|(n, _)| Beat { at: late + 140, cue: Cue::Person(n) }).collect()
}

#[cfg(test)]
mod tests;
