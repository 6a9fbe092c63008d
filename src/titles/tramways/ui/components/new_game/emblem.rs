//! Small drawings of what an option means.

use crate::table::Hands;
use crate::titles::tramways::rules::variants::{
    BoardId, Deal, DevelopmentRule, MapSize, Placement, Side, Sides,
};
use crate::titles::tramways::ui::components::map::MapPicture;
use yew::prelude::*;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emblem {
    /// The sides of the boards.
    Sides(Sides),
    /// The size of the map.
    Size(MapSize),
    Deal(Deal),
    /// The Development rule.
    Development(DevelopmentRule),
    /// Hidden or open hands.
    Hands(Hands),
}

/// A rectangle: its class and its left, top, width and height.
type Box = (&'static str, i32, i32, i32, i32);

const CARD: &str = "emblem__card";
const BACK: &str = "emblem__back";
const BOARD: &str = "emblem__board";

pub fn emblem(emblem: Emblem) -> Html {
    match emblem {
        Emblem::Sides(sides) => example(sides),
        Emblem::Size(MapSize::Standard) => boxes(&[
            (BOARD, 12, 4, 19, 17),
            (BOARD, 33, 4, 19, 17),
            (BOARD, 12, 23, 19, 17),
            (BOARD, 33, 23, 19, 17),
        ]),
        Emblem::Size(MapSize::Expert) => {
            boxes(&[(BOARD, 5, 8, 17, 28), (BOARD, 23, 8, 17, 28), (BOARD, 41, 8, 17, 28)])
        }
        Emblem::Deal(Deal::Normal) => boxes(&[
            (BACK, 8, 9, 17, 25),
            (BACK, 18, 11, 17, 25),
            (BACK, 28, 9, 17, 25),
            (BACK, 38, 11, 17, 25),
        ]),
        Emblem::Deal(Deal::Advanced) => boxes(&[
            (CARD, 6, 3, 12, 17),
            (CARD, 20, 3, 12, 17),
            (CARD, 34, 3, 12, 17),
            (CARD, 48, 3, 12, 17),
            (CARD, 13, 23, 12, 17),
            (CARD, 27, 23, 12, 17),
            (CARD, 41, 23, 12, 17),
        ]),
        Emblem::Development(DevelopmentRule::Original) => boxes(&[
            (BACK, 11, 5, 18, 26),
            (BACK, 9, 8, 18, 26),
            (CARD, 7, 11, 18, 26),
            (BACK, 40, 5, 18, 26),
            (BACK, 38, 8, 18, 26),
            (CARD, 36, 11, 18, 26),
        ]),
        Emblem::Development(DevelopmentRule::Alternative) => boxes(&[
            (BACK, 4, 10, 13, 22),
            (CARD, 20, 10, 12, 22),
            (CARD, 34, 10, 12, 22),
            (CARD, 48, 10, 12, 22),
        ]),
        Emblem::Hands(Hands::Hidden) => boxes(&[(BACK, 14, 9, 17, 25), (BACK, 33, 9, 17, 25)]),
        Emblem::Hands(Hands::Open) => boxes(&[(CARD, 14, 9, 17, 25), (CARD, 33, 9, 17, 25)]),
    }
}

fn boxes(boxes: &[Box]) -> Html {
    let draw = |&(class, x, y, width, height): &Box| {
        html! {
            <rect {class} x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} rx="2.5" />
        }
    };
    sheet(boxes.iter().map(draw).collect())
}

fn sheet(drawing: Html) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 64 44" aria-hidden="true" focusable="false">{ drawing }</svg>
    }
}

/// Real boards with these sides.
fn example(sides: Sides) -> Html {
    let lying = |board, side| Placement { board: BoardId(board), side, turn: 0, x: 0, y: 0 };
    let boards = match sides {
        Sides::Normal => vec![lying(0, Side::Normal)],
        Sides::Mixed => {
            let upright = |board, side, x| Placement { turn: 1, x, ..lying(board, side) };
            vec![upright(3, Side::Normal, 0), upright(1, Side::Hard, 3)]
        }
        Sides::Hard => vec![lying(1, Side::Hard)],
    };
    html! {
        <MapPicture {boards} />
    }
}
