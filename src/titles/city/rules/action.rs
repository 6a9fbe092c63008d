//! Actions, the small decisions of the game. `notation` reads and writes them as text.

use super::card::{Card, Cards};
use crate::titles::city::boards::{LocationId, RouteId, TicketId};
use serde::{Deserialize, Serialize};

/// Index of a face-up card, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u8);

/// A payment for a Route: wild cards, and cards of one colour for the remaining spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// The colour paid with; [`Card::Wild`] if all cards are wild.
    pub card: Card,
    /// Number of wild cards.
    pub wilds: u8,
}

impl Payment {
    /// Returns the cards of this payment for a Route of `length` spaces.
    pub fn cards(self, length: u8) -> Cards {
        let mut cards = Cards::default();
        cards[self.card] = length.saturating_sub(self.wilds);
        cards[Card::Wild] = self.wilds;
        cards
    }
}

/// One small decision of the player to move.
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
    /// Pay with these cards (CCLAIM-1), or pay the extra cost of a tunnel (CBIG-9).
    Pay(Payment),
    /// Take a Tourist token from this Location (CCLAIM-6).
    Token(LocationId),
    /// Keep a Ticket on offer (CTICK-1).
    Keep(TicketId),
    /// Return the other Tickets to the bottom of the deck (CTICK-1).
    Return,
    /// Place a stack of Tourist tokens on this Location (CSET-5).
    Place(LocationId),
    /// Take back the cards laid for a tunnel (CBIG-9).
    Withdraw,
}
