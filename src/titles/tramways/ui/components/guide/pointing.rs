//! Marks what the guide points at, and moves its bubble out of the way.

use crate::engine::game::Game;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::guide::{Part, Pointer, pointers};
use crate::titles::tramways::view::model::GameModel;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::window::{elements, page_size};
use crate::words::Locale;
use gloo::timers::callback::Timeout;
use web_sys::{DomRect, Element};
use yew::prelude::*;

/// The mark of what is pointed at.
const MARK: &str = "data-pointed";

/// The mark of where the bubble is.
const DOCK: &str = "data-dock";

/// The mark of a lesson that is drawn and has no place yet: on a slow device it would be seen in the place of the last one
/// for a picture or two. Until it is gone nobody sees the bubble (`styles/guide.css`).
const UNPLACED: &str = "data-unplaced";

/// The map has found its size, and the picture is painted, after so many milliseconds: boxes that are read sooner would
/// lay the page out once more.
const SETTLED: u32 = 150;

/// The corners of the map where the bubble may lie; on a phone, whose map it would half cover, also the place of the
/// prompt's words, which say the same (`styles/guide.css`).
const DOCKS: [&str; 5] = ["top-left", "bottom-left", "top-right", "bottom-right", "prompt"];

/// How bad it is to cover what the bubble talks about, what is pressed, and what is looked at.
const TALKED_ABOUT: f64 = 100.0;
const PRESSED: f64 = 10.0;
const LOOKED_AT: f64 = 1.0;

/// What the bubble may cover, the worst first, and how bad that is.
const COVERED: [(&str, f64); 4] = [
    (".table [data-pointed]", TALKED_ABOUT),
    (".table .offer, .table .sheet-toggle", PRESSED),
    (".map__sheet .glow .mark__area", PRESSED),
    (".map__sheet .mark, .map__sheet .person, .map-coordinates text", LOOKED_AT),
];

/// While the bubble talks about the map these are as bad to cover as what is looked at, and on a phone they can wait; else
/// as bad as what is pressed elsewhere.
const BUTTONS: &str = ".table .prompt__actions .button";
const ON_MAP: &str = ".map__sheet [data-pointed]";

#[derive(Properties, PartialEq)]
pub(super) struct PointingProps {
    /// What says the lessons.
    pub bubble: NodeRef,
}

/// Marks what is pointed at on the page, after each change of the table, and draws nothing itself. What lies on the map is
/// marked there.
#[component]
pub(super) fn Pointing(props: &PointingProps) -> Html {
    let bubble = props.bubble.clone();
    let told = use_mut_ref(|| None);
    let model = use_model();
    // What is drawn for the first time is told so before others are drawn anew: what it points at may not be there yet.
    let is_drawn = use_state_eq(|| false);
    {
        let is_drawn = is_drawn.setter();
        use_effect_on((), move |()| is_drawn.set(true));
    }
    use_effect_on(is_drawn.then_some(model), move |model| {
        let Some(model) = model else { return Box::new(|| ()) as Box<dyn FnOnce()> };
        let marked = mark(model);
        let lesson = model.lesson();
        let is_new = told.replace(lesson) != lesson;
        // What has just come is about to be pressed, so it lies right at once.
        if is_new || !bubble.cast::<Element>().is_some_and(|it| it.has_attribute(DOCK)) {
            dock(&bubble, LOOKED_AT);
        }
        if let Some(bubble) = bubble.cast::<Element>() {
            // An attribute that is gone already is no harm.
            let _ = bubble.remove_attribute(UNPLACED);
        }
        let later = Timeout::new(SETTLED, move || dock(&bubble, PRESSED));
        Box::new(move || {
            drop(later);
            for element in marked {
                // An attribute that is gone already is no harm.
                let _ = element.remove_attribute(MARK);
            }
        })
    });
    Html::default()
}

/// Marks what the guide points at; what is marked.
fn mark(model: &GameModel) -> Vec<Element> {
    let pointed = pointers(&model.seen(Locale::English), model.lesson());
    let selectors = pointed.into_iter().filter_map(|pointer| selector(model, &pointer));
    let pointed: Vec<Element> = selectors.flat_map(|selector| elements(&selector)).collect();
    for element in &pointed {
        // The name is valid, so setting cannot fail.
        let _ = element.set_attribute(MARK, "part");
        show_in_hand(element);
    }
    pointed
}

/// Brings a card that is pointed at into sight: on a phone the hand is wider than the screen.
fn show_in_hand(element: &Element) {
    let Ok(Some(row)) = element.closest(".hand__row") else { return };
    let (own, around) = (element.get_bounding_client_rect(), row.get_bounding_client_rect());
    if own.left() < around.left() || own.right() > around.right() {
        let middle = (around.width() - own.width()) / 2.0;
        row.set_scroll_left(row.scroll_left() + (own.left() - around.left() - middle) as i32);
    }
}

fn selector(model: &GameModel, pointer: &Pointer) -> Option<String> {
    Some(match pointer {
        Pointer::Action(action) => {
            let text = Tramways::notation(model.state(), *action);
            format!(".table [data-action=\"{text}\"]")
        }
        Pointer::Card(card) => format!(".hand [data-card=\"{}\"]", card.name()),
        Pointer::Icon(card, slot) => {
            format!(".hand [data-card=\"{}\"] [data-slot=\"{}\"]", card.name(), slot.0)
        }
        Pointer::Part(part) => part_selector(*part).to_owned(),
        Pointer::Map(_) => return None,
    })
}

fn part_selector(part: Part) -> &'static str {
    match part {
        Part::Pay => "[data-testid=pay]",
        Part::Stress => ".table .stress, .strip .chip:nth-child(4)",
        Part::Workers => ".table .stat:nth-child(3), .strip .chip:nth-child(3)",
        Part::Score => ".table [data-testid=score-now]",
        Part::RoundTile => ".table .rounds__stop.is-now .rounds__tile",
        Part::Hand => ".table .hand__row",
        Part::Offer => ".table [data-testid=offer]",
        Part::Refusal => ".table .prompt__refusal",
    }
}

/// Puts the bubble where it covers least. It stays where it covers nothing that is as bad as `least`: one who is about to
/// press it does not see it flee from what can wait.
fn dock(bubble: &NodeRef, least: f64) {
    let Some(bubble) = bubble.cast::<Element>() else { return };
    let weighed = |&(selector, weight): &(&str, f64)| {
        let things = rects(selector).into_iter();
        things.map(move |it| (it, weight)).collect::<Vec<_>>()
    };
    let buttons = match (elements(ON_MAP).is_empty(), is_small()) {
        (true, _) => Some((BUTTONS, PRESSED)),
        (false, false) => Some((BUTTONS, LOOKED_AT)),
        (false, true) => None,
    };
    let things: Vec<(DomRect, f64)> = COVERED.iter().chain(&buttons).flat_map(weighed).collect();
    let cost = |least: f64| {
        let own = bubble.get_bounding_client_rect();
        let counted = things.iter().filter(|(_, weight)| *weight >= least);
        counted.map(|(it, weight)| weight * common(&own, it)).sum::<f64>() as u64
    };
    if bubble.has_attribute(DOCK) && cost(least) == 0 {
        return;
    }
    let tried = |place: &&str| {
        // The name is valid, so setting cannot fail.
        let _ = bubble.set_attribute(DOCK, place);
        cost(LOOKED_AT)
    };
    if let Some(best) = DOCKS.into_iter().min_by_key(tried) {
        let _ = bubble.set_attribute(DOCK, best);
    }
}

/// Whether the page is a phone's.
fn is_small() -> bool {
    let (width, height) = page_size();
    width < 700 || height < 500
}

fn rects(selector: &str) -> Vec<DomRect> {
    elements(selector).iter().map(Element::get_bounding_client_rect).collect()
}

/// How much of a rectangle another one covers, in square pixels.
fn common(one: &DomRect, other: &DomRect) -> f64 {
    let width = one.right().min(other.right()) - one.left().max(other.left());
    let height = one.bottom().min(other.bottom()) - one.top().max(other.top());
    width.max(0.0) * height.max(0.0)
}
