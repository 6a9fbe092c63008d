//! The game of the day, as a leaf of a calendar.

use super::{begin, dates};
use crate::i18n::Locale;
use crate::session::ledger::Ledger;
use crate::session::{Arrangement, Attempt, Day, GameMode, daily};
use crate::storage::{GameId, Listed, load_attempts};
use crate::ui::address::Address;
use crate::ui::app::Begun;
use crate::ui::contexts::{use_locale, use_preferences};
use crate::ui::hooks::{Attempts, Games};
use crate::ui::parts::day_done;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The minutes of a day.
const MINUTES: u64 = 24 * 60;

/// The properties of [`DailySign`].
#[derive(Properties, PartialEq)]
pub struct DailySignProps {
    /// The time, to the minute, in milliseconds since 1970.
    pub now: u64,
    /// The attempts.
    pub attempts: Attempts,
    /// The saved games.
    pub games: Games,
}

/// Today's set-up: to begin, to go on with, or how it went.
#[component]
pub fn DailySign(props: &DailySignProps) -> Html {
    let (locale, preferences) = (use_locale(), use_preferences());
    let begun = use_context::<Begun>().unwrap_or_default();
    let today = Day::of_millis(props.now);
    let done = props.attempts.ledger.daily(today);
    let left = (today.begins() + MINUTES * 60_000).saturating_sub(props.now) / 60_000;
    let play = Callback::from(move |_: MouseEvent| {
        begin(daily::setup(today), GameMode::Daily(today), &preferences.arrangement, &begun);
    });
    html! {
        <section class="daily" data-testid="daily" data-day={today.to_string()}>
            { leaf(today, locale) }
            <div class="daily__body">
                <h2>{ locale.daily_heading() }</h2>
                <p class="daily__date">{ dates::day(today, locale) }{ " · " }{ locale.category(daily::category(today)) }</p>
                if let Some(entry) = done {
                    <p class="daily__done" data-testid="daily-done">{ locale.daily_done(entry.total(), entry.proof.rank()) }</p>
                    <p class="daily__text">{ locale.daily_again_text() }</p>
                } else {
                    <p class="daily__text">{ locale.daily_text() }</p>
                }
                <div class="row">
                    if let Some(id) = under_way(&props.games, today) {
                        <a class="button button--main" href={Address::Play(id).address()} data-testid="daily-resume">{ locale.resume() }</a>
                    } else if done.is_some() {
                        <button type="button" class="button" onclick={play} data-testid="daily-again">{ locale.daily_again() }</button>
                    } else {
                        <button type="button" class="button button--main" onclick={play} data-testid="daily-play">{ locale.daily_play() }</button>
                    }
                    <span class="daily__next">{ locale.next_daily(left) }</span>
                </div>
            </div>
        </section>
    }
}

/// The entry of the start page: today's leaf, and how today's game went.
#[component]
pub fn DailyEntry() -> Html {
    let locale = use_locale();
    let today = Day::of_millis(js_sys::Date::now() as u64);
    let done = use_state_eq(|| None::<String>);
    {
        let done = done.setter();
        use_effect_with((today, locale), move |&(today, locale)| {
            // Only what was finished today can be today's game, and only then its rules are fetched.
            if load_attempts().iter().any(|attempt| is_fresh(attempt, today)) {
                spawn_local(async move { done.set(day_done(today, locale).await.ok().flatten()) });
            }
        });
    }
    html! {
        <a class="button poster__entry" href={Address::Ranked.address()} data-testid="daily-entry">
            { leaf(today, locale) }
            <span>
                { locale.daily() }
                if let Some(done) = &*done {
                    <small class="poster__done">{ done }</small>
                }
            </span>
        </a>
    }
}

fn is_fresh(attempt: &Attempt, today: Day) -> bool {
    Day::of_millis(attempt.finished_at) >= today
}

/// The attempts that were finished since a day began.
fn finished(day: Day) -> Ledger {
    Ledger::of(load_attempts().into_iter().filter(|it| is_fresh(it, day)))
}

/// How the game of a day went, in words; nothing where it was not finished.
pub fn daily_done(day: Day, locale: Locale) -> Option<String> {
    let ledger = finished(day);
    ledger.daily(day).map(|entry| locale.daily_done(entry.total(), entry.proof.rank()))
}

/// Goes to the game of the day: begins it or goes on with it; where it is played already, to how it went.
pub fn play_daily(day: Day, usual: &Arrangement, begun: &Begun) {
    if finished(day).daily(day).is_some() {
        return Address::Ranked.go();
    }
    begin(daily::setup(day), GameMode::Daily(day), usual, begun);
}

fn leaf(day: Day, locale: Locale) -> Html {
    let (number, month) = dates::sheet(day, locale);
    html! {
        <div class="leaf" aria-hidden="true">
            <span class="leaf__month">{ month }</span>
            <span class="leaf__day">{ number }</span>
        </div>
    }
}

/// The saved game of a day that goes on.
fn under_way(games: &Games, day: Day) -> Option<GameId> {
    games.list.iter().find_map(|game| match game {
        Listed::Good(id, save) if save.mode == GameMode::Daily(day) && !save.glance.over => {
            Some(id.clone())
        }
        _ => None,
    })
}
