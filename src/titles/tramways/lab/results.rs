//! The extra results of solo games in `lab replay`.

use crate::engine::game::{Game, Seat};
use crate::measure::{Ranked, ResultColumn};
use crate::table::scores::category::mode;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::scoring::{Rank, score};
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::State;
use serde_json::{Value, json};

pub(super) const COLUMNS: [ResultColumn; 5] = [
    ResultColumn::text("rank", "/rank", 10),
    ResultColumn::number("points", "/breakdown/happiness", 6),
    ResultColumn::number("links", "/breakdown/link_points", 5),
    ResultColumn::number("money", "/breakdown/money_points", 5),
    ResultColumn::number("stress", "/breakdown/stress", 6),
];

pub(super) fn ranked(setup: &Setup) -> Option<Ranked> {
    let (mode, category) = mode::<Tramways>(setup)?;
    Some(Ranked { family: category.key, day: mode.day().map(|day| day.to_string()) })
}

/// Returns the rank and the parts of the score of a solo game.
pub(super) fn parts(state: &State) -> Vec<(&'static str, Value)> {
    let scores = Tramways::outcome(state).map(|outcome| outcome.scores);
    if scores.is_none_or(|scores| scores.count() > 1) {
        return Vec::new();
    }
    let score = score(state, Seat(0));
    let breakdown = json!({
        "happiness": score.happiness, "links": score.links, "link_points": score.link_points,
        "money": score.money(), "money_points": score.money_points, "stress": score.stress,
    });
    vec![("rank", Rank::of(score.total()).name().into()), ("breakdown", breakdown)]
}
