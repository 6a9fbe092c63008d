//! The things that a lesson points at.

use crate::table::title::SeatView;
use crate::table::view::Pointer;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Port, Task};
use crate::titles::tramways::rules::card::{CardId, IconSlot};
use crate::titles::tramways::rules::state::{CurrentAction, Decision, State};
use crate::titles::tramways::view::drafts::derived::on_map;
use crate::titles::tramways::view::drafts::ids::{self, InHand};
use crate::titles::tramways::view::drafts::move_draft::UseMenu;
use crate::titles::tramways::view::guide::lesson::{LessonSubject, consequence, own};
use crate::titles::tramways::view::guide::{LessonKind, proposal};
use crate::titles::tramways::view::map::meaning::{MapAction, MapOption, Meaning};
use crate::titles::tramways::view::map::position::{location_points, point, steps};
use crate::titles::tramways::view::players::panels::{STRESS, WORKERS};
use crate::titles::tramways::view::scene::MapPlace;
use crate::titles::tramways::view::uses::CardOrCell;

/// Something that a lesson points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonTarget {
    /// The button or card on offer that takes an action.
    Action(Action),
    /// A card in hand.
    Card(CardId),
    /// An icon of a card in hand.
    Icon(CardId, IconSlot),
    /// A place of the map.
    Map(MapPlace),
    /// A part of the page.
    Part(PagePart),
}

impl LessonTarget {
    /// Converts it for the common table; `None` on the map, where the drawing marks it.
    pub(super) fn next_to_map(self) -> Option<Pointer> {
        Some(match self {
            LessonTarget::Action(action) => Pointer::Choice(ids::offer_of(action)?),
            LessonTarget::Card(card) => Pointer::Piece(InHand::Card(card).id()),
            LessonTarget::Icon(card, slot) => Pointer::Piece(InHand::Icon(card, slot).id()),
            LessonTarget::Part(part) => match part {
                PagePart::Pay => Pointer::Choice(ids::pay()),
                PagePart::Stress => Pointer::Stat(STRESS),
                PagePart::Workers => Pointer::Stat(WORKERS),
                PagePart::Score => Pointer::Score,
                PagePart::RoundTile => Pointer::Round,
                PagePart::Hand => Pointer::Hand,
                PagePart::Offer => Pointer::Market,
                PagePart::Refusal => Pointer::Note,
            },
            LessonTarget::Map(_) => return None,
        })
    }
}

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PagePart {
    /// The button that pays.
    Pay,
    /// The player's Stress.
    Stress,
    /// The player's Rail Workers.
    Workers,
    /// The score so far.
    Score,
    /// The tile of the current round, which a small window shows only when the rounds are unfolded.
    RoundTile,
    Hand,
    /// The cards on offer.
    Offer,
    /// The answer to the last attempt.
    Refusal,
}

/// Returns the pointers: to the proposed move, else to the lesson's subject.
pub fn pointers(view: &SeatView<Tramways>, lesson: Option<LessonKind>) -> Vec<LessonTarget> {
    match (proposal(view), lesson) {
        (_, Some(LessonKind::Goal)) => Vec::new(),
        (Some(action), _) => vec![proposed(view, action)],
        (None, Some(lesson)) => subjects(view, lesson),
        (None, None) => Vec::new(),
    }
}

/// Returns the places of the map to point at: the one whose uses are shown, else the subject.
pub fn places(view: &SeatView<Tramways>, lesson: Option<LessonKind>) -> Vec<MapPlace> {
    if let Some(UseMenu { about: CardOrCell::Cell(cell), .. }) = view.draft.menu {
        return vec![MapPlace::Cell(point(view.state, cell))];
    }
    let on_map = |pointer| match pointer {
        LessonTarget::Map(place) => Some(place),
        _ => None,
    };
    pointers(view, lesson).into_iter().filter_map(on_map).collect()
}

fn proposed(view: &SeatView<Tramways>, action: Action) -> LessonTarget {
    let state = view.state;
    let cell = |cell: CellId| LessonTarget::Map(MapPlace::Cell(point(state, cell)));
    match action {
        Action::Start(Task::Rails) | Action::Head(_) => {
            let Some((origin, first)) = opening_start(state) else {
                return LessonTarget::Action(action);
            };
            if view.draft.start_location == Some(origin) {
                cell(first)
            } else {
                LessonTarget::Map(MapPlace::Cells(location_points(state, origin)))
            }
        }
        Action::Lay(exit) => match &state.work {
            CurrentAction::Rails(run) => {
                state.map.next(run.head.cell, exit).map_or(LessonTarget::Action(action), cell)
            }
            _ => LessonTarget::Action(action),
        },
        Action::Play(card, slot) if state.decision == Decision::Administration => {
            LessonTarget::Icon(card, slot)
        }
        Action::Play(..) | Action::Cash => LessonTarget::Part(PagePart::Pay),
        Action::Cell(_) | Action::Link(_) | Action::Site(_) => {
            let leads = |choice: &MapOption| match &choice.meaning {
                Meaning::Play(actions) => actions.first() == Some(&action),
                Meaning::Ride(trips) => trips.iter().any(|it| it.actions.first() == Some(&action)),
                Meaning::Arm(_) | Meaning::Icon(..) => false,
            };
            let mut places = marked(view, leads).into_iter();
            places.next().unwrap_or(LessonTarget::Action(action))
        }
        _ => LessonTarget::Action(action),
    }
}

/// The port of the opening's first tile.
fn opening_head() -> Option<Port> {
    super::script::SCRIPT.iter().find_map(|action| match action {
        Action::Head(head) => Some(*head),
        _ => None,
    })
}

/// The location where the opening's rails start, and the cell of their first tile.
pub(super) fn opening_start(state: &State) -> Option<(CellId, CellId)> {
    let Port { cell, side } = opening_head()?;
    Some((state.location(state.map.next(cell, side)?)?, cell))
}

/// The location where the opening's rails end.
pub(super) fn opening_end(state: &State) -> Option<CellId> {
    let mut head = opening_head()?.cell;
    for action in super::script::SCRIPT {
        if let Action::Lay(exit) = action {
            head = state.map.next(head, *exit)?;
        }
    }
    state.location(head)
}

fn subjects(view: &SeatView<Tramways>, lesson: LessonKind) -> Vec<LessonTarget> {
    let state = view.state;
    match lesson {
        LessonKind::FirstLink | LessonKind::OpenEnd => return link(state, lesson),
        LessonKind::TwoDollars => return vec![LessonTarget::Action(Action::TwoDollars)],
        LessonKind::Consequence => {
            return consequence(state).map(LessonTarget::Card).into_iter().collect();
        }
        LessonKind::Redirect => return marked(view, |choice| choice.what == MapAction::Redirect),
        _ => {}
    }
    match lesson.subject() {
        Some(LessonSubject::Part(part)) => vec![LessonTarget::Part(part)],
        Some(LessonSubject::Task(task)) if state.task().is_some() || !on_map(view).is_empty() => {
            vec![LessonTarget::Action(Action::Start(task))]
        }
        Some(LessonSubject::Task(_)) | None => Vec::new(),
    }
}

fn marked(view: &SeatView<Tramways>, is_meant: impl Fn(&MapOption) -> bool) -> Vec<LessonTarget> {
    let choices = on_map(view).iter().filter(|choice| is_meant(choice));
    choices.map(|choice| LessonTarget::Map(choice.target.place.clone())).collect()
}

fn link(state: &State, lesson: LessonKind) -> Vec<LessonTarget> {
    let complete = lesson == LessonKind::FirstLink;
    let link = own(state).find(|link| link.is_complete() == complete);
    link.map(|link| LessonTarget::Map(MapPlace::Track(steps(state, &link.tiles))))
        .into_iter()
        .collect()
}
