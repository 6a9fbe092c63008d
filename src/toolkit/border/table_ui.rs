//! The border between the page and a title's components.

use crate::engine::game::Seat;
use crate::table::board::composition::HandShape;
use crate::table::board::orientation::Turned;
use crate::table::board::strokes::Strokes;
use crate::table::intent::{Intent, Others};
use crate::table::model::TableModel;
use crate::table::motion::Beat;
use crate::table::open::{LinePosition, OpenTable};
use crate::table::title::{Drafts, SeatView, Title};
use crate::table::view::{ChoiceId, Pressed, Tip};
use crate::table::{Save, SaveError};
use crate::words::Locale;
use std::any::Any;
use std::rc::Rc;
use yew::prelude::*;

/// The drawings of a title. Each function returns plain Html without stateful components, so that nothing is lost when the
/// position changes.
pub(crate) trait TitleUi: Title + Beats {
    /// Returns width and height of the board in drawing units, constant all game; places use the same units.
    fn extent(state: &Self::State) -> (u32, u32);

    /// Says who turns the drawing when the board is turned.
    const TURNING: TurnedBy = TurnedBy::Toolkit;

    /// True if legal places may be closer together than a finger is wide: the first tap then zooms in.
    const DENSE: bool = false;

    /// The layout of the hand's pieces.
    const HAND: HandShape = HandShape::Line;

    /// Returns the names of columns and rows of a board turned this way, shown at the edge of the window.
    fn rulers(_: &Self::State, _: Turned) -> Rulers {
        Rulers::default()
    }

    /// Returns the strokes over several places that can be drawn now.
    fn strokes(_: &SeatView<Self>) -> Strokes {
        Strokes::None
    }

    /// Draws the part of the board that never changes in a game, as svg elements; drawn once.
    fn ground(state: &Self::State, locale: Locale) -> Html;

    /// Draws the part of the board that changes, as svg elements. Pressable elements have the attribute `data-place` with the
    /// number of their place, or, where the exact spot matters, `data-spot` with one name for all spots that mean the same.
    fn board(view: &SeatView<Self>) -> Html;

    /// Draws over the board what the pointed or pressed thing would do and what it is connected with.
    fn hover(view: &SeatView<Self>, at: Pressed) -> Html;

    /// Draws over the board what changed since an earlier position, or differs in another line.
    fn recent(_: &SeatView<Self>, _before: &Self::State) -> Html {
        Html::default()
    }

    /// Explains the marks of [`TitleUi::recent`] at a place of the board.
    fn changes(_: &SeatView<Self>, _before: &Self::State, _at: Pressed) -> Vec<String> {
        Vec::new()
    }

    /// Draws over the board where the decisions of a plan lead.
    fn plan(view: &SeatView<Self>, plan: &[Self::Action]) -> Html;

    /// Draws a lesson's picture over the board, by its number, while nothing else is drawn there.
    fn lesson_over(_: &SeatView<Self>, _lesson: u8) -> Option<Html> {
        None
    }

    /// Draws a lesson's picture next to its words, by its number.
    fn lesson_picture(_: &SeatView<Self>, _lesson: u8) -> Option<Html> {
        None
    }

    /// Returns the tooltip of a place of the board or a piece; `None` if there is nothing to say.
    fn tip(view: &SeatView<Self>, at: Pressed) -> Option<Tip>;

    /// Draws the common supply, such as a display of cards, and marks what is new since an earlier position; `None` if the title
    /// has none. Pressable things are buttons with the attribute `data-piece`, or `data-choice` where they take a choice.
    fn market(view: &SeatView<Self>, before: &Self::State) -> Option<Html>;

    /// Draws the viewer's hand in one row; `None` if no hand is shown. Pressable things are buttons with the attribute
    /// `data-piece`.
    fn hand(view: &SeatView<Self>) -> Option<Html>;

    /// Returns the initial state of the hand's row in a narrow window, where it can be opened.
    fn hand_row(_: &SeatView<Self>) -> HandRow {
        HandRow::Closed
    }

    /// Draws a piece large with its details while it, or the choice that takes it, is pointed at; `None` if the tooltip is
    /// enough.
    fn piece_detail(_: &SeatView<Self>, _: Pressed) -> Option<Html> {
        None
    }

    /// Draws a choice of the prompt more briefly than its words; `None` if the words are used.
    fn choice_icon(_: &SeatView<Self>, _: ChoiceId) -> Option<Html> {
        None
    }

    /// Draws the prompt in signs next to its words, such as a price and its payment; `None` if words are enough.
    fn prompt_signs(_: &SeatView<Self>) -> Option<Html> {
        None
    }

    /// Draws what a round brings, as a sign below its stop on the track; rounds are counted from 1.
    fn round_sign(_: &SeatView<Self>, _: u8) -> Option<Html> {
        None
    }

    /// Draws the open holdings of a player for the player's board; `None` if numbers are enough.
    fn player_board(_: &SeatView<Self>, _: Seat) -> Option<Html> {
        None
    }

    /// Draws over the board while a row of the final count is revealed; rows are counted from 0. After the last row everything is
    /// open, then each player's part of the board is shown alone, in seat order.
    fn count_overlay(view: &SeatView<Self>, row: usize) -> Html;
}

/// Animations; called only by the late part of a title.
pub(crate) trait Beats: Drafts {
    /// Lists the animations between two positions of one line, on a board turned this way. The players' numbers animate on their
    /// own ([`Tally`]).
    ///
    /// [`Tally`]: crate::table::view::Tally
    fn beats(_before: &SeatView<Self>, _after: &SeatView<Self>, _: Turned) -> Vec<Beat> {
        Vec::new()
    }
}

/// Names of a board's columns and rows as it is turned, each at its middle in drawing units; empty if the board has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rulers {
    /// From left to right.
    pub columns: Vec<(i32, String)>,
    /// From top to bottom.
    pub rows: Vec<(i32, String)>,
}

/// State of the hand's row in a narrow window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HandRow {
    /// One row of small pieces.
    Closed,
    /// Pieces in full size.
    Open,
}

/// Says who turns the drawing of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnedBy {
    /// The toolkit turns the whole drawing.
    Toolkit,
    /// The drawing turns itself by the `BoardLook` of its context, so that its signs stay upright.
    Drawing,
}

/// An area of a table drawn by its title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableArea<'a> {
    /// The part of the board that never changes in a game.
    Ground,
    /// The part of the board that changes.
    Board,
    /// Drawn over the board while something is pointed at.
    Hover(Pressed),
    /// Drawn over the board for what changed since an earlier position, or differs in another line.
    Recent(LinePosition),
    /// Drawn over the board for a plan: a link with the decisions of the plan behind the cursor.
    Plan(&'a str),
    /// A lesson's picture over the board.
    LessonOver(u8),
    /// A lesson's picture next to its words.
    LessonPicture(u8),
    /// The common supply, with what is new since an earlier position marked.
    Market(LinePosition),
    /// The viewer's hand.
    Hand,
    /// A piece in large.
    PieceDetail(Pressed),
    /// A choice of the prompt as a drawing.
    ChoiceIcon(ChoiceId),
    /// The prompt in signs.
    PromptSigns,
    /// The sign of a round, counted from 1.
    RoundSign(u8),
    /// The open holdings of a player.
    PlayerBoard(Seat),
    /// Drawn over the board while a row of the final count is revealed.
    CountOverlay(usize),
}

/// Facts about a board that the page needs before drawing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardFacts {
    /// Width and height in drawing units.
    pub extent: (u32, u32),
    /// True if a tap near close places zooms in first.
    pub dense: bool,
    /// Says who turns its drawing.
    pub turning: TurnedBy,
    /// The layout of the hand's pieces.
    pub hand: HandShape,
    /// The orientation by which the table names its places.
    pub turned: Turned,
}

/// An open table for the page.
pub(crate) trait TableUi: OpenTable + Any {
    /// Returns the table after an intent; `None` if nothing has changed and nothing needs drawing.
    fn after(&self, intent: &Intent, locale: Locale) -> Option<Rc<dyn TableUi>>;

    /// Starts a separate casual game from the position shown; a person must be to move there.
    fn played_on(&self, others: Others) -> Rc<dyn TableUi>;

    /// Returns the game as another window saved it, with this table's view.
    ///
    /// # Errors
    /// The save belongs to other rules, or cannot be replayed.
    fn reopened(&self, save: &Save) -> Result<Rc<dyn TableUi>, SaveError>;

    /// Returns the facts about its board.
    fn facts(&self) -> BoardFacts;

    /// Returns the names of columns and rows of the board turned this way.
    fn rulers(&self, turned: Turned) -> Rulers;

    /// Returns the strokes that can be drawn.
    fn strokes(&self, locale: Locale) -> Strokes;

    /// Returns the initial state of the hand's row.
    fn hand_row(&self, locale: Locale) -> HandRow;

    /// Returns the tooltip of a pointed thing, with what changed there since an earlier position.
    fn tip(&self, at: Pressed, since: LinePosition, locale: Locale) -> Option<Tip>;

    /// Draws an area; `None` if there is nothing to draw.
    fn draw(&self, area: TableArea, locale: Locale) -> Option<Html>;
}

impl<G: TitleUi> TableUi for TableModel<G> {
    fn after(&self, intent: &Intent, locale: Locale) -> Option<Rc<dyn TableUi>> {
        let after = TableModel::after(self, intent, locale);
        if self.is_same(&after) { None } else { Some(Rc::new(after)) }
    }

    fn played_on(&self, others: Others) -> Rc<dyn TableUi> {
        Rc::new(TableModel::played_on(self, others))
    }

    fn reopened(&self, save: &Save) -> Result<Rc<dyn TableUi>, SaveError> {
        Ok(Rc::new(TableModel::reopened(self, save)?))
    }

    fn facts(&self) -> BoardFacts {
        BoardFacts {
            extent: G::extent(self.session().state()),
            dense: G::DENSE,
            turning: G::TURNING,
            hand: G::HAND,
            turned: self.turned(),
        }
    }

    fn rulers(&self, turned: Turned) -> Rulers {
        G::rulers(self.session().state(), turned)
    }

    fn strokes(&self, locale: Locale) -> Strokes {
        self.ask(locale, G::strokes)
    }

    fn hand_row(&self, locale: Locale) -> HandRow {
        self.ask(locale, G::hand_row)
    }

    fn tip(&self, at: Pressed, since: LinePosition, locale: Locale) -> Option<Tip> {
        self.ask(locale, |view| {
            let mut tip = G::tip(view, at)?;
            tip.more.extend(G::changes(view, baseline_state(self, since), at));
            Some(tip)
        })
    }

    fn draw(&self, area: TableArea, locale: Locale) -> Option<Html> {
        self.ask(locale, |view| match area {
            TableArea::Ground => Some(G::ground(view.state, locale)),
            TableArea::Board => Some(G::board(view)),
            TableArea::Hover(at) => Some(G::hover(view, at)),
            TableArea::Recent(since) => Some(G::recent(view, baseline_state(self, since))),
            TableArea::Plan(line) => Some(G::plan(view, &self.planned(line)?)),
            TableArea::LessonOver(lesson) => G::lesson_over(view, lesson),
            TableArea::LessonPicture(lesson) => G::lesson_picture(view, lesson),
            TableArea::Market(since) => G::market(view, baseline_state(self, since)),
            TableArea::Hand => G::hand(view),
            TableArea::PieceDetail(at) => G::piece_detail(view, at),
            TableArea::ChoiceIcon(choice) => G::choice_icon(view, choice),
            TableArea::PromptSigns => G::prompt_signs(view),
            TableArea::RoundSign(round) => G::round_sign(view, round),
            TableArea::PlayerBoard(seat) => G::player_board(view, seat),
            TableArea::CountOverlay(row) => Some(G::count_overlay(view, row)),
        })
    }
}

/// Returns the position since which changes are marked.
fn baseline_state<G: Title>(model: &TableModel<G>, since: LinePosition) -> &G::State {
    let session = model.session();
    session.state_in(since.line, since.ply).unwrap_or(session.state())
}

/// A table in a property or context; equal only to itself, by pointer.
#[derive(Clone)]
pub(crate) struct TableHandle(pub Rc<dyn TableUi>);

impl PartialEq for TableHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for TableHandle {}
