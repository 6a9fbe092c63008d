//! Sets of Routes, Destination Tickets and symbols, each a word of bits.

use crate::titles::city::boards::{BoardData, MAX_ROUTES, RouteId, TicketId};

/// A set of Routes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RouteSet(pub u64);

impl RouteSet {
    /// All Routes of a board.
    pub fn all(data: &BoardData) -> RouteSet {
        RouteSet(u64::MAX >> (MAX_ROUTES - data.routes.len()))
    }

    /// Whether a Route is in it.
    pub fn has(self, route: RouteId) -> bool {
        self.0 >> route.0 & 1 == 1
    }

    /// Puts a Route into it.
    pub fn add(&mut self, route: RouteId) {
        self.0 |= 1 << route.0;
    }

    /// The Routes of either set.
    pub fn or(self, other: RouteSet) -> RouteSet {
        RouteSet(self.0 | other.0)
    }

    /// The Routes of this set that another lacks.
    pub fn without(self, other: RouteSet) -> RouteSet {
        RouteSet(self.0 & !other.0)
    }

    /// How many there are.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The Routes in the order of the board's table.
    pub fn iter(self) -> impl Iterator<Item = RouteId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            next.map(RouteId)
        })
    }
}

impl FromIterator<RouteId> for RouteSet {
    fn from_iter<I: IntoIterator<Item = RouteId>>(routes: I) -> Self {
        let mut set = RouteSet::default();
        routes.into_iter().for_each(|route| set.add(route));
        set
    }
}

/// A set of Destination Tickets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TicketSet(pub u32);

impl TicketSet {
    /// Whether a Ticket is in it.
    pub fn has(self, ticket: TicketId) -> bool {
        self.0 >> ticket.0 & 1 == 1
    }

    /// Puts a Ticket into it.
    pub fn add(&mut self, ticket: TicketId) {
        self.0 |= 1 << ticket.0;
    }

    /// How many there are.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The Tickets in the order of the board's table.
    pub fn iter(self) -> impl Iterator<Item = TicketId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            next.map(TicketId)
        })
    }
}

impl FromIterator<TicketId> for TicketSet {
    fn from_iter<I: IntoIterator<Item = TicketId>>(tickets: I) -> Self {
        let mut set = TicketSet::default();
        tickets.into_iter().for_each(|ticket| set.add(ticket));
        set
    }
}

/// A kind of Tourist tokens, by its place in the board's order (CSET-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u8);

/// The symbols of a player's Tourist tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SymbolSet(pub u8);

impl SymbolSet {
    /// Whether a symbol is in it.
    pub fn has(self, symbol: Symbol) -> bool {
        self.0 >> symbol.0 & 1 == 1
    }

    /// Puts a symbol into it.
    pub fn add(&mut self, symbol: Symbol) {
        self.0 |= 1 << symbol.0;
    }

    /// How many there are.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The symbols in their order.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        (0..8).map(Symbol).filter(move |&symbol| self.has(symbol))
    }
}
