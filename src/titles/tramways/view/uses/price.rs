//! The costs and gains of a use.

use crate::engine::game::{Game, Seat};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Consequence};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::cost::change::{NumbersChange, PredictedOutcome};
use crate::titles::tramways::view::cost::payment::{
    IconPlace, PaymentChoice, most_symbols, propose,
};
use crate::titles::tramways::view::map::meaning::{MapAction, MapOption, Meaning};
use crate::titles::tramways::view::map::trips::{WholeRide, first_trips, trips};

/// The costs and gains of a use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// Number of cards needed; 0 if that depends on later choices.
    pub cards: u8,
    /// The other costs.
    pub cost: NumbersChange,
    /// The immediate gain; for a ride the whole outcome with its payment.
    pub gain: NumbersChange,
    /// The owner of a Link that a ride cannot pay in full; `gain` includes its +1 Stress (MOV-7).
    pub unpaid: Option<Seat>,
    /// For rails, the rail symbols that the hand could pay.
    pub symbols: Option<u8>,
    /// The type of the Building at the end of a ride, whose bonus comes with it.
    pub bonus: Option<BuildingType>,
}

/// Happiness Points of a new Building (BLD-2), and of an upgrade (UPL-1, UPB-2).
const BUILT: i32 = 1;
const UPGRADED: i32 = 3;

impl Price {
    /// The price of rails: a Rail Worker, and symbols for each tile.
    pub(super) fn of_rails(state: &State) -> Price {
        let cost = NumbersChange { workers: -1, ..NumbersChange::default() };
        Price { cost, symbols: Some(most_symbols(state)), ..Price::default() }
    }

    /// The price of an action that is paid with these icons.
    pub(super) fn of_task(state: &State, task: Task, places: &[IconPlace]) -> Price {
        if task == Task::Rails {
            return Price::of_rails(state);
        }
        let points = match task {
            Task::Build => BUILT,
            Task::UpgradeLink | Task::UpgradeBuilding => UPGRADED,
            Task::Rails | Task::Passenger => 0,
        };
        let gain = NumbersChange { points, ..NumbersChange::default() };
        let (cards, cost) = toll(places);
        Price { cards, cost, gain, ..Price::default() }
    }

    /// The price of a map choice in the end.
    pub(super) fn of_choice(state: &State, choice: &MapOption) -> Price {
        match &choice.meaning {
            Meaning::Arm(_) => Price::of_rails(state),
            Meaning::Ride(trips) => {
                trips.first().map_or_else(Price::default, |trip| Price::of_ride(state, trip))
            }
            Meaning::Play(actions) => of_actions(state, actions),
            Meaning::Icon(..) => Price::default(),
        }
    }

    /// Returns the Happiness Points of a map choice in the end, without a bonus. A Passenger counts
    /// its best ride among the first ones found, minus points for others.
    pub(in crate::titles::tramways::view) fn points_of(state: &State, choice: &MapOption) -> i32 {
        match (choice.what, &choice.meaning) {
            (MapAction::Build, _) => BUILT,
            (MapAction::UpgradeLink | MapAction::UpgradeBuilding, _) => UPGRADED,
            (MapAction::Passenger, Meaning::Play(actions)) => {
                let mut ahead = state.clone();
                let mut apply =
                    |&action: &Action| Tramways::apply(&mut ahead, action, &mut Vec::new());
                if !actions.iter().all(|action| apply(action).is_ok()) {
                    return 0;
                }
                first_trips(&ahead).iter().map(|trip| trip.worth().0).max().unwrap_or_default()
            }
            _ => 0,
        }
    }

    /// Returns the price of a ride with its proposed payment.
    pub(in crate::titles::tramways::view) fn of_ride(state: &State, trip: &WholeRide) -> Price {
        let mut bill = state.clone();
        let walked = trip
            .actions
            .iter()
            .all(|&action| Tramways::apply(&mut bill, action, &mut Vec::new()).is_ok());
        let Some(proposal) = walked.then(|| propose(&bill, &PaymentChoice::default())).flatten()
        else {
            return Price::default();
        };
        let (cards, _) = toll(&proposal.places);
        let PredictedOutcome { change, unpaid, .. } =
            PredictedOutcome::of(&bill, &proposal.actions).unwrap_or_default();
        Price { cards, gain: change, bonus: trip.bonus, unpaid, ..Price::default() }
    }
}

fn of_actions(state: &State, actions: &[Action]) -> Price {
    let mut ahead = state.clone();
    for &action in actions {
        if Tramways::apply(&mut ahead, action, &mut Vec::new()).is_err() {
            return Price::default();
        }
    }
    match actions.first() {
        Some(Action::Start(Task::Rails)) => Price::of_rails(state),
        Some(Action::Start(Task::Passenger)) => {
            let best = trips(&ahead).into_iter().max_by_key(|trip| (trip.points, trip.dollars));
            best.map_or_else(Price::default, |trip| Price::of_ride(&ahead, &trip))
        }
        Some(&Action::Start(task)) => {
            let bill = first_bill(&ahead).unwrap_or(ahead);
            let places = propose(&bill, &PaymentChoice::default()).map(|it| it.places);
            Price::of_task(state, task, &places.unwrap_or_default())
        }
        _ => Price {
            gain: NumbersChange::of(state, actions).unwrap_or_default(),
            ..Price::default()
        },
    }
}

/// The first payment that is reached by always taking the first legal action.
fn first_bill(state: &State) -> Option<State> {
    let mut ahead = state.clone();
    let mut legal = Vec::new();
    while ahead.decision != Decision::Bill {
        Tramways::legal_actions(&ahead, &mut legal);
        Tramways::apply(&mut ahead, *legal.first()?, &mut Vec::new()).ok()?;
    }
    Some(ahead)
}

/// The cards of a payment, with its Stress and dollars (PLAY-2, PLAY-3).
fn toll(places: &[IconPlace]) -> (u8, NumbersChange) {
    let mut cards: Vec<CardId> = places.iter().map(|place| place.0).collect();
    cards.sort();
    cards.dedup();
    let marked = cards.iter().filter(|it| it.card().consequence == Consequence::Stress).count();
    let fees: u16 = cards.iter().map(|card| card.card().fee()).sum();
    let stress = (places.len() - cards.len() + marked) as i32;
    (
        cards.len() as u8,
        NumbersChange { stress, dollars: -i32::from(fees), ..NumbersChange::default() },
    )
}
