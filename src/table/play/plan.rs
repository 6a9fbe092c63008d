//! Carrying out what a bot decides.

use crate::engine::bots::{Extent, Plan, PlanRunner};
use crate::engine::codec::{self, Coded, Link};
use crate::engine::game::Game;
use crate::table::Session;
use derive_where::derive_where;

/// What is taken for a bot.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct BotMove<G: Game> {
    /// The decisions, in a row; never none.
    pub actions: Vec<G::Action>,
    /// Where they come from.
    pub source: Source,
}

/// Where a decision for a bot comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The bot has thought of it.
    Thought(Extent),
    /// It gave no answer: any legal decision.
    AnyLegal,
}

impl Source {
    /// Whether it follows from the game alone; else nobody can prove it.
    pub fn is_sound(self) -> bool {
        self == Source::Thought(Extent::Whole)
    }
}

impl<G: Coded> Session<G> {
    /// The decisions behind the cursor of the link of this session up to its cursor; nothing where it cannot be read or is
    /// of another position.
    pub fn planned(&self, line: &str) -> Option<Vec<G::Action>> {
        let mut link: Link<G> = codec::read(line).ok()?;
        let plan = link.record.actions.split_off(link.cursor);
        if link.record == self.record() { Some(plan) } else { None }
    }

    /// What of a plan is carried out together for whoever decides now: as far as the law goes for bots
    /// ([`crate::engine::bots::Rerun`]) and `goes_along` says of a position after the first decision,
    /// with what is legal there.
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
