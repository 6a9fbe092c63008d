//! Drawings for the page of a new game.

use crate::titles::city::rules::City;
use crate::titles::city::rules::setup::Setup;
use crate::toolkit::border::set_up_ui::{SetUpUi, board_picture};
use crate::words::Locale;
use yew::prelude::Html;

impl SetUpUi for City {
    fn picture(setup: &Setup, locale: Locale) -> Option<Html> {
        board_picture::<City>(setup, locale)
    }
}
