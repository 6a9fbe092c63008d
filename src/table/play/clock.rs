//! The time spent on a game.

use serde::{Deserialize, Serialize};

/// The longest pause, in milliseconds, that counts as thinking time.
const LONGEST: u64 = 5 * 60 * 1000;

/// The start of a game and the time spent on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Clock {
    /// The start, in milliseconds since 1970; 0 if unknown.
    pub begun_at: u64,
    /// The time spent, in milliseconds; at most five minutes per decision.
    pub spent: u64,
}

impl Clock {
    /// Starts the clock of a new game.
    pub fn started(now: u64) -> Clock {
        Clock { begun_at: now, spent: 0 }
    }

    /// Returns the clock after a decision at `now`; `last` is the time of the decision before or of opening the page.
    pub fn after(self, last: u64, now: u64) -> Clock {
        let pause = now.saturating_sub(last).min(LONGEST);
        Clock { spent: self.spent.saturating_add(pause), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_long_pauses_as_five_minutes_and_backward_clocks_as_nothing() {
        let clock = Clock::started(1_000).after(1_000, 21_000);
        assert_eq!(clock, Clock { begun_at: 1_000, spent: 20_000 });
        let later = clock.after(21_000, 90_000_000).after(90_000_000, 80_000_000);
        assert_eq!(later.spent, 20_000 + LONGEST);
    }
}
