//! The field of a deal: the results of many games played by bots. Equal deals, levels and game numbers give equal results.

use super::{Bot, HasBots, Level, MOST_PLIES, Rerun, RerunStep};
use crate::engine::game::{BySeat, Game, Outcome, Rng, Seat};

/// A setup's generator is forked with this plus the number of the game.
const FIELD: u64 = 0xF1E1D;

/// Games of one setup, one after another, each with its own chance.
pub struct FieldGames<G: Game> {
    chance: Rng,
    start: G::State,
    bots: BySeat<Box<dyn Bot<G>>>,
    /// The number of the present game, from 0.
    number: u32,
    game: Option<RunningGame<G>>,
}

/// A game under way.
struct RunningGame<G: Game> {
    state: G::State,
    ply: usize,
    rerun: Rerun<G>,
}

/// The result of one slice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldStep {
    /// The game continues.
    Playing,
    /// The game of this number has ended with this outcome.
    Ended(u32, Outcome),
    /// A bot gave no answer.
    Lost,
}

impl<G: HasBots> FieldGames<G> {
    /// Begins with the game of a number, from 0. `level_of` returns the level of each seat's bot.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn new(
        setup: &G::Setup,
        level_of: impl Fn(Seat) -> Level,
        first: u32,
    ) -> Result<Self, G::SetupError> {
        let start = G::new(setup)?;
        let bots = BySeat::new(G::players(setup), |seat| level_of(seat).bot());
        let chance = Rng::new(G::seed(setup));
        Ok(FieldGames { chance, start, bots, number: first, game: None })
    }

    /// Continues for one slice, a few milliseconds at most. After the end of a game the next one begins.
    pub fn step(&mut self) -> FieldStep {
        let mut game = self.game.take().unwrap_or_else(|| self.begin());
        let Some(seat) = G::to_act(&game.state) else {
            let Some(outcome) = G::outcome(&game.state) else { return FieldStep::Lost };
            self.number += 1;
            return FieldStep::Ended(self.number - 1, outcome);
        };
        match game.rerun.step(&*self.bots[seat], &game.state, game.ply) {
            RerunStep::Decided(action) if game.ply < MOST_PLIES => game.take(action),
            RerunStep::Thinking(_) => {}
            RerunStep::Decided(_) | RerunStep::Lost => return FieldStep::Lost,
        }
        self.game = Some(game);
        FieldStep::Playing
    }

    fn begin(&self) -> RunningGame<G> {
        let chance = self.chance.fork(FIELD + u64::from(self.number));
        RunningGame { state: self.start.clone(), ply: 0, rerun: Rerun::new(chance) }
    }
}

impl<G: Game> RunningGame<G> {
    fn take(&mut self, action: G::Action) {
        let mut events = Vec::new();
        G::apply_unchecked(&mut self.state, action, &mut events);
        self.rerun.note(action, Some(action), &events);
        self.ply += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::toy::{Setup, Toy};

    /// Returns number and scores of each of some games, from game `first` on.
    fn scores(first: u32, games: usize) -> Vec<(u32, Vec<i32>)> {
        let level = |seat: Seat| if seat == Seat(0) { Level::Medium } else { Level::Random };
        let mut field = FieldGames::<Toy>::new(&Setup::new(5), level, first).expect("a setup");
        let mut scores = Vec::new();
        while scores.len() < games {
            match field.step() {
                FieldStep::Ended(number, outcome) => {
                    scores.push((number, outcome.scores.iter().copied().collect()));
                }
                FieldStep::Playing => {}
                FieldStep::Lost => panic!("a bot without an answer"),
            }
        }
        scores
    }

    #[test]
    fn a_game_depends_only_on_its_number() {
        let all = scores(0, 12);
        assert_eq!(
            all.iter().map(|(number, _)| *number).collect::<Vec<_>>(),
            Vec::from_iter(0..12)
        );
        assert_eq!(scores(7, 5), all[7..]);
    }

    #[test]
    fn each_game_has_its_own_randomness() {
        let mut all: Vec<Vec<i32>> = scores(0, 30).into_iter().map(|(_, scores)| scores).collect();
        all.sort();
        all.dedup();
        assert!(all.len() > 1, "thirty games alike");
    }
}
