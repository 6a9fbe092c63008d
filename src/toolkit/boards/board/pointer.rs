//! Pointers on the board: click, drag, stroke, wheel and pinch.

use super::BoardProps;
use crate::table::board::camera::{Camera, FINGER, Size};
use crate::table::board::orientation::Turned;
use crate::table::board::places::{nearest_legal, room};
use crate::table::board::strokes::{StrokeCell, StrokeStep, Strokes, cell_of, cells_to};
use crate::table::view::{Place, PlaceId, PlaceState, Pressed};
use crate::toolkit::boards::viewport::Viewport;
use crate::toolkit::hooks::use_effect_on;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent, WheelEvent};
use yew::prelude::*;

/// A pointer that moved at most this far, in pixels, has clicked.
const SLACK: f64 = 6.0;
/// A press within this many pixels of a legal place means that place.
const REACH: f64 = 22.0;
/// A stroke this near to a place, as a fraction of the room around it, presses it.
const STROKE: f64 = 0.55;
/// A stroke is followed in steps of this many drawing units.
const STRIDE: f64 = 4.0;
/// A second tap within this time (ms) and distance (pixels) of a tap on nothing zooms in.
const QUICK: f64 = 350.0;
const NEAR: f64 = 24.0;

/// The state of the listeners, as of the latest render.
struct Hand {
    port: Viewport,
    places: Rc<Vec<Place>>,
    strokes: Rc<Strokes>,
    onpress: Callback<Pressed>,
    onstroke: Callback<StrokeStep>,
    onask: Callback<Pressed>,
    oncloser: Callback<()>,
    onpoint: Callback<Option<Pressed>>,
    dense: bool,
    turned: Turned,
    drawing: Size,
    /// Set after a tap that zoomed in; the next one chooses.
    came_closer: bool,
    /// Time and position of the latest tap on nothing.
    tapped_nothing: Option<(f64, (f64, f64))>,
    fingers: Vec<Finger>,
    moves: bool,
    stroke: Option<Stroke>,
    over: Option<Under>,
}

/// The element under a pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Under {
    Place(PlaceId),
    /// A spot; all spots of one name mean the same.
    Spot(String),
}

/// A finger or mouse button that is down.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    start: (f64, f64),
    now: (f64, f64),
}

/// A stroke in progress.
enum Stroke {
    Past(PlacesStroke),
    /// Over cells.
    Over {
        /// The cell where it began.
        start: StrokeCell,
        /// The cell in which the pointer is.
        at: StrokeCell,
    },
}

/// A stroke past places.
#[derive(Default)]
struct PlacesStroke {
    /// Its path in drawing units, and the index of the first point not yet followed.
    way: Vec<(f64, f64)>,
    next: usize,
    /// The place pressed last.
    last: Option<PlaceId>,
}

impl PlacesStroke {
    /// Extends the path to a spot, in steps of at most [`STRIDE`].
    fn lead(&mut self, (x, y): (f64, f64)) {
        let (a, b) = self.way.last().copied().unwrap_or((x, y));
        let steps = ((x - a).hypot(y - b) / STRIDE).ceil().max(1.0);
        let part = |number: i32| f64::from(number) / steps;
        let between = (1..=steps as i32).map(|it| (a + part(it) * (x - a), b + part(it) * (y - b)));
        self.way.extend(between);
    }
}

/// A call to make once the listener's state is no longer borrowed.
enum PointerOutcome {
    Press(Callback<Pressed>, Pressed),
    /// The steps of a stroke, in order.
    Stroke(Callback<StrokeStep>, Vec<StrokeStep>),
    Closer(Callback<()>),
    Point(Callback<Option<Pressed>>, Option<Pressed>),
}

impl PointerOutcome {
    fn say(self) {
        match self {
            PointerOutcome::Press(onpress, pressed) => onpress.emit(pressed),
            PointerOutcome::Stroke(onstroke, steps) => {
                steps.into_iter().for_each(|it| onstroke.emit(it))
            }
            PointerOutcome::Closer(oncloser) => oncloser.emit(()),
            PointerOutcome::Point(onpoint, place) => onpoint.emit(place),
        }
    }
}

const EVENTS: [&str; 7] = [
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "pointerleave",
    "wheel",
    "contextmenu",
];

/// Listens on the board's drawing: click, drag to move, wheel and pinch to zoom.
#[hook]
pub(super) fn use_pointer(
    node: &NodeRef,
    camera: &UseStateHandle<Camera>,
    places: &Rc<Vec<Place>>,
    strokes: &Rc<Strokes>,
    lies: (Turned, Size),
    props: &BoardProps,
) {
    let (turned, drawing) = lies;
    let dense = props.table.0.facts().dense;
    let hand = use_mut_ref(|| Hand {
        port: Viewport::new(node, camera),
        places: places.clone(),
        strokes: strokes.clone(),
        onpress: props.onpress.clone(),
        onstroke: props.onstroke.clone(),
        onask: props.onask.clone(),
        oncloser: props.oncloser.clone(),
        onpoint: props.onpoint.clone(),
        dense,
        turned,
        drawing,
        came_closer: false,
        tapped_nothing: None,
        fingers: Vec::new(),
        moves: false,
        stroke: None,
        over: None,
    });
    {
        let mut hand = hand.borrow_mut();
        hand.port.follow(camera);
        (hand.turned, hand.drawing) = (turned, drawing);
        hand.places = places.clone();
        hand.strokes = strokes.clone();
        hand.onpress = props.onpress.clone();
        hand.onstroke = props.onstroke.clone();
        hand.onask = props.onask.clone();
        hand.oncloser = props.oncloser.clone();
        hand.onpoint = props.onpoint.clone();
    }
    {
        let hand = hand.clone();
        use_effect_on(places.clone(), move |_| {
            let said = hand.borrow_mut().draw();
            if let Some(said) = said {
                said.say();
            }
        });
    }
    let root = node.clone();
    use_effect_on((), move |()| {
        let listeners: Vec<EventListener> = root
            .cast::<Element>()
            .into_iter()
            .flat_map(|element| EVENTS.map(|name| (element.clone(), name)))
            .map(|(element, name)| listen(&element, name, &hand))
            .collect();
        move || drop(listeners)
    });
}

fn listen(element: &Element, name: &'static str, hand: &Rc<RefCell<Hand>>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    let hand = Rc::clone(hand);
    EventListener::new_with_options(element, name, options, move |event| {
        let said = hand.borrow_mut().hear(event);
        if let Some(said) = said {
            said.say();
        }
    })
}

impl Hand {
    fn hear(&mut self, event: &Event) -> Option<PointerOutcome> {
        if let Some(wheel) = event.dyn_ref::<WheelEvent>() {
            self.port.wheel(wheel);
            return None;
        }
        if event.type_() == "contextmenu" {
            return self.ask(event.dyn_ref()?);
        }
        let pointer = event.dyn_ref::<PointerEvent>()?;
        match pointer.type_().as_str() {
            "pointerdown" => self.down(pointer),
            "pointermove" => self.drag(pointer),
            "pointerup" => self.up(pointer),
            _ => self.leave(pointer),
        }
    }

    fn down(&mut self, event: &PointerEvent) -> Option<PointerOutcome> {
        if event.button() > 0 {
            return None;
        }
        let pixel = self.port.pixel(event);
        self.fingers.retain(|finger| finger.id != event.pointer_id());
        self.fingers.push(Finger { id: event.pointer_id(), start: pixel, now: pixel });
        self.moves = self.fingers.len() > 1;
        self.stroke = None;
        None
    }

    fn drag(&mut self, event: &PointerEvent) -> Option<PointerOutcome> {
        // The button was released outside the board.
        if event.buttons() == 0 {
            self.let_go(event.pointer_id());
        }
        let pixel = self.port.pixel(event);
        let Some(index) = self.fingers.iter().position(|it| it.id == event.pointer_id()) else {
            return self.point(self.under(event), event);
        };
        let before = std::mem::replace(&mut self.fingers[index].now, pixel);
        if self.fingers.len() > 1 {
            self.port.pinch(before, pixel, self.fingers[usize::from(index == 0)].now);
            return None;
        }
        let start = self.fingers[index].start;
        if !self.moves && (pixel.0 - start.0).hypot(pixel.1 - start.1) > SLACK {
            self.moves = true;
            self.stroke = self.begins(start);
            self.port.hold(event.pointer_id());
        }
        let spot = self.port.view().spot(pixel);
        match &mut self.stroke {
            Some(Stroke::Past(stroke)) => {
                stroke.lead(spot);
                return self.draw();
            }
            Some(Stroke::Over { start, at }) => {
                let (start, at) = (*start, *at);
                return self.go_over(start, at, spot);
            }
            None => {}
        }
        if self.moves {
            self.port.drag(before, pixel);
        }
        None
    }

    /// Returns the stroke that begins there, if one can.
    fn begins(&self, pixel: (f64, f64)) -> Option<Stroke> {
        let view = self.port.view();
        let (x, y) = view.spot(pixel);
        match &*self.strokes {
            Strokes::None => None,
            Strokes::Past(handles) => {
                let reach = REACH / view.scale();
                let is_near =
                    |&(a, b): &(i32, i32)| (f64::from(a) - x).hypot(f64::from(b) - y) <= reach;
                handles.iter().any(is_near).then(|| Stroke::Past(PlacesStroke::default()))
            }
            Strokes::Over(cells) => {
                let cell = cell_of((x, y), cells.side);
                let place = self.place_in(cell, cells.side)?;
                let is_whole = view.zoom <= 1.0;
                let begins = cells.begins.contains(&place)
                    || is_whole && cells.begins_on_whole.contains(&place);
                begins.then_some(Stroke::Over { start: cell, at: cell })
            }
        }
    }

    fn place_in(&self, cell: StrokeCell, side: i32) -> Option<PlaceId> {
        let is_there = |(x, y): (i32, i32)| cell_of((f64::from(x), f64::from(y)), side) == cell;
        self.places.iter().find(|place| is_there(place.at)).map(|place| place.id)
    }

    /// Continues a stroke over cells up to the cell of a spot.
    fn go_over(
        &mut self,
        start: StrokeCell,
        from: StrokeCell,
        spot: (f64, f64),
    ) -> Option<PointerOutcome> {
        let Strokes::Over(cells) = &*self.strokes else { return None };
        let way = cells_to(from, spot, cells.side);
        let last = *way.last()?;
        let all: Vec<StrokeCell> = std::iter::once(from).chain(way).collect();
        let place = |cell| self.place_in(cell, cells.side);
        let started = place(start)?;
        let step = |it: &[StrokeCell]| {
            Some(StrokeStep { start: started, from: place(it[0])?, to: place(it[1])? })
        };
        let steps = all.windows(2).filter_map(step).collect();
        self.stroke = Some(Stroke::Over { start, at: last });
        Some(PointerOutcome::Stroke(self.onstroke.clone(), steps))
    }

    /// Continues a stroke past places: presses the next place on its path once the last pressed one is drawn.
    fn draw(&mut self) -> Option<PointerOutcome> {
        let Some(Stroke::Past(stroke)) = &mut self.stroke else { return None };
        let is_drawn =
            |id| !self.places.iter().any(|it| it.id == id && it.state == PlaceState::Legal);
        if !stroke.last.is_none_or(is_drawn) {
            return None;
        }
        while let Some(&(x, y)) = stroke.way.get(stroke.next) {
            let Some(place) = nearest_legal(&self.places, (x as i32, y as i32), i32::MAX) else {
                break;
            };
            let apart = (f64::from(place.at.0) - x).hypot(f64::from(place.at.1) - y);
            if apart <= STROKE * room(&self.places, place).unwrap_or(FINGER) {
                stroke.last = Some(place.id);
                return Some(PointerOutcome::Press(self.onpress.clone(), Pressed::Place(place.id)));
            }
            stroke.next += 1;
        }
        if self.fingers.is_empty() {
            self.stroke = None;
        }
        None
    }

    /// Forgets a pointer that was lifted.
    fn let_go(&mut self, pointer: i32) {
        self.fingers.retain(|finger| finger.id != pointer);
        if self.fingers.is_empty() {
            self.moves = false;
            if matches!(self.stroke, Some(Stroke::Over { .. })) {
                self.stroke = None;
            }
        }
    }

    fn up(&mut self, event: &PointerEvent) -> Option<PointerOutcome> {
        let was_down = self.fingers.iter().any(|it| it.id == event.pointer_id());
        let clicks = was_down && !self.moves;
        self.let_go(event.pointer_id());
        if let Some(Stroke::Past(_)) = self.stroke {
            return self.draw();
        }
        if !clicks {
            return None;
        }
        let under = if event.pointer_type() == "touch" {
            let tapped = self.tapped(event);
            self.zoom_by_tap(event, tapped.as_ref());
            if self.came_closer {
                return Some(PointerOutcome::Closer(self.oncloser.clone()));
            }
            tapped?
        } else {
            self.under(event).or_else(|| self.near(event, REACH))?
        };
        Some(PointerOutcome::Press(self.onpress.clone(), self.pressed(&under, event)))
    }

    /// Asks about the place under the pointer; lifting the finger afterwards presses nothing.
    fn ask(&mut self, event: &MouseEvent) -> Option<PointerOutcome> {
        event.prevent_default();
        self.moves = !self.fingers.is_empty();
        let all = gloo::utils::document()
            .elements_from_point(event.client_x() as f32, event.client_y() as f32);
        let place =
            all.iter().find_map(|it| it.dyn_into::<Element>().ok()?.get_attribute("data-place"))?;
        Some(PointerOutcome::Press(self.onask.clone(), Pressed::Place(place.parse().ok()?)))
    }

    /// Returns the press on a place or spot.
    fn pressed(&self, under: &Under, event: &PointerEvent) -> Pressed {
        match under {
            Under::Place(id) => Pressed::Place(*id),
            Under::Spot(_) => {
                let (x, y) = self.port.view().spot(self.port.pixel(event));
                let (x, y) = self.turned.back((x.floor() as i32, y.floor() as i32), self.drawing);
                Pressed::Spot(x, y)
            }
        }
    }

    /// Returns the place that a tap chooses; `None` if it zoomed in first.
    fn tapped(&mut self, event: &PointerEvent) -> Option<Under> {
        // Zooming in has spread the places: none may be under the finger any more.
        let reach = if self.came_closer { FINGER } else { REACH };
        if !self.came_closer && self.comes_closer(event) {
            self.came_closer = true;
            return None;
        }
        self.came_closer = false;
        let under = self.under(event);
        let stands = |at: &Under| match at {
            Under::Place(id) => self.places.iter().find(|it| it.id == *id).map(|it| it.state),
            Under::Spot(_) => Some(PlaceState::Legal),
        };
        let is_legal = |at: &Under| stands(at).is_some_and(|it| it != PlaceState::Idle);
        // A tap on something else nearby does not confirm the chosen place.
        let is_meant = |at: &Under| under.is_none() || stands(at) == Some(PlaceState::Legal);
        let direct = under.clone().filter(is_legal);
        direct.or_else(|| self.near(event, reach).filter(is_meant)).or(under.clone())
    }

    /// The second of two quick taps on nothing zooms in, or out again when close.
    fn zoom_by_tap(&mut self, event: &PointerEvent, tapped: Option<&Under>) {
        let idle =
            |id: PlaceId| self.places.iter().any(|it| it.id == id && it.state == PlaceState::Idle);
        let is_nothing = !self.came_closer
            && match tapped {
                None => true,
                Some(Under::Place(id)) => idle(*id),
                Some(Under::Spot(_)) => false,
            };
        let (now, pixel) = (event.time_stamp(), self.port.pixel(event));
        let last = self.tapped_nothing.take();
        let is_near = |(then, at): (f64, (f64, f64))| {
            now - then < QUICK && (pixel.0 - at.0).hypot(pixel.1 - at.1) < NEAR
        };
        let is_second = is_nothing && last.is_some_and(is_near);
        if is_second {
            self.port.look(self.port.view().zoomed_by_tap(pixel));
        } else if is_nothing {
            self.tapped_nothing = Some((now, pixel));
        }
    }

    /// Zooms in at a tap near a place until places are a finger's width apart; returns whether it zoomed.
    fn comes_closer(&mut self, event: &PointerEvent) -> bool {
        if !self.dense {
            return false;
        }
        let pixel = self.port.pixel(event);
        let (x, y) = self.port.view().spot(pixel);
        let within = (REACH / self.port.view().scale()).ceil() as i32;
        let meant = nearest_legal(&self.places, (x as i32, y as i32), within);
        let room = meant.and_then(|place| room(&self.places, place));
        let Some(apart) = room else { return false };
        let Some(closer) = self.port.view().spread(apart, pixel) else { return false };
        self.port.look(closer.showing((x, y), 2.0 * apart));
        true
    }

    fn leave(&mut self, event: &PointerEvent) -> Option<PointerOutcome> {
        if event.type_() == "pointercancel" {
            self.fingers.retain(|finger| finger.id != event.pointer_id());
            self.stroke = None;
        }
        self.point(None, event)
    }

    fn point(&mut self, under: Option<Under>, event: &PointerEvent) -> Option<PointerOutcome> {
        if under == self.over {
            return None;
        }
        let pressed = under.as_ref().map(|under| self.pressed(under, event));
        self.over = under;
        Some(PointerOutcome::Point(self.onpoint.clone(), pressed))
    }

    fn under(&self, event: &PointerEvent) -> Option<Under> {
        let element = event.target()?.dyn_into::<Element>().ok()?;
        let drawn = element.closest("[data-place], [data-spot]").ok().flatten()?;
        if let Some(name) = drawn.get_attribute("data-spot") {
            return Some(Under::Spot(name));
        }
        drawn.get_attribute("data-place")?.parse().ok().map(Under::Place)
    }

    /// Returns the nearest legal place within reach of a finger.
    fn near(&self, event: &PointerEvent, reach: f64) -> Option<Under> {
        let (x, y) = self.port.view().spot(self.port.pixel(event));
        let within = (reach / self.port.view().scale()).ceil();
        let place = nearest_legal(&self.places, (x as i32, y as i32), within as i32)?;
        Some(Under::Place(place.id))
    }
}
