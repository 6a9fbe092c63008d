//! The things that a lesson points at.

use crate::table::title::SeatView;
use crate::table::view;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Port, Task};
use crate::titles::tramways::rules::card::{CardId, Slot};
use crate::titles::tramways::rules::state::{Decision, State, Work};
use crate::titles::tramways::view::drafts::begun::Menu;
use crate::titles::tramways::view::drafts::derived::on_map;
use crate::titles::tramways::view::drafts::ids::{self, InHand};
use crate::titles::tramways::view::guide::lesson::{Subject, consequence, own};
use crate::titles::tramways::view::guide::{Lesson, proposal};
use crate::titles::tramways::view::map::meaning::{Choice, Meaning, What};
use crate::titles::tramways::view::map::position::{location_points, point, steps};
use crate::titles::tramways::view::players::panels::{STRESS, WORKERS};
use crate::titles::tramways::view::scene::Place;
use crate::titles::tramways::view::uses::Thing;

/// Something that a lesson points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// The button or card on offer that takes an action.
    Action(Action),
    /// A card in hand.
    Card(CardId),
    /// An icon of a card in hand.
    Icon(CardId, Slot),
    /// A place of the map.
    Map(Place),
    /// A part of the page.
    Part(Part),
}

impl Pointer {
    /// Converts it for the common table; `None` on the map, where the drawing marks it.
    pub(super) fn beside_map(self) -> Option<view::Pointer> {
        Some(match self {
            Pointer::Action(action) => view::Pointer::Choice(ids::offer_of(action)?),
            Pointer::Card(card) => view::Pointer::Piece(InHand::Card(card).id()),
            Pointer::Icon(card, slot) => view::Pointer::Piece(InHand::Icon(card, slot).id()),
            Pointer::Part(part) => match part {
                Part::Pay => view::Pointer::Choice(ids::pay()),
                Part::Stress => view::Pointer::Stat(STRESS),
                Part::Workers => view::Pointer::Stat(WORKERS),
                Part::Score => view::Pointer::Score,
                Part::RoundTile => view::Pointer::Round,
                Part::Hand => view::Pointer::Hand,
                Part::Offer => view::Pointer::Market,
                Part::Refusal => view::Pointer::Note,
            },
            Pointer::Map(_) => return None,
        })
    }
}

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
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
pub fn pointers(seen: &SeatView<Tramways>, lesson: Option<Lesson>) -> Vec<Pointer> {
    match (proposal(seen), lesson) {
        (_, Some(Lesson::Goal)) => Vec::new(),
        (Some(action), _) => vec![proposed(seen, action)],
        (None, Some(lesson)) => subjects(seen, lesson),
        (None, None) => Vec::new(),
    }
}

/// Returns the places of the map to point at: the one whose uses are shown, else the subject.
pub fn places(seen: &SeatView<Tramways>, lesson: Option<Lesson>) -> Vec<Place> {
    if let Some(Menu { about: Thing::Cell(cell), .. }) = seen.draft.menu {
        return vec![Place::Cell(point(seen.state, cell))];
    }
    let on_map = |pointer| match pointer {
        Pointer::Map(place) => Some(place),
        _ => None,
    };
    pointers(seen, lesson).into_iter().filter_map(on_map).collect()
}

fn proposed(seen: &SeatView<Tramways>, action: Action) -> Pointer {
    let state = seen.state;
    let cell = |cell: CellId| Pointer::Map(Place::Cell(point(state, cell)));
    match action {
        Action::Start(Task::Rails) | Action::Head(_) => {
            let Some((origin, first)) = opening_start(state) else {
                return Pointer::Action(action);
            };
            if seen.draft.start_location == Some(origin) {
                cell(first)
            } else {
                Pointer::Map(Place::Cells(location_points(state, origin)))
            }
        }
        Action::Lay(exit) => match &state.work {
            Work::Rails(run) => {
                state.map.next(run.head.cell, exit).map_or(Pointer::Action(action), cell)
            }
            _ => Pointer::Action(action),
        },
        Action::Play(card, slot) if state.decision == Decision::Administration => {
            Pointer::Icon(card, slot)
        }
        Action::Play(..) | Action::Cash => Pointer::Part(Part::Pay),
        Action::Cell(_) | Action::Link(_) | Action::Site(_) => {
            let leads = |choice: &Choice| match &choice.meaning {
                Meaning::Play(actions) => actions.first() == Some(&action),
                Meaning::Ride(trips) => trips.iter().any(|it| it.actions.first() == Some(&action)),
                Meaning::Arm(_) | Meaning::Icon(..) => false,
            };
            let mut places = marked(seen, leads).into_iter();
            places.next().unwrap_or(Pointer::Action(action))
        }
        _ => Pointer::Action(action),
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

fn subjects(seen: &SeatView<Tramways>, lesson: Lesson) -> Vec<Pointer> {
    let state = seen.state;
    match lesson {
        Lesson::FirstLink | Lesson::OpenEnd => return link(state, lesson),
        Lesson::TwoDollars => return vec![Pointer::Action(Action::TwoDollars)],
        Lesson::Consequence => return consequence(state).map(Pointer::Card).into_iter().collect(),
        Lesson::Redirect => return marked(seen, |choice| choice.what == What::Redirect),
        _ => {}
    }
    match lesson.subject() {
        Some(Subject::Part(part)) => vec![Pointer::Part(part)],
        Some(Subject::Task(task)) if state.task().is_some() || !on_map(seen).is_empty() => {
            vec![Pointer::Action(Action::Start(task))]
        }
        Some(Subject::Task(_)) | None => Vec::new(),
    }
}

fn marked(seen: &SeatView<Tramways>, is_meant: impl Fn(&Choice) -> bool) -> Vec<Pointer> {
    let choices = on_map(seen).iter().filter(|choice| is_meant(choice));
    choices.map(|choice| Pointer::Map(choice.target.place.clone())).collect()
}

fn link(state: &State, lesson: Lesson) -> Vec<Pointer> {
    let complete = lesson == Lesson::FirstLink;
    let link = own(state).find(|link| link.is_complete() == complete);
    link.map(|link| Pointer::Map(Place::Track(steps(state, &link.tiles)))).into_iter().collect()
}
