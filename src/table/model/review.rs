//! The review of a seat's decisions after the game.

use super::{TableModel, VEIL};
use crate::engine::bots::{Plan, grading};
use crate::engine::codec::{self, Link};
use crate::engine::game::{Record, Rng, Seat};
use crate::table::intent::Perspective;
use crate::table::puzzle::Puzzle;
use crate::table::review::{DecisionInWords, JudgedDecision, ReviewOf};
use crate::table::title::{SeatView, Title, TurnOf};
use crate::table::{Day, Session};
use crate::words::Locale;

impl<G: Title> TableModel<G> {
    /// Returns the review to compute for a seat; `None` before the end, or if such games have no review.
    pub(super) fn review_of(&self, seat: Seat) -> Option<ReviewOf> {
        let session = &self.table.session;
        G::outcome(session.last_state())?;
        let grading = grading::<G>(G::players(session.setup()))?;
        let record = codec::encode(&session.whole_record());
        Some(ReviewOf { record, seat, grading, bots: G::VERSION })
    }

    /// Describes a seat's decision and the bot's choice as hints to that seat; `None` if the decision is not in this line.
    pub fn decision_in_words(
        &self,
        seat: Seat,
        decision: &JudgedDecision,
        locale: Locale,
    ) -> Option<DecisionInWords> {
        let session = &self.table.session;
        let JudgedDecision { ply, upto, .. } = *decision;
        let steps = session.line_steps();
        let taken = steps.get(ply..upto)?.iter().map(|step| step.action).collect();
        let best = self.better(decision)?;
        let state = G::redacted(session.state_at(ply), Some(seat), &mut Rng::new(VEIL));
        let (derived, draft) = (G::Derived::default(), G::Draft::default());
        let seen = SeatView {
            viewer: Some(seat),
            turn: TurnOf::Mine,
            perspective: Perspective::Own,
            draft: &draft,
            note: None,
            steps: &steps[..ply],
            ..self.seen(&state, &derived, locale)
        };
        let plans = [taken, best].map(|actions| Plan { actions, worth: 0 });
        let mut hints = G::hints(&seen, &plans);
        let mut of = |plan: usize| {
            let at = hints.iter().position(|hint| hint.plan == plan)?;
            Some(hints.swap_remove(at))
        };
        let (taken, best) = (of(0)?, of(1)?);
        Some(DecisionInWords { when: G::progress(&seen), taken, best })
    }

    /// Makes a puzzle of a decision, with a new deal of what the seat does not know. `None` if the decision is not in this
    /// line, or a link cannot describe the position with the seat's exact knowledge.
    pub fn puzzle(&self, seat: Seat, decision: &JudgedDecision) -> Option<Puzzle> {
        let session = &self.table.session;
        let actions = session.line_steps().get(..decision.ply)?.iter().map(|step| step.action);
        let so_far = Record { setup: session.setup().clone(), actions: actions.collect() };
        let best = self.better(decision)?;
        let setup = codec::redacted::<G>(&so_far, Some(seat), &mut Rng::new(VEIL))?.record.setup;
        let started = G::new(&setup).ok()?;
        let known = |state: &G::State| G::observe(state, seat);
        if G::to_act(&started) != Some(seat)
            || known(&started) != known(session.state_at(decision.ply))
        {
            return None;
        }
        Some(Puzzle {
            link: codec::write(&Link::<G>::position(setup.clone())),
            seat,
            best: codec::write(&Link::<G>::game(Record { setup, actions: best }, 0)),
            lost: decision.lost,
            bots: G::VERSION,
            right: 0,
            due: Day::default(),
        })
    }

    /// Returns the bot's choice for a decision of this line.
    fn better(&self, decision: &JudgedDecision) -> Option<Vec<G::Action>> {
        let session: &Session<G> = &self.table.session;
        let mut link: Link<G> = codec::read(&decision.best).ok()?;
        let best = link.record.actions.split_off(link.cursor);
        let so_far = session.line_steps().get(..decision.ply)?.iter().map(|step| step.action);
        let is_here = link.record.setup == *session.setup()
            && so_far.eq(link.record.actions.iter().copied())
            && G::check(session.state_at(decision.ply), *best.first()?).is_ok();
        is_here.then_some(best)
    }
}
