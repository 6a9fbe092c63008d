//! The map with mouse, pen and fingers: click, drag to lay rails, drag to move, wheel and pinch.

use crate::table::board::camera::Camera;
use crate::titles::tramways::network::Point;
use crate::titles::tramways::ui::components::map::Gesture;
use crate::titles::tramways::ui::components::map::press::{Deed, LONG, Press, SLACK, Tool};
use crate::titles::tramways::view::scene::{Overlay, Spot, TargetId, TargetKind};
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::viewport::Viewport;
use gloo::events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent, WheelEvent};
use yew::prelude::*;

/// Everything the listeners need, as of the latest picture.
struct PointerState {
    port: Viewport,
    overlay: Rc<Overlay>,
    hover: UseStateHandle<Option<TargetId>>,
    onspot: Callback<(Spot, Gesture)>,
    presses: Vec<Press>,
    deed: Deed,
    /// When and where a finger tapped last and nothing could be done.
    tapped: Option<(f64, (f64, f64))>,
}

/// Listens on the map's drawing; gives the target under the pointer.
#[hook]
pub(super) fn use_pointer(
    node: &NodeRef,
    camera: &UseStateHandle<Camera>,
    overlay: &Rc<Overlay>,
    onspot: Callback<(Spot, Gesture)>,
) -> Option<TargetId> {
    let hover = use_state_eq(|| None);
    let state = use_mut_ref(|| PointerState {
        port: Viewport::new(node, camera),
        overlay: overlay.clone(),
        hover: hover.clone(),
        onspot: onspot.clone(),
        presses: Vec::new(),
        deed: Deed::Nothing,
        tapped: None,
    });
    {
        let mut state = state.borrow_mut();
        state.port.follow(camera);
        state.overlay = overlay.clone();
        state.hover = hover.clone();
        state.onspot = onspot;
    }
    let root = node.clone();
    use_effect_on((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let listeners: Vec<EventListener> = root
            .cast::<Element>()
            .into_iter()
            .flat_map(|element| EVENTS.map(|name| (element.clone(), name)))
            .map(|(element, name)| {
                let state = state.clone();
                EventListener::new_with_options(&element, name, options, move |event| {
                    // What it has to say is said after it is free again.
                    let said = state.borrow_mut().hear(event);
                    said.into_iter().for_each(|(onspot, words)| onspot.emit(words));
                })
            })
            .collect();
        move || drop(listeners)
    });
    (*hover).filter(|id| overlay.target(*id).is_some())
}

const EVENTS: [&str; 7] = [
    "contextmenu",
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "pointerleave",
    "wheel",
];

/// So many milliseconds after a tap, and so many pixels from it, a second one makes it a double tap.
const QUICK: f64 = 350.0;
const NEAR: f64 = 24.0;

/// A spot to report.
type Said = Option<(Callback<(Spot, Gesture)>, (Spot, Gesture))>;

impl PointerState {
    fn hear(&mut self, event: &Event) -> Said {
        if let Some(wheel) = event.dyn_ref::<WheelEvent>() {
            self.port.wheel(wheel);
            return None;
        }
        if let Some(mouse) = event.dyn_ref::<MouseEvent>().filter(|it| it.type_() == "contextmenu")
        {
            mouse.prevent_default();
            return self.ask(self.port.pixel(mouse));
        }
        let pointer = event.dyn_ref::<PointerEvent>()?;
        match pointer.type_().as_str() {
            "pointerdown" => self.press(pointer),
            "pointermove" => self.drag(pointer),
            "pointerup" => self.release(pointer),
            _ => self.leave(pointer),
        }
    }

    fn press(&mut self, event: &PointerEvent) -> Said {
        if event.button() > 0 {
            return None;
        }
        let pixel = self.port.pixel(event);
        self.presses.retain(|press| press.id != event.pointer_id());
        self.presses.push(Press {
            id: event.pointer_id(),
            start: pixel,
            now: pixel,
            since: event.time_stamp(),
            tool: Tool::of(&event.pointer_type()),
        });
        self.deed = if self.presses.len() == 1 { Deed::Click } else { Deed::Pan };
        self.port.hold(event.pointer_id());
        None
    }

    fn drag(&mut self, event: &PointerEvent) -> Said {
        let pixel = self.port.pixel(event);
        let Some(index) = self.presses.iter().position(|press| press.id == event.pointer_id())
        else {
            let over = self.best(self.spot(pixel));
            self.hover.set(over);
            return None;
        };
        let before = std::mem::replace(&mut self.presses[index].now, pixel);
        if self.presses.len() > 1 {
            self.port.pinch(before, pixel, self.presses[usize::from(index == 0)].now);
            return None;
        }
        self.decide(index);
        match self.deed {
            Deed::Pan => self.port.drag(before, pixel),
            Deed::Lay(last, start) => return self.lay(last, start, self.spot(pixel)),
            Deed::Nothing | Deed::Click => {}
        }
        None
    }

    /// A press that has moved far enough lays rails or moves the map.
    fn decide(&mut self, index: usize) {
        let Press { start, now, tool, .. } = self.presses[index];
        let moved = (now.0 - start.0).hypot(now.1 - start.1);
        if !matches!(self.deed, Deed::Click) || moved <= SLACK {
            return;
        }
        let spot = self.spot(start);
        let kind = self.best(spot).and_then(|id| self.overlay.target(id)).map(|t| t.kind);
        self.deed = match (kind, tool) {
            (Some(TargetKind::Start), Tool::Fine) | (Some(TargetKind::Next), _) => {
                Deed::Lay(spot.point(), Some(spot))
            }
            _ => Deed::Pan,
        };
    }

    /// Reports each cell the pointer comes into, and before it the start if that is still needed.
    fn lay(&mut self, last: Point, start: Option<Spot>, spot: Spot) -> Said {
        if spot.point() == last {
            return None;
        }
        let here = self.best(spot).map(|_| spot);
        let said = here.or(start)?;
        self.deed = Deed::Lay(if here.is_some() { spot.point() } else { last }, None);
        Some((self.onspot.clone(), (said, Gesture::Drag)))
    }

    fn release(&mut self, event: &PointerEvent) -> Said {
        let pixel = self.port.pixel(event);
        let press = self.presses.iter().find(|press| press.id == event.pointer_id()).copied();
        self.presses.retain(|press| press.id != event.pointer_id());
        let deed = std::mem::take(&mut self.deed);
        if !self.presses.is_empty() {
            self.deed = Deed::Pan;
        }
        let press = press?;
        if !matches!(deed, Deed::Click) {
            return None;
        }
        if press.tool == Tool::Finger && self.taps_twice(event.time_stamp(), pixel) {
            self.port.look(self.port.view().zoomed_by_tap(pixel));
            return None;
        }
        let is_long = event.time_stamp() - press.since > LONG;
        let gesture = if is_long { Gesture::Decision } else { Gesture::Click };
        Some((self.onspot.clone(), (self.spot(pixel), gesture)))
    }

    /// Whether this is the second of two quick taps at one place where nothing can be done.
    fn taps_twice(&mut self, now: f64, pixel: (f64, f64)) -> bool {
        let empty = self.best(self.spot(pixel)).is_none();
        let last = std::mem::replace(&mut self.tapped, empty.then_some((now, pixel)));
        let again = last.is_some_and(|(then, at)| {
            now - then < QUICK && (pixel.0 - at.0).hypot(pixel.1 - at.1) < NEAR
        });
        if again && empty {
            self.tapped = None;
        }
        again && empty
    }

    /// What a right click or a long press asks; it is no click besides.
    fn ask(&mut self, pixel: (f64, f64)) -> Said {
        self.deed = Deed::Nothing;
        Some((self.onspot.clone(), (self.spot(pixel), Gesture::Decision)))
    }

    fn leave(&mut self, event: &PointerEvent) -> Said {
        self.hover.set(None);
        if event.type_() == "pointercancel" {
            self.presses.retain(|press| press.id != event.pointer_id());
            self.deed = Deed::Nothing;
        }
        None
    }

    fn best(&self, spot: Spot) -> Option<TargetId> {
        self.overlay.hit(spot).targets.first().copied()
    }

    fn spot(&self, pixel: (f64, f64)) -> Spot {
        let (x, y) = self.port.view().spot(pixel);
        Spot { x: x.floor() as i32, y: y.floor() as i32 }
    }
}
