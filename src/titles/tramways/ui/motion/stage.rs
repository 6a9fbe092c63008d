//! The stage: what was where before something was done, and what moves now.

use crate::titles::tramways::ui::motion::page::{Rect, in_sight};
use crate::titles::tramways::ui::motion::play::{Item, Real};
use crate::titles::tramways::ui::motion::{Manner, cards, marks, rails, tallies, tram};
use crate::titles::tramways::view::motion::{Beat, Cue, ride_of};
use crate::toolkit::window::elements;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::Reflect;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{Animation, Element};

/// What moves on the page of a table.
#[derive(Clone, Default)]
pub struct Stage(Rc<RefCell<Moving>>);

impl PartialEq for Stage {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Default)]
struct Moving {
    seen: Vec<Seen>,
    playing: Vec<Animation>,
    end: Option<Timeout>,
    until: f64,
}

/// Something that may move, and where it was.
#[derive(Clone)]
pub(super) struct Seen {
    /// What it is: a card's name, or what marks a place.
    pub(super) name: String,
    /// The element, which may be gone by now.
    pub(super) element: Element,
    /// Where it was.
    pub(super) rect: Rect,
    /// The place of a disc or a mark on its track, however the page is laid out.
    pub(super) spot: Option<String>,
}

/// What is drawn for a motion.
#[derive(Default)]
pub(super) struct Picture {
    /// Over the map, in its units.
    pub(super) map: Vec<Item>,
    /// Over the page.
    pub(super) page: Vec<Item>,
    /// What is there already.
    pub(super) real: Vec<Real>,
}

/// The layers, by their selectors.
const LAYERS: [&str; 2] = [".map__motion", ".motion"];

impl Stage {
    /// Before something is done: what moves is finished, and it is noted what is where.
    pub fn note(&self) {
        self.finish();
        let seen = if is_still() { Vec::new() } else { seen_now() };
        self.0.borrow_mut().seen = seen;
    }

    /// Everything is where it belongs, at once.
    pub fn finish(&self) {
        let mut moving = self.0.borrow_mut();
        if moving.end.take().is_none() {
            return;
        }
        moving.until = 0.0;
        moving.playing.drain(..).for_each(|animation| animation.cancel());
        LAYERS.iter().filter_map(|name| layer(name)).for_each(|it| it.set_inner_html(""));
    }

    /// How long something still moves, in milliseconds.
    pub fn rest(&self) -> u32 {
        (self.0.borrow().until - now()).max(0.0) as u32
    }

    /// Lets something move, if things move at all.
    pub(super) fn play(&self, beats: &[Beat], manner: Manner) {
        self.finish();
        if is_still() {
            return;
        }
        let picture = picture(beats, &self.0.borrow().seen, manner);
        self.begin(picture, manner.rate);
    }

    fn begin(&self, picture: Picture, rate: f64) {
        let Picture { map, page, real } = picture;
        let items = map.iter().chain(&page).flat_map(|item| &item.moves);
        let moves = items.chain(real.iter().map(|it| &it.moves));
        let Some(lasts) = moves.map(|it| it.ends()).max() else { return };
        let lasts = (f64::from(lasts) / rate) as u32 + 30;
        let mut playing = Vec::new();
        let layers = [map, page];
        for (name, items) in LAYERS.iter().zip(&layers) {
            playing.extend(draw(name, items, rate));
        }
        playing.extend(real.iter().filter_map(|it| it.begin(rate)));
        let stage = self.clone();
        let mut moving = self.0.borrow_mut();
        moving.playing = playing;
        moving.until = now() + f64::from(lasts);
        moving.end = Some(Timeout::new(lasts, move || stage.finish()));
    }
}

/// Draws things into a layer and lets them move.
fn draw(name: &str, items: &[Item], rate: f64) -> Vec<Animation> {
    let Some(layer) = layer(name) else { return Vec::new() };
    let markup: String = items.iter().map(|item| item.markup.as_str()).collect();
    fill(&layer, name, &markup);
    let children = layer.children();
    let drawn = items.iter().enumerate().filter_map(|(n, it)| Some((children.item(n as u32)?, it)));
    drawn.flat_map(|(element, item)| item.begin(&element, rate)).collect()
}

/// Fills a layer with markup. The page's Content-Security-Policy lets no markup bring styles along, so they are set
/// one by one.
fn fill(layer: &Element, name: &str, markup: &str) {
    layer.set_inner_html(&markup.replace(" style=\"", " data-style=\""));
    for element in elements(&format!("{name} [data-style]")) {
        let text = element.get_attribute("data-style").unwrap_or_default();
        // Elements of HTML and SVG take the text of their style as a property.
        let _ = Reflect::set(&element, &"style".into(), &text.into());
    }
}

fn picture(beats: &[Beat], seen: &[Seen], manner: Manner) -> Picture {
    let Manner { turn, locale, .. } = manner;
    let late = ride_of(beats);
    let mut picture = Picture::default();
    for Beat { at, cue } in beats {
        match cue {
            Cue::Rails(it) => rails::draw(it, turn, &mut picture),
            Cue::Person(n) => marks::person(*n, *at, &mut picture),
            Cue::House(n) => marks::house(*n, *at, &mut picture),
            Cue::Ride(ride) => tram::draw(ride, turn, &mut picture),
            Cue::Reward(reward) => tallies::reward(reward, *at, turn, locale, &mut picture),
            Cue::Tally(tally) => tallies::tally(tally, locale, &mut picture),
            Cue::Card(moved) => cards::draw(moved, *at, seen, &mut picture),
            Cue::End => {}
        }
    }
    let now = seen_now();
    cards::shift(beats, seen, &now, &mut picture);
    marks::markers(seen, &now, late, &mut picture);
    picture
}

/// What may move: cards, discs, and what marks a place on a track.
const MOVABLE: [&str; 5] =
    [".card", ".look", ".puck", ".stress__space.is-here", ".rounds__stop.is-now > .rounds__dot"];

/// What may move and can be seen. The selectors are asked for one by one, which a browser answers much sooner than a list.
fn seen_now() -> Vec<Seen> {
    let seen = in_sight(MOVABLE.into_iter().flat_map(elements)).map(|(element, rect)| Seen {
        name: name_of(&element),
        spot: spot_of(&element),
        element,
        rect,
    });
    let mut pucks = 0;
    seen.map(|mut it| {
        if it.name == "puck" {
            it.name = format!("puck {pucks}");
            pucks += 1;
        }
        it
    })
    .collect()
}

fn name_of(element: &Element) -> String {
    let card = element.get_attribute("data-card");
    card.unwrap_or_else(|| {
        let class = element.class_list();
        class.item(0).unwrap_or_default()
    })
}

fn spot_of(element: &Element) -> Option<String> {
    let class = element.class_list();
    if class.contains("puck") {
        let column = element.get_attribute("style").unwrap_or_default();
        return Some(format!("{} {column}", class.contains("is-placed")));
    }
    let is_mark = class.contains("stress__space") || class.contains("rounds__dot");
    if is_mark { element.text_content() } else { None }
}

/// Whether nothing is to move, as the styles decide it (`styles/tokens.css`); a style that was read would make the browser
/// restyle the page before the press has changed it.
fn is_still() -> bool {
    let Some(root) = document().document_element() else { return true };
    let chosen = root.class_list();
    let asked = || window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    chosen.contains("motion-still")
        || !chosen.contains("motion-full") && asked().is_some_and(|query| query.matches())
}

fn layer(name: &str) -> Option<Element> {
    document().query_selector(name).ok().flatten()
}

fn now() -> f64 {
    js_sys::Date::now()
}
