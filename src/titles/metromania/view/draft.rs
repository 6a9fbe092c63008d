//! A player's plan on the board.

use crate::engine::game::Game;
use crate::table::title::{Drafts, SeatView};
use crate::titles::metromania::boards::Vertex;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::event::Event;
use crate::titles::metromania::rules::scoring::Test;
use crate::titles::metromania::rules::state::State;
use std::cell::OnceCell;

/// A player's plan: actions that follow each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The actions, in order.
    pub plan: Vec<Action>,
    /// The question about trips.
    pub ride: TripQuestion,
}

/// The state of a question about trips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TripQuestion {
    #[default]
    Off,
    From,
    To(Vertex),
    /// Both stations are chosen; the trip is shown.
    Shown(Vertex, Vertex),
}

/// A plan, applied to a copy of the game.
pub struct AppliedPlan {
    /// The position after it.
    pub state: State,
    /// The events on the way.
    pub events: Vec<Event>,
    /// True if the turn ends with it.
    pub ends_turn: bool,
}

/// Values derived from a view on demand.
#[derive(Default)]
pub struct Derived {
    /// The plan, applied.
    planned: OnceCell<AppliedPlan>,
    /// The test shown by the first lesson, with its position.
    pub(super) ride: OnceCell<Option<(State, Test)>>,
}

impl Drafts for Metromania {
    type Draft = Draft;
    type Derived = Derived;

    fn written_draft(_: &State, draft: &Draft) -> Vec<Action> {
        draft.plan.clone()
    }

    fn draft_of(_: &State, actions: &[Action]) -> Draft {
        Draft { plan: actions.to_vec(), ..Draft::default() }
    }
}

/// Applies the plan to a copy of the game, as far as it is legal.
pub fn planned<'a>(view: &SeatView<'a, Metromania>) -> &'a AppliedPlan {
    view.derived.planned.get_or_init(|| follow(view.state, &view.draft.plan))
}

/// Applies actions to a copy of the game, as far as they are legal and within one turn.
pub fn follow(state: &State, plan: &[Action]) -> AppliedPlan {
    let mut planned = AppliedPlan { state: state.clone(), events: Vec::new(), ends_turn: false };
    for &action in plan {
        if planned.ends_turn
            || Metromania::apply(&mut planned.state, action, &mut planned.events).is_err()
        {
            break;
        }
        planned.ends_turn = planned
            .events
            .iter()
            .any(|event| matches!(event, Event::Turn { .. } | Event::Ended { .. }));
    }
    planned
}
