//! Metromania on the page: plain svg and Html without state.

mod ground;
mod hand;
mod lines;
mod over;
mod paint;
mod set_up;
mod town;
mod trip;
mod workbench;

use super::rules::Metromania;
use super::rules::action::Action;
use super::rules::state::State;
use super::view::{chart, lesson, places};
use crate::table::Aid;
use crate::table::board::strokes::Strokes;
use crate::table::title::SeatView;
use crate::table::view::{ChoiceId, Pressed, Tip};
use crate::toolkit::border::book::Book;
use crate::toolkit::border::table_ui::{Beats, TitleUi};
use crate::words::Locale;
use yew::prelude::*;

/// Returns the rulebook of a title.
pub(crate) fn book(title: &'static str) -> Book {
    Book::plain(super::words::rulebook::RULEBOOK.of(title))
}

impl Beats for Metromania {}

impl TitleUi for Metromania {
    const DENSE: bool = true;

    fn extent(_: &State) -> (u32, u32) {
        chart::EXTENT
    }

    fn strokes(seen: &SeatView<Self>) -> Strokes {
        Strokes::Past(places::handles(seen))
    }

    fn ground(state: &State, _: Locale) -> Html {
        ground::ground(state)
    }

    fn board(seen: &SeatView<Self>) -> Html {
        lines::board(seen)
    }

    fn hover(seen: &SeatView<Self>, at: Pressed) -> Html {
        over::hover(seen, at)
    }

    fn recent(seen: &SeatView<Self>, before: &State) -> Html {
        lines::recent(seen, before)
    }

    fn plan(seen: &SeatView<Self>, plan: &[Action]) -> Html {
        lines::plan(seen, plan)
    }

    fn lesson_over(seen: &SeatView<Self>, number: u8) -> Option<Html> {
        let (state, shown) = lesson::first_ride(seen, number)?;
        Some(trip::test(&SeatView { state, ..*seen }, *shown))
    }

    fn tip(seen: &SeatView<Self>, at: Pressed) -> Option<Tip> {
        over::tip(seen, at)
    }

    fn market(seen: &SeatView<Self>, _: &State) -> Option<Html> {
        seen.shows(Aid::Forecast).then(|| hand::trips(seen))
    }

    fn hand(seen: &SeatView<Self>) -> Option<Html> {
        hand::hand(seen)
    }

    fn choice_icon(seen: &SeatView<Self>, choice: ChoiceId) -> Option<Html> {
        hand::choice_icon(seen, choice)
    }

    fn count_overlay(seen: &SeatView<Self>, row: usize) -> Html {
        trip::count_overlay(seen, row)
    }
}
