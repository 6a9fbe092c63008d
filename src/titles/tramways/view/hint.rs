//! What a bot would do in a player's place, in words, and what that gains and costs.

use crate::engine::bots::Plan;
use crate::engine::game::{Game, Seat};
use crate::table::Players;
use crate::table::hint::{self, Lag};
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::metric::Metric;
use crate::titles::tramways::rules::state::{Decision, Purpose, State};
use crate::titles::tramways::view::change::Change;
use crate::titles::tramways::view::position::moment;
use crate::titles::tramways::view::scene::{Overlay, Run, TraceKind};
use crate::titles::tramways::view::traces::planned;
use crate::words::Locale;

/// A continuation that a bot proposes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Which of the plans it tells, by its place among them.
    pub plan: usize,
    /// What to do now: the parts of one action, in order; never none.
    pub now: Vec<String>,
    /// The actions that would follow, each in its parts.
    pub later: Vec<Vec<String>>,
    /// What all of it changes, as far as nothing hidden decides.
    pub change: Change,
    /// What it is done for.
    pub aim: Aim,
    /// Points of the score that the first action brings.
    pub now_brings: i32,
    /// Points of the score that the whole plan brings, as far as one can see.
    pub plan_brings: i32,
    /// How it stands to the first one.
    pub lag: Lag,
    /// The decisions of what to do now.
    pub actions: Vec<Action>,
    /// What the map shows of all of it; nothing where it has no place there.
    pub picture: Option<Overlay>,
}

/// What a plan is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The action of the plan that brings the most, in words, and its points.
    Points(String, i32),
    /// An action that costs what it brings, in words.
    Deed(String),
    /// A card for this and later rounds.
    Card(CardId),
    /// A place in the turn order.
    Order,
    Money,
    /// More cards to choose from.
    Choice,
    /// Rails of a Link that is completed later.
    Rails,
    Workers,
    /// Something that shows later only.
    Later,
}

impl Aim {
    /// The aim in words.
    pub fn text(&self, locale: Locale) -> String {
        let aim = match self {
            Aim::Points(deed, points) => locale.aim_points(deed, *points),
            Aim::Deed(deed) => deed.clone(),
            Aim::Card(card) => {
                let icons: Vec<Icon> = card.card().icons().map(|(_, icon)| icon).collect();
                locale.aim_icons(&icons)
            }
            Aim::Order => locale.aim_order().to_owned(),
            Aim::Money => locale.aim_money().to_owned(),
            Aim::Choice => locale.aim_choice().to_owned(),
            Aim::Rails => locale.aim_rails().to_owned(),
            Aim::Workers => locale.aim_workers().to_owned(),
            Aim::Later => locale.aim_later().to_owned(),
        };
        locale.hint_aim(&aim)
    }
}

impl Hint {
    /// The points that it brings, in words; nothing where its aim has told them already.
    pub fn gain(&self, locale: Locale) -> Option<String> {
        let (now, plan) = (self.now_brings, self.plan_brings);
        let is_told = matches!(self.aim, Aim::Points(_, points) if points == plan);
        let scores = matches!(self.aim, Aim::Points(..) | Aim::Deed(_));
        match now == plan {
            true if is_told => None,
            true if plan == 0 && !scores => Some(locale.hint_gains_nothing().to_owned()),
            true => Some(locale.hint_gain(plan)),
            false => Some(locale.hint_gain_later(now, plan)),
        }
    }
}

/// So many hints at most.
const MOST: usize = 3;

/// Plans as hints, the best first; those that now come to the same by another course or payment only
/// where there are too few others. What a plan does after something was revealed is not told: it was
/// thought about before anybody could know. Of those that read alike the first is enough. Plans that are not legal here are left out.
pub fn hints(
    state: &State,
    players: &Players,
    plans: &[Plan<Tramways>],
    locale: Locale,
) -> Vec<Hint> {
    let mut first = None::<i64>;
    let mut all: Vec<(Vec<Event>, Hint)> = Vec::new();
    for (at, plan) in plans.iter().enumerate() {
        let Some(walk) = Walk::along(state, players, &plan.actions, locale) else { continue };
        // Those that come later were dropped sooner and judged by less, so their worth may be higher by chance.
        let lag = match first {
            Some(first) => Lag::of(first.saturating_sub(plan.worth)),
            None => Lag::First,
        };
        first = first.or(Some(plan.worth));
        let hint = (walk.comes_to.clone(), walk.hint(at, lag));
        if all.iter().all(|(_, known)| known.now != hint.1.now) {
            all.push(hint);
        }
    }
    let is_new = |at: usize| all[..at].iter().all(|(known, _)| *known != all[at].0);
    let (new, same): (Vec<usize>, Vec<usize>) = (0..all.len()).partition(|&at| is_new(at));
    let mut chosen: Vec<usize> = new.into_iter().chain(same).take(MOST).collect();
    chosen.sort_unstable();
    chosen.into_iter().map(|at| all[at].1.clone()).collect()
}

/// Plans as the common table tells them, the best first.
pub(super) fn told(seen: &SeatView<Tramways>, plans: &[Plan<Tramways>]) -> Vec<hint::Hint> {
    let locale = seen.locale;
    let told = |hint: Hint| hint::Hint {
        plan: hint.plan,
        now: hint.now.join(" "),
        later: hint.later.iter().map(|parts| parts.join(" ")).collect(),
        aim: Some(hint.aim.text(locale)),
        gain: hint.gain(locale),
    };
    hints(seen.state, seen.players, plans, locale).into_iter().map(told).collect()
}

/// What the map shows of a plan.
pub fn picture(seen: &SeatView<Tramways>, plan: &[Action]) -> Option<Overlay> {
    Walk::along(seen.state, seen.players, plan, seen.locale)?.drawn()
}

/// Whether an event is what an action is for, not the course or the payment that leads to it.
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

/// A plan that is being followed.
struct Walk<'a> {
    locale: Locale,
    players: &'a Players,
    start: &'a State,
    seat: Seat,
    state: State,
    /// The parts of each action so far.
    told: Vec<Vec<String>>,
    icons: Vec<String>,
    actions: Vec<Action>,
    /// What the first action is for.
    comes_to: Vec<Event>,
    /// What the actions are for, what they bring and what the map shows of them, each in turn.
    deeds: Vec<Deed>,
    /// What happens, as far as one can see.
    events: Vec<Event>,
}

/// One action of a plan.
#[derive(Clone, Debug, Default)]
struct Deed {
    /// What it is for, in words.
    purpose: Option<String>,
    /// Points of the score that it brings.
    brings: i32,
    /// What the map shows of it while it is prepared.
    picture: Overlay,
}

/// Whether a plan can be followed beyond a decision.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outlook {
    Clear,
    Hidden,
}

impl<'a> Walk<'a> {
    /// Follows decisions as far as one can see; nothing where not even the first is legal.
    fn along(
        state: &'a State,
        players: &'a Players,
        actions: &[Action],
        locale: Locale,
    ) -> Option<Walk<'a>> {
        let seat = Tramways::to_act(state)?;
        let mut walk = Walk {
            locale,
            players,
            start: state,
            seat,
            state: state.clone(),
            told: vec![Vec::new()],
            icons: Vec::new(),
            actions: Vec::new(),
            comes_to: Vec::new(),
            deeds: vec![Deed { picture: moment(state, players), ..Deed::default() }],
            events: Vec::new(),
        };
        for &action in actions {
            let may = Tramways::to_act(&walk.state) == Some(seat);
            if !may || Tramways::check(&walk.state, action).is_err() {
                break;
            }
            if walk.step(action) == Outlook::Hidden {
                break;
            }
        }
        walk.close();
        (!walk.actions.is_empty()).then_some(walk)
    }

    fn hint(self, plan: usize, lag: Lag) -> Hint {
        let change = Change::between(self.start, &self.state, self.seat);
        let (aim, picture) = (self.aim(), self.drawn());
        let now_brings = self.deeds[0].brings;
        let plan_brings = self.deeds.iter().map(|deed| deed.brings).sum();
        let mut told = self.told.into_iter().filter(|parts| !parts.is_empty());
        let now = told.next().unwrap_or_default();
        let later = told.collect();
        let actions = self.actions;
        Hint { plan, now, later, change, aim, now_brings, plan_brings, lag, actions, picture }
    }

    /// The action that brings the most points; where none does, what the first one is good for, then what a later one does.
    fn aim(&self) -> Aim {
        let best = self.deeds.iter().rev().max_by_key(|deed| deed.brings);
        if let Some(Deed { purpose: Some(text), brings: points @ 1.., .. }) = best {
            return Aim::Points(text.clone(), *points);
        }
        let mut deeds = self.deeds.iter().map(|deed| deed.purpose.clone().map(Aim::Deed));
        if let Some(deed) = deeds.next().flatten() {
            return deed;
        }
        let mut aims = self.comes_to.iter().filter_map(|event| match event {
            Event::Took { card, .. } | Event::TookSecretly { card, .. } => Some(Aim::Card(*card)),
            Event::Bid { .. } | Event::Placed { .. } => Some(Aim::Order),
            Event::TwoDollars { .. } => Some(Aim::Money),
            _ => None,
        });
        aims.next_back().or(deeds.flatten().next()).unwrap_or_else(|| self.later_aim())
    }

    /// What a plan prepares that brings no points yet.
    fn later_aim(&self) -> Aim {
        let own = || self.events.iter().filter(|event| event.seat() == Some(self.seat));
        let is_paid =
            matches!(self.start.decision, Decision::Money(it) if it.purpose == Purpose::Reveal);
        if is_paid || matches!(self.actions[..], [Action::Reveal | Action::Book(_), ..]) {
            Aim::Choice
        } else if own().any(|event| matches!(event, Event::Laid { .. })) {
            Aim::Rails
        } else if own().any(|event| matches!(event, Event::Worker { change: 1.., .. })) {
            Aim::Workers
        } else if own().any(|event| matches!(event, Event::Gained { .. })) {
            Aim::Money
        } else {
            Aim::Later
        }
    }

    /// The whole plan: the rails and routes of all its actions, and what else they change.
    fn drawn(&self) -> Option<Overlay> {
        let mut drawn = self.deeds[0].picture.clone();
        let runs = self.deeds.iter().filter_map(|deed| deed.picture.run.clone());
        let lines = runs.clone().flat_map(|run| run.lines).collect();
        drawn.run = runs.map(|run| run.owner).next().map(|owner| Run { owner, lines });
        drawn.broken = self.deeds.iter().flat_map(|deed| deed.picture.broken.clone()).collect();
        drawn.traces = planned(self.start, &self.state, self.players, &self.events);
        drawn.traces.retain(|trace| trace.kind != TraceKind::Laid);
        (drawn != Overlay::default()).then_some(drawn)
    }

    fn step(&mut self, action: Action) -> Outlook {
        if self.state.decision.begins_whole_action() {
            self.close();
        }
        let before = self.state.clone();
        let mut events = Vec::new();
        Tramways::apply_unchecked(&mut self.state, action, &mut events);
        self.count(&before, &events);
        let known = events.iter().take_while(|event| !Tramways::reveals(event));
        if self.told.len() == 1 {
            self.actions.push(action);
            self.comes_to.extend(known.clone().filter(|event| is_purpose(event)).cloned());
        }
        self.events.extend(known.cloned());
        let picture = moment(&self.state, self.players);
        if let (true, Some(deed)) = (picture != Overlay::default(), self.deeds.last_mut()) {
            deed.picture = picture;
        }
        self.tell(&before, action, &events);
        if events.iter().any(Tramways::reveals) { Outlook::Hidden } else { Outlook::Clear }
    }

    /// Notes what the action under way is for and what it brings.
    fn count(&mut self, before: &State, events: &[Event]) {
        let points = |state: &State| Metric::Score.of(state, self.seat);
        let more = points(&self.state) - points(before);
        let scores = |event: &&Event| {
            matches!(
                event,
                Event::Moved { .. }
                    | Event::LinkCompleted { .. }
                    | Event::LinkUpgraded { .. }
                    | Event::Built { .. }
                    | Event::BuildingUpgraded { .. }
            )
        };
        let text = events.iter().find(scores).and_then(|it| self.locale.deed(&self.state, it));
        if let Some(deed) = self.deeds.last_mut() {
            deed.brings += more;
            deed.purpose = deed.purpose.take().or(text);
        }
    }

    /// Tells a decision by what it brings, up to what nobody can know yet; by its name where it
    /// brings nothing that can be told.
    fn tell(&mut self, before: &State, action: Action, events: &[Event]) {
        if let Action::Start(task) = action {
            self.say(self.locale.task(task).to_owned());
        }
        if let Action::Play(..) = action {
            self.icons.push(self.locale.action(before, action));
        }
        let known = events.iter().take_while(|event| !Tramways::reveals(event));
        let texts: Vec<String> = known.filter_map(|event| self.deed(event)).collect();
        let root = before.decision.begins_whole_action() && self.is_untold();
        if texts.is_empty() && root {
            self.say(self.locale.action(before, action));
        }
        texts.into_iter().for_each(|text| self.say(text));
    }

    /// What happens, in words; where it happens to another player, with that player's name.
    fn deed(&self, event: &Event) -> Option<String> {
        let text = self.locale.deed(&self.state, event)?;
        let other = event.seat().filter(|&seat| seat != self.seat);
        Some(match other {
            Some(seat) => format!("{}: {text}", self.locale.player(self.players, seat)),
            None => text,
        })
    }

    fn is_untold(&self) -> bool {
        self.icons.is_empty() && self.told.last().is_none_or(Vec::is_empty)
    }

    fn say(&mut self, text: String) {
        self.pay();
        if let Some(parts) = self.told.last_mut() {
            parts.push(text);
        }
    }

    /// Icons that are played in a row are told together.
    fn pay(&mut self) {
        let icons = std::mem::take(&mut self.icons);
        if let (false, Some(parts)) = (icons.is_empty(), self.told.last_mut()) {
            parts.push(self.locale.pay_with_these(&icons));
        }
    }

    /// Ends an action.
    fn close(&mut self) {
        self.pay();
        if self.told.last().is_some_and(|parts| !parts.is_empty()) {
            self.told.push(Vec::new());
            self.deeds.push(Deed::default());
        }
    }
}

#[cfg(test)]
mod tests;
