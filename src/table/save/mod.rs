//! Saves: a game of any title as text for the browser's storage.
//!
//! Version 3 contains no type of any rules: each line of play is a link, so saves open as long as links do. The [`Summary`]
//! next to the lines has all that a list of games shows, so lists need no rules.
//!
//! The form is frozen: a new field is written only if it is set, and without it a save has its old meaning. A page that meets
//! an unknown field refuses the save and leaves it untouched ([`SaveError::UnknownField`]).

pub mod archive;
mod entry;
mod error;
mod game_table;
mod lines;
mod prepared;
mod quota;
mod remote;
mod seats;
pub mod site_report;
mod summary;
#[cfg(test)]
mod tests;
mod thumbnail;

pub use entry::GameEntry;
pub use error::{SaveError, StoreError};
pub use game_table::{GameStatus, GameTable};
pub use lines::ReplayedPart;
pub use prepared::{Prepared, PreparedPlan};
pub use quota::{Quota, Spare, USUAL_LIMIT};
pub use summary::Summary;
pub use thumbnail::{InkToken, Thumbnail, ThumbnailError, ThumbnailLine, ThumbnailShape};

use crate::engine::codec::Coded;
use crate::engine::game::Record;
use crate::engine::json::{self, Unread};
use crate::table::remote::RemoteGame;
use crate::table::{Clock, GameMode, Guide, Hands, Players};
use crate::words::naming;
use lines::{LinkedLine, SavedLines};
use remote::StoredRemoteGame;
use seats::WrittenSeat;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

/// The version of the text, raised when older pages could no longer read it well enough.
const VERSION: u16 = 3;
/// The longest save, in bytes.
pub(super) const MAX_LENGTH: usize = 1_400_000;
/// The longest key of a title, in characters.
const MAX_TITLE: usize = 32;

/// The ply of a line that the player went back to and plays on from: by undo, or by agreeing to play on after something was
/// revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenBackTo {
    /// The line.
    pub line: usize,
    /// The ply, before the end of the line.
    pub ply: usize,
}

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    title: String,
    rules: u16,
    revision: u64,
    /// The time of the save, in milliseconds since 1970.
    pub saved_at: u64,
    /// The summary for lists of games.
    pub glance: Summary,
    /// The status: played or abandoned.
    pub status: GameStatus,
    /// The mode of the game.
    pub mode: GameMode,
    /// The state of the guide.
    pub guide: Guide,
    /// The time spent, set by the caller.
    pub clock: Clock,
    /// The number of undos.
    pub undos: u32,
    /// The number of bot decisions that were cut short or missing.
    pub hurried: u32,
    /// The number of hints shown.
    pub hints: u32,
    /// The version of the bots in a strict game that has any; 0 for several versions.
    pub bots: Option<u16>,
    /// The players.
    pub players: Players,
    /// True if a person gave a seat to a bot while other people were at the table.
    pub handed_over: bool,
    /// The remote-play data, if players sit at several devices.
    pub remote: Option<RemoteGame>,
    /// The draft.
    pub prepared: Option<Prepared>,
    /// The plan made out of turn.
    pub planned: Option<PreparedPlan>,
    /// The position that the player plays on from.
    pub reopened: Option<TakenBackTo>,
    lines: Vec<LinkedLine>,
    /// The index of the present line.
    present: usize,
    /// The cursor in the present line.
    cursor: usize,
}

impl Serialize for Save {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        self.written().serialize(writer)
    }
}

/// The text of version 3. All fields that are read are also written, so a field that would be lost is detected.
#[derive(Serialize, Deserialize)]
struct Written {
    version: u16,
    title: String,
    rules: u16,
    revision: u64,
    saved_at: u64,
    glance: Value,
    #[serde(rename = "fate")]
    status: GameStatus,
    #[serde(rename = "terms")]
    mode: GameMode,
    guide: Guide,
    clock: Clock,
    undos: u32,
    #[serde(default, skip_serializing_if = "is_none")]
    hurried: u32,
    #[serde(default, skip_serializing_if = "is_none")]
    hints: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bots: Option<u16>,
    hands: Hands,
    seats: Vec<WrittenSeat>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    handed_over: bool,
    #[serde(rename = "apart", default, skip_serializing_if = "Option::is_none")]
    remote: Option<StoredRemoteGame>,
    lines: Vec<LinkedLine>,
    line: usize,
    cursor: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    prepared: Option<Prepared>,
    #[serde(skip_serializing_if = "Option::is_none")]
    planned: Option<PreparedPlan>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reopened: Option<TakenBackTo>,
}

/// Returns whether a count is zero, to leave its field out.
fn is_none(count: &u32) -> bool {
    *count == 0
}

#[derive(Deserialize)]
struct Head {
    version: u16,
}

impl Save {
    /// Makes the save of a table, without a draft and without a clock.
    pub fn of<G: Coded>(
        title: &str,
        table: &GameTable<G>,
        glance: Summary,
        revision: u64,
        saved_at: u64,
    ) -> Save {
        let session = &table.session;
        let lines = session.lines().iter().map(|line| LinkedLine::of(session.setup(), line));
        let (present, cursor) = (session.line(), session.ply());
        Save {
            title: title.to_owned(),
            rules: G::rules_version(session.setup()),
            revision,
            saved_at,
            glance,
            status: table.status,
            mode: table.mode,
            guide: table.guide,
            clock: Clock::default(),
            undos: table.undos,
            hurried: table.hurried,
            hints: table.hints,
            bots: table.bots,
            players: (*table.players).clone(),
            handed_over: table.handed_over,
            remote: table.remote,
            prepared: None,
            planned: None,
            reopened: None,
            lines: lines.collect(),
            present,
            cursor,
        }
    }

    /// The key of its title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The revision, raised with every save so that two windows notice each other.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The cursor in the present line.
    pub fn decisions(&self) -> usize {
        self.cursor
    }

    /// Returns the save with another revision.
    #[must_use]
    pub fn at_revision(mut self, revision: u64) -> Save {
        self.revision = revision;
        self
    }

    /// Returns the text to store.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn written(&self) -> Written {
        Written {
            version: VERSION,
            title: self.title.clone(),
            rules: self.rules,
            revision: self.revision,
            saved_at: self.saved_at,
            glance: serde_json::to_value(&self.glance).unwrap_or_default(),
            status: self.status,
            mode: self.mode,
            guide: self.guide,
            clock: self.clock,
            undos: self.undos,
            hurried: self.hurried,
            hints: self.hints,
            bots: self.bots,
            hands: self.players.hands(),
            seats: seats::written(&self.players),
            handed_over: self.handed_over,
            remote: self.remote.map(|remote| StoredRemoteGame::of(remote, &self.players)),
            lines: self.lines.clone(),
            line: self.present,
            cursor: self.cursor,
            prepared: self.prepared.clone(),
            planned: self.planned.clone(),
            reopened: self.reopened,
        }
    }

    /// Reads the text of a save.
    ///
    /// # Errors
    /// This page cannot read it.
    pub fn read(text: &str) -> Result<Save, SaveError> {
        if text.len() > MAX_LENGTH {
            return Err(SaveError::TooLong(text.len()));
        }
        let malformed = |error: serde_json::Error| SaveError::Malformed(error.to_string());
        let text: Value = json::read(text).map_err(malformed)?;
        let head = Head::deserialize(text.clone()).map_err(malformed)?;
        match head.version {
            version @ ..VERSION => Err(SaveError::Older(version)),
            VERSION => read(text),
            version => Err(SaveError::Newer(version)),
        }
    }

    /// Replays the game up to illegal decisions.
    ///
    /// # Errors
    /// A line is not a link of these rules, or the setup cannot be played.
    pub fn open<G: Coded>(&self) -> Result<(GameTable<G>, ReplayedPart), SaveError> {
        let mut lines = SavedLines::<G>::read(&self.lines, self.present, self.cursor)?;
        if self.mode.is_strict() {
            // In a strict game the cursor is always at the end.
            lines.cursor = usize::MAX;
        }
        let (session, replayed) = lines.session()?;
        let players = G::players(session.setup());
        let table = GameTable::new(session, &self.players, players);
        let Save { status, mode, guide, undos, hurried, hints, bots, handed_over, remote, .. } =
            *self;
        let kept = GameTable {
            status,
            mode,
            guide,
            undos,
            hurried,
            hints,
            bots,
            handed_over,
            remote,
            ..table
        };
        Ok((kept, replayed))
    }

    /// Returns the number, from 1, of the first illegal decision of the first line that has one; `None` if all are legal. `key`
    /// returns the title of a setup.
    ///
    /// # Errors
    /// A line is not a link of these rules, the setup cannot be played, or it belongs to another title than the save.
    pub fn check<G: Coded>(
        &self,
        key: fn(&G::Setup) -> &'static str,
    ) -> Result<Option<usize>, SaveError> {
        let lines = SavedLines::<G>::read(&self.lines, self.present, self.cursor)?;
        let (session, _) = lines.session()?;
        let key = key(session.setup());
        if key != self.title {
            return Err(SaveError::OtherLines { lines: key, title: self.title.clone() });
        }
        Ok(lines.first_illegal(&session))
    }

    /// Returns the present line, including undone decisions. Its decisions may be illegal.
    ///
    /// # Errors
    /// The line is not a link of these rules.
    pub fn record<G: Coded>(&self) -> Result<Record<G>, SaveError> {
        let line = self.lines.get(self.present).ok_or(SaveError::NoLine(self.present + 1))?;
        line.record(self.present + 1)
    }

    /// Returns a text that is equal for saves of the same game, whatever their times, drafts, plans and summaries, and
    /// different for all others.
    pub fn identity(&self) -> String {
        let mut save = self.clone().at_revision(0);
        (save.saved_at, save.clock, save.glance) = (0, Clock::default(), Summary::default());
        (save.prepared, save.planned, save.bots) = (None, None, None);
        save.write()
    }

    /// Returns whether a record belongs to this game: it is a prefix or a continuation of the present line.
    pub fn is_of<G: Coded>(&self, record: &Record<G>) -> bool {
        let Ok(own) = self.record::<G>() else { return false };
        let mut pairs = own.actions.iter().zip(&record.actions);
        own.setup == record.setup && pairs.all(|(own, other)| own == other)
    }
}

/// Reads the text of version 3.
fn read(value: Value) -> Result<Save, SaveError> {
    let written: Written = json::known(value).map_err(|error| match error {
        Unread::Malformed(error) => SaveError::Malformed(error.to_string()),
        Unread::UnknownField(field) => SaveError::UnknownField(field),
    })?;
    let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !(1..=MAX_TITLE).contains(&written.title.len()) || !written.title.chars().all(is_key) {
        return Err(SaveError::OtherGame(naming::clipped(&written.title, MAX_TITLE)));
    }
    if !(1..=crate::table::MAX_LINES).contains(&written.lines.len()) {
        return Err(SaveError::Lines(written.lines.len()));
    }
    if written.line >= written.lines.len() {
        return Err(SaveError::NoLine(written.line.saturating_add(1)));
    }
    let players = seats::read(written.seats, written.hands)?;
    let (remote, players) = match written.remote.map(|remote| remote.read(&players)) {
        Some((remote, players)) => (Some(remote), players),
        None => (None, players),
    };
    Ok(Save {
        title: written.title,
        rules: written.rules,
        revision: written.revision,
        saved_at: written.saved_at,
        glance: Summary::read(written.glance),
        status: written.status,
        mode: written.mode,
        guide: written.guide,
        clock: written.clock,
        undos: written.undos,
        hurried: written.hurried,
        hints: written.hints,
        bots: written.bots,
        players,
        handed_over: written.handed_over,
        remote,
        prepared: written.prepared.filter(Prepared::is_short),
        planned: written.planned.filter(PreparedPlan::is_short),
        reopened: written.reopened,
        lines: written.lines,
        present: written.line,
        cursor: written.cursor,
    })
}
