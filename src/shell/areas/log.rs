//! The log: one line for each action, which opens the position after it.

use crate::engine::game::Seat;
use crate::shell::table::table_context::TableContext;
use crate::table::intent::Intent;
use crate::table::open::Moment;
use crate::table::view::LogLine;
use crate::table::{DeviceTurn, PlayerColor, Players};
use crate::toolkit::hooks::{use_before_picture, use_effect_on};
use crate::toolkit::widgets::icon::{IconSign, color_class, plain_icon};
use crate::toolkit::widgets::log::{When, ply_of};
use crate::words::{Locale, shell};
use gloo::timers::callback::Timeout;
use js_sys::Date;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct LogProps {
    pub at: TableContext,
}

#[component]
pub(crate) fn Log(props: &LogProps) -> Html {
    let at = &props.at;
    let node = use_node_ref();
    let here = at.view.past.ply;
    let lines = &at.view.log;
    let now = lines.iter().rposition(|line| line.ply <= here);
    use_before_picture((now, here, lines.len()), {
        let node = node.clone();
        move || {
            let list = node.cast::<HtmlElement>();
            let entry = now.and_then(|now| list.as_ref()?.children().item(now as u32));
            if let (Some(list), Some(entry)) =
                (list, entry.and_then(|it| it.dyn_into::<HtmlElement>().ok()))
            {
                let foot = entry.offset_top() + entry.offset_height() + 8;
                list.set_scroll_top(foot - list.client_height());
            }
        }
    });
    let onclick = {
        let (line, onintent) = (at.view.past.line, at.onintent.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(ply) = ply_of(&event) {
                onintent.emit(Intent::GoTo { line, ply });
            }
        })
    };
    let waits = matches!(at.view.turn, DeviceTurn::PassTo(_));
    let last = now.map(|now| lines[now].ply);
    let entry = |(index, line): (usize, &Rc<LogLine>)| {
        let when = match line.ply {
            ply if Some(ply) == last => When::Now,
            ply if ply > here => When::Later,
            _ => When::Before,
        };
        // A viewer who looks back gets the details of the action that led to this position.
        let unfolds = when == When::Now && at.view.past.moment == Moment::Past;
        let stop = index + 1 == lines.len();
        html! { <LogEntry key={index} line={line.clone()} players={at.view.players.clone()} {when} {unfolds} {stop} {waits} locale={at.locale} /> }
    };
    html! {
        <section class="panel panel--log" aria-label={shell::log(at.locale)}>
            <div class="panel__head"><h2 class="panel__title">{ shell::log(at.locale) }</h2></div>
            <ol class="log" ref={node} {onclick} data-roving="" data-testid="log">{ for lines.iter().enumerate().map(entry) }</ol>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct LogEntryProps {
    line: Rc<LogLine>,
    players: Rc<Players>,
    when: When,
    /// Shows the details.
    unfolds: bool,
    /// The tab stop of the log.
    stop: bool,
    /// Earlier positions are closed because they would show a hand.
    waits: bool,
    locale: Locale,
}

/// A line of the log, rendered again only if it changed, because there are many. The player's name is inside the
/// button, so that it never wraps apart from its sentence.
#[component]
fn LogEntry(props: &LogEntryProps) -> Html {
    let LogEntryProps { line, players, when, locale, .. } = props;
    let colour = line.seat.map(|seat| color_class(players.color(seat)));
    let who = line.seat.map(|seat| {
        html! { <>{ plain_icon(IconSign::Disc(players.color(seat))) }<b class="log__who">{ players.label(seat, *locale) }</b>{ ": " }</> }
    });
    let details = line.details.join(" · ");
    let title = if details.is_empty() { shell::go_to_position(*locale) } else { &details };
    html! {
        <li class={classes!("log__entry", colour, when.class())}>
            <button type="button" class={classes!("log__door", when.class())} tabindex={if props.stop { "0" } else { "-1" }} disabled={props.waits} title={title.to_owned()} aria-current={when.current()} data-ply={line.ply.to_string()}>
                { who }<span class="log__deed">{ &line.text }</span>
                if props.unfolds && !details.is_empty() { <small class="log__details">{ &details }</small> }
            </button>
        </li>
    }
}

/// The last actions of another player.
#[derive(Clone, PartialEq, Eq)]
struct OtherLine {
    color: PlayerColor,
    text: String,
}

/// The shortest time that they stay visible, in milliseconds.
const READ: f64 = 5000.0;

/// The last actions of the other players, for the prompt of a window without a log. They stay until the next decision,
/// and at least [`READ`].
#[hook]
pub(crate) fn use_others(at: &TableContext) -> Option<Html> {
    let players = &at.view.players;
    let line = |(seat, lines): (Seat, Vec<&LogLine>)| {
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        OtherLine { color: players.color(seat), text: texts.join(" · ") }
    };
    let now: Vec<OtherLine> = at.view.others().into_iter().map(line).collect();
    // Another viewer may know less, so lines are not carried over.
    let whose = (at.view.viewer, at.view.past.moment);
    let shown = use_state_eq(Vec::<OtherLine>::new);
    let (until, timer) = (use_mut_ref(|| (whose, 0.0)), use_mut_ref(|| None::<Timeout>));
    let setter = shown.setter();
    use_effect_on((whose, now), move |(whose, now)| {
        timer.take();
        let (before, stands) = until.replace((*whose, Date::now() + READ));
        let rest = if before == *whose { stands - Date::now() } else { 0.0 };
        if !now.is_empty() || rest <= 0.0 {
            setter.set(now.clone());
            return;
        }
        until.replace((*whose, stands));
        timer.replace(Some(Timeout::new(rest as u32, move || setter.set(Vec::new()))));
    });
    let draw_line = |line: &OtherLine| {
        html! { <span class="ask__other">{ plain_icon(IconSign::Disc(line.color)) }<span>{ &line.text }</span></span> }
    };
    // It was announced when it happened (`shell/table/narration.rs`).
    (!shown.is_empty()).then(|| {
        html! { <span class="ask__others" aria-hidden="true" data-testid="others">{ for shown.iter().map(draw_line) }</span> }
    })
}

/// Draws the public log lines since the viewer's last decision.
pub(crate) fn since(at: &TableContext) -> Html {
    let lines = at.view.since();
    if lines.is_empty() {
        return Html::default();
    }
    let line = |(index, line): (usize, &&LogLine)| {
        let players = &at.view.players;
        let colour = line.seat.map(|seat| color_class(players.color(seat)));
        let is_same = index > 0 && lines[index - 1].seat == line.seat;
        let seat = if is_same { None } else { line.seat };
        let name = seat.map(|seat| players.label(seat, at.locale));
        html! {
            <li key={index} class={classes!("log__entry", colour)}>
                if let Some(name) = name { <b class="log__who">{ name }</b> }
                <span>{ &line.text }</span>
            </li>
        }
    };
    let title = match at.view.past.since {
        0 => shell::so_far(at.locale),
        _ => shell::since_your_turn(at.locale),
    };
    html! {
        <section class="curtain__since" aria-label={title} data-testid="since">
            <h3>{ title }</h3>
            <ol class="log" tabindex="0">{ for lines.iter().enumerate().map(line) }</ol>
        </section>
    }
}
