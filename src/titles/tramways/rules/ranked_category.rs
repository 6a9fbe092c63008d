//! The fixed set-ups of ranked solo games: only chance differs from game to game.

use super::setup::Setup;
use super::variants::{DevelopmentRule, MapChoice, MapSize, Sides};

/// A kind of ranked set-up. All of them are solo games on three random boards with a normal player
/// board and the normal deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RankedCategory {
    /// The 1920 sides of the boards and the original Development rule.
    Normal,
    /// The 1910 sides: more mountains and lakes, fewer Buildings.
    Hard,
    /// The 1920 sides and the alternative Development rule (SET-9).
    Alternative,
}

impl RankedCategory {
    /// All categories.
    pub const ALL: [RankedCategory; 3] =
        [RankedCategory::Normal, RankedCategory::Hard, RankedCategory::Alternative];

    /// The category's name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            RankedCategory::Normal => "normal",
            RankedCategory::Hard => "hard",
            RankedCategory::Alternative => "alternative",
        }
    }

    /// The category of a name.
    pub fn named(name: &str) -> Option<RankedCategory> {
        RankedCategory::ALL.into_iter().find(|category| category.name() == name)
    }

    /// The set-up of a seed.
    pub fn setup(self, seed: u64) -> Setup {
        let (sides, development) = match self {
            RankedCategory::Normal => (Sides::Normal, DevelopmentRule::Original),
            RankedCategory::Hard => (Sides::Hard, DevelopmentRule::Original),
            RankedCategory::Alternative => (Sides::Normal, DevelopmentRule::Alternative),
        };
        let map = MapChoice::Random { sides, size: MapSize::Standard };
        Setup { development, map, ..Setup::standard(1, seed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::titles::tramways::rules::Tramways;

    #[test]
    fn every_category_has_its_name() {
        for category in RankedCategory::ALL {
            assert_eq!(RankedCategory::named(category.name()), Some(category));
        }
        assert_eq!(RankedCategory::named("soft"), None);
    }

    #[test]
    fn every_seed_can_be_dealt() {
        for seed in (0..300).chain([u64::from(u32::MAX), u64::MAX]) {
            for category in RankedCategory::ALL {
                assert!(Tramways::new(&category.setup(seed)).is_ok(), "{category:?} {seed}");
            }
        }
    }
}
