//! The final score with its parts and the ranks; on paper a sheet of its own.

use crate::engine::game::Seat;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::scoring::{Rank, Score, score};
use crate::titles::tramways::rules::state::{Decision, LAST_ROUND, State};
use crate::titles::tramways::ui::begun::begin_again;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::ranked::use_ranked_note;
use crate::titles::tramways::ui::components::result_card::ResultCardDialog;
use crate::titles::tramways::ui::components::review::use_review;
use crate::titles::tramways::ui::components::standing::standing_table;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::ui::parts::final_score;
use crate::titles::tramways::view::standing::Standing;
use crate::toolkit::begun::Begun;
use crate::toolkit::hooks::{Wanted, use_drawn};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::icon::plain_icon;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// The final score once the game has ended; it is there by then, because the last round fetches it.
#[hook]
pub fn use_ending(note: Html) -> Html {
    let model = use_model();
    let wanted = match model.state() {
        state if state.decision == Decision::Over => Wanted::Now,
        state if state.round == LAST_ROUND => Wanted::Soon,
        _ => Wanted::No,
    };
    use_drawn(wanted, || Box::pin(final_score()), |draw| draw(note))
}

#[derive(Properties, PartialEq)]
pub struct FinalScoreProps {
    /// What else is to be said of the score.
    pub note: Html,
}

/// The final score of a game that has ended; it can be put aside to look at the map.
#[component]
pub fn FinalScore(props: &FinalScoreProps) -> Html {
    let (model, locale) = (use_model(), use_locale());
    let aside = use_state_eq(|| false);
    let show = use_callback(aside.clone(), |_: MouseEvent, aside| aside.set(false));
    let hide = use_callback(aside.clone(), |_: MouseEvent, aside| aside.set(true));
    let told = use_state_eq(|| false);
    let tell = use_callback(told.clone(), |_: MouseEvent, told| told.set(true));
    let card = use_state_eq(|| false);
    let open_card = use_callback(card.clone(), |_: MouseEvent, card| card.set(true));
    let close_card = use_callback(card.clone(), |(), card| card.set(false));
    let onclose = use_callback(aside.clone(), |(), aside| aside.set(true));
    let begun = use_context::<Begun>().unwrap_or_default();
    let again =
        use_callback(model.clone(), move |_: MouseEvent, model| begin_again(&model.table, &begun));
    let (review, ranked) = (use_review(), use_ranked_note());
    let state = model.state();
    let sheet = html! {
        <section class="score-sheet" aria-hidden="true">
            if state.is_solo() { { solo(state, locale) } } else { { standing_table(&model, locale) } }
        </section>
    };
    if *aside {
        return html! {
            <>
                <div class="offer offer--aside">
                    <button type="button" class="button button--main" onclick={show}>{ locale.show_score() }</button>
                </div>
                { sheet }
            </>
        };
    }
    let best = Standing::of(state).rows.first().map(|row| row.score.total());
    let class = classes!("score", (!*told).then_some("is-counting"));
    html! {
        <>
        <Dialog label={shell::final_count(locale)} {onclose}>
            <section {class} onclick={tell} data-testid="final-score" data-score={best.map(|best| best.to_string())}>
                <h2>{ shell::final_count(locale) }</h2>
                if state.is_solo() { { solo(state, locale) } } else { { standing_table(&model, locale) } }
                if model.table.hurried > 0 { <p data-testid="hurried">{ shell::hurried(locale, model.table.hurried) }</p> }
                { review }
                { ranked }
                { props.note.clone() }
                <div class="row">
                    <button type="button" class="button" onclick={hide}>{ locale.look_at_map() }</button>
                    <button type="button" class="button" onclick={open_card} data-testid="open-card">{ locale.result_card() }</button>
                    <button type="button" class="button button--main" onclick={again} data-testid="play-again">{ shell::play_again(locale) }</button>
                </div>
            </section>
            if *card { <ResultCardDialog onclose={close_card} /> }
        </Dialog>
        { sheet }
        </>
    }
}

fn solo(state: &State, locale: Locale) -> Html {
    let score = score(state, Seat(0));
    let rank = Rank::of(score.total());
    html! {
        <>
            <p class="score__rank">{ locale.rank(rank) }</p>
            <p class="score__total">{ locale.number(score.total().into()) }</p>
            { sums(&score, shell::final_count(locale), locale) }
            { ranks(rank, locale) }
        </>
    }
}

/// The parts of a score and their sum, which has this name.
pub(super) fn sums(score: &Score, sum: &'static str, locale: Locale) -> Html {
    let row = |at: usize, sign: GameSign, name: String, points: i32| {
        html! { <tr ~style={format!("--row:{at}")}><th scope="row">{ plain_icon(sign) }{ name }</th><td>{ locale.number(points.into()) }</td></tr> }
    };
    html! {
        <table class="score__sums">
            <tbody>
                { row(0, GameSign::Points, locale.happiness_points().to_owned(), score.happiness) }
                { row(1, GameSign::Action(Icon::Rails(1)), locale.score_links(score.links), score.link_points) }
                { row(2, GameSign::Cash, locale.score_money(score.money()), score.money_points) }
                { row(3, GameSign::Stress, locale.stress().to_owned(), -score.stress) }
                <tr class="score__sum" ~style="--row:4"><th scope="row">{ sum }</th><td>{ locale.number(score.total().into()) }</td></tr>
            </tbody>
        </table>
    }
}

/// The ranks of the solo game, with the present one marked.
pub(super) fn ranks(here: Rank, locale: Locale) -> Html {
    let tops = Rank::TABLE.iter().skip(1).map(|(_, from)| Some(from - 1)).chain([None]);
    let step = |((rank, from), to): (&(Rank, i32), Option<i32>)| {
        let class = classes!("ranks__step", (*rank == here).then_some("is-here"));
        html! {
            <li {class} aria-current={(*rank == here).then_some("true")}>
                <span>{ locale.rank_range(*from, to) }</span>{ locale.rank(*rank) }
            </li>
        }
    };
    html! {
        <ol class="ranks" aria-label={locale.ranks()}>
            { for Rank::TABLE.iter().zip(tops).map(step) }
        </ol>
    }
}
