//! `lab arena`: bots of given levels against each other.

use super::arguments::{ArgumentError, Arguments, error};
use super::game::{Played, Witness, play};
use super::{statistics, variants};
use crate::engine::bots::{Bot, Level};
use crate::engine::game::Game;
use crate::engine::game::{BySeat, MAX_SEATS, Seat};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use serde_json::{Value, json};
use std::time::Duration;

/// One of the bots that meet, and how it has fared.
struct Contestant {
    level: Level,
    bot: Box<dyn Bot<Tramways>>,
    /// Games won; a shared win counts as a part.
    wins: f64,
    scores: Vec<i64>,
    thoughts: u64,
    time: Duration,
    longest: Duration,
}

/// Notes how long each contestant thinks.
struct Clock<'a> {
    contestants: &'a mut [(u64, Duration, Duration)],
    rotation: usize,
}

impl Witness for Clock<'_> {
    fn thought(&mut self, seat: Seat, time: Duration) {
        let at = contestant_at(seat, self.rotation, self.contestants.len());
        let (thoughts, sum, longest) = &mut self.contestants[at];
        *thoughts += 1;
        *sum += time;
        *longest = time.max(*longest);
    }
}

/// Who sits on a seat when everybody has moved on by so many seats.
fn contestant_at(seat: Seat, rotation: usize, count: usize) -> usize {
    (seat.index() + rotation) % count
}

/// Plays the games that the arguments ask for and reports them. Each seed is played once for every
/// rotation of the seats.
pub(super) fn run(words: &[&str]) -> Result<String, ArgumentError> {
    let names = [&["--game", "--seats", "--games", "--seed"][..], &variants::NAMES].concat();
    let arguments = Arguments::read(words, &names, &["--json"])?;
    arguments.one_of("--game", &[Tramways::KEY])?;
    let mut contestants = contestants(arguments.text("--seats", "hard,medium"))?;
    let games = arguments.number("--games", 100, 1..=1_000_000)?;
    let seed = arguments.number("--seed", 1, 0..=u64::MAX)?;
    let count = contestants.len();
    let setup = variants::setup(&arguments, count, seed)?;
    let mut played = 0;
    for game in 0..games {
        let rotation = (game % count as u64) as usize;
        let seed = seed.wrapping_add(game / count as u64);
        played += u64::from(meet(&mut contestants, Setup { seed, ..setup.clone() }, rotation));
    }
    let report = report(&contestants, games, played);
    Ok(if arguments.has("--json") { report.to_string() } else { format!("{report:#}") })
}

fn contestants(text: &str) -> Result<Vec<Contestant>, ArgumentError> {
    let all = text.split(',').map(contestant).collect::<Result<Vec<_>, _>>()?;
    if all.len() > MAX_SEATS {
        return Err(error(format!("--seats names {} players: 1 to 5 can play", all.len())));
    }
    Ok(all)
}

fn contestant(name: &str) -> Result<Contestant, ArgumentError> {
    let Some(level) = Level::named(name) else {
        let known = Level::ALL.map(Level::name).join(", ");
        return Err(error(format!("--seats {name:?} is not one of {known}")));
    };
    let (scores, none) = (Vec::new(), Duration::ZERO);
    Ok(Contestant {
        level,
        bot: level.bot(),
        wins: 0.0,
        scores,
        thoughts: 0,
        time: none,
        longest: none,
    })
}

/// Plays one game. Whether it came to an end.
fn meet(contestants: &mut [Contestant], setup: Setup, rotation: usize) -> bool {
    let count = contestants.len();
    let mut times = vec![(0, Duration::ZERO, Duration::ZERO); count];
    let mut clock = Clock { contestants: &mut times, rotation };
    let bots: BySeat<&dyn Bot<Tramways>> =
        BySeat::new(count, |seat| &*contestants[contestant_at(seat, rotation, count)].bot);
    let played = play(setup, &bots, &mut clock);
    drop(bots);
    let Ok(Played { outcome: Some(outcome), .. }) = played else { return false };
    for (contestant, (thoughts, time, longest)) in contestants.iter_mut().zip(times) {
        contestant.thoughts += thoughts;
        contestant.time += time;
        contestant.longest = contestant.longest.max(longest);
    }
    for seat in outcome.scores.seats() {
        let contestant = &mut contestants[contestant_at(seat, rotation, count)];
        contestant.scores.push(outcome.scores[seat].into());
        if outcome.winners.contains(&seat) {
            contestant.wins += 1.0 / outcome.winners.len() as f64;
        }
    }
    true
}

fn report(contestants: &[Contestant], games: u64, played: u64) -> Value {
    let seat = |contestant: &Contestant| {
        let milliseconds = contestant.time.as_secs_f64() * 1e3;
        json!({
            "level": contestant.level.name(),
            "wins": statistics::share(contestant.wins, played),
            "score": statistics::mean(&contestant.scores),
            "thoughts": contestant.thoughts,
            "milliseconds": {
                "mean": statistics::round(milliseconds / contestant.thoughts.max(1) as f64),
                "max": statistics::round(contestant.longest.as_secs_f64() * 1e3),
            },
        })
    };
    json!({
        "games": games,
        "unfinished": games - played,
        "seats": contestants.iter().map(seat).collect::<Vec<_>>(),
    })
}
