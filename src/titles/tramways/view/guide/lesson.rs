//! What the guide explains, and when each thing is needed first.

use crate::engine::game::Game;
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::card::{CardId, Consequence};
use crate::titles::tramways::rules::link::{Link, Worked};
use crate::titles::tramways::rules::state::{Decision, Half, LAST_ROUND, State};
use crate::titles::tramways::view::cost::payment::propose;
use crate::titles::tramways::view::map::meaning::{What, choices};

macro_rules! lessons {
    ($($(#[$doc:meta])* $name:ident $rule:literal)*) => {
        /// Something that is explained once. The order is frozen, because saves number the lessons
        /// by it; of several that are needed the first is told.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Lesson { $($(#[$doc])* $name),* }

        impl Lesson {
            pub const ALL: &'static [Lesson] = &[$(Lesson::$name),*];

            /// The rule that it is about.
            pub fn rule(self) -> &'static str {
                match self { $(Lesson::$name => $rule),* }
            }
        }
    };
}

lessons! {
    /// What does not glow is not possible.
    Refused "PLAY-5"
    /// Development cards, and what cards are.
    Keep "SET-9"
    Book "SET-9"
    /// A card of a Book.
    BookTake "SET-9"
    BookTop "SET-9"
    /// The price of a Void Ticket.
    Void "CARD-5"
    /// The line of the solo game.
    Line "SOLO-3"
    /// Older cards of the line.
    LineOn "SOLO-3"
    Money "AUC-4"
    /// Where rails start.
    Start "RAIL-2"
    /// Where the first tile goes.
    FirstTile "RAIL-2"
    /// Laying tiles, and what they cost.
    Lay "RAIL-1"
    /// Paying with icons.
    Bill "PLAY-2"
    /// What a Link is worth.
    FirstLink "SCO-1"
    LastRound "R6-2"
    /// The last hand.
    Fill "R6-1"
    /// How the game is scored.
    Score "SCO-1"
    /// Where a Passenger gets off, and what the ride brings.
    GetOff "MOV-6"
    /// The bonus of a Commerce.
    Bonus "MOV-8"
    /// The bonus of a Leisure.
    Buy "MOV-8"
    /// The types of Buildings.
    Kind "BLD-4"
    /// Where a new Passenger goes.
    AddPassenger "ADM-1"
    Administration "ADM-1"
    Ride "MOV-1"
    /// The two rounds of actions.
    Tasks "ACT-1"
    /// Links that are not complete.
    OpenEnd "END-3"
    /// Building on a Parcel.
    Build "BLD-1"
    UpgradeLink "UPL-1"
    UpgradeBuilding "UPB-1"
    NoWorker "RAIL-1"
    /// A new hand.
    Refill "END-1"
    /// The second round of actions.
    SecondTurn "ACT-2"
    /// $2 instead of an action.
    TwoDollars "ACT-2"
    /// Several icons of one card.
    DearPayment "PLAY-2"
    /// The costs that cards carry.
    Consequence "PLAY-3"
    Discard "ADM-2"
    /// The tile of the round.
    SupplyTile "END-4"
    /// Turning the last tile.
    Redirect "RAIL-4"
    /// The Stress track.
    Stress "STR-1"
    /// The end of the Stress track.
    HighStress "STR-2"
    /// What the game is played for, with the score now.
    Goal "SCO-1"
    /// What the proposed ride costs.
    RidePay "MOV-1"
    /// The end of the proposed Administration.
    Tidied "PLAY-2"
    /// What the first round has brought, with the score now.
    RoundOver "SCO-1"
    /// The Parcels of the beginning.
    Draft "SET-4"
    /// What one bids for.
    Auction "AUC-2"
    /// The card of the round.
    Market "AUC-7"
}

/// From this level on Stress is worth a word, and from this one a warning.
const SOME_STRESS: u8 = 4;
const HIGH_STRESS: u8 = 15;

impl Lesson {
    /// The number of the lesson in saves.
    pub fn number(self) -> u8 {
        self as u8
    }

    /// Whether it is told as long as it is needed, over several decisions.
    pub fn lasts(self) -> bool {
        self == Lesson::Lay
    }

    /// Lessons that are told before all others that are needed.
    pub(super) const FIRST: &'static [Lesson] =
        &[Lesson::Goal, Lesson::RoundOver, Lesson::RidePay, Lesson::Tidied];

    /// Whether it may be told while the guide proposes this step of its first round.
    pub(super) fn belongs_to(self, step: Action) -> bool {
        match self {
            Lesson::Ride => matches!(step, Action::Start(Task::Passenger) | Action::Cell(_)),
            Lesson::Build => matches!(step, Action::Start(Task::Build) | Action::Site(_)),
            Lesson::GetOff | Lesson::Kind | Lesson::Administration => true,
            _ => {
                let link = (Lesson::Keep..=Lesson::FirstLink).contains(&self);
                link || Lesson::FIRST.contains(&self)
            }
        }
    }

    /// Whether the score of now is shown with it.
    pub fn shows_score(self) -> bool {
        self == Lesson::RoundOver
    }

    /// Whether a player who does not know it needs it now.
    pub fn is_needed(self, seen: &SeatView<Tramways>) -> bool {
        let (state, start_location) = (seen.state, seen.draft.start_location);
        match self {
            Lesson::Refused => seen.note.is_some(),
            Lesson::Start => match state.decision {
                Decision::Task => {
                    let rails = Some(Action::Start(Task::Rails));
                    start_location.is_none() && super::proposal(seen) == rails
                }
                decision => decision == Decision::Head && start_location.is_none(),
            },
            Lesson::FirstTile => start_location.is_some(),
            Lesson::Goal => seen.steps.is_empty() && state.round <= 1,
            Lesson::RoundOver => {
                state.decision == Decision::Line && state.round == 2 && state.market.open.len() == 1
            }
            Lesson::RidePay => {
                state.decision == Decision::Bill
                    && state.task() == Some(Task::Passenger)
                    && super::proposal(seen).is_some()
            }
            Lesson::Tidied => {
                state.decision == Decision::Administration
                    && super::proposal(seen) == Some(Action::Done)
            }
            _ => self.is_asked(state) || self.is_timely(state),
        }
    }

    /// Whether it explains the decision that is asked.
    fn is_asked(self, state: &State) -> bool {
        match state.decision {
            Decision::Draft => self == Lesson::Draft,
            Decision::Bid => self == Lesson::Auction,
            Decision::Market => self == Lesson::Market,
            Decision::Keep => self == Lesson::Keep,
            Decision::Book => self == Lesson::Book,
            Decision::BookTake(_) => self == Lesson::BookTake,
            Decision::BookTop(_) => self == Lesson::BookTop,
            Decision::Void => self == Lesson::Void,
            Decision::Line if state.market.open.len() > 1 => self == Lesson::LineOn,
            Decision::Line => self == Lesson::Line,
            Decision::Money(_) => self == Lesson::Money,
            Decision::Lay => self == Lesson::Lay,
            Decision::Bill => self == Lesson::Bill,
            Decision::Fill => self == Lesson::Fill,
            Decision::Passenger => self == Lesson::Ride,
            Decision::Ride => self == Lesson::GetOff,
            Decision::Bonus => self == Lesson::Bonus,
            Decision::Buy => self == Lesson::Buy,
            Decision::Site => self == Lesson::Build,
            Decision::Kind(_) => self == Lesson::Kind,
            Decision::Upgrade => self == Lesson::UpgradeLink,
            Decision::UpgradeSite => self == Lesson::UpgradeBuilding,
            Decision::AddPassenger => self == Lesson::AddPassenger,
            Decision::Administration => self == Lesson::Administration,
            Decision::Task => self == Lesson::Tasks,
            // Where rails begin is explained by what is pressed.
            Decision::Head | Decision::Over => false,
        }
    }

    /// Whether the position shows for the first time what it is about.
    fn is_timely(self, state: &State) -> bool {
        let chooses = state.decision == Decision::Task;
        let tidies = state.decision == Decision::Administration;
        let player = state.player();
        match self {
            Lesson::FirstLink => chooses && own(state).any(Link::is_complete),
            Lesson::LastRound => chooses && state.round == LAST_ROUND,
            Lesson::Score => tidies && state.round == LAST_ROUND,
            Lesson::Ride => can(state, Task::Passenger),
            Lesson::Build => can(state, Task::Build),
            Lesson::UpgradeLink => can(state, Task::UpgradeLink),
            Lesson::UpgradeBuilding => can(state, Task::UpgradeBuilding),
            Lesson::OpenEnd => chooses && own(state).any(|link| !link.is_complete()),
            Lesson::NoWorker => chooses && player.workers == 0,
            Lesson::Refill => {
                matches!(state.decision, Decision::Line | Decision::Bid) && state.round > 1
            }
            Lesson::SupplyTile => chooses && (2..LAST_ROUND).contains(&state.round),
            Lesson::SecondTurn => {
                chooses && state.turn.half == Half::Second && state.turn.actions == 0
            }
            Lesson::TwoDollars => chooses && !Task::ALL.iter().any(|&task| can(state, task)),
            Lesson::DearPayment => {
                state.decision == Decision::Bill && pays_twice_with_a_card(state)
            }
            Lesson::Consequence => (chooses || tidies) && consequence(state).is_some(),
            Lesson::Discard => tidies && state.round < LAST_ROUND && !player.hand.is_empty(),
            Lesson::Redirect => can_redirect(state),
            Lesson::Stress => chooses && player.stress() >= SOME_STRESS,
            Lesson::HighStress => chooses && player.stress() >= HIGH_STRESS,
            _ => false,
        }
    }
}

/// The Links of the player who decides.
pub(super) fn own(state: &State) -> impl Iterator<Item = &Link> {
    state.links.iter().filter(|link| link.owner == state.seat)
}

/// A card in hand with a Consequence.
pub(super) fn consequence(state: &State) -> Option<CardId> {
    let costs =
        |card: &&CardId| matches!(card.card().consequence, Consequence::Pay3 | Consequence::Stress);
    state.player().hand.iter().find(costs).copied()
}

fn can(state: &State, task: Task) -> bool {
    state.decision == Decision::Task && Tramways::check(state, Action::Start(task)).is_ok()
}

/// Whether the payment that the page proposes uses two icons of one card (PLAY-2).
fn pays_twice_with_a_card(state: &State) -> bool {
    let places = propose(state, &Default::default()).map(|it| it.places).unwrap_or_default();
    places.iter().enumerate().any(|(at, place)| places[..at].iter().any(|it| it.0 == place.0))
}

fn can_redirect(state: &State) -> bool {
    let idle = |link: &Link| !link.is_complete() && link.worked == Worked::Before;
    matches!(state.decision, Decision::Task | Decision::Head)
        && own(state).any(idle)
        && choices(state, None).iter().any(|choice| choice.what == What::Redirect)
}
