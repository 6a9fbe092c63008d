//! The game played last and the results of daily games, read from the storage without any rules.

use crate::storage::{GameId, Listed, list, load_attempts};
use crate::table::{Day, GameMode, GameStatus, Save};
use crate::titles::parts::titled;
use crate::titles::{Capability, TitleKey};

/// Returns the game that was played last; `None` if it is over or abandoned.
pub(crate) fn last_game(games: &[Listed]) -> Option<(&GameId, &Save)> {
    match games.first() {
        Some(Listed::Good(id, save))
            if !save.glance.over && save.status != GameStatus::Abandoned =>
        {
            Some((id, save))
        }
        _ => None,
    }
}

pub(crate) fn last_game_id(games: &[Listed]) -> Option<&GameId> {
    last_game(games).map(|(id, _)| id)
}

/// Returns the title played last of those with ranked games.
pub(crate) fn last_title(games: &[Listed]) -> Option<TitleKey> {
    games.iter().find_map(|game| match game {
        Listed::Good(_, save) => {
            TitleKey::named(save.title()).filter(|title| title.has(Capability::Ranked))
        }
        Listed::Broken(..) => None,
    })
}

/// The result of a daily game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DayResult {
    /// The points of a solo game.
    Points(i32),
    /// The player's lead, in points.
    Lead(i32),
    /// The game was played; its result is not known without its rules.
    Played,
}

/// Returns the result of a title's daily game: from its save, else only that it was finished. `None` if it was not.
pub(crate) fn result_of(title: TitleKey, day: Day) -> Option<DayResult> {
    // Saves are read only if the day has a stored result.
    load_attempts().iter().find(|it| it.is_fresh(day) && titled(&it.link) == Some(title))?;
    let is_of = |save: &&Save| {
        save.title() == title.key() && save.mode == GameMode::Daily(day) && save.glance.over
    };
    let games = list();
    let saves = games.iter().filter_map(|game| match game {
        Listed::Good(_, save) => Some(&**save).filter(is_of),
        Listed::Broken(..) => None,
    });
    // Only the first game of a day counts.
    let Some(save) = saves.min_by_key(|save| save.saved_at) else { return Some(DayResult::Played) };
    let (own, others) = save.glance.scores.split_first()?;
    Some(match others.iter().max() {
        Some(best) => DayResult::Lead(own - best),
        None => DayResult::Points(*own),
    })
}
