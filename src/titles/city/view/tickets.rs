//! The viewer's Tickets: how they stand, and what a Route or a card does for them.

use crate::engine::game::Seat;
use crate::table::Aid;
use crate::table::title::Seen;
use crate::titles::city::boards::{RouteId, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::card::{Card, Cards};
use crate::titles::city::rules::plan::{Prospect, Reach, prospect};
use crate::titles::city::rules::set::RouteSet;
use crate::titles::city::rules::state::State;

/// A Ticket of the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The Ticket.
    pub id: TicketId,
    /// Whether it is kept or only on offer.
    pub hold: Hold,
    /// How it stands.
    pub prospect: Prospect,
}

/// Whether a Ticket is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// It is kept.
    Kept,
    /// It was drawn and not yet kept.
    Offered,
}

/// The Tickets of the viewer, those on offer first.
pub fn held(seen: &Seen<City>) -> Vec<Held> {
    let Some(seat) = seen.viewer else { return Vec::new() };
    of_seat(seen.state, seat)
}

/// The Tickets of a seat, those on offer first.
pub fn of_seat(state: &State, seat: Seat) -> Vec<Held> {
    let player = &state.players[seat];
    let held = |id: TicketId, hold: Hold| {
        let ends = state.data().tickets[id.index()].ends;
        Held { id, hold, prospect: prospect(state, seat, ends) }
    };
    let offered = player.offer.iter().map(|&id| held(id, Hold::Offered));
    let kept = player.tickets.iter().map(|id| held(id, Hold::Kept));
    offered.chain(kept).collect()
}

/// What claiming a Route does for a Ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It completes it.
    Completes,
    /// So many cards are needed after it, fewer than before.
    Nearer(u32),
}

/// What claiming a Route does for the Tickets of a seat; those for which it does nothing are left
/// out.
pub fn effects(state: &State, seat: Seat, route: RouteId) -> Vec<(TicketId, Effect)> {
    let claimed: RouteSet = [route].into_iter().collect();
    let reach = Reach::of(state, seat).with(claimed);
    let effect = |held: Held| {
        let Prospect::Possible(way) = held.prospect else { return None };
        let ends = state.data().tickets[held.id.index()].ends;
        let after = reach.cheapest(state, ends, |route| route.length.into())?;
        match after.weight {
            0 => Some((held.id, Effect::Completes)),
            cards if cards < way.weight => Some((held.id, Effect::Nearer(cards))),
            _ => None,
        }
    };
    of_seat(state, seat).into_iter().filter_map(effect).collect()
}

/// The colours that the cheapest ways of the viewer's Tickets need and the hand lacks; none where the
/// viewer wants no plan.
pub fn wanted(seen: &Seen<City>) -> Vec<Card> {
    let Some(seat) = seen.viewer.filter(|_| seen.shows(Aid::Plan)) else { return Vec::new() };
    let (state, mut needs) = (seen.state, Cards::default());
    let ways = held(seen).into_iter().filter_map(|held| match held.prospect {
        Prospect::Possible(way) => Some(way.routes),
        Prospect::Completed | Prospect::CutOff => None,
    });
    let routes = ways.fold(RouteSet::default(), RouteSet::or);
    for route in routes.iter().map(|id| &state.data().routes[id.index()]) {
        if let Some(color) = route.color {
            needs[Card::of(color)] += route.length;
        }
    }
    let lacking = needs.without(&state.players[seat].hand);
    Card::ALL.into_iter().filter(|&card| lacking[card] > 0).collect()
}
