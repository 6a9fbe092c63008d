//! The guide's bubble.

use crate::table::Voice;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::ui::parts;
use crate::titles::tramways::view::guide::{Lesson, Teach};
use crate::titles::tramways::view::history::is_past;
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::hooks::{Wanted, use_frame_mark, use_part};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::words::Locale;
use yew::prelude::*;

/// The lesson that is needed now, or the button that asks for one; nothing where no help is allowed.
#[component]
pub fn GuideBubble() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let node = use_node_ref();
    let (lesson, voice) = (model.lesson(), model.table.guide.voice);
    let may_be_taught = model.may_be_taught();
    // Between two lessons it goes on pointing.
    let is_wanted = may_be_taught && (lesson.is_some() || voice == Voice::Speaking);
    let telling = use_part(Wanted::by(is_wanted), || Box::pin(parts::guide()));
    let speaks = may_be_taught && lesson.is_some();
    use_frame_mark("data-guide", speaks.then(|| "".into()));
    if !may_be_taught {
        return Html::default();
    }
    let name = lesson.map(|it| format!("{it:?}"));
    let unplaced = if telling.is_ok() { name.clone() } else { None };
    let point = telling.as_ref().ok().map(|telling| (telling.point)(&node));
    let (text, rest) = match (lesson, telling) {
        (None, _) if is_past(model.session()) => (Html::default(), Html::default()),
        (None, _) => {
            let again = act.reform(|_: MouseEvent| Msg::Teach(Teach::Again));
            (Html::default(), call(locale, again, voice))
        }
        (Some(lesson), Ok(telling)) => (
            (telling.text)(lesson, &model, locale),
            (telling.answers)(lesson, &model, &act, locale),
        ),
        (Some(_), Err(instead)) => (Html::default(), instead),
    };
    // The text's place is always there, so that what comes into it is announced.
    html! {
        <section ref={node} class={classes!("guide", manner(lesson))}
            aria-label={locale.guide()} data-testid="guide" data-unplaced={unplaced} data-lesson={name}>
            if lesson.is_some() { { conductor() } }
            <p class="guide__text" role="status">{ text }</p>
            { rest }
            { point }
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
