//! `lab par`: the best score that a search finds for a ranked set-up.

use super::arguments::{ArgumentError, Arguments, error};
use crate::engine::bots::{Level, ParSearch};
use crate::engine::game::{Game, Rng};
use crate::session::{Day, daily};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::family::Family;
use crate::titles::tramways::rules::setup::Setup;
use serde_json::json;
use std::time::Instant;

/// Searches as the arguments ask and reports what was found.
pub(super) fn run(words: &[&str]) -> Result<String, ArgumentError> {
    let names = ["--family", "--seed", "--daily", "--games", "--policy", "--chance"];
    let arguments = Arguments::read(words, &names, &[])?;
    let setup = setup(&arguments)?;
    let games = arguments.number("--games", 20, 1..=1_000_000)? as u32;
    let chance = arguments.number("--chance", 1, 0..=u64::MAX)?;
    let levels = levels(arguments.text("--policy", "hard,medium,medium"))?;
    let bots = levels.iter().map(|level| level.bot()).collect();
    let start = Instant::now();
    let mut search = ParSearch::<Tramways>::new(setup, bots, Rng::new(chance));
    let mut course = Vec::new();
    while search.tried() < games {
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

/// The set-up of a day, or of a family and a seed.
fn setup(arguments: &Arguments) -> Result<Setup, ArgumentError> {
    let day = arguments.text("--daily", "");
    if !day.is_empty() {
        let day: Day = day.parse().map_err(|wrong| error(format!("--daily {day:?}: {wrong}")))?;
        return Ok(daily::setup(day));
    }
    let name = arguments.one_of("--family", &Family::ALL.map(Family::name))?;
    let seed = arguments.number("--seed", 1, 0..=u64::MAX)?;
    let setup = Family::named(name).unwrap_or(Family::Normal).setup(seed);
    Tramways::new(&setup)?;
    Ok(setup)
}

fn levels(names: &str) -> Result<Vec<Level>, ArgumentError> {
    let level =
        |name| Level::named(name).ok_or_else(|| error(format!("there is no policy {name:?}")));
    names.split(',').map(level).collect()
}
