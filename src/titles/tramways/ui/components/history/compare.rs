//! Two positions side by side: the one that was marked and the one on the table.

use crate::engine::game::Seat;
use crate::table::Thumbnail;
use crate::table::past::Trend;
use crate::titles::tramways::rules::metric::Metric;
use crate::titles::tramways::ui::components::history::chart::SHEET;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::comparison::{Comparison, Row, compare};
use crate::titles::tramways::view::history::Place;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::picture::Picture;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, color_class, icon};
use crate::toolkit::widgets::thumbnail::ThumbnailMap;
use crate::words::{Locale, shell};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct CompareProps {
    /// The marked position.
    pub marked: Place,
    /// Called when the comparison is not wanted any more.
    pub onclose: Callback<()>,
}

/// The marked position and the one on the table.
#[component]
pub(super) fn Compare(props: &CompareProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let (session, marked) = (model.session(), props.marked);
    let old = use_memo((session.clone(), marked), |_| picture(&model, marked));
    let new = use_memo(session.clone(), |_| picture(&model, Place::here(session)));
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_on(marked, move |_| {
            if let Some(panel) = node.cast::<Element>() {
                panel.scroll_into_view();
            }
        });
    }
    let Some(both) = compare(session, marked) else { return Html::default() };
    let go = act.reform(move |_: MouseEvent| Msg::GoTo(marked.line, marked.ply));
    let close = props.onclose.reform(|_: MouseEvent| ());
    let title = |place: Place| {
        let name = &session.lines()[place.line].name;
        let line = match name.as_str() {
            "" => shell::line(locale, place.line + 1),
            name => name.to_owned(),
        };
        format!("{line} · {}", locale.step_number(place.steps(session)))
    };
    html! {
        <section class="compare" ref={node} aria-label={locale.comparison()} data-testid="compare">
            <header class="compare__head">
                <h2>{ locale.comparison() }</h2>
                <span>{ locale.common_past(marked.at(both.fork).steps(session)) }</span>
                <button type="button" class="button button--quiet" onclick={go} data-testid="compare-go">{ locale.go_to_marked() }</button>
                <button type="button" class="button button--quiet button--round" onclick={close}>{ icon(Sign::Close, locale.close()) }</button>
            </header>
            <div class="compare__maps">
                <figure><ThumbnailMap picture={(*old).clone()} label={title(both.marked)} /><figcaption>{ title(both.marked) }</figcaption></figure>
                <figure><ThumbnailMap picture={(*new).clone()} label={title(both.here)} /><figcaption>{ title(both.here) }</figcaption></figure>
            </div>
            <table class="compare__table">
                <thead><tr>
                    <th scope="col">{ shell::players(locale) }</th>
                    { for Metric::ALL.map(|it| html! { <th scope="col">{ locale.metric(it) }</th> }) }
                </tr></thead>
                <tbody>{ for both.rows.chunk_by(|a, b| a.seat == b.seat).map(|rows| player(&model, rows, locale)) }</tbody>
            </table>
            { timeline(&model, &both, locale) }
        </section>
    }
}

fn picture(model: &Rc<GameModel>, place: Place) -> Option<Rc<Thumbnail>> {
    let picture = Picture::of(place.state(model.session()), model.players());
    picture.thumbnail().map(Rc::new)
}

/// What a player has there and here, and what has changed.
fn player(model: &GameModel, rows: &[Row], locale: Locale) -> Html {
    let seat = rows[0].seat;
    let color = model.players().color(seat);
    let cell = |row: &Row| {
        let (change, class) = match row.trend() {
            Trend::Same => ("=".to_owned(), None),
            Trend::Better => (locale.change((row.here - row.marked).into()), Some("is-better")),
            Trend::Worse => (locale.change((row.here - row.marked).into()), Some("is-worse")),
        };
        html! { <td class={classes!(class)}>{ locale.number(row.marked.into()) }{ " → " }{ locale.number(row.here.into()) }{ " " }<b>{ change }</b></td> }
    };
    html! {
        <tr class={color_class(color)} key={seat.0}>
            <th scope="row"><i class="chart__mark">{ color.letter() }</i>{ locale.player(model.players(), seat) }</th>
            { for rows.iter().map(cell) }
        </tr>
    }
}

/// The Happiness Points up to both positions; the marked one's way is dashed.
fn timeline(model: &GameModel, both: &Comparison, locale: Locale) -> Html {
    let curve = |(at, (seat, values)): (usize, &(Seat, Vec<i32>))| {
        let points = both.timeline.points(values, SHEET).into_iter();
        let points: Vec<String> = points.map(|(x, y)| format!("{x},{y}")).collect();
        let marked = (at % 2 == 0).then_some("is-marked");
        let color = model.players().color(*seat);
        html! { <polyline class={classes!("chart__curve", marked, color_class(color))} key={at} points={points.join(" ")} /> }
    };
    html! {
        <figure class="compare__timeline">
            <div class="chart">
                <svg viewBox={format!("0 -4 {} {}", SHEET.0, SHEET.1 + 8)} preserveAspectRatio="none" role="img" aria-label={locale.timeline()}>
                    { for both.timeline.curves.iter().enumerate().map(curve) }
                </svg>
                <span class="chart__high">{ locale.number(both.timeline.high.into()) }</span>
                <span class="chart__low">{ locale.number(both.timeline.low.into()) }</span>
            </div>
            <figcaption>{ locale.timeline() }</figcaption>
        </figure>
    }
}
