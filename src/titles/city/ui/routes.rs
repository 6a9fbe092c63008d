//! Draws Routes: rows of spaces, and their pieces.

use super::signs::{color_sign, ferry_sign, route_hue, seat_class};
use crate::table::PlayerColor;
use crate::titles::city::boards::{BoardData, Color, Kind, Route, RouteId};
use crate::titles::city::view::geometry::{Spot, Track, price_spot};
use yew::prelude::*;

/// Returns points as an attribute.
pub(super) fn points(spots: &[Spot]) -> String {
    let spots: Vec<String> = spots.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    spots.join(" ")
}

/// Draws a Route's empty spaces.
pub(super) fn spaces(data: &BoardData, id: RouteId) -> Html {
    let Route { kind, length, symbols, color, is_tunnel, .. } = data.routes[id.index()];
    let track = Track::of(data, id);
    match kind {
        Kind::Metro => tube(color, length, &track, price_spot(data, id)),
        Kind::Tram | Kind::Ferry => {
            let row = row(&Row { kind, color, length, symbols }, &track);
            if !is_tunnel {
                return row;
            }
            html! { <>{ band(data, id, "city-tunnel") }{ row }</> }
        }
    }
}

/// The properties of a row of spaces.
pub(super) struct Row {
    pub kind: Kind,
    /// `None` is grey.
    pub color: Option<Color>,
    pub length: u8,
    /// Number of spaces that require a wild card, drawn in the middle.
    pub symbols: u8,
}

/// Draws the spaces of a tram or ferry Route.
pub(super) fn row(row: &Row, track: &Track) -> Html {
    let is_ferry = row.kind == Kind::Ferry;
    let first = row.length.saturating_sub(row.symbols).div_ceil(2);
    let symbols = first..first + row.symbols;
    let space = |(index, (from, to)): (u8, (f64, f64))| {
        let line = points(&track.part(from, to));
        let spot = track.at((from + to) / 2.0).0;
        let sign = match row.color {
            _ if symbols.contains(&index) => ferry_sign(spot),
            Some(color) => color_sign(color, spot, 0.82),
            None => Html::default(),
        };
        html! {
            <>
                <polyline class="city-space__edge" points={line.clone()} />
                <polyline class="city-space" points={line} />
                { sign }
            </>
        }
    };
    let class = classes!(route_hue(row.color), is_ferry.then_some("city-row--ferry"));
    html! { <g {class}>{ for (0..).zip(track.spaces(row.length)).map(space) }</g> }
}

/// Draws a metro Route as a tube with its price.
pub(super) fn tube(color: Option<Color>, length: u8, track: &Track, (x, y): Spot) -> Html {
    let line = points(&track.open());
    let sign = color.map(|color| color_sign(color, (-7.5, 0.0), 0.8));
    html! {
        <g class={route_hue(color)}>
            <polyline class="city-tube__edge" points={line.clone()} />
            <polyline class="city-tube__wall" points={line.clone()} />
            <polyline class="city-tube" points={line} />
            <g class="city-price" transform={format!("translate({x:.1} {y:.1})")}>
                <g class="upright">
                    <rect x="-16" y="-10.5" width="32" height="21" rx="10.5" />
                    { sign }
                    <text x={if color.is_some() { "6.5" } else { "0" }} y="5.5">{ length }</text>
                </g>
            </g>
        </g>
    }
}

/// Draws a player's pieces on a Route.
pub(super) fn claimed(data: &BoardData, id: RouteId, seat_color: PlayerColor) -> Html {
    let route = &data.routes[id.index()];
    let track = Track::of(data, id);
    let class = classes!("city-claimed", seat_class(seat_color));
    match route.kind {
        Kind::Metro => {
            let line = points(&track.open());
            let middle = track.straight();
            html! {
                <g {class}>
                    <polyline class="city-claimed__edge" points={line.clone()} />
                    <polyline class="city-claimed__line" points={line.clone()} />
                    <polyline class={format!("city-claimed__pattern pattern-{}", seat_color.letter())} points={line} />
                    { car(&track, middle - 27.0, middle + 27.0, seat_color, Letter::Shown) }
                </g>
            }
        }
        Kind::Tram | Kind::Ferry => {
            let middle = route.length / 2;
            let trams = (0..).zip(track.spaces(route.length)).map(|(index, (from, to))| {
                let letter = if index == middle { Letter::Shown } else { Letter::Hidden };
                car(&track, from, to, seat_color, letter)
            });
            html! { <g {class}>{ for trams }</g> }
        }
    }
}

/// The visibility of the owner's letter on a car.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Letter {
    Shown,
    Hidden,
}

/// Draws a tram or metro car from above.
fn car(track: &Track, from: f64, to: f64, seat_color: PlayerColor, letter: Letter) -> Html {
    let ((x0, y0), (x1, y1)) = (track.at(from).0, track.at(to).0);
    let long = (x1 - x0).hypot(y1 - y0);
    let angle = (y1 - y0).atan2(x1 - x0).to_degrees();
    let angle = if angle > 90.0 || angle <= -90.0 { angle + 180.0 } else { angle };
    let ((x, y), half) = (((x0 + x1) / 2.0, (y0 + y1) / 2.0), long / 2.0);
    let number = |value: f64| format!("{value:.1}");
    html! {
        <g transform={format!("translate({x:.1} {y:.1}) rotate({angle:.1})")}>
            <rect class="city-car" x={number(-half)} y="-9" width={number(long)} height="18" rx="6" />
            <rect class="city-car__roof" x={number(4.5 - half)} y="-5" width={number((long - 9.0).max(0.0))} height="10" rx="3" />
            <line class={format!("city-claimed__pattern pattern-{}", seat_color.letter())} x1={number(7.0 - half)} x2={number(half - 7.0)} y1="0" y2="0" />
            if letter == Letter::Shown {
                <circle class="city-car__disc" r="7.5" />
                <g transform={format!("rotate({:.1})", -angle)}><text class="city-car__letter upright" y="4.2">{ seat_color.letter() }</text></g>
            }
        </g>
    }
}

/// Draws a line along a whole Route, for glows and as a press target.
pub(super) fn band(data: &BoardData, id: RouteId, class: &'static str) -> Html {
    let track = Track::of(data, id);
    html! { <polyline {class} points={points(&track.open())} /> }
}
