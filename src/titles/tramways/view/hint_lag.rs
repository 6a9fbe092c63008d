//! How hints stand to the first of them.

use crate::titles::tramways::rules::state::Decision;
use crate::words::Locale;

/// How a hint stands to the first one, which is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lag {
    First,
    /// It is worth about as much.
    Even,
    /// It is worth about so many points less, at least one. What is hidden was drawn at random when it was judged, so more
    /// cannot be said.
    Points(u64),
}

impl Lag {
    /// How many hundredths of a point behind a hint is.
    pub(super) fn of(hundredths: i64) -> Lag {
        match u64::try_from(hundredths.saturating_add(50) / 100) {
            Ok(0) | Err(_) => Lag::Even,
            Ok(points) => Lag::Points(points),
        }
    }

    /// It in words. In the middle of an action nothing is said of other actions, which may be better.
    pub fn text(self, decision: Decision, locale: Locale) -> String {
        match self {
            Lag::First if decision.begins_whole_action() => locale.hint_best().to_owned(),
            Lag::First => locale.hint_best_onward().to_owned(),
            Lag::Even => locale.hint_even().to_owned(),
            Lag::Points(1) => locale.hint_a_point_less().to_owned(),
            Lag::Points(points) => locale.hint_points_less(points),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_behind_is_rounded_to_points() {
        let lags = [-230, 49, 50, 149, 150].map(Lag::of);
        assert_eq!(lags, [Lag::Even, Lag::Even, Lag::Points(1), Lag::Points(1), Lag::Points(2)]);
    }
}
