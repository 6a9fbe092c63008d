//! Ranked games of Tramways, for the tests.

#![allow(dead_code, reason = "each program of tests uses a part of it")]

use catenary::engine::codec;
use catenary::engine::game::{Game, Record, Rng};
use catenary::table::Day;
use catenary::table::scores::{Attempt, AttemptOrigin, Category, Proof, Ranking, Refuted, proof};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::words::categories::CATEGORIES;

/// The categories of Tramways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RankedCategory {
    Normal,
    Hard,
    Alternative,
}

impl RankedCategory {
    pub(crate) const ALL: [RankedCategory; 3] =
        [RankedCategory::Normal, RankedCategory::Hard, RankedCategory::Alternative];

    pub(crate) fn category(self) -> &'static Category {
        const { &CATEGORIES }.get(self as usize).expect("a category")
    }

    pub(crate) fn name(self) -> &'static str {
        self.category().key
    }

    pub(crate) fn setup(self, seed: u64) -> Setup {
        self.category().setup::<Tramways>(Tramways::KEY, seed).expect("a setup")
    }
}

/// The results of Tramways.
pub(crate) const RANKING: Ranking = Ranking { categories: &CATEGORIES, prove };

pub(crate) fn prove(text: &str) -> Result<Proof, Refuted> {
    proof::prove::<Tramways>(text)
}

pub(crate) mod daily {
    use super::Setup;
    use catenary::engine::game::Game;
    use catenary::table::scores::{Category, category};
    use catenary::table::{Day, GameMode};
    use catenary::titles::tramways::rules::Tramways;

    pub(crate) fn drawn_seed(random: u64) -> u64 {
        catenary::table::scores::daily::drawn_seed(random)
    }

    pub(crate) fn setup(day: Day) -> Setup {
        catenary::table::scores::daily::setup::<Tramways>(Tramways::KEY, day).expect("a setup")
    }

    pub(crate) fn mode(setup: &Setup) -> Option<(GameMode, &'static Category)> {
        category::mode::<Tramways>(setup)
    }
}

pub(crate) mod par {
    use super::Setup;
    use catenary::table::scores::category;
    use catenary::titles::tramways::rules::Tramways;

    pub(crate) fn name(setup: &Setup) -> Option<String> {
        category::name::<Tramways>(setup)
    }
}

/// A random game to its end.
pub(crate) fn random_game(setup: Setup, seed: u64) -> Record<Tramways> {
    let (mut rng, mut legal, mut events) = (Rng::new(seed), Vec::new(), Vec::new());
    let mut state = Tramways::new(&setup).expect("a legal setup");
    let mut record = Record::<Tramways>::new(setup);
    loop {
        Tramways::legal_actions(&state, &mut legal);
        if legal.is_empty() {
            return record;
        }
        let action = legal[rng.below(legal.len())];
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
        record.actions.push(action);
    }
}

/// A random attempt that started at a given time.
pub(crate) fn attempt(setup: Setup, seed: u64, begun_at: u64, origin: AttemptOrigin) -> Attempt {
    let link = codec::encode(&random_game(setup, seed));
    Attempt { link, begun_at, finished_at: begun_at + 600_000, spent: 400_000, origin, place: 0 }
}

/// A random attempt at the setup of a day, started on that day.
pub(crate) fn daily_attempt(day: u32, seed: u64, origin: AttemptOrigin) -> Attempt {
    let begun_at = Day(day).begins() + 3_600_000 + 1000 * seed;
    attempt(daily::setup(Day(day)), seed, begun_at, origin)
}
