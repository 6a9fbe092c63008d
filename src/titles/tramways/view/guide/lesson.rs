//! The lessons of the guide, and when each is needed first.

use crate::engine::game::Game;
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::card::{CardId, Consequence};
use crate::titles::tramways::rules::link::{Link, Worked};
use crate::titles::tramways::rules::state::{Decision, Half, LAST_ROUND, State};
use crate::titles::tramways::view::cost::payment::propose;
use crate::titles::tramways::view::guide::pointer::PagePart;
use crate::titles::tramways::view::map::meaning::{MapAction, choices};
use crate::words::Locale;

macro_rules! lessons {
    ($(
        $(#[$doc:meta])* $name:ident $rule:literal $text:ident [$($asked:pat)?] [$($subject:expr)?]
    )*) => {
        /// Something explained once. The order is frozen, because saves number the lessons by it; the first one needed is shown.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum LessonKind { $($(#[$doc])* $name),* }

        impl LessonKind {
            pub const ALL: &'static [LessonKind] = &[$(LessonKind::$name),*];

            /// Returns the rule it explains.
            pub fn rule(self) -> &'static str {
                match self { $(LessonKind::$name => $rule),* }
            }

            /// Its text when no move is proposed.
            pub(super) fn plain_text(self, locale: Locale) -> &'static str {
                match self { $(LessonKind::$name => locale.$text()),* }
            }

            /// Returns whether it explains a decision.
            fn explains(self, decision: Decision) -> bool {
                match self { $(LessonKind::$name => lessons!(@explains decision $($asked)?)),* }
            }

            /// Its subject, independent of the position.
            pub(super) fn subject(self) -> Option<LessonSubject> {
                match self { $(LessonKind::$name => lessons!(@subject $($subject)?)),* }
            }
        }
    };
    (@explains $decision:ident) => { false };
    (@explains $decision:ident $asked:pat) => { matches!($decision, $asked) };
    (@subject) => { None };
    (@subject $subject:expr) => { Some($subject) };
}

/// The subject of a lesson.
#[derive(Clone, Copy)]
pub(super) enum LessonSubject {
    /// A part of the page.
    Part(PagePart),
    /// An action to begin.
    Task(Task),
}

// Each lesson with its rule, text, decision and subject. Lessons without a subject point at the lit
// places of the map, offers or buttons.
lessons! {
    /// Only lit things are possible.
    Refused "PLAY-5" lesson_refused [] [LessonSubject::Part(PagePart::Refusal)]
    /// Development cards, and cards in general.
    Keep "SET-9" lesson_keep [Decision::Keep] [LessonSubject::Part(PagePart::Offer)]
    Book "SET-9" lesson_book [Decision::Book] [LessonSubject::Part(PagePart::Offer)]
    /// A card of a Book.
    BookTake "SET-9" lesson_book_take [Decision::BookTake(_)] [LessonSubject::Part(PagePart::Offer)]
    BookTop "SET-9" lesson_book_top [Decision::BookTop(_)] [LessonSubject::Part(PagePart::Offer)]
    /// The price of a Void Ticket.
    Void "CARD-5" lesson_void [Decision::Void] [LessonSubject::Part(PagePart::Hand)]
    /// The market line of the solo game.
    Line "SOLO-3" lesson_line [Decision::Line] [LessonSubject::Part(PagePart::Offer)]
    /// Older cards of the line.
    LineOn "SOLO-3" lesson_line_on [Decision::Line] [LessonSubject::Part(PagePart::Offer)]
    Money "AUC-4" lesson_money [Decision::Money(_)] [LessonSubject::Part(PagePart::Pay)]
    /// The start of rails.
    Start "RAIL-2" lesson_start [] []
    /// The place of the first tile.
    FirstTile "RAIL-2" lesson_first_tile [] []
    /// Laying tiles, and their cost.
    Lay "RAIL-1" lesson_lay [Decision::Lay] []
    /// Paying with icons.
    Bill "PLAY-2" lesson_bill [Decision::Bill] [LessonSubject::Part(PagePart::Pay)]
    /// The value of a Link.
    FirstLink "SCO-1" lesson_first_link [] []
    LastRound "R6-2" lesson_last_round [] [LessonSubject::Part(PagePart::Stress)]
    /// The last hand.
    Fill "R6-1" lesson_fill [Decision::Fill] [LessonSubject::Part(PagePart::Offer)]
    /// Scoring.
    Score "SCO-1" lesson_score [] [LessonSubject::Part(PagePart::Score)]
    /// The end of a ride, and its reward.
    GetOff "MOV-6" lesson_get_off [Decision::Ride] []
    /// The bonus of a Commerce.
    Bonus "MOV-8" lesson_bonus [Decision::Bonus] []
    /// The bonus of a Leisure.
    Buy "MOV-8" lesson_buy [Decision::Buy] []
    /// The types of Buildings.
    Kind "BLD-4" lesson_kind [Decision::Kind(_)] []
    /// The place of a new Passenger.
    AddPassenger "ADM-1" lesson_add_passenger [Decision::AddPassenger] []
    Administration "ADM-1" lesson_administration [Decision::Administration] [LessonSubject::Part(PagePart::Hand)]
    Ride "MOV-1" lesson_ride [Decision::Passenger] [LessonSubject::Task(Task::Passenger)]
    /// The two rounds of actions.
    Tasks "ACT-1" lesson_tasks [Decision::Task] []
    /// Incomplete Links.
    OpenEnd "END-3" lesson_open_end [] []
    /// Building on a Parcel.
    Build "BLD-1" lesson_build [Decision::Site] [LessonSubject::Task(Task::Build)]
    UpgradeLink "UPL-1" lesson_upgrade_link [Decision::Upgrade] [LessonSubject::Task(Task::UpgradeLink)]
    UpgradeBuilding "UPB-1" lesson_upgrade_building [Decision::UpgradeSite] [LessonSubject::Task(Task::UpgradeBuilding)]
    NoWorker "RAIL-1" lesson_no_worker [] [LessonSubject::Part(PagePart::Workers)]
    /// A new hand.
    Refill "END-1" lesson_refill [] [LessonSubject::Part(PagePart::Hand)]
    /// The second round of actions.
    SecondTurn "ACT-2" lesson_second_turn [] []
    /// $2 instead of an action.
    TwoDollars "ACT-2" lesson_two_dollars [] []
    /// Several icons of one card.
    DearPayment "PLAY-2" lesson_dear_payment [] [LessonSubject::Part(PagePart::Pay)]
    /// Consequences of cards.
    Consequence "PLAY-3" lesson_consequence [] []
    Discard "ADM-2" lesson_discard [] [LessonSubject::Part(PagePart::Hand)]
    /// The tile of the round.
    SupplyTile "END-4" lesson_supply_tile [] [LessonSubject::Part(PagePart::RoundTile)]
    /// Turning the last tile.
    Redirect "RAIL-4" lesson_redirect [] []
    /// The Stress track.
    Stress "STR-1" lesson_stress [] [LessonSubject::Part(PagePart::Stress)]
    /// The end of the Stress track.
    HighStress "STR-2" lesson_high_stress [] [LessonSubject::Part(PagePart::Stress)]
    /// The goal of the game, with the current score.
    Goal "SCO-1" lesson_goal [] []
    /// The cost of the proposed ride.
    RidePay "MOV-1" lesson_ride_pay [] []
    /// The end of the proposed Administration.
    Tidied "PLAY-2" lesson_tidied [] []
    /// The gains of the first round, with the current score.
    RoundOver "SCO-1" lesson_round_over [] [LessonSubject::Part(PagePart::Score)]
    /// The Parcels at the start.
    Draft "SET-4" lesson_draft [Decision::Draft] [LessonSubject::Part(PagePart::Offer)]
    /// The aim of bidding.
    Auction "AUC-2" lesson_auction [Decision::Bid] [LessonSubject::Part(PagePart::Offer)]
    /// The card of the round.
    Market "AUC-7" lesson_market [Decision::Market] [LessonSubject::Part(PagePart::Offer)]
}

/// Stress levels that deserve a remark and a warning.
const SOME_STRESS: u8 = 4;
const HIGH_STRESS: u8 = 15;

impl LessonKind {
    /// Returns its number in saves.
    pub fn number(self) -> u8 {
        self as u8
    }

    /// Returns whether it stays over several decisions while it is needed.
    pub fn lasts(self) -> bool {
        self == LessonKind::Lay
    }

    /// Lessons that come before all others.
    pub(super) const FIRST: &'static [LessonKind] =
        &[LessonKind::Goal, LessonKind::RoundOver, LessonKind::RidePay, LessonKind::Tidied];

    /// Returns whether it may be shown while the guide proposes this step of its first round.
    pub(super) fn belongs_to(self, step: Action) -> bool {
        match self {
            LessonKind::Ride => matches!(step, Action::Start(Task::Passenger) | Action::Cell(_)),
            LessonKind::Build => matches!(step, Action::Start(Task::Build) | Action::Site(_)),
            LessonKind::GetOff | LessonKind::Kind | LessonKind::Administration => true,
            _ => {
                let link = (LessonKind::Keep..=LessonKind::FirstLink).contains(&self);
                link || LessonKind::FIRST.contains(&self)
            }
        }
    }

    /// Returns whether the current score is shown with it.
    pub fn shows_score(self) -> bool {
        self == LessonKind::RoundOver
    }

    /// Returns whether a player who has not had it needs it now.
    pub fn is_needed(self, view: &SeatView<Tramways>) -> bool {
        let (state, start_location) = (view.state, view.draft.start_location);
        match self {
            LessonKind::Refused => view.note.is_some(),
            LessonKind::Start => match state.decision {
                Decision::Task => {
                    let rails = Some(Action::Start(Task::Rails));
                    start_location.is_none() && super::proposal(view) == rails
                }
                decision => decision == Decision::Head && start_location.is_none(),
            },
            LessonKind::FirstTile => start_location.is_some(),
            LessonKind::Goal => view.steps.is_empty() && state.round <= 1,
            LessonKind::RoundOver => {
                state.decision == Decision::Line && state.round == 2 && state.market.open.len() == 1
            }
            LessonKind::RidePay => {
                state.decision == Decision::Bill
                    && state.task() == Some(Task::Passenger)
                    && super::proposal(view).is_some()
            }
            LessonKind::Tidied => {
                state.decision == Decision::Administration
                    && super::proposal(view) == Some(Action::Done)
            }
            _ => self.asks_for(state) || self.is_timely(state),
        }
    }

    /// Returns whether it explains the current decision. The solo line has one lesson for the first
    /// card and another for later cards.
    fn asks_for(self, state: &State) -> bool {
        let has_more = state.market.open.len() > 1;
        self.explains(state.decision)
            && match self {
                LessonKind::Line => !has_more,
                LessonKind::LineOn => has_more,
                _ => true,
            }
    }

    /// Returns whether the position shows its subject.
    fn is_timely(self, state: &State) -> bool {
        let chooses = state.decision == Decision::Task;
        let tidies = state.decision == Decision::Administration;
        let player = state.player();
        match self {
            LessonKind::FirstLink => chooses && own(state).any(Link::is_complete),
            LessonKind::LastRound => chooses && state.round == LAST_ROUND,
            LessonKind::Score => tidies && state.round == LAST_ROUND,
            LessonKind::Ride => can(state, Task::Passenger),
            LessonKind::Build => can(state, Task::Build),
            LessonKind::UpgradeLink => can(state, Task::UpgradeLink),
            LessonKind::UpgradeBuilding => can(state, Task::UpgradeBuilding),
            LessonKind::OpenEnd => chooses && own(state).any(|link| !link.is_complete()),
            LessonKind::NoWorker => chooses && player.workers == 0,
            LessonKind::Refill => {
                matches!(state.decision, Decision::Line | Decision::Bid) && state.round > 1
            }
            LessonKind::SupplyTile => chooses && (2..LAST_ROUND).contains(&state.round),
            LessonKind::SecondTurn => {
                chooses && state.turn.half == Half::Second && state.turn.actions == 0
            }
            LessonKind::TwoDollars => chooses && !Task::ALL.iter().any(|&task| can(state, task)),
            LessonKind::DearPayment => {
                state.decision == Decision::Bill && pays_twice_with_a_card(state)
            }
            LessonKind::Consequence => (chooses || tidies) && consequence(state).is_some(),
            LessonKind::Discard => tidies && state.round < LAST_ROUND && !player.hand.is_empty(),
            LessonKind::Redirect => can_redirect(state),
            LessonKind::Stress => chooses && player.stress() >= SOME_STRESS,
            LessonKind::HighStress => chooses && player.stress() >= HIGH_STRESS,
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

/// Returns whether the proposed payment uses two icons of one card (PLAY-2).
fn pays_twice_with_a_card(state: &State) -> bool {
    let places = propose(state, &Default::default()).map(|it| it.places).unwrap_or_default();
    places.iter().enumerate().any(|(at, place)| places[..at].iter().any(|it| it.0 == place.0))
}

fn can_redirect(state: &State) -> bool {
    let idle = |link: &Link| !link.is_complete() && link.worked == Worked::Before;
    matches!(state.decision, Decision::Task | Decision::Head)
        && own(state).any(idle)
        && choices(state, None).iter().any(|choice| choice.what == MapAction::Redirect)
}
