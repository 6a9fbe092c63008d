//! `lab arena`: bots of given levels, and outside programs, against each other.

use super::arguments::{Start, Variants};
use super::program::Program;
use crate::engine::bots::{Bot, Level};
use crate::engine::game::{BySeat, Game, MAX_SEATS, Outcome, Seat};
use crate::measure::{LabError, LabTitle, Marks, Witness, play, statistics};
use crate::titles::rule_sets::{RULE_SETS, TitleTask};
use clap::Args;
use serde_json::{Value, json};
use std::time::Duration;

/// What stands before the command of an outside program.
const PROGRAM: &str = "exec:";
/// So many faults of a program are told in words.
const FAULTS_TOLD: usize = 5;

/// The arguments of `lab arena`.
#[derive(Args)]
pub(super) struct Arena {
    #[command(flatten)]
    start: Start,
    /// Each player.
    #[arg(long, help = seats(), default_value = "hard,medium", value_delimiter = ',')]
    seats: Vec<String>,
    /// How many games are played.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many milliseconds an outside program may take for an answer.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    limit_ms: u64,
    /// Print the report on one line.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variants: Variants,
}

/// What each player can be.
fn seats() -> String {
    let guests: Vec<&str> = RULE_SETS.iter().filter_map(|rules| rules.guests).collect();
    let all = "Each player: a level; exec:COMMAND, an outside program (tests/positions/TRACES.md)";
    format!("{all}; or, {}", guests.join("; "))
}

/// Who plays.
enum Agent<G: LabTitle> {
    Level(Box<dyn Bot<G>>),
    Program(Program),
}

impl<G: LabTitle> Agent<G> {
    fn bot(&self) -> &dyn Bot<G> {
        match self {
            Agent::Level(bot) => &**bot,
            Agent::Program(program) => program,
        }
    }
}

/// One of those that meet, and how it has fared.
struct Contestant<G: LabTitle> {
    name: String,
    player: Agent<G>,
    /// Games won; a shared win counts as a part.
    wins: f64,
    scores: Vec<i64>,
    places: Vec<i64>,
    times: ThoughtTimes,
    marks: Marks,
    faults: Vec<String>,
}

/// How often and how long somebody thinks.
#[derive(Clone, Copy, Debug, Default)]
struct ThoughtTimes {
    thoughts: u64,
    sum: Duration,
    longest: Duration,
}

impl ThoughtTimes {
    fn note(&mut self, time: Duration) {
        self.join(ThoughtTimes { thoughts: 1, sum: time, longest: time });
    }

    fn join(&mut self, other: ThoughtTimes) {
        self.thoughts += other.thoughts;
        self.sum += other.sum;
        self.longest = self.longest.max(other.longest);
    }
}

/// Notes how long each contestant thinks.
struct Stopwatch<'a> {
    contestants: &'a mut [ThoughtTimes],
    rotation: usize,
}

impl<G: Game> Witness<G> for Stopwatch<'_> {
    fn thought(&mut self, seat: Seat, time: Duration) {
        let at = contestant_at(seat, self.rotation, self.contestants.len());
        self.contestants[at].note(time);
    }
}

/// Who sits on a seat when everybody has moved on by so many seats.
fn contestant_at(seat: Seat, rotation: usize, count: usize) -> usize {
    (seat.index() + rotation) % count
}

/// Plays the games that the arguments ask for and reports them. Each seed is played once for every
/// rotation of the seats.
pub(super) fn run(arguments: &Arena) -> Result<String, LabError> {
    arguments.start.with_rules(arguments)?
}

impl TitleTask for &Arena {
    type Output = Result<String, LabError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let Arena { start, seats, games, limit_ms, json, variants } = self;
        let mut contestants = contestants::<G>(seats, Duration::from_millis(*limit_ms))?;
        let (games, count) = (*games, contestants.len());
        let mut played = 0;
        for game in 0..games {
            let rotation = (game % count as u64) as usize;
            let seed = start.seed.wrapping_add(game / count as u64);
            let setup = variants.setup::<G>(&start.game, count, seed)?;
            played += u64::from(meet(&mut contestants, setup, rotation));
        }
        let report = report(&contestants, games, played);
        Ok(if *json { report.to_string() } else { format!("{report:#}") })
    }
}

fn contestants<G: LabTitle>(
    names: &[String],
    limit: Duration,
) -> Result<Vec<Contestant<G>>, LabError> {
    if names.len() > MAX_SEATS {
        return Err(LabError::Seats(names.len()));
    }
    names.iter().map(|name| contestant(name, limit)).collect()
}

fn contestant<G: LabTitle>(name: &str, limit: Duration) -> Result<Contestant<G>, LabError> {
    let player = match (name.strip_prefix(PROGRAM), Level::named(name)) {
        (Some(command), _) => Agent::Program(Program::new(command, limit)),
        (None, Some(level)) => Agent::Level(level.bot()),
        (None, None) => {
            let guest = G::guest(name).ok_or_else(|| LabError::Contestant(name.to_owned()))?;
            Agent::Level(guest)
        }
    };
    Ok(Contestant {
        name: name.to_owned(),
        player,
        wins: 0.0,
        scores: Vec::new(),
        places: Vec::new(),
        times: ThoughtTimes::default(),
        marks: Marks::default(),
        faults: Vec::new(),
    })
}

/// Plays one game. Whether it came to an end, or ended by a program's fault.
fn meet<G: LabTitle>(contestants: &mut [Contestant<G>], setup: G::Setup, rotation: usize) -> bool {
    let count = contestants.len();
    let mut times = vec![ThoughtTimes::default(); count];
    let mut stopwatch = Stopwatch { contestants: &mut times, rotation };
    let on_seat = |seat| contestant_at(seat, rotation, count);
    let bots: BySeat<&dyn Bot<G>> = BySeat::new(count, |seat| {
        let player = &contestants[on_seat(seat)].player;
        if let Agent::Program(program) = player {
            program.begin::<G>(&setup, seat);
        }
        player.bot()
    });
    let played = play(setup, &bots, &mut stopwatch);
    let seats: Vec<Seat> = bots.seats().collect();
    drop(bots);
    let Ok(played) = played else { return false };
    contestants.iter_mut().zip(times).for_each(|(contestant, times)| contestant.times.join(times));
    let marks = G::marks(&played.state);
    for &seat in &seats {
        contestants[on_seat(seat)].marks.add(&marks, seat);
        let contestant = &mut contestants[on_seat(seat)];
        match (&played.outcome, played.failed) {
            (Some(outcome), _) => contestant.take_in(seat, outcome),
            (None, Some(failed)) if seat == failed => contestant.lose_by_fault(count),
            (None, Some(_)) => contestant.win_by_fault(count),
            (None, None) => return false,
        }
    }
    true
}

impl<G: LabTitle> Contestant<G> {
    fn take_in(&mut self, seat: Seat, outcome: &Outcome) {
        self.scores.push(outcome.scores[seat].into());
        self.places.push(place(seat, outcome));
        if outcome.winners.contains(&seat) {
            self.wins += 1.0 / outcome.winners.len() as f64;
        }
    }

    /// Whoever is at fault is last of so many.
    fn lose_by_fault(&mut self, count: usize) {
        self.places.push(count as i64);
        if let Agent::Program(program) = &self.player {
            self.faults.extend(program.fault().map(|fault| format!("{} {fault}", self.name)));
        }
    }

    /// The others of so many share the win.
    fn win_by_fault(&mut self, count: usize) {
        self.places.push(1);
        self.wins += 1.0 / (count - 1).max(1) as f64;
    }
}

/// The place of a seat: 1 for all winners.
fn place(seat: Seat, outcome: &Outcome) -> i64 {
    if outcome.winners.contains(&seat) {
        return 1;
    }
    let own = outcome.scores[seat];
    let is_before = |other: &Seat| outcome.winners.contains(other) || outcome.scores[*other] > own;
    1 + outcome.scores.seats().filter(is_before).count() as i64
}

fn report<G: LabTitle>(contestants: &[Contestant<G>], games: u64, played: u64) -> Value {
    let seat = |contestant: &Contestant<G>| {
        let ThoughtTimes { thoughts, sum, longest } = contestant.times;
        let milliseconds = sum.as_secs_f64() * 1e3;
        let mut told = json!({
            "level": contestant.name,
            "wins": statistics::share(contestant.wins, played),
            "score": statistics::mean(&contestant.scores),
            "place": statistics::mean(&contestant.places),
            "thoughts": thoughts,
            "milliseconds": {
                "mean": statistics::round(milliseconds / thoughts.max(1) as f64),
                "max": statistics::round(longest.as_secs_f64() * 1e3),
            },
        });
        if let Some(marks) = contestant.marks.report() {
            told["marks"] = marks;
        }
        if !contestant.faults.is_empty() {
            told["lost_by_faults"] = contestant.faults.len().into();
            let first = contestant.faults.iter().take(FAULTS_TOLD);
            told["faults"] = first.cloned().collect::<Vec<_>>().into();
        }
        told
    };
    json!({
        "games": games,
        "unfinished": games - played,
        "seats": contestants.iter().map(seat).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::arguments::parsed;

    /// What becomes of a program that plays the toy against chance and may take so long.
    fn met(program: &str, limit: &str) -> Value {
        let seats = format!("{PROGRAM}{program},random");
        let words = ["--game", "toy", "--seats", &seats, "--games", "4", "--limit-ms", limit];
        let words = [&words[..], &["--json"]].concat();
        let text = run(&parsed(&words)).expect("a report");
        serde_json::from_str(&text).expect("json")
    }

    fn fault(report: &Value) -> &str {
        report["seats"][0]["faults"][0].as_str().unwrap_or_default()
    }

    #[test]
    fn a_program_plays_by_lines() {
        let python = "python3 examples/arena_player.py";
        let report = met(python, "60000");
        assert_eq!((&report["unfinished"], fault(&report)), (&json!(0), ""));
        assert!(report["seats"][0]["thoughts"].as_u64() > Some(8));
    }

    #[test]
    fn a_program_that_does_not_answer_well_loses_and_is_told_why() {
        let cases = [
            ("cat", "which is no legal action"),
            ("sleep 5", "gave no answer within 300 ms"),
            ("true", "has ended"),
            ("no-such-program-anywhere", "has ended"),
        ];
        for (program, why) in cases {
            let report = met(program, "300");
            assert!(fault(&report).contains(why), "{report}");
            let [own, other] = [0, 1].map(|at| &report["seats"][at]["wins"]["share"]);
            assert_eq!((own, other), (&json!(0.0), &json!(1.0)), "{report}");
            assert_eq!(report["seats"][0]["lost_by_faults"], 4);
        }
    }

    #[test]
    fn places_count_those_before() {
        let scores: BySeat<i32> = [7, 9, 7, 9].into_iter().collect();
        let outcome = Outcome { scores, winners: vec![Seat(3)] };
        let places = [0, 1, 2, 3].map(|seat| place(Seat(seat), &outcome));
        assert_eq!(places, [3, 2, 3, 1]);
    }
}
