//! The door to the first game.

use crate::i18n::Locale;
use crate::session::Voice;
use crate::storage::{GameId, Listed};
use crate::ui::components::saves::last_game_id;
use crate::ui::components::tram::conductor;
use crate::ui::route::Route;
use yew::prelude::*;

/// Whether no game of this device was played to its end.
pub fn is_newcomer(games: &[Listed]) -> bool {
    !games.iter().any(|game| matches!(game, Listed::Good(_, save) if save.glance.over))
}

/// The door to the first game, which `start` begins, or back into it; none where that is the game which was played last, since it has a door of
/// its own.
pub fn learn_door(games: &[Listed], start: Callback<MouseEvent>, locale: Locale) -> Html {
    let under_way = under_way(games);
    if under_way.is_some() && under_way.as_ref() == last_game_id(games) {
        return Html::default();
    }
    let (name, text) = match under_way {
        Some(_) => (locale.learn_on(), locale.learn_on_text()),
        None => (locale.learn(), locale.learn_text()),
    };
    let onclick = match under_way {
        Some(id) => Callback::from(move |_: MouseEvent| Route::Play(id.clone()).go()),
        None => start,
    };
    html! {
        <button type="button" class="tile tile--main tile--learn" {onclick} data-testid="learn">
            { conductor() }
            <strong class="tile__name">{ name }</strong>
            <span class="tile__text">{ text }</span>
        </button>
    }
}

/// A guided game that goes on.
fn under_way(games: &[Listed]) -> Option<GameId> {
    games.iter().find_map(|game| match game {
        Listed::Good(id, save) if !save.glance.over && save.guide.voice == Voice::Speaking => {
            Some(id.clone())
        }
        _ => None,
    })
}
