//! The numbers of a player that count where they are seen.

use crate::table::view::{Better, Stat, Tally};
use crate::titles::tramways::rules::state::PlayerState;
use crate::titles::tramways::view::players::panels::{STRESS, WORKERS};
use crate::words::Locale;

/// A number of a player that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gauge {
    Points,
    Cash,
    /// The Stress level.
    Stress,
    Workers,
}

impl Gauge {
    /// Its written name.
    pub fn key(self) -> &'static str {
        match self {
            Gauge::Points => "points",
            Gauge::Cash => "cash",
            Gauge::Stress => "stress",
            Gauge::Workers => "workers",
        }
    }

    /// Its sign, a symbol of static/sprite.svg.
    pub fn sign(self) -> &'static str {
        match self {
            Gauge::Points => "#i-points",
            Gauge::Cash => "#i-money",
            Gauge::Stress => STRESS,
            Gauge::Workers => WORKERS,
        }
    }

    /// What it shows of a player.
    pub fn of(self, player: &PlayerState) -> i32 {
        match self {
            Gauge::Points => i32::from(player.happiness),
            Gauge::Cash => i32::from(player.money),
            Gauge::Stress => i32::from(player.stress()),
            Gauge::Workers => i32::from(player.workers),
        }
    }

    /// The same as a number of the player's panel.
    pub fn stat(self, player: &PlayerState, locale: Locale) -> Stat {
        let value = self.of(player);
        let name = match self {
            Gauge::Points => locale.happiness_points(),
            Gauge::Cash => locale.money(),
            Gauge::Stress => locale.stress(),
            Gauge::Workers => locale.workers(),
        };
        let better = if self == Gauge::Stress { Better::Less } else { Better::More };
        let told = Stat::told(name, locale.number(value.into()));
        let tally = Tally { key: self.key(), value, better };
        Stat { sign: Some(self.sign()), ..told }.counting(tally)
    }
}
