//! The uses of a thing, with costs and gains, and why some are impossible.

mod card;
mod cell;
mod price;
#[cfg(test)]
mod tests;
mod words;

pub use price::Price;
pub use words::travels;

use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::cost::payment::IconPlace;
use crate::titles::tramways::view::map::meaning::{MapAction, MapOption, Meaning};
use crate::titles::tramways::view::prompts::why::Rejection;

/// A thing to ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardOrCell {
    /// A card in hand.
    Card(CardId),
    /// A cell with all its contents: Parcel or Building, Passenger, Links.
    Cell(CellId),
}

impl CardOrCell {
    /// Returns whether it is more than ground.
    pub fn is_worth_a_look(self, state: &State) -> bool {
        match self {
            CardOrCell::Card(_) => true,
            CardOrCell::Cell(cell) => cell::is_thing(state, cell),
        }
    }
}

/// The action of a use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UseKind {
    /// A click on the map.
    Map(MapAction),
    /// An action of the Actions phase.
    Task(Task),
    /// Pays with an icon.
    Pay(Icon),
    /// Plays an icon in Administration.
    Play(Icon),
    /// Discards a card.
    Discard,
}

/// A use of a thing, possible or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The action that it would take.
    pub kind: UseKind,
    /// The icons of the card that it uses; empty for a cell.
    pub icons: Vec<Icon>,
    /// How it begins, or why it cannot.
    pub verdict: Result<Begin, Rejection>,
}

/// The beginning of a use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begin {
    /// The effect of choosing it.
    pub meaning: Meaning,
    /// The icon that the payment is to use.
    pub wish: Option<IconPlace>,
    /// Its costs and gains, as far as known.
    pub price: Price,
}

impl Use {
    /// Creates the use of a map choice.
    pub fn of(state: &State, choice: &MapOption) -> Use {
        let price = Price::of_choice(state, choice);
        let begin = Begin { meaning: choice.meaning.clone(), wish: None, price };
        Use { kind: UseKind::Map(choice.what), icons: Vec::new(), verdict: Ok(begin) }
    }

    fn blocked(kind: UseKind, block: Rejection) -> Use {
        Use { kind, icons: Vec::new(), verdict: Err(block) }
    }
}

/// Returns all uses of a thing, possible ones first.
pub fn uses(state: &State, thing: CardOrCell) -> Vec<Use> {
    let mut all = match thing {
        CardOrCell::Card(card) => card::uses(state, card),
        CardOrCell::Cell(cell) => cell::uses(state, cell),
    };
    all.sort_by_key(|it| it.verdict.is_err());
    all
}

/// Why no action of the Actions phase can begin; `None` if one can.
pub(super) fn not_now(state: &State) -> Option<Rejection> {
    match state.decision {
        Decision::Task => None,
        decision if decision.is_root() => Some(Rejection::Later(Phase::Actions)),
        _ if state.task().is_some() => Some(Rejection::UnderWay),
        Decision::Head
        | Decision::Upgrade
        | Decision::Site
        | Decision::Kind(_)
        | Decision::UpgradeSite => Some(Rejection::UnderWay),
        Decision::Passenger => Some(Rejection::UnderWay),
        _ => Some(Rejection::Later(Phase::Actions)),
    }
}
