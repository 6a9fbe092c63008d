//! Icons, drawn from static/sprite.svg.

use crate::table::PlayerColor;
use crate::toolkit::widgets::lettering::{Placed, lettering};
use yew::prelude::*;

/// The sign of an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Disc(PlayerColor),
    Undo,
    Redo,
    Plus,
    Minus,
    Menu,
    /// Copies a link.
    Link,
    Close,
    Check,
    /// The rules, or a Ticket Book.
    Book,
    Settings,
    More,
    /// The command box.
    Type,
    Keys,
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
    /// Plays the steps.
    Run,
    Halt,
    Hint,
    /// The score board.
    Cup,
    /// The start page.
    Home,
    Conductor,
}

/// Signs that can be drawn as icons from static/sprite.svg.
pub(crate) trait Drawn: Copy {
    /// Returns its symbol. Signs of buttons, named `#u-…`, have a smaller sheet than those of games.
    fn symbol(self) -> &'static str;

    /// Returns the CSS class with its colours.
    fn class(self) -> Option<&'static str> {
        None
    }

    /// Draws the letters and numbers on it.
    fn caption(self) -> Html {
        Html::default()
    }
}

/// Draws an icon with its name for screen readers and as a tooltip.
pub(crate) fn icon(sign: impl Drawn, label: impl Into<AttrValue>) -> Html {
    let label: AttrValue = label.into();
    html! {
        <svg class={icon_class(sign)} viewBox={frame(sign)} role="img" aria-label={label.clone()}>
            <title>{ label }</title>
            { art(sign) }
        </svg>
    }
}

/// Draws an icon with its name, shown if there is room (`.tool__words`).
pub(crate) fn tool(sign: impl Drawn, label: &'static str) -> Html {
    html! {
        <>{ icon(sign, label) }<span class="tool__words" aria-hidden="true">{ label }</span></>
    }
}

/// Draws an icon next to words that say the same.
pub(crate) fn plain_icon(sign: impl Drawn) -> Html {
    html! {
        <svg class={icon_class(sign)} viewBox={frame(sign)} aria-hidden="true" focusable="false">
            { art(sign) }
        </svg>
    }
}

/// Returns the CSS class of a player's colour.
pub(crate) fn color_class(color: PlayerColor) -> &'static str {
    ["seat-o", "seat-b", "seat-k", "seat-g", "seat-p"][color as usize]
}

impl Drawn for Sign {
    fn symbol(self) -> &'static str {
        match self {
            Sign::Disc(_) => "#i-disc",
            Sign::Undo => "#u-undo",
            Sign::Redo => "#u-redo",
            Sign::Plus => "#u-plus",
            Sign::Minus => "#u-minus",
            Sign::Menu => "#u-menu",
            Sign::Link => "#u-link",
            Sign::Close => "#u-close",
            Sign::Check => "#u-check",
            Sign::Book => "#u-book",
            Sign::Settings => "#u-settings",
            Sign::More => "#u-more",
            Sign::Type => "#u-type",
            Sign::Keys => "#u-keys",
            Sign::Past => "#u-past",
            Sign::First => "#u-first",
            Sign::Previous => "#u-previous",
            Sign::Next => "#u-next",
            Sign::Last => "#u-last",
            Sign::Run => "#u-run",
            Sign::Halt => "#u-halt",
            Sign::Hint => "#u-hint",
            Sign::Cup => "#u-cup",
            Sign::Home => "#u-home",
            Sign::Conductor => "#u-conductor",
        }
    }

    fn class(self) -> Option<&'static str> {
        match self {
            Sign::Disc(color) => Some(color_class(color)),
            _ => None,
        }
    }

    fn caption(self) -> Html {
        match self {
            Sign::Disc(color) => lettered(&color.letter().to_string(), "icon__disc", (24, 24, 20)),
            _ => Html::default(),
        }
    }
}

/// A symbol of static/sprite.svg named by a title.
#[derive(Clone, Copy)]
pub(crate) struct Symbol(pub &'static str);

impl Drawn for Symbol {
    fn symbol(self) -> &'static str {
        self.0
    }
}

fn icon_class(sign: impl Drawn) -> Classes {
    classes!("icon", sign.class())
}

fn frame(sign: impl Drawn) -> &'static str {
    if sign.symbol().starts_with("#u-") { "0 0 24 24" } else { "0 0 48 48" }
}

fn art(sign: impl Drawn) -> Html {
    html! {
        <>
            <use href={sign.symbol()} />
            { sign.caption() }
        </>
    }
}

/// Draws letters on a sign at this place and with this height.
pub(crate) fn lettered(text: &str, class: &'static str, (x, y, height): (i32, i32, i32)) -> Html {
    html! {
        <g {class}>{ lettering(text, Placed { x, y, height }) }</g>
    }
}
