//! Analysis: moves that are tried in a game of their own.

use super::{TableModel, VEIL};
use crate::engine::game::{Boundary, Game, Rng, Seat};
use crate::table::open::LinePosition;
use crate::table::title::Title;
use crate::table::{DeviceTurn, GameStatus, PreparedPlan, Session};
use crate::words::Locale;

/// The largest number of deals searched for one in which the action under way has the same outcome. Two Tickets from a full
/// deck match about once in 500.
const DEALS: u64 = 4_000;

impl<G: Title> TableModel<G> {
    /// Returns whether an analysis can start from the shown position: not in a strict game that goes on.
    pub(super) fn can_try(&self) -> bool {
        self.is_over() || !self.table.mode.is_strict() && self.beginning().is_some()
    }

    /// Returns the last ply up to here at which a game can begin.
    fn beginning(&self) -> Option<usize> {
        last_beginning(self.session())
    }

    /// Returns the session of a new analysis. After the end it is the whole game. Otherwise it begins where the action under
    /// way began, with a new deal of everything the viewer may not know; if no deal repeats the action's outcome, the action
    /// is left to be taken again.
    pub(super) fn tried(&self) -> Option<Session<G>> {
        if self.is_over() {
            return Some(self.table.session.as_ref().clone());
        }
        let (session, viewer) = (self.session(), self.viewer());
        let (started, ply) = (self.beginning()?, session.ply());
        let start = session.state_at(started);
        let actions: Vec<G::Action> =
            session.steps()[started..ply].iter().map(|step| step.action).collect();
        let deal = |seed: u64| G::redacted(start, viewer, &mut Rng::new(VEIL + seed));
        let known = as_known::<G>(session.state(), viewer);
        let fits = |dealt: &G::State| {
            let after = actions.iter().try_fold(dealt.clone(), |mut state, &action| {
                G::apply(&mut state, action, &mut Vec::new()).map(|()| state)
            });
            after.is_ok_and(|state| as_known::<G>(&state, viewer) == known)
        };
        let found = (0..DEALS).map(deal).find(fits);
        let is_found = found.is_some();
        let setup = G::begin_at(&found.unwrap_or_else(|| deal(0)))?;
        let mut tried = Session::new(setup).ok()?;
        if is_found {
            actions.iter().try_for_each(|&action| tried.play(action)).ok()?;
        }
        Some(tried)
    }

    /// Returns the moves of the analysis that can be played in the game: the viewer's own, up to the first revelation. Empty
    /// if there are none, the game has ended or it has moved on.
    pub(super) fn carried_out(&self) -> Vec<G::Action> {
        self.tried_actions().unwrap_or_default()
    }

    fn tried_actions(&self) -> Option<Vec<G::Action>> {
        let game = &self.table.session;
        let Some(analysis) = self.analysis.as_ref() else {
            let plan = self.saved_plan.as_ref()?;
            let begins = G::boundary(game.state()) == Boundary::Root || game.ply() == plan.ply;
            let read = |state: &G::State, notation: &String| G::parse(state, notation);
            return (begins && !self.is_earlier() && self.may_decide() == Some(plan.seat))
                .then(|| as_far_as_legal(game, plan.seat, &plan.actions, read));
        };
        let from = LinePosition { line: game.line(), ply: game.ply() };
        if self.is_over() || self.tried_from != Some(from) {
            return None;
        }
        let seat = self.without_analysis().may_decide()?;
        // The analysis first repeats the action under way.
        let started = game.steps()[last_beginning(game)?..].iter().map(|step| step.action);
        let tried = analysis.record().actions;
        let started: Vec<G::Action> = started.collect();
        let wanted = tried.strip_prefix(started.as_slice())?;
        Some(as_far_as_legal(game, seat, wanted, |_, &action| Some(action)))
    }

    /// Returns whether the seat to move at a ply has since finished an action, revealed something or passed the turn.
    pub(super) fn has_decided_since(&self, ply: usize) -> bool {
        let session = self.session();
        let seat = G::to_act(session.state_at(ply.min(session.ply())));
        session.steps().iter().skip(ply).any(|step| {
            step.reveals()
                || G::to_act(&step.state) != seat
                || matches!(G::boundary(&step.state), Boundary::Root | Boundary::Over)
        })
    }

    /// Returns the planner's first decisions in a row.
    pub(super) fn own_plan(&self) -> Option<PreparedPlan> {
        let (analysis, seat) = (self.analysis.as_ref()?, self.planner?);
        let game = &self.table.session;
        let started = game.steps()[last_beginning(game)?..].iter().map(|step| step.action);
        let started: Vec<G::Action> = started.collect();
        // The analysis first repeats the action under way, if a deal fits it.
        let steps = analysis.steps();
        let is_begun =
            steps.iter().map(|step| step.action).take(started.len()).eq(started.iter().copied());
        let own = steps.iter().enumerate().skip(if is_begun { started.len() } else { 0 });
        let own = own.skip_while(|(_, step)| step.seat != Some(seat));
        let own = own.take_while(|(_, step)| step.seat == Some(seat));
        let notation = own.map(|(ply, step)| G::notation(analysis.state_at(ply), step.action));
        let actions: Vec<String> = notation.collect();
        (!actions.is_empty()).then_some(PreparedPlan { seat, ply: game.ply(), actions })
    }

    /// The plan to save: the one in the analysis, else the one that waits for its turn.
    pub(super) fn saved_plan(&self) -> Option<PreparedPlan> {
        self.own_plan().or_else(|| self.saved_plan.clone())
    }

    /// Stores a plan made out of turn, to offer it when the seat's turn begins.
    pub(super) fn keep_plan(&mut self, plan: Option<PreparedPlan>) {
        if let Some(plan) = plan
            && !self.is_over()
            && self.may_decide() != Some(plan.seat)
        {
            self.saved_plan = Some(plan);
        }
    }

    /// Returns whose turn it is in the analysis. Nobody here decides for others, but bots may.
    pub(super) fn turn_of_plan(&self) -> DeviceTurn {
        match (self.to_act(), self.planner) {
            (None, _) => DeviceTurn::Over,
            _ if self.table.status == GameStatus::Abandoned => DeviceTurn::Visit,
            (Some(seat), Some(own)) if seat != own => match self.stand_in {
                Some(level) if !self.is_earlier() => DeviceTurn::Bot(seat, level),
                _ => DeviceTurn::Visit,
            },
            (Some(seat), _) => DeviceTurn::Yours(seat),
        }
    }

    /// Returns whether another seat is to move in the analysis and no bot was chosen for it.
    pub(super) fn waits_for_others(&self) -> bool {
        let is_theirs =
            self.planner.is_some() && self.to_act().is_some_and(|it| Some(it) != self.planner);
        self.analysis.is_some() && is_theirs && self.stand_in.is_none()
    }

    /// Returns the analysis with the planner to move; `None` if it already is their turn or the rules cannot do that.
    pub(super) fn skipped(&self) -> Option<Session<G>> {
        let (state, seat) = (self.analysis.as_ref()?.state(), self.planner?);
        if self.is_over() || G::to_act(state) == Some(seat) {
            return None;
        }
        Session::new(G::begin_at(&G::as_if_to_act(state, seat)?)?).ok()
    }

    pub(super) fn skip(&mut self) {
        if let Some(session) = self.skipped() {
            self.tried_from = None;
            self.sit_at(session);
        }
    }

    fn without_analysis(&self) -> Self {
        let mut table = self.clone();
        table.end_analysis();
        table
    }

    /// Returns the seat that the viewer decides for now.
    fn may_decide(&self) -> Option<Seat> {
        match self.turn() {
            DeviceTurn::Yours(seat) => Some(seat),
            _ => None,
        }
    }

    pub(super) fn carry_out(&mut self, locale: Locale) {
        let actions = self.carried_out();
        if !actions.is_empty() {
            self.end_analysis();
            self.act(&actions, locale);
        }
    }
}

/// Returns the longest legal prefix of a seat's wanted decisions, up to the first revelation. `read` converts each one at its
/// position.
fn as_far_as_legal<G: Title, W>(
    game: &Session<G>,
    seat: Seat,
    wanted: &[W],
    read: impl Fn(&G::State, &W) -> Option<G::Action>,
) -> Vec<G::Action> {
    let (mut game, mut actions) = (game.clone(), Vec::new());
    for wanted in wanted {
        let Some(action) = read(game.state(), wanted) else { break };
        if G::to_act(game.state()) != Some(seat) || game.play(action).is_err() {
            break;
        }
        actions.push(action);
        if game.steps().last().is_some_and(|step| step.reveals()) {
            break;
        }
    }
    actions
}

/// Returns the last ply up to the cursor at which a game can begin.
fn last_beginning<G: Title>(session: &Session<G>) -> Option<usize> {
    (0..=session.ply()).rev().find(|&ply| G::begin_at(session.state_at(ply)).is_some())
}

/// Returns a viewer's knowledge of a position: equal for positions that the viewer cannot tell apart.
fn as_known<G: Game>(state: &G::State, viewer: Option<Seat>) -> G::State {
    G::redacted(state, viewer, &mut Rng::new(VEIL))
}
