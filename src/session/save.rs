//! A game as text for the browser's storage.

use super::{Chairs, Clock, Comment, Fate, Guide, Line, Name, Session, Table, Terms};
use crate::engine::game::{Game, Record, Seat};
use crate::titles::tramways::codec::{self, Link, LinkError};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::scoring;
use crate::titles::tramways::rules::setup::{Setup, SetupError};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the text; raised when its fields change.
const VERSION: u16 = 2;
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
    /// What each seat would score now.
    pub scores: Vec<i32>,
    /// Whether the game has ended.
    pub over: bool,
    /// Who decides; not known of games that have ended and of older saves.
    #[serde(default)]
    pub to_act: Option<Seat>,
    /// Whether the game goes on.
    pub fate: Fate,
    /// What it is played for.
    #[serde(default)]
    pub terms: Terms,
    /// What was explained in it.
    #[serde(default, skip_serializing_if = "Guide::is_absent")]
    pub guide: Guide,
    /// How long it took so far; whoever saves it knows.
    #[serde(default)]
    pub clock: Clock,
    /// Who sits at it.
    pub chairs: Chairs,
    setup: Setup,
    actions: Vec<Action>,
    cursor: usize,
    #[serde(default)]
    name: Name,
    #[serde(default)]
    comment: Comment,
    #[serde(default)]
    others: Vec<Other>,
    /// The link of the position at which the game began; nothing where it began with its deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
}

/// A line besides the present one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Other {
    /// The ply where it leaves the present line.
    fork: usize,
    /// Its decisions from there on.
    actions: Vec<Action>,
    name: Name,
    comment: Comment,
}

/// Why a save cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// It is longer than any game.
    TooLong,
    /// It is not the text of a save; the sentence says where.
    Malformed(String),
    /// It is not the text that was written: its checksum is another.
    Torn,
    /// A newer version of the page has written it.
    Newer(u16),
    /// It is another game.
    OtherGame(String),
    /// Its setup cannot be played.
    Setup(SetupError),
    /// The position at which it began cannot be read.
    Start(LinkError),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::TooLong => write!(f, "the save is longer than any game"),
            SaveError::Malformed(what) => write!(f, "the save is damaged: {what}"),
            SaveError::Torn => write!(f, "the save is damaged: its checksum is wrong"),
            SaveError::Newer(version) => write!(f, "the save has the newer version {version}"),
            SaveError::OtherGame(game) => write!(f, "the save is of the game {game:?}"),
            SaveError::Setup(what) => write!(f, "the setup cannot be played: {what}"),
            SaveError::Start(what) => write!(f, "the game began at a position: {what}"),
        }
    }
}

impl std::error::Error for SaveError {}

impl Save {
    /// A game as it is now.
    pub fn of(table: &Table<Tramways>, revision: u64, saved_at: u64) -> Save {
        let session = &table.session;
        let Record { setup, actions } = session.whole_record();
        let start = setup.start.is_some().then(|| codec::write(&Link::position(setup.clone())));
        let state = session.last_state();
        let score = |seat| scoring::score(state, seat).total();
        let present = &session.lines()[session.line()];
        let others = (0..session.lines().len()).filter(|&line| line != session.line());
        Save {
            version: VERSION,
            game: Tramways::KEY.to_owned(),
            rules: Tramways::RULES_VERSION,
            revision,
            saved_at,
            round: state.round,
            scores: state.players.seats().map(score).collect(),
            over: Tramways::to_act(state).is_none(),
            to_act: Tramways::to_act(state),
            fate: table.fate,
            terms: table.terms,
            guide: table.guide,
            clock: Clock::default(),
            chairs: (*table.chairs).clone(),
            setup: Setup { start: None, ..setup },
            actions,
            cursor: session.ply(),
            name: present.name.clone(),
            comment: present.comment.clone(),
            others: others.map(|line| other(session, line)).collect(),
            start,
        }
    }

    /// The setup, without the position where the game began at one.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whether a record is of this game: it begins the present line, or goes on from it.
    pub fn is_of(&self, record: &Record<Tramways>) -> bool {
        let mut pairs = self.actions.iter().zip(&record.actions);
        self.whole_setup().as_ref() == Ok(&record.setup) && pairs.all(|(own, other)| own == other)
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
        let save: Save = match head.version {
            1 => serde_json::from_str::<Save1>(text).map_err(malformed)?.into(),
            _ => serde_json::from_str(text).map_err(malformed)?,
        };
        if save.game != Tramways::KEY {
            return Err(SaveError::OtherGame(save.game));
        }
        let others: usize = save.others.iter().map(|other| other.actions.len()).sum();
        if save.actions.len() + others > MAX_ACTIONS {
            return Err(SaveError::TooLong);
        }
        Ok(save)
    }

    /// The game, as far as its decisions are legal, and whether all of them were.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn open(&self) -> Result<(Table<Tramways>, bool), SaveError> {
        let record = Record { setup: self.whole_setup()?, actions: self.actions.clone() };
        // Where nothing is taken back, looking back leaves no trace.
        let cursor = if self.terms.are_strict() { usize::MAX } else { self.cursor };
        let resumed = Session::<Tramways>::resume(&record, cursor);
        let (mut session, refusal) = resumed.map_err(|error| SaveError::Setup(error.0))?;
        session.describe(session.line(), self.name.clone(), self.comment.clone());
        for other in &self.others {
            let line = session.add_line(other.fork, &other.actions);
            session.describe(line, other.name.clone(), other.comment.clone());
        }
        let table = Table::new(session, &self.chairs, self.setup.players());
        let (fate, terms, guide) = (self.fate, self.terms, self.guide);
        Ok((Table { fate, terms, guide, ..table }, refusal.is_none()))
    }

    /// How the game began.
    fn whole_setup(&self) -> Result<Setup, SaveError> {
        let Some(start) = &self.start else { return Ok(self.setup.clone()) };
        codec::decode(start).map(|record| record.setup).map_err(SaveError::Start)
    }
}

fn other(session: &Session<Tramways>, line: usize) -> Other {
    let fork = session.fork(line);
    let Line { name, comment, .. } = session.lines()[line].clone();
    Other { fork, actions: session.lines()[line].actions().split_off(fork), name, comment }
}

/// A save of version 1, which knew only people without names.
#[derive(Deserialize)]
struct Save1 {
    game: String,
    rules: u16,
    revision: u64,
    saved_at: u64,
    round: u8,
    score: i32,
    over: bool,
    setup: Setup,
    actions: Vec<Action>,
    cursor: usize,
}

impl From<Save1> for Save {
    fn from(old: Save1) -> Save {
        Save {
            version: VERSION,
            game: old.game,
            rules: old.rules,
            revision: old.revision,
            saved_at: old.saved_at,
            round: old.round,
            scores: vec![old.score],
            over: old.over,
            to_act: None,
            fate: Fate::Played,
            terms: Terms::Casual,
            guide: Guide::default(),
            clock: Clock::default(),
            chairs: Chairs::people(old.setup.players()),
            setup: old.setup,
            actions: old.actions,
            cursor: old.cursor,
            name: Name::default(),
            comment: Comment::default(),
            others: Vec::new(),
            start: None,
        }
    }
}

#[derive(Deserialize)]
struct Head {
    version: u16,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bots::Level;
    use crate::session::{Controller, Day};
    use crate::titles::tramways::rules::start::Start;
    use crate::titles::tramways::rules::state::State;

    fn table() -> Table<Tramways> {
        let mut session = Session::new(Setup::standard(2, 3)).expect("a legal setup");
        for _ in 0..30 {
            play_middle(&mut session);
        }
        let chairs = Chairs::people(2).hand_over(Seat(1), Controller::Bot(Level::Hard));
        Table {
            fate: Fate::Abandoned,
            terms: Terms::Daily(Day(9)),
            ..Table::new(session, &chairs, 2)
        }
    }

    fn play_middle(session: &mut Session<Tramways>) {
        let mut legal = Vec::new();
        Tramways::legal_actions(session.state(), &mut legal);
        session.play(legal[legal.len() / 2]).expect("a legal action");
    }

    #[test]
    fn a_save_opens_as_the_same_game() {
        let table = table();
        let save = Save::of(&table, 4, 5);
        let read = Save::read(&save.write()).expect("a good save");
        assert_eq!(read, save);
        assert_eq!(save.to_act, Tramways::to_act(table.session.state()));
        let (opened, whole) = read.open().expect("a legal setup");
        assert!(opened == table && whole);
    }

    #[test]
    fn a_game_that_began_at_a_position_opens_there() {
        let state = State::clone(table().session.state_at(20));
        let setup = Start::new(state).expect("a sound position").setup();
        let mut session = Session::new(setup).expect("a legal setup");
        (0..10).for_each(|_| play_middle(&mut session));
        let table = Table::new(session, &Chairs::people(2), 2);
        let save = Save::of(&table, 1, 1);
        let read = Save::read(&save.write()).expect("a good save");
        assert!(read == save && read.open() == Ok((table, true)));
        let torn = Save { start: Some("p1AAAA".to_owned()), ..save };
        assert!(matches!(torn.open(), Err(SaveError::Start(_))));
    }

    #[test]
    fn undone_decisions_are_saved_too() {
        let table = table();
        let mut session = Session::clone(&table.session);
        play_middle(&mut session);
        session.go_to(session.ply() - 1);
        let table = Table { session: session.into(), terms: Terms::Casual, ..table };
        let (opened, _) = Save::of(&table, 1, 1).open().expect("a legal setup");
        assert!(opened.session.can_redo());
        assert_eq!(opened.session.ply(), table.session.ply());
    }

    #[test]
    fn a_save_tells_the_head_of_the_line_and_a_ranked_game_opens_there() {
        let table = table();
        let head = Save::of(&table, 1, 1);
        let mut session = Session::clone(&table.session);
        session.go_to(3);
        for (terms, ply) in [(Terms::Casual, 3), (Terms::Ranked, table.session.length())] {
            let back = Table { session: session.clone().into(), terms, ..table.clone() };
            let save = Save::of(&back, 1, 1);
            assert_eq!((save.round, &save.scores), (head.round, &head.scores));
            assert_eq!((save.over, save.to_act), (head.over, head.to_act));
            let (opened, _) = save.open().expect("a legal setup");
            assert_eq!(opened.session.ply(), ply);
        }
    }

    #[test]
    fn lines_are_saved_with_what_is_said_about_them() {
        let table = table();
        let mut session = Session::clone(&table.session);
        session.go_to(20);
        let mut legal = Vec::new();
        Tramways::legal_actions(session.state(), &mut legal);
        let old = session.whole_record().actions[20];
        let Some(&new) = legal.iter().find(|&&action| action != old) else {
            panic!("there is a choice");
        };
        session.play(new).expect("a legal action");
        let said = ("new".to_owned().into(), "better\nso".to_owned().into());
        session.describe(1, said.0, said.1);
        let table = Table { session: session.clone().into(), ..table };
        let (opened, _) = Save::of(&table, 1, 1).open().expect("a legal setup");
        let opened = &opened.session;
        assert_eq!((opened.lines().len(), opened.fork(1), opened.ply()), (2, 20, 21));
        assert_eq!(opened.lines()[0], session.lines()[1]);
        assert_eq!(opened.lines()[1], session.lines()[0]);
    }

    #[test]
    fn bad_saves_say_what_is_wrong() {
        let good = Save::of(&table(), 1, 1).write();
        let newer = good.replacen("\"version\":2", "\"version\":9", 1);
        let other = good.replacen("tramways", "chess", 1);
        assert_eq!(Save::read(&newer), Err(SaveError::Newer(9)));
        assert_eq!(Save::read(&other), Err(SaveError::OtherGame("chess".to_owned())));
        assert!(matches!(Save::read(&good[..90]), Err(SaveError::Malformed(_))));
        assert!(matches!(Save::read("null"), Err(SaveError::Malformed(_))));
        assert_eq!(Save::read(&" ".repeat(MAX_LENGTH + 1)), Err(SaveError::TooLong));
    }

    #[test]
    fn a_save_with_an_impossible_decision_opens_up_to_there() {
        let save = Save { actions: vec![Action::Done], ..Save::of(&table(), 1, 1) };
        let (table, whole) = save.open().expect("a legal setup");
        assert!(!whole);
        assert_eq!(table.session.ply(), 0);
    }

    #[test]
    fn a_save_of_version_1_opens_with_people() {
        let save = Save::read(VERSION_1).expect("a good save");
        let (table, whole) = save.open().expect("a legal setup");
        assert!(whole);
        assert_eq!((table.session.ply(), table.session.length()), (1, 2));
        assert_eq!(*table.chairs, Chairs::people(1));
        assert_eq!((save.scores.as_slice(), save.fate), ([-1].as_slice(), Fate::Played));
    }

    const VERSION_1: &str = r#"{"version":1,"game":"tramways","rules":1,"revision":7,"saved_at":1700000000000,"round":0,"score":-1,"over":false,"setup":{"edition":1,"seed":3,"seats":["normal"],"deal":"normal","development":"original","map":{"random":{"sides":"mixed","size":"standard"}}},"actions":[{"Book":0},{"Take":16}],"cursor":1}"#;
}
