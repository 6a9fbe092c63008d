//! The signs on the game's cards and boards.

use crate::table::PlayerColor;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::Consequence;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::toolkit::widgets::icon::{Drawn, color_class, lettered};
use yew::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameSign {
    /// An action icon of a card.
    Action(Icon),
    /// A card's Consequence.
    Cost(Consequence),
    Points,
    Stress,
    /// Money, without an amount.
    Cash,
    Passenger,
    /// A Rail Worker.
    Worker,
    Card,
    /// A straight rail tile of a player.
    Straight(PlayerColor),
    /// A curved rail tile of a player.
    Curve(PlayerColor),
}

impl Drawn for GameSign {
    fn symbol(self) -> &'static str {
        match self {
            GameSign::Action(icon) => action_symbol(icon),
            GameSign::Cost(consequence) => cost_symbol(consequence),
            GameSign::Points => "#i-points",
            GameSign::Stress => "#i-stress",
            GameSign::Cash => "#i-money",
            GameSign::Passenger => "#i-passenger-plain",
            GameSign::Worker => "#i-worker-plain",
            GameSign::Card => "#i-card",
            GameSign::Straight(_) => "#i-rail-straight",
            GameSign::Curve(_) => "#i-rail-curve",
        }
    }

    fn class(self) -> Option<&'static str> {
        match self {
            GameSign::Action(Icon::To(Destination::Kind(kind))) => Some(kind_class(kind)),
            GameSign::Straight(color) | GameSign::Curve(color) => Some(color_class(color)),
            _ => None,
        }
    }

    fn caption(self) -> Html {
        match self {
            GameSign::Action(Icon::Rails(n)) => {
                lettered(&n.to_string(), "icon__number", (24, 15, 20))
            }
            GameSign::Action(Icon::Money(n)) => {
                lettered(&format!("${n}"), "icon__coin", (24, 24, 18))
            }
            GameSign::Cost(Consequence::Pay3) => lettered("$3", "icon__coin", (24, 24, 18)),
            GameSign::Cash => lettered("$", "icon__coin", (24, 24, 22)),
            GameSign::Action(Icon::To(Destination::Kind(kind))) => kind_letter(kind),
            GameSign::Action(Icon::To(Destination::Parcel(parcel))) => {
                lettered(parcel.name(), "icon__parcel", (24, 24, 20))
            }
            _ => Html::default(),
        }
    }
}

/// Returns the CSS class with the colours of a Building type.
pub(crate) fn kind_class(kind: BuildingType) -> &'static str {
    ["is-r", "is-c", "is-i", "is-l"][kind.index()]
}

fn action_symbol(icon: Icon) -> &'static str {
    match icon {
        Icon::Rails(_) => "#i-rails",
        Icon::UpgradeLink => "#i-upgrade-link",
        Icon::Build => "#i-build",
        Icon::UpgradeBuilding => "#i-upgrade-building",
        Icon::To(Destination::Kind(kind)) => {
            ["#i-to-r", "#i-to-c", "#i-to-i", "#i-to-l"][kind.index()]
        }
        Icon::To(Destination::Parcel(_)) => "#i-parcel",
        Icon::Money(_) => "#i-money",
        Icon::Worker => "#i-worker",
        Icon::Passenger => "#i-passenger",
        Icon::Calm => "#i-calm",
        Icon::Stripe => "#i-stripe",
    }
}

fn cost_symbol(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::None => "#i-card",
        Consequence::Pay3 => "#i-money",
        Consequence::Stress => "#i-stress",
        Consequence::Void => "#i-void",
    }
}

fn kind_letter(kind: BuildingType) -> Html {
    let place = [(24, 31, 20), (24, 32, 18), (20, 34, 16), (24, 24, 20)][kind.index()];
    lettered(&kind.letter().to_string(), "icon__letter", place)
}
