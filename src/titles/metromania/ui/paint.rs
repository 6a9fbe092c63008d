//! Shared parts of drawings: points as text, classes of types and players, silhouettes.

use crate::engine::game::Seat;
use crate::table::Players;
use crate::titles::metromania::boards::SpotType;
use crate::titles::metromania::view::chart::ChartPoint;
use yew::prelude::*;

/// Writes points as an svg list.
pub(super) fn points(all: impl IntoIterator<Item = ChartPoint>) -> String {
    let texts = all.into_iter().map(|(x, y)| format!("{x},{y}"));
    texts.collect::<Vec<_>>().join(" ")
}

pub(super) fn type_class(kind: SpotType) -> &'static str {
    match kind {
        SpotType::Housing => "metro-housing",
        SpotType::Work => "metro-work",
        SpotType::Leisure => "metro-leisure",
    }
}

/// Returns the class of a player's colour.
pub(super) fn seat_class(players: &Players, seat: Seat) -> String {
    format!("seat-{}", players.color(seat).letter().to_ascii_lowercase())
}

/// Returns the silhouette of a type around the origin: a house, a factory, a star.
fn silhouette(kind: SpotType) -> &'static str {
    match kind {
        SpotType::Housing => "M-12 1 0-11 12 1H9V11H3V4H-3V11H-9V1Z",
        SpotType::Work => "M-12 11V-3L-4 3V-3L4 3V-11H11V11Z",
        SpotType::Leisure => {
            "M0-12 3.5-4 12-3.500 5.500 2 7.500 11 0 6.500-7.500 11-5.500 2-12-3.500-3.500-4Z"
        }
    }
}

/// Draws around a point, larger when the board is small, so that letters stay legible.
pub(super) fn legible((x, y): ChartPoint, drawn: Html) -> Html {
    html! { <g transform={format!("translate({x} {y})")}><g class="metro-legible">{ drawn }</g></g> }
}

/// Draws the sign of a type at a point, with its size in percent.
pub(super) fn sign(kind: SpotType, (x, y): ChartPoint, hundredths: i32) -> Html {
    let transform =
        format!("translate({x} {y}) scale({}.{:02})", hundredths / 100, hundredths % 100);
    html! { <path class={classes!("metro-sign", type_class(kind))} d={silhouette(kind)} {transform} /> }
}
