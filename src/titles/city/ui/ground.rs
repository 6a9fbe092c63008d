//! What of the boards never changes: land, water, parks, names, the table of points. Drawn in steps
//! of the boards' grid.

use super::has_metro;
use crate::titles::city::boards::{Anchor, Board, BoardData, LocationId};
use crate::titles::city::view::geometry::{UNIT, location};
use crate::titles::city::view::labels::{Letters, Lie, Standing, Written, standing, table_corner};
use crate::titles::city::words;
use crate::words::Locale;
use yew::prelude::*;

/// Everything that never changes.
pub(super) fn ground(data: &BoardData, locale: Locale) -> Html {
    html! {
        <>
            <g class="city-ground" transform={format!("scale({UNIT})")}>{ land(data.board) }</g>
            { for waters(data.board, locale).into_iter().map(|(text, x, y)| html! { <g transform={format!("translate({} {})", x * UNIT, y * UNIT)}><text class="city-water-name upright">{ text }</text></g> }) }
            { points_table(data, locale) }
            { for data.all_locations().map(|id| name(data, id)) }
        </>
    }
}

/// The drawing of a board's land, in steps of the grid.
pub(super) fn land(board: Board) -> Html {
    match board {
        Board::SanFrancisco => san_francisco(),
        Board::Berlin => berlin(),
    }
}

fn waters(board: Board, locale: Locale) -> Vec<(&'static str, i32, i32)> {
    match board {
        Board::SanFrancisco => vec![(words::pacific(locale), 7, 17), (words::bay(locale), 74, 10)],
        Board::Berlin => Vec::new(),
    }
}

const PENINSULA: &str = "M2 120L2.2 34C1.8 29 1.6 23.5 5 21.6C10 20.6 13.5 19.6 16.5 17.2C19 15 20 13.4 22 12.2C24.6 12.6 28 14.4 33 13.8C38 13 44 13.6 50 13.2C57 13.2 63 14.6 67 18.4C71.4 21 76.4 27 80 33C83 37 82.4 43 80 47.6C78.4 52 80 57 84 64L100 120z";
const HEADLANDS: &str = "M-60 -60L28 -60L25.4 -4C24 -1 21.6 0.6 18.6 1.6C15 2.8 11 1.4 7 2.2C1 4 -4 2 -10 4C-20 7 -40 4 -60 8z";
const ISLAND: &str =
    "M46.6 3.4C47.4 0.8 52 0.4 53.6 2.6C55 5.4 52.6 7 50 7C47.6 7 46 5.6 46.6 3.4z";
const STREETS: &str = "M6 29H80M5 33.6H80M3 45H80M3 54H79M33 16V62M44 15V62M61 16V62M68 24V62M10 23V62M18 20V62M25.6 16V62";
const BRIDGE: &str = "M22.6 11.4L17.6 1.6M22.6 11.4m-1.4 -0.2l2.6 -1.4M18.4 3.6m-1.4 0.6l2.6 -1.4";

fn san_francisco() -> Html {
    html! {
        <>
            <rect class="city-water" x="-80" y="-80" width="260" height="260" />
            <path class="city-shallows" d={PENINSULA} />
            <path class="city-shallows" d={HEADLANDS} />
            <path class="city-shallows" d={ISLAND} />
            <path class="city-land" d={PENINSULA} />
            <path class="city-land" d={HEADLANDS} />
            <path class="city-land" d={ISLAND} />
            <path class="city-streets" d={STREETS} />
            <path class="city-avenue" d="M68 21.6L44 45.6L34 52" />
            <rect class="city-park" x="3.2" y="36.8" width="26.6" height="6.2" rx="1.2" />
            <path class="city-park" d="M16.6 18.4C19 15.6 20.4 13.8 22.4 13.4C25 14 27 15.4 30.4 15.2L29 25.4C25 28.4 19.6 27.6 14.6 25.6C14.2 22.6 15 20 16.6 18.4z" />
            <path class="city-park" d="M3.2 23.6C4.6 22.4 8 21.8 10.6 21.4L9.6 24.6L4 28.6z" />
            <ellipse class="city-pond" cx="22.5" cy="40.9" rx="1.9" ry="0.6" />
            { hills(&[(15, 57, 22), (22, 54, 15), (35, 55, 16), (34, 62, 20), (70, 43, 15), (9, 33, 13), (44, 60, 14), (12, -2, 24), (22, -4, 18)]) }
            { trees(&[(6, 39), (9, 42), (18, 38), (26, 42), (18, 24), (26, 17), (20, 18), (28, 20), (5, 25)]) }
            { waves(&[(2, 8), (12, 15), (36, 8), (40, 1), (62, 4), (70, 14), (80, 5), (84, 18), (90, 30), (88, 44), (-4, 14), (-4, 30), (-3, 44), (60, 10), (92, 10)]) }
            <path class="city-bridge" d={BRIDGE} />
            <g transform="translate(49 2.4)"><path class="city-landmark upright" d="M-0.4 0v-1.8h0.8v1.8z" /></g>
        </>
    }
}

const SPREE: &str = "M-60 20C-20 30 2 28 11 23.4C17 17.6 19 24.4 25 23.6C32 21.6 36 25 40 22C43.6 19.6 47 21.4 52 23C56.4 24.6 60.4 29.6 66 31.6C72 33.6 73 37 79 38.4C86 40 90 47 150 56";
const CANAL: &str =
    "M19 23.4C23 30 31 33.6 37 36C43 38.8 50 40.6 58 41.4C64 41.8 69 39.4 73.4 36.6";

fn berlin() -> Html {
    html! {
        <>
            <rect class="city-land city-land--plain" x="-80" y="-80" width="280" height="260" />
            <path class="city-streets" d="M-6 10H98M-6 22H98M-6 38H98M-6 47H98M10 -6V60M21 -6V60M38 -6V60M50 -6V60M63 -6V60M72 -6V60M86 -6V60" />
            <path class="city-avenue" d="M-6 28.4L14 25.2L44 26L58 25.8L98 17M58 26L66 44L70 60M58 26L52 2" />
            <path class="city-park" d="M28.4 24.6L42 23.4L42.4 30.6L31.6 31.6z" />
            <ellipse class="city-park" cx="67" cy="20.4" rx="3.2" ry="1.7" />
            <ellipse class="city-park" cx="58.5" cy="48.6" rx="4.6" ry="2.6" />
            <ellipse class="city-park" cx="84" cy="45" rx="6" ry="3.4" />
            <path class="city-park" d="M-30 36C-8 34 2 36 6 41C8 46 6 52 2 60L-30 70z" />
            <path class="city-park" d="M8 3C13 0 22 1.4 24 5C22 9 12 9.6 8 7.6z" />
            <ellipse class="city-pond" cx="76.4" cy="10.6" rx="1.7" ry="1.1" />
            <path class="city-river" d={SPREE} />
            <path class="city-canal" d={CANAL} />
            { trees(&[(32, 25), (36, 30), (40, 24), (33, 30), (2, 40), (5, 44), (1, 48), (11, 4), (16, 6), (20, 4), (82, 47), (88, 45), (85, 43), (60, 49)]) }
            <g transform="translate(60.6 22.6)"><path class="city-landmark upright" d="M0 0v-3.4M0 -3.4a0.8 0.8 0 1 0 -0.1 0zM0 -5v-2" /></g>
        </>
    }
}

/// Hills: middle, foot and width in tenths.
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

/// A Location's name, as it stands on the board and on the turned one.
pub(super) fn name(data: &BoardData, id: LocationId) -> Html {
    let (x, y) = location(data, id);
    let [drawn, turned] = [Lie::Drawn, Lie::Turned].map(|lie| standing(data, id, lie));
    html! {
        <g transform={format!("translate({x} {y})")}>
            { lines("city-name--lying", drawn) }
            { lines("city-name--standing upright", turned) }
        </g>
    }
}

fn lines(class: &'static str, stands: Standing) -> Html {
    let Standing { x, y, anchor, written: Written { lines, letters } } = stands;
    let small = (letters == Letters::Small).then_some("city-name--small");
    let class = classes!("city-name", class, small);
    let anchor = match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let first = y + letters.line() * 3 / 10 - letters.line() * (lines.len() as i32 - 1) / 2;
    let line = |(row, line): (i32, &&'static str)| {
        html! { <tspan x={x.to_string()} y={(first + letters.line() * row).to_string()}>{ *line }</tspan> }
    };
    html! { <text {class} text-anchor={anchor}>{ for (0..).zip(lines).map(line) }</text> }
}

/// The points for Routes by length, where the board has room for it.
fn points_table(data: &BoardData, locale: Locale) -> Html {
    let (x, y) = match data.board {
        Board::SanFrancisco => (740, 668),
        Board::Berlin => (8, 540),
    };
    let (across, down) = table_corner(data);
    let table = points_rows(data, locale);
    html! {
        <>
            <g class="city-table city-name--lying" transform={format!("translate({x} {y})")}>{ table.clone() }</g>
            <g transform={format!("translate({across} {down})")}><g class="city-table city-name--standing upright">{ table }</g></g>
        </>
    }
}

fn points_rows(data: &BoardData, locale: Locale) -> Html {
    let trams = [(1, 1), (2, 2), (3, 4), (4, 7)];
    let metros = [(2, 1), (3, 3), (4, 5)];
    html! {
        <>
            <rect width="250" height={if has_metro(data) { "112" } else { "78" }} rx="10" />
            <text class="city-table__title" x="14" y="24">{ words::points_table(locale) }</text>
            { table_row(words::tram(locale), 52, &trams) }
            if has_metro(data) { { table_row(words::metro(locale), 90, &metros) } }
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
