//! `lab field`: the results of bots with the deal of a link, the same numbers as on the page.

use crate::engine::bots::{FieldGames, FieldStep, Level};
use crate::engine::codec::{self, LinkError};
use crate::engine::game::{Rule, Seat};
use crate::measure::{LabTitle, level};
use crate::titles::rule_sets::{TitleTask, with_number};
use clap::Args;
use serde_json::json;

/// The arguments of `lab field`.
#[derive(Args)]
pub(super) struct FieldArguments {
    /// The link of a setup, a position or a game, which is played from its start.
    link: String,
    /// The seat whose results are printed, from 1.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    seat: u8,
    /// The level of its bot.
    #[arg(long, default_value = "medium", value_parser = level())]
    level: Level,
    /// The levels of all players in order, if not all others are Medium; that of the seat itself is ignored.
    #[arg(long, value_delimiter = ',', value_parser = level())]
    others: Vec<Level>,
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    games: u32,
}

/// Why there is no field.
#[derive(Debug, thiserror::Error)]
pub(super) enum FieldError {
    /// The text is not a link.
    #[error("{0}")]
    Link(LinkError),
    /// The setup cannot be played.
    #[error("the setup cannot be played: {0} ({1})")]
    Setup(String, &'static str),
    /// The setup has fewer seats.
    #[error("the setup has only {0} players")]
    Seat(usize),
    /// A bot gives no answer.
    #[error("a bot gave no answer in game {0}")]
    Lost(usize),
}

/// Returns the results of the games, in order.
pub(super) fn run(arguments: &FieldArguments) -> Result<String, FieldError> {
    let header = codec::header(&arguments.link).map_err(FieldError::Link)?;
    let unknown = || FieldError::Link(LinkError::Game(header.title));
    with_number(header.title, arguments).ok_or_else(unknown)?
}

impl TitleTask for &FieldArguments {
    type Output = Result<String, FieldError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let setup = codec::decode::<G>(&self.link).map_err(FieldError::Link)?.setup;
        let (players, seat) = (G::players(&setup), Seat(self.seat - 1));
        if seat.index() >= players {
            return Err(FieldError::Seat(players));
        }
        let other = |seat: Seat| self.others.get(seat.index()).copied().unwrap_or(Level::Medium);
        let level_of = |other_seat| if other_seat == seat { self.level } else { other(other_seat) };
        let games = FieldGames::<G>::new(&setup, level_of, 0);
        let mut games = games.map_err(|why| FieldError::Setup(why.to_string(), why.rule()))?;
        let mut results = Vec::new();
        while results.len() < self.games as usize {
            match games.step() {
                FieldStep::Playing => {}
                FieldStep::Ended(_, outcome) => results.push(outcome.scores.result(seat)),
                FieldStep::Lost => return Err(FieldError::Lost(results.len() + 1)),
            }
        }
        let field = json!({
            "game": G::title(&setup),
            "players": players,
            "seat": self.seat,
            "level": self.level,
            "bots": G::VERSION,
            "results": results,
        });
        Ok(field.to_string())
    }
}
