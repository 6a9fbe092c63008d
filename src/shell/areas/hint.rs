//! Hints: the plans of the hard bot, their aims and gains, and a button that plays the first action.

use crate::engine::bots::Level;
use crate::shell::table::table_context::TableContext;
use crate::table::DeviceTurn;
use crate::table::hint::{Gap, Hint};
use crate::table::intent::Intent;
use crate::table::view::PieceId;
use crate::table::words::hints as words;
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::browser::window::elements;
use crate::toolkit::hooks::{use_autofocus, use_effect_on};
use crate::toolkit::widgets::icon::{IconSign, icon};
use crate::toolkit::widgets::thinking::progress_bar;
use crate::words::{Locale, shell};
use crate::worker::Adviser;
use crate::worker::protocol::{self, Question, RequestId, WirePlan, WorkerResponse};
use std::time::Duration;
use web_sys::Element;
use yew::prelude::*;

/// The time limit of a hint.
const LIMIT: Duration = Duration::from_secs(3);
/// The number of plans that are searched for different actions.
const PLANS: u8 = 12;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HintsProps {
    pub at: TableContext,
    pub adviser: Adviser,
    /// The title's functions that put hints into words.
    pub faces: LateFaces,
    /// Called with the plan to draw on the board, as a link.
    pub onshow: Callback<Option<String>>,
    pub onclose: Callback<()>,
}

/// The answer to a request so far.
#[derive(Clone, PartialEq)]
enum HintAnswer {
    /// The progress, in hundredths.
    Progress(u8),
    /// The plans, best first, each as a link with its value; empty if the bot cannot answer.
    Plans(Vec<(String, i64)>),
}

/// The hints for the viewer's decision. They stay open as long as the viewer decides.
#[component]
pub(crate) fn Hints(props: &HintsProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let heard = use_state_eq(|| HintAnswer::Progress(0));
    let shown = use_state_eq(|| 0_usize);
    let node = use_autofocus();
    let hint_request = use_question(props, &heard, &shown);
    let proposals = {
        let faces = props.faces;
        let of = (at.table.clone(), (*heard).clone(), locale);
        use_memo(of, move |(table, heard, locale)| match heard {
            HintAnswer::Plans(plans) => Some((plans.clone(), (faces.hints)(table, plans, *locale))),
            HintAnswer::Progress(_) => None,
        })
    };
    {
        let plan = (*proposals).as_ref().and_then(|(plans, hints)| {
            let hint = hints.get(*shown)?;
            Some(plans.get(hint.plan)?.0.clone())
        });
        use_effect_on((plan, props.onshow.clone()), |(plan, onshow)| onshow.emit(plan.clone()));
        let onshow = props.onshow.clone();
        use_effect_on((), move |()| move || onshow.emit(None));
    }
    use_lifted((*proposals).as_ref().and_then(|(_, hints)| hints.get(*shown)).map(|it| &it.pieces));
    use_end_of_turn(at.may_act(), &props.onclose);
    let body = match (&*heard, &*proposals) {
        _ if at.view.turn == DeviceTurn::Over => html! { <p>{ shell::game_over(locale) }</p> },
        _ if !at.may_act() => html! { <p>{ words::not_now(locale) }</p> },
        (HintAnswer::Plans(_), Some((plans, hints))) if !hints.is_empty() => {
            list(props, plans, hints, &shown)
        }
        (HintAnswer::Plans(_), _) => html! { <p>{ words::none(locale) }</p> },
        (HintAnswer::Progress(hundredths), _) => {
            thinking(*hundredths, hint_request, &props.adviser, locale)
        }
    };
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <section ref={node} class={classes!("hint-panel", (!at.may_act()).then_some("is-waiting"))} tabindex="-1" aria-label={shell::hint(locale)} data-testid="hint">
            <header><h2>{ words::heading(locale) }</h2><button type="button" class="button button--quiet button--round" onclick={close}>{ icon(IconSign::Close, locale.close()) }</button></header>
            <div aria-live="polite">{ body }</div>
        </section>
    }
}

/// Asks the bot about the viewer's decision, and again after each; returns the id of the request.
#[hook]
fn use_question(
    props: &HintsProps,
    answer: &UseStateHandle<HintAnswer>,
    shown: &UseStateHandle<usize>,
) -> UseStateHandle<Option<RequestId>> {
    let at = &props.at;
    let hint_request = use_state_eq(|| None);
    let (heard, shown, setter) = (answer.clone(), shown.clone(), hint_request.setter());
    let adviser = props.adviser.clone();
    let seat = if at.may_act() { at.view.viewer } else { None };
    let record = at.table.0.so_far();
    let onintent = at.onintent.clone();
    use_effect_on((record, seat), move |(record, seat)| {
        heard.set(HintAnswer::Progress(0));
        shown.set(0);
        let id = seat.map(|seat| {
            let listen = move |report| match report {
                WorkerResponse::Progress(_, hundredths) => {
                    heard.set(HintAnswer::Progress(hundredths))
                }
                WorkerResponse::Ideas(_, ideas) => {
                    let plan = |WirePlan { line, worth }: WirePlan| (line, worth);
                    heard.set(HintAnswer::Plans(ideas.into_iter().map(plan).collect()));
                    onintent.emit(Intent::Hinted);
                }
                WorkerResponse::Refused(..) => heard.set(HintAnswer::Plans(Vec::new())),
                _ => {}
            };
            let (record, level) = (record.clone(), Level::Hard);
            let hint_request =
                protocol::HintRequest { record, seat, level, most: PLANS, limit: LIMIT };
            adviser.ask(Question::Hint(hint_request), listen)
        });
        setter.set(id);
        move || id.into_iter().for_each(|id| adviser.cancel(id))
    });
    hint_request
}

/// The attribute of a lifted piece.
const LIFTED: &str = "data-lifted";

/// Lifts the pieces that the hint names.
#[hook]
pub(crate) fn use_lifted(pieces: Option<&Vec<PieceId>>) {
    use_effect_on(pieces.cloned().unwrap_or_default(), |pieces| {
        let of = |piece: &PieceId| elements(&format!(".table-of [data-piece=\"{piece}\"]"));
        let lifted: Vec<Element> = pieces.iter().flat_map(of).collect();
        // The name is valid, so setting cannot fail; a mark that is gone already does no harm.
        lifted.iter().for_each(|it| drop(it.set_attribute(LIFTED, "")));
        move || lifted.iter().for_each(|it| drop(it.remove_attribute(LIFTED)))
    });
}

/// Closes the hints when the viewer no longer decides: they are not for others' turns, and in the next turn they open
/// only on request.
#[hook]
fn use_end_of_turn(may_act: bool, onclose: &Callback<()>) {
    let acted = use_mut_ref(|| may_act);
    use_effect_on((may_act, onclose.clone()), move |(may_act, onclose)| {
        if acted.replace(*may_act) && !may_act {
            onclose.emit(());
        }
    });
}

fn thinking(
    hundredths: u8,
    request: UseStateHandle<Option<RequestId>>,
    adviser: &Adviser,
    locale: Locale,
) -> Html {
    let adviser = adviser.clone();
    let enough = Callback::from(move |_: MouseEvent| {
        (*request).into_iter().for_each(|id| adviser.enough(id));
    });
    html! {
        <>
            <p>{ words::thinks(locale) }</p>
            <div class="thinking">
                { progress_bar(hundredths, locale) }
                <button type="button" class="button" onclick={enough} data-testid="hint-enough">{ words::enough(locale) }</button>
            </div>
        </>
    }
}

fn list(
    props: &HintsProps,
    plans: &[(String, i64)],
    hints: &[Hint],
    shown: &UseStateHandle<usize>,
) -> Html {
    let (view, locale) = (&props.at.view, props.at.locale);
    let is_whole = view.past.roots.contains(&view.past.ply);
    let first = if is_whole { words::best(locale) } else { words::best_onward(locale) };
    let best = hints.first().map_or(0, |hint| plans[hint.plan].1);
    let one = |(number, hint): (usize, &Hint)| {
        let (line, worth) = &plans[hint.plan];
        let gap = if number == 0 { Gap::First } else { Gap::of(best.saturating_sub(*worth)) };
        let (mark, is_shown) = (shown.setter(), number == **shown);
        let show = Callback::from(move |()| mark.set(number));
        let line = line.clone();
        let (onintent, onclose) = (props.at.onintent.clone(), props.onclose.clone());
        // The hints must not cover the confirmation that may come first.
        let play = Callback::from(move |_: MouseEvent| {
            onclose.emit(());
            onintent.emit(Intent::PlayPlan(line.clone()));
        });
        entry(hint, words::gap(gap, first, locale), (is_shown, &show), play, locale)
    };
    html! { <ol class="hint__plans">{ for hints.iter().enumerate().map(one) }</ol> }
}

/// Draws a hint with the button that plays it. The hint that is hovered, pressed or focused is drawn on the board.
fn entry(
    hint: &Hint,
    rank: String,
    (is_shown, show): (bool, &Callback<()>),
    play: Callback<MouseEvent>,
    locale: Locale,
) -> Html {
    let Hint { now, why, .. } = hint;
    html! {
        <li class={is_shown.then_some("is-shown")} onpointerover={show.reform(|_: PointerEvent| ())} onclick={show.reform(|_: MouseEvent| ())} onfocusin={show.reform(|_: FocusEvent| ())} data-testid="hint-entry">
            <p class="hint__now">{ now }</p>
            if !why.is_empty() { <p class="hint__aim">{ why }</p> }
            <p class="hint__foot"><button type="button" class="button" onclick={play} data-testid="play-hint">{ words::play(locale) }</button><span>{ rank }</span></p>
        </li>
    }
}
