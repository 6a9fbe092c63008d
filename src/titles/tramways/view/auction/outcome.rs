//! How the last auction ended: who led, who passed, and the order that came of it.

use crate::engine::game::Seat;
use crate::table::Session;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::{Event, Phase};
use crate::titles::tramways::rules::state::Decision;
use crate::titles::tramways::view::auction::is_bidding;
use crate::titles::tramways::view::auction::news::{News, told};

/// How an auction ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The ply at which the last bid was settled.
    pub ply: usize,
    /// Who took which place and how, in the order in which the places were taken.
    pub news: Vec<News>,
}

/// The outcome of this round's auction; nothing before it is found, nor once this seat, or anybody where nobody looks,
/// has decided something since: then it was seen.
pub fn outcome(session: &Session<Tramways>, viewer: Option<Seat>) -> Option<Outcome> {
    let state = session.state();
    if state.is_solo() || is_bidding(state.decision) || state.decision == Decision::Over {
        return None;
    }
    let mut plies = (1..=session.ply()).rev();
    let ply = plies.find(|ply| is_bidding(session.state_at(ply - 1).decision))?;
    let same_round = session.state_at(ply).round == state.round;
    let since = &session.steps()[ply..session.ply()];
    let seen = since.iter().any(|step| viewer.is_none_or(|viewer| step.seat == Some(viewer)));
    let news = placed(session, ply);
    (same_round && !seen && !news.is_empty()).then_some(Outcome { ply, news })
}

/// The places that were taken in the auction that ended at a ply.
fn placed(session: &Session<Tramways>, ply: usize) -> Vec<News> {
    let begins = |event: &&Event| matches!(event, Event::Phase { phase: Phase::Auction });
    let events = session.steps()[..ply].iter().rev().flat_map(|step| step.events.iter().rev());
    let state = session.state_at(ply);
    let places = |it: &News| matches!(it, News::Leads(..) | News::Passes(..) | News::Remains(..));
    let of_auction = events.take_while(|event| !begins(event));
    let mut news: Vec<News> =
        of_auction.filter_map(|event| told(state, event)).filter(places).collect();
    news.reverse();
    news
}

#[cfg(test)]
mod tests {
    use super::super::fixture::game;
    use super::*;
    use crate::engine::game::Game;
    use crate::titles::tramways::rules::setup::Setup;

    #[test]
    fn the_outcome_stays_until_the_viewer_decides() {
        let mut session = game(Setup::standard(4, 3), |state| state.decision == Decision::Market);
        let (first, other) = (session.state().seat, session.state().order[1]);
        let told = outcome(&session, Some(other)).expect("the auction has ended");
        assert_eq!(told.news.len(), 4, "every place is told: {told:?}");
        let legal = Tramways::legal(session.state());
        session.play(legal[0]).expect("a legal action");
        assert_eq!(outcome(&session, Some(other)), Some(told));
        assert_eq!(outcome(&session, Some(first)), None);
    }
}
