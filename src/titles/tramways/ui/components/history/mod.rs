//! The past of the game: a slider, a replay, a chart, and the lines that were played.

mod chart;
mod compare;
mod eyes;
mod keys;
mod lines;
mod replay;

use crate::table::Turn;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::ui::parts::opened_past;
use crate::titles::tramways::view::history::{Place, happened, is_past, step_shown, stops};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::{Msg, Walk};
use crate::toolkit::hooks::{
    Drawer, Wanted, use_drawer, use_drawn, use_effect_on, use_frame_mark, use_overlay,
};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon, plain_icon};
use crate::words::{Locale, shell};
use chart::ChartPanel;
use compare::Compare;
use eyes::eyes;
use keys::use_past_keys;
use lines::lines;
use replay::{PACES, use_replay};
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// A button at the corner of the map that opens the past over its lower edge; on a phone in place of prompt and hand.
#[component]
pub fn History() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let open = use_state_eq(|| false);
    let toggle = {
        let open = open.clone();
        Callback::from(move |()| open.set(!*open))
    };
    let past =
        use_drawn(Wanted::by(*open), || Box::pin(opened_past()), |draw| draw(toggle.clone()));
    let is_shut_in_past = !*open && is_past(model.session());
    use_frame_mark("data-past-shut", is_shut_in_past.then(|| "".into()));
    if model.session().length() == 0 {
        return Html::default();
    }
    if !*open {
        return html! {
            <div class="history-corner">
                <button type="button" class="history-toggle" onclick={toggle.reform(|_| ())} title={shell::past(locale)} aria-label={shell::past(locale)} data-testid="history">
                    { plain_icon(Sign::Past) }<span>{ shell::past(locale) }</span>
                </button>
                { to_present(&model, &act, locale, "history-toggle") }
            </div>
        };
    }
    past
}

/// How far back the position is and the way to the present, from a button of this class; nothing
/// in the present.
pub(super) fn to_present(
    model: &GameModel,
    act: &Callback<Msg>,
    locale: Locale,
    class: &'static str,
) -> Html {
    if !is_past(model.session()) {
        return Html::default();
    }
    let (session, here) = (model.session(), Place::here(model.session()));
    let place = format!("{} / {}", here.steps(session), here.at(session.length()).steps(session));
    let onclick = act.reform(|_: MouseEvent| Msg::Walk(Walk::Last));
    let label = format!("{place} · {}", locale.to_present());
    html! {
        <button type="button" {class} {onclick} aria-label={label.clone()} title={label}>
            <span>{ place }</span>
            { plain_icon(Sign::Last) }
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub struct PastProps {
    pub toggle: Callback<()>,
}

/// The past, opened.
#[component]
pub fn Past(props: &PastProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let marked = use_state_eq(|| None::<Place>);
    let bar = use_node_ref();
    {
        let bar = bar.clone();
        // The button that opened it is gone; on the map the arrow keys would move its cursor.
        use_effect_on((), move |()| {
            bar.cast::<HtmlElement>().map(|bar| bar.focus());
        });
    }
    use_past_keys(&act);
    use_overlay(true, props.toggle.clone());
    let sheet = use_drawer();
    let mark = {
        let marked = marked.clone();
        Callback::from(move |place: Place| marked.set(Some(place)))
    };
    let unmark = {
        let marked = marked.clone();
        Callback::from(move |()| marked.set(None))
    };
    // Where a line was forgotten the others have other places.
    let count = model.session().lines().len();
    let known = use_mut_ref(|| count);
    if count < known.replace(count) {
        marked.set(None);
    }
    let is_acting = is_acting(&model);
    let shown = classes!("open", (!is_acting).then_some("looking"), marked.map(|_| "compared"));
    use_frame_mark("data-past", Some(shown.to_string().into()));
    let here = Place::here(model.session());
    let mark_here = mark.reform(move |_: MouseEvent| here);
    let close = props.toggle.reform(|_: MouseEvent| ());
    html! {
        <section class={classes!("history", is_acting.then_some("is-acting"))} ref={bar} tabindex="-1" aria-label={shell::past(locale)} data-testid="history-bar">
            <Bar more={more(&sheet, locale)} close={close.clone()} />
            <div class={classes!("history__sheet", sheet.is_open.then_some("is-open"))}>
                <button ref={sheet.closer.clone()} type="button" class="history__fold button button--quiet button--round" onclick={sheet.toggle.reform(|_| ())} data-testid="history-less">
                    { icon(Sign::Close, locale.close()) }
                </button>
                { past(&model, &close, locale) }
                if let Some(marked) = *marked {
                    <Compare {marked} onclose={unmark} />
                }
                <div class="history__more">
                    <button type="button" class="button button--quiet" onclick={mark_here} title={locale.mark_text()} data-testid="mark-position">{ locale.mark_position() }</button>
                    { eyes(&model, &act, locale) }
                    <ChartPanel />
                    if !model.table.mode.is_strict() { { lines(model.session(), &act, &mark, locale) } }
                </div>
            </div>
        </section>
    }
}

/// Whether something was begun at the table, which needs prompt and hand, and not only looked at.
fn is_acting(model: &GameModel) -> bool {
    model.draft.start_location.is_some()
        || !model.session().can_redo() && model.action_start().is_some()
}

/// Opens what else there is, where the bar has no room for it.
fn more(sheet: &Drawer, locale: Locale) -> Html {
    html! {
        <button ref={sheet.opener.clone()} type="button" class="history__unfold button button--quiet button--round" onclick={sheet.toggle.reform(|_| ())}
            aria-expanded={sheet.is_open.to_string()} data-testid="history-more">
            { icon(Sign::More, locale.more()) }
        </button>
    }
}

/// What an earlier position allows.
fn past(model: &GameModel, close: &Callback<MouseEvent>, locale: Locale) -> Html {
    if !model.session().can_redo() {
        return Html::default();
    }
    let text = match model.turn() {
        Turn::Yours(_) => locale.past_yours(),
        Turn::Past(seat) if model.viewer() != Some(seat) => locale.past_others(),
        _ => locale.past_seen(),
    };
    html! {
        <p class="history__past">
            <span>{ text }</span>
            if model.may_act() {
                <button type="button" class="button history__decide" onclick={close} data-testid="decide-here">{ locale.decide_here() }</button>
            }
        </p>
    }
}

#[derive(Properties, PartialEq)]
struct BarProps {
    more: Html,
    close: Callback<MouseEvent>,
}

/// The slider with its buttons, and what has just happened.
#[component]
fn Bar(props: &BarProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let (session, runs) = (model.session(), use_state_eq(|| false));
    let pace = use_state_eq(|| PACES[1]);
    use_replay(&model, &act, runs.clone(), *pace);
    let (ply, length, line) = (session.ply(), session.length(), session.line());
    let go = |walk: Walk| act.reform(move |_: MouseEvent| Msg::Walk(walk));
    let slide = act.reform(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::GoTo(line, input.value_as_number() as usize)
    });
    let run = {
        let runs = runs.clone();
        Callback::from(move |_: MouseEvent| runs.set(!*runs))
    };
    let text = step_shown(session, locale);
    let (sign, label) =
        if *runs { (Sign::Halt, locale.halt()) } else { (Sign::Run, locale.replay()) };
    html! {
        <div class="history__bar">
            <div class="history__steps">
                { step(Sign::First, locale.to_start(), go(Walk::First), "history-first") }
                { step(Sign::Previous, locale.step_back(), go(Walk::Back), "history-previous") }
                { step(sign, label, run, "history-run") }
                { step(Sign::Next, locale.step_on(), go(Walk::On), "history-next") }
                { step(Sign::Last, locale.to_end(), go(Walk::Last), "history-last") }
                { props.more.clone() }
            </div>
            <div class="history__track">
                <input type="range" class="history__slider" min="0" max={length.to_string()} value={ply.to_string()} step="1"
                    oninput={slide} aria-label={locale.decisions()} aria-valuetext={text.clone()} data-testid="history-slider" />
                { rounds(&model) }
            </div>
            <output class="history__place" data-testid="history-place">{ text }</output>
            { paces(*pace, &pace, locale) }
            { step(Sign::Close, locale.close(), props.close.clone(), "history-close") }
            <p class="history__told" data-testid="history-told">{ happened(&model, locale) }</p>
        </div>
    }
}

fn step(
    sign: Sign,
    label: &'static str,
    onclick: Callback<MouseEvent>,
    test: &'static str,
) -> Html {
    html! {
        <button type="button" class="button button--quiet button--round" {onclick} data-testid={test}>{ icon(sign, label) }</button>
    }
}

/// Where the rounds begin, beneath the slider.
fn rounds(model: &GameModel) -> Html {
    let length = model.session().length().max(1);
    let stop = |stop: crate::titles::tramways::view::history::Stop| {
        let place = format!("left:{}%", 100 * stop.ply / length);
        html! { <span class="history__round" ~style={place} key={stop.round}>{ stop.round }</span> }
    };
    html! { <div class="history__rounds" aria-hidden="true">{ for stops(model.session()).into_iter().map(stop) }</div> }
}

fn paces(now: u32, pace: &UseStateHandle<u32>, locale: Locale) -> Html {
    let next = PACES.iter().copied().find(|&other| other > now).unwrap_or(PACES[0]);
    let pace = pace.clone();
    let onclick = Callback::from(move |_: MouseEvent| pace.set(next));
    let label = format!("{} {}", locale.replay_pace(), locale.pace_of(now));
    html! {
        <button type="button" class="button button--quiet history__pace" {onclick} aria-label={label.clone()} title={label}>{ locale.pace_of(now) }</button>
    }
}
