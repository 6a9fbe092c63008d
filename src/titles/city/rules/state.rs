//! A whole position, hidden things included.

use super::card::{CARDS, Card, Cards, DISPLAY};
use super::refusal::Offered;
use super::set::{RouteSet, Symbol, SymbolSet, TicketSet};
use crate::engine::game::{BySeat, Rng, Seat};
use crate::titles::city::boards::{
    Board, BoardData, LocationId, MAX_LOCATIONS, MAX_TICKETS, RouteId, TicketId,
};
use arrayvec::ArrayVec;

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Which of the Tickets on offer to keep; of two, which one in any case (CSET-3, CTICK-1).
    Keep,
    /// Whether to keep the other one, too.
    KeepOther,
    /// Where a left-over stack of Tourist tokens goes (CSET-5).
    Place,
    /// What to do with the turn (CTURN-1).
    Turn,
    /// The second card of a draw (CDRAW-1).
    SecondCard,
    /// Which cards pay for a Route (CCLAIM-1).
    Payment(RouteId),
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

/// A draw of Destination Tickets: all that is known to anybody about who got which.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TicketDraw {
    /// Who drew.
    pub seat: Seat,
    /// What was drawn, the first first; one or two.
    pub tickets: ArrayVec<TicketId, 2>,
    /// What was put under the deck.
    pub returned: Option<TicketId>,
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
    pub offer: ArrayVec<TicketId, 2>,
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
    pub deck: ArrayVec<Card, CARDS>,
    /// The face-up cards.
    pub display: [Option<Card>; DISPLAY],
    /// The discards.
    pub discards: Cards,
    /// The deck of Destination Tickets, the top last.
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

    /// Whether claiming one Route of a Double Route closes the other (CCLAIM-4).
    pub fn closes_twins(&self) -> bool {
        self.players.count() < usize::from(self.data().rules.both_lanes_from)
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
