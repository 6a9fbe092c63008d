//! Means and quantiles with their confidence intervals.

use serde_json::{Value, json};

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.96;

/// Returns a percentile of sorted values; `None` if there are none.
pub(crate) fn quantile(sorted: &[i64], percent: usize) -> Option<i64> {
    sorted.get(sorted.len().saturating_sub(1) * percent / 100).copied()
}

/// Returns a share with its 95 % interval (Wilson); shared successes may count as fractions.
pub(crate) fn share(successes: f64, trials: u64) -> Value {
    if trials == 0 {
        return Value::Null;
    }
    let n = trials as f64;
    let p = successes / n;
    let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    json!({ "share": round(p), "low": round(centre - half), "high": round(centre + half) })
}

/// Returns the mean with its 95 % interval, the median and the standard deviation.
pub(crate) fn mean(values: &[i64]) -> Value {
    if values.is_empty() {
        return Value::Null;
    }
    let n = values.len() as f64;
    let mean = values.iter().sum::<i64>() as f64 / n;
    let squares: f64 = values.iter().map(|&value| (value as f64 - mean).powi(2)).sum();
    let deviation = (squares / (n - 1.0).max(1.0)).sqrt();
    let half = Z * deviation / n.sqrt();
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    json!({
        "mean": round(mean),
        "low": round(mean - half),
        "high": round(mean + half),
        "median": quantile(&sorted, 50),
        "deviation": round(deviation),
    })
}

/// Returns the median, the 95th percentile and the maximum.
pub(crate) fn lengths(values: &[i64]) -> Value {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    json!({
        "median": quantile(&sorted, 50),
        "p95": quantile(&sorted, 95),
        "max": quantile(&sorted, 100),
    })
}

pub(crate) fn round(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_interval_of_a_known_case() {
        let share = share(81.0, 263);
        assert_eq!(share["low"], 0.2553);
        assert_eq!(share["high"], 0.3662);
    }

    #[test]
    fn mean_of_a_known_case() {
        let mean = mean(&[1, 2, 3, 4]);
        assert_eq!((&mean["mean"], &mean["median"]), (&json!(2.5), &json!(2)));
        assert_eq!(mean["deviation"], 1.291);
    }
}
