//! What the guide says, beside what it talks about: a part of the page, which is fetched with the first lesson.

use crate::titles::tramways::rules::scoring::{Rank, score};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::ui::components::guide::pointing::Pointing;
use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::ui::components::score::{ranks, sums};
use crate::titles::tramways::view::guide::{Lesson, Teach};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// What tells a lesson.
#[derive(Clone, Copy)]
pub struct Telling {
    /// What is said.
    pub text: fn(Lesson, &GameModel, Locale) -> Html,
    /// What is shown and pressed below it.
    pub answers: fn(Lesson, &GameModel, &Callback<Msg>, Locale) -> Html,
    /// Marks what it talks about, and moves the bubble out of the way.
    pub point: fn(&NodeRef) -> Html,
}

impl Telling {
    /// That tells them all.
    pub const ALL: Telling = Telling { text, answers, point };
}

fn text(lesson: Lesson, model: &GameModel, locale: Locale) -> Html {
    lesson.text(&model.seen(locale)).into()
}

fn answers(lesson: Lesson, model: &GameModel, act: &Callback<Msg>, locale: Locale) -> Html {
    let teach = |wish| act.reform(move |_: MouseEvent| Msg::Teach(wish));
    html! {
        <>
            if lesson.shows_score() { { score_now(model.state(), locale) } }
            <div class="guide__answers">
                <button type="button" class="button button--main" onclick={teach(Teach::GotIt)} data-testid="got-it">{ locale.got_it() }</button>
                <span class="guide__rule">{ locale.its_rule() }{ " " }{ rule_link(locale, lesson.rule()) }</span>
                <button type="button" class="button button--quiet guide__skip" onclick={teach(Teach::Skip)} data-testid="skip-guide">{ shell::end_guide(locale) }</button>
            </div>
        </>
    }
}

fn point(bubble: &NodeRef) -> Html {
    html! { <Pointing bubble={bubble.clone()} /> }
}

/// The score so far with its parts, and the ranks.
fn score_now(state: &State, locale: Locale) -> Html {
    let score = score(state, state.seat);
    html! {
        <div class="guide__score" data-testid="guide-score">
            { sums(&score, locale.score_so_far(), locale) }
            { ranks(Rank::of(score.total()), locale) }
        </div>
    }
}
