//! `lab par`: the best score that a search finds for a ranked setup.

use crate::engine::bots::{Level, ParSearch};
use crate::engine::game::{Game, Rng};
use crate::measure::{LabError, level};
use crate::table::Day;
use crate::table::scores::daily;
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::words::categories::CATEGORIES;
use clap::Args;
use serde_json::json;
use std::time::Instant;

/// The arguments of `lab par`.
#[derive(Args)]
pub(super) struct ParArguments {
    /// The category of the ranked setup.
    #[arg(long, alias = "family", default_value = "normal", value_parser = CATEGORIES.map(|it| it.key))]
    category: String,
    /// The seed of the setup.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The day whose setup is searched instead, such as 2026-12-13.
    #[arg(long, conflicts_with_all = ["category", "seed"])]
    daily: Option<Day>,
    /// Number of games.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The levels of the bots that play, in turn.
    #[arg(long, default_value = "hard,medium,medium", value_delimiter = ',', value_parser = level())]
    policy: Vec<Level>,
    /// The seed of the search.
    #[arg(long, default_value_t = 1)]
    chance: u64,
}

/// Searches as asked and reports the result.
pub(super) fn run(arguments: &ParArguments) -> Result<String, LabError> {
    let setup = setup(arguments)?;
    let bots = arguments.policy.iter().map(|level| level.bot()).collect();
    let start = Instant::now();
    let mut search = ParSearch::<Tramways>::new(setup, bots, Rng::new(arguments.chance));
    let mut course = Vec::new();
    while search.tried() < arguments.games {
        if search.step() {
            course.extend(search.best().map(|(score, _)| score));
        }
    }
    let best = search.best();
    Ok(json!({
        "games": search.tried(),
        "seconds": start.elapsed().as_secs_f64(),
        "score": best.as_ref().map(|(score, _)| score),
        "course": course,
        "link": best.map(|(_, record)| codec::encode(&record)),
    })
    .to_string())
}

/// The keys of all categories.
fn keys() -> String {
    CATEGORIES.map(|it| it.key).join(", ")
}

/// The setup of a day, or of a category and a seed.
fn setup(arguments: &ParArguments) -> Result<Setup, LabError> {
    let of_category = || {
        let category = CATEGORIES.iter().find(|it| it.key == arguments.category)?;
        category.setup::<Tramways>(Tramways::KEY, arguments.seed)
    };
    let of_day = |day| daily::setup::<Tramways>(Tramways::KEY, day);
    let setup = arguments.daily.map_or_else(of_category, of_day);
    let setup = setup.ok_or_else(|| LabError::Title(arguments.category.clone(), keys()))?;
    Tramways::new(&setup).map_err(|why| LabError::unplayable(&why))?;
    Ok(setup)
}
