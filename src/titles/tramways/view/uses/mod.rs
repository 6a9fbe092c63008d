//! What can be done with a thing now, what that costs and brings, and what cannot be done and why.

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
use crate::titles::tramways::view::cost::payment::Place;
use crate::titles::tramways::view::map::meaning::{Choice, Meaning, What};
use crate::titles::tramways::view::prompts::why::Why;

/// Something of the game that one can ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card in hand.
    Card(CardId),
    /// A cell, with all that is on it: Parcel or Building, Passenger, Links.
    Cell(CellId),
}

impl Thing {
    /// Whether there is more to it than ground.
    pub fn is_worth_a_look(self, state: &State) -> bool {
        match self {
            Thing::Card(_) => true,
            Thing::Cell(cell) => cell::is_thing(state, cell),
        }
    }
}

/// What a use is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// What a click on the map does.
    Map(What),
    /// An action of the Actions phase.
    Task(Task),
    /// Pays with an icon.
    Pay(Icon),
    /// Plays an icon in the Administration.
    Play(Icon),
    /// Discards a card.
    Discard,
}

/// Something that can be done with a thing, or not now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// What it is called.
    pub deed: Deed,
    /// The icons of the card that it would use; none where it is about a place.
    pub icons: Vec<Icon>,
    /// How it begins, or why it cannot.
    pub verdict: Result<Begin, Why>,
}

/// How a use begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begin {
    /// What choosing it does.
    pub meaning: Meaning,
    /// The icon that the payment is to use.
    pub wish: Option<Place>,
    /// What it costs and brings, as far as that is known.
    pub price: Price,
}

impl Use {
    /// What a click on the map means.
    pub fn of(state: &State, choice: &Choice) -> Use {
        let price = Price::of_choice(state, choice);
        let begin = Begin { meaning: choice.meaning.clone(), wish: None, price };
        Use { deed: Deed::Map(choice.what), icons: Vec::new(), verdict: Ok(begin) }
    }

    fn blocked(deed: Deed, block: Why) -> Use {
        Use { deed, icons: Vec::new(), verdict: Err(block) }
    }
}

/// All uses of a thing, those that are possible now first.
pub fn uses(state: &State, thing: Thing) -> Vec<Use> {
    let mut all = match thing {
        Thing::Card(card) => card::uses(state, card),
        Thing::Cell(cell) => cell::uses(state, cell),
    };
    all.sort_by_key(|it| it.verdict.is_err());
    all
}

/// Why nothing of the Actions phase can be begun here; nothing where it can.
pub(super) fn not_now(state: &State) -> Option<Why> {
    match state.decision {
        Decision::Task => None,
        decision if decision.is_root() => Some(Why::Later(Phase::Actions)),
        _ if state.task().is_some() => Some(Why::UnderWay),
        Decision::Head
        | Decision::Upgrade
        | Decision::Site
        | Decision::Kind(_)
        | Decision::UpgradeSite => Some(Why::UnderWay),
        Decision::Passenger => Some(Why::UnderWay),
        _ => Some(Why::Later(Phase::Actions)),
    }
}
