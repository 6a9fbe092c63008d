//! A hint: what the hard bot would do, what it is for, and a button that does it.

use super::table_context::TableContext;
use crate::engine::bots::Level;
use crate::table::Turn;
use crate::table::intent::Intent;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::words::shell;
use crate::worker::Adviser;
use crate::worker::protocol::{self, Question, Report};
use std::time::Duration;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The longest time for a hint.
const LIMIT: Duration = Duration::from_secs(2);
/// So many plans are told.
const PLANS: u8 = 3;

#[derive(Properties, PartialEq)]
pub(super) struct HintProps {
    pub at: TableContext,
    pub adviser: Adviser,
    /// Called with the plan that is to be drawn on the board, as a link.
    pub onshow: Callback<Option<String>>,
    pub onclose: Callback<()>,
}

/// The panel of hints for the viewer's decision.
#[component]
pub(super) fn Hint(props: &HintProps) -> Html {
    let at = &props.at;
    let plans = use_state_eq(|| None::<Vec<String>>);
    let shown = use_state_eq(|| 0_usize);
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_on((), move |()| {
            // Whoever opened it with a key goes on in it.
            let _ = node.cast::<HtmlElement>().map(|panel| panel.focus());
        });
    }
    let close = props.onclose.reform(|_: MouseEvent| ());
    let locale = at.locale;
    let told = use_memo((at.table.clone(), (*plans).clone(), locale), |(table, plans, locale)| {
        plans.as_ref().map(|lines| {
            let told = |line: &String| Some((line.clone(), table.0.hint(line, *locale)?));
            let mut told: Vec<(String, String)> = lines.iter().filter_map(told).collect();
            // Shows plans with the same text once.
            let mut texts = Vec::new();
            told.retain(|(_, text)| {
                let is_new = !texts.contains(text);
                texts.push(text.clone());
                is_new
            });
            told
        })
    });
    {
        let line = (*told).as_ref().and_then(|told| Some(told.get(*shown)?.0.clone()));
        use_effect_on((line, props.onshow.clone()), |(line, onshow)| onshow.emit(line.clone()));
        let onshow = props.onshow.clone();
        use_effect_on((), move |()| move || onshow.emit(None));
    }
    {
        let (plans, shown) = (plans.clone(), shown.clone());
        let adviser = props.adviser.clone();
        let seat = if at.may_act() { at.view.viewer } else { None };
        let record = at.table.0.so_far();
        let onintent = at.onintent.clone();
        use_effect_on((record, seat), move |(record, seat)| {
            plans.set(None);
            shown.set(0);
            let asked = seat.map(|seat| {
                let listen = move |report| match report {
                    Report::Ideas(_, ideas) => {
                        plans.set(Some(ideas.into_iter().map(|idea| idea.line).collect()));
                        onintent.emit(Intent::Hinted);
                    }
                    Report::Refused(..) => plans.set(Some(Vec::new())),
                    _ => {}
                };
                let (record, level) = (record.clone(), Level::Hard);
                let asked = protocol::Hint { record, seat, level, most: PLANS, limit: LIMIT };
                adviser.ask(Question::Hint(asked), listen)
            });
            move || asked.into_iter().for_each(|id| adviser.cancel(id))
        });
    }
    let body = match &*told {
        _ if at.view.turn == Turn::Over => html! { <p>{ shell::game_over(locale) }</p> },
        _ if !at.may_act() => html! { <p>{ shell::hint_later(locale) }</p> },
        None => html! { <p>{ shell::hint_thinking(locale) }</p> },
        Some(told) if told.is_empty() => html! { <p>{ shell::no_hint(locale) }</p> },
        Some(told) => {
            let idea = |(number, (line, text)): (usize, &(String, String))| {
                let (mark, is_shown) = (shown.setter(), number == *shown);
                let show = Callback::from(move |()| mark.set(number));
                idea(props, (line.clone(), text), is_shown, &show)
            };
            html! { <ol class="hint__plans">{ for told.iter().enumerate().map(idea) }</ol> }
        }
    };
    html! {
        <section ref={node} class={classes!("hint-panel", (!at.may_act()).then_some("is-waiting"))} tabindex="-1" aria-label={shell::hint(locale)} data-testid="hint">
            <header><h2>{ shell::hint(locale) }</h2><button type="button" class="button button--quiet button--round" onclick={close}>{ icon(Sign::Close, locale.close()) }</button></header>
            <div aria-live="polite">{ body }</div>
        </section>
    }
}

/// What a plan is for, with a button that plays it. The one that is pointed at, pressed or has the focus is drawn on the
/// board.
fn idea(
    props: &HintProps,
    (line, text): (String, &str),
    is_shown: bool,
    show: &Callback<()>,
) -> Html {
    let (at, onclose) = (props.at.clone(), props.onclose.clone());
    let play = Callback::from(move |_: MouseEvent| {
        onclose.emit(());
        at.onintent.emit(Intent::PlayPlan(line.clone()));
    });
    html! {
        <li class={is_shown.then_some("is-shown")} onpointerover={show.reform(|_: PointerEvent| ())} onclick={show.reform(|_: MouseEvent| ())} onfocusin={show.reform(|_: FocusEvent| ())}>
            <p>{ text.to_owned() }</p>
            <button type="button" class="button" onclick={play} data-testid="play-hint">{ shell::play_hint(props.at.locale) }</button>
        </li>
    }
}
