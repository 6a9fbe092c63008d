//! Plays the decisions of bots.

use crate::engine::bots::{Plan, PlanRunner, SearchExtent};
use crate::engine::codec::{self, Coded, Link};
use crate::engine::game::Game;
use crate::table::Session;
use derive_where::derive_where;

/// The decisions to play for a bot.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct BotMove<G: Game> {
    /// The decisions, in order; at least one.
    pub actions: Vec<G::Action>,
    /// Their source.
    pub source: DecisionSource,
}

/// The source of a bot's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionSource {
    /// The bot's search.
    Thought(SearchExtent),
    /// Any legal decision, because the bot gave no answer.
    AnyLegal,
}

impl DecisionSource {
    /// Returns whether the decision follows from the game alone, so that it can be proven.
    pub fn is_reproducible(self) -> bool {
        self == DecisionSource::Thought(SearchExtent::Whole)
    }
}

impl<G: Coded> Session<G> {
    /// Returns the decisions after the cursor of a link of this session; `None` if the link is invalid or of another
    /// position.
    pub fn planned(&self, line: &str) -> Option<Vec<G::Action>> {
        let mut link: Link<G> = codec::read(line).ok()?;
        let plan = link.record.actions.split_off(link.cursor);
        if link.record == self.record() { Some(plan) } else { None }
    }

    /// Returns the decisions of a plan to play at once: up to where a bot would search again ([`crate::engine::bots::Rerun`])
    /// or, after the first decision, where `goes_along` refuses a position with its legal actions.
    pub fn stride(
        &self,
        plan: Vec<G::Action>,
        goes_along: impl Fn(&G::State, &[G::Action]) -> bool,
    ) -> Vec<G::Action> {
        let mut state = G::State::clone(self.state());
        let (mut actions, mut legal, mut events) = (Vec::new(), Vec::new(), Vec::new());
        let Some(seat) = G::to_act(&state) else { return actions };
        let mut runner = PlanRunner::<G>::default();
        runner.take_up(seat, Plan { actions: plan, worth: 0 });
        while G::to_act(&state) == Some(seat) && !events.iter().any(G::reveals) {
            G::legal_actions(&state, &mut legal);
            if !actions.is_empty() && !goes_along(&state, &legal) {
                break;
            }
            let Some(action) = runner.next(seat, &legal) else { break };
            events.clear();
            G::apply_unchecked(&mut state, action, &mut events);
            actions.push(action);
        }
        actions
    }
}
