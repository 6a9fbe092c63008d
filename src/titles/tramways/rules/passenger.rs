//! Moves of a Passenger: the ride, its payment, the bonus and the fares (MOV).

use super::action::{Action, Port};
use super::building_type::BuildingType;
use super::development;
use super::event::Event;
use super::icon::{Destination, Icon, IconSet};
use super::link::{LinkEnd, LinkIndex};
use super::payment::{self, gain_cash, pay_cash};
use super::purse::Purse;
use super::refusal::Refusal;
use super::state::{CurrentAction, Decision, PaymentPurpose, Ride, State};
use super::{actions_phase, stress};
use crate::engine::game::Seat;
use crate::titles::tramways::network::{CellId, CellSet};
use arrayvec::ArrayVec;

/// The Commerce bonus in dollars (MOV-8).
const COMMERCE_DOLLARS: u16 = 5;

/// A complete Link that joins two different locations.
#[derive(Clone, Copy)]
struct Connection {
    link: LinkIndex,
    ends: [CellId; 2],
}

/// The rideable Links of all owners (MOV-1, RAIL-12).
struct Connections(Vec<Connection>);

impl Connections {
    fn of(state: &State) -> Connections {
        let way = |index: LinkIndex| {
            let link = state.link(index);
            let [first, last] = link.ports().map(|port| state.across(port));
            let ends = [first?, last?];
            (link.is_complete() && ends[0] != ends[1]).then_some(Connection { link: index, ends })
        };
        Connections(state.link_indices().filter_map(way).collect())
    }

    /// Returns the ways from a location: Link and far end.
    fn from(&self, location: CellId) -> impl Iterator<Item = (LinkIndex, CellId)> + '_ {
        self.0.iter().filter_map(move |way| match way.ends {
            [a, b] if a == location => Some((way.link, b)),
            [a, b] if b == location => Some((way.link, a)),
            _ => None,
        })
    }
}

/// Everything needed to judge rides: the ways, and the destinations that the hand can pay.
struct Routes<'a> {
    state: &'a State,
    ways: Connections,
    payable: IconSet,
}

impl<'a> Routes<'a> {
    fn of(state: &'a State, purse: &mut Purse) -> Routes<'a> {
        let mut payable = IconSet::EMPTY;
        let mut tried = IconSet::EMPTY;
        let ways = Connections::of(state);
        for location in ways.0.iter().flat_map(|way| way.ends) {
            let icons = state.destination_icons(location);
            if !tried.meets(icons) && purse.has(&[IconSet::of(Icon::Stripe), icons]) {
                payable = payable.or(icons);
            }
            tried = tried.or(icons);
        }
        Routes { state, ways, payable }
    }

    /// Returns whether a ride could end at a location after what it has passed (MOV-2).
    fn may_end(&self, location: CellId, passed: IconSet) -> bool {
        let icons = self.state.destination_icons(location);
        self.payable.meets(icons) && !passed.meets(icons)
    }

    /// Returns whether a ride can go on from a location to a legal end, over unvisited locations.
    fn leads_on(&self, from: CellId, visited: CellSet, passed: IconSet) -> bool {
        let ends = self.ways.0.iter().flat_map(|way| way.ends);
        let mut tried = IconSet::EMPTY;
        for end in ends.filter(|&end| self.may_end(end, passed)) {
            let icons = self.state.destination_icons(end);
            if !tried.meets(icons) && self.reaches(from, visited, icons) {
                return true;
            }
            tried = tried.or(icons);
        }
        false
    }

    /// Returns whether a location with one of these icons can be reached without passing another one.
    fn reaches(&self, from: CellId, mut seen: CellSet, icons: IconSet) -> bool {
        let mut open: ArrayVec<CellId, 192> = ArrayVec::new();
        open.push(from);
        seen.insert(from);
        while let Some(location) = open.pop() {
            for (_, next) in self.ways.from(location) {
                if seen.has(next) {
                    continue;
                }
                if self.state.destination_icons(next).meets(icons) {
                    return true;
                }
                seen.insert(next);
                open.push(next);
            }
        }
        false
    }

    /// Returns whether a Passenger may start at a location.
    fn may_start(&self, location: CellId) -> bool {
        let mut visited = CellSet::default();
        visited.insert(location);
        self.leads_on(location, visited, IconSet::EMPTY)
    }

    /// Returns whether a ride may go on to the next location.
    fn may_take(&self, ride: &Ride, next: CellId) -> bool {
        let mut visited = CellSet::default();
        ride.stops.iter().for_each(|&stop| visited.insert(stop));
        if visited.has(next) {
            return false;
        }
        let passed = self.passed(&ride.stops);
        if self.may_end(next, passed) {
            return true;
        }
        visited.insert(next);
        self.leads_on(next, visited, passed.or(self.state.destination_icons(next)))
    }

    /// Returns whether a ride may end at its current location.
    fn may_alight(&self, ride: &Ride) -> bool {
        let Some((&here, before)) = ride.stops.split_last() else { return false };
        !before.is_empty() && self.may_end(here, self.passed(before))
    }

    /// The icons of a ride's locations, without the start (MOV-2).
    fn passed(&self, stops: &[CellId]) -> IconSet {
        let icons = stops.iter().skip(1).map(|&stop| self.state.destination_icons(stop));
        icons.fold(IconSet::EMPTY, IconSet::or)
    }
}

/// Returns whether any Passenger can be moved.
pub(super) fn can_move(state: &State, purse: &mut Purse) -> bool {
    let routes = Routes::of(state, purse);
    !routes.payable.is_empty() && starts(state, &routes).next().is_some()
}

fn starts<'a>(state: &'a State, routes: &'a Routes) -> impl Iterator<Item = CellId> + 'a {
    let may = |&cell: &CellId| state.location(cell).is_some_and(|at| routes.may_start(at));
    state.passengers.iter().filter(may)
}

/// Adds the Passengers that may be moved (MOV-1).
pub(super) fn passenger_actions(state: &State, into: &mut Vec<Action>) {
    let routes = Routes::of(state, &mut Purse::of(state, state.seat));
    into.extend(starts(state, &routes).map(Action::Cell));
}

/// Checks that the Passenger of a cell may be moved.
pub(super) fn check_passenger(state: &State, cell: CellId) -> Result<(), Refusal> {
    if !state.passengers.has(cell) {
        return Err(Refusal::NoPassenger);
    }
    let routes = Routes::of(state, &mut Purse::of(state, state.seat));
    let may = state.location(cell).is_some_and(|at| routes.may_start(at));
    if may { Ok(()) } else { Err(Refusal::NoRoute) }
}

/// Chooses the Passenger.
pub(super) fn choose_passenger(state: &mut State, cell: CellId) {
    let stops = state.location(cell).into_iter().collect();
    state.work = CurrentAction::Ride(Ride { from: cell, stops, links: ArrayVec::new() });
    state.decision = Decision::Ride;
}

fn ride(state: &State) -> Result<&Ride, Refusal> {
    match &state.work {
        CurrentAction::Ride(ride) => Ok(ride),
        _ => Err(Refusal::NotNow),
    }
}

/// Adds the Links that the ride may take next, by their near ends, and the end of the ride if legal.
pub(super) fn ride_actions(state: &State, into: &mut Vec<Action>) {
    let Ok(ride) = ride(state) else { return };
    let routes = Routes::of(state, &mut Purse::of(state, state.seat));
    let Some(&here) = ride.stops.last() else { return };
    let good = routes.ways.from(here).filter(|&(_, next)| routes.may_take(ride, next));
    into.extend(good.map(|(link, _)| Action::Link(port_at(state, link, here))));
    into.sort_unstable();
    if routes.may_alight(ride) {
        into.push(Action::Done);
    }
}

/// The end of a Link that touches a location.
fn port_at(state: &State, link: LinkIndex, location: CellId) -> Port {
    let first = state.link(link).port(LinkEnd::First);
    if state.across(first) == Some(location) { first } else { state.link(link).port(LinkEnd::Last) }
}

/// Checks that the ride may take the Link with this end.
pub(super) fn check_ride(state: &State, port: Port) -> Result<(), Refusal> {
    let ride = ride(state)?;
    let index = state.rails.link(port).ok_or(Refusal::NotTouching)?;
    let here = ride.stops.last().copied();
    if !state.link(index).ports().contains(&port) || state.across(port) != here {
        return Err(Refusal::NotTouching);
    }
    let routes = Routes::of(state, &mut Purse::of(state, state.seat));
    let next = far_end(state, index, port).ok_or(Refusal::IncompleteLink)?;
    if ride.stops.contains(&next) {
        return Err(Refusal::LocationTwice);
    }
    if routes.may_take(ride, next) { Ok(()) } else { Err(Refusal::NoRoute) }
}

fn far_end(state: &State, link: LinkIndex, near: Port) -> Option<CellId> {
    let ports = state.link(link).ports();
    let far = if ports[0] == near { ports[1] } else { ports[0] };
    state.across(far)
}

/// Takes a Link; ends the ride if it cannot go on.
pub(super) fn take_link(state: &mut State, port: Port) {
    let Some(link) = state.rails.link(port) else { return };
    let next = far_end(state, link, port);
    if let CurrentAction::Ride(ride) = &mut state.work {
        ride.links.push(link);
        ride.stops.extend(next);
    }
    let mut ways = Vec::new();
    ride_actions(state, &mut ways);
    if ways == [Action::Done] {
        alight(state);
    }
}

/// Checks that the ride may end here.
pub(super) fn check_alight(state: &State) -> Result<(), Refusal> {
    let ride = ride(state)?;
    let routes = Routes::of(state, &mut Purse::of(state, state.seat));
    if routes.may_alight(ride) { Ok(()) } else { Err(Refusal::CannotAlight) }
}

/// Ends the ride and asks for its payment (MOV-1).
pub(super) fn alight(state: &mut State) {
    let Ok(ride) = ride(state) else { return };
    let end = ride.stops.last().map_or(IconSet::EMPTY, |&stop| state.destination_icons(stop));
    payment::ask_bill(state, &[IconSet::of(Icon::Stripe), end], 0);
}

/// Completes the ride: Happiness Points, then the bonus (MOV-4 to MOV-8).
pub(super) fn arrive(state: &mut State, ride: Ride, events: &mut Vec<Event>) {
    let seat = state.seat;
    let to = ride.stops.last().copied().unwrap_or(ride.from);
    state.passengers.remove(ride.from);
    let owner = |&link: &LinkIndex| state.link(link).owner;
    let owners: Vec<Seat> = ride.links.iter().map(owner).collect();
    events.push(Event::Moved { seat, from: ride.from, to, owners: owners.clone() });
    owners.iter().for_each(|&owner| stress::gain_happiness(state, owner, 1, events));
    let destination = state.destination(to);
    state.work = CurrentAction::Ride(ride);
    match destination {
        Some(Destination::Kind(kind)) => bonus(state, kind, events),
        _ => pay_fares(state, events),
    }
}

fn bonus(state: &mut State, kind: BuildingType, events: &mut Vec<Event>) {
    let seat = state.seat;
    match kind {
        BuildingType::Residence => {
            stress::lower(state, seat, events);
            pay_fares(state, events);
        }
        BuildingType::Industry => {
            stress::raise(state, seat, 1, events);
            hire(state, events);
            pay_fares(state, events);
        }
        BuildingType::Commerce => {
            stress::raise(state, seat, 1, events);
            if development::is_gone(state) {
                take_five(state, events)
            } else {
                state.decision = Decision::Bonus
            }
        }
        BuildingType::Leisure if most_points(state) > 0 => state.decision = Decision::Buy,
        BuildingType::Leisure => pay_fares(state, events),
    }
}

/// Hires a Rail Worker if there is a free space (MOV-8, ADM-1).
pub(super) fn hire(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.seat;
    let player = state.player_mut();
    if player.workers < player.board.workers() {
        player.workers += 1;
        events.push(Event::Worker { seat, change: 1 });
    }
}

/// Takes $5 at a Commerce.
pub(super) fn take_five(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.seat;
    gain_cash(state, seat, COMMERCE_DOLLARS, events);
    pay_fares(state, events);
}

/// Returns the price of Happiness Points in dollars (MOV-8).
pub fn happiness_price(points: u8) -> u16 {
    u16::from(points) * (u16::from(points) + 1) / 2
}

/// Returns the most Happiness Points that can be bought now.
pub(super) fn most_points(state: &State) -> u8 {
    let money = payment::most_money(state, state.seat);
    (0..=u8::MAX - 1).take_while(|&points| happiness_price(points) <= money).last().unwrap_or(0)
}

/// Adds the purchases that can be paid.
pub(super) fn buy_actions(state: &State, into: &mut Vec<Action>) {
    into.extend((0..=most_points(state)).map(Action::Buy));
}

/// Checks that this many Happiness Points can be paid.
pub(super) fn check_buy(state: &State, points: u8) -> Result<(), Refusal> {
    if points <= most_points(state) { Ok(()) } else { Err(Refusal::TooManyPoints) }
}

/// Buys Happiness Points.
pub(super) fn buy(state: &mut State, points: u8, events: &mut Vec<Event>) {
    if points == 0 {
        pay_fares(state, events);
    } else {
        let price = happiness_price(points);
        payment::ask_money(state, price, PaymentPurpose::Happiness(points), events);
    }
}

/// Adds the Happiness Points once they are paid.
pub(super) fn happiness_paid(state: &mut State, points: u8, events: &mut Vec<Event>) {
    stress::gain_happiness(state, state.seat, i16::from(points), events);
    pay_fares(state, events);
}

/// Pays each Link travelled, in order (MOV-7), and ends the action.
pub(super) fn pay_fares(state: &mut State, events: &mut Vec<Event>) {
    let links = ride(state).map(|ride| ride.links.clone()).unwrap_or_default();
    for link in links {
        let link = state.link(link);
        let (owner, fare) = (link.owner, link.fare());
        if owner == state.seat {
            gain_cash(state, owner, fare, events);
        } else if !pay_fare(state, owner, fare, events) {
            break;
        }
    }
    actions_phase::finish(state, events);
}

/// Pays another player's Link; a player who cannot pays all cash and gets +1 Stress. Returns whether it was paid in full.
fn pay_fare(state: &mut State, owner: Seat, fare: u16, events: &mut Vec<Event>) -> bool {
    let seat = state.seat;
    let paid = fare.min(state.players[seat].money);
    pay_cash(state, paid, events);
    gain_cash(state, owner, paid, events);
    if paid < fare {
        events.push(Event::Owed { seat, owner });
        stress::raise(state, seat, 1, events);
    }
    paid == fare
}
