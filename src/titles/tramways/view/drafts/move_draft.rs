//! The draft of a move: what a player has prepared on the screen.

use crate::table::title::Drafts;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::cost::payment::{IconPlace, PaymentChoice, propose};
use crate::titles::tramways::view::drafts::derived::Derived;
use crate::titles::tramways::view::map::meaning::{MapAction, Meaning, choices};
use crate::titles::tramways::view::uses::{Begin, CardOrCell, Use};

/// A move that a player has prepared on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The location where rails are to start.
    pub start_location: Option<CellId>,
    /// The player's wishes for the payment.
    pub payment_choice: PaymentChoice,
    /// The open menu of possible actions, after an ambiguous click.
    pub menu: Option<UseMenu>,
    /// The icon that the payment of the current action is to use.
    pub preferred_icon: Option<IconPlace>,
}

/// The possible meanings of a click, or all uses of a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UseMenu {
    /// The clicked thing.
    pub about: CardOrCell,
    /// The uses, possible or not.
    pub uses: Vec<Use>,
}

impl UseMenu {
    /// Returns the possible uses, in order.
    pub fn begins(&self) -> impl Iterator<Item = &Begin> {
        self.uses.iter().filter_map(|it| it.verdict.as_ref().ok())
    }
}

impl Drafts for Tramways {
    type Draft = Draft;
    type Derived = Derived;

    /// Keeps the chosen icon until its action is over.
    fn carried_over(draft: &Draft, next: &State) -> Draft {
        let preferred_icon = if next.decision.is_root() { None } else { draft.preferred_icon };
        let with = match next.decision {
            Decision::Bill => preferred_icon.into_iter().collect(),
            _ => Vec::new(),
        };
        let payment_choice = PaymentChoice { with, without: Vec::new() };
        Draft { preferred_icon, payment_choice, ..Draft::default() }
    }

    fn written_draft(state: &State, draft: &Draft) -> Vec<Action> {
        let start = draft.start_location.and_then(|location| first_tile(state, location));
        match start {
            Some(actions) => actions,
            None if draft.payment_choice == PaymentChoice::default() => Vec::new(),
            None => propose(state, &draft.payment_choice).map(|it| it.actions).unwrap_or_default(),
        }
    }

    fn draft_of(state: &State, actions: &[Action]) -> Draft {
        let starts = choices(state, None).into_iter().filter_map(|choice| match choice.meaning {
            Meaning::Arm(location) => Some(location),
            _ => None,
        });
        let is_meant = |location: &CellId| first_tile(state, *location).as_deref() == Some(actions);
        let start_location = starts.into_iter().find(is_meant);
        let icons = actions.iter().filter_map(|action| match *action {
            Action::Play(card, slot) => Some((card, slot)),
            _ => None,
        });
        let is_payment = propose(state, &PaymentChoice::default()).is_some();
        let with = if is_payment { icons.collect() } else { Vec::new() };
        let payment_choice = PaymentChoice { with, without: Vec::new() };
        Draft { start_location, payment_choice, ..Draft::default() }
    }
}

/// The actions that lay a first tile from a location, in any direction.
fn first_tile(state: &State, location: CellId) -> Option<Vec<Action>> {
    let all = choices(state, Some(location));
    all.into_iter().find_map(|choice| match choice.meaning {
        Meaning::Play(actions) if choice.what == MapAction::FirstTile => Some(actions),
        _ => None,
    })
}
