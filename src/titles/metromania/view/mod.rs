//! What the shell is told of Metromania, as plain data. No web.

pub mod chart;
pub mod city;
pub mod draft;
mod lesson;
mod log;
mod metric;
pub mod naming;
mod panels;
pub mod pieces;
pub mod places;
pub mod press;
pub mod prompt;
mod set_up;
pub mod trips;
pub mod ways;
pub mod whereabouts;

pub use draft::Draft;

use super::rules::Metromania;
use super::rules::action::Action;
use super::rules::refusal::Refusal;
use super::rules::state::State;
use super::rules::turn;
use crate::engine::bots::Plan;
use crate::engine::game::Seat;
use crate::table::hint::Hint;
use crate::table::title::{LoggedStep, Offered, Response, SeatView, Title};
use crate::table::view::{
    FinalCount, Gesture, Lesson, LogLine, Metric, News, Place, PlayerPanel, Pressed, Prompt,
    Reason, Sight,
};
use crate::words::Locale;

impl Title for Metromania {
    type Draft = Draft;
    type Derived = draft::Derived;

    fn prompt(seen: &SeatView<Self>) -> Prompt {
        prompt::prompt(seen)
    }

    fn choices(seen: &SeatView<Self>) -> Vec<Offered<Self>> {
        prompt::choices(seen)
    }

    fn places(seen: &SeatView<Self>) -> Vec<Place> {
        places::places(seen)
    }

    fn written_draft(_: &State, draft: &Draft) -> Vec<Action> {
        draft.plan.clone()
    }

    fn draft_of(_: &State, actions: &[Action]) -> Draft {
        Draft { plan: actions.to_vec(), ..Draft::default() }
    }

    fn press(seen: &SeatView<Self>, pressed: Pressed, by: Gesture) -> Response<Self> {
        match by {
            Gesture::Press | Gesture::Stroke(_) => press::press(seen, pressed),
            Gesture::Ask => Response::Nothing,
        }
    }

    fn panels(seen: &SeatView<Self>) -> Vec<PlayerPanel> {
        panels::panels(seen)
    }

    fn progress(seen: &SeatView<Self>) -> String {
        panels::progress(seen)
    }

    fn is_ending(state: &State) -> bool {
        state.is_last_turn()
    }

    fn log(told: &LoggedStep<Self>) -> Vec<LogLine> {
        log::lines(told)
    }

    fn news(told: &LoggedStep<Self>) -> Option<News> {
        log::news(told)
    }

    fn why_not(_: &State, _: &[Action], refusal: &Refusal, locale: Locale) -> Reason {
        press::why_not(*refusal, locale)
    }

    fn hints(seen: &SeatView<Self>, plans: &[Plan<Self>]) -> Vec<Hint> {
        plans.iter().enumerate().map(|it| log::hint(seen, it)).collect()
    }

    fn as_if_to_act(state: &State, seat: Seat) -> Option<State> {
        turn::as_if_to_act(state, seat)
    }

    fn metrics() -> &'static [Metric] {
        &metric::METRICS
    }

    fn measure(state: &State, seat: Seat, metric: usize, _: Sight) -> Option<i32> {
        metric::measure(state, seat, metric)
    }

    fn has_secrets(state: &State) -> bool {
        state.has_secrets()
    }

    fn final_count(seen: &SeatView<Self>) -> Option<FinalCount> {
        panels::final_count(seen)
    }

    fn lesson(seen: &SeatView<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson> {
        lesson::lesson(seen, is_told)
    }
}
