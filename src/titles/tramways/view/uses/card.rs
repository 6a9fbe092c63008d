//! The uses of a card in hand.

use crate::engine::game::Game;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::card::{CardId, IconSlot};
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::{Destination, Icon, ParcelId};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::rules::why_not::Missing;
use crate::titles::tramways::view::cost::change::NumbersChange;
use crate::titles::tramways::view::cost::payment::{
    IconPlace, PaymentChoice, fitting, next_icon_cost, propose,
};
use crate::titles::tramways::view::map::meaning::Meaning;
use crate::titles::tramways::view::prompts::why::{Rejection, reason};
use crate::titles::tramways::view::uses::{Begin, Price, Use, UseKind, not_now};
use std::collections::VecDeque;

/// Limit of positions searched for an action that a card can help to pay.
const MOST_STEPS: usize = 1200;

pub(super) fn uses(state: &State, card: CardId) -> Vec<Use> {
    let mut all = payments(state, card);
    all.extend(Task::ALL.into_iter().filter_map(|task| of_task(state, card, task)));
    let tidy = card.card().icons().filter(|(_, icon)| is_tidy(*icon));
    all.extend(tidy.map(|(slot, icon)| of_tidying(state, (card, slot), icon)));
    all.push(of_discard(state, card));
    all
}

/// The current payment with each icon that fits.
fn payments(state: &State, card: CardId) -> Vec<Use> {
    let icons = card.card().icons().filter(|(slot, _)| fitting(state, (card, *slot)));
    let pay = |(slot, icon): (IconSlot, Icon)| Use {
        kind: UseKind::Pay(icon),
        icons: vec![icon],
        verdict: Ok(Begin {
            meaning: Meaning::Icon(card, slot),
            wish: None,
            price: Price { cost: next_icon_cost(state, (card, slot)), ..Price::default() },
        }),
    };
    icons.map(pay).collect()
}

/// An action that the card can help to pay; `None` if it has no icon for it.
fn of_task(state: &State, card: CardId, task: Task) -> Option<Use> {
    let icons = card.card().icons().filter(|(_, icon)| serves(*icon, task));
    let places: Vec<(IconPlace, Icon)> = icons.map(|(slot, icon)| ((card, slot), icon)).collect();
    let first = places.first()?;
    let kind = UseKind::Task(task);
    let blocked = |block| Use { kind, icons: vec![first.1], verdict: Err(block) };
    if let Some(block) = not_now(state) {
        return Some(blocked(block));
    }
    if let Some(parcel) = built(state, task, &places) {
        return Some(blocked(Rejection::Built(parcel)));
    }
    if Tramways::check(state, Action::Start(task)).is_err() {
        return Some(blocked(reason(state, task, None).of_use()));
    }
    let way = |(place, icon): &(IconPlace, Icon)| Some((*place, *icon, way(state, task, *place)?));
    let ways: Vec<(IconPlace, Icon, Vec<IconPlace>)> = places.iter().filter_map(way).collect();
    let Some((wish, _, paid)) = ways.first() else {
        return Some(blocked(Rejection::Missing(task, Missing::Together)));
    };
    let begin = Begin {
        meaning: Meaning::Play(vec![Action::Start(task)]),
        wish: Some(*wish),
        price: Price::of_task(state, task, paid),
    };
    Some(Use { kind, icons: ways.iter().map(|way| way.1).collect(), verdict: Ok(begin) })
}

/// The Parcel named by the only fitting icon, if it has its Building already (BLD-1).
fn built(state: &State, task: Task, places: &[(IconPlace, Icon)]) -> Option<ParcelId> {
    match places {
        [(_, Icon::To(Destination::Parcel(parcel)))] if task == Task::Build => {
            state.parcels[parcel.index()].building.map(|_| *parcel)
        }
        _ => None,
    }
}

/// Returns whether an icon helps to pay an action.
fn serves(icon: Icon, task: Task) -> bool {
    match (icon, task) {
        (Icon::Rails(_), Task::Rails) => true,
        (Icon::UpgradeLink, Task::UpgradeLink) => true,
        (Icon::Build, Task::Build) => true,
        (Icon::UpgradeBuilding, Task::UpgradeBuilding) => true,
        (Icon::Stripe, Task::Passenger) => true,
        (Icon::To(Destination::Kind(_)), task) => task != Task::Build,
        (Icon::To(Destination::Parcel(_)), task) => task != Task::UpgradeBuilding,
        _ => false,
    }
}

/// The icons of a payment for an action that uses this icon; the shortest action wins.
fn way(state: &State, task: Task, place: IconPlace) -> Option<Vec<IconPlace>> {
    let payment_choice = PaymentChoice { with: vec![place], without: Vec::new() };
    let mut start = state.clone();
    Tramways::apply(&mut start, Action::Start(task), &mut Vec::new()).ok()?;
    let mut open = VecDeque::from([start]);
    let mut legal = Vec::new();
    for _ in 0..MOST_STEPS {
        let now = open.pop_front()?;
        if now.decision == Decision::Bill {
            let paid = propose(&now, &payment_choice).map(|it| it.places);
            match paid.filter(|places| places.contains(&place)) {
                Some(places) => return Some(places),
                None => continue,
            }
        }
        Tramways::legal_actions(&now, &mut legal);
        for &action in &legal {
            let mut next = now.clone();
            Tramways::apply_unchecked(&mut next, action, &mut Vec::new());
            open.push_back(next);
        }
    }
    None
}

/// Returns whether an icon belongs to Administration (ADM-1).
fn is_tidy(icon: Icon) -> bool {
    matches!(icon, Icon::Money(_) | Icon::Worker | Icon::Passenger | Icon::Calm)
}

fn of_tidying(state: &State, (card, slot): IconPlace, icon: Icon) -> Use {
    let action = Action::Play(card, slot);
    let verdict = match (state.decision, Tramways::check(state, action)) {
        (Decision::Administration, Ok(())) => {
            let cost = next_icon_cost(state, (card, slot));
            let whole = NumbersChange::of(state, &[action]).unwrap_or_default();
            let price = Price { cost, gain: whole.less(cost), ..Price::default() };
            Ok(Begin { meaning: Meaning::Play(vec![action]), wish: None, price })
        }
        (Decision::Administration, Err(refusal)) => Err(Rejection::Rule(refusal)),
        _ => Err(Rejection::Later(Phase::Administration)),
    };
    Use { kind: UseKind::Play(icon), icons: vec![icon], verdict }
}

fn of_discard(state: &State, card: CardId) -> Use {
    let action = Action::Discard(card);
    let verdict = match (state.decision, Tramways::check(state, action)) {
        (Decision::Administration | Decision::Void, Ok(())) => {
            let cost = match state.decision {
                Decision::Administration => NumbersChange::of(state, &[action]).unwrap_or_default(),
                _ => NumbersChange::default(),
            };
            let price = Price { cards: 1, cost, ..Price::default() };
            Ok(Begin { meaning: Meaning::Play(vec![action]), wish: None, price })
        }
        (Decision::Administration | Decision::Void, Err(refusal)) => Err(Rejection::Rule(refusal)),
        _ => Err(Rejection::Later(Phase::Administration)),
    };
    Use { kind: UseKind::Discard, icons: Vec::new(), verdict }
}
