//! The door to the first game.

use crate::i18n::Locale;
use crate::session::Voice;
use crate::storage::{GameId, Listed};
use crate::ui::address::Address;
use crate::ui::components::saves::last_game_id;
use crate::words::shell;
use yew::prelude::*;

/// The door to the first game, which `start` begins, or back into it; none where that is the game which was played last, since it has a door of
/// its own.
pub fn learn_door(games: &[Listed], start: Callback<MouseEvent>, locale: Locale) -> Html {
    let under_way = under_way(games);
    if under_way.is_some() && under_way.as_ref() == last_game_id(games) {
        return Html::default();
    }
    let name = if under_way.is_some() { locale.learn_on() } else { shell::learn(locale) };
    let onclick = match under_way {
        Some(id) => Callback::from(move |_: MouseEvent| Address::Play(id.clone()).go()),
        None => start,
    };
    html! {
        <button type="button" class="button" {onclick} data-testid="learn">{ name }</button>
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
