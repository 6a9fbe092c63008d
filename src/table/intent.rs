//! The intents of a user at a table of any title.

use super::board::orientation::Turned;
use super::board::strokes::StrokeStep;
use super::open::Revision;
use super::view::{Pressed, Tool, Warning};
use super::{Assistance, Comment, GameStatus, Name, Players, Teach};
use crate::engine::bots::{Level, SearchExtent};
use crate::engine::game::Seat;
use std::rc::Rc;

/// An action of the user at a table. Things are named by the numbers that the view gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Presses a button, a place or a piece.
    Press(Pressed),
    /// Moves a stroke from one cell to the next.
    Stroke(StrokeStep),
    /// Opens the menu of a place or a piece.
    Ask(Pressed),
    /// Takes the action with this notation.
    Act(String),
    /// Takes back the last decision of a person.
    Undo,
    /// Redoes the decision.
    Redo,
    /// Confirms the question.
    Agree,
    /// Dismisses the question or closes the prepared step.
    Leave,
    /// Drops all prepared steps.
    Drop,
    /// Moves the cursor to a ply of a line.
    GoTo {
        /// The index of the line.
        line: usize,
        /// The number of decisions from its start.
        ply: usize,
    },
    /// Sets the name and comment of a line.
    Describe {
        /// The index of the line.
        line: usize,
        /// The name; may be empty.
        name: Name,
        /// The comment; may be empty.
        comment: Comment,
    },
    /// Deletes a line that is neither the present one nor the game's result.
    Forget(usize),
    /// Starts an analysis, whose moves do not count.
    Analyse,
    /// Continues the analysis as if it were the viewer's turn.
    Skip,
    /// Lets bots of this level play the other seats in the analysis.
    StandIn(Level),
    /// Ends the analysis.
    EndAnalysis,
    /// Ends the analysis and plays its moves in the game, up to the first revelation or another seat's decision.
    CarryOut,
    /// The player passes the device on.
    PassDevice,
    /// The player to move takes the device.
    TakeDevice,
    /// Plays a bot's answer to a request at this ply.
    Bot {
        /// The ply of the request.
        ply: usize,
        /// The bot's answer.
        answer: BotAnswer,
    },
    /// Plays the first action of a plan, up to the first revelation. The plan is a link of the game with its decisions after
    /// the cursor.
    PlayPlan(String),
    /// The save of this revision is stored, so what it reveals may be shown.
    Stored(Revision),
    /// The link of the turn was sent.
    Sent,
    /// A link arrives.
    Arrive(String),
    /// A hint was shown for the present decision.
    Hinted,
    /// Changes who plays the seats.
    Players(Rc<Players>),
    /// Changes the perspective, as far as allowed.
    See(Perspective),
    /// Sets which aids and warnings are off.
    Assist(Rc<Assistance>),
    /// The board zoomed in at a tap that selected nothing yet.
    ComeCloser,
    /// The whole board is visible again.
    StandBack,
    /// Presses a disabled tool.
    PressGrey(Tool),
    /// Sets the orientation of the board.
    Turn(Turned),
    /// Abandons the game or resumes it.
    GameStatus(GameStatus),
    /// Asks whether to abandon the game.
    Abandon,
    /// Answers the guide.
    Guide(Teach),
    /// Another window plays the game from now on; this one follows.
    LookOn,
    /// This window plays the game from now on.
    PlayHere,
}

/// The result of a request to a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotAnswer {
    /// A link of the game with the decisions after the cursor.
    Line {
        /// The link.
        line: String,
        /// How far the bot searched.
        extent: SearchExtent,
    },
    /// The bot could not answer. A legal decision is taken instead, unless the game must be provable.
    Missing,
}

/// The perspective from which a table is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Perspective {
    /// That of the person at the device.
    #[default]
    Own,
    /// That of a player.
    Of(Seat),
    /// With everything revealed.
    All,
}

/// A question that needs an answer before an action goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionQuery {
    /// Undo past a revelation or another player's decision?
    UndoRevealed,
    /// Play on from a position before a revelation?
    PlayRevealed,
    /// Play in spite of the title's warning?
    Warned(Warning),
    /// Take back a decision that others already know?
    UndoSent,
    /// Abandon the game?
    Abandon,
}

/// Who plays the other seats when a viewer continues a game from a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// Bots.
    Bots,
    /// People at this device.
    People,
}
