//! What is pointed at, on the board and among the pieces beside it, and the hint that is drawn on the board.

use super::at::At;
use crate::table::Turn;
use crate::table::intent::Intent;
use crate::table::view::{PieceId, PlaceId, Pressed};
use crate::toolkit::hooks::use_effect_on;
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};
use yew::prelude::*;

/// What is pointed at.
pub(super) struct Pointed {
    /// A place or a piece.
    pressed: UseStateHandle<Option<Pressed>>,
    /// The plan of a hint, as a link.
    hint: UseStateHandle<Option<String>>,
    /// Points at a place of the board.
    pub onpoint: Callback<Option<PlaceId>>,
    /// Points at the plan of a hint.
    pub onhint: Callback<Option<String>>,
}

impl Pointed {
    /// What lies over the board: what was done last, and what is pointed at, else the hint.
    pub(super) fn over(&self, at: &At) -> Html {
        let (table, locale) = (&at.table.0, at.locale);
        let hint = || self.hint.as_ref().map(|line| table.hinted(line, locale));
        let pointed = self.pressed.map(|it| table.pointed(it, locale)).or_else(hint);
        html! { <>{ table.lately(at.view.past.since, locale) }{ pointed.unwrap_or_default() }</> }
    }

    /// For what the whole board is shown: a hint, and, on a crowded board, which comes closer by itself, what others do.
    pub(super) fn overview(&self, at: &At) -> Option<AttrValue> {
        let others = matches!(at.view.turn, Turn::Bot(..) | Turn::PassTo(_)) && at.table.0.crowds();
        let hint = (*self.hint).clone().map(AttrValue::from);
        hint.or(others.then_some(AttrValue::Static("others")))
    }

    /// Points at nothing, until the pointer comes to something else: what was pressed is another thing now.
    pub(super) fn forget(&self) -> Callback<()> {
        let pressed = self.pressed.setter();
        Callback::from(move |()| pressed.set(None))
    }

    /// What is said of what is pointed at.
    pub(super) fn tip(&self, at: &At) -> Option<String> {
        at.table.0.tip((*self.pressed)?, at.locale)
    }
}

/// Hears what is pointed at and pressed at a table.
#[hook]
pub(super) fn use_pointed(root: &NodeRef, at: &At) -> Pointed {
    let (pressed, hint) = (use_state_eq(|| None::<Pressed>), use_state_eq(|| None::<String>));
    use_pieces(root, at, &pressed);
    let onpoint = use_callback((), {
        let pressed = pressed.setter();
        move |place: Option<PlaceId>, ()| pressed.set(place.map(Pressed::Place))
    });
    let onhint = use_callback((), {
        let hint = hint.setter();
        move |line: Option<String>, ()| hint.set(line)
    });
    Pointed { pressed, hint, onpoint, onhint }
}

/// Hears what is pressed and pointed at among the pieces beside the board.
#[hook]
fn use_pieces(root: &NodeRef, at: &At, pointed: &UseStateHandle<Option<Pressed>>) {
    let latest = use_mut_ref(|| at.onintent.clone());
    latest.replace(at.onintent.clone());
    let by_finger = use_mut_ref(|| false);
    {
        // A finger points at nothing any more once what it pressed is done.
        let (by_finger, pointed) = (by_finger.clone(), pointed.setter());
        use_effect_on(at.view.past.ply, move |_| {
            if *by_finger.borrow() {
                pointed.set(None);
            }
        });
    }
    let (root, pointed) = (root.clone(), pointed.setter());
    use_effect_on((), move |()| {
        let element = root.cast::<Element>();
        let listeners = element.map(|element| {
            let press = EventListener::new(&element, "click", move |event| {
                if let Some(piece) = piece_of(event) {
                    latest.borrow().emit(Intent::Press(Pressed::Piece(piece)));
                }
            });
            let point = ["pointerover", "focusin"].map(|name| {
                let (pointed, by_finger) = (pointed.clone(), by_finger.clone());
                EventListener::new(&element, name, move |event| {
                    if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
                        by_finger.replace(pointer.pointer_type() == "touch");
                    }
                    match piece_of(event) {
                        Some(piece) => pointed.set(Some(Pressed::Piece(piece))),
                        None if is_beside_board(event) => pointed.set(None),
                        None => {}
                    }
                })
            });
            (press, point)
        });
        move || drop(listeners)
    });
}

fn element_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}

/// The piece that was pressed.
pub(super) fn piece_of(event: &Event) -> Option<PieceId> {
    let piece = element_of(event)?.closest("[data-piece]").ok().flatten()?;
    piece.get_attribute("data-piece")?.parse().ok().map(PieceId)
}

fn is_beside_board(event: &Event) -> bool {
    let board = element_of(event).and_then(|it| it.closest(".board-view").ok().flatten());
    board.is_none()
}
