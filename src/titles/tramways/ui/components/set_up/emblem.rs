//! Small drawings of options.

use crate::titles::tramways::rules::variants::{
    BoardId, Deal, DevelopmentRule, MapSize, Placement, PlayerBoard, Side, Sides,
};
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::map::MapPicture;
use crate::titles::tramways::view::new_game::set_up::read;
use crate::toolkit::widgets::emblem::Thing::{Back, Board, Card};
use crate::toolkit::widgets::emblem::emblem as rectangles;
use crate::toolkit::widgets::icon::plain_icon;
use yew::prelude::*;

/// The drawing of an option's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Emblem {
    /// The sides of the boards.
    Sides(Sides),
    /// The size of the map.
    Size(MapSize),
    Deal(Deal),
    /// The Development rule.
    Development(DevelopmentRule),
    /// The Rail Workers of a player board.
    Board(PlayerBoard),
}

impl Emblem {
    /// Returns the emblem of an option's value, by their written names.
    pub(super) fn named(option: &str, value: &str) -> Option<Emblem> {
        match option {
            "sides" => read(value).map(Emblem::Sides),
            "size" => read(value).map(Emblem::Size),
            "deal" => read(value).map(Emblem::Deal),
            "development" => read(value).map(Emblem::Development),
            "board" => read(value).map(Emblem::Board),
            _ => None,
        }
    }
}

pub(crate) fn emblem(emblem: Emblem) -> Html {
    match emblem {
        Emblem::Sides(sides) => example(sides),
        Emblem::Size(MapSize::Standard) => rectangles(&[
            (Board, 12, 4, 19, 17),
            (Board, 33, 4, 19, 17),
            (Board, 12, 23, 19, 17),
            (Board, 33, 23, 19, 17),
        ]),
        Emblem::Size(MapSize::Expert) => {
            rectangles(&[(Board, 5, 8, 17, 28), (Board, 23, 8, 17, 28), (Board, 41, 8, 17, 28)])
        }
        Emblem::Deal(Deal::Normal) => rectangles(&[
            (Back, 8, 9, 17, 25),
            (Back, 18, 11, 17, 25),
            (Back, 28, 9, 17, 25),
            (Back, 38, 11, 17, 25),
        ]),
        Emblem::Deal(Deal::Advanced) => rectangles(&[
            (Card, 6, 3, 12, 17),
            (Card, 20, 3, 12, 17),
            (Card, 34, 3, 12, 17),
            (Card, 48, 3, 12, 17),
            (Card, 13, 23, 12, 17),
            (Card, 27, 23, 12, 17),
            (Card, 41, 23, 12, 17),
        ]),
        Emblem::Development(DevelopmentRule::Original) => rectangles(&[
            (Back, 11, 5, 18, 26),
            (Back, 9, 8, 18, 26),
            (Card, 7, 11, 18, 26),
            (Back, 40, 5, 18, 26),
            (Back, 38, 8, 18, 26),
            (Card, 36, 11, 18, 26),
        ]),
        Emblem::Development(DevelopmentRule::Alternative) => rectangles(&[
            (Back, 4, 10, 13, 22),
            (Card, 20, 10, 12, 22),
            (Card, 34, 10, 12, 22),
            (Card, 48, 10, 12, 22),
        ]),
        Emblem::Board(board) => html! {
            <span class="seat-card__workers">
                { for (0..board.workers()).map(|_| plain_icon(GameSign::Worker)) }
            </span>
        },
    }
}

/// Boards with these sides.
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
