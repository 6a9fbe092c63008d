//! The boards in the box, each as a picture of its upper side.

use super::drag::{BoardDrag, DragOrigin};
use crate::titles::tramways::edition::BOARDS;
use crate::titles::tramways::rules::variants::{BoardSide, MapBoard, PlacedBoard};
use crate::titles::tramways::ui::components::map::MapPicture;
use crate::titles::tramways::view::new_game::builder::{Lay, MapLayout};
use crate::toolkit::hooks::clone;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::radios::{Group, named, radios};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct TrayProps {
    pub layout: MapLayout,
    pub drag: BoardDrag,
    pub onlay: Callback<Lay>,
}

/// Draws the boards; those on the sheet leave an empty place.
#[component]
pub(super) fn Tray(props: &TrayProps) -> Html {
    let locale = use_locale();
    let side = use_state_eq(|| BoardSide::Normal);
    let group = Group {
        name: "tray-side".to_owned(),
        label: locale.tray_side().into(),
        class: "radios--segments",
        chosen: *side,
        onpick: side.setter().to_callback(),
    };
    let faces = [
        named(BoardSide::Normal, "normal", locale.side(BoardSide::Normal)),
        named(BoardSide::Hard, "hard", locale.side(BoardSide::Hard)),
    ];
    html! {
        <section class="tray" aria-label={locale.tray()}>
            <header class="tray__head">
                <h3 class="tray__title">{ locale.tray() }</h3>
                { radios(&group, faces) }
            </header>
            <ul class="tray__boards" role="list">
                { for (0..BOARDS.len() as u8).map(|board| {
                    let label = locale.board_in_tray(MapBoard(board), *side);
                    entry(props, MapBoard(board), *side, label)
                }) }
            </ul>
        </section>
    }
}

fn entry(props: &TrayProps, board: MapBoard, side: BoardSide, label: String) -> Html {
    let laid = props.layout.has(board);
    let picture = PlacedBoard { board, side, turn: 0, x: 0, y: 0 };
    let onclick =
        Callback::from(clone!([drag = props.drag, onlay = props.onlay], move |_: MouseEvent| {
            if !drag.swallows_click() {
                onlay.emit(Lay::Add(board, side));
            }
        }));
    let upright = PlacedBoard { turn: 1, ..picture };
    let onpointerdown =
        props.drag.ondown.reform(move |event: PointerEvent| (event, upright, DragOrigin::Tray));
    html! {
        <li key={board.0}>
            <button type="button" class="tray__board" {onclick} {onpointerdown} disabled={laid || !props.layout.has_room()}
                aria-label={label} data-testid={format!("tray-{}", board.name())}>
                <span class="tray__name">{ board.name() }</span>
                <MapPicture boards={vec![picture]} />
            </button>
        </li>
    }
}
