//! Judges decisions of a finished game, and answers to puzzles.

use super::protocol::{AnswerRequest, JudgedPly, ReviewRequest, line};
use super::thinker::{RequestError, ThinkerAnswer, hundredths};
use crate::engine::bots::{
    DecisionReview, HasBots, ReviewError, Reviewed, SearchProgress, SeatReview, Weighing, advice,
    grading, own_line,
};
use crate::engine::codec::{self, Coded};
use crate::engine::game::Record;

/// A review under way.
pub(super) struct ReviewRun<G: Coded + HasBots> {
    review: SeatReview<G>,
    from: usize,
}

impl<G: Coded + HasBots> ReviewRun<G> {
    pub(super) fn begin(request: &ReviewRequest) -> Result<Self, RequestError<G::SetupError>> {
        let record: Record<G> = codec::decode(&request.record).map_err(RequestError::Record)?;
        refuse_others::<G>(&record)?;
        let review = SeatReview::new(record, request.seat, request.from, advice());
        Ok(ReviewRun { review: review.map_err(RequestError::Review)?, from: request.from })
    }

    /// Judges for one slice; returns a decision once judged, or the end.
    pub(super) fn step(&mut self) -> Option<ThinkerAnswer> {
        if self.review.is_finished() {
            return Some(ThinkerAnswer::Reviewed);
        }
        let Reviewed { ply, upto, judged } = self.review.step()?;
        Some(ThinkerAnswer::Judged(written(self.review.record(), ply, upto, &judged)))
    }

    /// Returns the progress over all decisions in percent.
    pub(super) fn hundredths(&self) -> u8 {
        let SearchProgress { done, of } = self.review.progress();
        let from = self.from as u128;
        hundredths(u128::from(done).saturating_sub(from), u128::from(of).saturating_sub(from))
    }
}

/// An answer being judged.
pub(super) struct Answering<G: Coded + HasBots> {
    record: Record<G>,
    ply: usize,
    upto: usize,
    weighing: Weighing<G>,
}

impl<G: Coded + HasBots> Answering<G> {
    pub(super) fn begin(request: &AnswerRequest) -> Result<Self, RequestError<G::SetupError>> {
        let record: Record<G> = codec::decode(&request.record).map_err(RequestError::Record)?;
        refuse_others::<G>(&record)?;
        let mut state = G::new(&record.setup).map_err(RequestError::Setup)?;
        let ply = request.ply.min(record.actions.len());
        for (number, &action) in (1..).zip(&record.actions[..ply]) {
            G::apply(&mut state, action, &mut Vec::new())
                .map_err(|_| RequestError::Illegal(number))?;
        }
        if G::to_act(&state) != Some(request.seat) {
            return Err(RequestError::NotItsDecision(request.seat));
        }
        let given = own_line::<G>(&state, &record.actions[ply..]).filter(|it| !it.is_empty());
        let given = given.ok_or(RequestError::Illegal(ply + 1))?;
        let upto = ply + given.len();
        let weighing = Weighing::new(&state, given, advice());
        let weighing = weighing.ok_or(RequestError::Review(ReviewError::NotReviewed))?;
        Ok(Answering { record, ply, upto, weighing })
    }

    /// Judges for one slice; returns the judgement at the end.
    pub(super) fn step(&mut self) -> Option<ThinkerAnswer> {
        let judged = self.weighing.step()?;
        Some(ThinkerAnswer::Answered(written(&self.record, self.ply, self.upto, &judged)))
    }

    /// Returns the progress in percent.
    pub(super) fn hundredths(&self) -> u8 {
        let SearchProgress { done, of } = self.weighing.progress();
        hundredths(done.into(), of.into())
    }
}

/// # Errors
/// Games like this one are not reviewed.
fn refuse_others<G: HasBots>(record: &Record<G>) -> Result<(), RequestError<G::SetupError>> {
    let grading = grading::<G>(G::players(&record.setup));
    grading.map(|_| ()).ok_or(RequestError::Review(ReviewError::NotReviewed))
}

fn written<G: Coded>(
    record: &Record<G>,
    ply: usize,
    upto: usize,
    judged: &DecisionReview<G>,
) -> JudgedPly {
    let actions = record.actions[..ply].to_vec();
    let before = Record::<G> { setup: record.setup.clone(), actions };
    JudgedPly { ply, upto, best: line(&before, &judged.best), lost: judged.lost }
}
