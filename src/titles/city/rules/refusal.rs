//! Why an action is not legal, and what is missing.

use crate::engine::game::{Rule, Seat};
use crate::titles::city::boards::{Color, Kind};
use thiserror::Error;

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Refusal {
    /// The decision is not the one that is asked for.
    #[error("that decision is not asked for now")]
    NotNow,
    /// The game has ended.
    #[error("the game has ended")]
    GameOver,
    /// A draw was begun and has to be finished.
    #[error("take the second card first")]
    SecondCardFirst,
    /// No card lies face up there.
    #[error("no card lies face up there")]
    EmptySlot,
    /// A face-up wild card as the second card.
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
    /// Somebody has claimed the Route.
    #[error("player {} has claimed that Route", .0.index() + 1)]
    Claimed(Seat),
    /// The player has the other lane.
    #[error("you have the other lane of that Double Route")]
    OwnTwin,
    /// With fewer players than so many the other lane is closed.
    #[error("with fewer than {0} players the other lane of a Double Route is closed")]
    TwinClosed(u8),
    /// So many cards of a colour are missing, wild cards counted in.
    #[error("{short} {} short", named(*.color))]
    CardsShort {
        /// Whose price it is: that of a tram, ferry or metro Route.
        kind: Kind,
        /// The Route's colour; none where it takes any one colour.
        color: Option<Color>,
        /// How many.
        short: u8,
    },
    /// So many wild cards are missing for the ferry symbols.
    #[error("{wilds} wild and {others} {} short for a ferry", named(*.color))]
    FerryShort {
        /// How many wild cards.
        wilds: u8,
        /// The Route's colour; none where it takes any one colour.
        color: Option<Color>,
        /// How many cards are missing for the other spaces.
        others: u8,
    },
    /// So many pieces are missing.
    #[error("{short} pieces short")]
    PiecesShort {
        /// Whose pieces: those of a tram or of a metro Route.
        kind: Kind,
        /// How many.
        short: u8,
    },
    /// The cards are no payment for the Route.
    #[error("those cards do not pay for that Route")]
    NoPayment(Kind),
    /// The hand has not those cards.
    #[error("those cards are not in hand")]
    NotInHand(Kind),
    /// No token can be taken from there.
    #[error("no token of a new symbol stands there")]
    NoToken,
    /// The deck of Tickets is empty.
    #[error("no Destination Ticket is left")]
    NoTickets,
    /// The Ticket is not among those drawn.
    #[error("that Ticket was not drawn")]
    NotOffered(Offered),
    /// One of the two must be kept.
    #[error("keep one of the two first")]
    KeepOneFirst(Offered),
    /// A stack stands there already.
    #[error("a stack stands there already")]
    StackThere,
}

/// When Tickets are on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offered {
    /// Before the game.
    First,
    /// After a draw.
    Drawn,
}

impl Offered {
    /// The rule by which they are kept.
    pub fn rule(self) -> &'static str {
        match self {
            Offered::First => "CSET-3",
            Offered::Drawn => "CTICK-1",
        }
    }
}

/// The rule that says what a Route of a kind costs.
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
            Refusal::OwnTwin | Refusal::TwinClosed(_) => "CCLAIM-4",
            Refusal::CardsShort { kind, .. }
            | Refusal::NoPayment(kind)
            | Refusal::NotInHand(kind) => price_rule(*kind),
            Refusal::FerryShort { .. } => "CCLAIM-5",
            Refusal::PiecesShort { .. } => "CCLAIM-2",
            Refusal::NoToken => "CCLAIM-6",
            Refusal::NoTickets => "CTICK-1",
            Refusal::NotOffered(offered) | Refusal::KeepOneFirst(offered) => offered.rule(),
            Refusal::NoSuchLocation | Refusal::StackThere => "CSET-5",
        }
    }
}
