//! `lab simulate`: whole games, counted and measured.

use super::arguments::{ArgumentError, Arguments};
use crate::bots::{Level, Pursuit};
use crate::codec;
use crate::game::{Game, Record, Rng};
use crate::games::tramways::Tramways;
use crate::games::tramways::setup::Setup;
use serde_json::{Value, json};
use std::time::Instant;

/// More decisions than any game needs.
const MOST_PLIES: usize = 20_000;

#[derive(Default)]
struct Tally {
    decisions: u64,
    invariant_failures: u64,
    dead_ends: u64,
    unfinished: u64,
    scores: Vec<i64>,
    links: Vec<i64>,
    seconds: f64,
}

/// Plays the games that the arguments ask for and reports them.
pub(super) fn run(words: &[&str]) -> Result<String, ArgumentError> {
    let names = ["--game", "--players", "--games", "--seed", "--policy"];
    let arguments = Arguments::read(words, &names, &["--json", "--check"])?;
    arguments.one_of("--game", &[Tramways::KEY])?;
    let players = arguments.number("--players", 1, 1..=5)? as usize;
    let games = arguments.number("--games", 100, 1..=100_000_000)?;
    let seed = arguments.number("--seed", 1, 0..=u64::MAX)?;
    let policy = arguments.one_of("--policy", &Level::ALL.map(Level::name))?;
    let policy = Level::named(policy).unwrap_or(Level::Random);
    let mut tally = Tally::default();
    for game in 0..games {
        play(players, seed.wrapping_add(game), policy, arguments.has("--check"), &mut tally);
    }
    let report = report(games, &mut tally);
    Ok(if arguments.has("--json") { report.to_string() } else { format!("{report:#}") })
}

fn play(players: usize, seed: u64, policy: Level, check: bool, tally: &mut Tally) {
    let setup = Setup::standard(players, seed);
    let Ok(mut state) = Tramways::new(&setup) else {
        tally.unfinished += 1;
        return;
    };
    let (bot, mut pursuit) = (policy.bot(), Pursuit::default());
    let mut record = Record::<Tramways>::new(setup);
    let mut rng = Rng::new(seed).fork(3);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let start = Instant::now();
    while let Some(seat) = Tramways::to_act(&state) {
        Tramways::legal_actions(&state, &mut legal);
        if legal.is_empty() || record.actions.len() == MOST_PLIES {
            tally.dead_ends += u64::from(legal.is_empty());
            tally.unfinished += 1;
            return;
        }
        let observe = || Tramways::observe(&state, seat);
        let action = pursuit.decide(&*bot, seat, &legal, observe, &mut rng);
        let action = action.unwrap_or(legal[0]);
        events.clear();
        Tramways::apply_unchecked(&mut state, action, &mut events);
        pursuit.note(&events);
        record.actions.push(action);
        if check && Tramways::check_invariants(&state).is_err() {
            tally.invariant_failures += 1;
        }
    }
    tally.seconds += start.elapsed().as_secs_f64();
    tally.decisions += record.actions.len() as u64;
    tally.invariant_failures += u64::from(Tramways::check_invariants(&state).is_err());
    tally.links.push(codec::encode(&record).len() as i64);
    if let Some(outcome) = Tramways::outcome(&state) {
        tally.scores.extend(outcome.scores.iter().map(|&score| i64::from(score)));
    }
}

fn report(games: u64, tally: &mut Tally) -> Value {
    tally.scores.sort_unstable();
    tally.links.sort_unstable();
    let (scores, links) = (&tally.scores, &tally.links);
    let per_second = tally.decisions as f64 / tally.seconds.max(1e-9);
    json!({
        "games": games,
        "decisions": tally.decisions,
        "decisions_per_second": per_second.round() as u64,
        "invariant_failures": tally.invariant_failures,
        "dead_ends": tally.dead_ends,
        "unfinished": tally.unfinished,
        "score": {
            "min": quantile(scores, 0),
            "p10": quantile(scores, 10),
            "median": quantile(scores, 50),
            "p90": quantile(scores, 90),
            "max": quantile(scores, 100),
        },
        "link_chars": {
            "median": quantile(links, 50),
            "p95": quantile(links, 95),
            "max": quantile(links, 100),
        },
    })
}

/// The value below which so many hundredths of the sorted values lie.
fn quantile(sorted: &[i64], percent: usize) -> Option<i64> {
    sorted.get(sorted.len().saturating_sub(1) * percent / 100).copied()
}
