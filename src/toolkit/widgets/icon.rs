//! Icons, drawn from static/sprite.svg.

use crate::table::PlayerColor;
use crate::toolkit::widgets::lettering::{SignPlace, lettering};
use yew::prelude::*;

/// The sign of an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IconSign {
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

impl Drawn for IconSign {
    fn symbol(self) -> &'static str {
        match self {
            IconSign::Disc(_) => "#i-disc",
            IconSign::Undo => "#u-undo",
            IconSign::Redo => "#u-redo",
            IconSign::Plus => "#u-plus",
            IconSign::Minus => "#u-minus",
            IconSign::Menu => "#u-menu",
            IconSign::Link => "#u-link",
            IconSign::Close => "#u-close",
            IconSign::Check => "#u-check",
            IconSign::Book => "#u-book",
            IconSign::Settings => "#u-settings",
            IconSign::More => "#u-more",
            IconSign::Type => "#u-type",
            IconSign::Keys => "#u-keys",
            IconSign::Past => "#u-past",
            IconSign::First => "#u-first",
            IconSign::Previous => "#u-previous",
            IconSign::Next => "#u-next",
            IconSign::Last => "#u-last",
            IconSign::Run => "#u-run",
            IconSign::Halt => "#u-halt",
            IconSign::Hint => "#u-hint",
            IconSign::Cup => "#u-cup",
            IconSign::Home => "#u-home",
            IconSign::Conductor => "#u-conductor",
        }
    }

    fn class(self) -> Option<&'static str> {
        match self {
            IconSign::Disc(color) => Some(color_class(color)),
            _ => None,
        }
    }

    fn caption(self) -> Html {
        match self {
            IconSign::Disc(color) => {
                lettered(&color.letter().to_string(), "icon__disc", (24, 24, 20))
            }
            _ => Html::default(),
        }
    }
}

/// A symbol of static/sprite.svg named by a title.
#[derive(Clone, Copy)]
pub(crate) struct SpriteSymbol(pub &'static str);

impl Drawn for SpriteSymbol {
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
        <g {class}>{ lettering(text, SignPlace { x, y, height }) }</g>
    }
}
