//! Why an action is not legal.

use crate::engine::game::refusals;

refusals! {
    /// The decision is not the one that is asked for.
    NotNow "RND-1" "that decision is not asked for now"
    /// The game has ended.
    GameOver "SCO-1" "the game has ended"
    /// The Parcel card does not lie on the table of the advanced deal.
    NotInDraft "SET-4" "that card is not among the Parcel cards on the table"
    /// The Development card was not dealt to the player to choose from.
    NotInOffer "SET-9" "that card is not among those to choose from"
    /// The card is not in the open Ticket Book.
    NotInBook "SET-9" "that card is not in this Ticket Book"
    /// The card is not on sale in the auction.
    NotInAuction "AUC-7" "that card is not in the auction"
    /// The card is not in the solo line.
    NotInLine "SOLO-3" "that card is not in the line"
    /// The card is not among the open Development cards.
    NotOnDisplay "MOV-8" "that card is not among the open Development cards"
    /// The card cannot come into the last hand.
    NotForLastHand "R6-1" "that card is neither in your deck nor in your discard pile"
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
    /// The icon is not one of money.
    NotMoney "AUC-4" "only Money icons pay a price"
    /// Neither the Auction deck nor its discards have a card.
    EmptyLine "SOLO-3" "there is no card left to reveal"
    /// The next card of the line costs more than there is.
    RevealTooDear "SOLO-3" "there is not enough money to reveal another card"
    /// The card is not in hand.
    NotInHand "PLAY-1" "that card is not in hand"
    /// A card that is not in hand cannot be discarded.
    NotInHandToDiscard "ADM-2" "only a card in hand can be discarded"
    /// A card that is not in hand cannot go for a Void Ticket.
    NotInHandForVoid "CARD-5" "a Void Ticket makes you discard a card in hand"
    /// The slot is empty; Void Tickets have no stripe.
    NoSuchIcon "CARD-2" "the card has no icon there"
    /// The icon was used already.
    IconUsed "PLAY-2" "that icon was used already"
    /// The Consequence cannot be paid.
    ConsequenceTooDear "PLAY-3" "the card's Consequence cannot be paid from cash"
    /// The icon is not one that is needed.
    WrongIcon "PLAY-5" "that icon is of no use here"
    /// The icon begins another action than the one under way.
    OtherAction "PLAY-4" "that icon is one of another action"
    /// The icon is one of Administration.
    NotForActions "ACT-4" "that icon is not for the Actions phase"
    /// The icon has more symbols than are left to pay.
    NotExact "RAIL-1" "that would be more rail symbols than the run costs"
    /// The rest of the bill could not be paid.
    RestUnpayable "PLAY-5" "the rest could not be paid after that"
    /// The action cannot be completed in any way.
    NothingToDo "PLAY-5" "no such action can be completed with this hand"
    /// The player took $2 in this half.
    MoneyTaken "ACT-2" "$2 were taken already"
    /// The first action round cannot end without an action or $2.
    MustActFirst "ACT-1" "do an action or take $2"
    /// The second action round cannot end so early without $2.
    MustAct "ACT-2" "do an action or take $2"
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
    /// The tile would have one side only.
    TurnsBack "RAIL-2" "a tile cannot leave where it is entered"
    /// The cell is a lake.
    OnLake "RAIL-5" "no rails on a lake"
    /// The cell has a Building.
    OnBuilding "RAIL-5" "no rails on a Building"
    /// The Parcel is not the builder's.
    OnForeignParcel "RAIL-5" "no rails on a Parcel that is not yours"
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
    /// No rail symbols come to the cost of the run, nor to that of a longer one.
    RunTooDear "RAIL-1" "no rail symbols in hand come to exactly that cost"
    /// No tile is laid yet.
    NothingLaid "RAIL-2" "no tile is laid yet"
    /// The run points to a Parcel that it lies on.
    MustGoOn "RAIL-5" "a Link cannot end at a Parcel that it lies on: it must go on"
    /// The rail symbols can be paid, but with them no Destination icon of an end.
    EndUnnamed "RAIL-3" "the hand cannot pay a Destination icon of either end as well"
    /// The rail symbols can be paid, but with them no Destination icons of both ends.
    EndsUnnamed "RAIL-10" "the hand cannot pay Destination icons of both ends as well"
    /// No complete Link has its first end there.
    NoSuchLink "UPL-1" "there is no complete Link of yours there"
    /// The Link that is to be upgraded belongs to another player.
    NotYoursToUpgrade "UPL-1" "only a Link of your own can be upgraded"
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
    /// The Link does not touch the location of the Passenger.
    NotTouching "MOV-2" "that Link does not touch the location where the Passenger is"
    /// The Link is not complete.
    IncompleteLink "MOV-1" "Passengers travel on complete Links only"
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
    NoSuchPlace "SET-1" "there is no such cell"
    /// The game has no such card.
    NoSuchCard "CARD-1" "there is no such card"
}
