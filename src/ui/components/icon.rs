//! Icons: small signs drawn from static/sprite.svg.

use super::lettering::{Placed, lettering};
use crate::session::PlayerColor;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::Consequence;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use yew::prelude::*;

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// An action icon of a card.
    Action(Icon),
    /// What a card costs besides.
    Cost(Consequence),
    /// Happiness Points.
    Points,
    /// Stress.
    Stress,
    /// Money, without an amount.
    Cash,
    /// A Passenger.
    Passenger,
    /// A Rail Worker.
    Worker,
    /// A card.
    Card,
    /// A player's disc.
    Disc(PlayerColor),
    /// A straight rail tile of a player.
    Straight(PlayerColor),
    /// A curved rail tile of a player.
    Curve(PlayerColor),
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Larger.
    Plus,
    /// Smaller.
    Minus,
    /// The whole map.
    Fit,
    /// Turns a quarter.
    Turn,
    /// A menu.
    Menu,
    /// Copies a link.
    Link,
    /// Closes.
    Close,
    /// Confirms.
    Check,
    /// The rules, or a Ticket Book.
    Book,
    /// The settings.
    Settings,
    /// More buttons.
    More,
    /// Acting by typing.
    Type,
    /// The keys.
    Keys,
    /// The log.
    Log,
    /// The past of the game.
    Past,
    /// To the start.
    First,
    /// One step back.
    Previous,
    /// One step on.
    Next,
    /// To the end.
    Last,
    /// Lets it run.
    Run,
    /// Halts it.
    Halt,
    /// A hint.
    Hint,
    /// Moves that are only tried.
    Plan,
    /// The score board.
    Cup,
    /// The start page.
    Home,
    /// The guide.
    Conductor,
}

/// An icon with its name for the ear and as a tooltip.
pub fn icon(sign: Sign, label: impl Into<AttrValue>) -> Html {
    let label: AttrValue = label.into();
    html! {
        <svg class={icon_class(sign)} viewBox={frame(sign)} role="img" aria-label={label.clone()}>
            <title>{ label }</title>
            { art(sign) }
        </svg>
    }
}

/// An icon with its name, which is to be read where there is room for it (`.tool__words`).
pub fn tool(sign: Sign, label: &'static str) -> Html {
    html! {
        <>{ icon(sign, label) }<span class="tool__words" aria-hidden="true">{ label }</span></>
    }
}

/// An icon beside words that say the same.
pub fn plain_icon(sign: Sign) -> Html {
    html! {
        <svg class={icon_class(sign)} viewBox={frame(sign)} aria-hidden="true" focusable="false">
            { art(sign) }
        </svg>
    }
}

/// The CSS class that carries the colours of a Building type.
pub fn kind_class(kind: BuildingType) -> &'static str {
    ["is-r", "is-c", "is-i", "is-l"][kind.index()]
}

/// The CSS class that carries a player's colour.
pub fn color_class(color: PlayerColor) -> &'static str {
    ["seat-o", "seat-b", "seat-k", "seat-g", "seat-p"][color as usize]
}

fn icon_class(sign: Sign) -> Classes {
    match sign {
        Sign::Action(Icon::To(Destination::Kind(kind))) => classes!("icon", kind_class(kind)),
        Sign::Disc(color) | Sign::Straight(color) | Sign::Curve(color) => {
            classes!("icon", color_class(color))
        }
        _ => classes!("icon"),
    }
}

/// Signs for buttons are drawn on a smaller sheet than the game's.
fn frame(sign: Sign) -> &'static str {
    if symbol(sign).starts_with("#u-") { "0 0 24 24" } else { "0 0 48 48" }
}

fn art(sign: Sign) -> Html {
    html! {
        <>
            <use href={symbol(sign)} />
            { caption(sign) }
        </>
    }
}

fn symbol(sign: Sign) -> &'static str {
    match sign {
        Sign::Action(icon) => action_symbol(icon),
        Sign::Cost(consequence) => cost_symbol(consequence),
        Sign::Points => "#i-points",
        Sign::Stress => "#i-stress",
        Sign::Cash => "#i-money",
        Sign::Passenger => "#i-passenger-plain",
        Sign::Worker => "#i-worker-plain",
        Sign::Card => "#i-card",
        Sign::Disc(_) => "#i-disc",
        Sign::Straight(_) => "#i-rail-straight",
        Sign::Curve(_) => "#i-rail-curve",
        Sign::Undo => "#u-undo",
        Sign::Redo => "#u-redo",
        Sign::Plus => "#u-plus",
        Sign::Minus => "#u-minus",
        Sign::Fit => "#u-fit",
        Sign::Turn => "#u-turn",
        Sign::Menu => "#u-menu",
        Sign::Link => "#u-link",
        Sign::Close => "#u-close",
        Sign::Check => "#u-check",
        Sign::Book => "#u-book",
        Sign::Settings => "#u-settings",
        Sign::More => "#u-more",
        Sign::Type => "#u-type",
        Sign::Keys => "#u-keys",
        Sign::Log => "#u-log",
        Sign::Past => "#u-past",
        Sign::First => "#u-first",
        Sign::Previous => "#u-previous",
        Sign::Next => "#u-next",
        Sign::Last => "#u-last",
        Sign::Run => "#u-run",
        Sign::Halt => "#u-halt",
        Sign::Hint => "#u-hint",
        Sign::Plan => "#u-plan",
        Sign::Cup => "#u-cup",
        Sign::Home => "#u-home",
        Sign::Conductor => "#u-conductor",
    }
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

/// The letters and numbers on a sign.
fn caption(sign: Sign) -> Html {
    match sign {
        Sign::Action(Icon::Rails(n)) => words(&n.to_string(), "icon__number", (24, 15, 20)),
        Sign::Action(Icon::Money(n)) => words(&format!("${n}"), "icon__coin", (24, 24, 18)),
        Sign::Cost(Consequence::Pay3) => words("$3", "icon__coin", (24, 24, 18)),
        Sign::Cash => words("$", "icon__coin", (24, 24, 22)),
        Sign::Action(Icon::To(Destination::Kind(kind))) => kind_letter(kind),
        Sign::Action(Icon::To(Destination::Parcel(parcel))) => {
            words(parcel.name(), "icon__parcel", (24, 24, 20))
        }
        Sign::Disc(color) => words(&color.letter().to_string(), "icon__disc", (24, 24, 20)),
        _ => Html::default(),
    }
}

fn kind_letter(kind: BuildingType) -> Html {
    let place = [(24, 31, 20), (24, 32, 18), (20, 34, 16), (24, 24, 20)][kind.index()];
    words(&kind.letter().to_string(), "icon__letter", place)
}

fn words(text: &str, class: &'static str, (x, y, height): (i32, i32, i32)) -> Html {
    html! {
        <g {class}>{ lettering(text, Placed { x, y, height }) }</g>
    }
}
