//! The log.

use crate::engine::game::Seat;
use crate::table::Players;
use crate::titles::tramways::ui::components::card_chip::CardChip;
use crate::titles::tramways::ui::components::since::who;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::log::{Entry, Line, log, place_of};
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::words::Counting;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::color_class;
use crate::words::{Locale, shell};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// What happened, as the person at the device may read it; every entry is a door to its position.
#[component]
pub fn Log() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let reader = (model.table.clone(), model.viewer(), locale, Counting::now());
    let lines = use_memo(reader, |(table, viewer, locale, _)| log(table, *viewer, *locale));
    let here = model.session().ply();
    let now = place_of(&lines, here);
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_on((lines.clone(), now), move |_| {
            if let Some(list) = node.cast::<HtmlElement>() {
                show_now(&list);
            }
        });
    }
    let stop = now.or(lines.iter().position(|line| matches!(line, Line::Entry(_))));
    let line_of_play = model.session().line();
    let line = |(at, line): (usize, &Line)| match line {
        Line::Heading(text) => html! { <li class="log__round" key={at}>{ text }</li> },
        Line::Entry(told) => {
            let (is_now, ply) = (now == Some(at), told.ply);
            let (done, ahead) = told.split_at(if is_now { here } else { ply });
            let place = match now {
                Some(now) if at == now => Some("is-now"),
                Some(now) if at < now => None,
                _ => Some("is-later"),
            };
            let colour = told.seat.map(|seat| color_class(model.players().color(seat)));
            let onclick = act.reform(move |_: MouseEvent| Msg::GoTo(line_of_play, ply));
            html! {
                <li class={classes!("log__entry", place, colour)} key={at}>
                    { name(model.players(), told, &lines[..at], locale) }
                    <button type="button" class="log__door" {onclick} tabindex={if stop == Some(at) { "0" } else { "-1" }} title={shell::go_to_position(locale)} aria-current={is_now.then_some("step")}>
                        { done.join(" · ") }
                        if !ahead.is_empty() { <span class="log__ahead">{ format!(" · {}", ahead.join(" · ")) }</span> }
                    </button>
                    if !told.cards.is_empty() {
                        <span class="log__cards">{ for told.cards.iter().map(|&card| html! { <CardChip {card} key={card.name()} /> }) }</span>
                    }
                </li>
            }
        }
    };
    html! {
        <section class="panel">
            <div class="panel__head"><h2 class="panel__title">{ shell::log(locale) }</h2></div>
            <ol class="log" ref={node} data-roving="" data-testid="log">
                { for lines.iter().enumerate().map(line) }
            </ol>
        </section>
    }
}

/// Scrolls the list alone, so that the page stays where it is.
fn show_now(list: &HtmlElement) {
    let now = list.query_selector(".is-now").ok().flatten();
    let Some(now) = now.and_then(|now| now.dyn_into::<HtmlElement>().ok()) else {
        list.set_scroll_top(0);
        return;
    };
    let (top, bottom) = (now.offset_top(), now.offset_top() + now.offset_height());
    let (shown, height) = (list.scroll_top(), list.client_height());
    if top < shown || bottom > shown + height {
        list.set_scroll_top((bottom - height).max(0));
    }
}

/// Whose entry it is, over the first of those that follow each other; nothing in the solo game.
fn name(players: &Players, told: &Entry, before: &[Line], locale: Locale) -> Html {
    let seat_before = |line: &Line| match line {
        Line::Entry(other) => other.seat,
        Line::Heading(_) => None::<Seat>,
    };
    let goes_on = before.last().and_then(seat_before) == told.seat;
    if players.count() < 2 || told.seat.is_none() || goes_on {
        return Html::default();
    }
    html! { <p class="who">{ who(players, told.seat, locale) }</p> }
}
