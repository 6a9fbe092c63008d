//! The chart of a number over the whole game; every point opens its position.

use crate::engine::game::Seat;
use crate::shell::table::table_context::TableContext;
use crate::table::intent::Intent;
use crate::table::open::LinePosition;
use crate::table::past::{Chart, ChartBy};
use crate::toolkit::widgets::icon::color_class;
use std::rc::Rc;
use yew::prelude::*;

/// Width and height of the drawing.
const SHEET: (i32, i32) = (600, 120);

#[derive(Properties, PartialEq)]
pub(super) struct ChartProps {
    pub at: TableContext,
    /// The position that the current one is compared with; its curve is dashed.
    pub marked: Option<LinePosition>,
    /// The mistakes of the line that a review found, with their plies.
    pub mistakes: Rc<Vec<(Seat, usize)>>,
}

#[component]
pub(super) fn ChartPanel(props: &ChartProps) -> Html {
    let (at, by) = (&props.at, use_state_eq(ChartBy::default));
    let (view, locale) = (&at.view, at.locale);
    let (past, table) = (&view.past, &*at.table.0);
    let chosen = use_state_eq(|| 0_usize);
    let end = LinePosition { line: past.line, ply: past.length };
    let known: Vec<usize> = (0..table.metrics().len())
        .filter(|&metric| table.measured(end, metric).is_some())
        .collect();
    let metric = if known.contains(&*chosen) { *chosen } else { 0 };
    // In a comparison the curves end at the two positions.
    let here = if props.marked.is_some() { LinePosition { ply: past.ply, ..end } } else { end };
    let Some(mut chart) = Chart::of(table, here, metric, *by) else { return Html::default() };
    let mut other = props.marked.and_then(|marked| Chart::of(table, marked, metric, *by));
    if let Some(other) = &mut other {
        chart.join(other);
    }
    let onclick = {
        let (plies, line, onintent) = (chart.clone(), past.line, at.onintent.clone());
        Callback::from(move |event: MouseEvent| {
            let sheet: web_sys::Element = event.target_unchecked_into();
            let sheet = sheet.closest("svg").ok().flatten().unwrap_or(sheet);
            let frame = sheet.get_bounding_client_rect();
            let part = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0);
            let point = plies.point_at((1000.0 * part.clamp(0.0, 1.0)).round() as usize);
            onintent.emit(Intent::GoTo { line, ply: plies.plies[point] });
        })
    };
    let shown = chart.x(chart.point_of(past.ply), SHEET.0);
    let zero = chart.y(0, SHEET.1);
    let name = table.metrics()[metric].name.of(locale);
    let metrics = known.into_iter().map(|it| {
        let chosen = chosen.setter();
        let onclick = Callback::from(move |_: MouseEvent| chosen.set(it));
        let key = table.metrics()[it].key;
        html! { <button {key} type="button" class="button button--quiet" aria-pressed={(it == metric).to_string()} {onclick} data-testid={format!("metric-{key}")}>{ table.metrics()[it].name.of(locale) }</button> }
    });
    let by_choice = |it: ChartBy, label: &'static str, test: &'static str| {
        let (is_chosen, by) = (*by == it, by.setter());
        let onclick = Callback::from(move |_: MouseEvent| by.set(it));
        html! { <button type="button" class="button button--quiet" aria-pressed={is_chosen.to_string()} {onclick} data-testid={test}>{ label }</button> }
    };
    let values = table.measured(LinePosition { ply: past.ply, ..end }, metric).unwrap_or_default();
    let value = |seat: Seat| {
        let value = values.get(seat.index()).copied().unwrap_or_default();
        format!("{} {}", view.players.label(seat, locale), locale.number(value.into()))
    };
    let spoken: Vec<String> = view.players.seats().map(value).collect();
    html! {
        <section class="past__part" aria-label={locale.chart()}>
            <h2>{ locale.chart() }</h2>
            <div class="row past__choice">{ for metrics }</div>
            <div class="chart">
                <svg viewBox={format!("0 -4 {} {}", SHEET.0, SHEET.1 + 8)} preserveAspectRatio="none" role="img" aria-label={format!("{name}: {}", spoken.join(", "))} {onclick} data-testid="chart">
                    <path class="chart__zero" d={format!("M0 {zero}H{}", SHEET.0)} />
                    { for other.iter().flat_map(|other| curves(at, other, Some("is-marked"))) }
                    { for curves(at, &chart, None) }
                    <path class="chart__here" d={format!("M{shown} -4V{}", SHEET.1 + 4)} />
                </svg>
                { for props.mistakes.iter().map(|&mistake| mistake_mark(at, &chart, mistake)) }
                if view.players.count() > 1 { { for view.players.seats().map(|seat| tag(at, &chart, seat)) } }
                <span class="chart__high">{ locale.number(chart.high.into()) }</span>
                <span class="chart__low">{ locale.number(chart.low.into()) }</span>
            </div>
            <ul class="chart__legend">{ for view.players.seats().map(|seat| {
                let color = view.players.color(seat);
                html! { <li class={color_class(color)} key={seat.0}><i class="chart__mark">{ color.letter() }</i>{ value(seat) }</li> }
            }) }</ul>
            <div class="row past__choice">
                { by_choice(ChartBy::Action, locale.by_step(), "chart-by-step") }
                { by_choice(ChartBy::Round, locale.by_round(), "chart-by-round") }
            </div>
        </section>
    }
}

/// Draws the curve of every seat.
fn curves(at: &TableContext, chart: &Chart, class: Option<&'static str>) -> Vec<Html> {
    let curve = |seat: Seat| {
        let values = &chart.curves[seat.index()];
        let color = color_class(at.view.players.color(seat));
        html! { <polyline class={classes!("chart__curve", class, color)} points={chart.points(values, SHEET)} /> }
    };
    at.view.players.seats().map(curve).collect()
}

/// Draws a mistake on the curve of its seat; draws nothing beyond the end of the curve.
fn mistake_mark(at: &TableContext, chart: &Chart, (seat, ply): (Seat, usize)) -> Html {
    let point = chart.point_of(ply);
    let value = chart.curves.get(seat.index()).and_then(|curve| curve.get(point));
    let Some((&value, true)) = value.zip(chart.plies.last().map(|&last| ply <= last)) else {
        return Html::default();
    };
    let place = format!("left:{}%;top:{}%", chart.x(point, 100), chart.y(value, 100));
    let color = color_class(at.view.players.color(seat));
    html! { <i key={ply} class={classes!("chart__mistake", color)} ~style={place} aria-hidden="true" data-testid="chart-mistake"></i> }
}

/// Draws the letter of a curve, in a column of its own, so that none hides another.
fn tag(at: &TableContext, chart: &Chart, seat: Seat) -> Html {
    let values = &chart.curves[seat.index()];
    let point = values.len().saturating_sub(1) * (96 - 9 * seat.index()) / 100;
    let value = values.get(point).copied().unwrap_or_default();
    let place = format!("left:{}%;top:{}%", chart.x(point, 100), chart.y(value, 100));
    let color = at.view.players.color(seat);
    html! { <i class={classes!("chart__mark", "chart__tag", color_class(color))} ~style={place} aria-hidden="true">{ color.letter() }</i> }
}
