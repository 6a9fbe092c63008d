//! Fields to change the pressed part of a draft.

use crate::titles::city::boards::Kind;
use crate::titles::city::import::{DeckColor, Draft, DraftRoute, DraftTicket, MOST_POINTS, Mend};
use crate::titles::city::view::sketch::Subject;
use crate::titles::city::words::own as words;
use crate::toolkit::browser::window::elements;
use crate::toolkit::widgets::icon::{IconSign, icon};
use crate::words::Locale;
use gloo::timers::callback::Timeout;
use std::ops::RangeInclusive;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// Steps of the drawing grid by which a key or button moves a place.
const STEP: i32 = 1;

/// Draws the fields of the pressed part.
pub(super) fn editor(
    draft: &Draft,
    chosen: Subject,
    onmend: &Callback<Mend>,
    locale: Locale,
) -> Html {
    let of_chosen = match chosen {
        Subject::Board => None,
        Subject::Place(place) => draft
            .places
            .get(place)
            .map(|it| (it.shown_name(), placing(place, &it.shown_name(), onmend, locale))),
        Subject::Route(row) => draft.route(row).map(|it| {
            (words::route(draft, it.ends, row, locale), route(it, draft.ranges().1, onmend, locale))
        }),
        Subject::Ticket(row) => draft.ticket(row).map(|it| {
            (words::ticket(draft, it.ends, row, locale), ticket(draft, it, onmend, locale))
        }),
    };
    // If the chosen part was removed, the fields of the board are shown.
    let (title, fields) = of_chosen
        .unwrap_or_else(|| (words::the_board(locale).to_owned(), board(draft, onmend, locale)));
    let onkeydown = {
        let onmend = onmend.clone();
        Callback::from(move |event: KeyboardEvent| press(&event, chosen, &onmend))
    };
    html! {
        <section class="own-editor" {onkeydown} tabindex="-1" data-landing="" aria-label={title.clone()} data-testid="editor">
            <h2 class="own-editor__title">{ title }</h2>
            <div class="own-editor__fields">{ fields }</div>
        </section>
    }
}

fn board(draft: &Draft, onmend: &Callback<Mend>, locale: Locale) -> Html {
    let rename = onmend.reform(Mend::Name);
    let trams = i64::from(draft.rules.pieces.trams);
    let (range, _) = draft.ranges();
    let range = i64::from(*range.start())..=i64::from(*range.end());
    let onmore = onmend.reform(|_: MouseEvent| Mend::ProposeTickets);
    html! {
        <>
            { name_field(&draft.shown_name(), rename, "board-name", locale) }
            { stepper(words::trams(locale), "trams", trams, &range, &onmend.reform(|trams| Mend::Trams(trams as u8)), locale) }
            <button type="button" class="button" onclick={onmore} data-testid="propose">{ words::propose(locale) }</button>
        </>
    }
}

fn route(it: &DraftRoute, longest: usize, onmend: &Callback<Mend>, locale: Locale) -> Html {
    let row = it.row;
    let label = if it.kind == Kind::Metro { words::cost(locale) } else { words::length(locale) };
    let onlength = onmend.reform(move |length| Mend::Length(row, length as u32));
    let onchange = onmend.reform(move |event: Event| {
        let name = event.target_unchecked_into::<HtmlSelectElement>().value();
        Mend::Color(row, DeckColor::ALL.into_iter().find(|color| color.name() == name))
    });
    let option = |name: &'static str, said: &str, is_chosen: bool| {
        html! { <option value={name} selected={is_chosen}>{ said.to_owned() }</option> }
    };
    html! {
        <>
            { stepper(label, "length", it.length.into(), &(1..=longest as i64), &onlength, locale) }
            <label class="own-field">
                <span>{ words::colour(locale) }</span>
                <select class="field__control" {onchange} data-testid="colour">
                    { option("grey", words::grey(locale), it.color.is_none()) }
                    { for DeckColor::ALL.into_iter().map(|color| option(color.name(), words::deck_color(color, locale), it.color == Some(color))) }
                </select>
            </label>
            { leave_out(Mend::LeaveOutRoute(row), onmend, locale) }
        </>
    }
}

fn ticket(draft: &Draft, it: &DraftTicket, onmend: &Callback<Mend>, locale: Locale) -> Html {
    let row = it.row;
    let way = draft.shortest_way(it.ends).filter(|&way| way != it.points && way <= MOST_POINTS);
    let as_way = |way: u32| {
        let onclick = onmend.reform(move |_: MouseEvent| Mend::Value(row, way));
        html! { <button type="button" class="button" {onclick} data-testid="as-way">{ words::as_its_way(way, locale) }</button> }
    };
    let onpoints = onmend.reform(move |points| Mend::Value(row, points as u32));
    html! {
        <>
            { stepper(words::points(locale), "points", it.points.into(), &(1..=MOST_POINTS.into()), &onpoints, locale) }
            { for way.filter(|&way| way > 0).map(as_way) }
            { leave_out(Mend::LeaveOutTicket(row), onmend, locale) }
        </>
    }
}

fn leave_out(mend: Mend, onmend: &Callback<Mend>, locale: Locale) -> Html {
    let onclick = onmend.reform(move |_: MouseEvent| mend.clone());
    html! { <button type="button" class="button button--danger" {onclick} data-testid="leave-out">{ words::leave_out(locale) }</button> }
}

/// Draws a number with a button on each side. A number out of range is moved into it.
fn stepper(
    label: &'static str,
    name: &'static str,
    value: i64,
    range: &RangeInclusive<i64>,
    onchange: &Callback<i64>,
    locale: Locale,
) -> Html {
    let to = |step: i64| (value + step).clamp(*range.start(), *range.end());
    let button = |step: i64, sign: IconSign, said: &'static str, id: &'static str| {
        let next = to(step);
        let is_end = next == value;
        let onclick = match is_end {
            true => Callback::noop(),
            false => onchange.reform(move |_: MouseEvent| next),
        };
        html! {
            <button type="button" class="button button--round" {onclick} aria-disabled={is_end.then_some("true")} data-testid={format!("{name}-{id}")}>
                { icon(sign, format!("{label}: {said}")) }
            </button>
        }
    };
    html! {
        <div class="own-field" role="group" aria-label={label}>
            <span>{ label }</span>
            <span class="own-stepper">
                { button(-1, IconSign::Minus, words::less(locale), "less") }
                <output class={classes!("own-stepper__value", (!range.contains(&value)).then_some("is-bad"))} data-testid={name}>{ locale.number(value) }</output>
                { button(1, IconSign::Plus, words::more(locale), "more") }
            </span>
        </div>
    }
}

fn placing(place: usize, name: &str, onmend: &Callback<Mend>, locale: Locale) -> Html {
    let rename = onmend.reform(move |name| Mend::PlaceName(place, name));
    html! { <>{ name_field(name, rename, "place-name", locale) }{ moving(place, onmend, locale) }</> }
}

/// Draws a field for a name; `onname` gets the new one.
fn name_field(name: &str, onname: Callback<String>, id: &'static str, locale: Locale) -> Html {
    let onchange =
        onname.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().value());
    html! {
        <label class="own-field">
            <span>{ words::name(locale) }</span>
            <input class="field__control" value={name.to_owned()} maxlength="40" {onchange} data-testid={id} />
        </label>
    }
}

fn moving(place: usize, onmend: &Callback<Mend>, locale: Locale) -> Html {
    let button = |steps: (i32, i32), face: &'static str, said: &'static str| {
        let onclick = onmend.reform(move |_: MouseEvent| Mend::Move(place, steps));
        html! {
            <button type="button" class="button button--round" {onclick} aria-label={said} title={said}><span aria-hidden="true">{ face }</span></button>
        }
    };
    html! {
        <>
            <p class="own-editor__hint">{ words::move_it(locale) }</p>
            <span class="own-stepper" role="group" aria-label={words::move_it(locale)} data-testid="move">
                { button((-STEP, 0), "←", words::left(locale)) }
                { button((0, -STEP), "↑", words::up(locale)) }
                { button((0, STEP), "↓", words::down(locale)) }
                { button((STEP, 0), "→", words::right(locale)) }
            </span>
        </>
    }
}

/// Handles keys: the arrows move a place while its buttons have the focus; Escape returns to the list.
fn press(event: &KeyboardEvent, chosen: Subject, onmend: &Callback<Mend>) {
    let steps = match event.key().as_str() {
        "ArrowLeft" => (-STEP, 0),
        "ArrowRight" => (STEP, 0),
        "ArrowUp" => (0, -STEP),
        "ArrowDown" => (0, STEP),
        "Escape" => return focus(CHOSEN),
        _ => return,
    };
    let writes = event.target_dyn_into::<HtmlInputElement>().is_some();
    if let Subject::Place(place) = chosen
        && !writes
    {
        event.prevent_default();
        onmend.emit(Mend::Move(place, steps));
    }
}

/// The chosen item of a list.
const CHOSEN: &str = ".own-look__list [aria-pressed=true]";

/// Focuses the fields once they show the chosen part.
pub(super) fn focus_editor() {
    Timeout::new(0, || focus(".own-editor")).forget();
}

fn focus(selector: &str) {
    let first = elements(selector).into_iter().next();
    // Focus is a convenience; errors are ignored.
    let _ = first.and_then(|it| it.dyn_into::<HtmlElement>().ok()).map(|it| it.focus());
}
