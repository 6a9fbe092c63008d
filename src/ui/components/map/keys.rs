//! The map with the keyboard: a cursor over the cells.

use super::{AIR, Gesture, controls, middle_of};
use crate::network::{Direction, Point};
use crate::view::camera::Camera;
use crate::view::scene::{Scene, Spot, centre};
use yew::prelude::*;

/// The cursor and what moves it.
pub(super) struct Cursor {
    /// The cell it is on, while the map has the focus.
    pub cell: Option<Point>,
    pub onkeydown: Callback<KeyboardEvent>,
    pub onfocus: Callback<FocusEvent>,
    pub onblur: Callback<FocusEvent>,
    pub onpointerdown: Callback<PointerEvent>,
}

/// What a key does.
enum Command {
    Move(Direction),
    Pick,
    Ask,
    Zoom(f64),
    Whole,
}

/// A cursor that is moved with the arrow keys and clicks with Enter or Space; `+`, `-` and `0`
/// change the view. Only a cursor that was moved since the pointer was last used clicks: else Enter
/// is the table's.
#[hook]
pub(super) fn use_cursor(
    scene: &Scene,
    camera: &UseStateHandle<Camera>,
    onspot: Callback<(Spot, Gesture)>,
) -> Cursor {
    let at = use_state_eq(|| Point { x: 0, y: 0 });
    let seen = use_state_eq(|| false);
    let steered = use_state_eq(|| false);
    let onkeydown = {
        let (at, seen, steered) = (at.clone(), seen.clone(), steered.clone());
        let (camera, size) = (camera.clone(), scene.size);
        Callback::from(move |event: KeyboardEvent| {
            let Some(command) = command(&event) else { return };
            if matches!(command, Command::Pick) && !*steered {
                return;
            }
            event.prevent_default();
            seen.set(true);
            match command {
                Command::Move(side) => {
                    let next = moved(*at, side, size);
                    steered.set(true);
                    at.set(next);
                    camera.set(camera.showing(middle_of(next), AIR));
                }
                Command::Pick => onspot.emit((centre(*at), Gesture::Key)),
                Command::Ask => onspot.emit((centre(*at), Gesture::Ask)),
                Command::Zoom(factor) => camera.set(camera.zoomed_in_the_middle(factor)),
                Command::Whole => camera.set(Camera::whole(camera.drawing, camera.window)),
            }
        })
    };
    let hide = {
        let seen = seen.clone();
        Callback::from(move |()| {
            seen.set(false);
            steered.set(false);
        })
    };
    let onblur = hide.reform(|_: FocusEvent| ());
    let onpointerdown = hide.reform(|_: PointerEvent| ());
    let onfocus = {
        let seen = seen.clone();
        Callback::from(move |event: FocusEvent| seen.set(is_by_keyboard(&event)))
    };
    Cursor { cell: seen.then_some(*at), onkeydown, onfocus, onblur, onpointerdown }
}

fn is_by_keyboard(event: &FocusEvent) -> bool {
    let element: Option<web_sys::Element> = event.target_dyn_into();
    element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

fn command(event: &KeyboardEvent) -> Option<Command> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    match event.key().as_str() {
        "ArrowUp" => Some(Command::Move(Direction::North)),
        "ArrowRight" => Some(Command::Move(Direction::East)),
        "ArrowDown" => Some(Command::Move(Direction::South)),
        "ArrowLeft" => Some(Command::Move(Direction::West)),
        "Enter" | " " => Some(Command::Pick),
        "i" | "I" => Some(Command::Ask),
        "+" | "=" => Some(Command::Zoom(controls::STEP)),
        "-" => Some(Command::Zoom(1.0 / controls::STEP)),
        "0" => Some(Command::Whole),
        _ => None,
    }
}

fn moved(at: Point, side: Direction, size: (i32, i32)) -> Point {
    let next = at.step(side);
    let inside =
        (0..size.0).contains(&i32::from(next.x)) && (0..size.1).contains(&i32::from(next.y));
    if inside { next } else { at }
}
