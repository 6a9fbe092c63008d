//! A hint: what the hard bot would do, what it is for, and a button that does it.

use super::at::At;
use crate::engine::bots::Level;
use crate::table::Turn;
use crate::table::intent::Intent;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::words::shell;
use crate::worker::protocol::{Purpose, Report};
use crate::worker::{Adviser, Asked};
use std::time::Duration;
use yew::prelude::*;

/// The longest time for a hint.
const LIMIT: Duration = Duration::from_secs(2);
/// So many plans are told.
const PLANS: u8 = 3;

#[derive(Properties, PartialEq)]
pub(super) struct HintProps {
    pub at: At,
    pub adviser: Adviser,
    pub onclose: Callback<MouseEvent>,
}

/// The panel of hints for the viewer's decision.
#[component]
pub(super) fn Hint(props: &HintProps) -> Html {
    let at = &props.at;
    let plans = use_state_eq(|| None::<Vec<String>>);
    {
        let (plans, adviser) = (plans.clone(), props.adviser.clone());
        let seat = at.view.viewer.filter(|_| at.may_act());
        let record = at.table.0.so_far();
        use_effect_with((record, seat), move |(record, seat)| {
            plans.set(None);
            let asked = seat.map(|seat| {
                let listen = move |report| match report {
                    Report::Answer(_, ideas) => {
                        plans.set(Some(ideas.into_iter().map(|idea| idea.line).collect()));
                    }
                    Report::Refused(..) => plans.set(Some(Vec::new())),
                    Report::Progress(..) | Report::Ready(_) | Report::Found(..) => {}
                };
                let (record, level) = (record.clone(), Level::Hard);
                let purpose = Purpose::Hint(PLANS);
                adviser.ask(Asked { record, seat, level, purpose, limit: LIMIT }, listen)
            });
            move || asked.into_iter().for_each(|id| adviser.cancel(id))
        });
    }
    let locale = at.locale;
    let body = match &*plans {
        _ if at.view.turn == Turn::Over => html! { <p>{ shell::hint_over(locale) }</p> },
        _ if !at.may_act() => html! { <p>{ shell::hint_later(locale) }</p> },
        None => html! { <p role="status">{ shell::hint_thinking(locale) }</p> },
        Some(lines) => {
            let told = |line: &String| Some((line.clone(), at.table.0.hint(line, locale)?));
            let told: Vec<(String, String)> = lines.iter().filter_map(told).collect();
            if told.is_empty() {
                html! { <p>{ shell::no_hint(locale) }</p> }
            } else {
                html! { <ol class="hint__plans">{ for told.into_iter().map(|(line, text)| idea(props, line, text)) }</ol> }
            }
        }
    };
    html! {
        <section class="hint-panel" aria-label={shell::hint(locale)} data-testid="hint">
            <header><h2>{ shell::hint(locale) }</h2><button type="button" class="button button--quiet button--round" onclick={props.onclose.clone()}>{ icon(Sign::Close, locale.close()) }</button></header>
            { body }
        </section>
    }
}

/// What a plan is for, with a button that plays it.
fn idea(props: &HintProps, line: String, text: String) -> Html {
    let (at, onclose) = (props.at.clone(), props.onclose.clone());
    let play = Callback::from(move |event: MouseEvent| {
        onclose.emit(event);
        at.onintent.emit(Intent::PlayPlan(line.clone()));
    });
    html! {
        <li>
            <p>{ text }</p>
            <button type="button" class="button" onclick={play} data-testid="play-hint">{ shell::play_hint(props.at.locale) }</button>
        </li>
    }
}
