//! Sets of Routes, Destination Tickets and symbols.

use crate::engine::bits::{Set, counted};
use crate::titles::city::boards::{BoardData, MAX_ROUTES, RouteId, TicketId};

counted!(RouteId u128, TicketId u64, Symbol u8);

/// A set of Routes.
pub type RouteSet = Set<RouteId>;

impl RouteSet {
    /// Returns all Routes of a board.
    pub fn all(data: &BoardData) -> RouteSet {
        Set::from_word(u128::MAX >> (MAX_ROUTES - data.routes.len()))
    }
}

/// A set of Destination Tickets.
pub type TicketSet = Set<TicketId>;

/// A kind of Tourist token: its index in the board's order (CSET-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u8);

/// The symbols of a player's Tourist tokens.
pub type SymbolSet = Set<Symbol>;
