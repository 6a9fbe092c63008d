//! The title's part of the page of a new game: maps, emblems, and the map editor.

mod drag;
mod emblem;
mod handles;
mod map_editor;
mod sheet;
mod tray;

pub(crate) use emblem::{OptionEmblem, emblem};

use crate::table::set_up::{NewGame, SetUpChoices};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::map::Map;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::ui::components::map::MapPicture;
use crate::toolkit::border::set_up_ui::SetUpUi;
use crate::words::Locale;
use map_editor::MapEditor;
use yew::prelude::*;

impl SetUpUi for Tramways {
    fn picture(setup: &Setup, locale: Locale) -> Option<Html> {
        let map = Map::of(setup).ok()?;
        let (label, boards) = (locale.map_picture(&map), map.placements.to_vec());
        Some(html! { <MapPicture {boards} label={AttrValue::from(label)} /> })
    }

    fn emblem(option: &str, value: &str) -> Option<Html> {
        OptionEmblem::named(option, value).map(emblem)
    }

    fn map_editor(game: &NewGame, onchange: &Callback<SetUpChoices>) -> Option<Html> {
        let (game, onchange) = (game.clone(), onchange.clone());
        Some(html! { <MapEditor {game} {onchange} /> })
    }
}
