//! The final count.

use crate::engine::game::{BySeat, Game};
use crate::table::title::Seen;
use crate::table::view::{FinalCount, ScoreRow};
use crate::titles::city::boards::BoardData;
use crate::titles::city::rules::City;
use crate::titles::city::rules::scoring::{Score, score};
use crate::titles::city::words::{self, deeds};

/// A row of the final count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Points for Routes.
    Routes,
    /// Tickets that were not completed.
    Failed,
    /// Completed Tickets.
    Completed,
    /// Tourist tokens.
    Tokens,
}

impl Row {
    /// The rows in the order in which they are revealed.
    pub const ALL: [Row; 4] = [Row::Routes, Row::Failed, Row::Completed, Row::Tokens];

    /// The rows that a board has.
    pub fn of(data: &BoardData) -> impl Iterator<Item = Row> + use<> {
        let has_tokens = !data.stacks.is_empty();
        Row::ALL.into_iter().filter(move |&row| row != Row::Tokens || has_tokens)
    }

    fn points(self, score: &Score) -> i32 {
        match self {
            Row::Routes => score.routes,
            Row::Failed => score.failed,
            Row::Completed => score.completed,
            Row::Tokens => score.tokens,
        }
    }
}

/// The final count; nothing before the end.
pub(super) fn final_count(seen: &Seen<City>) -> Option<FinalCount> {
    let (state, locale) = (seen.state, seen.locale);
    let outcome = City::outcome(state)?;
    let scores: Vec<Score> = state.players.seats().map(|seat| score(state, seat)).collect();
    let rows = Row::of(state.data());
    let row = |row: Row| ScoreRow {
        name: match row {
            Row::Routes => words::routes(locale),
            Row::Failed => words::failed(locale),
            Row::Completed => words::completed(locale),
            Row::Tokens => words::tokens(locale),
        }
        .to_owned(),
        points: scores.iter().map(|score| row.points(score)).collect::<BySeat<i32>>(),
        remark: None,
        stands: ScoreRow::BRIEF,
    };
    let best = outcome.scores.iter().max().copied();
    let is_tie = outcome.scores.iter().filter(|&&total| Some(total) == best).count() > 1;
    let remarks = if is_tie { vec![deeds::tie(locale).to_owned()] } else { Vec::new() };
    Some(FinalCount {
        rows: rows.map(row).collect(),
        totals: outcome.scores,
        winners: outcome.winners,
        remarks,
    })
}
