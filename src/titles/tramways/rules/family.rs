//! The fixed set-ups of ranked solo games: only chance differs from game to game.

use super::setup::{DevelopmentRule, MapChoice, MapSize, Setup, Sides};

/// A kind of ranked set-up. All of them are solo games on three random boards with a normal player
/// board and the normal deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The 1920 sides of the boards and the original Development rule.
    Normal,
    /// The 1910 sides: more mountains and lakes, fewer Buildings.
    Hard,
    /// The 1920 sides and the alternative Development rule (SET-9).
    Alternative,
}

impl Family {
    /// All families.
    pub const ALL: [Family; 3] = [Family::Normal, Family::Hard, Family::Alternative];

    /// The family's name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Family::Normal => "normal",
            Family::Hard => "hard",
            Family::Alternative => "alternative",
        }
    }

    /// The family of a name.
    pub fn named(name: &str) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.name() == name)
    }

    /// The set-up of a seed.
    pub fn setup(self, seed: u64) -> Setup {
        let (sides, development) = match self {
            Family::Normal => (Sides::Normal, DevelopmentRule::Original),
            Family::Hard => (Sides::Hard, DevelopmentRule::Original),
            Family::Alternative => (Sides::Normal, DevelopmentRule::Alternative),
        };
        let map = MapChoice::Random { sides, size: MapSize::Standard };
        Setup { development, map, ..Setup::standard(1, seed) }
    }

    /// The family of a set-up by any rules version; nothing where anything but the seed is chosen
    /// otherwise.
    pub fn of(setup: &Setup) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.setup(setup.seed).is_like(setup))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::PlayerBoard;

    #[test]
    fn every_family_knows_its_own_set_ups_and_no_others() {
        for family in Family::ALL {
            for seed in [0, 7, u64::MAX] {
                assert_eq!(Family::of(&family.setup(seed)), Some(family));
                let older = Setup { rules: 1, ..family.setup(seed) };
                assert_eq!(Family::of(&older), Some(family));
            }
            assert_eq!(Family::named(family.name()), Some(family));
            let mut eased = family.setup(7);
            eased.seats[0] = PlayerBoard::Hard;
            assert_eq!(Family::of(&eased), None);
        }
        assert_eq!(Family::of(&Setup::standard(1, 7)), None, "mixed sides");
        assert_eq!(Family::of(&Setup::standard(2, 7)), None);
        assert_eq!(Family::named("soft"), None);
    }

    #[test]
    fn every_seed_can_be_dealt() {
        for seed in (0..300).chain([u64::from(u32::MAX), u64::MAX]) {
            for family in Family::ALL {
                assert!(Tramways::new(&family.setup(seed)).is_ok(), "{family:?} {seed}");
            }
        }
    }
}
