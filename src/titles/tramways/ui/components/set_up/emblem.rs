//! Small drawings of options.

use crate::titles::tramways::rules::variants::{
    BoardSide, Deal, DevelopmentRule, MapBoard, MapSize, PlacedBoard, PlayerBoard, Sides,
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
pub(crate) enum OptionEmblem {
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

impl OptionEmblem {
    /// Returns the emblem of an option's value, by their written names.
    pub(super) fn named(option: &str, value: &str) -> Option<OptionEmblem> {
        match option {
            "sides" => read(value).map(OptionEmblem::Sides),
            "size" => read(value).map(OptionEmblem::Size),
            "deal" => read(value).map(OptionEmblem::Deal),
            "development" => read(value).map(OptionEmblem::Development),
            "board" => read(value).map(OptionEmblem::Board),
            _ => None,
        }
    }
}

pub(crate) fn emblem(emblem: OptionEmblem) -> Html {
    match emblem {
        OptionEmblem::Sides(sides) => example(sides),
        OptionEmblem::Size(MapSize::Standard) => rectangles(&[
            (Board, 12, 4, 19, 17),
            (Board, 33, 4, 19, 17),
            (Board, 12, 23, 19, 17),
            (Board, 33, 23, 19, 17),
        ]),
        OptionEmblem::Size(MapSize::Expert) => {
            rectangles(&[(Board, 5, 8, 17, 28), (Board, 23, 8, 17, 28), (Board, 41, 8, 17, 28)])
        }
        OptionEmblem::Deal(Deal::Normal) => rectangles(&[
            (Back, 8, 9, 17, 25),
            (Back, 18, 11, 17, 25),
            (Back, 28, 9, 17, 25),
            (Back, 38, 11, 17, 25),
        ]),
        OptionEmblem::Deal(Deal::Advanced) => rectangles(&[
            (Card, 6, 3, 12, 17),
            (Card, 20, 3, 12, 17),
            (Card, 34, 3, 12, 17),
            (Card, 48, 3, 12, 17),
            (Card, 13, 23, 12, 17),
            (Card, 27, 23, 12, 17),
            (Card, 41, 23, 12, 17),
        ]),
        OptionEmblem::Development(DevelopmentRule::Original) => rectangles(&[
            (Back, 11, 5, 18, 26),
            (Back, 9, 8, 18, 26),
            (Card, 7, 11, 18, 26),
            (Back, 40, 5, 18, 26),
            (Back, 38, 8, 18, 26),
            (Card, 36, 11, 18, 26),
        ]),
        OptionEmblem::Development(DevelopmentRule::Alternative) => rectangles(&[
            (Back, 4, 10, 13, 22),
            (Card, 20, 10, 12, 22),
            (Card, 34, 10, 12, 22),
            (Card, 48, 10, 12, 22),
        ]),
        OptionEmblem::Board(board) => html! {
            <span class="seat-card__workers">
                { for (0..board.workers()).map(|_| plain_icon(GameSign::Worker)) }
            </span>
        },
    }
}

/// Boards with these sides.
fn example(sides: Sides) -> Html {
    let lying = |board, side| PlacedBoard { board: MapBoard(board), side, turn: 0, x: 0, y: 0 };
    let boards = match sides {
        Sides::Normal => vec![lying(0, BoardSide::Normal)],
        Sides::Mixed => {
            let upright = |board, side, x| PlacedBoard { turn: 1, x, ..lying(board, side) };
            vec![upright(3, BoardSide::Normal, 0), upright(1, BoardSide::Hard, 3)]
        }
        Sides::Hard => vec![lying(1, BoardSide::Hard)],
    };
    html! {
        <MapPicture {boards} />
    }
}
