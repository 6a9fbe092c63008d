//! A drawing viewed through a camera: positions of pointers, wheel, pinch and drag.

use crate::table::board::camera::Camera;
use web_sys::{Element, MouseEvent, WheelEvent};
use yew::prelude::*;

/// A spot of the element, in CSS pixels from its upper left corner.
pub(crate) type Pixel = (f64, f64);

/// The element of a drawing and its camera.
pub(crate) struct Viewport {
    node: NodeRef,
    camera: UseStateHandle<Camera>,
    /// The current camera, even before it is rendered.
    view: Camera,
}

impl Viewport {
    /// Puts a camera on an element.
    pub(crate) fn new(node: &NodeRef, camera: &UseStateHandle<Camera>) -> Viewport {
        Viewport { node: node.clone(), camera: camera.clone(), view: **camera }
    }

    /// Takes the camera of the latest render.
    pub(crate) fn follow(&mut self, camera: &UseStateHandle<Camera>) {
        self.camera = camera.clone();
        self.view = **camera;
    }

    /// Returns the current camera.
    pub(crate) fn view(&self) -> Camera {
        self.view
    }

    /// Changes the camera.
    pub(crate) fn look(&mut self, view: Camera) {
        self.view = view;
        self.camera.set(view);
    }

    /// Returns the position of an event.
    pub(crate) fn pixel(&self, event: &MouseEvent) -> Pixel {
        let corner = self.node.cast::<Element>().map(|element| element.get_bounding_client_rect());
        let (left, top) = corner.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
        (f64::from(event.client_x()) - left, f64::from(event.client_y()) - top)
    }

    /// Captures a pointer until it is lifted.
    pub(crate) fn hold(&self, pointer: i32) {
        if let Some(element) = self.node.cast::<Element>() {
            // Fails only if the pointer is already gone.
            let _ = element.set_pointer_capture(pointer);
        }
    }

    /// Zooms at the pointer by the wheel.
    pub(crate) fn wheel(&mut self, event: &WheelEvent) {
        event.prevent_default();
        let pixel = self.pixel(event);
        self.look(self.view.zoomed((-event.delta_y() / 400.0).exp(), pixel));
    }

    /// Moves the drawing with a pointer.
    pub(crate) fn drag(&mut self, from: Pixel, to: Pixel) {
        self.look(self.view.dragged(to.0 - from.0, to.1 - from.1));
    }

    /// Moves and zooms with one of two fingers, so that the points under both stay under them.
    pub(crate) fn pinch(&mut self, from: Pixel, to: Pixel, other: Pixel) {
        let apart = |at: Pixel| (at.0 - other.0).hypot(at.1 - other.1).max(1.0);
        let middle = ((to.0 + other.0) / 2.0, (to.1 + other.1) / 2.0);
        let moved = self.view.dragged((to.0 - from.0) / 2.0, (to.1 - from.1) / 2.0);
        self.look(moved.zoomed(apart(to) / apart(from), middle));
    }
}
