//! `lab agree`: how often a bot decides the same with other chance.

use super::arguments::{StartArguments, VariantArguments};
use crate::engine::bots::{Bot, Level, Plan, SearchProgress, Thought, best_plan};
use crate::engine::game::{BySeat, Game, Rng};
use crate::measure::{LabError, LabTitle, Nobody, level, play, statistics};
use crate::titles::rule_sets::TitleTask;
use clap::Args;
use serde_json::{Value, json};
use std::cell::RefCell;

/// The number with which the generator is forked for the second search.
const AGAIN: u64 = 0xA6A1;

/// The arguments of `lab agree`.
#[derive(Args)]
pub(super) struct Agree {
    #[command(flatten)]
    start: StartArguments,
    /// The number of players.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// The number of games.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The level of all players.
    #[arg(long, default_value = "hard", value_parser = level())]
    level: Level,
    /// Print the report on one line.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variants: VariantArguments,
}

/// Plays the games, searches twice at each decision, and reports the differences.
pub(super) fn run(arguments: &Agree) -> Result<String, LabError> {
    arguments.start.title.with_rules(arguments)?
}

impl TitleTask for &Agree {
    type Output = Result<String, LabError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let Agree { start, players, games, level, json, variants } = self;
        let twice = Twice::<G> { bot: level.bot(), seen: RefCell::default() };
        for game in 0..*games {
            let seed = start.seed.wrapping_add(game);
            let setup = variants.setup::<G>(&start.title.key, (*players).into(), seed)?;
            let bots = BySeat::new((*players).into(), |_| &twice as &dyn Bot<G>);
            let _ = play(setup, &bots, &mut Nobody);
        }
        let report = twice.seen.into_inner().report();
        Ok(if *json { report.to_string() } else { format!("{report:#}") })
    }
}

/// A bot that searches twice, each time with other chance, and decides by the first.
struct Twice<G: Game> {
    bot: Box<dyn Bot<G>>,
    seen: RefCell<SearchDifferences>,
}

impl<G: LabTitle> Bot<G> for Twice<G> {
    fn think(
        &self,
        observation: G::Observation,
        legal: &[G::Action],
        rng: Rng,
    ) -> Box<dyn Thought<G>> {
        let think = |rng| best_plan(&mut *self.bot.think(observation.clone(), legal, rng));
        let [first, second] = [rng, rng.fork(AGAIN)].map(think);
        if let (Some(first), Some(second)) = (&first, &second) {
            self.seen.borrow_mut().note(first, second);
        }
        Box::new(FinishedSearch(first))
    }
}

/// A finished search.
struct FinishedSearch<G: Game>(Option<Plan<G>>);

impl<G: Game> Thought<G> for FinishedSearch<G> {
    fn step(&mut self) -> SearchProgress {
        SearchProgress { done: 1, of: 1 }
    }

    fn plans(&self, _most: usize) -> Vec<Plan<G>> {
        self.0.iter().cloned().collect()
    }
}

/// The differences between pairs of searches.
#[derive(Default)]
struct SearchDifferences {
    thoughts: u64,
    equal: u64,
    /// Differences of the best plans' worths in hundredths of a point, where both had one.
    differences: Vec<i64>,
}

impl SearchDifferences {
    fn note<G: Game>(&mut self, first: &Plan<G>, second: &Plan<G>) {
        self.thoughts += 1;
        self.equal += u64::from(first.actions == second.actions);
        if first.worth != i64::MIN && second.worth != i64::MIN {
            self.differences.push((first.worth - second.worth).abs());
        }
    }

    fn report(mut self) -> Value {
        self.differences.sort_unstable();
        let points = |percent| {
            let hundredths = statistics::quantile(&self.differences, percent);
            hundredths.map(|hundredths| hundredths as f64 / 100.0)
        };
        json!({
            "thoughts": self.thoughts,
            "same_plan": statistics::share(self.equal as f64, self.thoughts),
            "worth_differs": { "median": points(50), "p90": points(90) },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::arguments::parsed;
    use crate::titles::toy::Toy;

    fn plan(worth: i64) -> Plan<Toy> {
        Plan { actions: Vec::new(), worth }
    }

    #[test]
    fn random_bots_rarely_pick_the_same_plan_twice() {
        let words = ["--game", "toy", "--level", "random", "--games", "20", "--json"];
        let output: Value =
            serde_json::from_str(&run(&parsed(&words)).expect("a report")).expect("json");
        let share = output["same_plan"]["share"].as_f64().expect("a share");
        assert!(
            output["thoughts"].as_u64() > Some(50) && (0.05..0.95).contains(&share),
            "{output}"
        );
        assert_eq!(output["worth_differs"], json!({ "median": 0.0, "p90": 0.0 }));
    }

    #[test]
    fn a_plan_without_a_worth_counts_but_its_worth_is_not_compared() {
        let mut seen = SearchDifferences::default();
        for second in [100, 130, 90, 400, i64::MIN] {
            seen.note(&plan(100), &plan(second));
        }
        let output = seen.report();
        assert_eq!((&output["thoughts"], &output["same_plan"]["share"]), (&json!(5), &json!(1.0)));
        assert_eq!(output["worth_differs"], json!({ "median": 0.1, "p90": 0.3 }));
    }
}
