//! What the player does at the table, and what the page says to it.

use crate::table::intent::{BotAnswer, Perspective};
use crate::table::{Comment, GameStatus, Name, Players, Prepared, Table};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::{CardId, Slot};
pub use crate::titles::tramways::view::click::{Click, ClickBy};
use crate::titles::tramways::view::guide::Teach;
pub use crate::titles::tramways::view::note::Note;
use crate::titles::tramways::view::uses::Thing;
use std::rc::Rc;

/// What the player does at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Takes decisions, after a question where they reveal something.
    Play(Vec<Action>),
    /// The person who decides takes the device.
    TakeDevice,
    /// A bot takes decisions that it has thought of at this ply.
    Bot(usize, BotAnswer),
    /// Other people or bots decide for the seats.
    Players(Rc<Players>),
    /// Goes to a ply of a line.
    GoTo(usize, usize),
    /// Walks along the present line.
    Walk(Walk),
    /// Tries moves that do not count, or goes on with that as if it were the player's turn.
    Try,
    /// Tries no more.
    EndAnalysis,
    /// Does what was tried.
    CarryOut,
    /// Looks with other eyes.
    See(Perspective),
    /// Forgets a line.
    Forget(usize),
    /// Names a line and says something about it.
    Describe(usize, Name, Comment),
    /// Gives the game up, or takes it up again.
    GameStatus(GameStatus),
    /// Clicks on the map.
    Click(Click),
    /// Chooses from the menu.
    Choose(usize),
    /// Asks what can be done with a thing.
    LookUp(Thing),
    /// Clicks on an icon of the hand.
    Icon(CardId, Slot),
    /// Clicks on a card of the hand.
    Card(CardId),
    /// Pays as proposed.
    Pay,
    /// Answers the question with yes.
    Agree,
    /// Answers it with yes, for good.
    AgreeForGood,
    /// Asks about everything again.
    AskAgain,
    /// Steps back: closes what is open, else leaves the action under way.
    Back,
    /// Takes back what the last click did.
    Undo,
    /// The person who decided last takes the device back, and the decision with it.
    HandBack,
    /// Takes it again.
    Redo,
    /// This table is stored: what it reveals is shown.
    Stored(Table<Tramways>),
    /// Sits down at another game, in which something may be prepared.
    Replace(Table<Tramways>, Option<Prepared>),
    /// Listens to the guide, or does not.
    Teach(Teach),
    /// Another window plays the game from now on.
    LookOn,
    /// This window plays it from now on.
    PlayHere,
}

/// A way along the present line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// To the start.
    First,
    /// To the last decision.
    Last,
    /// One action back.
    Back,
    /// One action on.
    On,
    DecisionBack,
    DecisionOn,
}

impl Msg {
    /// Whether a window may do this while another one plays the game.
    pub fn only_looks(&self) -> bool {
        matches!(
            self,
            Msg::GoTo(..)
                | Msg::Walk(_)
                | Msg::See(_)
                | Msg::Replace(..)
                | Msg::LookOn
                | Msg::PlayHere
        )
    }

    /// Whether it is about the device and what is saved, whatever is being tried on it.
    pub fn is_of_the_device(&self) -> bool {
        matches!(
            self,
            Msg::Bot(..) | Msg::Stored(_) | Msg::Replace(..) | Msg::LookOn | Msg::PlayHere
        )
    }

    /// Whether somebody else decides, or the past is arranged, by this.
    pub fn helps(&self) -> bool {
        matches!(self, Msg::Players(_) | Msg::Bot(..) | Msg::Forget(_))
    }

    /// Whether this says yes to what waits for an answer.
    pub fn agrees(&self) -> bool {
        matches!(self, Msg::Agree | Msg::AgreeForGood)
    }

    /// Whether only the person whose decision it is may do this.
    pub fn decides(&self) -> bool {
        let begins = matches!(
            self,
            Msg::Play(_)
                | Msg::Click(_)
                | Msg::Choose(_)
                | Msg::LookUp(_)
                | Msg::Icon(..)
                | Msg::Card(_)
                | Msg::Pay
        );
        begins || self.agrees()
    }
}
