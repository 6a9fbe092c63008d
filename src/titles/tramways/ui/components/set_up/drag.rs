//! Boards dragged from the tray to the sheet, on the sheet, and off it.

use crate::titles::tramways::network::GridPoint;
use crate::titles::tramways::rules::variants::PlacedBoard;
use crate::titles::tramways::view::new_game::builder::{Lay, SheetFrame};
use crate::toolkit::hooks::clone;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Pixels that a pointer may move in a click.
const SLACK: f64 = 5.0;

/// The origin of a dragged board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DragOrigin {
    Tray,
    Sheet,
}

/// A board held by a pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct HeldBoard {
    /// The board before the drag, or as it comes from the tray.
    pub(super) board: PlacedBoard,
    /// Its corner if dropped now; `None` off the sheet.
    pub(super) at: Option<GridPoint>,
    /// True if it is being dragged, not just pressed.
    pub(super) moved: bool,
    origin: DragOrigin,
    pointer: i32,
    start: (f64, f64),
    /// From the board's corner to the pointer, in cells.
    grab: (f64, f64),
}

/// The pointer handlers, and the held board.
#[derive(Clone, PartialEq)]
pub(super) struct BoardDrag {
    /// The board that is held.
    pub(super) held: Option<HeldBoard>,
    /// A pointer went down on a board.
    pub(super) ondown: Callback<(PointerEvent, PlacedBoard, DragOrigin)>,
    /// A pointer moved, anywhere in the map editor.
    pub(super) onmove: Callback<PointerEvent>,
    /// A pointer went up.
    pub(super) onup: Callback<PointerEvent>,
    /// The browser took the pointer away.
    pub(super) oncancel: Callback<PointerEvent>,
    /// True if the next click only ends a drag.
    dragged: Rc<Cell<bool>>,
}

impl BoardDrag {
    /// Returns whether a click only ends a drag, once for each drag.
    pub(super) fn swallows_click(&self) -> bool {
        self.dragged.take()
    }
}

/// Drags boards over the sheet that shows a frame.
#[hook]
pub(super) fn use_drag(
    sheet: &NodeRef,
    frame: SheetFrame,
    onlay: &Callback<Vec<Lay>>,
) -> BoardDrag {
    let held = use_state_eq(|| None::<HeldBoard>);
    let dragged = use_memo((), |()| Cell::new(false));
    let ondown = {
        let (held, sheet, dragged) = (held.clone(), sheet.clone(), dragged.clone());
        Callback::from(move |(event, board, origin): (PointerEvent, PlacedBoard, DragOrigin)| {
            if event.button() == 0 {
                dragged.set(false);
                capture(&event);
                held.set(Some(grasp(&event, board, origin, place(&sheet, frame, &event))));
            }
        })
    };
    let onmove = Callback::from(clone!([held, sheet], move |event: PointerEvent| {
        if let Some(now) = held.filter(|it| it.pointer == event.pointer_id()) {
            held.set(Some(follow(now, &event, place(&sheet, frame, &event))));
        }
    }));
    let onup = Callback::from(clone!([held, dragged, onlay], move |event: PointerEvent| {
        if let Some(now) = held.filter(|it| it.pointer == event.pointer_id()) {
            held.set(None);
            dragged.set(now.moved);
            onlay.emit(drop_board(now));
        }
    }));
    let oncancel = Callback::from(clone!([held], move |_: PointerEvent| held.set(None)));
    BoardDrag { held: *held, ondown, onmove, onup, oncancel, dragged }
}

/// Captures the pointer for the board under it, which then gets all its events.
fn capture(event: &PointerEvent) {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let board = target.and_then(|it| it.closest(".tray__board, .sheet__board").ok().flatten());
    if let Some(board) = board {
        let _ = board.set_pointer_capture(event.pointer_id());
    }
}

fn grasp(
    event: &PointerEvent,
    board: PlacedBoard,
    origin: DragOrigin,
    place: PointerPlace,
) -> HeldBoard {
    let (x, y) = place.cell;
    let grab = match origin {
        DragOrigin::Sheet => (x - f64::from(board.x), y - f64::from(board.y)),
        // A board from the tray is upright and held in its middle.
        DragOrigin::Tray => (1.5, 2.5),
    };
    let start = pixel(event);
    HeldBoard { board, at: None, moved: false, origin, pointer: event.pointer_id(), start, grab }
}

fn follow(held: HeldBoard, event: &PointerEvent, place: PointerPlace) -> HeldBoard {
    let now = pixel(event);
    let far = (now.0 - held.start.0).hypot(now.1 - held.start.1) > SLACK;
    let cell = |place: f64, grab: f64| (place - grab).round() as i16;
    let at = GridPoint { x: cell(place.cell.0, held.grab.0), y: cell(place.cell.1, held.grab.1) };
    HeldBoard { at: place.inside.then_some(at), moved: held.moved || far, ..held }
}

/// The changes made by dropping a board.
fn drop_board(held: HeldBoard) -> Vec<Lay> {
    let PlacedBoard { board, side, .. } = held.board;
    match (held.moved, held.origin, held.at) {
        (true, DragOrigin::Sheet, Some(at)) => vec![Lay::Put(board, at)],
        (true, DragOrigin::Sheet, None) => vec![Lay::Remove(board)],
        (true, DragOrigin::Tray, Some(at)) => vec![Lay::Add(board, side), Lay::Put(board, at)],
        _ => Vec::new(),
    }
}

/// A pointer's place on the sheet.
struct PointerPlace {
    cell: (f64, f64),
    inside: bool,
}

fn place(sheet: &NodeRef, frame: SheetFrame, event: &PointerEvent) -> PointerPlace {
    let Some(window) = sheet.cast::<Element>().map(|it| it.get_bounding_client_rect()) else {
        return PointerPlace { cell: (0.0, 0.0), inside: false };
    };
    let (x, y) = pixel(event);
    let (x, y) = (x - window.left(), y - window.top());
    let size = (window.width(), window.height());
    let inside = (0.0..size.0).contains(&x) && (0.0..size.1).contains(&y);
    PointerPlace { cell: frame.cell((x, y), size), inside }
}

fn pixel(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
