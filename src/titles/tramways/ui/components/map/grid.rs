//! The map as a grid for the keyboard and the ear: each cell of it is named by what is on it.

use crate::table::board::camera::Camera;
use crate::titles::tramways::network::{Point, cell_name, column_name};
use crate::titles::tramways::view::scene::{CELL, Spot, Turn, corner};
use crate::titles::tramways::view::spoken::Told;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct GridProps {
    pub cells: Rc<Vec<Told>>,
    pub turn: Turn,
    /// The cell that the Tab key comes to.
    pub cursor: Point,
}

/// The element of a cell.
pub(super) fn cell_id(at: Point) -> String {
    format!("cell-{}", cell_name(at))
}

/// The rows and cells. They lie over the drawing, so that a finger finds them too, and let the pointer through.
#[component]
pub(super) fn GridLayer(props: &GridProps) -> Html {
    let places = props.cells.iter().map(|told| (props.turn.point(told.at), told));
    let mut cells: Vec<(Point, &Told)> = places.collect();
    cells.sort_by_key(|(at, _)| *at);
    let rows = cells.chunk_by(|a, b| a.0.y == b.0.y);
    let cell = |(at, told): &(Point, &Told)| cell(*at, told, props.cursor == told.at);
    html! {
        <g class="map-grid">
            { for rows.map(|row| html! { <g role="row">{ for row.iter().map(cell) }</g> }) }
        </g>
    }
}

fn cell(at: Point, told: &Told, is_cursor: bool) -> Html {
    let (Spot { x, y }, side) = (corner(at), CELL.to_string());
    html! {
        <rect role="gridcell" id={cell_id(told.at)} key={cell_id(told.at)} class="map-cell" data-landing={is_cursor.then_some("")} tabindex={if is_cursor { "0" } else { "-1" }}
            aria-label={told.words.clone()} x={x.to_string()} y={y.to_string()} width={side.clone()} height={side} />
    }
}

/// The letters of the columns and the numbers of the rows, at the edge of the window, as the reader counts them.
pub(super) fn coordinates(size: (i32, i32), turn: Turn, reader: Turn, camera: Camera) -> Html {
    let height = (PIXELS / camera.scale()).clamp(10.0, 40.0);
    let (left, top) = camera.spot((0.0, 0.0));
    let (x, y) = ((left + height * 0.8).max(-height * 0.6), (top + height).max(-5.0));
    let middle = |n: i32| n * CELL + CELL / 2;
    let across =
        (0..size.0).map(|n| label(name(turn, reader, n, Axis::Across), f64::from(middle(n)), y));
    let down = (0..size.1).map(|n| {
        let y = f64::from(middle(n)) + height * 0.35;
        label(name(turn, reader, n, Axis::Down), x, y)
    });
    html! {
        <g class="map-coordinates" font-size={format!("{height:.1}")}>{ for across.chain(down) }</g>
    }
}

/// The height of a coordinate on the screen.
const PIXELS: f64 = 13.0;

fn label(text: String, x: f64, y: f64) -> Html {
    html! {
        <text x={format!("{x:.1}")} y={format!("{y:.1}")}>{ text }</text>
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Axis {
    Across,
    Down,
}

/// What a column or row of the drawing is called: on paper, which may lie otherwise than the reader's map, its letters stand
/// at the side.
fn name(turn: Turn, reader: Turn, n: i32, axis: Axis) -> String {
    let n = i16::try_from(n).unwrap_or_default();
    let drawn = if axis == Axis::Across { Point { x: n, y: 0 } } else { Point { x: 0, y: n } };
    let counted = reader.point(turn.back(drawn));
    if (turn == reader) == (axis == Axis::Across) {
        column_name(counted.x).to_lowercase()
    } else {
        (counted.y + 1).to_string()
    }
}
