//! What is done at a table, whatever the title.

use super::board::strokes::StrokeStep;
use super::board::turned::Turned;
use super::open::Revision;
use super::view::{Pressed, Tool, Warning};
use super::{Assistance, Comment, GameStatus, Name, Players, Teach};
use crate::engine::bots::{Extent, Level};
use crate::engine::game::Seat;
use std::rc::Rc;

/// What somebody does at a table. Everything is named by numbers that the view gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Presses a button, a place or a piece.
    Press(Pressed),
    /// Comes from a place into the next with a stroke over cells.
    Stroke(StrokeStep),
    /// Asks what a place or a piece is good for.
    Ask(Pressed),
    /// Takes the action of a notation.
    Act(String),
    /// Takes the last decision of a person back.
    Undo,
    /// Takes it again.
    Redo,
    /// Answers the question with yes.
    Agree,
    /// Leaves the question, or closes what was prepared.
    Leave,
    /// Drops all that is prepared.
    Drop,
    /// Goes to a ply of a line.
    GoTo {
        /// The line, by its place among the lines.
        line: usize,
        /// So many decisions from its start.
        ply: usize,
    },
    /// Names a line and says something about it.
    Describe {
        /// The line, by its place among the lines.
        line: usize,
        /// Its name; may be empty.
        name: Name,
        /// What is said about it; may be empty.
        comment: Comment,
    },
    /// Forgets a line that is neither the present one nor the game's result.
    Forget(usize),
    /// Tries moves beside the game, which do not count.
    Analyse,
    /// Goes on with that as if it were the turn of whoever tries.
    Skip,
    /// Lets bots of this level play for the others in it.
    StandIn(Level),
    /// Ends that.
    EndAnalysis,
    /// Ends it and does in the game what was tried, up to the first thing that is revealed or another seat's decision.
    CarryOut,
    /// Whoever has decided passes the device on.
    PassDevice,
    /// The person who decides takes the device.
    TakeDevice,
    /// A bot takes decisions that it has thought of at this ply.
    Bot {
        /// The ply at which it was asked.
        ply: usize,
        /// What it decides.
        answer: BotAnswer,
    },
    /// Plays the first action of a plan, given as the link of the game with its decisions behind the cursor, up to the first
    /// thing that is revealed.
    PlayPlan(String),
    /// The game as it is saved by this revision is stored: what it reveals may be shown.
    Stored(Revision),
    /// The link of the turn was sent.
    Sent,
    /// The link of a turn arrives.
    Arrive(String),
    /// A hint was shown for the decision at hand.
    Hinted,
    /// Other people or bots decide for the seats.
    Players(Rc<Players>),
    /// Looks with other eyes, as far as that is allowed.
    See(Perspective),
    /// Shows all aids but these, and gives all warnings but these.
    Assist(Rc<Assistance>),
    /// The board came closer at a tap that chose nothing yet.
    ComeCloser,
    /// All of the board is seen again.
    StandBack,
    /// Presses a tool that is grey.
    PressGrey(Tool),
    /// The board lies so on the screen from now on.
    Turn(Turned),
    /// Gives the game up, or takes it up again.
    GameStatus(GameStatus),
    /// Asks whether the game is to be given up.
    Abandon,
    /// Says something to the guide.
    Guide(Teach),
    /// Another window plays the game from now on.
    LookOn,
    /// This window plays it from now on.
    PlayHere,
}

/// What comes of a question to a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotAnswer {
    /// The link of the game with its decisions behind the cursor.
    Line {
        /// The link.
        line: String,
        /// How far it has thought.
        extent: Extent,
    },
    /// It could not answer. So that the game goes on any legal decision is taken, where nothing is to
    /// be proven.
    Missing,
}

/// With whose eyes a table is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Perspective {
    /// As whoever is at the device may see it.
    #[default]
    Own,
    /// As a player saw it.
    Of(Seat),
    /// With everything that was hidden.
    All,
}

/// What is asked before something is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// Taking back would not hide again what was revealed.
    UndoRevealed,
    /// Playing otherwise from an earlier position would not hide again what was revealed since.
    PlayRevealed,
    /// The title warns of what would come of it.
    Warned(Warning),
    /// Others know already what would be taken back.
    UndoSent,
    /// The game would be given up.
    Abandon,
}

/// Who plays for the other seats of a game that somebody plays on from a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// Bots.
    Bots,
    /// People at this device.
    People,
}
