//! A sheet over the foot of the table, with three heights. It knows no game: what lies on it is its children.

use crate::table::Turn;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::ui::hooks::use_frame;
use crate::toolkit::hooks::{use_effect_on, use_frame_mark};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};
use yew::prelude::*;

/// How much of the table a sheet covers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum SheetHeight {
    /// Its title alone; the board is in full view.
    Peek,
    /// What leaves most of the board in sight.
    #[default]
    Half,
    /// All below the head of the table.
    Whole,
}

impl SheetHeight {
    /// The name of the height in the page.
    pub fn name(self) -> &'static str {
        match self {
            SheetHeight::Peek => "peek",
            SheetHeight::Half => "half",
            SheetHeight::Whole => "whole",
        }
    }

    /// The height of this name.
    pub fn named(name: &str) -> Option<SheetHeight> {
        let all = [SheetHeight::Peek, SheetHeight::Half, SheetHeight::Whole];
        all.into_iter().find(|height| height.name() == name)
    }

    /// One step higher; the highest stays.
    pub fn higher(self) -> SheetHeight {
        match self {
            SheetHeight::Peek => SheetHeight::Half,
            SheetHeight::Half | SheetHeight::Whole => SheetHeight::Whole,
        }
    }

    /// One step lower; the lowest stays.
    pub fn lower(self) -> SheetHeight {
        match self {
            SheetHeight::Whole => SheetHeight::Half,
            SheetHeight::Half | SheetHeight::Peek => SheetHeight::Peek,
        }
    }

    /// The height after a drag by so many pixels, downwards where they are positive.
    fn dragged(self, down: f64) -> SheetHeight {
        match down {
            down if down > FAR => SheetHeight::Peek,
            down if down > STEP => self.lower(),
            down if down < -FAR => SheetHeight::Whole,
            down if down < -STEP => self.higher(),
            _ => self,
        }
    }
}

/// A drag by so many pixels is one step, one by so many goes to the end.
const STEP: f64 = 28.0;
const FAR: f64 = 300.0;

/// What the buttons of a sheet are called.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetWords {
    /// What it is about.
    pub title: AttrValue,
    /// The button that raises it.
    pub higher: AttrValue,
    /// The button that lowers it.
    pub lower: AttrValue,
}

#[derive(Properties, PartialEq)]
pub struct SheetProps {
    /// What it says by itself.
    pub words: SheetWords,
    /// The class of what lies on it.
    pub class: Classes,
    /// How high it is.
    pub height: SheetHeight,
    /// Called when the player raises or lowers it.
    pub onheight: Callback<SheetHeight>,
    /// What lies on it.
    pub children: Html,
}

/// The class of a sheet that gives way to the hand.
pub const AWAY: &str = "is-away";

/// The sheet. In a wide window it is no more than its children (`styles/sheet.css`).
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let (height, words) = (props.height, &props.words);
    let model = use_model();
    let inert = matches!(model.turn(), Turn::PassTo(_));
    let shown = if props.class.contains(AWAY) { None } else { Some(height.name().into()) };
    use_frame_mark("data-sheet", shown);
    let drag = use_mut_ref(|| None::<f64>);
    let onpointerdown = {
        let drag = drag.clone();
        Callback::from(move |event: PointerEvent| {
            if around(&event, "button").is_none() {
                drag.replace(Some(f64::from(event.client_y())));
                capture(&event);
            }
        })
    };
    let onpointermove = {
        let drag = drag.clone();
        Callback::from(move |event: PointerEvent| {
            if let Some(from) = *drag.borrow() {
                follow(&event, f64::from(event.client_y()) - from);
            }
        })
    };
    // What takes the finger away, as a swipe from the edge does, leaves it as it was.
    let onpointercancel = {
        let drag = drag.clone();
        Callback::from(move |event: PointerEvent| {
            if drag.take().is_some() {
                follow(&event, 0.0);
            }
        })
    };
    let onpointerup = use_callback(
        (props.onheight.clone(), height),
        move |event: PointerEvent, (onheight, height)| {
            let Some(from) = drag.take() else { return };
            follow(&event, 0.0);
            let next = height.dragged(f64::from(event.client_y()) - from);
            if next != *height {
                onheight.emit(next);
            }
        },
    );
    // A tap on its title raises what shows no more.
    let onclick =
        use_callback((props.onheight.clone(), height), |event: MouseEvent, (onheight, height)| {
            if *height == SheetHeight::Peek && around(&event, "button").is_none() {
                onheight.emit(height.higher());
            }
        });
    let step = |to: SheetHeight| props.onheight.reform(move |_: MouseEvent| to);
    html! {
        <section class={classes!("sheet", props.class.clone())} {inert} data-height={height.name()} aria-label={words.title.clone()} data-testid="sheet">
            <header class="sheet__head" {onclick} {onpointerdown} {onpointermove} {onpointercancel} {onpointerup}>
                <span class="sheet__grip" aria-hidden="true"></span>
                <h2 class="sheet__title">{ words.title.clone() }</h2>
                <button type="button" class="sheet__step sheet__step--lower" onclick={step(height.lower())} aria-label={words.lower.clone()}
                    title={words.lower.clone()} aria-disabled={(height == SheetHeight::Peek).then_some("true")} data-testid="sheet-lower"></button>
                <button type="button" class="sheet__step" onclick={step(height.higher())} aria-label={words.higher.clone()}
                    title={words.higher.clone()} aria-disabled={(height == SheetHeight::Whole).then_some("true")} data-testid="sheet-higher"></button>
            </header>
            <div class="sheet__body">{ props.children.clone() }</div>
        </section>
    }
}

/// What it happened to or in, by a selector. (What an event names as its current target is the root of the page, where Yew
/// listens.)
fn around(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// The head of the sheet hears the pointer also where it leaves it.
fn capture(event: &PointerEvent) {
    if let Some(head) = around(event, ".sheet__head") {
        // A pointer that is gone already has nothing to capture.
        let _ = head.set_pointer_capture(event.pointer_id());
    }
}

/// The sheet goes with the finger by so many pixels.
fn follow(event: &PointerEvent, down: f64) {
    let sheet = around(event, ".sheet");
    if let Some(sheet) = sheet.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // It is a property of every style.
        let _ = sheet.style().set_property("--dragged", &format!("{down}px"));
    }
}

#[derive(Clone, PartialEq)]
struct Remembered(UseStateHandle<SheetHeight>);

#[derive(Properties, PartialEq)]
pub struct SheetProviderProps {
    /// The height that is remembered.
    #[prop_or_default]
    pub height: SheetHeight,
    /// Called with each other height.
    #[prop_or_default]
    pub onheight: Callback<SheetHeight>,
    /// What has sheets.
    pub children: Html,
}

/// Remembers how high the player likes sheets, as long as the table is there.
#[component]
pub fn SheetProvider(props: &SheetProviderProps) -> Html {
    let height = use_state_eq(|| props.height);
    use_effect_on((*height, props.onheight.clone()), |(height, onheight)| onheight.emit(*height));
    html! {
        <ContextProvider<Remembered> context={Remembered(height)}>{ props.children.clone() }</ContextProvider<Remembered>>
    }
}

/// Whether a sheet, where there is one, has the place of prompt and hand.
#[hook]
pub fn use_sheet_over_prompt() -> bool {
    let (frame, height) = (use_frame(), use_sheet());
    frame.has_sheets() && *height != SheetHeight::Peek
}

/// Raises a lowered sheet where a person is asked something of another kind than before: nobody has seen it yet.
#[hook]
pub fn use_raised_sheet<T: PartialEq + Copy + 'static>(asked: Option<T>) {
    let (height, last) = (use_sheet(), use_mut_ref(|| asked));
    use_effect_on(asked, move |asked| {
        let before = if asked.is_some() { last.replace(*asked) } else { None };
        if before.is_some() && before != *asked && *height == SheetHeight::Peek {
            height.set(SheetHeight::Half);
        }
    });
}

/// How high sheets are, and what changes it; at half height where nobody remembers.
#[hook]
pub fn use_sheet() -> UseStateHandle<SheetHeight> {
    let own = use_state_eq(SheetHeight::default);
    use_context::<Remembered>().map_or(own, |remembered| remembered.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drag_is_a_step_or_goes_to_the_end() {
        assert_eq!(SheetHeight::Half.dragged(10.0), SheetHeight::Half);
        assert_eq!(SheetHeight::Half.dragged(60.0), SheetHeight::Peek);
        assert_eq!(SheetHeight::Peek.dragged(-60.0), SheetHeight::Half);
        assert_eq!(SheetHeight::Peek.dragged(-400.0), SheetHeight::Whole);
        assert_eq!(SheetHeight::Whole.dragged(400.0), SheetHeight::Peek);
    }

    #[test]
    fn the_ends_stay() {
        assert_eq!(SheetHeight::Whole.higher(), SheetHeight::Whole);
        assert_eq!(SheetHeight::Peek.lower(), SheetHeight::Peek);
    }
}
