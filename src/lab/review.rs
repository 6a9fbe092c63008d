//! `lab review`: checks that a point lost according to the judge is worth a point.

use super::arguments::{StartArguments, VariantArguments};
use crate::engine::bots::{
    DecisionReview, Grade, Grading, Level, Rerun, ReviewError, Reviewed, SeatReview, Weighing,
    advice, chance_of, own_line,
};
use crate::engine::game::{Boundary, BySeat, Game, Outcome, Record, Rng, Seat};
use crate::measure::statistics::{quantile, round, share};
use crate::measure::{LabError, LabTitle, Nobody, level, play};
use crate::titles::rule_sets::TitleTask;
use clap::Args;
use serde_json::{Value, json};

/// The number with which the generator is forked for the second judgement.
const AGAIN: u64 = 0xA6A1;
/// A loss of at least this counts as dear.
const DEAR: i64 = 300;
/// A spoilt decision should be among this many of the dearest.
const DEAREST: usize = 3;
/// The thresholds of titles without their own.
const USUAL: Grading = Grading { mistake: 200, blunder: 600, most_seats: 5 };

/// The arguments of `lab review`.
#[derive(Args)]
pub(super) struct ReviewArguments {
    #[command(flatten)]
    start: StartArguments,
    /// The number of players.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// The number of games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The level whose decisions are reviewed; the others are Medium.
    #[arg(long, default_value = "medium", value_parser = level())]
    level: Level,
    /// Replaces one decision of each game by the worst and reports how often it is among the three dearest.
    #[arg(long)]
    spoilt: bool,
    #[command(flatten)]
    variants: VariantArguments,
}

/// Reviews the games; Hard plays each deal in the same seat too.
pub(super) fn run(arguments: &ReviewArguments) -> Result<String, LabError> {
    arguments.start.title.with_rules(arguments)?
}

impl TitleTask for &ReviewArguments {
    type Output = Result<String, LabError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let mut rows = ReviewRows::default();
        for game in 0..self.games {
            let seed = self.start.seed.wrapping_add(game);
            let key = &self.start.title.key;
            let setup = self.variants.setup::<G>(key, self.players.into(), seed)?;
            let seat = Seat((game % u64::from(self.players)) as u8);
            if self.spoilt {
                rows.spoil::<G>(&setup, seat, self.level, &mut Rng::new(seed));
            } else {
                rows.add::<G>(&setup, seat, self.level);
            }
        }
        let report = if self.spoilt { rows.spoilt() } else { rows.report() };
        Ok(format!("{report:#}"))
    }
}

/// Plays a game with a bot of a level in a seat, against Medium.
fn played<G: LabTitle>(setup: &G::Setup, seat: Seat, level: Level) -> Option<(Record<G>, Outcome)> {
    let (own, other) = (level.bot::<G>(), Level::Medium.bot::<G>());
    let bots = BySeat::new(G::players(setup), |it| if it == seat { &*own } else { &*other });
    let played = play::<G>(setup.clone(), &bots, &mut Nobody).ok()?;
    Some((played.record, played.outcome?))
}

fn reviewed<G: LabTitle>(record: &Record<G>, seat: Seat, chance: Rng) -> Vec<Reviewed<G>> {
    let review: Result<_, ReviewError<_>> = SeatReview::new(record.clone(), seat, 0, chance);
    review.map_or_else(|_| Vec::new(), SeatReview::finish)
}

/// The results of all games.
#[derive(Default)]
struct ReviewRows {
    decisions: u64,
    as_hard: u64,
    dear: u64,
    /// For each game, in hundredths: the loss of all decisions, the loss of its mistakes, and how much better Hard did.
    lost: Vec<i64>,
    mistakes: Vec<i64>,
    gaps: Vec<i64>,
    results: Vec<i64>,
    /// Differences of a decision's loss when judged again.
    differences: Vec<i64>,
    /// The dearest decision of each game.
    dearest: Vec<Value>,
    spoilt: u64,
    found: u64,
    harmless: u64,
}

impl ReviewRows {
    fn add<G: LabTitle>(&mut self, setup: &G::Setup, seat: Seat, level: Level) {
        let (Some((record, outcome)), Some((_, hard))) =
            (played::<G>(setup, seat, level), played::<G>(setup, seat, Level::Hard))
        else {
            return;
        };
        let grading = G::GRADING.unwrap_or(USUAL);
        let first = reviewed(&record, seat, advice());
        let again = reviewed(&record, seat, advice().fork(AGAIN));
        let (mut all, mut mistakes) = (0, 0);
        for (Reviewed { ply, upto, judged: DecisionReview { best, lost } }, again) in
            first.iter().zip(&again)
        {
            self.decisions += 1;
            self.as_hard += u64::from(*best == record.actions[*ply..*upto]);
            self.dear += u64::from(*lost >= DEAR);
            self.differences.push((lost - again.judged.lost).abs());
            all += lost;
            if grading.grade(*lost) >= Grade::Mistake {
                mistakes += lost;
            }
        }
        if let Some(it) = first.iter().max_by_key(|it| it.judged.lost) {
            let state = after(&record, it.ply);
            self.dearest.push(json!({
                "seed": G::seed(setup),
                "ply": it.ply,
                "lost": it.judged.lost,
                "taken": notation::<G>(&state, &record.actions[it.ply..it.upto]),
                "best": notation::<G>(&state, &it.judged.best),
            }));
        }
        self.lost.push(all);
        self.mistakes.push(mistakes);
        let own = outcome.scores.result(seat);
        self.results.push(own.into());
        self.gaps.push(100 * i64::from(hard.scores.result(seat) - own));
    }

    fn report(mut self) -> Value {
        self.differences.sort_unstable();
        let games = self.lost.len().max(1) as f64;
        let points = |hundredths: i64| hundredths as f64 / 100.0;
        let mean = |values: &[i64]| round(points(values.iter().sum()) / games);
        let again = |percent| quantile(&self.differences, percent).map(points);
        json!({
            "games": self.lost.len(),
            "decisions": round(self.decisions as f64 / games),
            "as_hard": share(self.as_hard as f64, self.decisions),
            "lost_a_game": { "all": mean(&self.lost), "mistakes": mean(&self.mistakes) },
            "gap": mean(&self.gaps),
            "from_3_points_on": round(self.dear as f64 / games),
            "judged_again": { "median": again(50), "p90": again(90) },
            "dearest": self.dearest,
            "correlation_with_result": correlation(&self.lost, &self.results),
        })
    }

    /// Replaces a decision of a game by the worst, lets the game continue, and looks for it in the review.
    fn spoil<G: LabTitle>(&mut self, setup: &G::Setup, seat: Seat, level: Level, rng: &mut Rng) {
        let Some((record, _)) = played::<G>(setup, seat, level) else { return };
        let plies = own_decisions(&record, seat);
        if plies.is_empty() {
            self.harmless += 1;
            return;
        }
        let ply = plies[rng.below(plies.len())];
        let mut state = after(&record, ply);
        let Some(worst) = worst_line::<G>(&state, seat) else { return };
        let weighing = Weighing::<G>::new(&state, worst.clone(), advice());
        let lost = weighing.map_or(0, |weighing| weighing.finish().lost);
        if G::GRADING.unwrap_or(USUAL).grade(lost) < Grade::Mistake {
            self.harmless += 1;
            return;
        }
        let actions = record.actions[..ply].to_vec();
        let mut spoilt = Record { setup: setup.clone(), actions };
        for action in worst {
            G::apply_unchecked(&mut state, action, &mut Vec::new());
            spoilt.actions.push(action);
        }
        play_on::<G>(&mut spoilt, state, seat, level);
        let mut reviewed = reviewed(&spoilt, seat, advice());
        reviewed.sort_by_key(|it| std::cmp::Reverse(it.judged.lost));
        self.spoilt += 1;
        self.found += u64::from(reviewed.iter().take(DEAREST).any(|it| it.ply == ply));
    }

    fn spoilt(&self) -> Value {
        json!({
            "among_the_three_dearest": share(self.found as f64, self.spoilt),
            "spoilt": self.spoilt,
            "harmless": self.harmless,
        })
    }
}

/// Writes a line as text.
fn notation<G: Game>(state: &G::State, line: &[G::Action]) -> String {
    let mut state = state.clone();
    let written = line.iter().map(|&action| {
        let text = G::notation(&state, action);
        G::apply_unchecked(&mut state, action, &mut Vec::new());
        text
    });
    written.collect::<Vec<_>>().join(" ")
}

/// Returns the worst of the lines that begin with each legal action.
fn worst_line<G: LabTitle>(state: &G::State, seat: Seat) -> Option<Vec<G::Action>> {
    let firsts = G::legal(state).into_iter();
    let lines: Vec<_> = firsts.filter_map(|first| own_line::<G>(state, &[first])).collect();
    let mut judging = G::judge()?.judge(G::observe(state, seat), lines.clone(), advice());
    while !judging.step().is_finished() {}
    lines.into_iter().zip(judging.worths()).min_by_key(|(_, worth)| *worth).map(|(line, _)| line)
}

/// Returns the plies where a whole action of a seat begins and more than one action is legal.
pub(super) fn own_decisions<G: Game>(record: &Record<G>, seat: Seat) -> Vec<usize> {
    let Ok(mut state) = G::new(&record.setup) else { return Vec::new() };
    let mut plies = Vec::new();
    for (ply, &action) in record.actions.iter().enumerate() {
        let is_own = G::to_act(&state) == Some(seat) && G::boundary(&state) == Boundary::Root;
        if is_own && G::legal(&state).len() > 1 {
            plies.push(ply);
        }
        G::apply_unchecked(&mut state, action, &mut Vec::new());
    }
    plies
}

/// Returns the position of a game at a ply.
pub(super) fn after<G: LabTitle>(record: &Record<G>, ply: usize) -> G::State {
    let actions = record.actions[..ply].to_vec();
    let replay = Record::<G> { setup: record.setup.clone(), actions }.replay();
    replay.unwrap_or_else(|error| panic!("a set-up that was played: {}", error.0)).state
}

/// Lets bots play a game to its end: one of a level in a seat, against Medium.
fn play_on<G: LabTitle>(record: &mut Record<G>, mut state: G::State, seat: Seat, level: Level) {
    let (own, other) = (level.bot::<G>(), Level::Medium.bot::<G>());
    let mut rerun = Rerun::<G>::new(chance_of::<G>(&record.setup));
    let mut events = Vec::new();
    while let Some(to_act) = G::to_act(&state) {
        let bot = if to_act == seat { &own } else { &other };
        let Some(action) = rerun.decide(&**bot, &state, record.actions.len()) else { return };
        events.clear();
        G::apply_unchecked(&mut state, action, &mut events);
        rerun.note(action, Some(action), &events);
        record.actions.push(action);
    }
}

/// Returns the correlation of two series, from -1 to 1.
fn correlation(xs: &[i64], ys: &[i64]) -> f64 {
    let n = xs.len().max(1) as f64;
    let mean = |values: &[i64]| values.iter().sum::<i64>() as f64 / n;
    let (x, y) = (mean(xs), mean(ys));
    let off = |values: &[i64], mean: f64| -> Vec<f64> {
        values.iter().map(|&value| value as f64 - mean).collect()
    };
    let (dx, dy) = (off(xs, x), off(ys, y));
    let sum = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    round(sum(&dx, &dy) / (sum(&dx, &dx) * sum(&dy, &dy)).sqrt().max(f64::MIN_POSITIVE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::arguments::parsed;

    fn output(words: &[&str]) -> Value {
        serde_json::from_str(&run(&parsed(words)).expect("a report")).expect("json")
    }

    #[test]
    fn games_of_a_toy_are_reviewed() {
        let output = output(&["--game", "toy", "--level", "random", "--games", "6"]);
        assert_eq!(output["games"], 6);
        assert!(output["decisions"].as_f64() > Some(0.0), "{output}");
        assert!(output["judged_again"]["p90"].is_number(), "{output}");
    }

    #[test]
    fn every_spoilt_game_is_counted_once() {
        let output = output(&["--game", "toy", "--level", "random", "--games", "6", "--spoilt"]);
        let count = |key: &str| output[key].as_u64().expect("a number");
        assert_eq!(count("spoilt") + count("harmless"), 6);
    }

    #[test]
    fn correlations_of_known_cases() {
        assert_eq!(correlation(&[1, 2, 3], &[2, 4, 6]), 1.0);
        assert_eq!(correlation(&[1, 2, 3], &[6, 4, 2]), -1.0);
        assert_eq!(correlation(&[1, 1, 1], &[6, 4, 2]), 0.0);
    }
}
