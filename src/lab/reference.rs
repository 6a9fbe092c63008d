//! `lab reference`: the scores of bots, as a table.

use super::arguments::{keys, with_rules};
use crate::engine::bots::{Level, PERCENTS, Reference};
use crate::engine::game::{BySeat, MAX_SEATS, Seat};
use crate::measure::statistics::quantile;
use crate::measure::{LabError, LabTitle, Nobody, level, play};
use crate::titles::rule_sets::TitleTask;
use clap::Args;
use clap::builder::PossibleValuesParser;

/// The seed of the first game; those of others follow.
const SEED: u64 = 9_400_000;

/// The arguments of `lab reference`.
#[derive(Args)]
pub(super) struct ReferenceArguments {
    /// Only this title.
    #[arg(long = "game", value_parser = PossibleValuesParser::new(keys()))]
    key: Option<String>,
    /// Only games with this number of players.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: Option<u8>,
    /// Only this level.
    #[arg(long, value_parser = level())]
    level: Option<Level>,
    /// The number of games of each kind, instead of the usual one.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    games: Option<u16>,
}

/// Plays games with one seat of the level and all others Medium, on the deals of consecutive seeds, and prints the percentiles of
/// that seat's points and of its lead over the best other. The seat moves on from game to game.
pub(super) fn run(arguments: &ReferenceArguments) -> Result<String, LabError> {
    let head = ["| title | players | level | games | points | lead |", "|---|--:|---|--:|---|---|"];
    let mut lines: Vec<String> = head.map(str::to_owned).into();
    let is_wanted = |key: &&str| arguments.key.as_deref().is_none_or(|wanted| wanted == *key);
    for key in keys().into_iter().filter(is_wanted) {
        lines.extend(with_rules(key, ReferenceRows { key, arguments })?);
    }
    Ok(lines.join("\n"))
}

struct ReferenceRows<'a> {
    key: &'static str,
    arguments: &'a ReferenceArguments,
}

impl TitleTask for ReferenceRows<'_> {
    type Output = Vec<String>;

    fn run<G: LabTitle>(self) -> Vec<String> {
        let ReferenceRows { key, arguments } = self;
        let wanted = |players: &u8| arguments.players.is_none_or(|it| it == *players);
        let mut rows = Vec::new();
        for players in (1..=MAX_SEATS as u8).filter(wanted) {
            for level in [Level::Easy, Level::Medium, Level::Hard] {
                let is_wanted = arguments.level.is_none_or(|it| it == level);
                let games = arguments.games.unwrap_or_else(|| G::reference_games(players, level));
                if is_wanted && let Some(row) = row::<G>(key, players, level, games) {
                    rows.push(row.to_string());
                }
            }
        }
        rows
    }
}

/// Returns one row; `None` if the title cannot be played by this number of players, or no games are played.
fn row<G: LabTitle>(
    title: &'static str,
    players: u8,
    level: Level,
    games: u16,
) -> Option<Reference> {
    let (own, other) = (level.bot::<G>(), Level::Medium.bot::<G>());
    let (mut points, mut leads) = (Vec::new(), Vec::new());
    for game in 0..games {
        let seat = Seat((game % u16::from(players)) as u8);
        let bots = BySeat::new(players.into(), |it| if it == seat { &*own } else { &*other });
        let setup = G::usual(title, players.into(), SEED + u64::from(game))?;
        let outcome = play::<G>(setup, &bots, &mut Nobody).ok()?.outcome?;
        points.push(outcome.scores[seat].into());
        leads.extend(outcome.scores.lead(seat).map(i64::from));
    }
    let (points, lead) = (percentiles(points)?, percentiles(leads));
    Some(Reference { title, players, level, games, points, lead })
}

/// Returns the percentiles of some numbers; `None` if there are none.
fn percentiles(mut numbers: Vec<i64>) -> Option<[i16; 5]> {
    numbers.sort_unstable();
    let of = |percent: u8| quantile(&numbers, percent.into()).and_then(|it| i16::try_from(it).ok());
    let [a, b, c, d, e] = PERCENTS.map(of);
    Some([a?, b?, c?, d?, e?])
}
