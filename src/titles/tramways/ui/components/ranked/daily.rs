//! The game of the day, as a leaf of a calendar.

use crate::storage::Preferences;
use crate::storage::{GameId, Listed, load_attempts, load_ledger};
use crate::table::{Day, GameMode};
use crate::titles::TitleKey;
use crate::titles::tramways::codec;
use crate::titles::tramways::session::daily;
use crate::titles::tramways::session::ledger::Ledger;
use crate::titles::tramways::ui::begun::Counted;
use crate::titles::tramways::ui::components::ranked::refused::begin_from_elsewhere;
use crate::titles::tramways::ui::hooks::Attempts;
use crate::titles::tramways::ui::ledger::is_under_way;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::{self, Games};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::{day_of, leaf, time_of};
use crate::words::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct DailySignProps {
    /// The time, to the minute, in milliseconds since 1970.
    pub now: u64,
    pub attempts: Attempts,
    /// The saved games.
    pub games: Games,
    /// Begins a game.
    pub begin: Callback<Counted>,
}

/// Today's set-up: to begin, to go on with, or how it went.
#[component]
pub(crate) fn DailySign(props: &DailySignProps) -> Html {
    let locale = use_locale();
    let today = Day::of_millis(props.now);
    let done = props.attempts.ledger.daily(today);
    let next = today.ends();
    let left = next.saturating_sub(props.now);
    let is_played = props.attempts.ledger.is_played(today);
    // The day may have changed since the page was drawn.
    let play = props.begin.reform(|_: MouseEvent| of_day(hooks::today()));
    html! {
        <section class="daily" data-testid="daily" data-day={today.to_string()}>
            { leaf(today, locale) }
            <div class="daily__body">
                <h2>{ locale.daily_heading() }</h2>
                <p class="daily__date">{ day_of(today, locale) }{ " · " }{ locale.category(daily::category(today)) }</p>
                if let Some(entry) = done {
                    <p class="daily__done" data-testid="daily-done">{ locale.daily_done(entry.total(), entry.proof.rank()) }</p>
                }
                if is_played {
                    <p class="daily__text">{ locale.daily_again_text() }</p>
                } else {
                    <p class="daily__text">{ locale.daily_text() }</p>
                }
                <div class="row">
                    if let Some(id) = under_way(&props.games, today) {
                        <a class="button button--main" href={Address::Play(id).address()} data-testid="daily-resume">{ locale.go_on() }</a>
                    } else if is_played {
                        <button type="button" class="button" onclick={play} data-testid="daily-again">{ locale.daily_again() }</button>
                    } else {
                        <button type="button" class="button button--main" onclick={play} data-testid="daily-play">{ locale.daily_play() }</button>
                    }
                    <span class="daily__next" data-testid="daily-next">{ locale.next_daily(left, &time_of(next, locale)) }</span>
                </div>
            </div>
        </section>
    }
}

fn of_day(day: Day) -> Counted {
    Counted { setup: daily::setup(day), mode: GameMode::Daily(day) }
}

/// The attempts at a day's game that were finished since the day began. No other is replayed.
fn finished(day: Day) -> Ledger {
    let is_of_day = |link: &str| {
        let setup = codec::decode(link).map(|record| record.setup).ok();
        let mode = setup.and_then(|setup| daily::mode(&setup)).map(|(mode, _)| mode);
        mode == Some(GameMode::Daily(day))
    };
    let attempts = load_attempts().into_iter();
    Ledger::of(attempts.filter(|it| it.is_fresh(day) && is_of_day(&it.link)), &load_ledger())
}

/// How the game of a day went, in words; nothing where it was not finished.
pub(crate) fn daily_done(day: Day, locale: Locale) -> Option<String> {
    let ledger = finished(day);
    ledger.daily(day).map(|entry| locale.daily_done(entry.total(), entry.proof.rank()))
}

/// Goes to the game of the day: begins it or goes on with it; where it is played already, to how it went.
pub(crate) fn play_daily(day: Day, preferences: &Preferences) {
    if finished(day).is_played(day) || !begin_from_elsewhere(of_day(day), preferences) {
        Address::Ranked(TitleKey::Tramways).go();
    }
}

/// The saved game of a day that goes on.
fn under_way(games: &Games, day: Day) -> Option<GameId> {
    games.list.iter().find_map(|game| match game {
        Listed::Good(id, save) if save.mode == GameMode::Daily(day) && is_under_way(save) => {
            Some(id.clone())
        }
        _ => None,
    })
}
