//! The log.

use super::icon::livery_class;
use super::since::who;
use crate::game::Seat;
use crate::i18n::Locale;
use crate::session::Chairs;
use crate::ui::contexts::{use_desk, use_locale};
use crate::view::log::{Entry, Line, log};
use web_sys::Element;
use yew::prelude::*;

/// What happened so far, as the person at the device may read it.
#[component]
pub fn Log() -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let reader = (desk.table.clone(), desk.viewer(), locale);
    let lines = use_memo(reader, |(table, viewer, locale)| log(table, *viewer, *locale));
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(lines.clone(), move |_| {
            if let Some(list) = node.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    let last = lines.len().saturating_sub(1);
    let line = |(at, line): (usize, &Line)| match line {
        Line::Heading(text) => html! { <li class="log__round" key={at}>{ text }</li> },
        Line::Entry(told) => {
            let now = (at == last).then_some("is-now");
            let colour = told.seat.map(|seat| livery_class(desk.chairs().livery(seat)));
            html! {
                <li class={classes!("log__entry", now, colour)} key={at}>
                    { name(desk.chairs(), told, &lines[..at], locale) }
                    { told.parts.join(" · ") }
                </li>
            }
        }
    };
    html! {
        <section class="panel">
            <div class="panel__head"><h2 class="panel__title">{ locale.log() }</h2></div>
            <ol class="log" ref={node} aria-live="polite" data-testid="log">
                { for lines.iter().enumerate().map(line) }
            </ol>
        </section>
    }
}

/// Whose entry it is, over the first of those that follow each other; nothing in the solo game.
fn name(chairs: &Chairs, told: &Entry, before: &[Line], locale: Locale) -> Html {
    let seat_before = |line: &Line| match line {
        Line::Entry(other) => other.seat,
        Line::Heading(_) => None::<Seat>,
    };
    let goes_on = before.last().and_then(seat_before) == told.seat;
    if chairs.count() < 2 || told.seat.is_none() || goes_on {
        return Html::default();
    }
    html! { <p class="who">{ who(chairs, told.seat, locale) }</p> }
}
