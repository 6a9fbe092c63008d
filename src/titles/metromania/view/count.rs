//! The final count.

use crate::engine::game::Game;
use crate::table::title::Seen;
use crate::table::view::{FinalCount, ScoreRow};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::scoring::{self, Verdict};
use crate::titles::metromania::words;

/// The final count; nothing before the end.
pub(super) fn final_count(seen: &Seen<Metromania>) -> Option<FinalCount> {
    let outcome = Metromania::outcome(seen.state)?;
    let count = scoring::count(seen.state);
    let lines = ScoreRow { name: words::lines_row(seen.locale).to_owned(), points: count.lines };
    let test = |verdict: &Verdict| {
        let minutes = verdict.fastest.as_ref().map(|fastest| fastest.minutes);
        let time = minutes.map_or(String::new(), |minutes| format!(" ({minutes}\u{a0}min)"));
        let name = format!("{}{time}", words::test(seen.locale, verdict.test));
        ScoreRow { name, points: verdict.points.clone() }
    };
    let rows = [lines].into_iter().chain(count.tests.iter().map(test)).collect();
    Some(FinalCount { rows, totals: outcome.scores, winners: outcome.winners, remarks: Vec::new() })
}
