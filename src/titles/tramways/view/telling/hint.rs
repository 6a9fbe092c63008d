//! The moves that a bot would make for the player: the move in one line, the reason in another.

use super::account::{Telling, levels, opening};
use crate::engine::bots::Plan;
use crate::engine::game::{Game, Seat};
use crate::table::Players;
use crate::table::hint::Hint;
use crate::table::title::{Hints, SeatView};
use crate::table::view::PieceId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::event::{Event, PlacedBy};
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::scoring::score;
use crate::titles::tramways::rules::state::{Decision, PaymentPurpose, State};
use crate::titles::tramways::view::cost::bill::pays_fares;
use crate::titles::tramways::view::drafts::ids::InHand;
use crate::titles::tramways::view::map::position::moment;
use crate::titles::tramways::view::map::traces::planned;
use crate::titles::tramways::view::scene::{MapOverlay, RunLines, TraceKind};
use crate::titles::tramways::view::telling::reader::reader;
use crate::titles::tramways::words::{Mood, Reader};

impl Hints for Tramways {
    /// A hint ends where its plan reveals something, because the rest is a guess. Of plans that
    /// differ only in course or payment the best keeps its place; the others go last.
    fn hints(view: &SeatView<Self>, plans: &[Plan<Self>]) -> Vec<Hint> {
        hints_of(view.state, view.players, plans, reader(view))
    }
}

fn hints_of(
    state: &State,
    players: &Players,
    plans: &[Plan<Tramways>],
    reader: Reader,
) -> Vec<Hint> {
    let walks = plans.iter().enumerate().filter_map(|(at, plan)| {
        let walk = PlanReading::along(state, players, &plan.actions, reader)?;
        Some((at, walk))
    });
    let (mut first, mut same) = (Vec::new(), Vec::new());
    let mut known: Vec<Vec<Event>> = Vec::new();
    for (at, walk) in walks {
        let comes_to = walk.comes_to();
        let hint = walk.hint(at);
        if known.contains(&comes_to) {
            same.push(hint);
        } else {
            known.push(comes_to);
            first.push(hint);
        }
    }
    first.into_iter().chain(same).collect()
}

/// Returns a plan's picture for the map.
pub fn picture(view: &SeatView<Tramways>, plan: &[Action]) -> Option<MapOverlay> {
    PlanReading::along(view.state, view.players, plan, reader(view))?.drawn()
}

/// Returns whether an event is the purpose of an action, not its course or payment.
fn is_purpose(event: &Event) -> bool {
    !matches!(
        event,
        Event::Played { .. }
            | Event::Paid { .. }
            | Event::Gained { .. }
            | Event::Owed { .. }
            | Event::Stress { .. }
            | Event::Happiness { .. }
            | Event::Worker { .. }
            | Event::Laid { .. }
            | Event::RailsReturned { .. }
    )
}

/// A plan, action by action.
struct PlanReading<'a> {
    reader: Reader,
    players: &'a Players,
    start: &'a State,
    seat: Seat,
    state: State,
    /// Its whole actions; never empty.
    steps: Vec<PlanStep>,
}

/// One action of a plan.
struct PlanStep {
    before: State,
    /// The name of its first step.
    name: String,
    /// The foreseeable events.
    events: Vec<Event>,
    /// Points that it adds to the score.
    brings: i32,
    /// The map's overlay while it is prepared.
    picture: MapOverlay,
    /// It only ends something.
    ends: bool,
}

impl<'a> PlanReading<'a> {
    /// Follows a plan as far as can be foreseen; `None` if the first step is illegal.
    fn along(
        state: &'a State,
        players: &'a Players,
        actions: &[Action],
        reader: Reader,
    ) -> Option<PlanReading<'a>> {
        let seat = Tramways::to_act(state)?;
        let (start, steps) = (state, Vec::new());
        let mut walk = PlanReading { reader, players, start, seat, state: state.clone(), steps };
        for &action in actions {
            let may = Tramways::to_act(&walk.state) == Some(seat);
            if !may || Tramways::check(&walk.state, action).is_err() || walk.reveals(action) {
                break;
            }
        }
        (!walk.steps.is_empty()).then_some(walk)
    }

    /// Takes a step; returns whether it reveals something, which ends the foreseeable part.
    fn reveals(&mut self, action: Action) -> bool {
        let before = self.state.clone();
        if self.steps.is_empty() || before.decision.begins_whole_action() {
            let picture = match action {
                Action::Start(_) => MapOverlay::default(),
                _ => moment(&before, self.players),
            };
            let name = self.reader.named_order(&before, action);
            let before = before.clone();
            let (events, brings, ends) = (Vec::new(), 0, action == Action::Done);
            self.steps.push(PlanStep { before, name, events, brings, picture, ends });
        }
        let mut events = Vec::new();
        Tramways::apply_unchecked(&mut self.state, action, &mut events);
        let reveals = events.iter().any(Tramways::reveals);
        let points = |state: &State| score(state, self.seat).total();
        let opening = events.split_off(opening(&events).unwrap_or(events.len()));
        let raised = opening.iter().rev().find_map(|event| match *event {
            Event::Stress { seat, level } if seat == self.seat => {
                Some(i32::from(level) - i32::from(before.players[seat].stress()))
            }
            _ => None,
        });
        let lost = opening.iter().map(|event| match *event {
            Event::Happiness { seat, points } if seat == self.seat => -i32::from(points),
            _ => 0,
        });
        let price = raised.unwrap_or_default() + lost.sum::<i32>();
        let brings = points(&self.state) - points(&before) + price;
        let picture = moment(&self.state, self.players);
        if let Some(step) = self.steps.last_mut() {
            step.brings += brings;
            step.events.extend(events.into_iter().take_while(|event| !Tramways::reveals(event)));
            if picture != MapOverlay::default() {
                step.picture = picture;
            }
        }
        reveals
    }

    /// The purpose of the first action; plans with the same one differ only in course and payment.
    fn comes_to(&self) -> Vec<Event> {
        self.steps[0].events.iter().filter(|event| is_purpose(event)).cloned().collect()
    }

    fn hint(&self, plan: usize) -> Hint {
        let now = match self.order(&self.steps[0]) {
            [does, costs] if costs.is_empty() => format!("{does}."),
            [does, costs] if pays_fares(&self.steps[0].before) => {
                format!("{does}. {} {costs}.", self.reader.fares_included())
            }
            [does, costs] => format!("{does}: {costs}."),
        };
        Hint { plan, now, why: format!("{}.", self.why()), pieces: self.pieces() }
    }

    /// The cards of the first action: those that pay, and those taken.
    fn pieces(&self) -> Vec<PieceId> {
        let events = self.steps[0].events.iter().filter(|event| event.seat() == Some(self.seat));
        let piece = |event: &Event| match *event {
            Event::Played { card, .. } => Some(InHand::Card(card).id()),
            Event::Took { card, .. } => Some(InHand::Offered(card).id()),
            _ => None,
        };
        let mut pieces: Vec<PieceId> = events.filter_map(piece).collect();
        pieces.dedup();
        pieces
    }

    /// An action as an order, and its costs.
    fn order(&self, step: &PlanStep) -> [String; 2] {
        let telling = Telling {
            mood: Mood::Order,
            reader: self.reader,
            players: self.players,
            viewer: Some(self.seat),
            state: &self.state,
        };
        let mut happened = telling.gather(&step.events, &mut levels(&step.before));
        let own = happened.take(self.seat);
        own.map_or_else(
            || [step.name.clone(), String::new()],
            |own| telling.advice(&own, &step.name),
        )
    }

    /// The points of the first action and the best later one; without points, what it prepares.
    fn why(&self) -> String {
        let (first, later) = (&self.steps[0], &self.steps[1..]);
        let best = later.iter().rev().max_by_key(|step| step.brings);
        let best = best.filter(|step| step.brings > 0 && step.brings >= first.brings);
        let then = best.map(|step| self.reader.hint_then(&self.order(step)[0], step.brings));
        let now = (first.brings != 0).then(|| self.reader.score_change(first.brings));
        match (now, then) {
            (Some(now), Some(then)) => format!("{now}; {then}"),
            (None, Some(then)) => crate::words::capitalized(&then),
            (Some(now), None) if first.brings > 0 => now,
            (now, None) => {
                let aim = self.aim();
                now.map_or_else(|| aim.clone(), |now| format!("{aim} ({now})"))
            }
        }
    }

    /// The preparation made by an action without points.
    fn aim(&self) -> String {
        let locale = self.reader;
        let happens = |is: fn(&Event) -> bool| self.steps[0].events.iter().any(is);
        let card = self.steps[0].events.iter().rev().find_map(|event| match event {
            Event::Took { seat, card } | Event::TookSecretly { seat, card } => {
                (*seat == self.seat).then_some(*card)
            }
            _ => None,
        });
        if let Some(card) = card {
            let icons: Vec<Icon> = card.card().icons().map(|(_, icon)| icon).collect();
            return locale.aim_icons(&icons);
        }
        let reveals = match self.start.decision {
            Decision::Book | Decision::Line => true,
            Decision::Money(it) => it.purpose == PaymentPurpose::Reveal,
            _ => false,
        };
        let passes = |it: &Event| matches!(it, Event::Placed { by: PlacedBy::Passing, .. });
        let aim = if happens(passes) {
            locale.aim_pass()
        } else if happens(|it| matches!(it, Event::Bid { .. } | Event::Placed { .. })) {
            locale.aim_order()
        } else if reveals {
            locale.aim_choice()
        } else if happens(|it| matches!(it, Event::Laid { .. })) {
            locale.aim_rails()
        } else if happens(|it| matches!(it, Event::Discarded { .. })) {
            locale.aim_discard()
        } else if happens(|it| matches!(it, Event::Worker { change: 1.., .. })) {
            locale.aim_workers()
        } else if happens(|it| matches!(it, Event::Gained { .. } | Event::TwoDollars { .. })) {
            locale.aim_money()
        } else if self.steps[0].ends {
            locale.aim_done()
        } else {
            locale.aim_later()
        };
        aim.to_owned()
    }

    /// The whole plan: the rails and routes of all its actions, and other changes.
    fn drawn(&self) -> Option<MapOverlay> {
        let mut drawn = self.steps[0].picture.clone();
        let runs = self.steps.iter().filter_map(|step| step.picture.run.clone());
        let lines = runs.clone().flat_map(|run| run.lines).collect();
        drawn.run = runs.map(|run| run.owner).next().map(|owner| RunLines { owner, lines });
        drawn.broken = self.steps.iter().flat_map(|step| step.picture.broken.clone()).collect();
        let events: Vec<Event> =
            self.steps.iter().flat_map(|step| step.events.iter().cloned()).collect();
        drawn.traces = planned(self.start, &self.state, self.players, &events);
        drawn.traces.retain(|trace| trace.kind != TraceKind::Laid);
        (drawn != MapOverlay::default()).then_some(drawn)
    }
}

#[cfg(test)]
mod tests;
