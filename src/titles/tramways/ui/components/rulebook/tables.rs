//! The tables of the rules: examples, fares and ranks.

use crate::table::PlayerColor;
use crate::table::view::RankStep;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::view::figures::{
    AuctionMove, BIDDERS, BIDDING, EXAMPLE_SCORES, ExampleScore, paid,
};
use crate::titles::tramways::view::players::panels::rank_steps;
use crate::toolkit::widgets::icon::{IconSign, plain_icon};
use crate::toolkit::widgets::rule_table::rule_table;
use crate::words::{Locale, shell};
use yew::prelude::*;

fn table(caption: &'static str, head: Html, body: Html) -> Html {
    html! { <figure class="figure figure--plain">{ rule_table(caption, head, body) }</figure> }
}

/// Draws the auction of AUC-8, a column for each bidder.
pub(super) fn auction(locale: Locale) -> Html {
    let bidder = |it: PlayerColor| html! { <th scope="col">{ plain_icon(IconSign::Disc(it)) }<span class="rule-table__name">{ it.name_in(locale) }</span></th> };
    let turn = |it: AuctionMove| html! { <td>{ said(it, locale) }</td> };
    let row = |(at, row): (usize, [AuctionMove; 5])| html! { <tr><th scope="row">{ at + 1 }</th>{ for row.map(turn) }</tr> };
    let total = |at: usize| html! { <td>{ locale.dollars(paid(at)) }</td> };
    let head = html! { <tr><th scope="col">{ locale.example_turns() }</th>{ for BIDDERS.map(bidder) }</tr> };
    let body = html! {
        <>
            { for BIDDING.into_iter().enumerate().map(row) }
            <tr class="rule-table__sum"><th scope="row">{ locale.total_paid() }</th>{ for (0..BIDDERS.len()).map(total) }</tr>
        </>
    };
    table(locale.auction_figure(), head, body)
}

fn said(turn: AuctionMove, locale: Locale) -> Html {
    let (word, place) = match turn {
        AuctionMove::Bids(dollars) => return html! { <b>{ locale.dollars(dollars) }</b> },
        AuctionMove::Leads(place) => (locale.example_leads(), place),
        AuctionMove::Passes(place) => (locale.example_passes(), place),
        AuctionMove::IsLeft(place) => (locale.example_left(), place),
        AuctionMove::Placed => return Html::default(),
    };
    html! { <>{ word }<b class="rule-table__place">{ locale.ordinal(place) }</b></> }
}

/// Draws the fares of Links by their tiles (MOV-7).
pub(super) fn fares(locale: Locale) -> Html {
    let tiles = 1..=8u16;
    let row = |name: &'static str, side: usize| {
        let cell = |tiles: u16| html! { <td>{ locale.dollars(crate::titles::tramways::view::figures::fares(tiles)[side]) }</td> };
        html! { <tr><th scope="row">{ name }</th>{ for tiles.clone().map(cell) }</tr> }
    };
    let head = html! { <tr><th scope="col">{ locale.tiles() }</th>{ for tiles.clone().map(|it| html! { <th scope="col">{ it }</th> }) }</tr> };
    let body = html! { <>{ row(locale.not_upgraded(), 0) }{ row(locale.upgraded_side(), 1) }</> };
    table(locale.fares_figure(), head, body)
}

/// Draws the scores of SCO-2, a column for each player.
pub(super) fn scores(locale: Locale) -> Html {
    let row = |sign: GameSign, name: String, points: fn(ExampleScore) -> i32| {
        let cell = |it: ExampleScore| html! { <td>{ points(it) }</td> };
        html! { <tr><th scope="row">{ plain_icon(sign) }{ name }</th>{ for EXAMPLE_SCORES.map(cell) }</tr> }
    };
    let player = |at: usize| html! { <th scope="col">{ locale.player_number(at + 1) }</th> };
    let total = |it: ExampleScore| html! { <td>{ it.total() }</td> };
    let head = html! { <tr><td></td>{ for (0..EXAMPLE_SCORES.len()).map(player) }</tr> };
    let body = html! {
        <>
            { row(GameSign::Points, locale.happiness_points().to_owned(), |it| it.happiness) }
            { row(GameSign::Action(Icon::Rails(1)), locale.three_a_link(), |it| 3 * it.links) }
            { row(GameSign::Cash, locale.tens_of_dollars(), |it| it.dollars / 10) }
            { row(GameSign::Stress, locale.stress().to_owned(), |it| -it.stress) }
            <tr class="rule-table__sum"><th scope="row">{ shell::final_count(locale) }</th>{ for EXAMPLE_SCORES.map(total) }</tr>
        </>
    };
    table(locale.score_figure(), head, body)
}

/// Draws the ranks of the solo game.
pub(super) fn ranks(locale: Locale) -> Html {
    let row = |rank: RankStep| html! { <tr><td>{ rank.range }</td><th scope="row">{ rank.name }</th></tr> };
    let head = html! { <tr><th scope="col">{ locale.score_word() }</th><th scope="col">{ locale.rank_word() }</th></tr> };
    table(locale.ranks(), head, rank_steps(locale).into_iter().map(row).collect())
}
