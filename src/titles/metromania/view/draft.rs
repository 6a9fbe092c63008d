//! What a player has planned on the board and not yet done.

use crate::engine::game::Game;
use crate::table::title::{Drafts, SeatView};
use crate::titles::metromania::boards::Vertex;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::event::Event;
use crate::titles::metromania::rules::scoring::Test;
use crate::titles::metromania::rules::state::State;
use std::cell::OnceCell;

/// What a player has planned and not yet done: decisions that follow each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The decisions, in order.
    pub plan: Vec<Action>,
    /// What is asked about trips.
    pub ride: Ride,
}

/// What is asked about trips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ride {
    #[default]
    Off,
    From,
    To(Vertex),
    /// Nothing more: it is shown.
    Shown(Vertex, Vertex),
}

/// A plan carried out beside the game.
pub struct Planned {
    /// The position after it.
    pub state: State,
    /// What happens on the way.
    pub events: Vec<Event>,
    /// Whether the turn is at an end after it.
    pub ends_turn: bool,
}

/// What follows from a view, once it was asked for.
#[derive(Default)]
pub struct Derived {
    /// The plan, carried out.
    planned: OnceCell<Planned>,
    /// The test that the first lesson shows, with the position that makes it.
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

/// Carries the plan out beside the game, as far as it is legal.
pub fn planned<'a>(seen: &SeatView<'a, Metromania>) -> &'a Planned {
    seen.derived.planned.get_or_init(|| follow(seen.state, &seen.draft.plan))
}

/// Carries decisions out beside the game, as far as they are legal and of the same turn.
pub fn follow(state: &State, plan: &[Action]) -> Planned {
    let mut planned = Planned { state: state.clone(), events: Vec::new(), ends_turn: false };
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
