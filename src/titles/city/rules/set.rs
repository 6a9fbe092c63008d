//! Sets of Destination Tickets and symbols.

use crate::engine::bits::{Set, counted};
use crate::titles::city::boards::TicketId;

pub use crate::titles::city::boards::RouteSet;

counted!(TicketId u64, Symbol u8);

/// A set of Destination Tickets.
pub type TicketSet = Set<TicketId>;

/// A kind of Tourist token: its index in the board's order (CSET-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u8);

/// The symbols of a player's Tourist tokens.
pub type SymbolSet = Set<Symbol>;
