//! Happiness Points, money, Stress and score over the whole game; every point is a door.

use crate::titles::tramways::rules::metric::Metric;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::history::{Chart, chart};
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::color_class;
use crate::words::Locale;
use yew::prelude::*;

/// The sheet on which the curves are drawn.
pub(super) const SHEET: (i32, i32) = (600, 120);

/// The chart, folded until it is asked for.
#[component]
pub(super) fn ChartPanel() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let metric = use_state_eq(|| Metric::Score);
    let drawn = use_memo((model.session().whole_record().actions, *metric), |(_, metric)| {
        chart(model.session(), *metric)
    });
    let (line, length) = (model.session().line(), model.session().length());
    let onclick = act.reform(move |event: MouseEvent| {
        let sheet: web_sys::Element = event.target_unchecked_into();
        let sheet = sheet.closest("svg").ok().flatten().unwrap_or(sheet);
        let frame = sheet.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0);
        Msg::GoTo(line, (part.clamp(0.0, 1.0) * length as f64).round() as usize)
    });
    let here = SHEET.0 * model.session().ply() as i32 / length.max(1) as i32;
    let curve = |(seat, values): &(crate::engine::game::Seat, Vec<i32>)| {
        let points = drawn.points(values, SHEET).into_iter().map(|(x, y)| format!("{x},{y}"));
        let color = model.players().color(*seat);
        html! {
            <polyline class={classes!("chart__curve", color_class(color))} key={seat.0}
                points={points.collect::<Vec<_>>().join(" ")} />
        }
    };
    // Each curve carries its letter, in a column of its own, so that none hides another.
    let tag = |(n, (seat, values)): (usize, &(crate::engine::game::Seat, Vec<i32>))| {
        let (left, top) = drawn.place(values, 96 - 9 * n).unwrap_or_default();
        let color = model.players().color(*seat);
        html! {
            <i class={classes!("chart__mark", "chart__tag", color_class(color))} ~style={format!("left:{left}%;top:{top}%")} aria-hidden="true">{ color.letter() }</i>
        }
    };
    html! {
        <details class="history__part">
            <summary>{ locale.chart() }</summary>
            <div class="row">{ for Metric::ALL.map(|it| choice(it, &metric, locale)) }</div>
            <div class="chart">
                <svg viewBox={format!("0 -4 {} {}", SHEET.0, SHEET.1 + 8)} preserveAspectRatio="none" role="img"
                    aria-label={spoken(&drawn, &model, *metric, locale)} {onclick} data-testid="chart">
                    <path class="chart__zero" d={format!("M0 {y}H{}", SHEET.0, y = zero(&drawn))} />
                    { for drawn.curves.iter().map(curve) }
                    <path class="chart__here" d={format!("M{here} -4V{}", SHEET.1 + 4)} />
                </svg>
                if model.players().count() > 1 { { for drawn.curves.iter().enumerate().map(tag) } }
                <span class="chart__high">{ locale.number(drawn.high.into()) }</span>
                <span class="chart__low">{ locale.number(drawn.low.into()) }</span>
            </div>
            <ul class="chart__legend">{ for drawn.curves.iter().map(|(seat, values)| {
                let value = values.get(model.session().ply()).copied().unwrap_or_default();
                let color = model.players().color(*seat);
                html! {
                    <li class={color_class(color)} key={seat.0}>
                        <i class="chart__mark">{ color.letter() }</i>{ format!("{} {}", locale.player(model.players(), *seat), locale.number(value.into())) }
                    </li>
                }
            }) }</ul>
        </details>
    }
}

fn zero(chart: &Chart) -> i32 {
    SHEET.1 + SHEET.1 * chart.low / (chart.high - chart.low)
}

fn choice(it: Metric, metric: &UseStateHandle<Metric>, locale: Locale) -> Html {
    let pressed = **metric == it;
    let metric = metric.clone();
    let onclick = Callback::from(move |_: MouseEvent| metric.set(it));
    html! {
        <button type="button" class="button button--quiet" aria-pressed={pressed.to_string()} {onclick}>{ locale.metric(it) }</button>
    }
}

/// The last value of every player, for the ear.
fn spoken(
    chart: &Chart,
    model: &crate::titles::tramways::view::model::GameModel,
    metric: Metric,
    locale: Locale,
) -> String {
    let last = |(seat, values): &(crate::engine::game::Seat, Vec<i32>)| {
        let value = values.last().copied().unwrap_or_default();
        format!("{} {}", locale.player(model.players(), *seat), locale.number(value.into()))
    };
    let players: Vec<String> = chart.curves.iter().map(last).collect();
    format!("{}: {}", locale.metric(metric), players.join(", "))
}
