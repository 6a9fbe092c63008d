//! The visible part of a drawing: zoom, drag and fit.

/// The margin around a drawing, in its units.
pub(super) const MARGIN: f64 = 26.0;
/// The smallest margin in pixels, which holds the names of columns and rows.
const LETTER: f64 = 14.0;
/// The scale, in pixels per unit, at which a cell of 100 units is as wide as a fingertip.
const LEAST: f64 = 0.44;
/// The largest zoom; 1 shows the whole drawing.
const CLOSEST: f64 = 5.0;
/// The width of a fingertip, in pixels.
pub const FINGER: f64 = 44.0;
/// The largest zoom when spreading close targets for a finger.
const CLOSEST_FOR_FINGERS: f64 = 16.0;
/// The smallest enlargement worth zooming for.
const WORTHWHILE: f64 = 1.15;
/// The zoom factor of a double tap.
const TAP: f64 = 1.8;

/// Width and height, in pixels or in drawing units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// The part of a drawing that a window shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The size of the drawing, in units.
    pub drawing: Size,
    /// The size of the window, in pixels.
    pub window: Size,
    /// The zoom: 1 shows everything, more shows less.
    pub zoom: f64,
    /// The spot of the drawing at the centre of the window.
    pub middle: (f64, f64),
}

impl Camera {
    /// Shows the whole drawing.
    pub fn whole(drawing: Size, window: Size) -> Camera {
        let middle = (drawing.width / 2.0, drawing.height / 2.0);
        Camera { drawing, window, zoom: 1.0, middle }
    }

    /// The camera at the start of a game: the whole drawing, but large enough for fingers.
    pub fn opening(drawing: Size, window: Size) -> Camera {
        let whole = Camera::whole(drawing, window);
        Camera { zoom: (LEAST / whole.scale()).clamp(1.0, CLOSEST), ..whole }
    }

    /// A camera for printing: the whole drawing with its margin.
    pub fn sheet(drawing: Size) -> Camera {
        let (width, height) = (drawing.width + 2.0 * MARGIN, drawing.height + 2.0 * MARGIN);
        Camera::whole(drawing, Size { width, height })
    }

    /// The same view for a window of another size.
    pub fn resized(self, window: Size) -> Camera {
        Camera { window, ..self }.clamped()
    }

    /// Pixels per unit.
    pub fn scale(self) -> f64 {
        let fit = |room: f64, length: f64| {
            (room / (length + 2.0 * MARGIN)).min((room - 2.0 * LETTER) / length)
        };
        let across = fit(self.window.width, self.drawing.width);
        let fit = across.min(fit(self.window.height, self.drawing.height));
        if fit > 0.0 { fit * self.zoom } else { 1.0 }
    }

    /// Returns the spot of the drawing under a pixel of the window.
    pub fn spot(self, pixel: (f64, f64)) -> (f64, f64) {
        let scale = self.scale();
        let x = self.middle.0 + (pixel.0 - self.window.width / 2.0) / scale;
        let y = self.middle.1 + (pixel.1 - self.window.height / 2.0) / scale;
        (x, y)
    }

    /// The view after a drag of the drawing by `dx` and `dy` pixels.
    pub fn dragged(self, dx: f64, dy: f64) -> Camera {
        let scale = self.scale();
        let middle = (self.middle.0 - dx / scale, self.middle.1 - dy / scale);
        Camera { middle, ..self }.clamped()
    }

    /// The view after zooming by a factor around a pixel of the window.
    pub fn zoomed(self, factor: f64, pixel: (f64, f64)) -> Camera {
        // A view spread for a finger keeps its zoom until the user zooms out.
        self.zoomed_to((self.zoom * factor).clamp(1.0, CLOSEST.max(self.zoom)), pixel)
    }

    fn zoomed_to(self, zoom: f64, pixel: (f64, f64)) -> Camera {
        let fixed = self.spot(pixel);
        let moved = Camera { zoom, ..self };
        let now = moved.spot(pixel);
        let middle = (self.middle.0 + fixed.0 - now.0, self.middle.1 + fixed.1 - now.1);
        Camera { middle, ..moved }.clamped()
    }

    /// The view, zoomed around a pixel, in which spots `apart` units from each other are a fingertip apart. `None` if they
    /// already are or the zoom cannot get there.
    pub fn spread(self, apart: f64, pixel: (f64, f64)) -> Option<Camera> {
        let larger = FINGER / (apart.max(1.0) * self.scale());
        let zoom = (self.zoom * larger).min(CLOSEST_FOR_FINGERS);
        (zoom > self.zoom * WORTHWHILE).then(|| self.zoomed_to(zoom, pixel))
    }

    /// The view after a double tap: closer, or from close up back to the opening view.
    pub fn zoomed_by_tap(self, pixel: (f64, f64)) -> Camera {
        let opening = Camera::opening(self.drawing, self.window);
        if self.zoom > opening.zoom * 1.5 { opening } else { self.zoomed(TAP, pixel) }
    }

    /// The view after zooming around the centre of the window.
    pub fn zoomed_in_the_middle(self, factor: f64) -> Camera {
        self.zoomed(factor, (self.window.width / 2.0, self.window.height / 2.0))
    }

    /// The view moved as little as needed to show a spot with some air around it.
    pub fn showing(self, spot: (f64, f64), air: f64) -> Camera {
        let (width, height) = self.view();
        let near = |middle: f64, spot: f64, half: f64| {
            let reach = (half - air).max(0.0);
            middle.clamp(spot - reach, spot + reach)
        };
        let middle =
            (near(self.middle.0, spot.0, width / 2.0), near(self.middle.1, spot.1, height / 2.0));
        Camera { middle, ..self }.clamped()
    }

    /// Returns the SVG view box.
    pub fn view_box(self) -> String {
        let (width, height) = self.view();
        let (x, y) = (self.middle.0 - width / 2.0, self.middle.1 - height / 2.0);
        format!("{x:.1} {y:.1} {width:.1} {height:.1}")
    }

    /// The width and height of the visible part, in units.
    fn view(self) -> (f64, f64) {
        if self.window.width <= 0.0 || self.window.height <= 0.0 {
            return (self.drawing.width + 2.0 * MARGIN, self.drawing.height + 2.0 * MARGIN);
        }
        (self.window.width / self.scale(), self.window.height / self.scale())
    }

    /// Moves the view back over the drawing.
    fn clamped(self) -> Camera {
        let (width, height) = self.view();
        let clamp = |middle: f64, view: f64, drawing: f64| {
            let (low, high) = (view / 2.0 - MARGIN, drawing + MARGIN - view / 2.0);
            if low < high { middle.clamp(low, high) } else { drawing / 2.0 }
        };
        let x = clamp(self.middle.0, width, self.drawing.width);
        let y = clamp(self.middle.1, height, self.drawing.height);
        Camera { middle: (x, y), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camera() -> Camera {
        let drawing = Size { width: 900.0, height: 500.0 };
        Camera::whole(drawing, Size { width: 952.0, height: 600.0 })
    }

    fn close(a: (f64, f64), b: (f64, f64)) -> bool {
        (a.0 - b.0).abs() < 1e-6 && (a.1 - b.1).abs() < 1e-6
    }

    #[test]
    fn shows_the_whole_drawing_with_a_margin() {
        assert_eq!(camera().scale(), 1.0);
        assert!(close(camera().spot((26.0, 50.0)), (0.0, 0.0)));
        assert_eq!(camera().view_box(), "-26.0 -50.0 952.0 600.0");
    }

    #[test]
    fn a_small_window_keeps_room_for_column_and_row_names() {
        let drawing = Size { width: 1500.0, height: 1000.0 };
        let phone = Camera::whole(drawing, Size { width: 390.0, height: 600.0 });
        assert!(close(phone.spot((LETTER, 300.0)), (0.0, 500.0)));
    }

    #[test]
    fn a_small_window_opens_on_cells_for_fingers() {
        let drawing = Size { width: 1500.0, height: 900.0 };
        let phone = Camera::opening(drawing, Size { width: 316.0, height: 392.0 });
        assert!((phone.scale() - LEAST).abs() < 1e-9);
        let wide = Size { width: 1552.0, height: 952.0 };
        assert_eq!(Camera::opening(drawing, wide), Camera::whole(drawing, wide));
    }

    #[test]
    fn paper_shows_the_drawing_and_its_margin() {
        assert_eq!(Camera::sheet(camera().drawing).view_box(), "-26.0 -26.0 952.0 552.0");
    }

    #[test]
    fn zooming_keeps_the_spot_under_the_pointer() {
        let pixel = (500.0, 300.0);
        let near = camera().zoomed(3.0, pixel);
        assert!(close(near.spot(pixel), camera().spot(pixel)));
        assert_eq!(near.zoomed(100.0, pixel).zoom, CLOSEST);
        assert_eq!(near.zoomed(0.01, pixel), camera());
    }

    #[test]
    fn zooms_in_until_a_finger_can_separate_two_places() {
        let (pixel, apart) = ((500.0, 300.0), 9.0);
        let near = camera().spread(apart, pixel).expect("a closer view");
        assert!((near.scale() * apart - FINGER).abs() < 1e-9);
        assert!(close(near.spot(pixel), camera().spot(pixel)));
        assert_eq!(near.spread(apart, pixel), None, "once is enough");
        assert_eq!(camera().spread(FINGER, pixel), None);
        let as_near_as_can_be = camera().spread(0.0, pixel).expect("a closer view");
        assert_eq!(as_near_as_can_be.spread(0.0, pixel), None);
        let closest = camera().spread(3.0, pixel).expect("a closer view");
        assert_eq!(closest.zoomed(2.0, pixel).zoom, closest.zoom, "it leaps nowhere");
    }

    #[test]
    fn dragging_stops_at_the_border() {
        let near = camera().zoomed_in_the_middle(2.0);
        let far = near.dragged(1e6, 1e6);
        assert!(close(far.spot((0.0, 0.0)), (-MARGIN, -MARGIN)));
        assert_eq!(camera().dragged(50.0, 50.0), camera());
    }

    #[test]
    fn a_hidden_spot_is_brought_into_view() {
        let near = camera().zoomed_in_the_middle(4.0);
        let shown = near.showing((10.0, 10.0), 60.0);
        let corner = shown.spot((0.0, 0.0));
        assert!(corner.0 <= 10.0 && corner.1 <= 10.0, "{corner:?}");
        assert_eq!(near.showing((450.0, 250.0), 60.0), near);
    }

    #[test]
    fn a_window_without_size_shows_everything() {
        let camera = Camera::whole(Size { width: 900.0, height: 500.0 }, Size::default());
        assert_eq!(camera.view_box(), "-26.0 -26.0 952.0 552.0");
    }
}
