//! Thumbnails of boards.

use crate::titles::city::boards::{Board, RouteId};
use crate::titles::city::ui::routes::points;
use crate::titles::city::ui::signs::route_hue;
use crate::titles::city::view::geometry::{Track, extent, location};
use yew::prelude::*;

/// Draws the Routes and Locations of a board.
pub(super) fn mini(board: Board) -> Html {
    let data = board.data();
    let (width, height) = extent(data);
    let route = |id: RouteId| {
        let line = points(&Track::of(data, id).open());
        let hue = route_hue(data.routes[id.index()].color);
        html! { <g class={hue}><polyline class="own-mini__route" points={line} /></g> }
    };
    let stop =
        |(x, y): (i32, i32)| html! { <circle cx={x.to_string()} cy={y.to_string()} r="14" /> };
    html! {
        <svg class="own-mini" viewBox={format!("0 0 {width} {height}")} aria-hidden="true" focusable="false">
            { for data.all_routes().map(|(id, _)| route(id)) }
            <g class="own-mini__stops">{ for data.all_locations().map(|id| stop(location(data, id))) }</g>
        </svg>
    }
}
