//! Positions without their past.

use super::Link;
use crate::engine::codec::{Format, Kind, record};
use crate::engine::game::{Game, Record, Rng, Seat};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::start::Start;
use crate::titles::metromania::rules::state::State;

/// The position of a record, as it truly is: the last position in which a turn begins, and the few
/// actions since.
///
/// Where the record cannot be replayed to its end, the position is the last one it comes to; a
/// setup that cannot be played is kept with all actions.
pub fn position(record: &Record<Metromania>) -> Link {
    let states = states(record);
    let begun = (0..states.len()).rev().find_map(|ply| Some((ply, begin(&states[ply])?)));
    let (first, setup) = begun.unwrap_or((0, record.setup.clone()));
    let last = states.len().saturating_sub(1).max(first);
    let actions = record.actions[first..last].to_vec();
    let record = Record { setup, actions };
    Link { kind: Kind::Position, cursor: record.actions.len(), record }
}

/// The last position of a record in which a turn begins, as a seat may know it, or somebody who
/// has no seat: hidden letters are dealt anew. Nothing where the setup cannot be played.
pub fn redacted(record: &Record<Metromania>, viewer: Option<Seat>, rng: &mut Rng) -> Option<Link> {
    let begun = states(record).iter().rev().find_map(|state| {
        Start::new(state.clone()).ok()?;
        begin(&Metromania::redacted(state, viewer, rng))
    });
    Some(Link { kind: Kind::Position, record: Record::new(begun?), cursor: 0 })
}

/// All positions of a record, as far as its actions are legal.
fn states(record: &Record<Metromania>) -> Vec<State> {
    let Ok(mut state) = Metromania::new(&record.setup) else { return Vec::new() };
    let (mut states, mut events) = (vec![state.clone()], Vec::new());
    for &action in &record.actions {
        events.clear();
        if Metromania::apply(&mut state, action, &mut events).is_err() {
            break;
        }
        states.push(state.clone());
    }
    states
}

/// The setup of games from a position, if it can be written into a link and comes back the same.
fn begin(state: &State) -> Option<Setup> {
    let setup = Start::new(state.clone()).ok()?.setup();
    let record = Record::<Metromania>::new(setup);
    let bytes = record::write(Format::Position1, &record, 0);
    let (read, _) = record::read::<Metromania>(Format::Position1, &bytes).ok()?;
    (read == record).then_some(record.setup)
}
