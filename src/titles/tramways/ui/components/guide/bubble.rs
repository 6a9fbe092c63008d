//! What the guide says, beside what it talks about.

use crate::table::Voice;
use crate::titles::tramways::rules::scoring::{Rank, score};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::ui::components::guide::pointing::use_pointing;
use crate::titles::tramways::ui::components::score::{ranks, sums};
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::guide::{Lesson, Teach};
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::toolkit::widgets::rule_link::rule_link;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// The lesson that is needed now, or the button that asks for one; nothing where no help is allowed.
#[component]
pub fn GuideBubble() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let node = use_node_ref();
    use_pointing(&node, &model);
    if !model.may_be_taught() {
        return Html::default();
    }
    let lesson = model.lesson();
    let name = lesson.map(|it| format!("{it:?}"));
    let teach = |wish| act.reform(move |_: MouseEvent| Msg::Teach(wish));
    // The text's place is always there, so that what comes into it is announced.
    html! {
        <section ref={node} class={classes!("guide", manner(lesson))}
            aria-label={locale.guide()} data-testid="guide" data-unplaced={name.clone()} data-lesson={name}>
            if lesson.is_some() { { conductor() } }
            <p class="guide__text" role="status">{ lesson.map(|lesson| lesson.text(&model, locale)) }</p>
            if lesson.is_some_and(Lesson::shows_score) { { score_now(model.state(), locale) } }
            { match lesson {
                Some(lesson) => answers(lesson, locale, teach(Teach::GotIt), teach(Teach::Skip)),
                None => call(locale, teach(Teach::Again), model.table.guide.voice),
            } }
        </section>
    }
}

/// How large the bubble is.
fn manner(lesson: Option<Lesson>) -> Option<&'static str> {
    match lesson {
        None => Some("guide--quiet"),
        Some(lesson) if lesson.shows_score() => Some("guide--score"),
        Some(_) => None,
    }
}

/// The table of the final score, as it would be now, with the ranks.
fn score_now(state: &State, locale: Locale) -> Html {
    let score = score(state, state.seat);
    html! {
        <div class="guide__score" data-testid="guide-score">
            { sums(&score, locale) }
            { ranks(Rank::of(score.total()), locale) }
        </div>
    }
}

fn answers(
    lesson: Lesson,
    locale: Locale,
    got_it: Callback<MouseEvent>,
    skip: Callback<MouseEvent>,
) -> Html {
    html! {
        <div class="guide__answers">
            <button type="button" class="button button--main" onclick={got_it} data-testid="got-it">{ locale.got_it() }</button>
            <span class="guide__rule">{ locale.its_rule() }{ " " }{ rule_link(locale, lesson.rule()) }</span>
            <button type="button" class="button button--quiet guide__skip" onclick={skip} data-testid="skip-guide">{ shell::end_guide(locale) }</button>
        </div>
    }
}

/// The button that asks for what is explained here.
fn call(locale: Locale, onclick: Callback<MouseEvent>, voice: Voice) -> Html {
    let speaks = (voice == Voice::Speaking).then_some("is-on");
    html! {
        <button type="button" class={classes!("button", "button--round", "guide__call", speaks)} {onclick} data-testid="explain-again">
            { icon(Sign::Conductor, locale.explain_again()) }
        </button>
    }
}

/// The conductor, who says everything in words.
fn conductor() -> Html {
    html! {
        <svg class="conductor" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            <use href="#g-conductor" />
        </svg>
    }
}
