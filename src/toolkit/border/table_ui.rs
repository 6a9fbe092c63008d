//! The border between the page and a title's components.

use crate::engine::game::Seat;
use crate::table::board::composition::HandShape;
use crate::table::board::strokes::Strokes;
use crate::table::board::turned::Turned;
use crate::table::intent::{Intent, Others};
use crate::table::model::TableModel;
use crate::table::motion::Beat;
use crate::table::open::{OpenTable, Position};
use crate::table::title::{Drafts, SeatView, Title};
use crate::table::view::{ChoiceId, Pressed, Tip};
use crate::table::{Save, SaveError};
use crate::words::Locale;
use std::any::Any;
use std::rc::Rc;
use yew::prelude::*;

/// What a title draws. Each function gives plain Html without components of its own state, so that
/// nothing is lost when the position changes.
pub(crate) trait TitleUi: Title + Beats {
    /// Width and height of the board in its drawing units, the same all through a game; places are in the same units.
    fn extent(state: &Self::State) -> (u32, u32);

    /// Who turns the drawing where the board lies on its side.
    const TURNING: Turning = Turning::Toolkit;

    /// Whether places that can be pressed may lie nearer to each other than a finger is wide: its first
    /// tap then comes closer.
    const DENSE: bool = false;

    /// The pieces of its hand.
    const HAND: HandShape = HandShape::Line;

    /// What columns and rows of a board that lies so are called; kept at the edge of the window.
    fn rulers(_: &Self::State, _: Turned) -> Rulers {
        Rulers::default()
    }

    /// The strokes over several places that can be drawn now.
    fn strokes(_: &SeatView<Self>) -> Strokes {
        Strokes::None
    }

    /// What of the board never changes in a game, as svg elements: it is drawn once.
    fn ground(state: &Self::State, locale: Locale) -> Html;

    /// What of the board changes, as svg elements. What can be pressed has the attribute
    /// `data-place` with the number of its place, or, where the exact spot says what is meant, `data-spot` with a name
    /// for all its spots that mean the same.
    fn board(seen: &SeatView<Self>) -> Html;

    /// What is drawn over the board while something is pointed at, or was pressed and waits: what
    /// it would do, what it is connected with.
    fn hover(seen: &SeatView<Self>, at: Pressed) -> Html;

    /// What is drawn over the board for what was done since an earlier position, or is not the same in another line.
    fn recent(_: &SeatView<Self>, _before: &Self::State) -> Html {
        Html::default()
    }

    /// What the marks of [`TitleUi::recent`] at a place of the board mean.
    fn changes(_: &SeatView<Self>, _before: &Self::State, _at: Pressed) -> Vec<String> {
        Vec::new()
    }

    /// What is drawn over the board for a plan: where its decisions lead.
    fn plan(seen: &SeatView<Self>, plan: &[Self::Action]) -> Html;

    /// What a lesson shows over the board, by its number, while nothing else is drawn there.
    fn lesson_over(_: &SeatView<Self>, _lesson: u8) -> Option<Html> {
        None
    }

    /// What a lesson shows beside its words, by its number.
    fn lesson_picture(_: &SeatView<Self>, _lesson: u8) -> Option<Html> {
        None
    }

    /// What the tip beside the pointer says of a place of the board or a piece; nothing where it has
    /// nothing to say.
    fn tip(seen: &SeatView<Self>, at: Pressed) -> Option<Tip>;

    /// What lies in common beside the board, such as a display of cards; nothing where the title
    /// has none; what has come since an earlier position is marked. What can be pressed is a button with the attribute `data-piece`, or
    /// `data-choice` where it takes a choice.
    fn market(seen: &SeatView<Self>, before: &Self::State) -> Option<Html>;

    /// The viewer's hand in one row; a player whose hand is not shown has none. What can be pressed
    /// is a button with the attribute `data-piece`.
    fn hand(seen: &SeatView<Self>) -> Option<Html>;

    /// How the row of the hand lies at first in a narrow window, where it can be opened.
    fn hand_row(_: &SeatView<Self>) -> HandRow {
        HandRow::Closed
    }

    /// A piece in large, with what is to be known of it, while it or the choice that takes it is pointed at; nothing where
    /// the tip says it.
    fn piece_detail(_: &SeatView<Self>, _: Pressed) -> Option<Html> {
        None
    }

    /// A choice of the prompt as a drawing that is shorter than its words; nothing where the words do.
    fn choice_icon(_: &SeatView<Self>, _: ChoiceId) -> Option<Html> {
        None
    }

    /// What the prompt says in signs besides its words, such as a price and what pays it; nothing where the words say it all.
    fn prompt_signs(_: &SeatView<Self>) -> Option<Html> {
        None
    }

    /// What a round brings, as a sign below its stop on the track; rounds are counted from 1.
    fn round_sign(_: &SeatView<Self>, _: u8) -> Option<Html> {
        None
    }

    /// What a player has gathered in the open, as a drawing for the player's board; nothing where numbers say it all.
    fn player_board(_: &SeatView<Self>, _: Seat) -> Option<Html> {
        None
    }

    /// What is drawn over the board while a row of the final count is revealed; rows are counted
    /// from 0. Past the last one everything lies open, and after that each player's part of the board
    /// is shown alone, in seat order.
    fn count_overlay(seen: &SeatView<Self>, row: usize) -> Html;
}

/// What moves; called by the late part of a title alone.
pub(crate) trait Beats: Drafts {
    /// What moves between two positions of a game of which one leads to the other, on a board that lies so. The numbers of the
    /// players count by themselves ([`Tally`]).
    ///
    /// [`Tally`]: crate::table::view::Tally
    fn beats(_before: &SeatView<Self>, _after: &SeatView<Self>, _: Turned) -> Vec<Beat> {
        Vec::new()
    }
}

/// The names of a board's columns and rows as it lies, each at its middle in drawing units; a board without any has no rulers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rulers {
    /// From left to right.
    pub columns: Vec<(i32, String)>,
    /// From above to below.
    pub rows: Vec<(i32, String)>,
}

/// How the row of a hand lies in a narrow window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HandRow {
    /// One row of small pieces.
    Closed,
    /// Its pieces in full size.
    Open,
}

/// Who turns the drawing of a board that lies on its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turning {
    /// The toolkit, as it is.
    Toolkit,
    /// The drawing itself, by the `BoardLook` of its context: what stands in it stays upright.
    Drawing,
}

/// An area of a table that its title draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Area<'a> {
    /// What of the board never changes in a game.
    Ground,
    /// What of the board changes.
    Board,
    /// What is drawn over the board while something is pointed at.
    Hover(Pressed),
    /// What is drawn over the board for what was done since an earlier position, or is otherwise there.
    Recent(Position),
    /// What is drawn over the board for a plan, given as a link with its decisions behind the cursor.
    Plan(&'a str),
    /// What a lesson shows over the board.
    LessonOver(u8),
    /// What a lesson shows beside its words.
    LessonPicture(u8),
    /// What lies in common beside the board, with what has come since an earlier position marked.
    Market(Position),
    /// The viewer's hand.
    Hand,
    /// A piece in large.
    PieceDetail(Pressed),
    /// A choice of the prompt as a drawing.
    ChoiceIcon(ChoiceId),
    /// What the prompt says in signs.
    PromptSigns,
    /// What a round brings, from 1 on.
    RoundSign(u8),
    /// What a player has gathered in the open.
    PlayerBoard(Seat),
    /// What is drawn over the board while a row of the final count is revealed.
    CountOverlay(usize),
}

/// What the page has to know of a board before it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardFacts {
    /// Width and height in its drawing units.
    pub extent: (u32, u32),
    /// Whether a tap near places that lie close to each other comes closer first.
    pub dense: bool,
    /// Who turns its drawing.
    pub turning: Turning,
    /// The pieces of the hand beside it.
    pub hand: HandShape,
    /// How it lies, as the table names its places.
    pub turned: Turned,
}

/// An open table as the page has it.
pub(crate) trait TableUi: OpenTable + Any {
    /// The table after something was done; `None` if nothing has changed, and so nothing is to be drawn.
    fn after(&self, intent: &Intent, locale: Locale) -> Option<Rc<dyn TableUi>>;

    /// A game of its own that begins with what was played up to the position that is shown, which a person decides.
    fn played_on(&self, others: Others) -> Rc<dyn TableUi>;

    /// The game as another window has saved it, seen as this table is.
    ///
    /// # Errors
    /// The save is not of this game's rules, or cannot be played.
    fn reopened(&self, save: &Save) -> Result<Rc<dyn TableUi>, SaveError>;

    /// What is to be known of its board.
    fn facts(&self) -> BoardFacts;

    /// What its columns and rows are called where it lies so.
    fn rulers(&self, turned: Turned) -> Rulers;

    /// The strokes that can be drawn.
    fn strokes(&self, locale: Locale) -> Strokes;

    /// How the row of the hand lies at first.
    fn hand_row(&self, locale: Locale) -> HandRow;

    /// What the tip says of something that is pointed at, with what changed there since an earlier position.
    fn tip(&self, at: Pressed, since: Position, locale: Locale) -> Option<Tip>;

    /// An area; `None` if there is nothing to draw.
    fn draw(&self, area: Area, locale: Locale) -> Option<Html>;
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

    fn tip(&self, at: Pressed, since: Position, locale: Locale) -> Option<Tip> {
        self.ask(locale, |seen| {
            let mut tip = G::tip(seen, at)?;
            tip.more.extend(G::changes(seen, state_since(self, since), at));
            Some(tip)
        })
    }

    fn draw(&self, area: Area, locale: Locale) -> Option<Html> {
        self.ask(locale, |seen| match area {
            Area::Ground => Some(G::ground(seen.state, locale)),
            Area::Board => Some(G::board(seen)),
            Area::Hover(at) => Some(G::hover(seen, at)),
            Area::Recent(since) => Some(G::recent(seen, state_since(self, since))),
            Area::Plan(line) => Some(G::plan(seen, &self.planned(line)?)),
            Area::LessonOver(lesson) => G::lesson_over(seen, lesson),
            Area::LessonPicture(lesson) => G::lesson_picture(seen, lesson),
            Area::Market(since) => G::market(seen, state_since(self, since)),
            Area::Hand => G::hand(seen),
            Area::PieceDetail(at) => G::piece_detail(seen, at),
            Area::ChoiceIcon(choice) => G::choice_icon(seen, choice),
            Area::PromptSigns => G::prompt_signs(seen),
            Area::RoundSign(round) => G::round_sign(seen, round),
            Area::PlayerBoard(seat) => G::player_board(seen, seat),
            Area::CountOverlay(row) => Some(G::count_overlay(seen, row)),
        })
    }
}

/// The position since which changes are marked.
fn state_since<G: Title>(model: &TableModel<G>, since: Position) -> &G::State {
    let session = model.session();
    session.state_in(since.line, since.ply).unwrap_or(session.state())
}

/// A table in a property or a context: the same where it is the same table, whatever is in it.
#[derive(Clone)]
pub(crate) struct TableHandle(pub Rc<dyn TableUi>);

impl PartialEq for TableHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for TableHandle {}
