//! A board with places: drawn by a title, looked at with a camera, pressed by mouse, finger or key.

use super::place_list::PlaceList;
use super::steering::{Steer, Wheel, steering};
use super::table_ui::{Area, Rulers, TableHandle, Turning};
use super::turned::use_turned;
use super::viewport::Viewport;
use super::window::use_window_size;
use crate::table::board::camera::{Camera, FINGER, Size};
use crate::table::board::lettering::Lettering;
use crate::table::board::look::BoardLook;
use crate::table::board::places::{nearest_legal, room};
use crate::table::board::turned::Turned;
use crate::table::view::{Place, PlaceId, PlaceState, Pressed};
use crate::table::words::{KeyPlace, Keyboard, MapKey};
use crate::toolkit::hooks::{is_taken, stroke, use_effect_on, use_page_keys};
use crate::words::{Locale, shell};
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent, WheelEvent};
use yew::prelude::*;

/// A pointer that moved no farther than this many pixels has clicked.
const SLACK: f64 = 6.0;
/// So far from a place, in pixels, a finger may be and still mean it.
const REACH: f64 = 22.0;
/// So near to a place, in parts of the room around it, a stroke presses it.
const STROKE: f64 = 0.55;
/// The way of a stroke is looked at in steps of so many drawing units.
const STRIDE: f64 = 4.0;
/// One press of a button makes the board so much larger.
const STEP: f64 = 1.4;

/// So many milliseconds after a tap on nothing, and so many pixels from it, a second one comes closer.
const QUICK: f64 = 350.0;
const NEAR: f64 = 24.0;

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub table: TableHandle,
    pub locale: Locale,
    /// The places, in reading order.
    pub places: Rc<Vec<Place>>,
    /// What is drawn over the board.
    pub over: Html,
    /// Why all of the board is shown, however near it was looked at; nothing where it stays as it is.
    #[prop_or_default]
    pub overview: Option<AttrValue>,
    /// What buttons elsewhere steer it by.
    pub wheel: Wheel,
    /// Called when something is pressed.
    pub onpress: Callback<Pressed>,
    /// Called with each place that a stroke comes to.
    pub onstroke: Callback<Pressed>,
    /// Called with the place that is asked about: by the other button of the mouse, or a long press.
    pub onask: Callback<Pressed>,
    /// Called when the pointer comes to another place or spot, or to none.
    pub onpoint: Callback<Option<Pressed>>,
}

#[component]
pub fn Board(props: &BoardProps) -> Html {
    let node = use_node_ref();
    let window = use_window_size(node.clone());
    let (width, height) = props.table.0.facts().extent;
    let drawing = Size { width: f64::from(width), height: f64::from(height) };
    let turned = use_turned(props.table.0.title(), drawing, window);
    let camera = use_camera(turned.size(drawing), window);
    let places = use_memo((props.places.clone(), *turned), |(places, turned)| {
        turned.places(places, drawing)
    });
    let handles =
        use_memo((props.table.clone(), props.locale, *turned), |(table, locale, turned)| {
            let handles = table.0.handles(*locale).into_iter();
            handles.map(|spot| turned.spot(spot, drawing)).collect::<Vec<_>>()
        });
    use_pointer(&node, &camera, &places, &handles, (*turned, drawing), props);
    {
        let camera = camera.clone();
        use_effect_on(props.overview.clone(), move |overview| {
            if overview.is_some() {
                camera.set(Camera::whole(camera.drawing, camera.window));
            }
        });
    }
    use_page_keys(props.wheel.clone(), |event, wheel| {
        let stroke = stroke(event);
        let heard = KeyPlace::Table.heard(Keyboard::Places, &stroke);
        let Some((MapKey::Zoom, name)) = heard else { return };
        if event.alt_key() || is_taken(event) {
            return;
        }
        event.prevent_default();
        wheel.steer(match name {
            "+" => Steer::Closer,
            "-" => Steer::Farther,
            _ => Steer::Whole,
        });
    });
    let cursor = use_state_eq(|| None::<usize>);
    let locale = props.locale;
    let at = cursor.and_then(|index| places.get(index)).map(|place| place.at);
    let transform = match props.table.0.facts().turning {
        Turning::Toolkit => turned.transform(drawing),
        Turning::Drawing => None,
    };
    let look = BoardLook { turned: *turned, lettering: Lettering::at(camera.scale()) };
    let is_turned = look.turned == Turned::Quarter;
    props.wheel.set({
        let (camera, turned) = (camera.clone(), turned.clone());
        Callback::from(move |steer| match steer {
            Steer::Closer => camera.set(camera.zoomed_in_the_middle(STEP)),
            Steer::Farther => camera.set(camera.zoomed_in_the_middle(1.0 / STEP)),
            Steer::Whole => camera.set(Camera::whole(camera.drawing, camera.window)),
            Steer::Turn => turned.turn(),
        })
    });
    html! {
        <div class="board-view">
            <svg ref={node} class={classes!("board-view__sheet", is_turned.then_some("is-turned"))} viewBox={camera.view_box()} role="img" aria-label={shell::board(locale)}
                ~style={format!("--letters:{}", look.lettering.units())}>
                <ContextProvider<BoardLook> context={look}>
                    // What can be named is named in the list of places.
                    <g aria-hidden="true" transform={transform}>
                        <g class="board-view__ground"><Ground table={props.table.clone()} {locale} /></g>
                        <g class="board-view__pieces"><Pieces table={props.table.clone()} {locale} /></g>
                        <g class="board-view__over">{ props.over.clone() }</g>
                        // Filled by what moves (`toolkit/motion`).
                        <g class="board-view__motion"></g>
                    </g>
                </ContextProvider<BoardLook>>
                { rulers(&props.table.0.rulers(), *turned, drawing, *camera) }
                if let Some((x, y)) = at {
                    <circle aria-hidden="true" class="board-view__cursor" cx={x.to_string()} cy={y.to_string()} r="16" />
                }
            </svg>
            <PlaceList places={places.clone()} {locale} onpress={props.onpress.clone()} onpoint={props.onpoint.clone()} cursor={cursor.clone()} />
            <div class="board-view__controls">{ steering(&props.table, &props.wheel, locale) }</div>
        </div>
    }
}

/// So high are the names of columns and rows on the screen, in pixels.
const RULER: f64 = 13.0;

/// The names of columns and rows, at the edge of the window.
fn rulers(rulers: &Rulers, turned: Turned, drawing: Size, camera: Camera) -> Html {
    if rulers.columns.is_empty() {
        return Html::default();
    }
    let height = (RULER / camera.scale()).clamp(10.0, 40.0);
    let (left, top) = camera.spot((0.0, 0.0));
    let (x, y) = ((left + height * 0.8).max(-height * 0.6), (top + height).max(-5.0));
    let name = |(x, y): (f64, f64), text: &str| {
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")}>{ text.to_owned() }</text> }
    };
    let above = |at: i32, text: &str| name((f64::from(at), y), text);
    let beside = |at: i32, text: &str| name((x, f64::from(at) + height * 0.35), text);
    let columns = rulers.columns.iter().map(|(at, text)| match turned {
        Turned::Not => above(*at, text),
        Turned::Quarter => beside(*at, text),
    });
    let rows = rulers.rows.iter().map(|(at, text)| match turned {
        Turned::Not => beside(*at, text),
        Turned::Quarter => above(drawing.height as i32 - at, text),
    });
    html! {
        <g aria-hidden="true" class="board-rulers" font-size={format!("{height:.1}")}>{ for columns.chain(rows) }</g>
    }
}

#[derive(Properties)]
struct GroundProps {
    table: TableHandle,
    locale: Locale,
}

impl PartialEq for GroundProps {
    fn eq(&self, other: &Self) -> bool {
        self.table.0.title() == other.table.0.title() && self.locale == other.locale
    }
}

/// What of the board never changes.
#[component]
fn Ground(props: &GroundProps) -> Html {
    props.table.0.draw(Area::Ground, props.locale).unwrap_or_default()
}

#[derive(Properties, PartialEq)]
struct PiecesProps {
    table: TableHandle,
    locale: Locale,
}

/// What of the board changes with the game, and not with how one looks at it.
#[component]
fn Pieces(props: &PiecesProps) -> Html {
    props.table.0.draw(Area::Board, props.locale).unwrap_or_default()
}

/// The camera on a drawing; it starts anew when the drawing's size changes.
#[hook]
fn use_camera(drawing: Size, window: Size) -> UseStateHandle<Camera> {
    let camera = use_state_eq(|| Camera::whole(drawing, window));
    {
        let camera = camera.clone();
        use_effect_on((drawing, window), move |&(drawing, window)| {
            let now = *camera;
            let same = now.drawing == drawing;
            camera.set(if same { now.resized(window) } else { Camera::whole(drawing, window) });
        });
    }
    camera
}

/// What the listeners need, as of the latest picture.
struct Hand {
    port: Viewport,
    places: Rc<Vec<Place>>,
    handles: Rc<Vec<(i32, i32)>>,
    onpress: Callback<Pressed>,
    onstroke: Callback<Pressed>,
    onask: Callback<Pressed>,
    onpoint: Callback<Option<Pressed>>,
    dense: bool,
    turned: Turned,
    drawing: Size,
    /// Whether the last tap came closer; the next one chooses.
    came_closer: bool,
    /// When and where a finger tapped on nothing last.
    tapped_nothing: Option<(f64, (f64, f64))>,
    fingers: Vec<Finger>,
    moves: bool,
    /// The stroke that is being drawn, if one is.
    stroke: Option<Stroke>,
    over: Option<Under>,
}

/// What is drawn under a pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Under {
    Place(PlaceId),
    /// A spot that means the same as all others of this name.
    Spot(String),
}

/// A finger or mouse button that is down.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    start: (f64, f64),
    now: (f64, f64),
}

/// A stroke over places.
#[derive(Default)]
struct Stroke {
    /// Its way in drawing units, and how much of that is done.
    way: Vec<(f64, f64)>,
    next: usize,
    /// The place that was pressed last.
    last: Option<PlaceId>,
}

impl Stroke {
    /// Leads the way on to a spot, without leaps.
    fn lead(&mut self, (x, y): (f64, f64)) {
        let (a, b) = self.way.last().copied().unwrap_or((x, y));
        let steps = ((x - a).hypot(y - b) / STRIDE).ceil().max(1.0);
        let part = |number: i32| f64::from(number) / steps;
        let between = (1..=steps as i32).map(|it| (a + part(it) * (x - a), b + part(it) * (y - b)));
        self.way.extend(between);
    }
}

/// What is to be said once the listener is free again.
enum Said {
    Press(Callback<Pressed>, Pressed),
    Point(Callback<Option<Pressed>>, Option<Pressed>),
}

impl Said {
    fn say(self) {
        match self {
            Said::Press(onpress, pressed) => onpress.emit(pressed),
            Said::Point(onpoint, place) => onpoint.emit(place),
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

/// Listens on the board's drawing: click, drag to move, wheel and pinch to come closer.
#[hook]
fn use_pointer(
    node: &NodeRef,
    camera: &UseStateHandle<Camera>,
    places: &Rc<Vec<Place>>,
    handles: &Rc<Vec<(i32, i32)>>,
    lies: (Turned, Size),
    props: &BoardProps,
) {
    let (turned, drawing) = lies;
    let dense = props.table.0.facts().dense;
    let hand = use_mut_ref(|| Hand {
        port: Viewport::new(node, camera),
        places: places.clone(),
        handles: handles.clone(),
        onpress: props.onpress.clone(),
        onstroke: props.onstroke.clone(),
        onask: props.onask.clone(),
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
        hand.handles = handles.clone();
        hand.onpress = props.onpress.clone();
        hand.onstroke = props.onstroke.clone();
        hand.onask = props.onask.clone();
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
    fn hear(&mut self, event: &Event) -> Option<Said> {
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

    fn down(&mut self, event: &PointerEvent) -> Option<Said> {
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

    fn drag(&mut self, event: &PointerEvent) -> Option<Said> {
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
            self.stroke = self.is_handle(start).then(Stroke::default);
            self.port.hold(event.pointer_id());
        }
        let spot = self.port.view().spot(pixel);
        if let Some(stroke) = &mut self.stroke {
            stroke.lead(spot);
            return self.draw();
        }
        if self.moves {
            self.port.drag(before, pixel);
        }
        None
    }

    /// Whether a stroke can begin there.
    fn is_handle(&self, pixel: (f64, f64)) -> bool {
        let (x, y) = self.port.view().spot(pixel);
        let reach = REACH / self.port.view().scale();
        self.handles.iter().any(|&(a, b)| (f64::from(a) - x).hypot(f64::from(b) - y) <= reach)
    }

    /// Goes on with a stroke: presses the next place on its way, once what was pressed before is drawn.
    fn draw(&mut self) -> Option<Said> {
        let stroke = self.stroke.as_mut()?;
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
                return Some(Said::Press(self.onstroke.clone(), Pressed::Place(place.id)));
            }
            stroke.next += 1;
        }
        if self.fingers.is_empty() {
            self.stroke = None;
        }
        None
    }

    fn up(&mut self, event: &PointerEvent) -> Option<Said> {
        let was_down = self.fingers.iter().any(|it| it.id == event.pointer_id());
        self.fingers.retain(|finger| finger.id != event.pointer_id());
        let clicks = was_down && !self.moves;
        if self.fingers.is_empty() {
            self.moves = false;
        }
        if self.stroke.is_some() {
            return self.draw();
        }
        if !clicks {
            return None;
        }
        let under = if event.pointer_type() == "touch" {
            let tapped = self.tapped(event);
            self.zoom_by_tap(event, tapped.as_ref());
            tapped?
        } else {
            self.under(event).or_else(|| self.near(event, REACH))?
        };
        Some(Said::Press(self.onpress.clone(), self.pressed(&under, event)))
    }

    /// Asks about the place under the pointer; the finger that is still down presses nothing any more.
    fn ask(&mut self, event: &MouseEvent) -> Option<Said> {
        event.prevent_default();
        self.moves = !self.fingers.is_empty();
        let all = gloo::utils::document()
            .elements_from_point(event.client_x() as f32, event.client_y() as f32);
        let place =
            all.iter().find_map(|it| it.dyn_into::<Element>().ok()?.get_attribute("data-place"))?;
        Some(Said::Press(self.onask.clone(), Pressed::Place(place.parse().ok()?)))
    }

    /// What a press means there.
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

    /// The place that a finger chooses; nothing where it came closer first.
    fn tapped(&mut self, event: &PointerEvent) -> Option<Under> {
        // Where places were spread, none may lie under the finger any more.
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
        // What was chosen is not confirmed by a tap on something else beside it.
        let is_meant = |at: &Under| under.is_none() || stands(at) == Some(PlaceState::Legal);
        let direct = under.clone().filter(is_legal);
        direct.or_else(|| self.near(event, reach).filter(is_meant)).or(under.clone())
    }

    /// The second of two quick taps on nothing comes closer, and from close by goes back.
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

    /// Where places lie nearer to each other than a finger is wide, a tap near one comes closer until
    /// they do not; whether it did.
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

    fn leave(&mut self, event: &PointerEvent) -> Option<Said> {
        if event.type_() == "pointercancel" {
            self.fingers.retain(|finger| finger.id != event.pointer_id());
            self.stroke = None;
        }
        self.point(None, event)
    }

    fn point(&mut self, under: Option<Under>, event: &PointerEvent) -> Option<Said> {
        if under == self.over {
            return None;
        }
        let pressed = under.as_ref().map(|under| self.pressed(under, event));
        self.over = under;
        Some(Said::Point(self.onpoint.clone(), pressed))
    }

    /// What is drawn under the pointer.
    fn under(&self, event: &PointerEvent) -> Option<Under> {
        let element = event.target()?.dyn_into::<Element>().ok()?;
        let drawn = element.closest("[data-place], [data-spot]").ok().flatten()?;
        if let Some(name) = drawn.get_attribute("data-spot") {
            return Some(Under::Spot(name));
        }
        drawn.get_attribute("data-place")?.parse().ok().map(Under::Place)
    }

    /// The place that a finger beside it means.
    fn near(&self, event: &PointerEvent, reach: f64) -> Option<Under> {
        let (x, y) = self.port.view().spot(self.port.pixel(event));
        let within = (reach / self.port.view().scale()).ceil();
        let place = nearest_legal(&self.places, (x as i32, y as i32), within as i32)?;
        Some(Under::Place(place.id))
    }
}
