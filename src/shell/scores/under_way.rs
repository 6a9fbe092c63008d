//! Ranked games in progress.

use super::attempts::Attempts;
use crate::storage::{GameId, Listed};
use crate::table::scores::SaveVerdict;
use crate::table::{Day, GameMode, GameStatus, Save};
use crate::toolkit::address::Address;
use crate::toolkit::hooks::SavedGames;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::day_of;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct UnderWayProps {
    pub attempts: Attempts,
    pub games: SavedGames,
    /// The day whose game is shown elsewhere.
    pub today: Day,
}

/// The unfinished ranked games, without today's daily game and without copies older than the ledger, which do not
/// count.
#[component]
pub(crate) fn UnderWay(props: &UnderWayProps) -> Html {
    let locale = use_locale();
    let games: Vec<_> = props
        .games
        .list
        .iter()
        .filter_map(|game| open(&props.attempts, game, props.today))
        .collect();
    if games.is_empty() {
        return Html::default();
    }
    let line = |(id, save): &(&GameId, &Save)| {
        let category = (props.attempts.rules.ledger.category)(save).map(|it| it.name.of(locale));
        let what = match save.mode {
            GameMode::Daily(day) => Some(day_of(day, locale)),
            GameMode::Challenge => Some(locale.challenge().to_owned()),
            GameMode::Casual | GameMode::Ranked => category.map(str::to_owned),
        };
        html! {
            <li class="under-way__game" key={id.as_str().to_owned()}>
                <span>{ what }if save.glance.round > 0 { { " · " }{ locale.round(save.glance.round) } }</span>
                <a class="button" href={Address::Play((*id).clone()).address()} data-testid="resume">{ locale.go_on() }</a>
            </li>
        }
    };
    html! {
        <section class="under-way" data-testid="under-way">
            <h2>{ locale.under_way() }</h2>
            <ul>{ for games.iter().map(line) }</ul>
        </section>
    }
}

/// Returns whether a save is an attempt of the title in progress.
pub(super) fn is_under_way(attempts: &Attempts, save: &Save) -> bool {
    save.title() == attempts.title.key()
        && save.mode.is_strict()
        && !save.glance.over
        && (attempts.rules.ledger.verdict)(save) == SaveVerdict::GoesOn
}

fn open<'a>(attempts: &Attempts, game: &'a Listed, today: Day) -> Option<(&'a GameId, &'a Save)> {
    match game {
        Listed::Good(id, save)
            if save.mode != GameMode::Daily(today)
                && save.status == GameStatus::Played
                && is_under_way(attempts, save) =>
        {
            Some((id, save))
        }
        _ => None,
    }
}
