//! Links of positions without their past.

use super::{BoardForm, Coded, Format, Kind, Link, record};
use crate::engine::game::{Record, Rng, Seat};

/// Returns the true position at the end of a record, as the last position at which games can begin and the few actions
/// since. Piles whose order does not matter may be reordered.
///
/// If the record cannot be replayed to its end, the last reachable position is used; a setup that cannot be played is
/// kept with all actions.
pub fn position<G: Coded>(record: &Record<G>) -> Link<G> {
    let states = states(record);
    let started = (0..states.len()).rev().find_map(|ply| Some((ply, begin::<G>(&states[ply])?)));
    let (first, setup) = started.unwrap_or((0, record.setup.clone()));
    let last = states.len().saturating_sub(1).max(first);
    let actions = record.actions[first..last].to_vec();
    let record = Record { setup, actions };
    Link { kind: Kind::Position, cursor: record.actions.len(), record, seating: None }
}

/// Returns the last position of a record at which games can begin, as `viewer` may know it; the viewer `None` has no
/// seat. Hidden information and future randomness are dealt anew, so nothing of the true deal remains. `None` if there is
/// no such position.
pub fn redacted<G: Coded>(
    record: &Record<G>,
    viewer: Option<Seat>,
    rng: &mut Rng,
) -> Option<Link<G>> {
    let started = states(record).iter().rev().find_map(|state| {
        G::begin_at(state)?;
        begin::<G>(&G::redacted(state, viewer, rng))
    });
    Some(Link::position(started?))
}

/// Returns all positions of a record, as far as its actions are legal.
fn states<G: Coded>(record: &Record<G>) -> Vec<G::State> {
    let Ok(mut state) = G::new(&record.setup) else { return Vec::new() };
    let (mut states, mut events) = (vec![state.clone()], Vec::new());
    for &action in &record.actions {
        events.clear();
        if G::apply(&mut state, action, &mut events).is_err() {
            break;
        }
        states.push(state.clone());
    }
    states
}

/// Returns the setup of games from a position; `None` if a link cannot reproduce it.
fn begin<G: Coded>(state: &G::State) -> Option<G::Setup> {
    let link = Link::<G>::position(G::begin_at(state)?);
    let bytes = record::write(Format::Position1, &link, BoardForm::Whole);
    let read = record::read::<G>(Format::Position1, &bytes).ok()?;
    if read == link { Some(link.record.setup) } else { None }
}
