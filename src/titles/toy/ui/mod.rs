//! The toy on the page: a bowl of beads.

use super::rules::{Action, Setup, State, Toy};
use super::view::middle;
use crate::table::title::SeatView;
use crate::table::view::{Pressed, Tip};
use crate::toolkit::border::set_up_ui::{SetUpUi, board_picture};
use crate::toolkit::border::table_ui::{Beats, TitleUi};
use crate::words::Locale;
use yew::prelude::*;

impl SetUpUi for Toy {
    fn picture(setup: &Setup, locale: Locale) -> Option<Html> {
        board_picture::<Toy>(setup, locale)
    }
}

impl Beats for Toy {}

impl TitleUi for Toy {
    fn extent(_: &State) -> (u32, u32) {
        (100, 100)
    }

    fn ground(_: &State, _: Locale) -> Html {
        html! { <rect width="100" height="100" /> }
    }

    fn board(view: &SeatView<Self>) -> Html {
        let beads = view.state.table.middle;
        html! { <circle data-place={middle().to_string()} cx="50" cy="50" r={(3 * beads).to_string()} /> }
    }

    fn hover(_: &SeatView<Self>, _: Pressed) -> Html {
        Html::default()
    }

    fn plan(_: &SeatView<Self>, _: &[Action]) -> Html {
        Html::default()
    }

    fn tip(_: &SeatView<Self>, _: Pressed) -> Option<Tip> {
        None
    }

    fn market(_: &SeatView<Self>, _: &State) -> Option<Html> {
        None
    }

    fn hand(_: &SeatView<Self>) -> Option<Html> {
        None
    }

    fn count_overlay(_: &SeatView<Self>, _: usize) -> Html {
        Html::default()
    }
}
