//! The map with the keyboard: a cursor over the cells.

use crate::table::board::camera::Camera;
use crate::table::words::{KeyPlace, Keyboard, MapKey};
use crate::titles::tramways::network::{Direction, Point, cell_name};
use crate::titles::tramways::ui::components::map::grid::cell_id;
use crate::titles::tramways::ui::components::map::{AIR, Gesture, controls, middle_of};
use crate::titles::tramways::view::scene::{Spot, Turn, centre};
use crate::titles::tramways::view::spoken::{Leap, Told, Way, leap};
use crate::toolkit::hooks::stroke;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::prelude::*;

/// The cursor and what moves it.
pub(super) struct Cursor {
    /// The cell it is on.
    pub at: Point,
    /// Whether it is shown: while a cell has the focus by the keyboard.
    pub is_seen: bool,
    pub onkeydown: Callback<KeyboardEvent>,
    pub onfocusin: Callback<FocusEvent>,
    pub onfocusout: Callback<FocusEvent>,
    pub onclick: Callback<MouseEvent>,
}

/// What a key does.
enum Command {
    Move(Direction),
    /// To the end of a row or column.
    Edge(Direction),
    /// To the first or the last cell.
    Corner(Way),
    Leap(Leap, Way),
    Pick,
    Decision,
    Zoom(f64),
    Whole,
}

/// The keys of the map: arrows, Home, End, Page keys and leaps move the cursor, Enter and Space
/// choose what is there, `+`, `-` and `0` change the view. Where no cell has the focus, or nothing
/// can be chosen anywhere, Enter is the table's.
#[hook]
pub(super) fn use_cursor(
    cells: &Rc<Vec<Told>>,
    turn: Turn,
    camera: &UseStateHandle<Camera>,
    onspot: Callback<(Spot, Gesture)>,
) -> Cursor {
    let (last, seen) = (use_state_eq(|| Point { x: 0, y: 0 }), use_state_eq(|| false));
    let known = cells.iter().map(|told| told.at).find(|at| at == &*last);
    let at = known.or(cells.first().map(|told| told.at)).unwrap_or(*last);
    let ask = {
        let onspot = onspot.clone();
        move |at| onspot.emit((centre(turn.point(at)), Gesture::Decision))
    };
    let pick = move |at| onspot.emit((centre(turn.point(at)), Gesture::Key));
    let onkeydown = {
        let (cells, camera, pick) = (cells.clone(), camera.clone(), pick.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some(command) = command(&event) else { return };
            // A click leaves the focus on the sheet: then Enter is the table's.
            let (on_cell, any) =
                (cell_of(&event, &cells).is_some(), cells.iter().any(|told| told.is_target));
            match command {
                Command::Pick if !on_cell || !any => return,
                Command::Decision if !on_cell => return,
                _ => {}
            }
            event.prevent_default();
            // A quick hand is ahead of the picture: the cell with the focus counts.
            let at = cell_of(&event, &cells).map_or(at, |(_, at)| at);
            match command {
                Command::Pick => pick(at),
                Command::Decision => ask(at),
                Command::Zoom(factor) => camera.set(camera.zoomed_in_the_middle(factor)),
                Command::Whole => camera.set(Camera::whole(camera.drawing, camera.window)),
                _ => focus(goal(&cells, turn, at, &command)),
            }
        })
    };
    let onfocusin = {
        let (cells, seen, camera) = (cells.clone(), seen.clone(), camera.clone());
        Callback::from(move |event: FocusEvent| {
            let Some((element, at)) = cell_of(&event, &cells) else { return };
            seen.set(element.matches(":focus-visible").unwrap_or(false));
            last.set(at);
            camera.set(camera.showing(middle_of(turn.point(at)), AIR));
        })
    };
    let onclick = {
        let cells = cells.clone();
        // Only what reads the page aloud clicks on a cell: pointers go through it.
        Callback::from(move |event: MouseEvent| {
            cell_of(&event, &cells).into_iter().for_each(|(_, at)| pick(at));
        })
    };
    let is_seen = *seen;
    let onfocusout = Callback::from(move |_: FocusEvent| seen.set(false));
    Cursor { at, is_seen, onkeydown, onfocusin, onfocusout, onclick }
}

/// The cell that an event is about.
fn cell_of(event: &web_sys::Event, cells: &[Told]) -> Option<(Element, Point)> {
    let element: Element = event.target()?.dyn_into().ok()?;
    let id = element.id();
    let name = id.strip_prefix("cell-")?;
    let told = cells.iter().find(|told| cell_name(told.at) == name)?;
    Some((element, told.at))
}

/// Gives a cell the focus; the camera follows, so that nothing needs to scroll.
fn focus(at: Point) {
    let cell = gloo::utils::document().get_element_by_id(&cell_id(at));
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Drawings have the same method as the rest of the page.
    let cell = cell.map(|cell| cell.unchecked_into::<HtmlElement>());
    let _ = cell.map(|cell| cell.focus_with_options(&options));
}

fn command(event: &KeyboardEvent) -> Option<Command> {
    if event.meta_key() || event.alt_key() {
        return None;
    }
    let (key, stroke) = (event.key(), stroke(event));
    let (what, name) = KeyPlace::Map.heard(Keyboard::Cells, &stroke)?;
    let way = if event.shift_key() || key == "Home" { Way::Back } else { Way::On };
    match what {
        MapKey::Move => Some(Command::Move(side_of(&key)?)),
        MapKey::Edge => Some(Command::Edge(side_of(&key)?)),
        MapKey::Corner => Some(Command::Corner(way)),
        MapKey::Target => Some(Command::Leap(Leap::Target, way)),
        MapKey::Location => Some(Command::Leap(Leap::Location, way)),
        MapKey::Pick => Some(Command::Pick),
        MapKey::Uses => Some(Command::Decision),
        MapKey::Zoom => Some(match name {
            "+" => Command::Zoom(controls::STEP),
            "-" => Command::Zoom(1.0 / controls::STEP),
            _ => Command::Whole,
        }),
        _ => None,
    }
}

fn side_of(key: &str) -> Option<Direction> {
    match key {
        "ArrowUp" | "PageUp" => Some(Direction::North),
        "ArrowRight" | "End" => Some(Direction::East),
        "ArrowDown" | "PageDown" => Some(Direction::South),
        "ArrowLeft" | "Home" => Some(Direction::West),
        _ => None,
    }
}

/// The cell that a command leads to; the same one where it leads nowhere.
fn goal(cells: &[Told], turn: Turn, from: Point, command: &Command) -> Point {
    let ahead = |side| ahead(cells, turn, from, side);
    let goal = match command {
        Command::Move(side) => ahead(*side).first().copied(),
        Command::Edge(side) => ahead(*side).last().copied(),
        Command::Corner(Way::Back) => cells.first().map(|told| told.at),
        Command::Corner(Way::On) => cells.last().map(|told| told.at),
        Command::Leap(what, way) => leap(cells, from, *what, *way),
        Command::Pick | Command::Decision | Command::Zoom(_) | Command::Whole => None,
    };
    goal.unwrap_or(from)
}

/// The cells on that side in the same row or column as they are seen, the nearest first; holes are passed over.
fn ahead(cells: &[Told], turn: Turn, from: Point, side: Direction) -> Vec<Point> {
    let (here, (dx, dy)) = (turn.point(from), side.step());
    let distance = |told: &Told| {
        let there = turn.point(told.at);
        let (x, y) = (there.x - here.x, there.y - here.y);
        let along = x * dx + y * dy;
        (along > 0 && x * dy == 0 && y * dx == 0).then_some((along, told.at))
    };
    let mut found: Vec<(i16, Point)> = cells.iter().filter_map(distance).collect();
    found.sort();
    found.into_iter().map(|(_, at)| at).collect()
}
