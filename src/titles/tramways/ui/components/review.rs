//! What was best in a finished game, and the scores of all players round by round.

use crate::engine::game::Seat;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::review::{busiest, by_round};
use crate::titles::tramways::view::standing::Standing;
use crate::titles::tramways::words::Counting;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::color_class;
use crate::words::Locale;
use yew::prelude::*;

/// The sheet on which the scores are drawn.
const SHEET: (i32, i32) = (600, 120);

/// The busiest Link of the winner and the line of the scores.
#[hook]
pub fn use_review() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let chart = use_memo(model.session().clone(), |session| by_round(session));
    let best =
        use_memo((model.session().clone(), locale, Counting::now()), |_| best(&model, locale));
    let points = |values: &[i32]| {
        let last = values.len().saturating_sub(1).max(1) as i32;
        let y = |value: i32| SHEET.1 * (chart.high - value) / (chart.high - chart.low);
        let at = |(round, value): (usize, &i32)| {
            format!("{},{}", SHEET.0 * round as i32 / last, y(*value))
        };
        values.iter().enumerate().map(at).collect::<Vec<_>>().join(" ")
    };
    let curve = |(seat, values): &(Seat, Vec<i32>)| {
        let color = model.players().color(*seat);
        html! { <polyline class={classes!("chart__curve", color_class(color))} key={seat.0} points={points(values)} /> }
    };
    let told = |(seat, values): &(Seat, Vec<i32>)| {
        let color = model.players().color(*seat);
        let values: Vec<String> = values.iter().map(|&it| locale.number(it.into())).collect();
        html! {
            <li class={color_class(color)} key={seat.0}>
                <i class="chart__mark">{ color.letter() }</i>{ locale.player(model.players(), *seat) }{ ": " }{ values.join(", ") }
            </li>
        }
    };
    // The first point is before the first round.
    let rounds = chart.curves.first().map_or(0, |(_, values)| values.len());
    html! {
        <section class="review" aria-label={locale.review()} data-testid="review">
            if let Some(best) = &*best { <p data-testid="best-link">{ best }</p> }
            <h3 class="review__title">{ locale.scores_by_round() }</h3>
            <div class="chart">
                <svg viewBox={format!("0 -4 {} {}", SHEET.0, SHEET.1 + 8)} preserveAspectRatio="none" aria-hidden="true">
                    { for chart.curves.iter().map(curve) }
                </svg>
                <span class="chart__high">{ locale.number(chart.high.into()) }</span>
                <span class="chart__low">{ locale.number(chart.low.into()) }</span>
            </div>
            <ol class="chart__rounds" aria-hidden="true">{ for (0..rounds).map(|round| html! { <li key={round}>{ round }</li> }) }</ol>
            <ul class="chart__legend" data-testid="scores-by-round">{ for chart.curves.iter().map(told) }</ul>
        </section>
    }
}

/// What was best, in words; nothing where no Passenger travelled over the winner's Links.
fn best(model: &GameModel, locale: Locale) -> Option<String> {
    let state = model.state();
    let winner = Standing::of(state).winners().next()?;
    let link = busiest(model.session(), winner)?;
    let [from, to] = link.ends.map(|cell| locale.place(state, cell));
    let name = (!state.is_solo()).then(|| locale.player(model.players(), winner));
    Some(locale.best_link(name.as_deref(), [&from, &to], link.passengers))
}
