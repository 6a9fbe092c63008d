//! A drawing on the page that is looked at with a camera: where pointers are on it, wheel, pinch and drag.

use crate::table::board::camera::Camera;
use web_sys::{Element, MouseEvent, WheelEvent};
use yew::prelude::*;

/// A spot of the element, in CSS pixels from its upper left corner.
pub(crate) type Pixel = (f64, f64);

/// The element of a drawing and the camera on it.
pub(crate) struct Viewport {
    node: NodeRef,
    camera: UseStateHandle<Camera>,
    /// What is looked at, also before it is drawn.
    view: Camera,
}

impl Viewport {
    /// The camera on an element.
    pub(crate) fn new(node: &NodeRef, camera: &UseStateHandle<Camera>) -> Viewport {
        Viewport { node: node.clone(), camera: camera.clone(), view: **camera }
    }

    /// Takes up what is drawn now.
    pub(crate) fn follow(&mut self, camera: &UseStateHandle<Camera>) {
        self.camera = camera.clone();
        self.view = **camera;
    }

    /// What is looked at.
    pub(crate) fn view(&self) -> Camera {
        self.view
    }

    /// Looks at something else.
    pub(crate) fn look(&mut self, view: Camera) {
        self.view = view;
        self.camera.set(view);
    }

    /// Where an event is.
    pub(crate) fn pixel(&self, event: &MouseEvent) -> Pixel {
        let corner = self.node.cast::<Element>().map(|element| element.get_bounding_client_rect());
        let (left, top) = corner.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
        (f64::from(event.client_x()) - left, f64::from(event.client_y()) - top)
    }

    /// Hears a pointer wherever it goes, until it is lifted.
    pub(crate) fn hold(&self, pointer: i32) {
        if let Some(element) = self.node.cast::<Element>() {
            // A pointer that is gone already need not be held.
            let _ = element.set_pointer_capture(pointer);
        }
    }

    /// The wheel comes closer to what is under the pointer, or goes away from it.
    pub(crate) fn wheel(&mut self, event: &WheelEvent) {
        event.prevent_default();
        let pixel = self.pixel(event);
        self.look(self.view.zoomed((-event.delta_y() / 400.0).exp(), pixel));
    }

    /// The drawing goes with a pointer.
    pub(crate) fn drag(&mut self, from: Pixel, to: Pixel) {
        self.look(self.view.dragged(to.0 - from.0, to.1 - from.1));
    }

    /// One of two fingers moves: what lies between them stays between them.
    pub(crate) fn pinch(&mut self, from: Pixel, to: Pixel, other: Pixel) {
        let apart = |at: Pixel| (at.0 - other.0).hypot(at.1 - other.1).max(1.0);
        let middle = ((to.0 + other.0) / 2.0, (to.1 + other.1) / 2.0);
        let moved = self.view.dragged((to.0 - from.0) / 2.0, (to.1 - from.1) / 2.0);
        self.look(moved.zoomed(apart(to) / apart(from), middle));
    }
}
