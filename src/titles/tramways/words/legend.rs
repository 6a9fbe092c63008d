//! The effects of icons and Consequences, as in the glossary.

use super::rulebook::written;
use crate::titles::tramways::rules::card::Consequence;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::words::Text;

/// Returns the effect of an icon.
pub const fn icon_text(icon: Icon) -> Text {
    match icon {
        Icon::Rails(_) => written::ICON_RAILS,
        Icon::UpgradeLink => written::ICON_UPGRADE_LINK,
        Icon::Build => written::ICON_BUILD,
        Icon::UpgradeBuilding => written::ICON_UPGRADE_BUILDING,
        Icon::To(Destination::Kind(_)) => written::ICON_DESTINATION,
        Icon::To(Destination::Parcel(_)) => written::ICON_PARCEL,
        Icon::Money(_) => written::ICON_MONEY,
        Icon::Worker => written::ICON_WORKER,
        Icon::Passenger => written::ICON_PASSENGER,
        Icon::Calm => written::ICON_CALM,
        Icon::Stripe => written::ICON_STRIPE,
    }
}

/// Returns when a Consequence happens.
pub const fn consequence_text(consequence: Consequence) -> Text {
    match consequence {
        Consequence::Void => written::COST_VOID,
        Consequence::Stress => written::COST_STRESS,
        Consequence::None | Consequence::Pay3 => written::COST_PAY,
    }
}
