//! The daily game, as a leaf of a calendar.

use super::attempts::{Attempts, stored};
use super::refused::begin_from_elsewhere;
use super::under_way::is_under_way;
use crate::storage::{GameId, Listed, Preferences, is_solved};
use crate::table::scores::results::Ledger;
use crate::table::scores::{Ranking, daily};
use crate::table::{Day, GameMode};
use crate::titles::load::scores_of;
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::{Address, PuzzleName};
use crate::toolkit::hooks::{self, SavedGames, clone};
use crate::toolkit::ledger::CountedGame;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::{day_of, leaf, time_of};
use crate::words::puzzles;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct DailySignProps {
    /// The time, to the minute, in milliseconds since 1970.
    pub now: u64,
    pub attempts: Attempts,
    pub games: SavedGames,
    /// Starts a game.
    pub begin: Callback<CountedGame>,
}

/// Today's game: to start, to continue, or its result.
#[component]
pub(crate) fn DailySign(props: &DailySignProps) -> Html {
    let locale = use_locale();
    let today = Day::of_millis(props.now);
    let (title, ranking) = (props.attempts.title, props.attempts.ranking);
    let done = props.attempts.results.daily(today);
    let next = today.ends();
    let left = next.saturating_sub(props.now);
    let is_played = props.attempts.results.is_played(today);
    // The day may have changed since the page was rendered.
    let play = Callback::from(clone!([begin = props.begin], move |_: MouseEvent| {
        of_day(title, ranking, hooks::today()).into_iter().for_each(|it| begin.emit(it));
    }));
    let category = daily::category(today, ranking.categories);
    let about = category.map(|it| it.about.of(locale));
    let category = category.map(|it| it.name.of(locale));
    html! {
        <section class="daily" data-testid="daily" data-day={today.to_string()}>
            { leaf(today, locale) }
            <div class="daily__body">
                <h2>{ locale.daily_heading() }</h2>
                <p class="daily__date">{ day_of(today, locale) }{ " · " }{ category }</p>
                if let Some(entry) = done {
                    <p class="daily__done" data-testid="daily-done">{ locale.daily_done(&props.attempts.result_text(entry, locale)) }</p>
                }
                if is_played {
                    <p class="daily__text">{ locale.daily_again_text() }</p>
                } else {
                    <p class="daily__text">{ about }{ " " }{ locale.daily_text() }</p>
                }
                <div class="row">
                    if let Some(id) = under_way(&props.attempts, &props.games, today) {
                        <a class="button button--main" href={Address::Play(id).address()} data-testid="daily-resume">{ locale.go_on() }</a>
                    } else if is_played {
                        <button type="button" class="button" onclick={play} data-testid="daily-again">{ locale.daily_again() }</button>
                    } else {
                        <button type="button" class="button button--main" onclick={play} data-testid="daily-play">{ locale.daily_play() }</button>
                    }
                    if title.has(Capability::Puzzles) {
                        <a class="button" href={Address::Puzzle(PuzzleName::Daily(title)).address()} data-testid="daily-puzzle">{ if is_solved(title, today) { puzzles::daily_solved(locale) } else { puzzles::daily(locale) } }</a>
                    }
                    <span class="daily__next" data-testid="daily-next">{ locale.next_daily(left, &time_of(next, locale)) }</span>
                </div>
            </div>
        </section>
    }
}

fn of_day(title: TitleKey, ranking: Ranking, day: Day) -> Option<CountedGame> {
    let category = daily::category(day, ranking.categories)?;
    let seed = daily::seed(title.facts().number, day);
    Some(CountedGame { title, category, seed, mode: GameMode::Daily(day) })
}

/// Starts or continues the daily game of a title that was fetched; if it was played, goes to the page of scores.
pub(crate) fn begin_today(title: TitleKey, preferences: &Preferences) {
    let (day, Some(rules)) = (hooks::today(), scores_of(title)) else { return };
    let ranking = rules.ranking;
    let (attempts, records) = stored(title, ranking);
    // Other attempts need no replay.
    let fresh = attempts.into_iter().filter(|it| it.is_fresh(day));
    let is_played = Ledger::of(ranking, fresh, &records).is_played(day);
    let Some(counted) = of_day(title, ranking, day) else { return };
    if is_played || !begin_from_elsewhere(counted, preferences) {
        Address::Ranked(title).go();
    }
}

/// Returns the saved daily game in progress.
fn under_way(attempts: &Attempts, games: &SavedGames, day: Day) -> Option<GameId> {
    games.list.iter().find_map(|game| match game {
        Listed::Good(id, save)
            if save.mode == GameMode::Daily(day) && is_under_way(attempts, save) =>
        {
            Some(id.clone())
        }
        _ => None,
    })
}
