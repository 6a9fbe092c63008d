//! Results on one deal: its seats, and the games that people played.
//!
//! ```text
//! title, rules · setup, a deal · each seat: 0 the player, else the level · results - 1
//! each result: name · bots · undos, hints, hurried · count, actions by a course of their own
//! ```
//!
//! All results have the same setup and seats. They can be read without rules or bots: [`Results::replayed`] checks that the
//! games are legal and finished, [`Results::checker`] that the bots really played so.

use super::model::Number;
use super::range::{Coder, Decoder, Encoder};
use super::record::{
    TruncatedLink, check_end, check_header, code_header, code_setup, known_form, read_setup,
};
use super::turn::{LinkedPlayer, number_of, player_of};
use super::{
    BoardForm, Coded, Format, Link, LinkError, MAX_ACTIONS, Part, SetupForm, link_text, unwrapped,
};
use crate::engine::bots::{Checker, HasBots, Level};
use crate::engine::game::{BySeat, Game, Record, Rule};
use derive_where::derive_where;
use std::cmp::Reverse;
use thiserror::Error;

/// The most results of a deal in a link.
pub const MAX_RESULTS: usize = 8;
/// The most characters of a player's name in a result.
pub const MAX_LETTERS: usize = 20;

/// The games played on one deal.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Results<G: Game> {
    /// The deal.
    pub setup: G::Setup,
    /// The level of each seat's bot; `None` for the one seat of the player.
    pub seats: BySeat<Option<Level>>,
    /// The games, from one to [`MAX_RESULTS`].
    pub games: Vec<PlayedGame<G>>,
}

/// A game played by a person against bots.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame<G: Game> {
    /// The player's name; may be empty.
    pub name: String,
    /// Version of the bots; 0 if there were several.
    pub bots: u16,
    /// Number of the player's undos.
    pub undos: u32,
    /// Number of hints shown.
    pub hints: u32,
    /// Number of bot moves that were cut short or missing.
    pub hurried: u32,
    /// The actions of all seats.
    pub actions: Vec<G::Action>,
}

/// The other results belong to another deal or other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the results are of another deal")]
pub struct NotTheSameDeal;

/// Why a game is not a result.
#[derive_where(Clone, Debug, PartialEq, Eq)]
#[derive(Error)]
pub enum NoResult<G: Game> {
    /// The action with this number, from 1, is illegal: its notation, and the reason.
    #[error("action {0}, {1:?}, is illegal: {2} ({rule})", rule = .2.rule())]
    Illegal(usize, String, G::Refusal),
    /// The game is not over after this number of actions.
    #[error("the game is not finished after its {0} actions")]
    Unfinished(usize),
}

/// The last position of a game, or why it is not a result.
pub type Replayed<G> = Result<<G as Game>::State, NoResult<G>>;

impl<G: Game> Results<G> {
    /// Returns the record of one of these games.
    pub fn record(&self, game: &PlayedGame<G>) -> Record<G> {
        Record { setup: self.setup.clone(), actions: game.actions.clone() }
    }

    /// Merges these results with others, each game once. If there are too many, those of the greatest worth remain;
    /// callers rank their own games highest.
    ///
    /// # Errors
    /// They belong to another deal.
    pub fn merged<K: Ord>(
        &self,
        other: &Results<G>,
        worth: impl Fn(&PlayedGame<G>) -> K,
    ) -> Result<Results<G>, NotTheSameDeal> {
        if (&self.setup, &self.seats) != (&other.setup, &other.seats) {
            return Err(NotTheSameDeal);
        }
        let mut games: Vec<PlayedGame<G>> = Vec::new();
        for game in self.games.iter().chain(&other.games) {
            if games.iter().all(|known| known.actions != game.actions) {
                games.push(game.clone());
            }
        }
        if games.len() > MAX_RESULTS {
            games.sort_by_cached_key(|game| Reverse(worth(game)));
            games.truncate(MAX_RESULTS);
        }
        Ok(Results { games, ..self.clone() })
    }

    /// Returns the number of each game among those with the same player name, from 1, because two players may share a
    /// name.
    pub fn namesakes(&self) -> Vec<usize> {
        let of_name = |at: usize| {
            let name = &self.games[at].name;
            self.games[..=at].iter().filter(|game| game.name == *name).count()
        };
        (0..self.games.len()).map(of_name).collect()
    }

    /// Returns the last position of each game, or why it is not a result; a bad game does not affect the others.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn replayed(&self) -> Result<Vec<Replayed<G>>, G::SetupError> {
        self.games.iter().map(|game| self.replay(game)).collect()
    }

    fn replay(&self, game: &PlayedGame<G>) -> Result<Replayed<G>, G::SetupError> {
        let replay = self.record(game).replay().map_err(|error| error.0)?;
        let number = replay.plies;
        Ok(match replay.refusal {
            Some(refusal) => {
                let action = G::notation(&replay.state, game.actions[number]);
                Err(NoResult::Illegal(number + 1, action, refusal))
            }
            None if G::to_act(&replay.state).is_some() => Err(NoResult::Unfinished(number)),
            None => Ok(replay.state),
        })
    }
}

impl<G: HasBots> Results<G> {
    /// Returns a checker of the bots' actions in one of these games.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn checker(&self, game: &PlayedGame<G>) -> Result<Checker<G>, G::SetupError> {
        Checker::new(self.record(game), &self.seats, game.bots, game.hurried)
    }
}

impl<G: Coded> Results<G> {
    /// Returns the text of these results. Equal results have equal texts.
    ///
    /// # Errors
    /// The text could not be read again: there are no games or too many, or not exactly one player.
    pub fn write(&self) -> Result<String, LinkError> {
        if self.games.is_empty() {
            return Err(LinkError::Impossible(Part::Results));
        }
        let text = link_text::wrap(Format::Results1, self.bytes());
        Results::<G>::read(&text).map(|_| text)
    }

    fn bytes(&self) -> Vec<u8> {
        let mut encoder = Encoder::new();
        let (title, rules) = (G::number(&self.setup), G::rules_version(&self.setup));
        let form = SetupForm { title, rules, board: BoardForm::Whole };
        code_header(&mut encoder, [title.into(), rules.into()]);
        let _ = code_setup::<G>(&mut encoder, Format::Results1, form, Some(&self.setup));
        let _ = code_seats(&mut encoder, G::players(&self.setup), Some(&self.seats));
        code_results(&mut encoder, self.games.len() as u64);
        let mut models = GameModels::default();
        for game in &self.games {
            let _ = models.code(&mut encoder, Some(game));
            let mut course = G::course(&self.setup);
            for &action in &game.actions {
                G::action(&mut course, &mut encoder, Some(action));
            }
        }
        encoder.finish()
    }

    /// Reads results, ignoring surrounding white space and a leading `#`.
    ///
    /// # Errors
    /// The first flaw of the text, as of [`super::read`].
    pub fn read(text: &str) -> Result<Results<G>, LinkError> {
        match unwrapped::<G>(text)? {
            (Format::Results1, bytes) => Results::of_bytes(&bytes),
            (format, _) => Err(LinkError::Kind(format.kind().letter())),
        }
    }

    pub(super) fn of_bytes(bytes: &[u8]) -> Result<Results<G>, LinkError> {
        let mut decoder = Decoder::new(bytes);
        let mut results = read_deal::<G>(&mut decoder)?;
        read_games(&mut decoder, &mut results, |it| it.is_overrun())?;
        if decoder.has_rest() { Err(LinkError::Surplus) } else { Ok(results) }
    }

    /// Returns the first game, as the link of a game.
    pub(super) fn first(&self) -> Link<G> {
        let record = self.games.first().map(|game| self.record(game));
        Link::game(record.unwrap_or_else(|| Record::new(self.setup.clone())), usize::MAX)
    }

    /// Returns all games as records.
    pub(super) fn records(&self) -> Vec<Record<G>> {
        self.games.iter().map(|game| self.record(game)).collect()
    }
}

/// Reads results that lack their end; `None` if nothing is missing, or a byte is wrong.
pub(super) fn read_truncated<G: Coded>(bytes: &[u8]) -> Option<TruncatedLink<G>> {
    let mut decoder = Decoder::new(bytes);
    let deal = read_deal::<G>(&mut decoder);
    if decoder.is_past_end() {
        return Some(TruncatedLink::Setup);
    }
    let mut results = deal.ok()?;
    match read_games(&mut decoder, &mut results, |it| it.is_past_end()) {
        Err(LinkError::Truncated(_)) => Some(TruncatedLink::Games(results.records())),
        Ok(()) | Err(_) => None,
    }
}

/// Reads the setup and the seats, without games.
fn read_deal<G: Coded>(decoder: &mut Decoder) -> Result<Results<G>, LinkError> {
    let form = known_form::<G>(check_header(decoder)?)?;
    let setup = read_setup::<G>(decoder, Format::Results1, form)?;
    if G::is_position(&setup) {
        return Err(LinkError::Impossible(Part::Setup));
    }
    let seats = code_seats(decoder, G::players(&setup), None);
    check_end(decoder, Part::Players)?;
    let seats = seats.map_err(LinkError::Impossible)?;
    Ok(Results { setup, seats, games: Vec::new() })
}

/// Reads the games, action by action; everything read before an error is kept.
fn read_games<G: Coded>(
    decoder: &mut Decoder,
    results: &mut Results<G>,
    has_ended: fn(&Decoder) -> bool,
) -> Result<(), LinkError> {
    let check = |decoder: &Decoder, part| match has_ended(decoder) {
        true => Err(LinkError::Truncated(part)),
        false => Ok(()),
    };
    let count = code_results(decoder, 0);
    check(decoder, Part::Results)?;
    if !(1..=MAX_RESULTS as u64).contains(&count) {
        return Err(LinkError::Impossible(Part::Results));
    }
    let mut models = GameModels::default();
    for number in 1..=count as usize {
        let part = Part::Result(number);
        let game = models.code(decoder, None);
        check(decoder, part)?;
        let (game, count) = game.ok_or(LinkError::Impossible(part))?;
        if count > MAX_ACTIONS as u64 {
            return Err(LinkError::TooManyActions(count));
        }
        results.games.push(game);
        let mut course = G::course(&results.setup);
        for part in (1..=count as usize).map(Part::Action) {
            let action = G::action(&mut course, decoder, None);
            check(decoder, part)?;
            let action = action.ok_or(LinkError::Impossible(part))?;
            results.games.last_mut().into_iter().for_each(|game| game.actions.push(action));
        }
    }
    Ok(())
}

/// Codes the seats: one player, otherwise bots.
fn code_seats(
    coder: &mut dyn Coder,
    count: usize,
    given: Option<&BySeat<Option<Level>>>,
) -> Result<BySeat<Option<Level>>, Part> {
    let mut model = Number::new(1);
    let mut seats = Vec::new();
    for seat in BySeat::new(count, |seat| seat).iter() {
        let level = given.and_then(|it| it.get(*seat).copied().flatten());
        let number = number_of(level.map_or(LinkedPlayer::Person, LinkedPlayer::Bot));
        seats.push(match player_of(model.code(coder, number))? {
            LinkedPlayer::Bot(level) => Some(level),
            LinkedPlayer::Person | LinkedPlayer::Taken(_) => None,
        });
    }
    let players = seats.iter().filter(|level| level.is_none()).count();
    if players == 1 { Ok(seats.into_iter().collect()) } else { Err(Part::Players) }
}

/// Codes the number of results.
fn code_results(coder: &mut dyn Coder, given: u64) -> u64 {
    Number::new(0).code(coder, given.saturating_sub(1)).saturating_add(1)
}

/// The models of a game's header; they learn from one game to the next.
struct GameModels {
    length: Number,
    letter: Number,
    bots: Number,
    undos: Number,
    hints: Number,
    hurried: Number,
    count: Number,
}

impl Default for GameModels {
    fn default() -> GameModels {
        let [length, letter, bots, undos, hints, hurried, count] =
            [3, 7, 1, 0, 0, 0, 10].map(Number::new);
        GameModels { length, letter, bots, undos, hints, hurried, count }
    }
}

impl GameModels {
    /// Codes a game's header and its number of actions; `None` if a part has an impossible value.
    fn code<G: Game>(
        &mut self,
        coder: &mut dyn Coder,
        given: Option<&PlayedGame<G>>,
    ) -> Option<(PlayedGame<G>, u64)> {
        let letters: Vec<char> =
            given.map(|it| it.name.chars().take(MAX_LETTERS).collect()).unwrap_or_default();
        let length = self.length.code(coder, letters.len() as u64);
        if length > MAX_LETTERS as u64 {
            return None;
        }
        let mut name = String::new();
        for at in 0..length as usize {
            let letter = self.letter.code(coder, letters.get(at).map_or(0, |it| u64::from(*it)));
            name.push(u32::try_from(letter).ok().and_then(char::from_u32)?);
        }
        let bots = self.bots.code(coder, given.map_or(0, |it| it.bots.into()));
        let undos = self.undos.code(coder, given.map_or(0, |it| it.undos.into()));
        let hints = self.hints.code(coder, given.map_or(0, |it| it.hints.into()));
        let hurried = self.hurried.code(coder, given.map_or(0, |it| it.hurried.into()));
        let count = self.count.code(coder, given.map_or(0, |it| it.actions.len() as u64));
        let game = PlayedGame {
            name,
            bots: u16::try_from(bots).ok()?,
            undos: u32::try_from(undos).ok()?,
            hints: u32::try_from(hints).ok()?,
            hurried: u32::try_from(hurried).ok()?,
            actions: Vec::new(),
        };
        Some((game, count))
    }
}
