//! An open table of any title: the interface between titles and the shell.

use super::Save;
use super::command::Command;
use super::field::FieldOf;
use super::intent::{ActionQuery, Perspective};
use super::remote::{RemoteGame, TableName, TakenSeat};
use super::review::ReviewOf;
use super::set_up::{BoardFact, NewGame};
use super::view::{
    Choice, FinalCount, Lesson, LogLine, Menu, Metric, News, Note, Place, PlayerPanel, Pointer,
    Prompt, Reason, RoundTrack, Weight,
};
use super::{
    Comment, DeviceTurn, GameMode, GameStatus, Guide, Name, Players, Prepared, PreparedPlan,
    Sending, TakenBackTo,
};
use crate::engine::bots::{Grading, Level};
use crate::engine::codec::BoardId;
use crate::engine::game::Seat;
use crate::words::Locale;
use std::rc::Rc;

/// Everything that the shell draws of a table, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// The key of the title.
    pub title: &'static str,
    /// The players.
    pub players: Rc<Players>,
    /// The turn: the person or event that the device waits for.
    pub turn: DeviceTurn,
    /// The seat whose hand is shown.
    pub viewer: Option<Seat>,
    /// The person who may take back the device while it is being passed.
    pub returns_to: Option<Seat>,
    /// The prompt.
    pub prompt: Prompt,
    /// A spoken description of the proposal that icons next to the prompt show.
    pub proposal: Option<String>,
    /// The effect of others' moves on the viewer's goals since the viewer's last decision, or of that decision itself.
    pub news: Option<News>,
    /// The buttons of the prompt.
    pub choices: Vec<Choice>,
    /// The places of the board.
    pub places: Vec<Place>,
    /// The player panels, in seat order.
    pub panels: Vec<PlayerPanel>,
    /// The progress of the game in words.
    pub progress: String,
    /// The rounds of the game and the phases of the present one, if the game has rounds.
    pub track: Option<RoundTrack>,
    /// True once the final turns have begun.
    pub is_ending: bool,
    /// The log up to the end of the present line.
    pub log: Vec<Rc<LogLine>>,
    /// The note about the last action.
    pub note: Option<Note>,
    /// The number of refusals so far; it distinguishes a repeated refusal from an old one.
    pub refusals: u32,
    /// The question before an action.
    pub query: Option<ActionQuery>,
    /// The open menu of a place or a piece.
    pub menu: Option<Menu>,
    /// The lesson of the guide.
    pub lesson: Option<Lesson>,
    /// The targets that the guide points at.
    pub pointed: Vec<Pointer>,
    /// The final count, if the shown position is the end of the game.
    pub count: Option<FinalCount>,
    /// The shown position within the lines of play.
    pub past: Past,
    /// The permissions in addition to the prompt.
    pub may: May,
    /// The status: played or abandoned.
    pub status: GameStatus,
    /// The mode of the game.
    pub mode: GameMode,
    /// The number of bot decisions that were cut short or missing.
    pub hurried: u32,
    /// The state of the guide.
    pub guide: Guide,
    /// The seat to move in the shown position; `None` at the end.
    pub to_act: Option<Seat>,
    /// The game's state, in play or over, whatever position is shown.
    pub over: Ended,
    /// The state of a remote game.
    pub remote: Option<RemoteView>,
    /// A link that must be answered or read before the game goes on.
    pub arriving: Option<Arriving>,
    /// A different answer from a link, until it is accepted or rejected.
    pub fork: Option<ForkView>,
}

/// A link that must be answered or read before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arriving {
    /// It has a different answer to a turn, to accept or reject.
    OtherAnswer,
    /// It has a different answer to a turn, but there is no room for another line.
    TooManyLines,
    /// It is the viewer's turn; the moves of the others are shown first.
    OwnTurn,
}

impl Arriving {
    /// Returns whether the link needs an answer.
    pub fn asks(self) -> bool {
        self != Arriving::OwnTurn
    }
}

/// The state of a remote game, as seen from this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteView {
    /// The name of the table.
    pub table: TableName,
    /// The state of the turn's link.
    pub handover: Handover,
    /// The seat to move in the game; `None` at its end.
    pub to: Option<Seat>,
    /// The seats that get links: people at other devices, and players whose seat was taken here.
    pub others: Vec<Seat>,
    /// The seats that are played at a device other than their player's.
    pub taken: Vec<TakenSeat>,
    /// The person who decided last: the sender of a link that has just arrived.
    pub last: Option<Seat>,
    /// The secrets in the position.
    pub hides: Hides,
}

/// The secrets between players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hides {
    /// Everybody knows everything.
    Nothing,
    /// Each player has secret information.
    Hands,
}

/// The state of a turn's link: nothing to send, unsent or sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handover {
    /// It is the turn of a player here.
    Nothing,
    /// It has to be sent.
    Send,
    /// It was sent and can be sent again.
    Again,
}

/// A different answer to a turn, from a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForkView {
    /// The index of its line.
    pub line: usize,
    /// The number of decisions in its line.
    pub length: usize,
    /// The seat that decided differently.
    pub seat: Option<Seat>,
    /// The progress of the game at that point, in words.
    pub when: String,
    /// The decisions there, limited to what everybody may know.
    pub lines: Vec<String>,
    /// The number of decisions played here since.
    pub own: usize,
}

/// A game's state: in play or over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It goes on.
    No,
    /// It has ended.
    Yes,
}

/// The permissions at a table in addition to the prompt. The table decides, the page shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct May {
    /// A bot may be asked for a hint.
    pub hint: bool,
    /// An analysis may start here.
    pub analyse: bool,
    /// The analysis can go on with the viewer to move.
    pub skip: bool,
    /// Others are to move in the analysis, and bots may play for them.
    pub stand_in: bool,
    /// Moves of the analysis can be played in the game.
    pub carry_out: bool,
    /// Aids may be switched.
    pub aids: bool,
    /// Seats may change hands.
    pub hand_over: bool,
    /// There is a draft to drop.
    pub drop: bool,
    /// The game may be abandoned.
    pub give_up: bool,
    /// The guide can explain something here.
    pub explain: bool,
}

/// The shown position within the lines of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// Its ply.
    pub ply: usize,
    /// The ply after the viewer's last decision, or 0. In the past and at the end, the ply at which the last action began.
    pub since: usize,
    /// The number of decisions in the present line.
    pub length: usize,
    /// The ply from which the game is played on.
    pub present: usize,
    /// The number of decisions played while the viewer looks back in a watching window.
    pub new: usize,
    /// The index of the present line.
    pub line: usize,
    /// The position that "back to the present" shows; in a remote game it may be in another line.
    pub home: LinePosition,
    /// The plies of the present line at which an action begins or the game ends.
    pub roots: Vec<usize>,
    /// The ply that an undo goes back to; `None` if it is not possible.
    pub undo: Option<usize>,
    /// The ply that a redo goes forward to; `None` if it is not possible.
    pub redo: Option<usize>,
    /// The part of play: present, past or analysis.
    pub moment: Moment,
    /// The perspective of the viewer.
    pub perspective: Perspective,
}

/// The part of play on display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The present position.
    Present,
    /// An earlier position.
    Past,
    /// A position of an analysis.
    Tried,
}

/// A position of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinePosition {
    /// The index of the line.
    pub line: usize,
    /// The ply.
    pub ply: usize,
}

/// The beginning of a round in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundStart {
    /// Its first ply.
    pub ply: usize,
    /// The round, from 1.
    pub round: u16,
}

/// The description of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFacts {
    /// Its name; may be empty.
    pub name: Name,
    /// Its comment; may be empty.
    pub comment: Comment,
    /// The ply where it leaves the present line.
    pub fork: usize,
    /// The number of its decisions.
    pub length: usize,
    /// Its protection from deletion.
    pub keeps: Keeps,
}

/// The protection of a line from deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// It may be deleted.
    No,
    /// It is the present line or the game's result.
    Yes,
}

/// The lines of play, and metrics along them.
pub trait LinesOfPlay {
    /// Returns the value of a metric for each seat at a position; `None` if it is not public or the position does not exist.
    fn measured(&self, at: LinePosition, metric: usize) -> Option<Vec<i32>>;

    /// Returns the plies of a line at which an action begins or the game ends.
    fn roots(&self, line: usize) -> Vec<usize>;

    /// Returns the beginnings of a line's rounds.
    fn stops(&self, line: usize) -> Vec<RoundStart>;

    /// Returns the lines of play, in the order in which they were begun; empty in a ranked game, which has only one.
    fn lines(&self) -> Vec<LineFacts>;
}

/// The links that a game can send.
pub trait Sends {
    /// Returns the kinds of links that can be sent.
    fn sendings(&self) -> Vec<Sending>;

    /// Returns the link. Hidden information is dealt anew from `seed`, except for the viewer's own.
    fn link(&self, sending: Sending, seed: u64) -> String;

    /// Returns the message that goes with the link of a turn; `game` is the game's name.
    fn message(&self, game: &str, locale: Locale) -> String;
}

/// A table as the shell uses it. Tables are immutable: an intent makes a new one.
pub trait OpenTable: LinesOfPlay + Sends {
    /// The key of the title.
    fn title(&self) -> &'static str;

    /// The name of the board, if a player brought it.
    fn board_name(&self) -> Option<&'static str>;

    /// The id of the board, if a player brought it.
    fn board_id(&self) -> Option<BoardId>;

    /// The figures of a board that a player brought.
    fn board_facts(&self, locale: Locale) -> Vec<BoardFact>;

    /// Returns the view of the table.
    fn view(&self, locale: Locale) -> Rc<TableView>;

    /// The metrics of the game, the score first.
    fn metrics(&self) -> &'static [Metric];

    /// Returns the game up to the shown position as a link, which is what a worker gets.
    fn so_far(&self) -> String;

    /// Returns the commands that can be typed now; none if the viewer is not to move.
    fn commands(&self, locale: Locale) -> Vec<Command>;

    /// Returns whether a text is the notation of an action, legal or not.
    fn reads(&self, text: &str) -> bool;

    /// Returns whether a text is the notation of an action that is illegal now.
    fn refuses(&self, text: &str) -> bool;

    /// Returns the save of the game.
    fn save(&self, revision: u64, saved_at: u64) -> Save;

    /// Returns whether a decision waits to be stored.
    fn waits_for_storage(&self) -> bool;

    /// Returns the revision; equal revisions mean that nothing to save has changed.
    fn revision(&self) -> Revision;

    /// Returns whether a save belongs to this game: its decisions are a prefix or a continuation of the present line.
    fn is_of(&self, save: &Save) -> bool;

    /// Returns a new game like this one with another seed.
    fn another(&self, seed: u64) -> NewGame;

    /// Returns the number of decisions in the game's present line.
    fn plies(&self) -> usize;

    /// Returns the field of the game's deal for a seat.
    fn field_of(&self, seat: Seat) -> FieldOf;

    /// Returns whether the seat to move at a ply has since finished an action, revealed something or passed the turn.
    fn has_decided_since(&self, ply: usize) -> bool;

    /// Returns how decisions are graded; `None` if such games have no review.
    fn grading(&self) -> Option<Grading>;

    /// Returns the review to compute for a seat; `None` before the end, or if such games have no review.
    fn review_of(&self, seat: Seat) -> Option<ReviewOf>;
}

/// The saved part of a table, to compare without writing a save. While both tables exist, equal revisions mean equal saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revision {
    /// The memory address of the session, which changes with every decision.
    pub(super) session: usize,
    /// The players.
    pub(super) players: Rc<Players>,
    /// The status: played or abandoned.
    pub(super) status: GameStatus,
    /// The mode of the game.
    pub(super) mode: GameMode,
    /// The state of the guide.
    pub(super) guide: Guide,
    /// The number of undos.
    pub(super) undos: u32,
    /// The number of bot decisions that were cut short or missing.
    pub(super) hurried: u32,
    /// The number of hints shown.
    pub(super) hints: u32,
    /// The remote-play data.
    pub(super) remote: Option<RemoteGame>,
    /// The draft.
    pub(super) prepared: Option<Rc<Prepared>>,
    /// The plan made out of turn.
    pub(super) planned: Option<PreparedPlan>,
    /// The position that the viewer plays on from.
    pub(super) reopened: Option<TakenBackTo>,
}

/// The turn of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// Its seat.
    pub seat: Seat,
    /// Its level.
    pub level: Level,
}

impl TableView {
    /// The seat to move in the shown position.
    pub fn to_act(&self) -> Option<Seat> {
        self.to_act
    }

    /// Returns whether the prompt has a main button to confirm with.
    pub fn asks_to_confirm(&self) -> bool {
        self.choices.iter().any(|choice| choice.weight == Weight::Main)
    }

    /// Returns the choices for the number keys, in order: those of an open menu, else the buttons of the prompt except for
    /// the back buttons. None during a question or a bot's turn, which replace the buttons.
    pub fn numbered(&self) -> impl Iterator<Item = &Choice> {
        let is_drawn = self.query.is_none() && !matches!(self.turn, DeviceTurn::Bot(..));
        let choices = self.menu.as_ref().map_or(&self.choices, |menu| &menu.uses);
        choices.iter().filter(move |choice| is_drawn && choice.weight != Weight::Back)
    }

    /// Returns whether a person may play on from an earlier position. In a remote game only undo takes decisions back.
    pub fn may_decide_anew(&self) -> bool {
        self.remote.is_none() || self.is_over()
    }

    /// Returns whether the game has ended, whatever position is shown.
    pub fn is_over(&self) -> bool {
        self.over == Ended::Yes
    }

    /// Returns the log lines of the last action before the shown position.
    pub fn last_action(&self) -> Vec<&LogLine> {
        let from = self.past.roots.iter().copied().filter(|&root| root < self.past.ply).max();
        let is_of_it =
            |line: &&LogLine| line.ply <= self.past.ply && from.is_some_and(|from| line.ply > from);
        self.log.iter().map(Rc::as_ref).filter(is_of_it).collect()
    }

    /// Returns the log since the viewer's last decision; in the past, of the last action.
    pub fn since(&self) -> Vec<&LogLine> {
        let others = self.past.since + 1..=self.past.ply;
        self.log.iter().map(Rc::as_ref).filter(|line| others.contains(&line.ply)).collect()
    }

    /// Returns what each other player did since the viewer's last decision; in the past, in the last action.
    pub fn others(&self) -> Vec<(Seat, Vec<&LogLine>)> {
        let own = self.viewer.or(self.to_act);
        let since = self.since();
        let of =
            |seat: Seat| (seat, since.iter().copied().filter(|it| it.seat == Some(seat)).collect());
        let others = self.players.seats().filter(|seat| Some(*seat) != own).map(of);
        others.filter(|(_, lines): &(_, Vec<&LogLine>)| !lines.is_empty()).collect()
    }

    /// Returns the reason of the last refusal.
    pub fn refusal(&self) -> Option<&Reason> {
        match &self.note {
            Some(Note::Refused(why)) => Some(why),
            _ => None,
        }
    }

    /// Returns the turn of a bot, if one is to move.
    pub fn bot(&self) -> Option<BotTurn> {
        match self.turn {
            DeviceTurn::Bot(seat, level) => Some(BotTurn { seat, level }),
            _ => None,
        }
    }
}
