//! The game that was played last, and the games of a day, from what is stored: without any rules.

use crate::storage::{GameId, Listed, list, load_attempts};
use crate::table::{Day, GameMode, GameStatus, Save};
use crate::titles::parts::titled;
use crate::titles::{Capability, TitleKey};

/// The game that was played last, if it goes on.
pub(crate) fn last_game(games: &[Listed]) -> Option<(&GameId, &Save)> {
    match games.first() {
        Some(Listed::Good(id, save)) if !save.glance.over && save.fate != GameStatus::Abandoned => {
            Some((id, save))
        }
        _ => None,
    }
}

pub(crate) fn last_game_id(games: &[Listed]) -> Option<&GameId> {
    last_game(games).map(|(id, _)| id)
}

/// The title that was played last of those with ranked games.
pub(crate) fn last_title(games: &[Listed]) -> Option<TitleKey> {
    games.iter().find_map(|game| match game {
        Listed::Good(_, save) => {
            TitleKey::named(save.title()).filter(|title| title.has(Capability::Ranked))
        }
        Listed::Broken(..) => None,
    })
}

/// How the game of a day went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DayResult {
    /// The points of a lone player.
    Points(i32),
    /// By how many points the player is ahead.
    Lead(i32),
    /// It was played; how it went is not known without its rules.
    Played,
}

/// How the game of a day of a title went: as its save says, else only that it was finished. `None` if it was not.
pub(crate) fn result_of(title: TitleKey, day: Day) -> Option<DayResult> {
    // Saves are read only where a result of the day is kept.
    load_attempts().iter().find(|it| it.is_fresh(day) && titled(&it.link) == Some(title))?;
    let is_of = |save: &&Save| {
        save.title() == title.key() && save.mode == GameMode::Daily(day) && save.glance.over
    };
    let games = list();
    let saves = games.iter().filter_map(|game| match game {
        Listed::Good(_, save) => Some(&**save).filter(is_of),
        Listed::Broken(..) => None,
    });
    // The first of several is the one that counts.
    let Some(save) = saves.min_by_key(|save| save.saved_at) else { return Some(DayResult::Played) };
    let (own, others) = save.glance.scores.split_first()?;
    Some(match others.iter().max() {
        Some(best) => DayResult::Lead(own - best),
        None => DayResult::Points(*own),
    })
}
