//! The toy at a table.

use super::error::Refusal;
use super::rules::{Action, Decision, State, Toy};
use super::words;
use crate::engine::bots::Plan;
use crate::engine::game::{Game, Seat};
use crate::table::hint::Hint;
use crate::table::title::{
    Drafts, Guides, Hints, LoggedStep, Logs, Metrics, Offered, Panels, Places, Presses, Prompts,
    Response, ResultCards, SeatView, Title, Typing,
};
use crate::table::view::{
    Better, FinalCount, Gesture, Lesson, LogLine, Metric, Place, PlaceId, PlaceState, PlayerPanel,
    Pressed, Prompt, Reason, ScoreRow, Sight, Weight,
};
use crate::words::Locale;

impl Drafts for Toy {
    type Draft = ();
    type Derived = ();

    fn written_draft(_: &State, (): &()) -> Vec<Action> {
        Vec::new()
    }

    fn draft_of(_: &State, _: &[Action]) {}
}

impl Prompts for Toy {
    fn prompt(view: &SeatView<Self>) -> Prompt {
        let stage = view.state.table.stage;
        let full = words::prompt(stage, view.locale).to_owned();
        Prompt { short: full.clone(), full, rule: Some(rule(stage)) }
    }

    fn choices(view: &SeatView<Self>) -> Vec<Offered<Self>> {
        view.legal().into_iter().map(|action| offered(action, view.locale)).collect()
    }
}

impl Places for Toy {
    fn places(view: &SeatView<Self>) -> Vec<Place> {
        let reaches = view.legal().contains(&Action::Reach);
        vec![Place {
            id: middle(),
            name: words::middle(view.state.table.middle, view.locale),
            at: (50, 50),
            state: if reaches { PlaceState::Legal } else { PlaceState::Idle },
        }]
    }
}

impl Presses for Toy {
    fn press(view: &SeatView<Self>, pressed: Pressed, _: Gesture) -> Response<Self> {
        match pressed {
            Pressed::Choice(id) => view.chosen(id),
            Pressed::Place(id) if id == middle() && view.may_act() => {
                Response::Act(vec![Action::Reach])
            }
            _ => Response::Nothing,
        }
    }

    fn why_not(_: &State, _: &[Action], refusal: &Refusal, locale: Locale) -> Reason {
        words::refusal(*refusal, locale)
    }
}

impl Panels for Toy {
    fn panels(view: &SeatView<Self>) -> Vec<PlayerPanel> {
        let beads = &view.state.table.beads;
        let panel = |seat| PlayerPanel { seat, score: i32::from(beads[seat]), stats: Vec::new() };
        beads.seats().map(panel).collect()
    }

    fn progress(view: &SeatView<Self>) -> String {
        words::middle(view.state.table.middle, view.locale)
    }

    fn final_count(view: &SeatView<Self>) -> Option<FinalCount> {
        let outcome = Toy::outcome(view.state)?;
        let names = [words::BEADS.of(view.locale), words::nearest(view.locale)];
        let row = |part: usize| ScoreRow {
            name: names[part].to_owned(),
            points: view.state.points().iter().map(|points| points[part]).collect(),
            remark: None,
            stands: ScoreRow::BRIEF,
        };
        let (totals, winners) = (outcome.scores, outcome.winners);
        let rows = vec![row(0), row(1)];
        Some(FinalCount { rows, totals, winners, remarks: Vec::new(), rank: None })
    }
}

impl Logs for Toy {
    fn log(logged: &LoggedStep<Self>) -> Vec<LogLine> {
        let line = |event| logged.line(logged.seat, words::event(event, logged.locale));
        logged.events.iter().copied().map(line).collect()
    }
}

impl Metrics for Toy {
    const METRICS: &'static [Metric] =
        &[Metric { key: "score", name: words::BEADS, better: Better::More }];

    fn measure(state: &State, seat: Seat, _: usize, sight: Sight) -> Option<i32> {
        let [beads, nearest] = state.points()[seat];
        Some(if sight == Sight::Whole { beads + nearest } else { beads })
    }
}

impl Guides for Toy {
    fn lesson(view: &SeatView<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson> {
        let is_needed = view.may_act() && view.state.table.stage == Decision::Turn && !is_told(0);
        is_needed.then(|| Lesson::plain(0, words::first_turn(view.locale)).at(Some(middle())))
    }
}

impl Hints for Toy {
    fn hints(view: &SeatView<Self>, plans: &[Plan<Self>]) -> Vec<Hint> {
        let now = |plan: &Plan<Self>| words::action(plan.actions[0], view.locale);
        let hint = |(at, plan)| Hint { plan: at, now: now(plan), ..Hint::default() };
        plans.iter().enumerate().map(hint).collect()
    }
}

impl Title for Toy {}

impl Typing for Toy {}

impl ResultCards for Toy {}

/// Returns the only place of the board.
pub(super) fn middle() -> PlaceId {
    PlaceId::of(0, 0)
}

fn offered(action: Action, locale: Locale) -> Offered<Toy> {
    let (kind, count) = match action {
        Action::Reach => (0, 0),
        Action::Look => (1, 0),
        Action::Take(count) => (2, count),
        Action::Pay(count) => (3, count),
    };
    let (label, press) = (words::action(action, locale), Response::Act(vec![action]));
    Offered::button((kind, count.into()), label, Weight::Plain, press)
}

fn rule(stage: Decision) -> &'static str {
    match stage {
        Decision::Turn => "TOY-2",
        Decision::Take => "TOY-3",
        Decision::Pay => "TOY-4",
        Decision::Over => "TOY-5",
    }
}
