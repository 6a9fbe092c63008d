//! The past: a slider over the whole actions of the present line, the lines, analysis beside the game.

use super::panels::{Panel, Panels};
use super::prompt::decide_anew;
use super::table_context::TableContext;
use crate::table::intent::{Intent, Perspective};
use crate::table::open::{AnalysisState, LineFacts, Past};
use crate::table::view::LogLine;
use crate::table::words::{KeyPlace, Keyboard, MapKey};
use crate::toolkit::hooks::{is_taken, stroke, use_page_keys};
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::words::shell;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The bar of the past, with what can be done there.
pub(super) fn past(at: &TableContext, onclose: Callback<MouseEvent>) -> Html {
    let (view, locale) = (&at.view, at.locale);
    let roots = view.past.roots.clone();
    let place = roots.iter().rposition(|&ply| ply <= view.past.ply).unwrap_or(0);
    let last = roots.len().saturating_sub(1);
    let line = view.past.line;
    let go = |place: usize| {
        let ply = roots.get(place).copied().unwrap_or(view.past.length);
        at.intent(Intent::GoTo { line, ply })
    };
    let oninput = {
        let (roots, at) = (roots.clone(), at.clone());
        Callback::from(move |event: InputEvent| {
            let value = event.target_unchecked_into::<HtmlInputElement>().value();
            let ply = value.parse().ok().and_then(|place: usize| roots.get(place).copied());
            ply.into_iter().for_each(|ply| at.onintent.emit(Intent::GoTo { line, ply }));
        })
    };
    html! {
        <section class="past-bar" aria-label={shell::past(locale)} data-testid="past">
            <button type="button" class="button button--round" onclick={go(0)} disabled={place == 0}>{ icon(Sign::First, shell::first(locale)) }</button>
            <button type="button" class="button button--round" onclick={go(place.saturating_sub(1))} disabled={place == 0} data-testid="past-back">{ icon(Sign::Previous, shell::previous(locale)) }</button>
            <input type="range" min="0" max={last.to_string()} value={place.to_string()} {oninput} aria-label={shell::past(locale)} aria-valuetext={format!("{} / {}", place, last)} />
            <button type="button" class="button button--round" onclick={go(place + 1)} disabled={place == last} data-testid="past-on">{ icon(Sign::Next, shell::next(locale)) }</button>
            <button type="button" class="button button--round" onclick={go(last)} disabled={place == last} data-testid="past-end">{ icon(Sign::Last, shell::last(locale)) }</button>
            { told(at) }
            { lines(at) }
            { eyes(at) }
            // In a small window this lies over the prompt, which has it elsewhere.
            <span class="past-bar__anew">{ decide_anew(at, "take-past-here") }</span>
            if view.analysis != AnalysisState::On {
                <button type="button" class="button" onclick={at.intent(Intent::Analyse)} disabled={view.analysis == AnalysisState::Closed} data-testid="analyse">{ shell::analyse(locale) }</button>
            }
            <button type="button" class="button button--quiet button--round" onclick={onclose}>{ icon(Sign::Close, locale.close()) }</button>
        </section>
    }
}

/// While the past is open, the arrows go a whole action back or on, Home and End to the start and the end.
#[hook]
pub(super) fn use_past_keys(at: &TableContext, panels: &Panels) {
    let open = panels.is_open(Panel::Past).then(|| at.clone());
    use_page_keys(open, |event, open| {
        let Some(at) = open else { return };
        let is_walk =
            KeyPlace::Past.meaning(Keyboard::Places, &stroke(event)) == Some(MapKey::Walk);
        if !is_walk || event.alt_key() || is_taken(event) {
            return;
        }
        if let Some(ply) = walked(&at.view.past, &event.key()) {
            event.prevent_default();
            at.onintent.emit(Intent::GoTo { line: at.view.past.line, ply });
        }
    });
}

/// Where a key leads from the position that is shown; nothing where it stays.
fn walked(past: &Past, key: &str) -> Option<usize> {
    let mut roots = past.roots.iter().copied();
    match key {
        "Home" => roots.next(),
        "End" => roots.next_back(),
        "ArrowLeft" => roots.rfind(|&root| root < past.ply),
        "ArrowRight" => roots.find(|&root| root > past.ply),
        _ => None,
    }
}

/// What led to the position that is shown.
fn told(at: &TableContext) -> Html {
    let (view, locale) = (&at.view, at.locale);
    let mut lines = view.last_action();
    if lines.is_empty() {
        // What was done since is told with what follows.
        let before = view.log.iter().rev().find(|line| line.ply <= view.past.ply);
        lines.extend(before.map(Rc::as_ref));
    }
    if lines.is_empty() {
        let start = shell::first(locale);
        return html! { <p class="past-bar__told" data-testid="past-told">{ start }</p> };
    }
    let deeds = by_player(&lines);
    let deed = |(at, lines): (usize, &[&LogLine])| {
        let who = lines.iter().find_map(|line| line.seat);
        let who = who.map(|seat| view.players.name_of(seat, locale));
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        html! {
            <>if at > 0 { { " · " } }if let Some(who) = who { <b>{ who }</b>{ ": " } }{ texts.join(" · ") }</>
        }
    };
    html! { <p class="past-bar__told" data-testid="past-told">{ for deeds.enumerate().map(deed) }</p> }
}

/// The lines that were played, where there are several.
fn lines(at: &TableContext) -> Html {
    let (past, lines) = (&at.view.past, at.table.0.lines());
    if lines.len() < 2 {
        return Html::default();
    }
    let line = |(index, facts): (usize, &LineFacts)| {
        let label = match facts.name.as_str() {
            "" => shell::line(at.locale, index + 1),
            name => name.to_owned(),
        };
        let go = Intent::GoTo { line: index, ply: usize::MAX };
        html! {
            <button key={index} type="button" class="button button--quiet" onclick={at.intent(go)} aria-pressed={(index == past.line).to_string()}>{ label }</button>
        }
    };
    html! { <span class="past-bar__lines">{ for lines.iter().enumerate().map(line) }</span> }
}

/// With whose eyes an ended game is seen.
fn eyes(at: &TableContext) -> Html {
    if !at.view.is_over() || at.view.analysis == AnalysisState::On {
        return Html::default();
    }
    let now = match (at.view.past.perspective, at.view.viewer) {
        (Perspective::Own, Some(seat)) => Perspective::Of(seat),
        (perspective, _) => perspective,
    };
    let look = |perspective: Perspective, label: String| {
        let is_chosen = now == perspective;
        html! { <button type="button" class="button button--quiet" onclick={at.intent(Intent::See(perspective))} aria-pressed={is_chosen.to_string()}>{ label }</button> }
    };
    html! {
        <span class="past-bar__eyes">
            { look(Perspective::All, shell::everything(at.locale).to_owned()) }
            { for at.view.players.seats().map(|seat| look(Perspective::Of(seat), at.view.players.name_of(seat, at.locale))) }
        </span>
    }
}

/// Lines of the log in runs of one player each: whoever acted is named once, others whom it befalls each for itself.
fn by_player<'a>(lines: &'a [&'a LogLine]) -> impl Iterator<Item = &'a [&'a LogLine]> {
    lines.chunk_by(|one, next| next.seat.is_none() || one.seat == next.seat)
}
