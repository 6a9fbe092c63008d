//! Means of a title's further counts of each seat.

use super::statistics::round;
use crate::engine::game::{BySeat, Seat};
use serde_json::Value;
use std::collections::BTreeMap;

/// The sum and number of each count, by name.
#[derive(Clone, Debug, Default)]
pub struct CountSums(BTreeMap<String, (i64, u64)>);

impl CountSums {
    /// Adds the counts of a seat.
    pub fn add(&mut self, marks: &[(String, BySeat<i64>)], seat: Seat) {
        for (name, counts) in marks {
            let (sum, number) = self.0.entry(name.clone()).or_default();
            *sum += counts[seat];
            *number += 1;
        }
    }

    /// Returns the means; `None` if nothing was counted.
    pub fn report(&self) -> Option<Value> {
        let mean = |(name, (sum, number)): (&String, &(i64, u64))| {
            (name.clone(), round(*sum as f64 / (*number).max(1) as f64))
        };
        (!self.0.is_empty()).then(|| self.0.iter().map(mean).collect())
    }
}
