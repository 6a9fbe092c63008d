//! `lab reference`: what bots score, as a table that can be cited.

use super::arguments::{keys, with_rules};
use crate::engine::bots::Level;
use crate::engine::game::{BySeat, MAX_SEATS, Seat};
use crate::measure::statistics::quantile;
use crate::measure::{LabError, LabTitle, Nobody, level, play};
use crate::titles::rule_sets::TitleTask;
use clap::Args;
use clap::builder::PossibleValuesParser;

/// The seed of the first game; those of others follow.
const SEED: u64 = 9_400_000;
/// The percentiles that are told.
const PERCENTS: [usize; 5] = [5, 25, 50, 75, 95];

/// The arguments of `lab reference`.
#[derive(Args)]
pub(super) struct Reference {
    /// This title alone.
    #[arg(long = "game", value_parser = PossibleValuesParser::new(keys()))]
    key: Option<String>,
    /// Games of so many players alone.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: Option<u8>,
    /// This level alone.
    #[arg(long, value_parser = level())]
    level: Option<Level>,
    /// So many games of each kind, in place of the usual number.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
}

/// Plays games in which one seat is of the level and all others are Medium, on the deals of consecutive seeds, and prints the
/// percentiles of that seat's points and of its lead over the best other. From game to game it is the next seat.
pub(super) fn run(arguments: &Reference) -> Result<String, LabError> {
    let head = ["| title | players | level | games | points | lead |", "|---|--:|---|--:|---|---|"];
    let mut lines: Vec<String> = head.map(str::to_owned).into();
    let is_wanted = |key: &&str| arguments.key.as_deref().is_none_or(|wanted| wanted == *key);
    for key in keys().into_iter().filter(is_wanted) {
        lines.extend(with_rules(key, Rows { key, arguments })?);
    }
    Ok(lines.join("\n"))
}

/// The rows of a title.
struct Rows<'a> {
    key: &'a str,
    arguments: &'a Reference,
}

impl TitleTask for Rows<'_> {
    type Output = Vec<String>;

    fn run<G: LabTitle>(self) -> Vec<String> {
        let Rows { key, arguments } = self;
        let wanted =
            |players: &usize| arguments.players.is_none_or(|it| usize::from(it) == *players);
        let mut rows = Vec::new();
        for players in (1..=MAX_SEATS).filter(wanted) {
            for level in [Level::Easy, Level::Medium, Level::Hard] {
                let is_wanted = arguments.level.is_none_or(|it| it == level);
                let games = arguments.games.unwrap_or_else(|| G::reference_games(players, level));
                if is_wanted && let Some(row) = row::<G>(key, players, level, games) {
                    rows.push(row);
                }
            }
        }
        rows
    }
}

/// One row; `None` if the title is not for so many players, or no games are played.
fn row<G: LabTitle>(key: &str, players: usize, level: Level, games: u64) -> Option<String> {
    let (own, other) = (level.bot::<G>(), Level::Medium.bot::<G>());
    let (mut points, mut leads) = (Vec::new(), Vec::new());
    for game in 0..games {
        let seat = Seat((game % players as u64) as u8);
        let bots = BySeat::new(players, |it| if it == seat { &*own } else { &*other });
        let played = play::<G>(G::usual(key, players, SEED + game)?, &bots, &mut Nobody).ok()?;
        let outcome = played.outcome?;
        points.push(outcome.scores[seat].into());
        leads.extend(outcome.scores.lead(seat).map(i64::from));
    }
    let (points, leads) = (percentiles(points)?, percentiles(leads).unwrap_or_default());
    Some(format!("| {key} | {players} | {} | {games} | {points} | {leads} |", level.name()))
}

/// The percentiles of some numbers, with spaces between them; `None` if there are no numbers.
fn percentiles(mut numbers: Vec<i64>) -> Option<String> {
    numbers.sort_unstable();
    let told: Option<Vec<_>> = PERCENTS.iter().map(|&it| quantile(&numbers, it)).collect();
    Some(told?.iter().map(i64::to_string).collect::<Vec<_>>().join(" "))
}
