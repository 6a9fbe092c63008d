//! `lab puzzles`: finds positions with one best idea that Easy does not find, or checks a file of them.

use super::arguments::TitleArgument;
use super::review::{after, own_decisions};
use crate::engine::bots::{
    Bot, DEEP, HasBots, Level, LineJudge, Plan, Rollouts, Until, Weighing, advice, best_plan,
    own_line,
};
use crate::engine::codec::{self, Link};
use crate::engine::game::{BySeat, Game, Record, Rng, Seat};
use crate::measure::{LabError, LabTitle, Nobody, play};
use crate::table::Day;
use crate::table::puzzle::Puzzle;
use crate::titles::rule_sets::TitleTask;
use clap::Args;
use std::path::PathBuf;

/// Greater than the seed of any daily deal.
const FIRST_SEED: u64 = 1 << 40;
/// The lead of the best idea over the second one, in hundredths of a point.
const AHEAD: i64 = 300;
/// The number with which the generator is forked for other samples.
const AGAIN: u64 = 0xA6A1;
/// The most ideas compared.
const IDEAS: usize = 12;
/// The number of games played on after the two best lines of a puzzle; the best line must win more in them, too.
const PLAYED_ON: u32 = 20;
/// Lines that differ by no more hundredths of a point are one idea with different payments.
const ABOUT_THE_SAME: i64 = 50;

/// The arguments of `lab puzzles`.
#[derive(Args)]
pub(super) struct Puzzles {
    #[command(flatten)]
    title: TitleArgument,
    /// The number of puzzles to make.
    #[arg(long, default_value_t = 128)]
    count: usize,
    /// The seed of the first game.
    #[arg(long, default_value_t = FIRST_SEED)]
    seed: u64,
    /// Checks the puzzles of a file instead.
    #[arg(long)]
    check: Option<PathBuf>,
}

/// Why a file of puzzles is refused.
#[derive(Debug, thiserror::Error)]
pub(super) enum PuzzleError {
    /// The title does not exist.
    #[error(transparent)]
    Lab(#[from] LabError),
    /// The file cannot be read.
    #[error("{0}")]
    File(std::io::Error),
    /// A line is not a puzzle of the title, or its solution is not found again.
    #[error("line {0}: {1}")]
    Line(usize, &'static str),
}

/// Makes puzzles, one per line, or checks those of a file.
pub(super) fn run(arguments: &Puzzles) -> Result<String, PuzzleError> {
    arguments.title.with_rules(arguments)?
}

impl TitleTask for &Puzzles {
    type Output = Result<String, PuzzleError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        if let Some(path) = &self.check {
            let text = std::fs::read_to_string(path).map_err(PuzzleError::File)?;
            for (number, line) in (1..).zip(text.lines()) {
                check::<G>(&self.title.key, line).map_err(|why| PuzzleError::Line(number, why))?;
            }
            return Ok(format!("{} puzzles are found again", text.lines().count()));
        }
        let games = (0..).map_while(|game| puzzle::<G>(&self.title.key, self.seed + game));
        let puzzles = games.flatten().take(self.count).map(|puzzle| {
            let line = puzzle.puzzle().line();
            eprintln!("{line}");
            line
        });
        Ok(puzzles.collect::<Vec<_>>().join("\n"))
    }
}

/// A position with one best idea.
struct Posed<G: Game> {
    /// The setup that begins there, with everything unknown to its seat dealt anew.
    setup: G::Setup,
    seat: Seat,
    best: Vec<G::Action>,
    /// The distance of the second idea, in hundredths of a point.
    lost: i64,
}

impl<G: LabTitle> Posed<G> {
    fn puzzle(self) -> Puzzle {
        let link = codec::write::<G>(&Link::position(self.setup.clone()));
        let best =
            codec::write::<G>(&Link::game(Record { setup: self.setup, actions: self.best }, 0));
        let (right, due) = (0, Day(0));
        Puzzle { link, seat: self.seat, best, lost: self.lost, bots: G::VERSION, right, due }
    }
}

/// Returns the puzzle of a seed's game: the inner `None` if it has none, the outer one if there is no such game.
fn puzzle<G: LabTitle>(key: &str, seed: u64) -> Option<Option<Posed<G>>> {
    let players = (1..).find(|&players| G::usual(key, players, seed).is_some())?;
    let setup = G::usual(key, players, seed)?;
    let bot = Level::Medium.bot::<G>();
    let bots = BySeat::new(players, |_| &*bot);
    let record = play::<G>(setup, &bots, &mut Nobody).ok()?.record;
    let seats = (0..players as u8).map(Seat);
    let of = |seat| own_decisions(&record, seat).into_iter().map(move |ply| (seat, ply));
    let mut decisions: Vec<(Seat, usize)> = seats.flat_map(of).collect();
    Rng::new(seed).shuffle(&mut decisions);
    Some(decisions.into_iter().find_map(|(seat, ply)| posed::<G>(&record, seat, ply)))
}

/// Returns whether a position looks like a puzzle: the second idea is behind, and Easy finds another one.
fn is_promising<G: LabTitle>(state: &G::State, seat: Seat) -> bool {
    let plans = ideas::<G>(state, seat, advice());
    let [best, second, ..] = &plans[..] else { return false };
    let easy = found::<G>(&*Level::Easy.bot(), state, seat, advice());
    best.worth.saturating_sub(second.worth) >= AHEAD / 2
        && easy.is_none_or(|easy| easy.first() != best.actions.first())
}

/// Makes a puzzle of a decision; `None` if it is not suited.
fn posed<G: LabTitle>(record: &Record<G>, seat: Seat, ply: usize) -> Option<Posed<G>> {
    let state = after(record, ply);
    if !is_promising::<G>(&state, seat) {
        return None;
    }
    let so_far = Record { setup: record.setup.clone(), actions: record.actions[..ply].to_vec() };
    let mut rng = Rng::new(G::seed(&record.setup)).fork(ply as u64);
    let setup = codec::redacted::<G>(&so_far, Some(seat), &mut rng)?.record.setup;
    let started = G::new(&setup).ok()?;
    let known = |state: &G::State| format!("{:?}", G::observe(state, seat));
    if G::to_act(&started) != Some(seat) || known(&started) != known(&state) {
        return None;
    }
    let (best, second, lost) = best_idea::<G>(&started, seat, advice())?;
    let is_sound = lost >= AHEAD && is_found_by_more::<G>(&started, seat, &best, &second);
    is_sound.then_some(Posed { setup, seat, best, lost })
}

type PuzzleLine<G> = Vec<<G as Game>::Action>;

fn ideas<G: HasBots>(state: &G::State, seat: Seat, chance: Rng) -> Vec<Plan<G>> {
    let hard = Level::Hard.bot::<G>();
    let mut thought = hard.think(G::observe(state, seat), &G::legal(state), chance);
    while !thought.step().is_finished() {}
    thought.plans(IDEAS)
}

/// Returns Hard's line, its second idea, and the loss of that.
fn best_idea<G: HasBots>(
    state: &G::State,
    seat: Seat,
    chance: Rng,
) -> Option<(PuzzleLine<G>, PuzzleLine<G>, i64)> {
    let plans = ideas::<G>(state, seat, chance).into_iter();
    let mut lines: Vec<_> = plans.filter_map(|it| own_line::<G>(state, &it.actions)).collect();
    let best = Weighing::<G>::new(state, lines.first()?.clone(), chance)?.finish().best;
    lines[0] = best;
    let worths = worths::<G>(&*G::judge()?, state, seat, &lines, chance);
    let others = worths.iter().enumerate().filter(|(at, _)| lines[*at] != lines[0]);
    let (at, second) = others.max_by_key(|(_, worth)| **worth)?;
    Some((lines[0].clone(), lines[at].clone(), worths[0] - second))
}

/// Returns whether the best line is confirmed by ten times the effort, by other samples, and by playing games on.
fn is_found_by_more<G: LabTitle>(
    state: &G::State,
    seat: Seat,
    best: &PuzzleLine<G>,
    second: &PuzzleLine<G>,
) -> bool {
    let chance = advice().fork(AGAIN);
    let Some((judge, deep)) = G::judge().zip(G::guest(DEEP)) else { return false };
    let Some(deep) = found::<G>(&*deep, state, seat, chance) else { return false };
    let all = [best.clone(), second.clone(), deep];
    let again = worths::<G>(&*judge, state, seat, &all, chance);
    let is_again = again[0] - again[1] >= AHEAD && again[0] - again[2] <= ABOUT_THE_SAME;
    if !is_again {
        return false;
    }
    let judge = Rollouts { level: Level::Medium, games: PLAYED_ON, until: Until::End };
    let ends = worths::<G>(&judge, state, seat, &all[..2], chance);
    ends[0] > ends[1]
}

/// Returns the line that a bot would play.
fn found<G: Game>(
    bot: &dyn Bot<G>,
    state: &G::State,
    seat: Seat,
    chance: Rng,
) -> Option<PuzzleLine<G>> {
    let mut thought = bot.think(G::observe(state, seat), &G::legal(state), chance);
    own_line::<G>(state, &best_plan(&mut *thought)?.actions)
}

fn worths<G: Game>(
    judge: &dyn LineJudge<G>,
    state: &G::State,
    seat: Seat,
    lines: &[PuzzleLine<G>],
    chance: Rng,
) -> Vec<i64> {
    let mut judging = judge.judge(G::observe(state, seat), lines.to_vec(), chance);
    while !judging.step().is_finished() {}
    judging.worths()
}

/// Checks one line of a puzzle file.
///
/// # Errors
/// The first problem with the line.
fn check<G: LabTitle>(key: &str, line: &str) -> Result<(), &'static str> {
    let puzzle = Puzzle::read_line(line).ok_or("it is no line of a puzzle")?;
    let setup = codec::decode::<G>(&puzzle.link).map_err(|_| "its position cannot be read")?.setup;
    let state = G::new(&setup).map_err(|_| "its position cannot be played")?;
    let best_line = codec::read::<G>(&puzzle.best).map_err(|_| "its best line cannot be read")?;
    if G::title(&setup) != key || G::to_act(&state) != Some(puzzle.seat) {
        return Err("it is of another title, or another seat decides");
    }
    if best_line.record.setup != setup || best_line.cursor != 0 {
        return Err("its best line is of another position");
    }
    if puzzle.bots != G::VERSION {
        return Err("it was made by bots of another version");
    }
    let found = best_idea::<G>(&state, puzzle.seat, advice()).ok_or("no idea is found")?;
    let is_same = found.0 == best_line.record.actions && puzzle.lost == found.2;
    if is_same && found.2 >= AHEAD {
        Ok(())
    } else {
        Err("another line is found, or it is no longer ahead")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::rules::City;

    const PUZZLES: &str = include_str!("../../static/puzzles/san-francisco.txt");

    #[test]
    fn accepts_a_puzzle_and_rejects_changed_ones() {
        let line = PUZZLES.lines().next().expect("a puzzle");
        let check = |line: &str| check::<City>("san-francisco", line);
        assert_eq!(check(line), Ok(()));
        let parts: Vec<&str> = line.split(' ').collect();
        let with = |at: usize, part: &str| {
            let mut parts = parts.clone();
            parts[at] = part;
            parts.join(" ")
        };
        assert_eq!(
            super::check::<City>("berlin", line),
            Err("it is of another title, or another seat decides")
        );
        for (at, part) in [(0, "p1"), (1, "4"), (2, parts[0]), (3, "1"), (4, "999")] {
            assert!(check(&with(at, part)).is_err(), "{at}");
        }
        assert!(check("").is_err() && check(&parts[..4].join(" ")).is_err());
    }
}
