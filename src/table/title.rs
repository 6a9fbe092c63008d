//! What a title must tell the shell besides its rules, links and bots.

use super::board::turned::Turned;
use super::hint::Hint;
use super::intent::Perspective;
use super::view::{
    Choice, ChoiceId, ChoicePlace, FinalCount, Gesture, Lesson, LogLine, Menu, Metric, News, Place,
    PlayerPanel, Pointer, Pressed, Prompt, Ranks, Reason, ResultCard, RoundTrack, Sight, Warning,
    Weight,
};

use super::set_up::SetUp;
use super::{Aid, Assistance, GameMode, Guide, Players, Step, Thumbnail};
use crate::engine::bots::{HasBots, Plan};
use crate::engine::game::{Game, Seat, Turns};
use crate::words::Locale;
use std::rc::Rc;

/// A position as it is shown: with whose eyes, and what the player has prepared in it.
///
/// Of what the viewer may not know, `state` holds something drawn at random: a title may draw
/// everything in it that the viewer could see at a real table, and must show nothing of others'
/// hidden things, nor count them where their number is hidden.
pub struct SeatView<'a, G: Drafts> {
    /// The position.
    pub state: &'a G::State,
    /// How the game was set up.
    pub setup: &'a G::Setup,
    /// Who looks; nobody where no hand is shown.
    pub viewer: Option<Seat>,
    /// Whether the viewer decides now.
    pub turn: TurnOf,
    /// With whose eyes an ended game, or one with open hands, is seen; with the viewer's own elsewhere.
    pub perspective: Perspective,
    /// What it is played for.
    pub mode: GameMode,
    /// What the viewer wants to reckon alone, and what no warning is wanted of.
    pub assistance: &'a Assistance,
    /// What the player has prepared and not yet done.
    pub draft: &'a G::Draft,
    /// What follows from all of this: empty at first, and filled by the title alone.
    pub derived: &'a G::Derived,
    /// Why the last thing that was pressed could not be done.
    pub note: Option<&'a Reason>,
    /// The decisions that led here, as they truly were: a title shows of them what its log would tell the viewer.
    pub steps: &'a [Rc<Step<G>>],
    /// What the guide has told; silent where it may not speak.
    pub guide: Guide,
    /// Who sits at the table.
    pub players: &'a Players,
    /// How the board lies on the screen.
    pub turned: Turned,
    /// The language.
    pub locale: Locale,
}

/// Whose decision it is, as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnOf {
    /// The viewer decides.
    Mine,
    /// Another seat decides, or only looking is allowed.
    Others(Option<Seat>),
    /// The game has ended.
    Nobody,
}

impl<G: Drafts> SeatView<'_, G> {
    /// Whether the viewer decides now.
    pub fn may_act(&self) -> bool {
        self.turn == TurnOf::Mine
    }

    /// Whether the table reckons something for the viewer.
    pub fn shows(&self, aid: Aid) -> bool {
        self.assistance.shows(aid)
    }

    /// All legal actions, where the viewer decides; none else.
    pub fn legal(&self) -> Vec<G::Action> {
        if self.may_act() { G::legal(self.state) } else { Vec::new() }
    }
}

impl<G: Prompts> SeatView<'_, G> {
    /// What a press on a choice does; nothing where no such choice is offered.
    pub fn chosen(&self, choice: ChoiceId) -> Response<G> {
        let uses = || G::menu(self).into_iter().flat_map(|menu| menu.uses);
        let mut offered = G::choices(self).into_iter().chain(std::iter::once_with(uses).flatten());
        let found = offered.find(|it| it.choice.id == choice);
        found.map_or(Response::Nothing, |it| it.press)
    }
}

/// A button, and what comes of pressing it.
pub struct Offered<G: Drafts> {
    /// What is seen of it.
    pub choice: Choice,
    /// What a press does.
    pub press: Response<G>,
}

impl<G: Drafts> Offered<G> {
    /// A button of the prompt.
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

/// What comes of pressing something.
pub enum Response<G: Drafts> {
    /// Takes these decisions, in this order.
    Act(Vec<G::Action>),
    /// Takes these decisions, with something prepared for those that follow ([`Drafts::kept`]).
    Begin(G::Draft, Vec<G::Action>),
    /// Leaves the action under way and takes these decisions in its place; without any it is only left.
    Instead(Vec<G::Action>),
    /// Prepares something, or puts it back.
    Prepare(G::Draft),
    /// Cannot be done; what is prepared stays.
    Refuse(Reason),
    /// Cannot be done, and what was prepared is put back: whoever pressed wants something else.
    Dismiss(Reason),
    /// Nothing happens.
    Nothing,
}

/// A decision that was taken, as the log tells it to a viewer.
pub struct LoggedStep<'a, G: Game> {
    /// The position before it.
    pub before: &'a G::State,
    /// The decisions before it, the first first.
    pub earlier: &'a [Rc<Step<G>>],
    /// Who decided.
    pub seat: Option<Seat>,
    /// What happened.
    pub events: &'a [G::Event],
    /// The position after it.
    pub after: &'a G::State,
    /// The ply after it.
    pub ply: usize,
    /// Who reads the log; nobody where no hand is shown.
    pub viewer: Option<Seat>,
    /// Who sits at the table.
    pub players: &'a Players,
    /// How the board lies on the screen of the reader.
    pub turned: Turned,
    /// The language.
    pub locale: Locale,
}

/// All that one player did in one go: the log tells it in one line.
pub struct LoggedDeed<'a, G: Game> {
    /// The position before it, as far as that is known.
    pub before: &'a G::State,
    /// What happened, in order.
    pub events: Vec<&'a G::Event>,
}

impl<'a, G: Game> LoggedStep<'a, G> {
    /// The deed that this decision ends; `None` while it goes on. `ends` says whether a decision of a seat, with what
    /// happened and the position after it, ends a deed.
    pub fn deed(
        &self,
        ends: impl Fn(Option<Seat>, &[G::Event], &G::State) -> bool,
    ) -> Option<LoggedDeed<'a, G>> {
        if !ends(self.seat, self.events, self.after) {
            return None;
        }
        let is_end = |step: &Rc<Step<G>>| ends(step.seat, &step.events, &step.state);
        let last = self.earlier.iter().rposition(is_end);
        let steps = &self.earlier[last.map_or(0, |last| last + 1)..];
        let events = steps.iter().flat_map(|step| &step.events).chain(self.events);
        let before = last.map_or(self.before, |last| &*self.earlier[last].state);
        Some(LoggedDeed { before, events: events.collect() })
    }

    /// A line that tells of a seat, or of nobody, what this decision came to.
    pub fn line(&self, seat: Option<Seat>, text: impl Into<String>) -> LogLine {
        LogLine { ply: self.ply, seat, text: text.into(), details: Vec::new() }
    }
}

/// What a player prepares on the screen, and what is worked out once for a view of it.
pub trait Drafts: SetUp + HasBots {
    /// What a player prepares on the screen before a decision is taken, such as a place that was
    /// pressed and waits for its price to be agreed to.
    type Draft: Clone + Default + PartialEq + 'static;

    /// What a title reckons once for a position as it is shown, when it is first asked for.
    type Derived: Default + 'static;

    /// The actions that a draft leads to, which a save keeps; none where it only shows something.
    fn written_draft(state: &Self::State, draft: &Self::Draft) -> Vec<Self::Action>;

    /// The draft that leads to these actions; the usual one where none does.
    fn draft_of(state: &Self::State, actions: &[Self::Action]) -> Self::Draft;

    /// What of a draft stays prepared at the position after a decision, such as the icon that an action was begun for.
    /// At one and the same position it gives what an undo leaves: what it keeps of what it kept is the same.
    fn kept(_draft: &Self::Draft, _state: &Self::State) -> Self::Draft {
        Self::Draft::default()
    }
}

/// What is asked, the buttons that answer it, and what is asked again before their decisions are taken.
pub trait Prompts: Drafts {
    /// What is asked now, or what is waited for.
    fn prompt(seen: &SeatView<Self>) -> Prompt;

    /// What the signs beside the order propose, for the ear.
    fn proposal(_: &SeatView<Self>) -> Option<String> {
        None
    }

    /// The buttons of the prompt, in the order in which they stand.
    fn choices(seen: &SeatView<Self>) -> Vec<Offered<Self>>;

    /// What the place or piece is good for that the draft has open.
    fn menu(_: &SeatView<Self>) -> Option<Menu<Offered<Self>>> {
        None
    }

    /// What is asked before these decisions are taken.
    fn warning(_: &SeatView<Self>, _: &[Self::Action]) -> Option<Warning> {
        None
    }
}

/// The board, for keys and ear.
pub trait Places: Drafts {
    /// The places of the board, in reading order.
    fn places(seen: &SeatView<Self>) -> Vec<Place>;
}

/// What pressing does, and why it may not.
pub trait Presses: Drafts {
    /// What pressing something does now; a choice does what it carries ([`SeatView::chosen`]).
    fn press(seen: &SeatView<Self>, pressed: Pressed, by: Gesture) -> Response<Self>;

    /// Why decisions were refused at a position, for the player.
    fn why_not(
        state: &Self::State,
        refused: &[Self::Action],
        refusal: &Self::Refusal,
        locale: Locale,
    ) -> Reason;
}

/// Actions as they are typed at a table, where they differ from files and links.
pub trait Typing: Drafts {
    /// An action as it is typed: as the board lies.
    fn written(seen: &SeatView<Self>, action: Self::Action) -> String {
        Self::notation(seen.state, action)
    }

    /// What was typed, legal or not.
    fn read(seen: &SeatView<Self>, text: &str) -> Option<Self::Action> {
        Self::parse(seen.state, text)
    }

    /// What an action does, in the words of its button or place, for whoever types; empty where its notation says it all.
    fn typed(_: &SeatView<Self>, _action: Self::Action) -> String {
        String::new()
    }
}

/// The game at a glance: beside the board, in lists of games, and at its end.
pub trait Panels: Drafts {
    /// The players, in seat order.
    fn panels(seen: &SeatView<Self>) -> Vec<PlayerPanel>;

    /// How far the game is, in a few words such as "Turn 12" or "Last 3 turns": a narrow window cuts what comes later.
    fn progress(seen: &SeatView<Self>) -> String;

    /// The rounds and phases as a track in the head, in place of [`Panels::progress`]; nothing where the words do.
    fn track(_: &SeatView<Self>) -> Option<RoundTrack> {
        None
    }

    /// A position as a small drawing, for lists of games; nothing where they show none of this title.
    fn picture(_: &Self::State, _: &Players) -> Option<Thumbnail> {
        None
    }

    /// The final count; nothing before the end.
    fn final_count(seen: &SeatView<Self>) -> Option<FinalCount>;

    /// The ranks that a lone player's points are measured by, and the one that these points reach; `None` if there are none.
    fn ranks(_points: i32, _: Locale) -> Option<Ranks> {
        None
    }
}

/// What is told of decisions that were taken.
pub trait Logs: Drafts {
    /// The lines that a decision adds to the log, one a deed; none for what is told with a later decision.
    fn log(told: &LoggedStep<Self>) -> Vec<LogLine>;

    /// What a decision of another seat did to the reader's aims, in a few words; nothing where it
    /// did nothing to them.
    fn news(_: &LoggedStep<Self>) -> Option<News> {
        None
    }
}

/// What the past shows as a chart.
pub trait Metrics: Game {
    /// What is counted all through a game, the score first.
    const METRICS: &'static [Metric];

    /// How much of a metric, by its place in [`Metrics::METRICS`], a seat has at a position; `None` if not all of it may be
    /// known. The score is always known: before the end what everybody sees of it.
    fn measure(state: &Self::State, seat: Seat, metric: usize, sight: Sight) -> Option<i32>;
}

/// The guide.
pub trait Guides: Drafts {
    /// The first lesson that is needed now and for which `is_told` is false.
    fn lesson(seen: &SeatView<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson>;

    /// What the guide points at while it has nothing to say: the way of a first game.
    fn pointed(_: &SeatView<Self>) -> Vec<Pointer> {
        Vec::new()
    }
}

/// Hints; called by the late part of a title alone.
pub trait Hints: Drafts {
    /// What plans of the bots do, what they are for and what they bring, the best first. Each has a decision at least, and
    /// all of its decisions are legal.
    fn hints(seen: &SeatView<Self>, plans: &[Plan<Self>]) -> Vec<Hint>;
}

/// The result to keep and to send; called by the late part of a title alone.
pub trait ResultCards: Drafts {
    /// The result as a picture with the address of the game; what it was played for is not known of a link. A title that
    /// draws one has [`ResultCard`](crate::titles::Capability::ResultCard).
    fn result_card(
        _: &SeatView<Self>,
        _played_for: Option<GameMode>,
        _address: &str,
    ) -> Option<ResultCard> {
        None
    }
}

/// A board game as the shell plays it. Every function is pure and total.
pub trait Title:
    Turns + Prompts + Places + Presses + Typing + Panels + Logs + Metrics + Guides + Hints + ResultCards
{
}
