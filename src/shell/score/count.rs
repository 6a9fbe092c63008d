//! The final count: row after row, then the winner. It can be skipped, each row can be shown again on the board, and a
//! chart shows the scores of the whole game.

use crate::engine::game::Seat;
use crate::shell::scores::RankedNote;
use crate::shell::table::table_context::TableContext;
use crate::table::open::LinePosition;
use crate::table::past::{Chart, ChartBy};
use crate::table::view::{FinalCount, RankStep, Ranks, ScoreRow};
use crate::toolkit::hooks::{clone, use_effect_on};
use crate::toolkit::widgets::icon::{IconSign, color_class, icon, plain_icon};
use crate::words::{Locale, shell};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct FinalCountProps {
    pub at: TableContext,
    /// The row that is being counted.
    pub row: UseStateHandle<usize>,
    /// The row that is shown again after the count.
    pub again: UseStateHandle<Option<usize>>,
    /// The results of friends, or the button that challenges them.
    pub challenge: Html,
    /// The results of bots, or the button that asks for them.
    pub field: Html,
    /// The button that reviews the decisions, if such games are reviewed.
    pub review: Html,
    /// The distance between two points of the chart.
    pub chart: ChartBy,
    /// Opens the picture of the result; `None` if the title has none.
    pub oncard: Option<Callback<MouseEvent>>,
    pub onnew: Callback<MouseEvent>,
    /// Sends the end to players at other devices; `None` if they have it.
    pub onsend: Option<Callback<MouseEvent>>,
    /// Opens the past of the game.
    pub onpast: Callback<MouseEvent>,
    /// Opens the dialog that sends the game.
    pub onshare: Callback<MouseEvent>,
    pub onclose: Callback<MouseEvent>,
}

#[component]
pub(crate) fn Count(props: &FinalCountProps) -> Html {
    let at = &props.at;
    let rows = at.view.count.as_ref().map_or(0, |count| count.rows.len());
    let stands = at.view.count.as_ref().and_then(|count| Some(count.rows.get(*props.row)?.stands));
    // A tap pauses the count at its row, another resumes it.
    let holds = use_state_eq(|| false);
    let stands = if *holds { None } else { stands };
    let setter = props.row.setter();
    use_effect_on((*props.row, stands), move |&(now, stands)| {
        let timer = stands.map(|stands| Timeout::new(stands, move || setter.set(now + 1)));
        move || drop(timer)
    });
    let Some(count) = &at.view.count else { return Html::default() };
    let onclick = Callback::from(clone!([holds], move |_: MouseEvent| holds.set(!*holds)));
    let shown = (*props.row).min(rows);
    let all = shown == rows;
    let is_alone = *props.row > rows;
    let alone = |seat: Seat| {
        let (row, again) = (props.row.clone(), props.again.clone());
        let its = rows + 1 + seat.index();
        Callback::from(move |_: MouseEvent| {
            again.set(None);
            row.set(if *row == its { rows } else { its });
        })
    };
    let skip = Callback::from(clone!([row = props.row], move |_: MouseEvent| row.set(rows)));
    let class = classes!(
        "count",
        (!all || is_alone || props.again.is_some()).then_some("is-counting"),
        is_alone.then_some("count--alone")
    );
    html! {
        <section {class} {onclick} aria-label={shell::final_count(at.locale)} data-testid="final-count" data-score={count.totals.iter().max().map(i32::to_string)}>
            <div aria-live="polite" class={if all { "standing__winner count__head--won" } else { "" }}>
                if all {
                    <h2 class="count__title" data-testid="winner">{ plain_icon(IconSign::Cup) }<span>{ outcome(at, count) }</span></h2>
                    if let Some(lead) = count.lead() { <p class="count__by">{ shell::won_by(lead.into(), at.locale) }</p> }
                } else {
                    <h2 class="count__title">{ shell::final_count(at.locale) }</h2>
                }
            </div>
            <div class="count__body">
                <table class="count__table">
                    <thead><tr><td></td>{ for at.view.players.seats().map(|seat| html! {
                        <th key={seat.0} scope="col" class={color_class(at.view.players.color(seat))}>{ head(at, seat, all.then(|| (alone(seat), *props.row == rows + 1 + seat.index()))) }</th>
                    }) }</tr></thead>
                    <tbody aria-live="polite">{ for count.rows.iter().take(shown + 1).enumerate().map(|(index, row)| score_row(props, row, index, all)) }</tbody>
                    if all { <tfoot><tr><th scope="row">{ shell::total(at.locale) }</th>{ for count.totals.iter().map(|total| html! { <td>{ at.locale.number((*total).into()) }</td> }) }</tr></tfoot> }
                </table>
                if all {
                    if let Some(ranks) = &count.rank { { ladder(ranks, at.locale) } }
                    { for count.remarks.iter().map(|remark| html! { <p class="count__remark">{ remark }</p> }) }
                    if at.view.hurried > 0 { <p class="count__remark" data-testid="hurried">{ shell::hurried(at.view.hurried, at.locale) }</p> }
                    { course(at, props.chart) }
                    <RankedNote table={at.table.clone()} />
                    { props.challenge.clone() }
                    { props.field.clone() }
                    { props.review.clone() }
                }
            </div>
            <div class="dialog__actions">
                if !all {
                    <button type="button" class="button" data-testid="hold-count">{ if *holds { shell::unpause(at.locale) } else { shell::pause(at.locale) } }</button>
                    <button type="button" class="button" onclick={skip} data-testid="skip-count">{ shell::skip(at.locale) }</button>
                } else {
                    if is_alone {
                        <button type="button" class="button button--main" onclick={skip} data-testid="to-count">{ shell::back_to_count(at.locale) }</button>
                    } else {
                        if let Some(onsend) = &props.onsend {
                            <button type="button" class="button button--main" onclick={onsend} data-testid="send-end">{ at.locale.send_turn() }</button>
                        }
                        <button type="button" class={classes!("button", props.onsend.is_none().then_some("button--main"))} onclick={props.onnew.clone()} data-testid="play-again">{ shell::play_again(at.locale) }</button>
                    }
                    <button type="button" class="button button--quiet button--round" onclick={props.onpast.clone()} data-testid="count-past">{ icon(IconSign::Past, shell::past(at.locale)) }</button>
                    <button type="button" class="button button--quiet button--round" onclick={props.onshare.clone()} data-testid="count-send">{ icon(IconSign::Link, shell::send(at.locale)) }</button>
                    if let Some(oncard) = &props.oncard {
                        <button type="button" class="button" onclick={oncard} data-testid="open-card">{ at.locale.result_card() }</button>
                    }
                    <button type="button" class="button" onclick={props.onclose.clone()} data-testid="look-at-board">{ shell::look_at_board(at.locale) }</button>
                }
            </div>
        </section>
    }
}

/// Returns the winners in words; for a single player the rank and the score.
fn outcome(at: &TableContext, count: &FinalCount) -> String {
    let rank = count.rank.as_ref().and_then(|ranks| ranks.steps.get(ranks.here));
    match (rank, count.totals.iter().next()) {
        (Some(rank), Some(&score)) => format!("{} · {}", rank.name, at.locale.number(score.into())),
        _ => at.view.players.winners(&count.winners, at.locale),
    }
}

/// Draws all ranks, with the reached one marked.
fn ladder(ranks: &Ranks, locale: Locale) -> Html {
    let step = |(at, RankStep { name, range }): (usize, &RankStep)| {
        let is_here = at == ranks.here;
        html! {
            <li key={at} class={classes!("ranks__step", is_here.then_some("is-here"))} aria-current={is_here.then_some("true")}>
                <span>{ range }</span>{ name }
            </li>
        }
    };
    html! {
        <ol class="ranks" aria-label={locale.ranks()} data-testid="ranks">{ for ranks.steps.iter().enumerate().map(step) }</ol>
    }
}

/// Draws a player's name; after the count a press shows only this player's pieces on the board.
fn head(at: &TableContext, seat: Seat, alone: Option<(Callback<MouseEvent>, bool)>) -> Html {
    let color = at.view.players.color(seat);
    let name = html! { <>{ plain_icon(IconSign::Disc(color)) }{ at.view.players.label(seat, at.locale) }</> };
    match alone {
        None => name,
        Some((onclick, pressed)) => html! {
            <button type="button" class="button button--quiet count__player" {onclick} aria-pressed={pressed.to_string()} title={shell::alone(at.locale)} data-testid={format!("alone-{}", seat.0)}>{ name }</button>
        },
    }
}

/// Draws a row with its reason; after the count a button shows it again.
fn score_row(props: &FinalCountProps, row: &ScoreRow, index: usize, all: bool) -> Html {
    let locale = props.at.locale;
    let is_shown = if all { *props.again == Some(index) } else { *props.row == index };
    let points =
        row.points.iter().map(|points| html! { <td>{ locale.number((*points).into()) }</td> });
    let onclick = {
        let (again, now) = (props.again.clone(), props.row.clone());
        let rows = props.at.view.count.as_ref().map_or(0, |count| count.rows.len());
        Callback::from(move |_: MouseEvent| {
            now.set(rows);
            again.set((!is_shown).then_some(index));
        })
    };
    let name = match (&row.remark, all) {
        (Some(_), true) => html! {
            <button type="button" class="count__again" {onclick} aria-pressed={is_shown.to_string()} title={shell::show_again(locale)} data-testid={format!("again-{index}")}>
                { &row.name }
            </button>
        },
        _ => html! { { &row.name } },
    };
    let remark = if is_shown { row.remark.as_ref() } else { None };
    html! {
        <>
            <tr key={row.name.clone()} class={is_shown.then_some("is-new")}><th scope="row">{ name }</th>{ for points }</tr>
            if let Some(remark) = remark {
                <tr class="is-new"><td class="count__why" colspan={(row.points.count() + 1).to_string()}>{ remark }</td></tr>
            }
        </>
    }
}

/// Draws the scores of all players over the whole game, as lines; if there are few rounds, as numbers too.
fn course(at: &TableContext, by: ChartBy) -> Html {
    let (view, locale) = (&at.view, at.locale);
    let end = LinePosition { line: view.past.line, ply: view.past.length };
    let Some(chart) = Chart::of(&*at.table.0, end, 0, by) else {
        return Html::default();
    };
    let y = |value: i32| 10 + chart.y(value, 140);
    let last = |seat: Seat| y(chart.curves[seat.index()].last().copied().unwrap_or(0));
    let line = |seat: Seat| {
        let color = view.players.color(seat);
        // Letters of lines that end close together are placed side by side.
        let beside = view
            .players
            .seats()
            .take(seat.index())
            .filter(|&other| (last(other) - last(seat)).abs() < 12);
        let x_mark = 313 + 10 * beside.count();
        html! {
            <g key={seat.0} class={color_class(color)}>
                <polyline class="count__line" transform="translate(10 10)" points={chart.points(&chart.curves[seat.index()], (300, 140))} />
                <text class="count__mark" x={x_mark.to_string()} y={(last(seat) + 4).to_string()}>{ color.letter() }</text>
            </g>
        }
    };
    let draw_seat = |seat: Seat| {
        let values = chart.curves[seat.index()].iter();
        let values: Vec<String> = values.map(|&it| locale.number(it.into())).collect();
        let name = view.players.label(seat, locale);
        html! { <li key={seat.0}>{ plain_icon(IconSign::Disc(view.players.color(seat))) }{ name }{ ": " }{ values.join(", ") }</li> }
    };
    let (caption, numbers) = match by {
        ChartBy::Round => {
            (locale.scores_by_round(), view.players.seats().map(draw_seat).collect::<Html>())
        }
        ChartBy::Action => (shell::course(locale), Html::default()),
    };
    html! {
        <figure class="count__figure">
            <figcaption>{ caption }</figcaption>
            <svg class="count__course" viewBox="0 0 356 160" aria-hidden="true">
                <line class="count__zero" x1="10" x2="310" y1={y(0).to_string()} y2={y(0).to_string()} />
                { for view.players.seats().map(line) }
            </svg>
            if by == ChartBy::Round { <ul class="count__values" data-testid="scores-by-round">{ numbers }</ul> }
        </figure>
    }
}
