//! The log.

use crate::engine::game::Seat;
use crate::table::Players;
use crate::titles::tramways::ui::components::card_chip::CardChip;
use crate::titles::tramways::ui::components::since::who;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::log::{Entry, Line, log, place_of};
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::words::Counting;
use crate::toolkit::hooks::use_before_picture;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::color_class;
use crate::toolkit::widgets::log::{When, ply_of};
use crate::words::{Locale, shell};
use std::rc::Rc;
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
    use_before_picture((lines.clone(), now), {
        let node = node.clone();
        move || node.cast::<HtmlElement>().iter().for_each(show_now)
    });
    let stop = now.or(lines.iter().position(|line| matches!(line, Line::Entry(_))));
    let onclick = {
        let (act, line_of_play) = (act.clone(), model.session().line());
        Callback::from(move |event: MouseEvent| {
            if let Some(ply) = ply_of(&event) {
                act.emit(Msg::GoTo(line_of_play, ply));
            }
        })
    };
    let players = model.players();
    let line = |(at, line): (usize, &Line)| match line {
        Line::Heading(text) => html! { <li class="log__round" key={at}>{ text }</li> },
        Line::Entry(told) => {
            let (when, reached) = match now {
                Some(now) if at == now => (When::Now, here),
                Some(now) if at < now => (When::Before, told.ply),
                _ => (When::Later, told.ply),
            };
            let named = is_named(players, told, &lines[..at]);
            let tabindex = if stop == Some(at) { "0" } else { "-1" };
            html! { <LogEntry key={at} told={told.clone()} {reached} {when} {named} {tabindex} players={players.clone()} {locale} /> }
        }
    };
    html! {
        <section class="panel">
            <div class="panel__head"><h2 class="panel__title">{ shell::log(locale) }</h2></div>
            <ol class="log" ref={node} {onclick} data-roving="" data-testid="log">
                { for lines.iter().enumerate().map(line) }
            </ol>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct LogEntryProps {
    told: Rc<Entry>,
    /// What comes after this ply is ahead.
    reached: usize,
    when: When,
    /// Whether it is said whose it is.
    named: bool,
    tabindex: &'static str,
    players: Rc<Players>,
    locale: Locale,
}

/// An entry of the log, drawn anew only where it reads otherwise: there are many.
#[component]
fn LogEntry(props: &LogEntryProps) -> Html {
    let LogEntryProps { told, players, locale, .. } = props;
    let (done, ahead) = told.split_at(props.reached);
    let colour = told.seat.map(|seat| color_class(players.color(seat)));
    html! {
        <li class={classes!("log__entry", props.when.class(), colour)}>
            if props.named { <p class="who">{ who(players, told.seat, *locale) }</p> }
            <button type="button" class="log__door" tabindex={props.tabindex} title={shell::go_to_position(*locale)} aria-current={props.when.current()} data-ply={told.ply.to_string()}>
                { done.join(" · ") }
                if !ahead.is_empty() { <span class="log__ahead">{ format!(" · {}", ahead.join(" · ")) }</span> }
            </button>
            if !told.cards.is_empty() {
                <span class="log__cards">{ for told.cards.iter().map(|&card| html! { <CardChip {card} key={card.name()} /> }) }</span>
            }
        </li>
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

/// Whether it is said whose entry it is: over the first of those that follow each other; never in the solo game.
fn is_named(players: &Players, told: &Entry, before: &[Line]) -> bool {
    let seat_before = |line: &Line| match line {
        Line::Entry(other) => other.seat,
        Line::Heading(_) => None::<Seat>,
    };
    let goes_on = before.last().and_then(seat_before) == told.seat;
    players.count() > 1 && told.seat.is_some() && !goes_on
}
