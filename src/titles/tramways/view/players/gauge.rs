//! The open numbers of a player.

use super::panels::{STRESS, WORKERS};
use crate::engine::game::Seat;
use crate::table::title::Metrics;
use crate::table::view::{Better, Metric, Sight, Stat, Tally};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::scoring::score;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::words::metrics as words;
use crate::words::{Locale, Text};

/// A number of a player that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gauge {
    /// The score at the current state.
    Score,
    /// Happiness Points.
    Points,
    Cash,
    /// Levels of the Stress track.
    Stress,
    Workers,
}

/// The numbers of the chart.
const COUNTED: [Gauge; 4] = [Gauge::Score, Gauge::Points, Gauge::Cash, Gauge::Stress];

impl Gauge {
    const fn described(self) -> (&'static str, &'static str, Text) {
        match self {
            Gauge::Score => ("score", "#i-points", words::SCORE),
            Gauge::Points => ("happiness", "#i-points", words::HAPPINESS),
            Gauge::Cash => ("money", "#i-money", words::MONEY),
            Gauge::Stress => ("stress", STRESS, words::STRESS),
            Gauge::Workers => ("workers", WORKERS, words::WORKERS),
        }
    }

    /// Returns the written name; frozen.
    pub fn key(self) -> &'static str {
        self.described().0
    }

    /// Returns the sign, a symbol of static/sprite.svg.
    pub fn sign(self) -> &'static str {
        self.described().1
    }

    const fn better(self) -> Better {
        if matches!(self, Gauge::Stress) { Better::Less } else { Better::More }
    }

    const fn metric(self) -> Metric {
        let (key, _, name) = self.described();
        Metric { key, name, better: self.better() }
    }

    /// Returns a player's value.
    pub fn of(self, state: &State, seat: Seat) -> i32 {
        let player = &state.players[seat];
        match self {
            Gauge::Score => score(state, seat).total(),
            Gauge::Points => player.happiness.into(),
            Gauge::Cash => player.money.into(),
            Gauge::Stress => player.stress().into(),
            Gauge::Workers => player.workers.into(),
        }
    }

    /// Returns a number for the player's panel.
    pub fn stat(self, state: &State, seat: Seat, locale: Locale) -> Stat {
        let (value, (key, sign, name)) = (self.of(state, seat), self.described());
        let stat = Stat::in_words(name.of(locale), locale.number(value.into()));
        Stat { sign: Some(sign), ..stat }.counted(Tally { key, value, better: self.better() })
    }
}

impl Metrics for Tramways {
    const METRICS: &'static [Metric] =
        &[COUNTED[0].metric(), COUNTED[1].metric(), COUNTED[2].metric(), COUNTED[3].metric()];

    fn measure(state: &State, seat: Seat, metric: usize, _: Sight) -> Option<i32> {
        COUNTED.get(metric).map(|gauge| gauge.of(state, seat))
    }
}
