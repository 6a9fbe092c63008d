//! How long a game took.

use serde::{Deserialize, Serialize};

/// A pause longer than this, in milliseconds, was not spent on the decision.
const LONGEST: u64 = 5 * 60 * 1000;

/// When a game was begun, and the time that was spent on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Clock {
    /// When it was begun, in milliseconds since 1970; 0 where that is not known.
    pub begun_at: u64,
    /// The time spent, in milliseconds; of each decision five minutes at most.
    pub spent: u64,
}

impl Clock {
    /// The clock of a game that begins now.
    pub fn started(now: u64) -> Clock {
        Clock { begun_at: now, spent: 0 }
    }

    /// The clock after a decision at `now`; the one before, or the opening of the page, was at
    /// `last`.
    pub fn after(self, last: u64, now: u64) -> Clock {
        let pause = now.saturating_sub(last).min(LONGEST);
        Clock { spent: self.spent.saturating_add(pause), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_pauses_count_five_minutes_and_clocks_that_go_back_nothing() {
        let clock = Clock::started(1_000).after(1_000, 21_000);
        assert_eq!(clock, Clock { begun_at: 1_000, spent: 20_000 });
        let later = clock.after(21_000, 90_000_000).after(90_000_000, 80_000_000);
        assert_eq!(later.spent, 20_000 + LONGEST);
    }
}
