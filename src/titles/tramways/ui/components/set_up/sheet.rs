//! The sheet for laying boards.

use super::drag::{BoardDrag, DragOrigin};
use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::rules::variants::{MapBoard, PlacedBoard};
use crate::titles::tramways::ui::components::map::BoardTile;
use crate::titles::tramways::view::new_game::builder::{Lay, MapLayout, SheetFrame};
use crate::titles::tramways::view::new_game::set_up::BoardMark;
use crate::titles::tramways::view::scene::CELL;
use crate::toolkit::preferences::use_locale;
use web_sys::SvgElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct SheetProps {
    /// The drawing, for measuring.
    pub node: NodeRef,
    pub layout: MapLayout,
    /// The boards that are wrong or odd.
    pub marks: Vec<(MapBoard, BoardMark)>,
    pub drag: BoardDrag,
    pub onlay: Callback<Lay>,
}

/// Draws the sheet; keys change the selected board.
#[component]
pub(super) fn Sheet(props: &SheetProps) -> Html {
    let locale = use_locale();
    let onkeydown = {
        let (chosen, onlay) = (props.layout.chosen(), props.onlay.clone());
        let node = props.node.clone();
        Callback::from(move |event: KeyboardEvent| {
            let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
            let lay = chosen.and_then(|it| by_key(&event.key(), it));
            if plain && let Some(lay) = lay {
                event.prevent_default();
                keep_focus(lay, &node);
                onlay.emit(lay);
            }
        })
    };
    let frame = props.layout.frame();
    html! {
        <svg ref={props.node.clone()} class="workbench__paper" viewBox={view_box(frame)} tabindex="0" role="group"
            aria-label={locale.sheet()} {onkeydown} data-testid="sheet">
            <defs>
                <pattern id="sheet-cells" width={CELL.to_string()} height={CELL.to_string()} patternUnits="userSpaceOnUse">
                    <path class="sheet__cross" d="M-12 0H12M0 -12V12M88 0H112M0 88V112M100 -12V12M-12 100H12M88 100H112M100 88V112" />
                </pattern>
            </defs>
            { ground(frame) }
            { for props.layout.placements().iter().map(|it| board(props, *it, &locale.laid_board(*it))) }
            { held(&props.drag) }
        </svg>
    }
}

/// The cells of the frame and everything that may be seen around it.
fn ground(frame: SheetFrame) -> Html {
    let (x, y) = (i32::from(frame.corner.x) - 100, i32::from(frame.corner.y) - 100);
    let (width, height) = (i32::from(frame.width) + 200, i32::from(frame.height) + 200);
    let units = |cells: i32| (cells * CELL).to_string();
    html! {
        <rect x={units(x)} y={units(y)} width={units(width)} height={units(height)} fill="url(#sheet-cells)" />
    }
}

fn board(props: &SheetProps, it: PlacedBoard, label: &str) -> Html {
    let is_chosen = props.layout.chosen() == Some(it);
    let mark = props.marks.iter().find(|(board, _)| *board == it.board).map(|(_, mark)| *mark);
    let lifted = props.drag.held.is_some_and(|held| held.moved && held.board.board == it.board);
    let class = classes!(
        "sheet__board",
        is_chosen.then_some("is-chosen"),
        lifted.then_some("is-lifted"),
        mark.map(|mark| if mark == BoardMark::Wrong { "is-wrong" } else { "is-odd" }),
    );
    let onpointerdown =
        props.drag.ondown.reform(move |event: PointerEvent| (event, it, DragOrigin::Sheet));
    let onfocus = props.onlay.reform(move |_: FocusEvent| Lay::Choose(it.board));
    html! {
        <g key={it.board.0} {class} transform={shift(GridPoint { x: it.x.into(), y: it.y.into() })} tabindex="0" role="button"
            aria-label={label.to_owned()} aria-pressed={is_chosen.to_string()} {onpointerdown} {onfocus}
            data-board={it.board.name()}>
            <BoardTile board={tile(it)} />
            { edge(it) }
        </g>
    }
}

/// The held board where it would be dropped.
fn held(drag: &BoardDrag) -> Html {
    match drag.held.filter(|held| held.moved) {
        Some(held) => match held.at {
            Some(at) => html! {
                <g class="sheet__held" transform={shift(at)}><BoardTile board={tile(held.board)} />{ edge(held.board) }</g>
            },
            None => Html::default(),
        },
        None => Html::default(),
    }
}

/// The board without its place, so that moving it needs no new drawing.
fn tile(it: PlacedBoard) -> PlacedBoard {
    PlacedBoard { x: 0, y: 0, ..it }
}

fn edge(it: PlacedBoard) -> Html {
    let (width, height) = if it.turn.is_multiple_of(2) { (5, 3) } else { (3, 5) };
    html! {
        <rect class="sheet__edge" x="3" y="3" width={(width * CELL - 6).to_string()} height={(height * CELL - 6).to_string()} rx="10" />
    }
}

fn shift(at: GridPoint) -> String {
    format!("translate({} {})", i32::from(at.x) * CELL, i32::from(at.y) * CELL)
}

fn view_box(frame: SheetFrame) -> String {
    let units = |cells: i16| i32::from(cells) * CELL;
    let SheetFrame { corner, width, height } = frame;
    format!("{} {} {} {}", units(corner.x), units(corner.y), units(width), units(height))
}

fn by_key(key: &str, it: PlacedBoard) -> Option<Lay> {
    match key {
        "ArrowUp" => Some(Lay::Step(it.board, Direction::North)),
        "ArrowRight" => Some(Lay::Step(it.board, Direction::East)),
        "ArrowDown" => Some(Lay::Step(it.board, Direction::South)),
        "ArrowLeft" => Some(Lay::Step(it.board, Direction::West)),
        "r" | "R" => Some(Lay::Turn(it.board)),
        "f" | "F" => Some(Lay::Flip(it.board)),
        "Delete" | "Backspace" => Some(Lay::Remove(it.board)),
        _ => None,
    }
}

/// Keeps the focus in the sheet when a board is removed.
fn keep_focus(lay: Lay, sheet: &NodeRef) {
    if let (Lay::Remove(_), Some(sheet)) = (lay, sheet.cast::<SvgElement>()) {
        let _ = sheet.focus();
    }
}
