//! The first round that the guide proposes: a Link, a ride over it, a Building, Administration.

use crate::engine::game::Game;
use crate::table::Voice;
use crate::table::title::SeatView;
use crate::titles::tramways::network::{CellId, Direction};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Port, Task};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Consequence, IconSlot};
use crate::titles::tramways::rules::icon::{Icon, ParcelId};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::cost::payment::propose;

/// The actions of the first round without payments and Administration: a Link from the Residence at
/// I4 to the Commerce at F5, a ride from the Commerce to the Residence, an Industry on Parcel C2.
pub(super) const SCRIPT: &[Action] = &[
    Action::Take(CardId(0)),
    Action::Take(CardId(64)),
    Action::Start(Task::Rails),
    Action::Head(Port { cell: CellId(44), side: Direction::North }),
    Action::Lay(Direction::West),
    Action::Lay(Direction::West),
    Action::Lay(Direction::West),
    Action::Start(Task::Passenger),
    Action::Cell(CellId(41)),
    Action::Link(Port { cell: CellId(42), side: Direction::West }),
    Action::Start(Task::Build),
    Action::Site(ParcelId(6)),
    Action::Kind(BuildingType::Industry),
];

/// Returns the next action of the first round, while the player follows it. Payments are those that the page proposes.
pub fn proposal(view: &SeatView<Tramways>) -> Option<Action> {
    let state = view.state;
    let speaks = view.may_act() && view.guide.voice == Voice::Speaking;
    if !speaks || state.round > 1 || *view.setup != super::first_setup() {
        return None;
    }
    let mut script = SCRIPT.iter().copied();
    let mut before = None;
    for step in view.steps {
        if !before.is_some_and(is_free) && script.next() != Some(step.action) {
            return None;
        }
        before = Some(step.state.decision);
    }
    match state.decision {
        Decision::Bill | Decision::Money(_) => {
            propose(state, &Default::default())?.actions.first().copied()
        }
        Decision::Administration => Some(tidy(state)),
        _ => script.next(),
    }
}

/// Returns whether the round goes on as proposed after any answer to this decision.
fn is_free(decision: Decision) -> bool {
    decision.is_payment() || decision == Decision::Administration
}

/// The next icon without a Consequence that is useful in the next round; `Done` if there is none.
fn tidy(state: &State) -> Action {
    let is_useful = |icon| matches!(icon, Icon::Worker | Icon::Calm | Icon::Money(_));
    let plays = state.player().hand.iter().flat_map(|&card| {
        let free = card.card().consequence == Consequence::None;
        let icons = card.card().icons().filter(move |&(_, icon)| free && is_useful(icon));
        icons.map(move |(slot, _): (IconSlot, Icon)| Action::Play(card, slot))
    });
    let mut legal = plays.filter(|&play| Tramways::check(state, play).is_ok());
    legal.next().unwrap_or(Action::Done)
}
