//! The door to the first game.

use crate::shell::saves::last_game_id;
use crate::storage::{GameId, Listed};
use crate::table::{Save, Voice};
use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::words::Locale;
use crate::words::shell;
use yew::prelude::*;

/// The door to the first game, which `start` begins, or back into it; none where that is the game which was played last, since it has a door of
/// its own.
pub(super) fn learn_door(
    title: TitleKey,
    games: &[Listed],
    start: Callback<MouseEvent>,
    locale: Locale,
) -> Html {
    let under_way = under_way(title, games);
    if under_way.is_some() && under_way.as_ref() == last_game_id(games) {
        return Html::default();
    }
    let name = if under_way.is_some() { locale.learn_on() } else { shell::learn(locale) };
    let onclick = match under_way {
        Some(id) => Callback::from(move |_: MouseEvent| Address::Play(id.clone()).go()),
        None => start,
    };
    html! {
        <button type="button" class="button" {onclick} data-testid={title.named_in("learn")}>{ name }</button>
    }
}

/// A guided game of the title that goes on.
fn under_way(title: TitleKey, games: &[Listed]) -> Option<GameId> {
    games.iter().find_map(|game| match game {
        Listed::Good(id, save) if is_guided(title, save) => Some(id.clone()),
        _ => None,
    })
}

fn is_guided(title: TitleKey, save: &Save) -> bool {
    let goes_on = !save.glance.over && save.guide.voice == Voice::Speaking;
    goes_on && save.title() == title.key()
}
