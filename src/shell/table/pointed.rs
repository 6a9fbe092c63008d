//! The board with the hovered place or piece, so that hovering renders nothing else.

use super::popup::{Otherwise, place};
use super::table_context::TableContext;
use crate::table::DeviceTurn;
use crate::table::intent::Intent;
use crate::table::open::LinePosition;
use crate::table::view::{Note, Place, Pointer, Pressed};
use crate::toolkit::boards::board::Board;
use crate::toolkit::boards::board_controls::BoardControls;
use crate::toolkit::border::table_ui::TableArea;
use crate::toolkit::browser::window::elements;
use crate::toolkit::hooks::{is_by_key, use_before_picture, use_effect_on};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct PointedBoardProps {
    pub at: TableContext,
    /// The root of the table, which also holds the pieces outside the board.
    pub root: NodeRef,
    /// The position since which changes are marked.
    pub since: LinePosition,
    /// The plan of a hint, as a link.
    pub hint: Option<String>,
    /// The drawing of the final count on the board, while it is open.
    pub counted: Option<Html>,
    /// The controls of the board's view.
    pub wheel: BoardControls,
    /// Called when a place is pressed, which dismisses the hint.
    pub onread: Callback<()>,
}

/// The board with the hovered thing and its description.
#[component]
pub(crate) fn PointedBoard(props: &PointedBoardProps) -> Html {
    let at = &props.at;
    let pressed = use_state_eq(|| None::<Pressed>);
    let box_of = use_node_ref();
    use_pieces(&props.root, at, &pressed);
    let onpoint = pressed.setter().to_callback();
    let places = use_memo(at.view.clone(), |view| view.places.clone());
    let onpress_as = |intent: fn(Pressed) -> Intent| {
        let (onread, onintent) = (props.onread.clone(), at.onintent.clone());
        let pressed = pressed.setter();
        Callback::from(move |place| {
            onread.emit(());
            // The press changed the thing, so nothing counts as hovered until the pointer reaches another one.
            pressed.set(None);
            onintent.emit(intent(place));
        })
    };
    let [onpress, onask] = [Intent::Press, Intent::Ask].map(onpress_as);
    let onstroke = {
        let (onread, onintent) = (props.onread.clone(), at.onintent.clone());
        let pressed = pressed.setter();
        Callback::from(move |step| {
            onread.emit(());
            pressed.set(None);
            onintent.emit(Intent::Stroke(step));
        })
    };
    let onturn = at.onintent.reform(Intent::Turn);
    let oncloser = at.onintent.reform(|()| Intent::ComeCloser);
    let onwhole = match at.view.note {
        Some(Note::Closer) => at.onintent.reform(|()| Intent::StandBack),
        _ => Callback::noop(),
    };
    let over = props.counted.clone().unwrap_or_else(|| over(props, *pressed));
    let tip_of = |it: Pressed| match props.counted {
        Some(_) => None,
        None => at.table.0.tip(it, props.since, at.locale),
    };
    let said = pressed.and_then(tip_of);
    let shown = use_described(*pressed, &box_of);
    let detail = shown.and_then(|it| at.draw(TableArea::PieceDetail(it)));
    let tip = shown.and_then(tip_of);
    // The count shows the whole board, whatever the zoom was.
    let key = if props.counted.is_some() { "counted" } else { "played" };
    html! {
        <>
            <Board {key} table={at.table.clone()} locale={at.locale} {places} {over} overview={overview(props)} wheel={props.wheel.clone()} {onpress} {onstroke} {onask} {onturn} {oncloser} {onwhole} {onpoint} />
            // A focused place announces its own name, so only the rest is announced; the tooltip shows all of it.
            if let Some(detail) = detail {
                <div ref={box_of} class="piece-detail" aria-hidden="true" data-testid="piece-detail">{ detail }</div>
            } else if let Some(tip) = &tip { <p ref={box_of} class="board-tip" aria-hidden="true" data-testid="board-tip">{ tip.text() }</p> }
            <p class="spoken" role="status" data-testid="tip-said">{ said.filter(|tip| !tip.more.is_empty()).map(|tip| html! { <span key={tip.name}>{ tip.more.join(". ") }</span> }) }</p>
        </>
    }
}

/// Milliseconds before a hovered piece is described, and before its description closes, so that the pointer can move
/// onto it.
const WAIT: u32 = 400;
const STAY: u32 = 250;

/// Returns the thing whose description is open: a place at once, a piece or a button after a pause of the pointer or on
/// focus. A piece's description stays while the pointer is on it; any press, which passes through it, and the Escape
/// key close it.
#[hook]
fn use_described(pressed: Option<Pressed>, box_of: &NodeRef) -> Option<Pressed> {
    let described = use_state_eq(|| None::<Pressed>);
    let is_held = use_state_eq(|| false);
    let is_open = matches!(*described, Some(Pressed::Piece(_) | Pressed::Choice(_)));
    use_effect_on((pressed, *is_held), {
        let described = described.setter();
        move |&(pressed, is_held)| {
            let wait = match pressed {
                _ if is_held => None,
                Some(Pressed::Place(_) | Pressed::Spot(..)) if !is_open => Some(0),
                Some(Pressed::Piece(_) | Pressed::Choice(_)) if !by_key() => Some(WAIT),
                Some(Pressed::Piece(_) | Pressed::Choice(_)) => Some(0),
                _ => Some(STAY),
            };
            let later = wait.map(|wait| Timeout::new(wait, move || described.set(pressed)));
            move || drop(later)
        }
    });
    use_effect_on(is_open, {
        let (described, is_held, box_of) = (described.setter(), is_held.setter(), box_of.clone());
        move |&is_open| {
            is_held.set(false);
            let hears = is_open.then(|| {
                ["keydown", "pointermove", "pointerdown"].map(|name| {
                    let (described, is_held) = (described.clone(), is_held.clone());
                    let box_of = box_of.clone();
                    let options =
                        EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
                    EventListener::new_with_options(&window(), name, options, move |event| {
                        if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
                            if key.key() == "Escape" {
                                described.set(None);
                            }
                        } else if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
                            if pointer.type_() == "pointerdown" {
                                described.set(None);
                            } else {
                                is_held.set(is_on(&box_of, spot(pointer)));
                            }
                        }
                    })
                })
            });
            move || drop(hears)
        }
    });
    let is_place = matches!(pressed, Some(Pressed::Place(_) | Pressed::Spot(..)));
    let shown = if is_place && !is_open { pressed } else { *described };
    let box_of = box_of.clone();
    use_before_picture(shown, move || place(&box_of, shown, Otherwise::Usual));
    shown
}

/// Returns whether a point of the window is on the open description.
fn is_on(box_of: &NodeRef, (x, y): (i32, i32)) -> bool {
    box_of.cast::<Element>().is_some_and(|open| {
        let at = open.get_bounding_client_rect();
        let (x, y) = (f64::from(x), f64::from(y));
        (at.left()..at.right()).contains(&x) && (at.top()..at.bottom()).contains(&y)
    })
}

/// Returns whether a piece or a button has visible focus, which means that the player uses the keyboard.
fn by_key() -> bool {
    !elements(":is([data-piece], [data-choice]):focus-visible").is_empty()
}

/// Draws the layer over the board: recent changes, and the hovered thing, else the hint, else the lesson's picture.
fn over(props: &PointedBoardProps, pressed: Option<Pressed>) -> Html {
    let at = &props.at;
    let hint = || props.hint.as_ref().and_then(|line| at.draw(TableArea::Plan(line)));
    let lesson = || at.draw(TableArea::LessonOver(at.view.lesson.as_ref()?.number));
    let pointed =
        pressed.and_then(|it| at.draw(TableArea::Hover(it))).or_else(hint).or_else(lesson);
    let recent = at.draw(TableArea::Recent(props.since));
    html! { <>{ recent.unwrap_or_default() }{ pointed.unwrap_or_default() }{ for rings(at) }</> }
}

/// Draws rings around the places that the guide points at.
fn rings(at: &TableContext) -> Vec<Html> {
    let points = &at.view.pointed;
    let (width, height) = at.table.0.facts().extent;
    let radius = (width.max(height) / 30).to_string();
    let ring = |place: &Place| {
        let (x, y) = (place.at.0.to_string(), place.at.1.to_string());
        html! {
            <g class="pointed" data-pointed="">
                <circle class="pointed__edge" cx={x.clone()} cy={y.clone()} r={radius.clone()} />
                <circle class="pointed__ring" cx={x} cy={y} r={radius.clone()} />
            </g>
        }
    };
    let places = at.view.places.iter().filter(|it| points.contains(&Pointer::Place(it.id)));
    places.map(ring).collect()
}

/// Returns the reason to show the whole board: a hint, or, on a dense board, others' actions; `None` otherwise.
fn overview(props: &PointedBoardProps) -> Option<AttrValue> {
    let at = &props.at;
    let others = matches!(at.view.turn, DeviceTurn::Bot(..) | DeviceTurn::PassTo(_))
        && at.table.0.facts().dense;
    let hint = props.hint.clone().map(AttrValue::from);
    hint.or(others.then_some(AttrValue::Static("others")))
}

/// Listens to presses and hovering outside the board: on pieces, and on choices anywhere.
#[hook]
fn use_pieces(root: &NodeRef, at: &TableContext, pointed: &UseStateHandle<Option<Pressed>>) {
    let latest = use_mut_ref(|| at.onintent.clone());
    latest.replace(at.onintent.clone());
    let by_finger = use_mut_ref(|| false);
    // The point of the last press until the pointer moves: what appears under it does not count as hovered.
    let rests = use_mut_ref(|| None::<(i32, i32)>);
    {
        // After a touch nothing stays hovered once its action is done.
        let (by_finger, pointed) = (by_finger.clone(), pointed.setter());
        use_effect_on(at.view.past.ply, move |_| {
            if *by_finger.borrow() {
                pointed.set(None);
            }
        });
    }
    let (root, pointed, asks) = (root.clone(), pointed.setter(), latest.clone());
    use_effect_on((), move |()| {
        let element = root.cast::<Element>();
        let listeners = element.map(|element| {
            let press = EventListener::new(&element, "click", move |event| {
                if let Some(pressed) = pressed_of(event) {
                    latest.borrow().emit(Intent::Press(pressed));
                }
            });
            let ask = EventListener::new_with_options(
                &element,
                "contextmenu",
                EventListenerOptions::enable_prevent_default(),
                move |event| {
                    if let Some(piece @ Pressed::Piece(_)) = pressed_of(event) {
                        event.prevent_default();
                        asks.borrow().emit(Intent::Ask(piece));
                    }
                },
            );
            let down = {
                let rests = rests.clone();
                EventListener::new(&element, "pointerdown", move |event| {
                    rests.replace(event.dyn_ref::<PointerEvent>().map(spot));
                })
            };
            let point = ["pointerover", "focusin"].map(|name| {
                let (pointed, by_finger) = (pointed.clone(), by_finger.clone());
                let rests = rests.clone();
                EventListener::new(&element, name, move |event| {
                    if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
                        by_finger.replace(pointer.pointer_type() == "touch");
                        if pointer.pointer_type() == "mouse"
                            && *rests.borrow() == Some(spot(pointer))
                        {
                            return;
                        }
                    }
                    // A focus that moved because the pressed element is gone does not count.
                    if event.dyn_ref::<FocusEvent>().is_some_and(|it| !is_by_key(it)) {
                        return;
                    }
                    match pressed_of(event) {
                        Some(at) => pointed.set(Some(at)),
                        None if is_beside_board(event) => pointed.set(None),
                        None => {}
                    }
                })
            });
            (press, ask, down, point)
        });
        move || drop(listeners)
    });
}

fn element_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}

/// Returns the piece or choice of an event.
fn pressed_of(event: &Event) -> Option<Pressed> {
    let drawn = element_of(event)?.closest("[data-piece], [data-choice]").ok().flatten()?;
    match drawn.get_attribute("data-piece") {
        Some(piece) => piece.parse().ok().map(Pressed::Piece),
        None => drawn.get_attribute("data-choice")?.parse().ok().map(Pressed::Choice),
    }
}

/// Returns the position of a pointer in the window.
fn spot(pointer: &PointerEvent) -> (i32, i32) {
    (pointer.client_x(), pointer.client_y())
}

/// Returns whether the target of an event is inside an element that the selector finds.
fn is_of(event: &Event, selector: &str) -> bool {
    element_of(event).and_then(|it| it.closest(selector).ok().flatten()).is_some()
}

fn is_beside_board(event: &Event) -> bool {
    !is_of(event, ".board-view")
}
