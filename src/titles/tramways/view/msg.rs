//! What the player does at the table, and what the page says to it.

use crate::table::intent::{BotAnswer, Perspective};
use crate::table::{Comment, GameStatus, Name, Players, Prepared, Table};
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::card::{CardId, Slot};
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::rules::why_not::{Missing, why_not};
use crate::titles::tramways::view::guide::Teach;
use crate::titles::tramways::view::scene::TargetId;
use crate::titles::tramways::view::uses::{Block, Thing};
use crate::words::{Locale, shell};
use std::rc::Rc;

/// Something to say to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// A rule forbids it.
    Rule(Refusal),
    /// The action lacks something.
    Missing(Task, Missing),
    /// The cell is not beside the end of the rails.
    TooFar,
    /// Rails come there from this location, which is to be chosen first.
    From(CellId),
    /// The cell is not beside this location, from which the first tile goes.
    NotBeside(CellId),
    /// Nothing is done on the map now.
    Blocked(Block),
    /// A click that means nothing now.
    NothingHere,
    /// There is nothing to take back.
    NothingToUndo,
    /// What was revealed cannot be taken back.
    Barred,
    /// What is done stays done in a ranked game.
    Settled,
    /// Nobody else decides or helps in a ranked game.
    Alone,
    /// Nothing can be tried here, or carried out of what was tried.
    NoAnalysis,
    /// There is nothing to take again.
    NothingToRedo,
    /// Icons are played when an action is paid.
    IconNotNow(Icon),
    /// Somebody else decides now.
    NotYourTurn,
    /// Another window plays the game.
    Elsewhere,
    /// A bot gave no answer, and any legal move was made for it.
    AnyMove,
}

impl Note {
    /// Why decisions were refused.
    pub fn refused(state: &State, actions: &[Action], refusal: Refusal) -> Note {
        match (refusal, actions) {
            (Refusal::NothingToDo, &[Action::Start(task), ..]) => {
                Note::Missing(task, why_not(state, task))
            }
            _ => Note::Rule(refusal),
        }
    }

    /// What is said.
    pub fn text(self, state: &State, locale: Locale) -> String {
        match self {
            Note::Rule(refusal) => locale.refusal(refusal).to_owned(),
            Note::Missing(_, missing) => locale.missing(missing),
            Note::TooFar => locale.too_far().to_owned(),
            Note::From(location) => locale.rails_from(&locale.place(state, location)),
            Note::NotBeside(location) => locale.not_beside(&locale.place(state, location)),
            Note::Blocked(block) => block.text(locale),
            Note::NothingHere => locale.nothing_here().to_owned(),
            Note::NothingToUndo => locale.nothing_to_undo().to_owned(),
            Note::Barred => locale.barred_undo().to_owned(),
            Note::Settled => locale.settled().to_owned(),
            Note::Alone => locale.strictly_alone().to_owned(),
            Note::NoAnalysis => locale.no_plan().to_owned(),
            Note::NothingToRedo => locale.nothing_to_redo().to_owned(),
            Note::NotYourTurn => locale.not_your_turn().to_owned(),
            Note::Elsewhere => locale.plays_elsewhere().to_owned(),
            Note::AnyMove => shell::any_move(locale).to_owned(),
            Note::IconNotNow(icon) => locale.icon_not_now(icon, state.decision),
        }
    }
}

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

/// A click on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Click {
    /// The cell, if it is one.
    pub cell: Option<CellId>,
    /// The choices there, the best first.
    pub targets: Vec<TargetId>,
    /// How it was made.
    pub by: ClickBy,
}

/// How a click was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickBy {
    /// A click or a key.
    Tap,
    /// A pointer that lays rails from cell to cell.
    Drag,
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
