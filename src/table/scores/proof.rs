//! Finished ranked games, and what their links prove.

use super::category::{Category, mode};
use super::{Attempt, AttemptOrigin};
use crate::engine::bots::Level;
use crate::engine::codec::{self, LinkError, PlayedGame, Results};
use crate::engine::game::{BySeat, Record, Rule, Seat};
use crate::table::field::{Aids, Begins, FieldOf, FieldSize};
use crate::table::sending::pasted::link_in;
use crate::table::sending::visit::LinkStop;
use crate::table::title::Title;
use crate::table::{Clock, GameMode, GameTable};
use crate::words::{FilledText, Locale};
use thiserror::Error;

impl Attempt {
    /// Returns the attempt of a finished table; `None` if the game is casual or not over, or a seat has changed hands.
    pub fn of<G: Title>(table: &GameTable<G>, clock: Clock, finished_at: u64) -> Option<Attempt> {
        let session = &table.session;
        let over = G::to_act(session.state()).is_none();
        let (mode, category) = mode::<G>(session.setup())?;
        if !over || mode != table.mode || !category.is_seated(&table.players) {
            return None;
        }
        Some(Attempt {
            link: link_of(session.record(), category, &played(table)?)?,
            begun_at: clock.begun_at,
            finished_at,
            spent: clock.spent,
            origin: AttemptOrigin::Own,
            place: 0,
        })
    }
}

/// Returns the facts about a table's game other than its actions.
fn played<G: Title>(table: &GameTable<G>) -> Option<LinkClaims> {
    let player = table.players.get(Seat(0))?;
    Some(LinkClaims {
        name: player.name.as_str().to_owned(),
        bots: table.bots.unwrap_or(0),
        undos: table.undos,
        hints: table.hints,
        hurried: table.hurried,
    })
}

/// The claims of a link about a game against bots, other than its actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinkClaims {
    /// The player's name; may be empty.
    pub name: String,
    /// The version of the bots; 0 for several versions.
    pub bots: u16,
    /// The number of undos.
    pub undos: u32,
    /// The number of hints shown.
    pub hints: u32,
    /// The number of bot decisions that were cut short or missing.
    pub hurried: u32,
}

/// Returns the link of an attempt: a solo game's own, else one that names its bots.
fn link_of<G: Title>(
    record: Record<G>,
    category: &Category,
    played: &LinkClaims,
) -> Option<String> {
    if !category.has_bots() {
        return Some(codec::encode(&record));
    }
    let LinkClaims { name, bots, undos, hints, hurried } = played.clone();
    let game = PlayedGame { name, bots, undos, hints, hurried, actions: record.actions };
    let seats = category.levels();
    Results::<G> { setup: record.setup, seats, games: vec![game] }.write().ok()
}

/// The facts that a link proves: a ranked game, legally played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The game as a link of the present version.
    pub link: String,
    /// A link of the game alone, equal for equal games of any player.
    pub game: String,
    /// A link of the setup, equal for equal deals with equal rules.
    pub setup: String,
    /// The name of its deal.
    pub deal: String,
    /// The mode of its setup: ranked or daily.
    pub mode: GameMode,
    /// The category of its setup.
    pub category: &'static Category,
    /// The player's points.
    pub points: i32,
    /// The lead over the best of the other seats; `None` for a solo game.
    pub lead: Option<i32>,
    /// The claims of its link; `None` for a solo game.
    pub played: Option<LinkClaims>,
}

impl Proof {
    /// The value that results are compared by: the lead if there is one, else the points.
    pub fn result(&self) -> i32 {
        self.lead.unwrap_or(self.points)
    }

    /// Returns the field that it can be compared with, for this version of the bots.
    pub fn field_of(&self, bots: u16) -> FieldOf {
        let levels = self.category.levels();
        FieldOf {
            setup: self.setup.clone(),
            seat: Seat(0),
            others: BySeat::new(levels.count(), |seat| levels[seat].unwrap_or(Level::Medium)),
            bots,
            aim: FieldSize::WHOLE,
            begins: Begins::Dealt,
            aids: Aids::default(),
        }
    }
}

/// Why a link proves no score.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refuted {
    /// It is not a link.
    #[error("{0}")]
    Link(LinkError),
    /// Its setup cannot be played, with the reason and the rule.
    #[error("the setup cannot be played: {why} ({1})", why = .0.of(Locale::English))]
    Setup(FilledText, &'static str),
    /// Its setup has no category, its day does not exist, or its players differ.
    #[error("the set-up is not one of a ranked game")]
    NotRanked,
    /// One of its actions is illegal.
    #[error("action {step}, {notation:?}, is illegal: {why} ({rule})",
        step = .0.step, notation = .0.notation, why = .0.why.of(Locale::English), rule = .0.rule)]
    Illegal(LinkStop),
    /// The game is not over after this number of actions.
    #[error("the game is not finished after its {0} actions")]
    Unfinished(usize),
}

/// Replays a link ([`prove`] with a title's rules).
pub type Prove = fn(&str) -> Result<Proof, Refuted>;

/// Replays the link in a text and returns what it proves.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn prove<G: Title>(text: &str) -> Result<Proof, Refuted> {
    let (record, played) = game_of::<G>(&link_in(text))?;
    let state = replayed(&record)?;
    let (mode, category) = mode::<G>(&record.setup).ok_or(Refuted::NotRanked)?;
    if category.has_bots() != played.is_some() {
        return Err(Refuted::NotRanked);
    }
    let outcome = G::outcome(&state).ok_or(Refuted::Unfinished(record.actions.len()))?;
    let points = outcome.scores[Seat(0)];
    let best = outcome.scores.iter().skip(1).max();
    let link = link_of(record.clone(), category, &played.clone().unwrap_or_default());
    Ok(Proof {
        link: link.ok_or(Refuted::NotRanked)?,
        game: codec::encode(&record),
        setup: codec::write(&codec::Link::<G>::setup(record.setup.clone())),
        deal: category.deal(G::seed(&record.setup)),
        mode,
        category,
        points,
        lead: best.map(|best| points - best),
        played,
    })
}

/// Splits a link with several results into one link each; returns another link unchanged.
pub fn each_result<G: Title>(text: &str) -> Vec<String> {
    let link = link_in(text);
    let Ok(results) = Results::<G>::read(&link) else { return vec![link] };
    let alone = |game: &PlayedGame<G>| Results { games: vec![game.clone()], ..results.clone() };
    results.games.iter().filter_map(|game| alone(game).write().ok()).collect()
}

/// Returns the first game of a link, and its claims if there are bots.
fn game_of<G: Title>(link: &str) -> Result<(Record<G>, Option<LinkClaims>), Refuted> {
    let results = match Results::<G>::read(link) {
        Err(LinkError::Kind(_)) => {
            return codec::decode(link).map(|record| (record, None)).map_err(Refuted::Link);
        }
        read => read.map_err(Refuted::Link)?,
    };
    let Some(game) = results.games.first() else { return Err(Refuted::NotRanked) };
    let record = results.record(game);
    if results.seats.count() == 1 {
        return Ok((record, None));
    }
    let category = Category::of::<G>(&results.setup).ok_or(Refuted::NotRanked)?;
    if results.seats != category.levels() {
        return Err(Refuted::NotRanked);
    }
    let PlayedGame { name, bots, undos, hints, hurried, .. } = game.clone();
    Ok((record, Some(LinkClaims { name, bots, undos, hints, hurried })))
}

/// Returns the last position of a record.
pub(super) fn replayed<G: Title>(record: &Record<G>) -> Result<G::State, Refuted> {
    let replay = record.replay().map_err(|error| {
        let why = FilledText::new(|locale| G::why_unplayable(&error.0, locale));
        Refuted::Setup(why, error.0.rule())
    })?;
    let Some(refusal) = replay.refusal else { return Ok(replay.state) };
    let (state, refused) = (&replay.state, &record.actions[replay.plies..=replay.plies]);
    Err(Refuted::Illegal(LinkStop::of::<G>(replay.plies, state, refused, &refusal)))
}
