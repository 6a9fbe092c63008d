//! Moves that are tried beside the game: from what position, so that its record tells it.

use super::{TableModel, VEIL};
use crate::engine::game::{Game, Rng, Seat};
use crate::table::open::Position;
use crate::table::title::Title;
use crate::table::{Session, Turn};
use crate::words::Locale;

/// So many deals are looked at for one in which an action under way came out as it did: two Tickets from a full deck
/// come up once in some five hundred.
const DEALS: u64 = 4_000;

impl<G: Title> TableModel<G> {
    /// Whether moves can be tried from the position that is shown.
    pub(super) fn can_try(&self) -> bool {
        self.is_over() || self.begun().is_some()
    }

    /// The last ply up to here at which a game can begin.
    fn begun(&self) -> Option<usize> {
        last_beginning(self.session())
    }

    /// The game in which moves are tried: of a game that has ended all of it, else one that begins where the action under
    /// way began, with everything dealt anew that the viewer may not know. Where no deal is found in which the action
    /// comes out as it did, it has still to be taken.
    pub(super) fn tried(&self) -> Option<Session<G>> {
        if self.is_over() {
            return Some(self.table.session.as_ref().clone());
        }
        let (session, viewer) = (self.session(), self.viewer());
        let (begun, ply) = (self.begun()?, session.ply());
        let start = session.state_at(begun);
        let actions: Vec<G::Action> =
            session.steps()[begun..ply].iter().map(|step| step.action).collect();
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

    /// What was tried and can be done in the game: the own decisions up to the first that reveals something. Empty where
    /// nothing can be done, the game has ended, or it has gone on since.
    pub(super) fn carried_out(&self) -> Vec<G::Action> {
        self.tried_actions().unwrap_or_default()
    }

    fn tried_actions(&self) -> Option<Vec<G::Action>> {
        let (analysis, game) = (self.analysis.as_ref()?, &self.table.session);
        let from = Position { line: game.line(), ply: game.ply() };
        if self.is_over() || self.tried_from != Some(from) {
            return None;
        }
        let seat = self.without_analysis().may_decide()?;
        // The action under way was begun anew in the game in which moves are tried.
        let begun = game.steps()[last_beginning(game)?..].iter().map(|step| step.action);
        let tried = analysis.record().actions;
        let begun: Vec<G::Action> = begun.collect();
        let tried = tried.strip_prefix(begun.as_slice())?;
        let (mut game, mut actions) = (Session::clone(game), Vec::new());
        for &action in tried {
            if G::to_act(game.state()) != Some(seat) || game.play(action).is_err() {
                break;
            }
            actions.push(action);
            if game.steps().last().is_some_and(|step| step.reveals()) {
                break;
            }
        }
        Some(actions)
    }

    /// The tried game with the others' turns skipped. `None` where the player decides already, or the title has no such
    /// position.
    pub(super) fn skipped(&self) -> Option<Session<G>> {
        let (state, seat) = (self.analysis.as_ref()?.state(), self.own_viewer()?);
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

    /// The seat that decides at this table now.
    fn may_decide(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Yours(seat) => Some(seat),
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

/// The last ply up to the cursor at which a game can begin.
fn last_beginning<G: Title>(session: &Session<G>) -> Option<usize> {
    (0..=session.ply()).rev().find(|&ply| G::begin_at(session.state_at(ply)).is_some())
}

/// What a viewer knows of a position: the same wherever the viewer knows the same.
fn as_known<G: Game>(state: &G::State, viewer: Option<Seat>) -> G::State {
    G::redacted(state, viewer, &mut Rng::new(VEIL))
}
