//! Actions: the small decisions of the game. Their text is in `notation`.

use super::card::{Card, Cards};
use crate::titles::city::boards::{LocationId, RouteId, TicketId};
use serde::{Deserialize, Serialize};

/// A place of the face-up cards, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u8);

/// The cards that pay for a Route: wild cards, and cards of one colour for the rest of its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// The colour; wild where nothing but wild cards pays.
    pub card: Card,
    /// How many wild cards.
    pub wilds: u8,
}

impl Payment {
    /// The cards, for a Route of a length.
    pub fn cards(self, length: u8) -> Cards {
        let mut cards = Cards::default();
        cards[self.card] = length.saturating_sub(self.wilds);
        cards[Card::Wild] = self.wilds;
        cards
    }
}

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Take a face-up card (CDRAW-1).
    Take(Slot),
    /// Draw the top of the deck (CDRAW-1).
    Blind,
    /// Claim a Route (CCLAIM).
    Claim(RouteId),
    /// Draw Destination Tickets (CTICK-1).
    Tickets,
    /// Pay with these cards (CCLAIM-1), or what a tunnel costs more (CBIG-9).
    Pay(Payment),
    /// Take a Tourist token from here (CCLAIM-6).
    Token(LocationId),
    /// Keep a Ticket (CTICK-1).
    Keep(TicketId),
    /// Put the other Tickets under the deck (CTICK-1).
    Return,
    /// Put a stack of Tourist tokens here (CSET-5).
    Place(LocationId),
    /// Take the cards for a tunnel back (CBIG-9).
    Withdraw,
}
