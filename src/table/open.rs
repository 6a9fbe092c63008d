//! An open table, whatever its title: the border between a title and the shell.

use super::Save;
use super::apart::{Apart, TableName, TakenSeat};
use super::command::Command;
use super::field::FieldOf;
use super::intent::{Perspective, Query};
use super::review::ReviewOf;
use super::set_up::{BoardFact, NewGame};
use super::view::{
    Choice, FinalCount, Lesson, LogLine, Menu, Metric, News, Note, Place, PlayerPanel, Pointer,
    Prompt, Reason, RoundTrack, Weight,
};
use super::{
    Comment, GameMode, GameStatus, Guide, Name, Planned, Players, Prepared, Sending, TakenBackTo,
    Turn,
};
use crate::engine::bots::{Grading, Level};
use crate::engine::codec::BoardId;
use crate::engine::game::Seat;
use crate::words::Locale;
use std::rc::Rc;

/// Everything of a table that the shell draws, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// The key of the title.
    pub title: &'static str,
    /// Who sits at it.
    pub players: Rc<Players>,
    /// What the device waits for.
    pub turn: Turn,
    /// Whose hand is shown.
    pub viewer: Option<Seat>,
    /// The person who may take the device back while it is on its way.
    pub returns_to: Option<Seat>,
    /// What is asked.
    pub prompt: Prompt,
    /// What the signs beside it propose, for the ear.
    pub proposal: Option<String>,
    /// What others have done to the viewer's aims since it decided last, or what the own decision has just brought.
    pub news: Option<News>,
    /// Its buttons.
    pub choices: Vec<Choice>,
    /// The places of the board.
    pub places: Vec<Place>,
    /// The players, in seat order.
    pub panels: Vec<PlayerPanel>,
    /// How far the game is.
    pub progress: String,
    /// The rounds of the game and the phases of the present one, where it goes over rounds.
    pub track: Option<RoundTrack>,
    /// Whether the last turns have begun.
    pub is_ending: bool,
    /// The log up to the end of the present line.
    pub log: Vec<Rc<LogLine>>,
    /// What is to be said of what was done last.
    pub note: Option<Note>,
    /// How often something could not be done: the same reason again is another one.
    pub refusals: u32,
    /// What is asked before something is done.
    pub query: Option<Query>,
    /// What a place or a piece is good for, while that is open.
    pub menu: Option<Menu>,
    /// What the guide says.
    pub lesson: Option<Lesson>,
    /// What the guide points at.
    pub pointed: Vec<Pointer>,
    /// The final count of a game that has ended, where its end is shown.
    pub count: Option<FinalCount>,
    /// Where the position stands in what was played.
    pub past: Past,
    /// What may be done at it besides what is asked.
    pub may: May,
    /// Whether the game goes on.
    pub fate: GameStatus,
    /// What it is played for.
    pub mode: GameMode,
    /// How often a bot was cut short or gave no answer.
    pub hurried: u32,
    /// What was explained.
    pub guide: Guide,
    /// The seat that decides in the position that is shown; nobody's at the end.
    pub to_act: Option<Seat>,
    /// Whether the game has ended, wherever in it one looks.
    pub over: Ended,
    /// How a game whose players sit at several devices stands between them.
    pub apart: Option<ApartView>,
    /// A link that has arrived and must be answered or read before the game goes on.
    pub arriving: Option<Arriving>,
    /// The other answer that a link has brought, until it is taken or left.
    pub fork: Option<ForkView>,
}

/// A link that has arrived and must be answered or read before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arriving {
    /// It has another answer to a turn: goes on with it, or keeps the own one.
    OtherAnswer,
    /// It has another answer to a turn, and no more lines are kept.
    TooManyLines,
    /// It is the viewer's turn again, who reads first what the others did.
    OwnTurn,
}

impl Arriving {
    /// Whether the link waits for an answer.
    pub fn asks(self) -> bool {
        self != Arriving::OwnTurn
    }
}

/// How a game whose players sit at several devices stands between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApartView {
    /// The name of the table.
    pub table: TableName,
    /// Whether a link is to be sent.
    pub handover: Handover,
    /// Who decides where the game stands; nobody at its end.
    pub to: Option<Seat>,
    /// The seats of people at other devices, to whom links go.
    pub others: Vec<Seat>,
    /// The seats that are played at other devices than their players'.
    pub taken: Vec<TakenSeat>,
    /// The person who decided last: the sender of a link that has just come.
    pub last: Option<Seat>,
    /// Whether a player knows there what others may not.
    pub hides: Hides,
}

/// Whether players hide something from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hides {
    /// All know everything.
    Nothing,
    /// Each knows something of its own.
    Hands,
}

/// Whether the link of a turn is to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handover {
    /// It is somebody's turn here.
    Nothing,
    /// It is, and was not yet.
    Send,
    /// It was, and can be again.
    Again,
}

/// Another answer to a turn, which a link has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForkView {
    /// Its line.
    pub line: usize,
    /// The number of its decisions.
    pub length: usize,
    /// Who decided twice.
    pub seat: Option<Seat>,
    /// How far the game was then, as the head says it.
    pub when: String,
    /// What was decided there, as everybody may know it.
    pub told: Vec<String>,
    /// How many decisions were taken here since.
    pub own: usize,
}

/// Whether a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It goes on.
    No,
    /// It has ended.
    Yes,
}

/// What may be done at a table besides what is asked. The table decides it, the page shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct May {
    /// A bot may be asked what it would do.
    pub hint: bool,
    /// Moves may be tried from here.
    pub analyse: bool,
    /// The trying can go on as if it were the turn of whoever tries.
    pub skip: bool,
    /// Others decide in what is tried, and a bot may be chosen that plays for them.
    pub stand_in: bool,
    /// What was tried can be done in the game.
    pub carry_out: bool,
    /// Aids may be shown and hidden.
    pub aids: bool,
    /// Seats may change hands.
    pub hand_over: bool,
    /// Something is prepared that can be dropped.
    pub drop: bool,
    /// The game may be given up.
    pub give_up: bool,
    /// Asking the guide what is needed here.
    pub explain: bool,
}

/// Where a position stands in what was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The decisions before it.
    pub ply: usize,
    /// The decisions up to the last one of whoever looks, 0 before its first; in the past and at the end, those before the action that led
    /// to the position.
    pub since: usize,
    /// All decisions of the present line.
    pub length: usize,
    /// The ply of the line from which somebody decides now.
    pub present: usize,
    /// The number of decisions that came while somebody looks back in a window that only looks on.
    pub new: usize,
    /// The present line.
    pub line: usize,
    /// What leads back to the present: of a game that is played apart another line may be looked at.
    pub home: Position,
    /// The plies of the present line at which a whole action begins or the game ends.
    pub roots: Vec<usize>,
    /// Whether something can be taken back.
    pub undo: Option<usize>,
    /// Whether something can be taken again.
    pub redo: Option<usize>,
    /// Whether it is the present.
    pub moment: Moment,
    /// With whose eyes it is seen.
    pub perspective: Perspective,
}

/// Which part of what was played is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// What is decided now.
    Present,
    /// An earlier position.
    Past,
    /// A position that is tried beside the game.
    Tried,
}

/// A position of one of the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The line, by its place among the lines.
    pub line: usize,
    /// The decisions before it.
    pub ply: usize,
}

/// Where a round of a line begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Its first ply.
    pub ply: usize,
    /// The round, from 1 on.
    pub round: u16,
}

/// What there is to say of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFacts {
    /// What the player calls it; may be empty.
    pub name: Name,
    /// What the player says about it; may be empty.
    pub comment: Comment,
    /// The ply up to which it is the same as the present line.
    pub fork: usize,
    /// How many decisions it has.
    pub length: usize,
    /// Whether it may be forgotten.
    pub keeps: Keeps,
}

/// Whether a line may be forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// It may be.
    No,
    /// It is the present one, or the game's result.
    Yes,
}

/// The lines that were played, and what is counted along them.
pub trait Lines {
    /// How much of a metric each seat has at a position; `None` where that is not known to everybody, and where there is no
    /// such position.
    fn measured(&self, at: Position, metric: usize) -> Option<Vec<i32>>;

    /// The plies of a line at which a whole action begins or the game ends.
    fn roots(&self, line: usize) -> Vec<usize>;

    /// Where the rounds of a line begin.
    fn stops(&self, line: usize) -> Vec<Stop>;

    /// The lines that were played, in the order in which they were begun; none where the rules of a ranked game keep one only.
    fn lines(&self) -> Vec<LineFacts>;
}

/// What can be sent of a game.
pub trait Sends {
    /// What of the game can be sent.
    fn sendings(&self) -> Vec<Sending>;

    /// What is sent, as a link. Where hidden things are dealt anew, the viewer keeps theirs, and
    /// chance comes from `seed`.
    fn link(&self, sending: Sending, seed: u64) -> String;

    /// What a message beside the link of a turn says; `game` is the game's name.
    fn message(&self, game: &str, locale: Locale) -> String;
}

/// A table as the shell has it. Tables never change: what is done makes another one.
pub trait OpenTable: Lines + Sends {
    /// The key of the title.
    fn title(&self) -> &'static str;

    /// The name of its board, where a player brought it.
    fn board_name(&self) -> Option<&'static str>;

    /// The id of such a board.
    fn board_id(&self) -> Option<BoardId>;

    /// The numbers of such a board.
    fn board_facts(&self, locale: Locale) -> Vec<BoardFact>;

    /// What it shows.
    fn view(&self, locale: Locale) -> Rc<TableView>;

    /// What is counted all through the game, the score first.
    fn metrics(&self) -> &'static [Metric];

    /// The game so far as a link, up to the position that is shown: what a worker is asked about.
    fn so_far(&self) -> String;

    /// What can be typed now; nothing where the viewer does not decide.
    fn commands(&self, locale: Locale) -> Vec<Command>;

    /// Whether a text is the notation of an action, legal or not.
    fn reads(&self, text: &str) -> bool;

    /// Whether a text is the notation of an action that may not be taken now.
    fn refuses(&self, text: &str) -> bool;

    /// The game as it is saved.
    fn save(&self, revision: u64, saved_at: u64) -> Save;

    /// Whether a decision waits until it is stored.
    fn waits_for_storage(&self) -> bool;

    /// Equal stamps mean that nothing to save has changed.
    fn stamp(&self) -> Revision;

    /// Whether a save is of this game: its decisions begin the present line, or go on from it.
    fn is_of(&self, save: &Save) -> bool;

    /// A new game like this one, with another seed.
    fn another(&self, seed: u64) -> NewGame;

    /// How many decisions the present line of the game has.
    fn plies(&self) -> usize;

    /// The field of the game's deal for a seat: what bots would have reached.
    fn field_of(&self, seat: Seat) -> FieldOf;

    /// Whether the seat that decided at a ply has decided there: a whole action, or up to something that was revealed.
    fn has_decided_since(&self, ply: usize) -> bool;

    /// How decisions are graded; `None` where such games are not reviewed.
    fn grading(&self) -> Option<Grading>;

    /// What is reviewed for a seat; `None` before the end, and where such games are not reviewed.
    fn review_of(&self, seat: Seat) -> Option<ReviewOf>;
}

/// What is saved of a table, told apart without being written: as long as both tables are there,
/// equal stamps mean equal saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revision {
    /// Where the game lies in memory; every decision puts it elsewhere.
    pub(super) session: usize,
    /// Who sits at it.
    pub(super) players: Rc<Players>,
    /// Whether it goes on.
    pub(super) fate: GameStatus,
    /// What it is played for.
    pub(super) mode: GameMode,
    /// What was explained.
    pub(super) guide: Guide,
    /// How often somebody took something back.
    pub(super) undos: u32,
    /// How often a bot was cut short or gave no answer.
    pub(super) hurried: u32,
    /// How often a hint was shown.
    pub(super) hints: u32,
    /// What is kept of a game that is played apart.
    pub(super) apart: Option<Apart>,
    /// What is prepared.
    pub(super) prepared: Option<Rc<Prepared>>,
    /// What is planned.
    pub(super) planned: Option<Planned>,
    /// Where somebody decides anew.
    pub(super) reopened: Option<TakenBackTo>,
}

/// A bot that decides now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// For whom.
    pub seat: Seat,
    /// How well.
    pub level: Level,
}

impl TableView {
    /// The seat that decides in the position that is shown.
    pub fn to_act(&self) -> Option<Seat> {
        self.to_act
    }

    /// Whether something that was prepared or offered waits for the main button.
    pub fn asks_to_confirm(&self) -> bool {
        self.choices.iter().any(|choice| choice.weight == Weight::Main)
    }

    /// What the number keys press, in their order: the uses of an open menu, else the buttons of the prompt but the ways
    /// back. A question and a bot's turn take the place of the buttons.
    pub fn numbered(&self) -> impl Iterator<Item = &Choice> {
        let is_drawn = self.query.is_none() && !matches!(self.turn, Turn::Bot(..));
        let choices = self.menu.as_ref().map_or(&self.choices, |menu| &menu.uses);
        choices.iter().filter(move |choice| is_drawn && choice.weight != Weight::Back)
    }

    /// Whether a person may decide anew at an earlier position. What others know of a game that is played apart is only
    /// taken back by undo.
    pub fn may_decide_anew(&self) -> bool {
        self.apart.is_none() || self.is_over()
    }

    /// Whether the game has ended, wherever in it one looks.
    pub fn is_over(&self) -> bool {
        self.over == Ended::Yes
    }

    /// The lines of the log that tell the last whole action before the position that is shown.
    pub fn last_action(&self) -> Vec<&LogLine> {
        let from = self.past.roots.iter().copied().filter(|&root| root < self.past.ply).max();
        let is_of_it =
            |line: &&LogLine| line.ply <= self.past.ply && from.is_some_and(|from| line.ply > from);
        self.log.iter().map(Rc::as_ref).filter(is_of_it).collect()
    }

    /// The lines of the log that tell what was done since whoever looks decided last; in the past, by the action that led to
    /// the position.
    pub fn since(&self) -> Vec<&LogLine> {
        let others = self.past.since + 1..=self.past.ply;
        self.log.iter().map(Rc::as_ref).filter(|line| others.contains(&line.ply)).collect()
    }

    /// What each of the others did since whoever looks decided last; in the past, by the action that led to the position.
    pub fn others(&self) -> Vec<(Seat, Vec<&LogLine>)> {
        let own = self.viewer.or(self.to_act);
        let since = self.since();
        let of =
            |seat: Seat| (seat, since.iter().copied().filter(|it| it.seat == Some(seat)).collect());
        let others = self.players.seats().filter(|seat| Some(*seat) != own).map(of);
        others.filter(|(_, lines): &(_, Vec<&LogLine>)| !lines.is_empty()).collect()
    }

    /// Why the last thing that was pressed could not be done.
    pub fn refusal(&self) -> Option<&Reason> {
        match &self.note {
            Some(Note::Refused(why)) => Some(why),
            _ => None,
        }
    }

    /// The bot that decides now, if one does.
    pub fn bot(&self) -> Option<BotTurn> {
        match self.turn {
            Turn::Bot(seat, level) => Some(BotTurn { seat, level }),
            _ => None,
        }
    }
}
