//! Metromania on the page: plain svg and Html without state.

mod ground;
mod hand;
mod lines;
mod map_editor;
mod over;
mod paint;
mod set_up;
mod town;
mod trip;

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

    fn strokes(view: &SeatView<Self>) -> Strokes {
        Strokes::Past(places::handles(view))
    }

    fn ground(state: &State, _: Locale) -> Html {
        ground::ground(state)
    }

    fn board(view: &SeatView<Self>) -> Html {
        lines::board(view)
    }

    fn hover(view: &SeatView<Self>, at: Pressed) -> Html {
        over::hover(view, at)
    }

    fn recent(view: &SeatView<Self>, before: &State) -> Html {
        lines::recent(view, before)
    }

    fn plan(view: &SeatView<Self>, plan: &[Action]) -> Html {
        lines::plan(view, plan)
    }

    fn lesson_over(view: &SeatView<Self>, number: u8) -> Option<Html> {
        let (state, shown) = lesson::first_ride(view, number)?;
        Some(trip::test(&SeatView { state, ..*view }, *shown))
    }

    fn tip(view: &SeatView<Self>, at: Pressed) -> Option<Tip> {
        over::tip(view, at)
    }

    fn market(view: &SeatView<Self>, _: &State) -> Option<Html> {
        view.shows(Aid::Forecast).then(|| hand::trips(view))
    }

    fn hand(view: &SeatView<Self>) -> Option<Html> {
        hand::hand(view)
    }

    fn choice_icon(view: &SeatView<Self>, choice: ChoiceId) -> Option<Html> {
        hand::choice_icon(view, choice)
    }

    fn count_overlay(view: &SeatView<Self>, row: usize) -> Html {
        trip::count_overlay(view, row)
    }
}
