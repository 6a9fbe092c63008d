//! The start page of a device with games: the way back to the last one, the titles, and the saved games.

use super::guide_link::GuideLink;
use super::home_frame::HomeFrame;
use super::last_game::last_game_id;
use super::saves::{Saves, last_game_tile};
use crate::shell::backup::GameFiles;
use crate::storage::{Last, due_puzzles, note_front};
use crate::titles::TitleKey;
use crate::toolkit::address::{Address, PuzzleName};
use crate::toolkit::hooks::{use_effect_on, use_games, use_today};
use crate::toolkit::preferences::use_locale;
use crate::words::puzzles;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct HomeProps {
    pub files: GameFiles,
}

#[component]
pub(crate) fn Home(props: &HomeProps) -> Html {
    let (locale, games) = (use_locale(), use_games());
    use_effect_on(games.list.clone(), |games| {
        let last = last_game_id(games).map_or(Last::Over, |_| Last::GoesOn);
        note_front(games, last);
    });
    let door = |title: TitleKey| (title, GuideLink::of(title, &games.list));
    let posters = TitleKey::posters().map(door).collect::<Vec<_>>();
    let today = use_today();
    let due = use_memo((today, games.list.clone()), |(today, _)| due_puzzles(*today).len());
    let puzzles = (*due > 0).then(|| {
        html! { <p class="home__boards"><a class="button notranslate" translate="no" href={Address::Puzzle(PuzzleName::Due).address()} data-testid="puzzles">{ puzzles::due(*due, locale) }</a></p> }
    });
    let last = html! { <>{ last_game_tile(&games, locale) }{ puzzles }</> };
    let games = html! { <Saves {games} files={props.files.clone()} /> };
    html! { <HomeFrame {posters} {last} {games} /> }
}
