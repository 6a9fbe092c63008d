//! The layer that never changes.

use crate::titles::tramways::view::scene::{BoardShape, Era, Land, MapPoint, MapTree, Peak};
use crate::toolkit::widgets::lettering::{SignPlace, lettering};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(in crate::titles::tramways::ui) struct LandProps {
    pub land: Rc<Land>,
}

/// Draws boards, lakes, mountains and trees, once a game.
#[component]
pub(in crate::titles::tramways::ui) fn LandLayer(props: &LandProps) -> Html {
    let land = &props.land;
    html! {
        <g class="land">
            { for land.boards.iter().map(board) }
            { for land.lakes.iter().map(|path| lake(path)) }
            { for land.waves.iter().map(wave) }
            { for land.peaks.iter().map(peak) }
            { for land.trees.iter().map(tree) }
        </g>
    }
}

fn board(board: &BoardShape) -> Html {
    let class = classes!("board", (board.era == Era::Hard).then_some("board--old"));
    let label = format!("{} {}", board.name, board.era.year());
    let MapPoint { x, y } = board.label;
    html! {
        <g {class}>
            <path class="board__shadow" d={board.path.clone()} />
            <path class="board__ground" d={board.path.clone()} />
            if board.era == Era::Hard {
                <path class="board__hatch" d={board.path.clone()} fill="url(#t-hatch)" />
            }
            <path class="board__grid" d={board.grid.clone()} />
            <path class="board__edge" d={board.path.clone()} />
            <g class="board__label">{ lettering(&label, SignPlace { x: x + 32, y: y + 14, height: 10 }) }</g>
        </g>
    }
}

fn lake(path: &str) -> Html {
    html! {
        <path class="lake" d={path.to_owned()} />
    }
}

fn wave(spot: &MapPoint) -> Html {
    placed("#m-wave", (spot.x + 20, spot.y + 30), (60, 40))
}

fn peak(peak: &Peak) -> Html {
    let href = if peak.variant == 0 { "#m-mountain-0" } else { "#m-mountain-1" };
    placed(href, (peak.spot.x, peak.spot.y), (100, 100))
}

fn tree(tree: &MapTree) -> Html {
    let width = tree.height * 5 / 6;
    let corner = (tree.spot.x - width / 2, tree.spot.y - tree.height);
    placed("#m-tree", corner, (width, tree.height))
}

/// Draws a symbol of static/town.svg at a place.
pub(super) fn placed(href: &'static str, corner: (i32, i32), size: (i32, i32)) -> Html {
    html! {
        <use {href} x={corner.0.to_string()} y={corner.1.to_string()}
            width={size.0.to_string()} height={size.1.to_string()} />
    }
}
