//! A finished ranked game, and what its link proves.

use super::category::{Category, mode};
use super::{Attempt, Origin};
use crate::engine::bots::Level;
use crate::engine::codec::{self, LinkError, PlayedGame, Results};
use crate::engine::game::{BySeat, Record, Rule, Seat};
use crate::table::field::{Aids, Aim, Begins, FieldOf};
use crate::table::sending::pasted::link_in;
use crate::table::sending::visit::Stop;
use crate::table::title::Title;
use crate::table::{Clock, GameMode, Table};
use crate::words::{FilledText, Locale};
use thiserror::Error;

impl Attempt {
    /// The attempt that a table has come to; `None` where its game is casual or goes on, or a seat has changed hands.
    pub fn of<G: Title>(table: &Table<G>, clock: Clock, finished_at: u64) -> Option<Attempt> {
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
            origin: Origin::Own,
            place: 0,
        })
    }
}

/// What stands beside the actions of the game of a table.
fn played<G: Title>(table: &Table<G>) -> Option<Played> {
    let player = table.players.get(Seat(0))?;
    Some(Played {
        name: player.name.as_str().to_owned(),
        bots: table.bots.unwrap_or(0),
        undos: table.undos,
        hints: table.hints,
        hurried: table.hurried,
    })
}

/// What a link says of a game against bots besides its actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The player's name; may be empty.
    pub name: String,
    /// The version of the bots; 0 if they were of several.
    pub bots: u16,
    /// The player's undos.
    pub undos: u32,
    /// The hints that were shown.
    pub hints: u32,
    /// Bot moves that were cut short or missing.
    pub hurried: u32,
}

/// The link under which a game of a category is kept: of a game alone the game's, else one that names its bots.
fn link_of<G: Title>(record: Record<G>, category: &Category, played: &Played) -> Option<String> {
    if !category.has_bots() {
        return Some(codec::encode(&record));
    }
    let Played { name, bots, undos, hints, hurried } = played.clone();
    let game = PlayedGame { name, bots, undos, hints, hurried, actions: record.actions };
    let seats = category.levels();
    Results::<G> { setup: record.setup, seats, games: vec![game] }.write().ok()
}

/// What a link proves: a ranked game that was played to its end by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The same game as a link of this version.
    pub link: String,
    /// The game alone, as a link: the same for the same game, whoever says it is theirs.
    pub game: String,
    /// Its set-up as a link: the same for the same deal by the same rules.
    pub setup: String,
    /// The name of its deal.
    pub deal: String,
    /// What its set-up is for: ranked, or a day.
    pub mode: GameMode,
    /// The kind of its set-up.
    pub category: &'static Category,
    /// The player's points.
    pub points: i32,
    /// By how many points the player is ahead of the best of the others; `None` if there are none.
    pub lead: Option<i32>,
    /// What its link says of it besides; `None` where it is played alone.
    pub played: Option<Played>,
}

impl Proof {
    /// What results are compared by: the lead, where there is one, else the points.
    pub fn result(&self) -> i32 {
        self.lead.unwrap_or(self.points)
    }

    /// Whose field has it among its results, of bots of this version.
    pub fn field_of(&self, bots: u16) -> FieldOf {
        let levels = self.category.levels();
        FieldOf {
            setup: self.setup.clone(),
            seat: Seat(0),
            others: BySeat::new(levels.count(), |seat| levels[seat].unwrap_or(Level::Medium)),
            bots,
            aim: Aim::WHOLE,
            begins: Begins::Dealt,
            aids: Aids::default(),
        }
    }
}

/// Why a link proves no score.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refuted {
    /// It is no link.
    #[error("{0}")]
    Link(LinkError),
    /// Its setup cannot be played, and why.
    #[error("the setup cannot be played: {why} ({1})", why = .0.of(Locale::English))]
    Setup(FilledText, &'static str),
    /// Its set-up is of no category, or of a day that is none, or others sit at it.
    #[error("the set-up is not one of a ranked game")]
    NotRanked,
    /// One of its actions is not legal.
    #[error("action {step}, {notation:?}, is illegal: {why} ({rule})",
        step = .0.step, notation = .0.notation, why = .0.why.of(Locale::English), rule = .0.rule)]
    Illegal(Stop),
    /// The game is not over after this number of actions.
    #[error("the game is not finished after its {0} actions")]
    Unfinished(usize),
}

/// What replays a link ([`prove`] of some rules).
pub type Prove = fn(&str) -> Result<Proof, Refuted>;

/// Replays a link or an address with one, and says what it proves.
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

/// The results of a link, each as a link of its own; another link as it is.
pub fn each_result<G: Title>(text: &str) -> Vec<String> {
    let link = link_in(text);
    let Ok(results) = Results::<G>::read(&link) else { return vec![link] };
    let alone = |game: &PlayedGame<G>| Results { games: vec![game.clone()], ..results.clone() };
    results.games.iter().filter_map(|game| alone(game).write().ok()).collect()
}

/// The game of a link, the first of several, and what the link says of it besides where there are bots.
fn game_of<G: Title>(link: &str) -> Result<(Record<G>, Option<Played>), Refuted> {
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
    Ok((record, Some(Played { name, bots, undos, hints, hurried })))
}

/// The last position of a record.
pub(super) fn replayed<G: Title>(record: &Record<G>) -> Result<G::State, Refuted> {
    let replay = record.replay().map_err(|error| {
        let why = FilledText::new(|locale| G::why_unplayable(&error.0, locale));
        Refuted::Setup(why, error.0.rule())
    })?;
    let Some(refusal) = replay.refusal else { return Ok(replay.state) };
    let (state, refused) = (&replay.state, &record.actions[replay.plies..=replay.plies]);
    Err(Refuted::Illegal(Stop::of::<G>(replay.plies, state, refused, &refusal)))
}
