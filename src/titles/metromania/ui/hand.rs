//! The viewer's Destinations, and the present pay of the test trips.

use super::paint::{seat_class, sign, type_class};
use crate::table::title::SeatView;
use crate::table::view::ChoiceId;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::scoring::{Test, Verdict};
use crate::titles::metromania::view::pieces::Piece;
use crate::titles::metromania::view::prompt::type_of;
use crate::titles::metromania::view::{paths, trips};
use crate::titles::metromania::words::{self, hand as phrases};
use yew::prelude::*;

/// Draws the viewer's Destinations in hand; `None` if no hand is shown.
pub(super) fn hand(view: &SeatView<Metromania>) -> Option<Html> {
    let viewer = view.viewer?;
    let hand = view.state.hands.get(viewer)?;
    let piece = |destination: Destination| {
        let (letter, kind) = (destination.letter().name(), destination.kind());
        let name = words::spot_name(kind, view.locale);
        let id = Piece::Destination(destination).id().to_string();
        html! {
            <button type="button" key={id.clone()} data-piece={id} class={classes!("metro-piece", type_class(kind))}>
                <svg viewBox="-16 -16 32 32" aria-hidden="true">{ sign(kind, (0, 0), 100) }</svg>
                <b>{ letter }</b>
                <span>{ name }</span>
            </button>
        }
    };
    let empty = match (&view.state.undealt, hand.is_empty()) {
        (Some(_), _) => Some(phrases::undealt(view.locale)),
        (None, true) => Some(phrases::all_placed(view.locale)),
        (None, false) => None,
    };
    Some(html! {
        <>
            <span class="metro-row-name">{ phrases::own(view.locale) }</span>
            if let Some(text) = empty { <span>{ text }</span> }
            { for hand.iter().map(piece) }
            <ul class="spoken" aria-label={words::board::own_lines(view.locale)} data-testid="own-lines">{ for paths::own_lines(view).into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
        </>
    })
}

/// Draws a type that can be taken twice: its sign, its name and the number.
pub(super) fn choice_icon(view: &SeatView<Metromania>, choice: ChoiceId) -> Option<Html> {
    let kind = type_of(choice)?;
    let name = words::prompts::twice(kind, view.locale);
    Some(html! {
        <span class={classes!("metro-type", type_class(kind))}>
            <svg viewBox="-16 -16 32 32" aria-hidden="true">{ sign(kind, (0, 0), 100) }</svg>
            <span>{ name }</span>
        </span>
    })
}

/// Draws the seven tests with their minutes and pay.
pub(super) fn trips(view: &SeatView<Metromania>) -> Html {
    let tests = trips::now(view.state);
    let chip = |verdict: &Verdict| {
        let piece = Piece::Test(verdict.test).id().to_string();
        let name = match verdict.test {
            Test::Letter(letter) => letter.name().to_string(),
            Test::Sunday => phrases::sunday(view.locale).to_owned(),
        };
        let minutes = verdict.fastest.as_ref().map(|fastest| i64::from(fastest.minutes));
        let time = minutes
            .map_or_else(|| "–".to_owned(), |minutes| phrases::minutes(minutes, view.locale));
        let state = if minutes.is_some() { "is-open" } else { "is-shut" };
        html! {
            <button type="button" key={piece.clone()} data-piece={piece} class={classes!("metro-test", state)} ~style={format!("--seats:{}", view.state.players())} aria-label={words::test_name(verdict.test, view.locale)}>
                <b>{ name }</b>
                <span>{ time }</span>
                { for paid(view, verdict) }
            </button>
        }
    };
    html! {
        <>
            <span class="metro-row-name">{ words::panels::trips_now(view.locale) }</span>
            { for tests.iter().map(chip) }
        </>
    }
}

/// Draws the pay of a test for each player paid.
fn paid(view: &SeatView<Metromania>, verdict: &Verdict) -> Vec<Html> {
    let is_open = verdict.fastest.is_some();
    let paid = verdict.points.seats().filter(|&seat| is_open && verdict.points[seat] != 0);
    let mark = paid.map(|seat| {
        let class = classes!("metro-test__pay", seat_class(view.players, seat));
        let letter = view.players.color(seat).letter();
        html! { <i {class}>{ format!("{letter} {}", view.locale.change(verdict.points[seat].into())) }</i> }
    });
    mark.collect()
}
