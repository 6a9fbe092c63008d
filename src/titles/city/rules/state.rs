//! A whole position, hidden things included.

use super::action::Payment;
use super::card::{Card, Cards, DISPLAY, MAX_CARDS};
use super::refusal::Offered;
use super::set::{RouteSet, Symbol, SymbolSet, TicketSet};
use crate::engine::game::{BySeat, Rng, Seat};
use crate::titles::city::boards::{
    Board, BoardData, LocationId, MAX_DEALT, MAX_LOCATIONS, MAX_TICKETS, RouteId, TicketId,
};
use arrayvec::ArrayVec;

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Which of the Tickets on offer to keep in any case (CSET-3, CTICK-1, CBIG-3).
    Keep,
    /// Whether to keep another one, too.
    KeepOther,
    /// Where a left-over stack of Tourist tokens goes (CSET-5).
    Place,
    /// What to do with the turn (CTURN-1).
    Turn,
    /// The second card of a draw (CDRAW-1).
    SecondCard,
    /// Which cards pay for a Route (CCLAIM-1).
    Payment(RouteId),
    /// Whether to pay what a tunnel costs more (CBIG-9).
    Tunnel(Tunnel),
    /// From which end of a Route the token comes (CCLAIM-6).
    Token(RouteId),
    /// Nothing: the game has ended.
    Over,
}

/// A stack of Tourist tokens of one symbol; where none stands its height is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    /// The symbol.
    pub symbol: Symbol,
    /// How many tokens.
    pub height: u8,
}

impl Stack {
    /// No stack.
    pub const NONE: Stack = Stack { symbol: Symbol(0), height: 0 };
}

/// A tunnel that somebody pays for, once its cards were turned (CBIG-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tunnel {
    /// The Route.
    pub route: RouteId,
    /// What was laid for it.
    pub laid: Payment,
    /// The cards that were turned, the first first.
    pub turned: [Option<Card>; TURNED],
}

/// The cards that are turned for a tunnel.
pub const TURNED: usize = 3;

impl Tunnel {
    /// How many cards it costs more: those turned that are of the colour that was laid, or wild.
    pub fn costs(&self) -> u8 {
        let counts = |card: &&Card| **card == self.laid.card || **card == Card::Wild;
        self.turned.iter().flatten().filter(counts).count() as u8
    }
}

/// Some Tickets that were drawn together, the first first.
pub type Drawn = ArrayVec<TicketId, { MAX_DEALT as usize + 1 }>;

/// A draw of Destination Tickets: all that is known to anybody about who got which.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TicketDraw {
    /// Who drew.
    pub seat: Seat,
    /// What was drawn; a long Ticket last.
    pub tickets: Drawn,
    /// What of it was put back, a bit each.
    pub back: u8,
}

impl TicketDraw {
    /// A draw of which nothing was put back yet.
    pub fn new(seat: Seat, tickets: Drawn) -> TicketDraw {
        TicketDraw { seat, tickets, back: 0 }
    }

    /// What was put back, or what was not.
    fn part(&self, is_back: bool) -> impl Iterator<Item = TicketId> + '_ {
        let part = self.tickets.iter().enumerate();
        part.filter(move |(at, _)| (self.back >> at & 1 == 1) == is_back).map(|(_, &id)| id)
    }

    /// What was put back, in the order in which it was drawn.
    pub fn returned(&self) -> impl Iterator<Item = TicketId> + '_ {
        self.part(true)
    }

    /// What was kept, or is still on offer.
    pub fn kept(&self) -> impl Iterator<Item = TicketId> + '_ {
        self.part(false)
    }
}

/// What belongs to a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerState {
    /// Transportation cards in hand; secret, but for their number.
    pub hand: Cards,
    /// Those of them that everybody saw being taken.
    pub known: Cards,
    /// Tickets kept; secret, with their number (CTICK-2).
    pub tickets: TicketSet,
    /// Tickets drawn and neither kept nor returned yet.
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
    /// Trams and metro cars left.
    pub fn pieces(&self) -> u8 {
        self.trams + self.metros
    }
}

/// A whole position, hidden things included.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The rules version that the game is played by.
    pub rules: u16,
    /// The board.
    pub board: Board,
    /// What is to be decided.
    pub decision: Decision,
    /// Whose decision it is; at the end, whose it was last.
    pub seat: Seat,
    /// The first player; says nothing before the first turn (CSET-4).
    pub first: Seat,
    /// The turns begun, passes included.
    pub turn: u16,
    /// Once the last turns have begun: how many are left, the one under way included (CEND-1).
    pub turns_left: Option<u8>,
    /// Everybody's things.
    pub players: BySeat<PlayerState>,
    /// The deck of Transportation cards, the top last.
    pub deck: ArrayVec<Card, MAX_CARDS>,
    /// The face-up cards.
    pub display: [Option<Card>; DISPLAY],
    /// The discards.
    pub discards: Cards,
    /// The deck of Destination Tickets, the top last; without long ones.
    pub tickets: ArrayVec<TicketId, MAX_TICKETS>,
    /// Every draw of Tickets, in order.
    pub draws: ArrayVec<TicketDraw, MAX_TICKETS>,
    /// The stacks of Tourist tokens, by Location.
    pub stacks: [Stack; MAX_LOCATIONS],
    /// The chance to come.
    pub rng: Rng,
}

impl State {
    /// When the Tickets on offer were given out (CSET-3, CTICK-1).
    pub fn offered(&self) -> Offered {
        if self.turn == 0 { Offered::First } else { Offered::Drawn }
    }

    /// The board's tables.
    pub fn data(&self) -> &'static BoardData {
        self.board.data()
    }

    /// How many Routes of a link can be claimed (CCLAIM-4, CBIG-5).
    pub fn open_lanes(&self) -> usize {
        self.data().rules.open_lanes.with(self.players.count())
    }

    /// How many of the Tickets on offer are kept at least (CSET-3, CTICK-1, CBIG-3).
    pub fn least_kept(&self) -> usize {
        if self.turn == 0 { self.data().rules.tickets.kept.into() } else { 1 }
    }

    /// The player who decides.
    pub fn player(&self) -> &PlayerState {
        &self.players[self.seat]
    }

    /// The player who decides, to change.
    pub(super) fn player_mut(&mut self) -> &mut PlayerState {
        &mut self.players[self.seat]
    }

    /// The seat that is next at the table.
    pub fn next_seat(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players.count() as u8)
    }

    /// All Routes that somebody has claimed.
    pub fn claimed(&self) -> RouteSet {
        self.players.iter().fold(RouteSet::EMPTY, |all, player| all.or(player.routes))
    }

    /// Who has claimed a Route.
    pub fn owner(&self, route: RouteId) -> Option<Seat> {
        self.players.seats().find(|&seat| self.players[seat].routes.has(route))
    }

    /// The stack on a Location; nothing where none stands.
    pub fn stack(&self, location: LocationId) -> Option<Stack> {
        self.stacks.get(location.index()).copied().filter(|stack| stack.height > 0)
    }

    /// The face-up cards, counted.
    pub fn face_up(&self) -> Cards {
        self.display.iter().flatten().copied().collect()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.decision == Decision::Over
    }
}
