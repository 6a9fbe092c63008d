//! The handle of a bottom sheet over a table: the sheet follows the finger and snaps to one of three heights
//! (`styles/frame.css`); a press goes to the next one.

use crate::toolkit::hooks::clone;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The height of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum SheetHeight {
    /// Only its title is visible.
    Peek,
    #[default]
    Half,
    Whole,
}

impl SheetHeight {
    /// Returns the class of the sheet.
    pub(crate) fn class(self) -> &'static str {
        match self {
            SheetHeight::Peek => "is-peek",
            SheetHeight::Half => "is-half",
            SheetHeight::Whole => "is-whole",
        }
    }

    fn next(self) -> SheetHeight {
        match self {
            SheetHeight::Peek => SheetHeight::Half,
            SheetHeight::Half => SheetHeight::Whole,
            SheetHeight::Whole => SheetHeight::Peek,
        }
    }

    /// Returns the height to snap to when the sheet covers this share of the window.
    fn nearest(share: f64) -> SheetHeight {
        match share {
            share if share < 0.3 => SheetHeight::Peek,
            share if share < 0.65 => SheetHeight::Half,
            _ => SheetHeight::Whole,
        }
    }
}

/// A drag since the finger came down.
#[derive(Clone, Copy)]
struct Drag {
    /// Where it came down.
    from: f64,
    /// The heights of the sheet and of the window then.
    height: f64,
    room: f64,
    /// The current height of the sheet; `None` before the finger moves.
    now: Option<f64>,
}

/// A press may slip this far, in pixels.
const SLIP: f64 = 6.0;

#[derive(Properties, PartialEq)]
pub(crate) struct SheetHandleProps {
    pub height: UseStateHandle<SheetHeight>,
    pub label: &'static str,
}

/// The handle, a child of its sheet.
#[component]
pub(crate) fn SheetHandle(props: &SheetHandleProps) -> Html {
    let drag = use_mut_ref(|| None::<Drag>);
    let node = use_node_ref();
    let sheet = clone!([node], move || {
        let handle = node.cast::<HtmlElement>()?;
        handle.parent_element()?.dyn_into::<HtmlElement>().ok()
    });
    let down = clone!([drag, sheet, node], move |event: PointerEvent| {
        // Fails only if the pointer is gone.
        let _ = node.cast::<HtmlElement>().map(|it| it.set_pointer_capture(event.pointer_id()));
        let room = gloo::utils::document_element().client_height();
        let height = sheet().map_or(0, |sheet| sheet.offset_height());
        *drag.borrow_mut() = Some(Drag {
            from: f64::from(event.client_y()),
            height: height.into(),
            room: room.into(),
            now: None,
        });
    });
    let moves = clone!([drag, sheet], move |event: PointerEvent| {
        let mut drag = drag.borrow_mut();
        if event.buttons() == 0 {
            return;
        }
        let (Some(drag), Some(sheet)) = (drag.as_mut(), sheet()) else { return };
        let way = drag.from - f64::from(event.client_y());
        if drag.now.is_none() && way.abs() < SLIP {
            return;
        }
        let now = (drag.height + way).max(0.0);
        drag.now = Some(now);
        // A custom property accepts any value.
        let _ = sheet.style().set_property("--sheet", &format!("{now:.0}px"));
    });
    let rest = clone!([drag, height = props.height], move |_: PointerEvent| {
        let Some(dragged) = *drag.borrow() else { return };
        if let (Some(now), Some(sheet)) = (dragged.now, sheet()) {
            let _ = sheet.style().remove_property("--sheet");
            height.set(SheetHeight::nearest(now / dragged.room));
        }
    });
    let onclick = clone!([height = props.height], move |event: MouseEvent| {
        // A drag may also end in a click; keys press without a pointer.
        let dragged = drag.borrow_mut().take().and_then(|dragged| dragged.now);
        if dragged.is_none() || event.detail() == 0 {
            height.set(height.next());
        }
    });
    html! {
        <button ref={node} type="button" class="sheet-handle" aria-label={props.label} title={props.label} {onclick}
            onpointerdown={down} onpointermove={moves} onpointerup={rest.clone()} onpointercancel={rest} data-testid="sheet-handle"></button>
    }
}
