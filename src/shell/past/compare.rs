//! Two positions side by side: every player's numbers in both. The board marks the changes.

use crate::engine::game::Seat;
use crate::shell::table::table_context::TableContext;
use crate::table::intent::Intent;
use crate::table::open::{LineFacts, LinePosition};
use crate::table::past::{PositionComparison, Trend, steps};
use crate::toolkit::hooks::clone;
use crate::toolkit::widgets::icon::{IconSign, color_class, icon};
use crate::words::shell;
use yew::prelude::*;

/// Draws the marked position next to the current one.
pub(super) fn compare(
    at: &TableContext,
    marked: LinePosition,
    onmark: &Callback<Option<LinePosition>>,
) -> Html {
    let (view, locale, table) = (&at.view, at.locale, &*at.table.0);
    let here = LinePosition { line: view.past.line, ply: view.past.ply };
    let Some(both) = PositionComparison::of(table, marked, here) else { return Html::default() };
    let lines = table.lines();
    let name = |it: LinePosition| {
        let step = locale.step_number(steps(&table.roots(it.line), it.ply));
        match lines.as_slice() {
            [] | [_] => step,
            lines => format!("{} · {step}", line_name(lines, it.line, locale)),
        }
    };
    let same = locale.common_past(steps(&table.roots(here.line), both.fork));
    let swap = Callback::from(clone!([onmark, onintent = at.onintent], move |_: MouseEvent| {
        onmark.emit(Some(here));
        onintent.emit(Intent::GoTo { line: marked.line, ply: marked.ply });
    }));
    let close = onmark.reform(|_: MouseEvent| None);
    let player = |seat: Seat| {
        let color = view.players.color(seat);
        let cells = both.of_seat(seat).map(|(metric, row)| {
            let (change, class) = match row.trend(metric.better) {
                Trend::Same => ("=".to_owned(), None),
                Trend::Better => (locale.change((row.here - row.marked).into()), Some("is-better")),
                Trend::Worse => (locale.change((row.here - row.marked).into()), Some("is-worse")),
            };
            html! { <td class={classes!(class)}>{ locale.number(row.marked.into()) }{ " → " }{ locale.number(row.here.into()) }{ " " }<b>{ change }</b></td> }
        });
        html! {
            <tr class={color_class(color)} key={seat.0}>
                <th scope="row" title={view.players.label(seat, locale)}><i class="chart__mark" aria-hidden="true">{ color.letter() }</i><span class="spoken">{ view.players.label(seat, locale) }</span></th>
                { for cells }
            </tr>
        }
    };
    html! {
        <section class="past__part past__compare" aria-label={locale.comparison()} data-testid="compare">
            <header>
                <h2>{ locale.comparison() }</h2>
                <button type="button" class="button" onclick={swap} data-testid="compare-swap">{ locale.swap_positions() }</button>
                <button type="button" class="button button--quiet button--round" onclick={close} data-testid="compare-close">{ icon(IconSign::Close, locale.close()) }</button>
            </header>
            <p>{ format!("{} → {} ({same}). ", name(marked), name(here)) }if both.fork < here.ply { { locale.compared_on_board() } }</p>
            <table>
                <thead><tr>
                    <th scope="col"><span class="spoken">{ shell::players(locale) }</span></th>
                    { for both.metrics.iter().map(|(metric, _)| html! { <th scope="col">{ metric.name.of(locale) }</th> }) }
                </tr></thead>
                <tbody>{ for view.players.seats().map(player) }</tbody>
            </table>
        </section>
    }
}

/// Returns the displayed name of a line.
pub(super) fn line_name(lines: &[LineFacts], line: usize, locale: crate::words::Locale) -> String {
    let name = lines.get(line).map(|facts| facts.name.shown()).unwrap_or_default();
    if name.is_empty() { shell::line(line + 1, locale) } else { name }
}
