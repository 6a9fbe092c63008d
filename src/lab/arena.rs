//! `lab arena`: bots of given levels, and outside programs, play against each other.

use super::arguments::{TitleArgument, VariantArguments};
use super::deals::Deals;
use super::program::Program;
use crate::engine::bots::{Bot, Level};
use crate::engine::game::{BySeat, Game, MAX_SEATS, Outcome, Seat};
use crate::measure::{CountSums, GameObserver, LabError, LabTitle, play, statistics};
use crate::titles::rule_sets::{RULE_SETS, TitleTask};
use clap::Args;
use serde_json::{Value, json};
use std::time::Duration;

/// The prefix of an outside program's command.
const PROGRAM: &str = "exec:";
/// The most faults of a program that are listed.
const FAULTS_SHOWN: usize = 5;

/// The arguments of `lab arena`.
#[derive(Args)]
pub(super) struct Arena {
    #[command(flatten)]
    title: TitleArgument,
    /// The seed of the first game, 1 by default; those of others follow. Only for levels: programs get deals from a secret.
    #[arg(long)]
    seed: Option<u64>,
    /// The secret reported by an earlier run with programs, to repeat its deals. The report says that they are repeated.
    #[arg(long, value_name = "VALUE", conflicts_with = "seed")]
    secret: Option<String>,
    #[arg(long, help = seats(), default_value = "hard,medium", value_delimiter = ',')]
    seats: Vec<String>,
    /// The number of games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The time limit of an outside program for an answer, in milliseconds.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    limit_ms: u64,
    /// Print the report on one line.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variants: VariantArguments,
}

/// Describes the possible players.
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

/// A contestant with its results.
struct Contestant<G: LabTitle> {
    name: String,
    player: Agent<G>,
    /// Games won; a shared win counts as a fraction.
    wins: f64,
    scores: Vec<i64>,
    places: Vec<i64>,
    times: ThoughtTimes,
    marks: CountSums,
    faults: Vec<String>,
}

/// The number and duration of searches.
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

/// Measures the searches of each contestant.
struct Stopwatch<'a> {
    contestants: &'a mut [ThoughtTimes],
    rotation: usize,
}

impl<G: Game> GameObserver<G> for Stopwatch<'_> {
    fn thought(&mut self, seat: Seat, time: Duration) {
        let at = contestant_at(seat, self.rotation, self.contestants.len());
        self.contestants[at].note(time);
    }
}

/// Returns the contestant on a seat when all have moved on by `rotation` seats.
fn contestant_at(seat: Seat, rotation: usize, count: usize) -> usize {
    (seat.index() + rotation) % count
}

/// Plays the games and reports them. From game to game everybody moves on by a seat. Levels play each seed once for every
/// rotation of the seats; with programs each game has a new deal, so that memory does not help.
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

/// Plays a number of games and returns how many ended. From game to game everybody moves on by a seat.
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
        marks: CountSums::default(),
        faults: Vec::new(),
    })
}

/// Plays one game; returns whether it ended, possibly by a program's fault.
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

    /// Counts a loss by its own fault: the last place of `count`.
    fn lose_by_fault(&mut self, count: usize) {
        self.places.push(count as i64);
        if let Agent::Program(program) = &self.player {
            self.faults.extend(program.fault().map(|fault| format!("{} {fault}", self.name)));
        }
    }

    /// Counts the win shared by all others when one of `count` is at fault.
    fn win_by_fault(&mut self, count: usize) {
        self.places.push(1);
        self.wins += 1.0 / (count - 1).max(1) as f64;
    }
}

/// Returns the place of a seat: 1 for all winners.
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
        let mut output = json!({
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
            output["marks"] = marks;
        }
        if !contestant.faults.is_empty() {
            output["lost_by_faults"] = contestant.faults.len().into();
            let first = contestant.faults.iter().take(FAULTS_SHOWN);
            output["faults"] = first.cloned().collect::<Vec<_>>().into();
        }
        output
    };
    let mut output = json!({
        "games": games,
        "unfinished": games - played,
        "seats": contestants.iter().map(seat).collect::<Vec<_>>(),
    });
    if let Deals::Drawn(secret) | Deals::Repeated(secret) = deals {
        output["secret"] = secret.word().into();
        output["repeated"] = matches!(deals, Deals::Repeated(_)).into();
    }
    output
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::arguments::parsed;
    use crate::lab::deals::Secret;
    use crate::titles::toy::{Setup, Toy};

    /// Reports a run of a program against Random at the toy, with a time limit in milliseconds.
    fn met(program: &str, limit: &str) -> Value {
        let seats = format!("{PROGRAM}{program},random");
        let words = ["--game", "toy", "--seats", &seats, "--games", "4", "--limit-ms", limit];
        let words = [&words[..], &["--json"]].concat();
        let text = run(&parsed(&words)).expect("a report");
        serde_json::from_str(&text).expect("json")
    }

    /// Returns the share of wins of a player with a memory (`tests/programs/toy_memory.py`) against the same without.
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

    /// Two memories: of the game before, which had the same deal with other seats; and of all deals with seeds counted from 1, as
    /// `lab trace` shows them. Both win more if seeds count up.
    #[test]
    fn a_program_gains_nothing_from_a_memory_of_drawn_deals() {
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
    fn a_run_can_be_repeated_with_its_reported_secret() {
        let report = |seats: &str, more: &[&str]| {
            let words = ["--game", "toy", "--json", "--games", "6", "--seats", seats];
            let output = run(&parsed(&[&words[..], more].concat()))?;
            Ok::<Value, LabError>(serde_json::from_str(&output).expect("json"))
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
    fn plays_a_program_over_lines_of_text() {
        let python = "python3 examples/arena_player.py";
        let report = met(python, "60000");
        assert_eq!((&report["unfinished"], fault(&report)), (&json!(0), ""));
        assert!(report["seats"][0]["thoughts"].as_u64() > Some(8));
    }

    #[test]
    fn a_program_with_a_bad_answer_loses_and_the_report_says_why() {
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
    fn ranks_by_winners_then_scores() {
        let scores: BySeat<i32> = [7, 9, 7, 9].into_iter().collect();
        let outcome = Outcome { scores, winners: vec![Seat(3)] };
        let places = [0, 1, 2, 3].map(|seat| place(Seat(seat), &outcome));
        assert_eq!(places, [3, 2, 3, 1]);
    }
}
