//! The past of a game: a slider, a replay, a chart, two positions side by side, the lines of play.

mod chart;
mod compare;
mod keys;
mod lines;
mod perspective;
mod replay;

use crate::engine::game::Seat;
use crate::shell::areas::prompt::{decide_anew, new_since};
use crate::shell::score::reviews::Reviews;
use crate::shell::table::plays_here::PlaysHere;
use crate::shell::table::table_context::TableContext;
use crate::table::DeviceTurn;
use crate::table::intent::Intent;
use crate::table::open::{LinePosition, Moment, RoundStart, TableView};
use crate::table::past::{PastStep, steps};
use crate::table::view::LogLine;
use crate::toolkit::border::table_ui::TableHandle;
use crate::toolkit::hooks::{Drawer, use_autofocus, use_drawer, use_effect_on};
use crate::toolkit::widgets::icon::{IconSign, color_class, icon};
use crate::words::{Locale, shell};
use chart::ChartPanel;
use compare::compare;
use keys::use_past_keys;
use lines::lines;
use perspective::eyes;
use replay::{PACES, use_replay};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct PastProps {
    pub at: TableContext,
    pub plays: PlaysHere,
    /// The reviews of the game; their mistakes are marked.
    pub reviews: Reviews,
    /// The position that the current one is compared with.
    pub marked: Option<LinePosition>,
    pub onmark: Callback<Option<LinePosition>>,
    pub onclose: Callback<()>,
}

/// The past of a game, while it is open.
#[component]
pub(crate) fn Past(props: &PastProps) -> Html {
    let at = &props.at;
    let (past, locale) = (&at.view.past, at.locale);
    let here = LinePosition { line: past.line, ply: past.ply };
    // If the board had the focus, the arrow keys would move over its places.
    let node = use_autofocus();
    let onmark = props.onmark.clone();
    use_effect_on((), move |()| move || onmark.emit(None));
    let (runs, pace) = (use_state_eq(|| false), use_state_eq(|| PACES[1]));
    let run = use_replay(at, &runs, *pace);
    let stops = at.table.0.stops(past.line);
    use_past_keys(at, &stops, &run);
    let mistakes = {
        let (table, reviews) = (at.table.clone(), props.reviews.clone());
        use_memo((past.line, past.length), move |_| mistakes(&table, &reviews))
    };
    let sheet = use_drawer();
    let count = at.table.0.lines().len();
    let known = use_mut_ref(|| count);
    if count < known.replace(count) {
        // A deleted line renumbers the others.
        props.onmark.emit(None);
    }
    let close = props.onclose.reform(|_: MouseEvent| ());
    let mark_here = props.onmark.reform(move |_: MouseEvent| Some(here));
    let is_covered = matches!(at.view.turn, DeviceTurn::PassTo(_));
    html! {
        <section ref={node} class="past" tabindex="-1" inert={is_covered} aria-label={shell::past(locale)} data-testid="past">
            <div class="past__bar">
                { last_action(at) }
                { track(at, &stops, &mistakes) }
                { buttons(at, &stops, *runs, &run, &sheet) }
                <button type="button" class="button button--quiet button--round past__close" onclick={close.clone()} data-testid="past-close">{ icon(IconSign::Close, locale.close()) }</button>
            </div>
            <div class={classes!("past__sheet", sheet.is_open.then_some("is-open"))}>
                <button ref={sheet.closer.clone()} type="button" class="button button--quiet button--round past__fold" onclick={sheet.toggle.reform(|_| ())} data-testid="past-less">{ icon(IconSign::Close, locale.close()) }</button>
                <p class="past__place"><span data-testid="past-place">{ place(&at.view, locale) }{ new_since(at) }</span>{ paces(*pace, &pace, locale) }</p>
                { says(at) }
                <div class="row">
                    { continuations(at, &close) }
                    <button type="button" class="button" onclick={mark_here} title={locale.mark_text()} data-testid="mark-position">{ locale.mark_position() }</button>
                </div>
                if let Some(marked) = props.marked { { compare(at, marked, &props.onmark) } }
                { eyes(at) }
                <ChartPanel at={at.clone()} marked={props.marked} mistakes={mistakes.clone()} />
                if count > 0 { { lines(at, props.plays, &props.onmark) } }
            </div>
        </section>
    }
}

/// Draws the action that led to the current position.
fn last_action(at: &TableContext) -> Html {
    let (view, locale) = (&at.view, at.locale);
    let mut lines = view.last_action();
    if lines.is_empty() {
        // Actions after it belong to a later position.
        let before = view.log.iter().rev().find(|line| line.ply <= view.past.ply);
        lines.extend(before.map(Rc::as_ref));
    }
    if lines.is_empty() {
        return html! { <p class="past__told" data-testid="past-told">{ locale.at_start() }</p> };
    }
    let line = |(at, lines): (usize, &[&LogLine])| {
        let who = lines.iter().find_map(|line| line.seat);
        let who = who.map(|seat| view.players.label(seat, locale));
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        html! {
            <>if at > 0 { { " · " } }if let Some(who) = who { <b>{ who }</b>{ ": " } }{ texts.join(" · ") }</>
        }
    };
    // Consecutive lines of one player name them once.
    let groups = lines.chunk_by(|one, next| next.seat.is_none() || one.seat == next.seat);
    html! { <p class="past__told" data-testid="past-told">{ for groups.enumerate().map(line) }</p> }
}

/// Returns the number of the current step in the line, in words.
fn place(view: &TableView, locale: Locale) -> String {
    let past = &view.past;
    let (step, all) = (steps(&past.roots, past.ply), steps(&past.roots, past.length));
    if past.roots.contains(&past.ply) || past.ply == past.length {
        locale.step_of(step, all)
    } else {
        locale.within_step(step + 1, all)
    }
}

/// Returns the mistakes of the line that a review found.
fn mistakes(table: &TableHandle, reviews: &Reviews) -> Vec<(Seat, usize)> {
    reviews.mistakes(|| table.0.review_of(Seat(0)).map(|it| it.record))
}

/// The most rounds that are named below the slider.
const NAMED: usize = 8;

/// Draws the slider, with the rounds below.
fn track(at: &TableContext, stops: &[RoundStart], mistakes: &[(Seat, usize)]) -> Html {
    let (past, locale) = (&at.view.past, at.locale);
    let now = past.roots.iter().rposition(|&ply| ply <= past.ply).unwrap_or(0);
    let last = past.roots.len().saturating_sub(1);
    let oninput = {
        let (roots, line, onintent) = (past.roots.clone(), past.line, at.onintent.clone());
        Callback::from(move |event: InputEvent| {
            let value = event.target_unchecked_into::<HtmlInputElement>().value();
            let ply = value.parse().ok().and_then(|place: usize| roots.get(place).copied());
            ply.into_iter().for_each(|ply| onintent.emit(Intent::GoTo { line, ply }));
        })
    };
    let every = [1, 2, 5, 10, 20, 50].into_iter().find(|it| stops.len() <= NAMED * it);
    let every = every.unwrap_or(100);
    let named = stops.iter().filter(|stop| stop.round == 1 || usize::from(stop.round) % every == 0);
    let stop = |stop: &RoundStart| {
        let step = past.roots.iter().filter(|&&root| root < stop.ply).count();
        let left = format!("left:{}%", 100 * step / last.max(1));
        html! { <span class="past__round" ~style={left} key={stop.round}>{ stop.round }</span> }
    };
    let mistake = |&(seat, ply): &(Seat, usize)| {
        let step = past.roots.iter().filter(|&&root| root < ply).count();
        let left = format!("left:{}%", 100 * step / last.max(1));
        html! { <i class={classes!("past__mistake", color_class(at.view.players.color(seat)))} ~style={left} key={ply} data-testid="past-mistake"></i> }
    };
    html! {
        <div class="past__track">
            <div class="past__mistakes" aria-hidden="true">{ for mistakes.iter().map(mistake) }</div>
            <input type="range" min="0" max={last.to_string()} value={now.to_string()} {oninput} aria-label={locale.decisions()} aria-valuetext={place(&at.view, locale)} data-testid="past-slider" />
            <div class="past__rounds" aria-hidden="true">{ for named.map(stop) }</div>
        </div>
    }
}

/// Draws the buttons that go back and on, and the one that opens the sheet if the bar has no room for it.
fn buttons(
    at: &TableContext,
    stops: &[RoundStart],
    runs: bool,
    run: &Callback<()>,
    sheet: &Drawer,
) -> Html {
    let (past, locale) = (&at.view.past, at.locale);
    let (is_first, is_last) = (past.ply == 0, past.ply == past.length);
    let step = |walk: PastStep, sign: IconSign, name: &'static str, test: &'static str| {
        let disabled = match walk {
            PastStep::First | PastStep::Back => is_first,
            _ => is_last,
        };
        let go = Intent::GoTo { line: past.line, ply: walk.from(past, stops) };
        html! { <button type="button" class="button button--quiet button--round" onclick={at.intent(go)} {disabled} data-testid={test}>{ icon(sign, name) }</button> }
    };
    let (sign, name) =
        if runs { (IconSign::Halt, locale.halt()) } else { (IconSign::Run, locale.replay()) };
    html! {
        <div class="past__steps">
            { step(PastStep::First, IconSign::First, locale.to_start(), "past-start") }
            { step(PastStep::Back, IconSign::Previous, locale.step_back(), "past-back") }
            <button type="button" class="button button--quiet button--round" onclick={run.reform(|_: MouseEvent| ())} disabled={past.length == 0} aria-pressed={runs.to_string()} data-testid="past-run">{ icon(sign, name) }</button>
            { step(PastStep::On, IconSign::Next, locale.step_on(), "past-on") }
            { step(PastStep::Last, IconSign::Last, locale.to_end(), "past-end") }
            <button ref={sheet.opener.clone()} type="button" class="button button--quiet button--round past__more" onclick={sheet.toggle.reform(|_| ())} aria-expanded={sheet.is_open.to_string()} data-testid="past-more">{ icon(IconSign::More, locale.more()) }</button>
        </div>
    }
}

/// Draws the button for the pace of the replay; a press makes it faster, and after the fastest it starts over.
fn paces(now: u32, pace: &UseStateHandle<u32>, locale: Locale) -> Html {
    let next = PACES.into_iter().find(|&other| other > now).unwrap_or(PACES[0]);
    let pace = pace.clone();
    let onclick = Callback::from(move |_: MouseEvent| pace.set(next));
    let label = format!("{} {}", locale.replay_pace(), locale.pace_of(now));
    html! {
        <button type="button" class="button button--quiet past__pace" {onclick} aria-label={label.clone()} title={label} data-testid="past-pace">{ locale.pace_of(now) }</button>
    }
}

/// Explains the earlier position.
fn says(at: &TableContext) -> Html {
    let (view, locale) = (&at.view, at.locale);
    if view.past.moment != Moment::Past {
        return Html::default();
    }
    let text = match view.turn {
        DeviceTurn::Yours(_) => locale.past_yours(),
        DeviceTurn::Past(seat) if view.viewer != Some(seat) => locale.past_others(),
        _ => locale.past_seen(),
    };
    html! { <p class="past__says">{ text }</p> }
}

/// Draws the ways to go on from the position.
fn continuations(at: &TableContext, close: &Callback<MouseEvent>) -> Html {
    let (view, locale) = (&at.view, at.locale);
    let decides = view.past.moment == Moment::Past && at.may_act();
    html! {
        <>
            // Shown only in windows where the past covers the prompt, which has both buttons.
            <span class="past__anew">
                if decides { <button type="button" class="button" onclick={close} data-testid="decide-here">{ locale.decide_here() }</button> }
                { decide_anew(at, "take-past-here") }
            </span>
            if view.past.moment != Moment::Tried {
                <button type="button" class="button" onclick={at.intent(Intent::Analyse)} disabled={!view.may.analyse} data-testid="analyse">{ shell::analyse(locale) }</button>
            }
        </>
    }
}
