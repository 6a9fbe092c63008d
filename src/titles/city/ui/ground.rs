//! Draws the constant parts of the boards: land, water, parks, names, the points table. Land is drawn in units of the
//! boards' grid. Names and table depend on the rotation and scale of the board.

use super::has_metro;
use crate::table::board::look::BoardLook;
use crate::table::board::orientation::Turned;
use crate::titles::city::boards::{Anchor, Board, BoardData, Kind, LocationId, Look, Shape};
use crate::titles::city::view::geometry::{UNIT, location};
use crate::titles::city::view::labels::{PlacedName, Written, standing, table_corner};
use crate::titles::city::view::points_table::{shown_lengths, table_size};
use crate::titles::city::words;
use crate::words::{Locale, Text};
use yew::prelude::*;

/// Draws everything that never changes.
pub(super) fn ground(data: &'static BoardData, locale: Locale) -> Html {
    html! {
        <>
            <g class="city-ground" transform={format!("scale({UNIT})")}>{ land(data.board()) }</g>
            <WatersAndPoints board={data.board()} {locale} />
        </>
    }
}

/// Draws a board's land, in units of the grid.
fn land(board: Board) -> Html {
    board.sheet().land.iter().map(shape).collect()
}

fn look(of: Look) -> &'static str {
    match of {
        Look::Water => "city-water",
        Look::Shallows => "city-shallows",
        Look::Land => "city-land",
        Look::Plain => "city-land city-land--plain",
        Look::Streets => "city-streets",
        Look::Avenue => "city-avenue",
        Look::Park => "city-park",
        Look::Pond => "city-pond",
        Look::River => "city-river",
        Look::Canal => "city-canal",
        Look::Bridge => "city-bridge",
    }
}

/// Converts tenths of the grid into an attribute.
fn grid(tenths: i32) -> String {
    (f64::from(tenths) / 10.0).to_string()
}

fn shape(shape: &Shape) -> Html {
    match *shape {
        Shape::Path(of, d) => html! { <path class={look(of)} {d} /> },
        Shape::Rect(of, place, round) => {
            let [x, y, width, height] = place.map(grid);
            html! { <rect class={look(of)} {x} {y} {width} {height} rx={grid(round)} /> }
        }
        Shape::Ellipse(of, place) => {
            let [cx, cy, rx, ry] = place.map(grid);
            html! { <ellipse class={look(of)} {cx} {cy} {rx} {ry} /> }
        }
        Shape::Hills(all) => hills(all),
        Shape::Trees(all) => trees(all),
        Shape::Waves(all) => waves(all),
        Shape::Landmark((x, y), d) => {
            let transform = format!("translate({} {})", grid(x), grid(y));
            html! { <g {transform}><path class="city-landmark upright" {d} /></g> }
        }
    }
}

/// Draws hills: the middle of each foot, and its size in tenths.
fn hills(all: &[(i32, i32, i32)]) -> Html {
    let hill = |&(x, y, tenths): &(i32, i32, i32)| {
        let scale = f64::from(tenths) / 10.0;
        html! {
            <g transform={format!("translate({x} {y}) scale({scale:.1})")}><g class="upright">
                <path class="city-hill" d="M-2.4 0.9Q-1.4 -1.4 -0.1 -1.5Q1.4 -1.4 2.4 0.9z" />
                <path class="city-hill__shade" d="M0 -1.5Q1.4 -1.4 2.4 0.9H0.8Q0.9 -0.5 0 -1.5z" />
            </g></g>
        }
    };
    html! { <>{ for all.iter().map(hill) }</> }
}

fn trees(all: &[(i32, i32)]) -> Html {
    let tree = |&(x, y): &(i32, i32)| {
        html! { <g transform={format!("translate({x} {y})")}><path class="city-tree upright" d="M0 -0.9a0.62 0.62 0 0 1 0.5 1a0.5 0.5 0 0 1 -1 0a0.62 0.62 0 0 1 0.5 -1zM0 0.2v0.7" /></g> }
    };
    html! { <>{ for all.iter().map(tree) }</> }
}

fn waves(all: &[(i32, i32)]) -> Html {
    let wave = |&(x, y): &(i32, i32)| {
        html! { <g transform={format!("translate({x} {y})")}><path class="city-wave upright" d="M-1.8 0q0.6 -0.7 1.2 0t1.2 0t1.2 0" /></g> }
    };
    html! { <>{ for all.iter().map(wave) }</> }
}

/// The greatest height of letters, in drawing units, at which texts next to the Routes have room.
const READABLE: i32 = 18;

#[derive(Properties, PartialEq)]
struct WatersAndPointsProps {
    board: Board,
    locale: Locale,
}

/// Draws the names of waters and the points table, if the board is large enough to read them.
#[component]
fn WatersAndPoints(props: &WatersAndPointsProps) -> Html {
    let WatersAndPointsProps { board, locale } = *props;
    let Some(look) = use_context::<BoardLook>() else { return Html::default() };
    if look.lettering.units() > READABLE {
        return Html::default();
    }
    let water = |(text, (x, y)): &(Text, (i32, i32))| {
        html! { <g transform={format!("translate({} {})", x * UNIT, y * UNIT)}><text class="city-water-name upright">{ text.of(locale) }</text></g> }
    };
    html! {
        <>
            { for board.sheet().waters.iter().map(water) }
            { points_table(board.data(), look.turned, locale) }
        </>
    }
}

/// Draws a Location's name.
pub(super) fn name(data: &'static BoardData, id: LocationId) -> Html {
    html! { <Name board={data.board()} {id} /> }
}

#[derive(Properties, PartialEq)]
struct NameProps {
    board: Board,
    id: LocationId,
}

/// Draws a Location's name, in letters that are legible at the current scale.
#[component]
fn Name(props: &NameProps) -> Html {
    let NameProps { board, id } = *props;
    let Some(look) = use_context::<BoardLook>() else { return Html::default() };
    let data = board.data();
    written(location(data, id), standing(data, id, look.turned, look.lettering))
}

/// Draws a name next to a spot.
pub(super) fn written((across, down): (i32, i32), standing: PlacedName) -> Html {
    let PlacedName { x, y, anchor, written: Written { lines, letters } } = standing;
    let anchor = match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let first = y + letters.line() * 3 / 10 - letters.line() * (lines.len() as i32 - 1) / 2;
    let line = |(row, line): (i32, &&'static str)| {
        html! { <tspan x={x.to_string()} y={(first + letters.line() * row).to_string()}>{ *line }</tspan> }
    };
    html! {
        <g transform={format!("translate({across} {down})")}>
            <text class="city-name upright" text-anchor={anchor} font-size={letters.height().to_string()}>{ for (0..).zip(lines).map(line) }</text>
        </g>
    }
}

/// Draws the points for Routes by length, where the board has room.
fn points_table(data: &BoardData, turned: Turned, locale: Locale) -> Html {
    let (x, y) = table_corner(data, turned);
    html! {
        <g transform={format!("translate({x} {y})")}><g class="city-table upright">{ points_rows(data, locale) }</g></g>
    }
}

fn points_rows(data: &BoardData, locale: Locale) -> Html {
    let (width, height) = table_size(data);
    let pairs = |kind: Kind| {
        let points = move |length| (length, data.rules.points(kind, length));
        shown_lengths(data, kind).map(points).collect::<Vec<(u8, u8)>>()
    };
    html! {
        <>
            <rect width={width.to_string()} height={height.to_string()} rx="10" />
            <text class="city-table__title" x="14" y="24">{ words::points_table(locale) }</text>
            { table_row(words::tram(locale), 52, &pairs(Kind::Tram)) }
            if has_metro(data) { { table_row(words::metro(locale), 96, &pairs(Kind::Metro)) } }
        </>
    }
}

fn table_row(title: &str, y: i32, pairs: &[(u8, u8)]) -> Html {
    let cell = |(column, (length, points)): (i32, &(u8, u8))| {
        let x = 92 + 42 * column;
        html! {
            <g>
                <rect class="city-table__length" x={(x - 11).to_string()} y={(y - 25).to_string()} width="22" height="15" rx="3" />
                <text class="city-table__number" x={x.to_string()} y={(y - 13).to_string()}>{ length }</text>
                <text class="city-table__points" x={x.to_string()} y={(y + 9).to_string()}>{ points }</text>
            </g>
        }
    };
    html! { <g><text x="14" y={y.to_string()}>{ title }</text>{ for (0..).zip(pairs).map(cell) }</g> }
}
