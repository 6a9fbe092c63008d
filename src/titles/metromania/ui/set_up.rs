//! Drawings for the page of a new game.

use super::map_editor::MapEditor;
use crate::table::set_up::{NewGame, SetUpChoices};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::words::setup::{MUNICIPALITY, RIVALRY};
use crate::toolkit::border::set_up_ui::{SetUpUi, board_picture};
use crate::toolkit::widgets::emblem::Thing::{Back, Board, Card};
use crate::toolkit::widgets::emblem::emblem;
use crate::words::Locale;
use yew::prelude::*;

impl SetUpUi for Metromania {
    fn picture(setup: &Setup, locale: Locale) -> Option<Html> {
        board_picture::<Metromania>(setup, locale)
    }

    fn emblem(option: &str, value: &str) -> Option<Html> {
        let drawn = match value {
            "usual" => {
                emblem(&[(Back, 8, 11, 15, 22), (Back, 25, 11, 15, 22), (Card, 42, 11, 15, 22)])
            }
            "loyal" => {
                emblem(&[(Card, 8, 11, 15, 22), (Card, 25, 11, 15, 22), (Card, 42, 11, 15, 22)])
            }
            "strict" => emblem(&[
                (Card, 4, 11, 13, 22),
                (Card, 19, 11, 13, 22),
                (Card, 34, 11, 13, 22),
                (Card, 49, 11, 13, 22),
            ]),
            "cancel" => emblem(&[(Board, 8, 15, 30, 14), (Board, 26, 15, 30, 14)]),
            "count" => emblem(&[(Board, 4, 6, 30, 14), (Board, 30, 24, 30, 14)]),
            _ => return None,
        };
        [MUNICIPALITY.key, RIVALRY.key].contains(&option).then_some(drawn)
    }

    fn map_editor(game: &NewGame, onchange: &Callback<SetUpChoices>) -> Option<Html> {
        let (choices, onchange) = (game.choices.clone(), onchange.clone());
        Some(html! { <MapEditor {choices} {onchange} /> })
    }
}
