//! The city from above: districts, Spots, lake and park, arrows.

use super::paint::{points, sign, type_class};
use crate::engine::game::Game;
use crate::titles::metromania::boards::{Arrow, Cell, City, Edge, Ground, Vertex};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::view::chart::{self, Point};
use crate::words::Locale;
use yew::prelude::*;

pub(super) fn ground(setup: &Setup, _locale: Locale) -> Html {
    let Ok(state) = Metromania::new(setup) else { return Html::default() };
    let players = usize::from(setup.players);
    html! {
        <g class="metro-ground">
            { for Cell::arrows().map(|cell| arrow(cell, players)) }
            { for (0..6).map(|sector| district(&state.city, sector)) }
            { grid() }
            { for Cell::city().map(|cell| symbol(&state.city, cell)) }
        </g>
    }
}

fn district(city: &City, sector: usize) -> Html {
    let placed = city.placements()[sector];
    let class = classes!("metro-district", format!("metro-district--{}", placed.district));
    let corner = |number: usize| {
        let place = [(5, 0), (5, -5), (0, -5), (-5, 0), (-5, 5), (0, 5)][number % 6];
        Vertex::named(place.0, place.1).map_or((0, 0), chart::vertex)
    };
    let middle = Vertex::named(0, 0).map_or((0, 0), chart::vertex);
    html! { <polygon {class} points={points([middle, corner(sector), corner(sector + 1)])} /> }
}

/// All edges of the city as one path.
fn grid() -> Html {
    let inner = Edge::all().filter(|edge| edge.arrow_cell().is_none());
    let line = |edge: Edge| {
        let [a, b] = edge.ends().map(chart::vertex);
        format!("M{} {}L{} {}", a.0, a.1, b.0, b.1)
    };
    html! { <path class="metro-grid" d={inner.map(line).collect::<String>()} /> }
}

fn symbol(city: &City, cell: Cell) -> Html {
    let shape = points(chart::corners(cell, 6));
    let (x, y) = chart::cell(cell);
    match city.ground(cell) {
        Ground::Plain => Html::default(),
        Ground::Spot(kind) => html! {
            <g>
                <polygon class={classes!("metro-spot", type_class(kind))} points={shape} />
                { sign(kind, (x, y), 100) }
            </g>
        },
        Ground::Lake => html! {
            <g>
                <polygon class="metro-lake" points={points(chart::corners(cell, 0))} />
                <path class="metro-wave" d={format!("M{} {y}q6-7 12 0t12 0", x - 12)} />
            </g>
        },
        Ground::Park => html! {
            <g>
                <polygon class="metro-park" points={points(chart::corners(cell, 0))} />
                <path class="metro-tree" d={format!("M{x} {}l-9 14h6v6h6v-6h6z", y - 12)} />
            </g>
        },
    }
}

/// A portal of the metro, its arrow into the city or out of it.
fn arrow(cell: Cell, players: usize) -> Html {
    let [first, second, apex] = cell.vertices().map(chart::vertex);
    let base = ((first.0 + second.0) / 2, (first.1 + second.1) / 2);
    let (class, tail, tip) = match Arrow::of(cell, players) {
        Some(Arrow::White) => {
            ("metro-arrow--white", chart::towards(apex, base, 30), chart::towards(apex, base, 88))
        }
        _ => ("metro-arrow--black", chart::towards(apex, base, 92), chart::towards(apex, base, 34)),
    };
    html! {
        <g class={classes!("metro-arrow", class)}>
            <polygon class="metro-portal" points={points(chart::corners(cell, 8))} />
            <polygon class="metro-arrow__sign" points={points(arrow_shape(tail, tip))} />
        </g>
    }
}

/// An arrow from a point to another: a shaft and a head.
fn arrow_shape(tail: Point, tip: Point) -> [Point; 7] {
    let (x, y) = (tip.0 - tail.0, tip.1 - tail.1);
    let neck = chart::towards(tail, tip, 45);
    let beside =
        |at: Point, hundredths: i32| (at.0 - y * hundredths / 100, at.1 + x * hundredths / 100);
    [
        beside(tail, 13),
        beside(neck, 13),
        beside(neck, 38),
        tip,
        beside(neck, -38),
        beside(neck, -13),
        beside(tail, -13),
    ]
}
