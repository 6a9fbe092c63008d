//! The full game state, hidden information included.

use super::action::Payment;
use super::card::{Card, Cards, DISPLAY, MAX_CARDS};
use super::refusal::TicketChoice;
use super::set::{RouteSet, Symbol, SymbolSet, TicketSet};
use crate::engine::game::{BySeat, Rng, Seat};
use crate::titles::city::boards::{
    Board, BoardData, LocationId, MAX_DEALT, MAX_LOCATIONS, MAX_TICKETS, RouteId, TicketId,
};
use arrayvec::ArrayVec;

/// The pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The first Ticket to keep of those on offer (CSET-3, CTICK-1, CBIG-3).
    Keep,
    /// Another Ticket to keep, or the return of the others.
    KeepOther,
    /// The Location for a left-over stack of Tourist tokens (CSET-5).
    Place,
    /// The action of a turn (CTURN-1).
    Turn,
    /// The second card of a draw (CDRAW-1).
    SecondCard,
    /// The payment for a Route (CCLAIM-1).
    Payment(RouteId),
    /// The payment of a tunnel's extra cost, or the withdrawal from it (CBIG-9).
    Tunnel(Tunnel),
    /// The end of a Route from which to take the token (CCLAIM-6).
    Token(RouteId),
    /// None: the game has ended.
    Over,
}

/// A stack of Tourist tokens of one symbol; height 0 if there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    /// The symbol.
    pub symbol: Symbol,
    /// Number of tokens.
    pub height: u8,
}

impl Stack {
    /// No stack.
    pub const NONE: Stack = Stack { symbol: Symbol(0), height: 0 };
}

/// A tunnel whose cards have been turned and that is still to be paid (CBIG-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tunnel {
    /// The Route.
    pub route: RouteId,
    /// The payment laid for it.
    pub laid: Payment,
    /// The turned cards, in order.
    pub turned: [Option<Card>; TURNED],
}

/// Number of cards turned for a tunnel.
pub const TURNED: usize = 3;

impl Tunnel {
    /// Returns the extra cost: the number of turned cards that are wild or of the colour laid.
    pub fn costs(&self) -> u8 {
        let counts = |card: &&Card| **card == self.laid.card || **card == Card::Wild;
        self.turned.iter().flatten().filter(counts).count() as u8
    }
}

/// Tickets drawn together, in order.
pub type Drawn = ArrayVec<TicketId, { MAX_DEALT as usize + 1 }>;

/// A draw of Destination Tickets; together the draws are the whole history of who got which.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TicketDraw {
    /// The seat that drew.
    pub seat: Seat,
    /// The Tickets drawn; a long one is last.
    pub tickets: Drawn,
    /// The Tickets returned, as a bit set of indexes.
    pub back: u8,
}

impl TicketDraw {
    /// Returns a draw from which no Ticket has been returned yet.
    pub fn new(seat: Seat, tickets: Drawn) -> TicketDraw {
        TicketDraw { seat, tickets, back: 0 }
    }

    /// Returns the returned Tickets, or the others.
    fn part(&self, is_back: bool) -> impl Iterator<Item = TicketId> + '_ {
        let part = self.tickets.iter().enumerate();
        part.filter(move |(at, _)| (self.back >> at & 1 == 1) == is_back).map(|(_, &id)| id)
    }

    /// Returns the returned Tickets, in the order drawn.
    pub fn returned(&self) -> impl Iterator<Item = TicketId> + '_ {
        self.part(true)
    }

    /// Returns the Tickets kept or still on offer.
    pub fn kept(&self) -> impl Iterator<Item = TicketId> + '_ {
        self.part(false)
    }
}

/// The state of one player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerState {
    /// Transportation cards in hand; only their number is public.
    pub hand: Cards,
    /// The cards in hand that were taken openly.
    pub known: Cards,
    /// Tickets kept; secret, their number included (CTICK-2).
    pub tickets: TicketSet,
    /// Tickets drawn and not yet kept or returned.
    pub offer: Drawn,
    /// Routes claimed.
    pub routes: RouteSet,
    /// Trams left.
    pub trams: u8,
    /// Metro cars left.
    pub metros: u8,
    /// Tourist tokens.
    pub tokens: SymbolSet,
    /// Points for Routes so far (CCLAIM-3).
    pub points: u16,
}

impl PlayerState {
    /// Returns the number of trams and metro cars left.
    pub fn pieces(&self) -> u8 {
        self.trams + self.metros
    }
}

/// The full game state, hidden information included.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Version of the rules.
    pub rules: u16,
    /// The board.
    pub board: Board,
    /// The pending decision.
    pub decision: Decision,
    /// The seat to decide; after the end, the last one that did.
    pub seat: Seat,
    /// The first player; undefined before the first turn (CSET-4).
    pub first: Seat,
    /// Number of turns begun, passes included.
    pub turn: u16,
    /// Number of last turns left, the current one included; `None` before they begin (CEND-1).
    pub turns_left: Option<u8>,
    /// The players.
    pub players: BySeat<PlayerState>,
    /// The deck of Transportation cards, top last.
    pub deck: ArrayVec<Card, MAX_CARDS>,
    /// The face-up cards.
    pub display: [Option<Card>; DISPLAY],
    /// The discards.
    pub discards: Cards,
    /// The deck of Destination Tickets, top last; without long ones.
    pub tickets: ArrayVec<TicketId, MAX_TICKETS>,
    /// Every draw of Tickets, in order.
    pub draws: ArrayVec<TicketDraw, MAX_TICKETS>,
    /// The stacks of Tourist tokens, indexed by Location.
    pub stacks: [Stack; MAX_LOCATIONS],
    /// The source of all randomness to come.
    pub rng: Rng,
}

impl State {
    /// Returns the occasion of the current choice among Tickets (CSET-3, CTICK-1, CBIG-3).
    pub fn offered(&self) -> TicketChoice {
        match self.turn {
            _ if self.data().rules.is_big() => TicketChoice::Big,
            0 => TicketChoice::First,
            _ => TicketChoice::Drawn,
        }
    }

    /// Returns the number of Tickets on offer that the player to decide must still keep.
    pub fn more_to_keep(&self) -> usize {
        self.least_kept().saturating_sub(self.kept_of_draw())
    }

    /// Returns the number of Tickets that the player to decide has kept of the last draw.
    pub fn kept_of_draw(&self) -> usize {
        let drawn = self.draws.iter().rev().find(|draw| draw.seat == self.seat);
        drawn.map_or(0, |draw| draw.tickets.len()) - self.player().offer.len()
    }

    /// Returns the board's data.
    pub fn data(&self) -> &'static BoardData {
        self.board.data()
    }

    /// Returns the number of Routes of a link that can be claimed (CCLAIM-4, CBIG-5).
    pub fn open_lanes(&self) -> usize {
        self.data().rules.open_lanes.with(self.players.count())
    }

    /// Returns the least number of Tickets on offer to keep (CSET-3, CTICK-1, CBIG-3).
    pub fn least_kept(&self) -> usize {
        if self.turn == 0 { self.data().rules.tickets.kept.into() } else { 1 }
    }

    /// Returns the player to decide.
    pub fn player(&self) -> &PlayerState {
        &self.players[self.seat]
    }

    pub(super) fn player_mut(&mut self) -> &mut PlayerState {
        &mut self.players[self.seat]
    }

    /// Returns the next seat around the table.
    pub fn next_seat(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players.count() as u8)
    }

    /// Returns all claimed Routes.
    pub fn claimed(&self) -> RouteSet {
        self.players.iter().fold(RouteSet::EMPTY, |all, player| all.or(player.routes))
    }

    /// Returns the seat that claimed a Route.
    pub fn owner(&self, route: RouteId) -> Option<Seat> {
        self.players.seats().find(|&seat| self.players[seat].routes.has(route))
    }

    /// Returns the stack on a Location; `None` if there is none.
    pub fn stack(&self, location: LocationId) -> Option<Stack> {
        self.stacks.get(location.index()).copied().filter(|stack| stack.height > 0)
    }

    /// Returns the face-up cards as counts.
    pub fn face_up(&self) -> Cards {
        self.display.iter().flatten().copied().collect()
    }

    /// Returns whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.decision == Decision::Over
    }
}
