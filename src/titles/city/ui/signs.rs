//! Signs of colours, so that colour is never the only distinction.

use crate::table::PlayerColor;
use crate::titles::city::boards::{Board, Color, Sign};
use crate::titles::city::rules::card::Card;
use crate::titles::city::rules::set::Symbol;
use yew::prelude::*;

/// Returns the class with a card's colours.
pub(super) fn hue(card: Card) -> &'static str {
    match card {
        Card::Blue => "hue-blue",
        Card::Green => "hue-green",
        Card::Black => "hue-black",
        Card::Purple => "hue-purple",
        Card::Red => "hue-red",
        Card::Orange => "hue-orange",
        Card::Yellow => "hue-yellow",
        Card::White => "hue-white",
        Card::Wild => "hue-wild",
    }
}

/// Returns the class with a Route's colours.
pub(super) fn route_hue(color: Option<Color>) -> &'static str {
    color.map_or("hue-grey", |color| hue(Card::of(color)))
}

/// Returns the class with a player's colours.
pub(super) fn seat_class(seat_color: PlayerColor) -> &'static str {
    ["seat-o", "seat-b", "seat-k", "seat-g", "seat-p"][seat_color.index()]
}

/// Returns the outline of a colour's sign, about 10 units wide and centred.
fn outline(color: Color) -> &'static str {
    match color {
        Color::Blue => "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
        Color::Green => "M0 -5.6L5.8 4.6H-5.8z",
        Color::Black => "M-4.6 -4.6h9.2v9.2h-9.2z",
        Color::Purple => "M0 -6.4L5.6 0L0 6.4L-5.6 0z",
        Color::Red => "M-1.9 -5.6h3.8v3.7h3.7v3.8h-3.7v3.7h-3.8v-3.7h-3.7v-3.8h3.7z",
        Color::Orange => {
            "M0 -6.2L1.7 -2.1L6.1 -1.8L2.7 1.1L3.8 5.4L0 3L-3.8 5.4L-2.7 1.1L-6.1 -1.8L-1.7 -2.1z"
        }
        Color::Yellow => "M0 -5.8L5 -2.9V2.9L0 5.8L-5 2.9V-2.9z",
        Color::White => "M-5 -3L-3 -5L0 -2L3 -5L5 -3L2 0L5 3L3 5L0 2L-3 5L-5 3L-2 0z",
    }
}

const BOAT: &str = "M-8 1.5h16l-2.6 5h-10.8zM-4.5 0v-4.5h8v4.5zM-0.5 -5.5v-3h2.4v3z";
const BICYCLE: &str = "M-5 2.5m-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0zM5 2.5m-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0zM-5 2.5L-2 -3.5H3L0.2 2.5zM3 -3.5L5 2.5M3 -3.5L2.2 -6H5M-3.6 -5h3";

/// Draws the sign of a card at a spot, scaled.
pub(super) fn card_sign(card: Card, board: Board, spot: (f64, f64), scale: f64) -> Html {
    match (card.color(), board.sheet().wild.sign) {
        (Some(color), _) => color_sign(color, spot, scale),
        (None, Sign::Boat) => {
            html! { <g transform={placed(spot, scale)}><path class="city-sign upright" d={BOAT} /></g> }
        }
        (None, Sign::Bicycle) => {
            html! { <g transform={placed(spot, scale)}><path class="city-sign city-sign--line upright" d={BICYCLE} /></g> }
        }
    }
}

/// Draws the sign of a colour at a spot, scaled.
pub(super) fn color_sign(color: Color, spot: (f64, f64), scale: f64) -> Html {
    html! { <g transform={placed(spot, scale)}><path class="city-sign upright" d={outline(color)} /></g> }
}

fn placed((x, y): (f64, f64), scale: f64) -> String {
    format!("translate({x:.1} {y:.1}) scale({scale:.2})")
}

/// Draws the ferry symbol of a space.
pub(super) fn ferry_sign((x, y): (f64, f64)) -> Html {
    let transform = format!("translate({x:.1} {y:.1})");
    html! {
        <g class="city-ferry" {transform}>
            <circle r="11.5" />
            <g class="upright"><path d={BOAT} transform="translate(0 1) scale(0.95)" /></g>
        </g>
    }
}

/// The drawings of the seven kinds of Tourist tokens.
const SYMBOLS: [&str; 7] = [
    "M-8 5h16M-8 1c4 0 4 -3 4 -7M8 1c-4 0 -4 -3 -4 -7M-4 -6v11M4 -6v11M-4 -6c2 5 6 5 8 0",
    "M-8 1c0 -5 5 -7 8 -4c3 -3 8 -1 8 4M-8 1h16M-5 1v5M5 1v5M0 -3v9",
    "M0 -8v13M-6 0c0 7 12 7 12 0M-4 -4h8",
    "M0 -4.5a4.5 4.5 0 1 0 0.1 0zM0 -9v2M0 7v2M-9 0h2M7 0h2M-6 -6l1.4 1.4M6 -6l-1.4 1.4M-6 6l1.4 -1.4M6 6l-1.4 -1.4",
    "M-9 6L-2 -6L2 1L4 -2L9 6z",
    "M0 -8L2.3 -2.6L8 -2.4L3.6 1.2L5.1 7L0 3.8L-5.1 7L-3.6 1.2L-8 -2.4L-2.3 -2.6z",
    "M0 7C-9 0 -7 -7 -3 -6.5C-1 -6.5 0 -4.5 0 -4C0 -4.5 1 -6.5 3 -6.5C7 -7 9 0 0 7z",
];

pub(super) fn token_symbol(symbol: Symbol) -> Html {
    let drawn = SYMBOLS[usize::from(symbol.0) % SYMBOLS.len()];
    html! { <path class="city-token__symbol" d={drawn} /> }
}
