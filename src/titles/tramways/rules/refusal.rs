//! Why an action is not legal.

use crate::engine::game::Rule;
use std::fmt;

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $rule:literal $text:literal)*) => {
        /// Why an action is not legal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Refusal { $($(#[$doc])* $name),* }

        impl Refusal {
            /// Every refusal.
            pub const ALL: &'static [Refusal] = &[$(Refusal::$name),*];
        }

        impl Rule for Refusal {
            fn rule(&self) -> &'static str {
                match self { $(Refusal::$name => $rule),* }
            }
        }

        impl fmt::Display for Refusal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Refusal::$name => $text),* })
            }
        }
    };
}

refusals! {
    /// The decision is not the one that is asked for.
    NotNow "RND-1" "that decision is not asked for now"
    /// The game has ended.
    GameOver "SCO-1" "the game has ended"
    /// The card is not among those one may choose from.
    NotOffered "SET-9" "that card is not offered"
    /// The Ticket Book has no card left.
    EmptyBook "SET-9" "that Ticket Book is empty"
    /// The Development deck is empty.
    NothingBlind "MOV-8" "the Development deck is empty"
    /// A bid of nothing.
    BidTooLow "AUC-2" "a bid is at least $1"
    /// The bid equals the player's own latest bid.
    BidRepeated "AUC-2" "that was your last bid; bid another amount"
    /// The bid equals one that stands to the left.
    BidTaken "AUC-2" "a bid to the left already stands at that amount"
    /// The price is more than cash and Money icons come to.
    NotEnoughMoney "AUC-4" "there is not enough money for that"
    /// The Money icon is not needed, or leads nowhere.
    Superfluous "AUC-4" "the price would be paid without that icon, or could not be paid in full with it"
    /// Neither the Auction deck nor its discards have a card.
    EmptyLine "SOLO-3" "there is no card left to reveal"
    /// The card is not in hand.
    NotInHand "PLAY-1" "that card is not in hand"
    /// The slot is empty; Void Tickets have no stripe.
    NoSuchIcon "CARD-2" "the card has no icon there"
    /// The icon was used already.
    IconUsed "PLAY-2" "that icon was used already"
    /// The Consequence cannot be paid.
    ConsequenceTooDear "PLAY-3" "the card's Consequence cannot be paid from cash"
    /// The icon is not one that is needed.
    WrongIcon "PLAY-5" "that icon is of no use here"
    /// The icon has more symbols than are left to pay.
    NotExact "RAIL-1" "that would be more rail symbols than the run costs"
    /// The rest of the bill could not be paid.
    RestUnpayable "PLAY-5" "the rest could not be paid after that"
    /// The action cannot be completed in any way.
    NothingToDo "PLAY-5" "no such action can be completed with this hand"
    /// The player took $2 in this half.
    MoneyTaken "ACT-2" "$2 were taken already"
    /// The turn cannot end without an action or $2.
    MustAct "ACT-2" "take an action or $2"
    /// The player has no Rail Worker.
    NoWorker "RAIL-1" "work on rails needs a Rail Worker"
    /// No run can start here.
    NoStart "RAIL-2" "a run starts at a Building, an own Parcel or the open end of an own Link"
    /// The Link belongs to another player.
    NotYourLink "RAIL-10" "that Link is another player's"
    /// The tile is not the last of an incomplete Link.
    OnlyLastTile "RAIL-4" "only the last tile of an incomplete Link can be redirected"
    /// The tile would point where it pointed before.
    SameTileAgain "RAIL-4" "a redirected tile needs another exit"
    /// The Link is upgraded.
    UpgradedLink "RAIL-9" "an upgraded Link cannot be extended"
    /// No tile can follow.
    RunIsClosed "RAIL-3" "the run is complete"
    /// The tile would have one side only.
    TurnsBack "RAIL-2" "a tile cannot leave where it is entered"
    /// The cell is a lake.
    OnLake "RAIL-5" "no rails on a lake"
    /// The cell has a Building.
    OnBuilding "RAIL-5" "no rails on a Building"
    /// The Parcel is not the builder's.
    OnForeignParcel "RAIL-5" "no rails on a Parcel that is not yours"
    /// The Link would lie on its own end.
    OverOwnEnd "RAIL-12" "a Link cannot run over the Parcel it starts at"
    /// The shape does not fit beside the tile that lies there.
    CellIsFull "RAIL-6" "two tiles may share a cell only as a crossing or as two curves apart"
    /// The tile would point off the map.
    OffTheMap "RAIL-7" "a tile may not point off the map or into a hole"
    /// The tile would point into a foreign Parcel.
    IntoForeignParcel "RAIL-7" "a tile may not point into a Parcel that is not yours"
    /// The supply has no such tile.
    NoTileLeft "RAIL-8" "no tile of that shape is left"
    /// The tile would meet another player's tile.
    MeetsOther "RAIL-10" "a tile may not meet another player's tile"
    /// Both ends would be at one location.
    BackToStart "RAIL-12" "a Link cannot end where it starts"
    /// The tile would take another Link's end.
    LosesItsEnd "RAIL-13" "another own Link would lose its end there"
    /// The run cannot be paid as it is, nor after further tiles.
    RunTooDear "RAIL-1" "no rail symbols in hand come to exactly that cost"
    /// The run cannot end here.
    CannotStop "RAIL-3" "the run cannot end here and be paid"
    /// No usable Link has an end there.
    NoSuchLink "UPL-1" "there is no complete Link of yours that can be used there"
    /// The Link is upgraded.
    AlreadyUpgraded "UPL-1" "that Link is upgraded already"
    /// The Parcel cannot be built on.
    NotYourParcel "BLD-1" "that is not an own Parcel without a Building"
    /// The stock has no such Building.
    NoTile "BLD-1" "no Building tile of that type is left"
    /// The Building cannot be upgraded.
    NotYourBuilding "UPB-1" "only a Building that you built, once"
    /// The cell has no Passenger.
    NoPassenger "MOV-1" "there is no Passenger there"
    /// The ride leads nowhere.
    NoRoute "MOV-2" "no destination that you can pay for can be reached that way"
    /// The location was visited already.
    LocationTwice "MOV-3" "a location may be visited only once"
    /// The location is no legal destination.
    CannotAlight "MOV-2" "the Passenger cannot get off here"
    /// The purchase is too dear.
    TooManyPoints "MOV-8" "there is not enough money for so many Happiness Points"
    /// The worker spaces are full.
    NoPlaceForWorker "ADM-1" "all Rail Worker spaces are full"
    /// The marker is leftmost.
    NoStress "ADM-1" "Stress is at its lowest already"
    /// No cell can take a Passenger.
    NoPlaceForPassenger "ADM-1" "every Building cell has a Passenger"
    /// The cell cannot take a Passenger.
    NotAnEmptyBuilding "ADM-1" "a Passenger goes to a Building cell without one"
    /// The icon is not for Administration.
    NotInThisPhase "ADM-1" "that icon is not for Administration"
    /// The discard costs more than there is.
    DiscardTooDear "ADM-2" "there is not enough money to discard that card"
    /// The card is void.
    VoidForVoid "CARD-5" "a Void Ticket makes you discard a card that is not void"
    /// The map has no such cell.
    NoSuchPlace "RND-1" "there is no such cell"
}

impl std::error::Error for Refusal {}
