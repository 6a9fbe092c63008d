//! The scores of a table of several: in a table at the end, in a line on the way.

use crate::table::Players;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::standing::{Row, Standing, Tie};
use crate::toolkit::widgets::icon::{Sign, color_class, icon, plain_icon};
use crate::words::{Locale, shell};
use yew::prelude::*;

/// All players with the parts of their scores, the best first, and what decided.
pub fn standing_table(model: &GameModel, locale: Locale) -> Html {
    let standing = Standing::of(model.state());
    let count = standing.rows.len();
    let winners: Vec<_> = standing.winners().collect();
    let head = |sign, name| html! { <th scope="col">{ icon(sign, name) }</th> };
    html! {
        <>
            <p class="standing__winner" data-testid="winner">{ model.players().winners(&winners, locale) }</p>
            if let Some(text) = tie(standing.tie, locale) {
                <p class="standing__tie" data-testid="tie">{ text }</p>
            }
            <div class="standing__frame">
                <table class="standing">
                    <thead>
                        <tr>
                            <th scope="col" colspan="2">{ locale.player_column() }</th>
                            { head(GameSign::Points, locale.happiness_points()) }
                            { head(GameSign::Action(Icon::Rails(1)), locale.links()) }
                            { head(GameSign::Cash, locale.money()) }
                            { head(GameSign::Stress, locale.stress()) }
                            <th scope="col">{ shell::total(locale) }</th>
                        </tr>
                    </thead>
                    <tbody>{ for standing.rows.iter().enumerate().map(|(at, row)| line(count - 1 - at, row, model.players(), locale)) }</tbody>
                </table>
            </div>
        </>
    }
}

/// A row, the last player's told first.
fn line(told: usize, row: &Row, players: &Players, locale: Locale) -> Html {
    let (color, score) = (players.color(row.seat), &row.score);
    let bot = players.bot(row.seat).map(|level| locale.level(level));
    let points = |points: i32| locale.number(points.into());
    let class = classes!(color_class(color), (row.place == 1).then_some("is-first"));
    html! {
        <tr {class} ~style={format!("--row:{told}")} key={row.seat.0} data-seat={row.seat.0.to_string()}>
            <td class="standing__place">{ row.place }</td>
            <th scope="row">
                <span class="standing__player">
                    { plain_icon(Sign::Disc(color)) }
                    <span>{ locale.player(players, row.seat) }<small>{ bot }</small></span>
                </span>
            </th>
            <td>{ points(score.happiness) }</td>
            <td title={locale.score_links(score.links)}>{ points(score.link_points) }</td>
            <td title={locale.score_money(score.money())}>{ points(score.money_points) }</td>
            <td>{ points(-score.stress) }</td>
            <td class="standing__total">{ points(score.total()) }</td>
        </tr>
    }
}

fn tie(tie: Tie, locale: Locale) -> Option<String> {
    let text = match tie {
        Tie::None => return None,
        Tie::Money => locale.tie_money(),
        Tie::Shared => locale.tie_shared(),
    };
    Some(format!("SCO-1 {text}"))
}

/// The totals in one line, the best first.
pub fn ladder(model: &GameModel, locale: Locale) -> Html {
    let standing = Standing::of(model.state());
    let step = |row: &Row| {
        html! {
            <li class="chip" key={row.seat.0}>
                { plain_icon(Sign::Disc(model.players().color(row.seat))) }
                { locale.player(model.players(), row.seat) }{ " " }{ locale.number(row.score.total().into()) }
            </li>
        }
    };
    html! {
        <ol class="ladder" aria-label={locale.score_board()} data-testid="ladder">{ for standing.rows.iter().map(step) }</ol>
    }
}
