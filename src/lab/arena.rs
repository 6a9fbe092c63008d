//! `lab arena`: bots of given levels, and outside programs, against each other.

use super::arguments::{Title, Variants};
use super::deals::Deals;
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
    title: Title,
    /// The seed of the first game, 1 unless told; those of others follow. For levels alone: programs
    /// get deals from a secret.
    #[arg(long)]
    seed: Option<u64>,
    /// The secret that the report of a run with programs has told: its deals once more. The report
    /// says that they are repeated.
    #[arg(long, value_name = "VALUE", conflicts_with = "seed")]
    secret: Option<String>,
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

/// Plays the games that the arguments ask for and reports them. From game to game everybody moves on
/// by a seat. Levels play each seed once for every rotation of the seats; with programs each game has
/// a deal of its own, so that no memory helps.
pub(super) fn run(arguments: &Arena) -> Result<String, LabError> {
    arguments.title.with_rules(arguments)?
}

impl TitleTask for &Arena {
    type Output = Result<String, LabError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let Arena { title, seed, secret, seats, games, limit_ms, json, variants } = self;
        let mut contestants = contestants::<G>(seats, Duration::from_millis(*limit_ms))?;
        let has_program = contestants.iter().any(Contestant::is_program);
        let deal = if has_program { Deals::of_programs } else { Deals::of_levels };
        let deals = deal(*seed, secret.as_deref())?;
        let setup = |count, seed| variants.setup::<G>(&title.key, count, seed);
        let played = meet_often(&mut contestants, *games, &deals, setup)?;
        let report = report(&contestants, *games, played, &deals);
        Ok(if *json { report.to_string() } else { format!("{report:#}") })
    }
}

/// Plays so many games, and counts those that came to an end. From game to game everybody moves on by
/// a seat.
fn meet_often<G: LabTitle>(
    contestants: &mut [Contestant<G>],
    games: u64,
    deals: &Deals,
    setup: impl Fn(usize, u64) -> Result<G::Setup, LabError>,
) -> Result<u64, LabError> {
    let count = contestants.len();
    let mut played = 0;
    for game in 0..games {
        let rotation = (game % count as u64) as usize;
        let setup = setup(count, deals.seed(game, count))?;
        played += u64::from(meet(contestants, setup, rotation));
    }
    Ok(played)
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
    fn is_program(&self) -> bool {
        matches!(self.player, Agent::Program(_))
    }

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

fn report<G: LabTitle>(
    contestants: &[Contestant<G>],
    games: u64,
    played: u64,
    deals: &Deals,
) -> Value {
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
    let mut told = json!({
        "games": games,
        "unfinished": games - played,
        "seats": contestants.iter().map(seat).collect::<Vec<_>>(),
    });
    if let Deals::Drawn(secret) | Deals::Repeated(secret) = deals {
        told["secret"] = secret.word().into();
        told["repeated"] = matches!(deals, Deals::Repeated(_)).into();
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::arguments::parsed;
    use crate::lab::deals::Secret;
    use crate::titles::toy::{Setup, Toy};

    /// What becomes of a program that plays the toy against chance and may take so long.
    fn met(program: &str, limit: &str) -> Value {
        let seats = format!("{PROGRAM}{program},random");
        let words = ["--game", "toy", "--seats", &seats, "--games", "4", "--limit-ms", limit];
        let words = [&words[..], &["--json"]].concat();
        let text = run(&parsed(&words)).expect("a report");
        serde_json::from_str(&text).expect("json")
    }

    /// How often a player with a memory (`tests/programs/toy_memory.py`) wins against the same without.
    fn share_with_memory(memory: &str, deals: &Deals) -> f64 {
        const GAMES: u64 = 300;
        let seats = [memory, "none"]
            .map(|memory| format!("{PROGRAM}python3 tests/programs/toy_memory.py {memory}"));
        let mut contestants =
            contestants::<Toy>(&seats, Duration::from_secs(60)).expect("two players");
        let setup = |_, seed| Ok(Setup::new(seed));
        let played = meet_often(&mut contestants, GAMES, deals, setup).expect("a setup");
        assert_eq!((played, contestants[0].faults.as_slice()), (GAMES, [].as_slice()));
        contestants[0].wins / GAMES as f64
    }

    /// Two memories: of the game before, which was the same deal on another seat; and of all deals
    /// whose seeds count up from 1, as `lab trace` tells them. Both win more wherever seeds count up.
    #[test]
    fn a_program_with_a_memory_wins_no_more_than_without() {
        let drawn = Deals::Drawn(Secret::of("a run"));
        let counted = Deals::Counted(1);
        let without = share_with_memory("none", &drawn);
        for memory in ["last", "all"] {
            let with = share_with_memory(memory, &counted);
            assert!(with > without + 0.02, "{memory} is no memory: {with}");
            let with = share_with_memory(memory, &drawn);
            assert!(with <= without, "{memory}: {with} after {without}");
        }
    }

    #[test]
    fn the_secret_of_a_run_is_told_and_repeats_it() {
        let report = |seats: &str, more: &[&str]| {
            let words = ["--game", "toy", "--json", "--games", "6", "--seats", seats];
            let told = run(&parsed(&[&words[..], more].concat()))?;
            Ok::<Value, LabError>(serde_json::from_str(&told).expect("json"))
        };
        let program = format!("{PROGRAM}python3 tests/programs/toy_memory.py none,random");
        let first = report(&program, &[]).expect("a report");
        let secret = first["secret"].as_str().expect("a secret");
        let again = report(&program, &["--secret", secret]).expect("a report");
        assert_eq!((&first["repeated"], &again["repeated"]), (&json!(false), &json!(true)));
        assert_eq!(
            (&first["secret"], &first["seats"][0]["score"]),
            (&again["secret"], &again["seats"][0]["score"])
        );
        let other = report(&program, &[]).expect("a report");
        assert_ne!(first["secret"], other["secret"]);
        assert_eq!(report(&program, &["--seed", "1"]), Err(LabError::SeedOfPrograms));
        assert_eq!(report("easy,random", &["--secret", secret]), Err(LabError::SecretOfLevels));
        let levels = report("easy,random", &["--seed", "1"]).expect("a report");
        assert_eq!((&levels["secret"], &levels["repeated"]), (&Value::Null, &Value::Null));
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
