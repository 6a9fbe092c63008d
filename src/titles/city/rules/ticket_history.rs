//! Redeals the Destination Tickets as far as a viewer does not know them (CTICK-2).
//!
//! Of another player's draw only its size is known, not its Tickets nor whether one was returned. The draws are
//! replayed in order on a deck of unknown Tickets: the viewer's own draws name some of them, and the rest is guessed
//! such that every draw has its true size and the deck is empty if and only if the true one is.

use super::state::{Drawn, State, TicketDraw};
use super::ticket_guess;
use crate::engine::game::{Rng, Seat};
use crate::titles::city::boards::{MAX_TICKETS, TicketId};
use arrayvec::ArrayVec;

/// Limit of guesses; games have so few draws that it is never reached.
const MOST_GUESSES: usize = 4096;

/// A Ticket of the initial deck, as its index from the top.
type Unknown = u8;

/// The replay so far.
#[derive(Clone)]
struct Course {
    /// The deck, top first.
    deck: ArrayVec<Unknown, { 2 * MAX_TICKETS }>,
    /// Number of items already drawn from the deck.
    drawn: usize,
    /// The Ticket behind each unknown, as far as the viewer knows.
    names: [Option<TicketId>; MAX_TICKETS],
    /// For each draw the unknowns drawn, and the one returned.
    draws: ArrayVec<(ArrayVec<Unknown, 2>, Option<Unknown>), MAX_TICKETS>,
}

impl Course {
    fn left(&self) -> usize {
        self.deck.len() - self.drawn
    }
}

struct Search<'a> {
    state: &'a State,
    viewer: Option<Seat>,
    guesses: usize,
}

/// Redeals the Tickets that the viewer does not know: at random, or in ascending order without `chance`. After the end
/// of the game all but the deck are known.
pub(super) fn redeal(state: &mut State, viewer: Option<Seat>, mut chance: Option<&mut Rng>) {
    if state.is_over() || state.draws.is_empty() {
        return arrange(&mut state.tickets, chance);
    }
    if state.data().rules.is_big() {
        ticket_guess::redeal(state, viewer, chance);
        return give_all(state, viewer);
    }
    let count = state.data().tickets.len();
    let course = Course {
        deck: (0..count as u8).collect(),
        drawn: 0,
        names: [None; MAX_TICKETS],
        draws: ArrayVec::new(),
    };
    let mut search = Search { state, viewer, guesses: 0 };
    let found = search.go_on(course, &mut chance);
    if let Some(course) = found {
        write(state, viewer, course, chance);
    }
}

/// Orders a deck at random, or in ascending order without `chance`.
fn arrange(tickets: &mut ArrayVec<TicketId, MAX_TICKETS>, chance: Option<&mut Rng>) {
    tickets.sort_unstable();
    if let Some(rng) = chance {
        rng.shuffle(tickets);
    }
}

impl Search<'_> {
    /// Replays the next draw with every guess about it, until all agree with the position.
    fn go_on(&mut self, course: Course, chance: &mut Option<&mut Rng>) -> Option<Course> {
        let Some(draw) = self.state.draws.get(course.draws.len()) else {
            return (self.state.tickets.is_empty() == (course.left() == 0)).then_some(course);
        };
        self.guesses += 1;
        let size = draw.tickets.len();
        if course.left() < size || size == 1 && course.left() != 1 || self.guesses > MOST_GUESSES {
            return None;
        }
        if !self.can_end(&course) {
            return None;
        }
        let at = course.drawn;
        let drawn: ArrayVec<Unknown, 2> = course.deck[at..at + size].iter().copied().collect();
        for back in self.guesses_about(&course, chance) {
            let mut next = course.clone();
            next.drawn += size;
            let back = back.and_then(|back| drawn.get(back).copied());
            next.deck.extend(back);
            next.draws.push((drawn.clone(), back));
            if self.name(&mut next)
                && let Some(found) = self.go_on(next, chance)
            {
                return Some(found);
            }
        }
        None
    }

    /// Returns whether the remaining draws can leave the deck empty if the true one is, and not empty otherwise.
    fn can_end(&self, course: &Course) -> bool {
        let rest = &self.state.draws[course.draws.len()..];
        let least = rest.len();
        let most: usize = rest.iter().map(|draw| draw.tickets.len()).sum();
        let is_empty = self.state.tickets.is_empty();
        if is_empty { (least..=most).contains(&course.left()) } else { course.left() > least }
    }

    /// Returns the candidates for the Ticket that the next draw returned. The viewer's own are known, and a pending choice
    /// has none. Of two equally unknown Tickets, one candidate suffices.
    fn guesses_about(
        &self,
        course: &Course,
        chance: &mut Option<&mut Rng>,
    ) -> ArrayVec<Option<usize>, 3> {
        let at = course.draws.len();
        let draw = &self.state.draws[at];
        if Some(draw.seat) == self.viewer {
            // At most one of two Tickets is returned.
            let place = draw.back.checked_ilog2().map(|at| at as usize);
            return [place].into_iter().collect();
        }
        let later = &self.state.draws[at + 1..];
        let is_last = later.iter().all(|later| later.seat != draw.seat);
        let pending = is_last && !self.state.players[draw.seat].offer.is_empty();
        if pending || draw.tickets.len() == 1 {
            return [None].into_iter().collect();
        }
        let drawn = &course.deck[course.drawn..course.drawn + draw.tickets.len()];
        let differ = drawn.iter().any(|&unknown| course.names[usize::from(unknown)].is_some());
        let mut backs = [Some(0), Some(1)];
        if let Some(rng) = chance.as_deref_mut() {
            rng.shuffle(&mut backs);
        }
        let backs = backs.into_iter().take(if differ { 2 } else { 1 });
        let mut guesses: ArrayVec<Option<usize>, 3> = [None].into_iter().chain(backs).collect();
        if let Some(rng) = chance
            && rng.below(2) == 0
        {
            guesses.swap(0, 1);
        }
        guesses
    }

    /// Names the Tickets that the viewer drew; false if that contradicts earlier knowledge.
    fn name(&self, course: &mut Course) -> bool {
        let at = course.draws.len() - 1;
        let draw = &self.state.draws[at];
        if Some(draw.seat) != self.viewer {
            return true;
        }
        let Course { draws, names, .. } = course;
        for (&unknown, &ticket) in draws[at].0.iter().zip(&draw.tickets) {
            let known = names.iter().position(|&name| name == Some(ticket));
            let here = names[usize::from(unknown)];
            if known.is_some_and(|known| known != usize::from(unknown))
                || here.is_some_and(|name| name != ticket)
            {
                return false;
            }
            names[usize::from(unknown)] = Some(ticket);
        }
        true
    }
}

/// Writes a replay into the state, and assigns the remaining Tickets to the unknowns without a name.
fn write(state: &mut State, viewer: Option<Seat>, course: Course, chance: Option<&mut Rng>) {
    let named = |ticket: &TicketId| course.names.contains(&Some(*ticket));
    let mut rest: Vec<TicketId> = state.data().all_tickets().filter(|id| !named(id)).collect();
    if let Some(rng) = chance {
        rng.shuffle(&mut rest);
    }
    let mut rest = rest.into_iter();
    let mut names = course.names;
    let count = state.data().tickets.len();
    names[..count].iter_mut().filter(|name| name.is_none()).for_each(|name| *name = rest.next());
    let name = |unknown: Unknown| names[usize::from(unknown)].unwrap_or(TicketId(0));
    state.tickets = course.deck[course.drawn..].iter().rev().map(|&at| name(at)).collect();
    for (draw, (drawn, back)) in state.draws.iter_mut().zip(&course.draws) {
        draw.tickets = drawn.iter().map(|&at| name(at)).collect();
        let at = back.and_then(|back| drawn.iter().position(|&unknown| unknown == back));
        draw.back = at.map_or(0, |at| 1 << at);
    }
    give_all(state, viewer);
}

/// Sets everybody's Tickets but the viewer's as the history says.
fn give_all(state: &mut State, viewer: Option<Seat>) {
    state.players.seats().filter(|&seat| Some(seat) != viewer).for_each(|seat| give(state, seat));
}

/// Sets a player's Tickets as the history says; those on offer are the last ones drawn.
fn give(state: &mut State, seat: Seat) {
    let offered = state.players[seat].offer.len();
    let draws = || state.draws.iter().filter(|draw| draw.seat == seat);
    let last = draws().next_back().map(|draw| draw.tickets.clone()).unwrap_or_default();
    let from = last.len().saturating_sub(offered);
    let offer: Drawn = last[from..].iter().copied().collect();
    let kept =
        draws().flat_map(TicketDraw::kept).filter(|ticket| !offer.contains(ticket)).collect();
    state.players[seat].tickets = kept;
    state.players[seat].offer = offer;
}
