//! The city from above: six districts, lake and park, Spots, arrows.

use crate::titles::metromania::boards::{Arrow, Cell, Ground, SpotType};
use crate::titles::metromania::rules::state::State;
use crate::titles::metromania::view::point_at;
use crate::titles::metromania::words;
use crate::words::Locale;
use yew::prelude::*;

/// The corners of a space, as an svg polygon has them.
pub(super) fn corners(cell: Cell) -> String {
    let points = cell.vertices().map(|vertex| {
        let (x, y) = point_at(vertex);
        format!("{x},{y}")
    });
    points.join(" ")
}

/// The middle of a space.
pub(super) fn middle(cell: Cell) -> (i32, i32) {
    let points = cell.vertices().map(point_at);
    let sum = points.iter().fold((0, 0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    (sum.0 / 3, sum.1 / 3)
}

/// A ring around a space.
pub(super) fn ring(cell: Cell) -> Html {
    let (x, y) = middle(cell);
    html! { <circle class="metro-ring" cx={x.to_string()} cy={y.to_string()} r="34" /> }
}

/// The class that carries the colour of a kind of Spot.
pub(super) fn kind_class(kind: SpotType) -> &'static str {
    match kind {
        SpotType::Housing => "metro-h",
        SpotType::Work => "metro-w",
        SpotType::Leisure => "metro-l",
    }
}

/// Everything that never changes in a game.
pub(super) fn city(state: &State, locale: Locale) -> Html {
    html! {
        <g class="metro-city">
            { for Cell::arrows().map(|cell| arrow(state, cell)) }
            { for Cell::city().map(|cell| space(state, cell)) }
            { for Cell::city().filter_map(|cell| Some(symbol(cell, state.spot(cell)?, locale))) }
            { for waters(state) }
        </g>
    }
}

fn space(state: &State, cell: Cell) -> Html {
    let sector = cell.sector().unwrap_or(0);
    let district = state.city.placements()[sector].district;
    let ground = match state.city.ground(cell) {
        Ground::Lake => "metro-space-lake",
        Ground::Park => "metro-space-park",
        Ground::Spot(kind) => kind_class(kind),
        Ground::Plain => "metro-space-plain",
    };
    let class = classes!("metro-ground", format!("metro-district-{district}"), ground);
    html! { <polygon key={cell.index()} {class} points={corners(cell)} /> }
}

/// The sign of a Spot: its silhouette says its kind as well as its colour.
fn symbol(cell: Cell, kind: SpotType, locale: Locale) -> Html {
    let (x, y) = middle(cell);
    let path = match kind {
        SpotType::Housing => "M-11 9V-2L0-11L11-2V9H4V2H-4V9Z",
        SpotType::Work => "M-12 9V-4L-5-8V-3L2-8V-3L6-5V-12H11V9Z",
        SpotType::Leisure => "M0-12L3-4L12-4L5 2L8 11L0 6L-8 11L-5 2L-12-4L-3-4Z",
    };
    html! {
        <g key={cell.index()} class={classes!("metro-symbol", kind_class(kind))} transform={format!("translate({x} {y})")}>
            <title>{ words::spot(locale, kind) }</title>
            <path d={path} />
        </g>
    }
}

/// A portal of the metro: white ones let lines in, black ones let them out.
fn arrow(state: &State, cell: Cell) -> Html {
    let (class, inward) = match state.arrow(cell) {
        Some(Arrow::White) => ("metro-arrow is-white", true),
        Some(Arrow::Black) => ("metro-arrow is-black", false),
        None => return Html::default(),
    };
    let [a, b, apex] = cell.vertices().map(point_at);
    let base = ((a.0 + b.0) / 2, (a.1 + b.1) / 2);
    let along = |from: (i32, i32), to: (i32, i32), part: i32| {
        (from.0 + (to.0 - from.0) * part / 100, from.1 + (to.1 - from.1) * part / 100)
    };
    let (tail, tip) = if inward {
        (along(base, apex, 70), along(base, apex, 14))
    } else {
        (along(base, apex, 14), along(base, apex, 70))
    };
    let (dx, dy) = (tip.0 - tail.0, tip.1 - tail.1);
    let wing = |side: i32| {
        let (x, y) = (tip.0 - dx * 45 / 100, tip.1 - dy * 45 / 100);
        (x - side * dy * 35 / 100, y + side * dx * 35 / 100)
    };
    let (left, right) = (wing(1), wing(-1));
    html! {
        <g key={cell.index()} {class}>
            <polygon class="metro-arrow__ground" points={corners(cell)} />
            <path class="metro-arrow__sign" d={format!("M{} {}L{} {}M{} {}L{} {}L{} {}", tail.0, tail.1, tip.0, tip.1, left.0, left.1, tip.0, tip.1, right.0, right.1)} />
        </g>
    }
}

/// Waves on the lake, trees in the park.
fn waters(state: &State) -> Vec<Html> {
    let drawn = |cell: Cell| {
        let (x, y) = middle(cell);
        match state.city.ground(cell) {
            Ground::Lake => Some(html! {
                <path key={cell.index()} class="metro-waves" d={format!("M{} {}q6-7 12 0t12 0M{} {}q6-7 12 0t12 0", x - 18, y - 4, x - 10, y + 8)} />
            }),
            Ground::Park => Some(html! {
                <g key={cell.index()} class="metro-trees"><circle cx={(x - 9).to_string()} cy={y.to_string()} r="8" /><circle cx={(x + 8).to_string()} cy={(y - 5).to_string()} r="7" /><circle cx={(x + 4).to_string()} cy={(y + 9).to_string()} r="6" /></g>
            }),
            _ => None,
        }
    };
    Cell::city().filter_map(drawn).collect()
}
