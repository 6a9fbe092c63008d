//! A game as text for the browser's storage.

use super::Session;
use crate::game::{Game, Record, Seat};
use crate::games::tramways::Tramways;
use crate::games::tramways::action::Action;
use crate::games::tramways::scoring;
use crate::games::tramways::setup::{Setup, SetupError};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the text; raised when its fields change.
const VERSION: u16 = 1;
/// More characters than any game has.
const MAX_LENGTH: usize = 400_000;
/// More decisions than any game has.
const MAX_ACTIONS: usize = 20_000;

/// A saved game: the record, the cursor, and what a list of games shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save {
    version: u16,
    game: String,
    rules: u16,
    /// Raised with every save, so that two windows notice each other.
    pub revision: u64,
    /// When it was saved, in milliseconds since 1970.
    pub saved_at: u64,
    /// The round, 0 while setting up.
    pub round: u8,
    /// What the first seat would score now.
    pub score: i32,
    /// Whether the game has ended.
    pub over: bool,
    setup: Setup,
    actions: Vec<Action>,
    cursor: usize,
}

/// Why a save cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// It is longer than any game.
    TooLong,
    /// It is not the text of a save; the sentence says where.
    Malformed(String),
    /// A newer version of the page has written it.
    Newer(u16),
    /// It is another game.
    OtherGame(String),
    /// Its setup cannot be played.
    Setup(SetupError),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::TooLong => write!(f, "the save is longer than any game"),
            SaveError::Malformed(what) => write!(f, "the save is damaged: {what}"),
            SaveError::Newer(version) => write!(f, "the save has the newer version {version}"),
            SaveError::OtherGame(game) => write!(f, "the save is of the game {game:?}"),
            SaveError::Setup(what) => write!(f, "the setup cannot be played: {what}"),
        }
    }
}

impl std::error::Error for SaveError {}

impl Save {
    /// A session as it is now.
    pub fn of(session: &Session<Tramways>, revision: u64, saved_at: u64) -> Save {
        let Record { setup, actions } = session.whole_record();
        let state = session.state();
        Save {
            version: VERSION,
            game: Tramways::KEY.to_owned(),
            rules: Tramways::RULES_VERSION,
            revision,
            saved_at,
            round: state.round,
            score: scoring::score(state, Seat(0)).total(),
            over: Tramways::to_act(state).is_none(),
            setup,
            actions,
            cursor: session.ply(),
        }
    }

    /// The text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The text is not a save that this version knows.
    pub fn read(text: &str) -> Result<Save, SaveError> {
        if text.len() > MAX_LENGTH {
            return Err(SaveError::TooLong);
        }
        let malformed = |error: serde_json::Error| SaveError::Malformed(error.to_string());
        let head: Head = serde_json::from_str(text).map_err(malformed)?;
        if head.version > VERSION {
            return Err(SaveError::Newer(head.version));
        }
        let save: Save = serde_json::from_str(text).map_err(malformed)?;
        if save.game != Tramways::KEY {
            return Err(SaveError::OtherGame(save.game));
        }
        if save.actions.len() > MAX_ACTIONS {
            return Err(SaveError::TooLong);
        }
        Ok(save)
    }

    /// The session, as far as its decisions are legal, and whether all of them were.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn open(&self) -> Result<(Session<Tramways>, bool), SaveError> {
        let record = Record { setup: self.setup.clone(), actions: self.actions.clone() };
        let resumed = Session::<Tramways>::resume(&record, self.cursor);
        let (session, refusal) = resumed.map_err(|error| SaveError::Setup(error.0))?;
        Ok((session, refusal.is_none()))
    }
}

#[derive(Deserialize)]
struct Head {
    version: u16,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session() -> Session<Tramways> {
        let mut session = Session::new(Setup::standard(1, 3)).expect("a legal setup");
        let mut legal = Vec::new();
        for _ in 0..30 {
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[legal.len() / 2]).expect("a legal action");
        }
        session
    }

    #[test]
    fn a_save_opens_as_the_same_game() {
        let session = session();
        let save = Save::of(&session, 4, 5);
        let read = Save::read(&save.write()).expect("a good save");
        assert_eq!(read, save);
        let (opened, whole) = read.open().expect("a legal setup");
        assert!(opened == session && whole);
    }

    #[test]
    fn undone_decisions_are_saved_too() {
        let mut session = session();
        while !session.can_undo() {
            let mut legal = Vec::new();
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[0]).expect("a legal action");
        }
        session.undo();
        let (opened, _) = Save::of(&session, 1, 1).open().expect("a legal setup");
        assert!(opened.can_redo());
        assert_eq!(opened.ply(), session.ply());
    }

    #[test]
    fn bad_saves_say_what_is_wrong() {
        let good = Save::of(&session(), 1, 1).write();
        let newer = good.replacen("\"version\":1", "\"version\":9", 1);
        let other = good.replacen("tramways", "chess", 1);
        assert_eq!(Save::read(&newer), Err(SaveError::Newer(9)));
        assert_eq!(Save::read(&other), Err(SaveError::OtherGame("chess".to_owned())));
        assert!(matches!(Save::read(&good[..90]), Err(SaveError::Malformed(_))));
        assert!(matches!(Save::read("null"), Err(SaveError::Malformed(_))));
        assert_eq!(Save::read(&" ".repeat(MAX_LENGTH + 1)), Err(SaveError::TooLong));
    }

    #[test]
    fn a_save_with_an_impossible_decision_opens_up_to_there() {
        let save = Save { actions: vec![Action::Done], ..Save::of(&session(), 1, 1) };
        let (session, whole) = save.open().expect("a legal setup");
        assert!(!whole);
        assert_eq!(session.ply(), 0);
    }
}
