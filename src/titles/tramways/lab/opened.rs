//! Positions of files, by the names that the file gives its cards.

use crate::measure;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::position::{Opened, tell};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::rules::trace::position;
use serde_json::Value;

impl measure::Opened<Tramways> for Opened {
    fn state(&self) -> &State {
        &self.state
    }

    fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }

    fn spell_out(&self, action: &str) -> String {
        self.names.spell_out(action)
    }

    fn position(&self) -> Value {
        position(&self.state, &self.names)
    }

    fn event(&self, event: &Event) -> Value {
        tell(&self.state, &self.names, event)
    }
}
