//! The prompt and its buttons.

use super::chart;
use super::draft::{AppliedPlan, Draft, TripQuestion, planned};
use super::press::{act, back, extend};
use super::trips;
use crate::engine::game::{Game, Rule};
use crate::table::title::{Offered, Prompts, Response, SeatView, TurnOf};
use crate::table::view::{ChoiceId, Prompt, Reason, Weight};
use crate::titles::metromania::boards::{Flank, SpotType};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::event::Event;
use crate::titles::metromania::rules::reading::DIGS;
use crate::titles::metromania::rules::refusal::Refusal;
use crate::titles::metromania::rules::state::{Decision, State, Undealt};
use crate::titles::metromania::words::board::EdgeSide;
use crate::titles::metromania::words::{self, prompts};
use crate::words::{Locale, shell};

// The kinds of choices.
const SINGLES: u8 = 0;
const LETTER: u8 = 1;
const TYPE: u8 = 2;
const SIDE: u8 = 3;

const ASK_TRIP: (u8, u32) = (SINGLES, 7);

/// Returns the type that the choice would take twice; `None` for other choices.
pub fn type_of(choice: ChoiceId) -> Option<SpotType> {
    match choice.parts() {
        (TYPE, number) => SpotType::ALL.get(usize::try_from(number).ok()?).copied(),
        _ => None,
    }
}

impl Prompts for Metromania {
    fn prompt(view: &SeatView<Self>) -> Prompt {
        let locale = view.locale;
        if view.draft.ride != TripQuestion::Off {
            return trips::prompt(view);
        }
        let (short, full, rule) = match view.turn {
            TurnOf::Nobody => (shell::game_over(locale).to_owned(), None, "MTEST-6"),
            TurnOf::Others(Some(seat)) => {
                (prompts::waiting(&view.players.name_of(seat, locale), locale), None, "MTURN-1")
            }
            TurnOf::Others(None) => (prompts::looking(locale).to_owned(), None, "MTURN-1"),
            TurnOf::Mine => own_prompt(planned(view), view),
        };
        Prompt { full: full.unwrap_or_else(|| short.clone()), short, rule: Some(rule) }
    }

    fn choices(view: &SeatView<Self>) -> Vec<Offered<Self>> {
        let mut choices = Vec::new();
        if view.may_act() && view.draft.ride == TripQuestion::Off {
            own_choices(planned(view), view, &mut choices);
        }
        let locale = view.locale;
        if view.draft.ride != TripQuestion::Off {
            choices.push(Offered::button(
                (SINGLES, 8),
                prompts::leave_trip(locale),
                Weight::Back,
                back(view),
            ));
        } else if view.state.stations.len() > 1 && view.draft.plan.is_empty() {
            let press = Response::Prepare(Draft { ride: TripQuestion::From, ..view.draft.clone() });
            choices.push(Offered::button(
                ASK_TRIP,
                prompts::ask_trip(locale),
                Weight::Quiet,
                press,
            ));
        }
        choices
    }
}

type PromptText = (String, Option<String>, &'static str);

fn own_prompt(after: &AppliedPlan, view: &SeatView<Metromania>) -> PromptText {
    let locale = view.locale;
    let own = |text: &'static str| text.to_owned();
    if after.ends_turn {
        let full = words::log::plan_sums(&after.events, None, locale);
        return (own(prompts::confirm(locale)), Some(full), "MTURN-1");
    }
    match after.state.decision {
        Decision::Double => {
            (own(prompts::double(locale)), Some(own(prompts::double_full(locale))), "MSET-3")
        }
        Decision::Flank(_) => (own(prompts::side(locale)), None, "MLINE-3"),
        Decision::Destination(..) => (own(prompts::letter(locale)), None, "MDEST-1"),
        Decision::Bonus(_) => {
            (own(prompts::bonus(locale)), Some(own(prompts::bonus_full(locale))), "MLINE-6")
        }
        _ if after.state.turn.dug > 0 => {
            let left = DIGS.saturating_sub(after.state.turn.dug);
            (prompts::dig_on(left, locale), Some(prompts::dig_on_full(left, locale)), "MTURN-1")
        }
        _ if after.state.turn.first => {
            (own(prompts::start(locale)), Some(own(prompts::start_full(locale))), "MLINE-1")
        }
        _ => {
            let (short, full) = turn(&after.state, locale);
            if after.state.is_last_turn() {
                let full = format!("{} {full}", prompts::last_turn(locale));
                (own(short), Some(full), "MEND-1")
            } else {
                (own(short), Some(own(full)), "MTURN-1")
            }
        }
    }
}

/// Returns the prompt of an ordinary turn, by its possibilities to dig and build.
fn turn(state: &State, locale: Locale) -> (&'static str, &'static str) {
    let legal = Metromania::legal(state);
    let digs = legal.iter().any(|action| matches!(action, Action::Dig(..)));
    let builds = legal.iter().any(|action| matches!(action, Action::Station(_)));
    match (digs, builds) {
        (true, false) => (prompts::turn_dig(locale), prompts::turn_dig_full(locale)),
        (false, true) => (prompts::turn_build(locale), prompts::turn_build_full(locale)),
        _ => (prompts::turn(locale), prompts::turn_full(locale)),
    }
}

fn own_choices(
    after: &AppliedPlan,
    view: &SeatView<Metromania>,
    into: &mut Vec<Offered<Metromania>>,
) {
    let (state, locale) = (&after.state, view.locale);
    let legal = if after.ends_turn { Vec::new() } else { Metromania::legal(state) };
    if let Some(undealt) = &state.undealt {
        into.extend(
            (0..).zip(SpotType::ALL).map(|(at, kind)| type_choice(undealt, at, kind, view)),
        );
    }
    // The buttons are in the order of the sides on the board.
    let mut sides: Vec<(EdgeSide, Flank)> = (legal.iter())
        .filter_map(|action| match *action {
            Action::Lay(flank) => Some((edge_sides(state, flank), flank)),
            _ => None,
        })
        .collect();
    sides.sort_unstable();
    for (side, flank) in sides {
        let (label, id) = (prompts::dig_side(side, locale), (SIDE, (flank == Flank::Right).into()));
        into.push(Offered::button(id, label, Weight::Plain, extend(view, Action::Lay(flank))));
    }
    for action in legal {
        let (id, label, press) = match action {
            Action::Place(letter) => {
                let label = prompts::place_letter(letter.name(), locale);
                ((LETTER, letter.index() as u32), label, extend(view, action))
            }
            Action::Decline => {
                ((SINGLES, 4), prompts::decline(locale).to_owned(), extend(view, action))
            }
            Action::Stop => {
                ((SINGLES, 2), prompts::stop(locale).to_owned(), act(view, Some(action)))
            }
            Action::Pass => {
                let label = prompts::pass(state.is_last_turn(), locale);
                ((SINGLES, 3), label.to_owned(), act(view, Some(action)))
            }
            Action::Lay(_) | Action::Dig(..) | Action::Station(_) | Action::Double(_) => continue,
        };
        into.push(Offered::button(id, &label, Weight::Plain, press));
    }
    if view.draft.plan.is_empty() {
        return;
    }
    let is_settled = after.ends_turn || matches!(state.decision, Decision::Turn);
    if after.ends_turn {
        let label = confirm_label(after, view);
        let mut confirm = Offered::button((SINGLES, 0), &label, Weight::Main, act(view, None));
        let points = points(&after.events);
        confirm.choice.detail = (points > 0).then(|| prompts::points(points, locale));
        into.push(confirm);
    }
    let is_first = view.draft.plan.len() == 1 && !is_settled;
    let is_asked = is_first || matches!(state.decision, Decision::Flank(_));
    let label = if is_asked { prompts::leave_it(locale) } else { prompts::take_back(locale) };
    into.push(Offered::button((SINGLES, 1), label, Weight::Back, back(view)));
}

/// Offers a type to be taken twice, barred if another player takes it twice (MSET-3).
fn type_choice(
    undealt: &Undealt,
    at: u32,
    kind: SpotType,
    view: &SeatView<Metromania>,
) -> Offered<Metromania> {
    let press = Response::Act(vec![Action::Double(kind)]);
    let label = prompts::twice(kind, view.locale);
    let mut double = Offered::button((TYPE, at), &label, Weight::Plain, press);
    let taken = undealt.doubles.seats().find(|&seat| undealt.doubles[seat] == Some(kind));
    double.choice.barred = taken.map(|seat| Reason {
        text: prompts::takes_it_twice(&view.players.name_of(seat, view.locale), view.locale),
        rule: Refusal::TypeTaken.rule(),
    });
    double
}

/// Returns where the cell on a side of the chosen edge is on the board: above or below a level edge, left or right of another.
pub(super) fn edge_sides(state: &State, flank: Flank) -> EdgeSide {
    let offset = match state.decision {
        Decision::Flank(dig) => dig.edge.cell(dig.from, flank).map(|cell| {
            let (edge, cell) = (chart::edge(dig.edge), chart::cell(cell));
            (cell.0 - edge.0, cell.1 - edge.1)
        }),
        _ => None,
    };
    match (offset, flank) {
        (Some((across, down)), _) if down < -across.abs() => EdgeSide::Above,
        (Some((across, down)), _) if down > across.abs() => EdgeSide::Below,
        (Some((across, _)), _) if across < 0 => EdgeSide::Left,
        (Some(_), _) | (None, Flank::Right) => EdgeSide::Right,
        (None, Flank::Left) => EdgeSide::Left,
    }
}

fn confirm_label(after: &AppliedPlan, view: &SeatView<Metromania>) -> String {
    let dug = after.events.iter().filter(|event| matches!(event, Event::Dug { .. })).count();
    match dug {
        0 => prompts::build(view.locale).to_owned(),
        _ => prompts::dig(dug as i64, view.locale),
    }
}

/// Returns the points for the stations of some events.
pub(super) fn points(events: &[Event]) -> i64 {
    let built = events.iter().map(|event| match event {
        Event::Built { points, .. } => i64::from(*points),
        _ => 0,
    });
    built.sum()
}
