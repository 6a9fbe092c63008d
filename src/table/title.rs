//! The interface of a title to the shell, in addition to its rules, links and bots.

use super::board::orientation::Turned;
use super::hint::Hint;
use super::intent::Perspective;
use super::view::{
    Choice, ChoiceId, ChoicePlace, FinalCount, Gesture, Lesson, LogLine, Menu, Metric, News, Place,
    PlayerPanel, Pointer, Pressed, Prompt, Ranks, Reason, ResultCard, RoundTrack, Sight, Warning,
    Weight,
};

use super::set_up::SetUp;
use super::{Aid, Assistance, GameMode, Guide, PlayedStep, Players, Thumbnail};
use crate::engine::bots::{HasBots, Plan};
use crate::engine::game::{Game, Seat, Turns};
use crate::words::Locale;
use std::rc::Rc;

/// A position as a viewer sees it, with their draft.
///
/// Information that the viewer may not have is filled with random values in `state`. A title may draw everything that would
/// be visible at a real table. It must not show hidden information of others, nor count it if its amount is hidden.
pub struct SeatView<'a, G: Drafts> {
    /// The position.
    pub state: &'a G::State,
    /// The setup of the game.
    pub setup: &'a G::Setup,
    /// The seat whose view it is; `None` if no hand is shown.
    pub viewer: Option<Seat>,
    /// Whose turn it is.
    pub turn: TurnOf,
    /// The chosen perspective if the game has ended or all hands are open, else the viewer's own.
    pub perspective: Perspective,
    /// The mode of the game.
    pub mode: GameMode,
    /// The aids and warnings that are off.
    pub assistance: &'a Assistance,
    /// The draft of the player.
    pub draft: &'a G::Draft,
    /// Values that the title derives from this view and caches here.
    pub derived: &'a G::Derived,
    /// The reason of the last refusal.
    pub note: Option<&'a Reason>,
    /// The real decisions that led here. A title shows of them only what its log would show the viewer.
    pub steps: &'a [Rc<PlayedStep<G>>],
    /// The state of the guide; silent if it may not give lessons.
    pub guide: Guide,
    /// The players.
    pub players: &'a Players,
    /// The orientation of the board.
    pub turned: Turned,
    /// The language.
    pub locale: Locale,
}

/// Whose turn it is, from the viewer's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnOf {
    /// The viewer is to move.
    Mine,
    /// Another seat is to move, or the viewer may only look.
    Others(Option<Seat>),
    /// The game has ended.
    Nobody,
}

impl<G: Drafts> SeatView<'_, G> {
    /// Returns whether the viewer is to move.
    pub fn may_act(&self) -> bool {
        self.turn == TurnOf::Mine
    }

    /// Returns whether an aid is on.
    pub fn shows(&self, aid: Aid) -> bool {
        self.assistance.shows(aid)
    }

    /// Returns all legal actions if the viewer is to move, else none.
    pub fn legal(&self) -> Vec<G::Action> {
        if self.may_act() { G::legal(self.state) } else { Vec::new() }
    }
}

impl<G: Prompts> SeatView<'_, G> {
    /// Returns the response of a choice; [`Response::Nothing`] if it is not offered.
    pub fn chosen(&self, choice: ChoiceId) -> Response<G> {
        let uses = || G::menu(self).into_iter().flat_map(|menu| menu.uses);
        let mut offered = G::choices(self).into_iter().chain(std::iter::once_with(uses).flatten());
        let found = offered.find(|it| it.choice.id == choice);
        found.map_or(Response::Nothing, |it| it.press)
    }
}

/// A button with its response.
pub struct Offered<G: Drafts> {
    /// The visible part.
    pub choice: Choice,
    /// The response to a press.
    pub press: Response<G>,
}

impl<G: Drafts> Offered<G> {
    /// Makes a button of the prompt.
    pub fn button(
        id: impl Into<ChoiceId>,
        label: impl Into<String>,
        weight: Weight,
        press: Response<G>,
    ) -> Self {
        let choice = Choice {
            id: id.into(),
            label: label.into(),
            detail: None,
            weight,
            barred: None,
            stands: ChoicePlace::Prompt,
            notation: None,
        };
        Offered { choice, press }
    }
}

/// The response to a press.
pub enum Response<G: Drafts> {
    /// Plays these decisions in order.
    Act(Vec<G::Action>),
    /// Plays these decisions, with a draft for those that follow ([`Drafts::carried_over`]).
    Begin(G::Draft, Vec<G::Action>),
    /// Replaces the action under way by these decisions; without any, it is only cancelled.
    Instead(Vec<G::Action>),
    /// Changes the draft.
    Prepare(G::Draft),
    /// Refuses, and leaves the draft.
    Refuse(Reason),
    /// Refuses, and drops the draft, because the player wants something else.
    Dismiss(Reason),
    /// Does nothing.
    Nothing,
}

/// A decision with its context, to describe in the log for a viewer.
pub struct LoggedStep<'a, G: Game> {
    /// The position before it.
    pub before: &'a G::State,
    /// The earlier decisions, from the first.
    pub earlier: &'a [Rc<PlayedStep<G>>],
    /// The seat that decided.
    pub seat: Option<Seat>,
    /// The events that it caused.
    pub events: &'a [G::Event],
    /// The position after it.
    pub after: &'a G::State,
    /// The ply after it.
    pub ply: usize,
    /// The seat of the reader; `None` if no hand is shown.
    pub viewer: Option<Seat>,
    /// The players.
    pub players: &'a Players,
    /// The orientation of the reader's board.
    pub turned: Turned,
    /// The language.
    pub locale: Locale,
}

/// A sequence of decisions of one player that the log describes in one line.
pub struct LoggedRun<'a, G: Game> {
    /// The position before it; for the first sequence of a game, the position before its last decision.
    pub before: &'a G::State,
    /// The events, in order.
    pub events: Vec<&'a G::Event>,
}

impl<'a, G: Game> LoggedStep<'a, G> {
    /// Returns the sequence that this decision ends; `None` if it continues. `ends` returns whether a decision, given its
    /// seat, its events and the position after it, ends a sequence.
    pub fn run(
        &self,
        ends: impl Fn(Option<Seat>, &[G::Event], &G::State) -> bool,
    ) -> Option<LoggedRun<'a, G>> {
        if !ends(self.seat, self.events, self.after) {
            return None;
        }
        let is_end = |step: &Rc<PlayedStep<G>>| ends(step.seat, &step.events, &step.state);
        let last = self.earlier.iter().rposition(is_end);
        let steps = &self.earlier[last.map_or(0, |last| last + 1)..];
        let events = steps.iter().flat_map(|step| &step.events).chain(self.events);
        let before = last.map_or(self.before, |last| &*self.earlier[last].state);
        Some(LoggedRun { before, events: events.collect() })
    }

    /// Makes a log line about a seat, or about nobody, for this decision.
    pub fn line(&self, seat: Option<Seat>, text: impl Into<String>) -> LogLine {
        LogLine { ply: self.ply, seat, text: text.into(), details: Vec::new() }
    }
}

/// Drafts on the screen, and cached values of a view.
pub trait Drafts: SetUp + HasBots {
    /// A choice on the screen before a decision is played, such as a selected place whose price waits for confirmation.
    type Draft: Clone + Default + PartialEq + 'static;

    /// Values derived from a view, computed at most once for each.
    type Derived: Default + 'static;

    /// Returns the actions of a draft, which saves store; empty if it only shows something.
    fn written_draft(state: &Self::State, draft: &Self::Draft) -> Vec<Self::Action>;

    /// Returns the draft of these actions; the default one if there is none.
    fn draft_of(state: &Self::State, actions: &[Self::Action]) -> Self::Draft;

    /// Returns the part of a draft that remains in a position after a decision, such as the icon that an action was begun
    /// for. It is idempotent, and an undo at the same position leaves this part.
    fn carried_over(_draft: &Self::Draft, _state: &Self::State) -> Self::Draft {
        Self::Draft::default()
    }
}

/// The prompt, its buttons, and questions before decisions.
pub trait Prompts: Drafts {
    /// Returns the prompt: an instruction, or what the game waits for.
    fn prompt(view: &SeatView<Self>) -> Prompt;

    /// Returns a spoken description of the proposal that icons next to the prompt show.
    fn proposal(_: &SeatView<Self>) -> Option<String> {
        None
    }

    /// Returns the buttons of the prompt, in display order.
    fn choices(view: &SeatView<Self>) -> Vec<Offered<Self>>;

    /// Returns the menu of the place or piece that the draft has open.
    fn menu(_: &SeatView<Self>) -> Option<Menu<Offered<Self>>> {
        None
    }

    /// Returns the warning to show before these decisions.
    fn warning(_: &SeatView<Self>, _: &[Self::Action]) -> Option<Warning> {
        None
    }
}

/// The board for keyboards and screen readers.
pub trait Places: Drafts {
    /// Returns the places of the board, in reading order.
    fn places(view: &SeatView<Self>) -> Vec<Place>;
}

/// Responses to presses, and reasons of refusals.
pub trait Presses: Drafts {
    /// Returns the response to a press; a choice has its own response ([`SeatView::chosen`]).
    fn press(view: &SeatView<Self>, pressed: Pressed, by: Gesture) -> Response<Self>;

    /// Describes why decisions were refused at a position.
    fn why_not(
        state: &Self::State,
        refused: &[Self::Action],
        refusal: &Self::Refusal,
        locale: Locale,
    ) -> Reason;
}

/// Actions as typed at a table, if they differ from files and links.
pub trait Typing: Drafts {
    /// Returns the notation of an action for the board's orientation.
    fn written(view: &SeatView<Self>, action: Self::Action) -> String {
        Self::notation(view.state, action)
    }

    /// Parses a typed action, legal or not.
    fn read(view: &SeatView<Self>, text: &str) -> Option<Self::Action> {
        Self::parse(view.state, text)
    }

    /// Describes an action in the words of its button or place; empty if the notation is enough.
    fn typed(_: &SeatView<Self>, _action: Self::Action) -> String {
        String::new()
    }
}

/// The summary of a game: player panels, progress, picture and final count.
pub trait Panels: Drafts {
    /// Returns the player panels, in seat order.
    fn panels(view: &SeatView<Self>) -> Vec<PlayerPanel>;

    /// Describes the progress in a few words, such as "Turn 12" or "Last 3 turns"; narrow windows cut off the end.
    fn progress(view: &SeatView<Self>) -> String;

    /// Returns a track of rounds and phases, instead of [`Panels::progress`]; `None` if words are enough.
    fn track(_: &SeatView<Self>) -> Option<RoundTrack> {
        None
    }

    /// Draws a position as a small picture for lists of games; `None` if the title has none.
    fn picture(_: &Self::State, _: &Players) -> Option<Thumbnail> {
        None
    }

    /// Returns the final count; `None` before the end.
    fn final_count(view: &SeatView<Self>) -> Option<FinalCount>;

    /// Returns the ranks of solo play, with the one that these points reach; `None` if there are none.
    fn ranks(_points: i32, _: Locale) -> Option<Ranks> {
        None
    }
}

/// Descriptions of decisions that were played.
pub trait Logs: Drafts {
    /// Returns the log lines that a decision adds; none if a later decision describes it.
    fn log(logged: &LoggedStep<Self>) -> Vec<LogLine>;

    /// Describes how another seat's decision affected the reader's goals, in a few words; `None` if it did not.
    fn news(_: &LoggedStep<Self>) -> Option<News> {
        None
    }
}

/// Metrics for charts of the past.
pub trait Metrics: Game {
    /// The metrics of the game, the score first.
    const METRICS: &'static [Metric];

    /// Returns a seat's value of a metric, by its index in [`Metrics::METRICS`]; `None` if it is partly secret. The score is
    /// always known; before the end it is the public part.
    fn measure(state: &Self::State, seat: Seat, metric: usize, sight: Sight) -> Option<i32>;
}

/// Lessons of the guide.
pub trait Guides: Drafts {
    /// Returns the first lesson that fits now and for which `is_told` is false.
    fn lesson(view: &SeatView<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson>;

    /// Returns what the guide points at without a lesson, to lead through a first game.
    fn pointed(_: &SeatView<Self>) -> Vec<Pointer> {
        Vec::new()
    }
}

/// Hints, in the part of a title that is fetched after the first picture.
pub trait Hints: Drafts {
    /// Describes plans of the bots with their purpose and effect, best first. Each plan has at least one decision, and all of
    /// them are legal.
    fn hints(view: &SeatView<Self>, plans: &[Plan<Self>]) -> Vec<Hint>;
}

/// Pictures of results, in the part of a title that is fetched after the first picture.
pub trait ResultCards: Drafts {
    /// Returns the result as a picture with the address of the game; the mode is unknown for games from links. A title that
    /// has one declares [`ResultCard`](crate::titles::Capability::ResultCard).
    fn result_card(
        _: &SeatView<Self>,
        _played_for: Option<GameMode>,
        _address: &str,
    ) -> Option<ResultCard> {
        None
    }
}

/// The full interface of a title to the shell. Every function is pure and total.
pub trait Title:
    Turns + Prompts + Places + Presses + Typing + Panels + Logs + Metrics + Guides + Hints + ResultCards
{
}
