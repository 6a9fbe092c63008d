//! What is counted all through a game: all of it lies open.

use crate::engine::game::Seat;
use crate::table::title::Metrics;
use crate::table::view::{self, Better, Sight};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::metric::Metric;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::words::metric_name;

const fn described(metric: Metric) -> view::Metric {
    let (key, better) = match metric {
        Metric::Score => ("score", Better::More),
        Metric::Happiness => ("happiness", Better::More),
        Metric::Money => ("money", Better::More),
        Metric::Stress => ("stress", Better::Less),
    };
    view::Metric { key, name: metric_name(metric), better }
}

impl Metrics for Tramways {
    const METRICS: &'static [view::Metric] = &[
        described(Metric::ALL[0]),
        described(Metric::ALL[1]),
        described(Metric::ALL[2]),
        described(Metric::ALL[3]),
    ];

    fn measure(state: &State, seat: Seat, metric: usize, _: Sight) -> Option<i32> {
        Metric::ALL.get(metric).map(|metric| metric.of(state, seat))
    }
}
