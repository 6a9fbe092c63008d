//! The city from above: districts with houses, Spots, lake and park, and the portals around it.

use super::paint::{points, sign, type_class};
use super::town::{outline, town, tree};
use crate::titles::metromania::boards::{Arrow, Cell, City, CityGround, Edge, Vertex};
use crate::titles::metromania::rules::state::State;
use crate::titles::metromania::view::chart::{self, ChartPoint};
use yew::prelude::*;

pub(super) fn ground(state: &State) -> Html {
    let players = state.players();
    let city = &state.city;
    html! {
        <g class="metro-ground">
            { plate() }
            { for Cell::arrows().map(|cell| portal(cell, players)) }
            <polygon class="metro-wall" points={points((0..6).map(corner))} />
            { for (0..6).map(|sector| district(city, sector)) }
            { for (0..6).map(|sector| town(city, sector)) }
            { streets() }
            { water(&inside(city, CityGround::Lake)) }
            { park(&inside(city, CityGround::Park)) }
            { for Cell::city().map(|cell| spot(city, cell)) }
            { compass() }
        </g>
    }
}

fn corner(number: usize) -> ChartPoint {
    let (q, r) = [(5, 0), (5, -5), (0, -5), (-5, 0), (-5, 5), (0, 5)][number % 6];
    Vertex::named(q, r).map_or((0, 0), chart::vertex)
}

fn middle() -> ChartPoint {
    Vertex::named(0, 0).map_or((0, 0), chart::vertex)
}

/// Draws the land around the city, with the portals.
fn plate() -> Html {
    html! { <polygon class="metro-plate" points={points(plate_corners())} /> }
}

/// Returns the corners of the land around the city.
pub(super) fn plate_corners() -> [ChartPoint; 6] {
    std::array::from_fn(|number| chart::towards(middle(), corner(number), 122))
}

fn district(city: &City, sector: usize) -> Html {
    let placed = city.placements()[sector];
    let class = classes!("metro-district", format!("metro-district--{}", placed.district));
    html! { <polygon {class} points={points([middle(), corner(sector), corner(sector + 1)])} /> }
}

/// Draws the streets: all edges of the city as one path, the avenues between districts as another.
fn streets() -> Html {
    let inner = Edge::all().filter(|edge| edge.arrow_cell().is_none());
    let line = |[a, b]: [ChartPoint; 2]| format!("M{} {}L{} {}", a.0, a.1, b.0, b.1);
    let streets: String = inner.map(|edge| line(edge.ends().map(chart::vertex))).collect();
    let avenues: String = (0..6).map(|number| line([middle(), corner(number)])).collect();
    html! {
        <>
            <path class="metro-street" d={streets} />
            <path class="metro-avenue" d={avenues.clone()} />
            <path class="metro-avenue__trees" d={avenues} />
        </>
    }
}

fn inside(city: &City, ground: CityGround) -> Vec<Cell> {
    Cell::city().filter(|&cell| city.ground(cell) == ground).collect()
}

/// Returns the corners of a lake or park of two cells, in order around it.
fn rhombus(cells: &[Cell]) -> Option<[ChartPoint; 4]> {
    let [first, second] = cells else { return None };
    let apart = |one: Cell, other: Cell| {
        one.vertices().into_iter().find(|vertex| !other.vertices().contains(vertex))
    };
    let (a, b) = (apart(*first, *second)?, apart(*second, *first)?);
    let mut shared = first.vertices().into_iter().filter(|&vertex| vertex != a);
    let corners = [a, shared.next()?, b, shared.next()?].map(chart::vertex);
    Some(corners)
}

/// Shrinks an outline towards its middle by a percentage.
fn smaller(corners: [ChartPoint; 4], hundredths: i32) -> [ChartPoint; 4] {
    let middle = chart::towards(corners[0], corners[2], 50);
    corners.map(|corner| chart::towards(corner, middle, hundredths))
}

/// Draws a lake: shore, deeper water in the middle, waves and a boat.
fn water(cells: &[Cell]) -> Html {
    let Some(corners) = rhombus(cells) else { return Html::default() };
    let (x, y) = chart::towards(corners[0], corners[2], 50);
    let wave = |(x, y): ChartPoint| format!("M{} {y}q5-6 10 0t10 0", x - 10);
    let far = smaller(corners, 62);
    let waves: String = [far[0], far[2]].into_iter().map(wave).collect();
    html! {
        <g class="metro-lake">
            <polygon class="metro-lake__shore" points={points(smaller(corners, 9))} />
            <polygon class="metro-lake__water" points={points(smaller(corners, 13))} />
            <polygon class="metro-lake__deep" points={points(smaller(corners, 38))} />
            <path class="metro-wave" d={waves} />
            <path class="metro-boat" d={format!("M{} {}h16l-4 6h-8zM{x} {}l8 10h-8z", x - 8, y + 4, y - 9)} />
        </g>
    }
}

/// Draws a park: lawn, crossing paths, a round bed and trees.
fn park(cells: &[Cell]) -> Html {
    let Some(corners) = rhombus(cells) else { return Html::default() };
    let lawn = smaller(corners, 9);
    let [a, b, c, d] = lawn;
    let (x, y) = chart::towards(a, c, 50);
    let path = format!("M{} {}L{} {}M{} {}L{} {}", a.0, a.1, c.0, c.1, b.0, b.1, d.0, d.1);
    let along = |(from, to): (ChartPoint, ChartPoint)| {
        [18, 34, 50, 66, 82]
            .map(|share| chart::towards(chart::towards(from, to, share), (x, y), 22))
    };
    let sides = [(a, b), (b, c), (c, d), (d, a)];
    let spots = sides.into_iter().flat_map(along).enumerate();
    let trees: String = spots.map(|(at, spot)| tree(spot, 5 + (at % 3) as i32)).collect();
    html! {
        <g class="metro-park">
            <polygon class="metro-park__lawn" points={points(lawn)} />
            <path class="metro-park__path" d={path} />
            <circle class="metro-park__bed" cx={x.to_string()} cy={y.to_string()} r="9" />
            <path class="metro-park__shade" d={trees.clone()} transform="translate(1.5 2.5)" />
            <path class="metro-park__trees" d={trees} />
        </g>
    }
}

/// Draws a Spot: an open place in the colour of its type, with its sign.
fn spot(city: &City, cell: Cell) -> Html {
    let CityGround::Spot(kind) = city.ground(cell) else { return Html::default() };
    let [outer, inner] = [12, 24].map(|smaller| points(chart::corners(cell, smaller)));
    html! {
        <g class={classes!("metro-spot", type_class(kind))}>
            <polygon class="metro-spot__place" points={outer} />
            <polygon class="metro-spot__edge" points={inner} />
            { sign(kind, chart::cell(cell), 112) }
        </g>
    }
}

/// Draws a portal of the metro: the mouth in the city's wall, rails, and the arrow into or out of the city.
fn portal(cell: Cell, players: usize) -> Html {
    let [first, second, apex] = cell.vertices().map(chart::vertex);
    let base = chart::towards(first, second, 50);
    let (class, tail, tip) = match Arrow::of(cell, players) {
        Some(Arrow::White) => {
            ("metro-arrow--white", chart::towards(apex, base, 30), chart::towards(apex, base, 86))
        }
        _ => ("metro-arrow--black", chart::towards(apex, base, 90), chart::towards(apex, base, 34)),
    };
    html! {
        <g class={classes!("metro-arrow", class)}>
            <polygon class="metro-portal" points={points(chart::corners(cell, 7))} />
            <path class="metro-portal__mouth" d={outline(&[chart::towards(first, second, 12), chart::towards(first, second, 88), chart::towards(second, apex, 22), chart::towards(first, apex, 22)])} />
            <polygon class="metro-arrow__sign" points={points(arrow_shape(tail, tip))} />
        </g>
    }
}

fn compass() -> Html {
    let star = "M0-40 7-7 40 0 7 7 0 40-7 7-40 0-7-7Z";
    html! {
        <g class="metro-compass" transform="translate(76 838)">
            <circle r="30" />
            <path class="metro-compass__half" d="M0-24 5-5 24 0 5 5 0 24-5 5-24 0-5-5Z" transform="rotate(45)" />
            <path d={star} />
            <path class="metro-compass__north" d="M0-40 7-7H-7Z" />
        </g>
    }
}

/// Returns the outline of an arrow, with shaft and head.
fn arrow_shape(tail: ChartPoint, tip: ChartPoint) -> [ChartPoint; 7] {
    let (x, y) = (tip.0 - tail.0, tip.1 - tail.1);
    let neck = chart::towards(tail, tip, 45);
    let offset = |at: ChartPoint, hundredths: i32| {
        (at.0 - y * hundredths / 100, at.1 + x * hundredths / 100)
    };
    [
        offset(tail, 13),
        offset(neck, 13),
        offset(neck, 38),
        tip,
        offset(neck, -38),
        offset(neck, -13),
        offset(tail, -13),
    ]
}
