//! Actions carried out in an opened position, up to the first that cannot be.

use super::Opened;
use crate::engine::game::{Game, Rule};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::refusal::Refusal;
use thiserror::Error;

/// An action of a script that cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("action {}, {action:?}: {}", .index + 1, why(*.refusal))]
pub struct Stop {
    /// Its place among the actions, from 0.
    pub index: usize,
    /// Its text.
    pub action: String,
    /// Why it is not legal; nothing where the text is no action.
    pub refusal: Option<Refusal>,
}

fn why(refusal: Option<Refusal>) -> String {
    let told = refusal.map(|refusal| format!("{}: {refusal}", refusal.rule()));
    told.unwrap_or_else(|| "that is no action".to_owned())
}

impl Opened {
    /// Carries out actions, up to the first that cannot be, and tells what happened.
    ///
    /// # Errors
    /// The action that is illegal or none; the state is then the one before it.
    pub fn play(&mut self, actions: &[String]) -> Result<Vec<Event>, Stop> {
        let mut events = Vec::new();
        for (index, text) in actions.iter().enumerate() {
            let stop = |refusal| Stop { index, action: text.clone(), refusal };
            let spelt = self.names.spell_out(text);
            let action = Tramways::parse(&self.state, &spelt).ok_or_else(|| stop(None))?;
            let applied = Tramways::apply(&mut self.state, action, &mut events);
            applied.map_err(|refusal| stop(Some(refusal)))?;
        }
        Ok(events)
    }
}
