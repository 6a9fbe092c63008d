//! Refusals: why an action is not legal.

use crate::engine::game::{Rule, Seat};
use crate::titles::city::boards::{Color, Kind};
use thiserror::Error;

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Refusal {
    /// The action answers another decision than the pending one.
    #[error("that decision is not asked for now")]
    NotNow,
    /// The game has ended.
    #[error("the game has ended")]
    GameOver,
    /// A draw must be finished first.
    #[error("take the second card first")]
    SecondCardFirst,
    /// There is no face-up card in that place.
    #[error("no card lies face up there")]
    EmptySlot,
    /// A face-up wild card cannot be the second card.
    #[error("a face-up wild card may not be the second card")]
    WildSecond,
    /// The deck is empty.
    #[error("the deck is empty")]
    EmptyDeck,
    /// The board has no such Route.
    #[error("the board has no such Route")]
    NoSuchRoute,
    /// The board has no such Location.
    #[error("the board has no such Location")]
    NoSuchLocation,
    /// This seat has claimed the Route.
    #[error("player {} has claimed that Route", .0.index() + 1)]
    Claimed(Seat),
    /// The player has claimed a parallel Route.
    #[error("you have another lane of that link")]
    OwnTwin {
        /// Number of Routes of the link.
        lanes: u8,
    },
    /// With this number of players no more Routes of the link are open.
    #[error("with fewer than {from} players {open} of {lanes} lanes can be claimed")]
    TwinClosed {
        /// The fewest players with which one more is open.
        from: u8,
        /// Number of Routes that can be claimed.
        open: u8,
        /// Number of Routes of the link.
        lanes: u8,
    },
    /// Cards are missing, wild cards taken into account.
    #[error("{short} {} short", named(*.color))]
    CardsShort {
        /// The kind of Route, which decides the price.
        kind: Kind,
        /// The Route's colour; `None` if it takes any one colour.
        color: Option<Color>,
        /// Number of missing cards.
        short: u8,
    },
    /// Wild cards are missing for the ferry symbols.
    #[error("{wilds} wild and {others} {} short for a ferry", named(*.color))]
    FerryShort {
        /// Number of missing wild cards.
        wilds: u8,
        /// The Route's colour; `None` if it takes any one colour.
        color: Option<Color>,
        /// Number of missing cards for the other spaces.
        others: u8,
    },
    /// Pieces are missing.
    #[error("{short} pieces short")]
    PiecesShort {
        /// The kind of Route, which decides the kind of pieces.
        kind: Kind,
        /// Number of missing pieces.
        short: u8,
    },
    /// The cards do not pay for the Route.
    #[error("those cards do not pay for that Route")]
    NoPayment(Kind),
    /// The player does not have those cards.
    #[error("those cards are not in hand")]
    NotInHand(Kind),
    /// No token can be taken from there.
    #[error("no token of a new symbol stands there")]
    NoToken,
    /// The deck of Tickets is empty.
    #[error("no Destination Ticket is left")]
    NoTickets,
    /// The Ticket is not on offer.
    #[error("that Ticket was not drawn")]
    NotOffered(TicketChoice),
    /// Too few Tickets are kept.
    #[error("keep {more} of the {of} first")]
    KeepOneFirst {
        /// The occasion.
        offered: TicketChoice,
        /// Number of Tickets still to keep.
        more: u8,
        /// Number of Tickets on offer.
        of: u8,
    },
    /// There is a stack already.
    #[error("a stack stands there already")]
    StackThere,
}

/// The occasion of a choice among Tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TicketChoice {
    /// Before the game.
    First,
    /// After a draw.
    Drawn,
    /// On a big board.
    Big,
}

impl TicketChoice {
    /// Returns the rule about keeping Tickets on this occasion.
    pub fn rule(self) -> &'static str {
        match self {
            TicketChoice::First => "CSET-3",
            TicketChoice::Drawn => "CTICK-1",
            TicketChoice::Big => "CBIG-3",
        }
    }
}

/// Returns the rule about the price of a kind of Route.
pub fn price_rule(kind: Kind) -> &'static str {
    match kind {
        Kind::Tram => "CCLAIM-1",
        Kind::Ferry => "CCLAIM-5",
        Kind::Metro => "CCLAIM-7",
    }
}

fn named(color: Option<Color>) -> &'static str {
    color.map_or("of one colour", Color::name)
}

impl Rule for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow => "CTURN-1",
            Refusal::GameOver => "CEND-1",
            Refusal::SecondCardFirst => "CDRAW-1",
            Refusal::WildSecond => "CDRAW-2",
            Refusal::EmptySlot | Refusal::EmptyDeck => "CDRAW-3",
            Refusal::NoSuchRoute | Refusal::Claimed(_) => "CCLAIM-1",
            Refusal::OwnTwin { lanes } | Refusal::TwinClosed { lanes, .. } if *lanes > 2 => {
                "CBIG-5"
            }
            Refusal::OwnTwin { .. } | Refusal::TwinClosed { .. } => "CCLAIM-4",
            Refusal::CardsShort { kind, .. }
            | Refusal::NoPayment(kind)
            | Refusal::NotInHand(kind) => price_rule(*kind),
            Refusal::FerryShort { .. } => "CCLAIM-5",
            Refusal::PiecesShort { .. } => "CCLAIM-2",
            Refusal::NoToken => "CCLAIM-6",
            Refusal::NoTickets => "CTICK-1",
            Refusal::NotOffered(offered) | Refusal::KeepOneFirst { offered, .. } => offered.rule(),
            Refusal::NoSuchLocation | Refusal::StackThere => "CSET-5",
        }
    }
}
