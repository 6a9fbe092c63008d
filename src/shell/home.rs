//! The start page of a device with games: the title played last first, and the saved games.

use super::backup::Files;
use super::home_frame::HomeFrame;
use super::last_game::last_game_id;
use super::learn_door::LearnDoor;
use super::saves::{Saves, last_game_tile};
use crate::storage::{Last, Listed, note_front};
use crate::titles::TitleKey;
use crate::toolkit::hooks::{use_effect_on, use_games};
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

/// The properties of [`Home`].
#[derive(Properties, PartialEq)]
pub(crate) struct HomeProps {
    /// Files to be imported at once.
    pub files: Files,
}

/// The start page.
#[component]
pub(crate) fn Home(props: &HomeProps) -> Html {
    let (locale, games) = (use_locale(), use_games());
    let titles = latest_first(&games.list);
    use_effect_on((games.list.clone(), titles.clone()), |(games, titles)| {
        let last = last_game_id(games).map_or(Last::Over, |_| Last::GoesOn);
        note_front(games, last, titles);
    });
    let door = |title: TitleKey| (title, LearnDoor::of(title, &games.list));
    let posters: Vec<(TitleKey, LearnDoor)> = titles.into_iter().map(door).collect();
    let last = last_game_tile(&games, locale);
    let games = html! { <Saves {games} files={props.files.clone()} /> };
    html! { <HomeFrame {posters} {last} {games} /> }
}

/// The titles, the one that was played last first; those that were not played keep their order.
fn latest_first(games: &[Listed]) -> Vec<TitleKey> {
    let played = |title: &TitleKey| {
        games.iter().position(
            |game| matches!(game, Listed::Good(_, save) if save.title() == title.facts().key),
        )
    };
    let mut titles = TitleKey::ALL.to_vec();
    titles.sort_by_key(|title| played(title).unwrap_or(usize::MAX));
    titles
}
