//! The stage: positions before the last change, and running animations.

use super::page::{WindowRect, in_sight};
use super::play::{MotionElement, Real};
use crate::toolkit::browser::window::elements;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::Reflect;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{Animation, Element};

/// The animations on the page of a table.
#[derive(Clone, Default)]
pub(crate) struct Stage(Rc<RefCell<StageState>>);

impl PartialEq for Stage {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Default)]
struct StageState {
    seen: Vec<PlacedElement>,
    playing: Vec<Animation>,
    end: Option<Timeout>,
    until: f64,
}

/// A movable element and its position.
#[derive(Clone)]
pub(super) struct PlacedElement {
    pub kind: ElementKind,
    /// Distinguishes it from others of its kind.
    pub name: String,
    /// Its logical place, independent of layout; empty for a card.
    pub place: String,
    /// The element, possibly removed by now.
    pub element: Element,
    pub rect: WindowRect,
}

/// Kinds of movable elements outside the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ElementKind {
    Card,
    /// A disc, which moves itself.
    Disc,
    /// A mark; a ring moves to it from its old place.
    Mark,
}

/// The drawings of an animation.
#[derive(Default)]
pub(super) struct MotionDrawings {
    /// Drawn over the board, in its units.
    pub board: Vec<MotionElement>,
    /// Drawn over the page.
    pub page: Vec<MotionElement>,
    /// Moving elements of the page.
    pub real: Vec<Real>,
}

const LAYERS: [&str; 2] = [".board-view__motion", ".motion"];

impl Stage {
    /// Finishes all animations and records positions before a change.
    pub(crate) fn note(&self) {
        self.finish();
        let seen = if is_still() { Vec::new() } else { seen_now() };
        self.0.borrow_mut().seen = seen;
    }

    /// Finishes all animations at once.
    pub(crate) fn finish(&self) {
        let mut moving = self.0.borrow_mut();
        if moving.end.take().is_none() {
            return;
        }
        moving.until = 0.0;
        moving.playing.drain(..).for_each(|animation| animation.cancel());
        LAYERS.iter().filter_map(|name| layer(name)).for_each(|it| it.set_inner_html(""));
    }

    /// Returns how long something still moves, in milliseconds.
    pub(crate) fn rest(&self) -> u32 {
        (self.0.borrow().until - js_sys::Date::now()).max(0.0) as u32
    }

    /// Returns the positions before the last change.
    pub(super) fn seen(&self) -> Vec<PlacedElement> {
        self.0.borrow().seen.clone()
    }

    /// Starts animations.
    pub(super) fn begin(&self, picture: MotionDrawings, rate: f64) {
        let MotionDrawings { board, page, real } = picture;
        let items = board.iter().chain(&page).flat_map(|item| &item.moves);
        let moves = items.chain(real.iter().map(|it| &it.moves));
        let Some(lasts) = moves.map(|it| it.ends()).max() else { return };
        let lasts = (f64::from(lasts) / rate) as u32 + 30;
        let mut playing = Vec::new();
        for (name, items) in LAYERS.iter().zip(&[board, page]) {
            playing.extend(draw(name, items, rate));
        }
        playing.extend(real.iter().filter_map(|it| it.begin(rate)));
        let stage = self.clone();
        let mut moving = self.0.borrow_mut();
        moving.playing = playing;
        moving.until = js_sys::Date::now() + f64::from(lasts);
        moving.end = Some(Timeout::new(lasts, move || stage.finish()));
    }
}

/// Draws items into a layer and animates them.
fn draw(name: &str, items: &[MotionElement], rate: f64) -> Vec<Animation> {
    let Some(layer) = layer(name) else { return Vec::new() };
    let markup: String = items.iter().map(|item| item.markup.as_str()).collect();
    fill(&layer, name, &markup);
    let children = layer.children();
    let drawn = items.iter().enumerate().filter_map(|(n, it)| Some((children.item(n as u32)?, it)));
    drawn.flat_map(|(element, item)| item.begin(&element, rate)).collect()
}

/// Fills a layer with markup. The page's Content-Security-Policy forbids styles in markup, so they are set one by one.
fn fill(layer: &Element, name: &str, markup: &str) {
    layer.set_inner_html(&markup.replace(" style=\"", " data-style=\""));
    for element in elements(&format!("{name} [data-style]")) {
        let text = element.get_attribute("data-style").unwrap_or_default();
        // Elements of HTML and SVG accept the text of their style as a property.
        let _ = Reflect::set(&element, &"style".into(), &text.into());
    }
}

/// Movable elements with the attribute that identifies each: the name of a card; for discs and marks a name and, after a space,
/// their place.
const MOVABLE: [(ElementKind, &str, &str); 3] = [
    (ElementKind::Card, ":is(.table-of__market, .table-of__own) [data-card]", "data-card"),
    (ElementKind::Disc, "[data-disc]", "data-disc"),
    (ElementKind::Mark, "[data-mark]", "data-mark"),
];

/// Returns the visible movable elements. One query for each selector is much faster than a combined one.
pub(super) fn seen_now() -> Vec<PlacedElement> {
    let of_kind = |(kind, selector, attribute): (ElementKind, &str, &'static str)| {
        in_sight(elements(selector)).map(move |(element, rect)| {
            let text = element.get_attribute(attribute).unwrap_or_default();
            let (name, place) = match kind {
                ElementKind::Card => (text.as_str(), ""),
                ElementKind::Disc | ElementKind::Mark => {
                    text.split_once(' ').unwrap_or((&text, ""))
                }
            };
            PlacedElement { kind, name: name.to_owned(), place: place.to_owned(), element, rect }
        })
    };
    MOVABLE.into_iter().flat_map(of_kind).collect()
}

/// Returns whether motion is switched off, by the same conditions as `styles/tokens.css`; reading a style would make the browser
/// restyle the page before the press has changed it.
pub(super) fn is_still() -> bool {
    let Some(root) = document().document_element() else { return true };
    let chosen = root.class_list();
    let asked = || window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    chosen.contains("motion-still")
        || !chosen.contains("motion-full") && asked().is_some_and(|query| query.matches())
}

fn layer(name: &str) -> Option<Element> {
    document().query_selector(name).ok().flatten()
}
