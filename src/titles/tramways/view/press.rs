//! What a press on the map, the hand or a button does.

#[cfg(test)]
mod tests;

use crate::engine::game::Game;
use crate::table::title::SeatView;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::card::{CardId, Slot};
use crate::titles::tramways::rules::map::Terrain;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::begun::{Draft, Menu};
use crate::titles::tramways::view::click::Click;
use crate::titles::tramways::view::meaning::{Choice, Meaning, What, choices};
use crate::titles::tramways::view::note::Note;
use crate::titles::tramways::view::payment::{PaymentChoice, Place, propose};
use crate::titles::tramways::view::slots::Slots;
use crate::titles::tramways::view::trips::Trip;
use crate::titles::tramways::view::uses::{Begin, Thing, Use, not_now, uses};
use crate::titles::tramways::view::why::{Why, why};

/// What comes of a press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// These decisions, for what is begun with them.
    Act(Draft, Vec<Action>),
    /// These instead of the action under way; none where it is only left.
    Instead(Vec<Action>),
    /// Something else is begun, or less.
    Begin(Draft),
    /// Nothing, for a reason; a menu that was open is closed.
    Refuse(Note),
    Nothing,
}

/// What can be clicked on the map, in the order of its targets.
pub fn on_map(seen: &SeatView<Tramways>) -> Vec<Choice> {
    if seen.may_act() { choices(seen.state, seen.draft.start_location) } else { Vec::new() }
}

/// A click on the map.
pub fn click(seen: &SeatView<Tramways>, click: &Click) -> Deed {
    let all = on_map(seen);
    let here = click.targets.iter().filter_map(|id| all.get(usize::from(id.0)));
    let here = distinct(here.chain(guests(seen, &all, click)));
    match (here.as_slice(), click.cell) {
        ([], Some(cell)) if is_start(seen, cell) => Deed::Begin(without_start(seen)),
        ([], Some(cell)) => match first_tile(seen, cell) {
            Some(meaning) => choose(seen, meaning),
            None => explain(seen, cell),
        },
        ([], None) => Deed::Refuse(Note::NothingHere),
        ([choice], _) => choose(seen, choice.meaning.clone()),
        (several, cell) => {
            let cell = cell.unwrap_or(several[0].cell);
            let possible = several.iter().map(|choice| Use::of(seen.state, choice));
            let blocked = uses(seen.state, Thing::Cell(cell)).into_iter();
            let blocked = blocked.filter(|it| it.verdict.is_err());
            open(seen, Menu { about: Thing::Cell(cell), uses: possible.chain(blocked).collect() })
        }
    }
}

fn open(seen: &SeatView<Tramways>, menu: Menu) -> Deed {
    Deed::Begin(Draft { menu: Some(menu), ..seen.draft.clone() })
}

/// Whether rails are to start at a cell.
fn is_start(seen: &SeatView<Tramways>, cell: CellId) -> bool {
    let start = seen.draft.start_location.and_then(|start| seen.state.location(start));
    start.is_some() && start == seen.state.location(cell)
}

fn without_start(seen: &SeatView<Tramways>) -> Draft {
    Draft { start_location: None, ..seen.draft.clone() }
}

fn without_menu(seen: &SeatView<Tramways>) -> Draft {
    Draft { menu: None, ..seen.draft.clone() }
}

/// Closes the menu, if one is open.
fn closed(seen: &SeatView<Tramways>) -> Deed {
    match seen.draft.menu {
        Some(_) => Deed::Begin(without_menu(seen)),
        None => Deed::Nothing,
    }
}

/// The first tile on a cell, where rails can come to it from the place that the open menu is about.
fn first_tile(seen: &SeatView<Tramways>, cell: CellId) -> Option<Meaning> {
    let location = seen.draft.menu.as_ref()?.begins().find_map(|begin| match begin.meaning {
        Meaning::Arm(location) => Some(location),
        _ => None,
    });
    let is_there = |it: &Choice| it.what == What::FirstTile && it.cell == cell;
    let found = choices(seen.state, Some(location?)).into_iter().find(is_there);
    found.map(|it| it.meaning)
}

/// The Passengers that wait in the same Building as the cell, where something is to be begun there.
fn guests<'a>(
    seen: &SeatView<Tramways>,
    all: &'a [Choice],
    click: &Click,
) -> impl Iterator<Item = &'a Choice> + use<'a> {
    let location = |cell| seen.state.location(cell);
    let begins = seen.draft.start_location.is_none() && !click.targets.is_empty();
    let here = if begins { click.cell.and_then(location) } else { None };
    let waits =
        |it: &&Choice| it.what == What::Passenger && here.is_some() && location(it.cell) == here;
    all.iter().filter(waits).collect::<Vec<_>>().into_iter()
}

/// Begins one of the possible uses of the menu.
pub fn pick(seen: &SeatView<Tramways>, at: usize) -> Deed {
    let begun = seen.draft.menu.as_ref().and_then(|menu| menu.begins().nth(at).cloned());
    let Some(Begin { meaning, wish, .. }) = begun else { return closed(seen) };
    let draft = Draft { preferred_icon: wish, ..without_menu(seen) };
    choose(&SeatView { draft: &draft, steps: seen.steps, ..*seen }, meaning)
}

fn choose(seen: &SeatView<Tramways>, meaning: Meaning) -> Deed {
    let draft = without_menu(seen);
    match meaning {
        Meaning::Play(actions) => Deed::Act(draft, actions),
        Meaning::Arm(cell) => Deed::Begin(Draft { start_location: Some(cell), ..draft }),
        Meaning::Ride(trips) if trips.len() > 1 => choose_route(seen, &trips),
        Meaning::Ride(trips) => match trips.into_iter().next() {
            Some(trip) => Deed::Act(draft, trip.actions),
            None => closed(seen),
        },
        Meaning::Icon(card, slot) => icon(seen, card, slot),
    }
}

fn choose_route(seen: &SeatView<Tramways>, trips: &[Trip]) -> Deed {
    let same = |it: &Trip, choice: &Choice| matches!(&choice.meaning, Meaning::Ride(trips) if trips.contains(it));
    let all = on_map(seen);
    let route = |trip: &Trip| {
        let choice = all.iter().find(|choice| same(trip, choice))?;
        let meaning = Meaning::Ride(vec![trip.clone()]);
        Some(Use::of(seen.state, &Choice { meaning, ..choice.clone() }))
    };
    let uses = trips.iter().filter_map(route).collect();
    match trips.first() {
        Some(trip) => open(seen, Menu { about: Thing::Cell(trip.end()), uses }),
        None => closed(seen),
    }
}

/// Shows all uses of a thing.
pub fn look_up(seen: &SeatView<Tramways>, thing: Thing) -> Deed {
    open(seen, Menu { about: thing, uses: uses(seen.state, thing) })
}

/// Before anything is paid another Parcel may still be chosen to build on: what the action is then.
fn other_site(seen: &SeatView<Tramways>, cell: CellId) -> Option<Vec<Action>> {
    let (Decision::Kind(now), Terrain::Parcel(parcel)) =
        (seen.state.decision, seen.state.map.terrain(cell))
    else {
        return None;
    };
    let mut state = state_at(seen, action_start(seen)?)?;
    let actions = vec![Action::Start(Task::Build), Action::Site(parcel)];
    let is_legal = |&action: &Action| Tramways::apply(&mut state, action, &mut Vec::new()).is_ok();
    (parcel != now && actions.iter().all(is_legal)).then_some(actions)
}

/// The position after so many of the decisions that led here.
fn state_at(seen: &SeatView<Tramways>, ply: usize) -> Option<State> {
    match ply.checked_sub(1) {
        Some(last) => seen.steps.get(last).map(|step| State::clone(&step.state)),
        None => Tramways::new(seen.setup).ok(),
    }
}

/// The ply at which the action under way began; nothing where none is under way.
pub fn action_start(seen: &SeatView<Tramways>) -> Option<usize> {
    if seen.state.decision.is_root() || seen.state.decision == Decision::Over {
        return None;
    }
    // Every game begins with a whole action.
    let (_, before) = seen.steps.split_last()?;
    let last = before.iter().rposition(|step| step.state.decision.is_root());
    Some(last.map_or(0, |at| at + 1))
}

/// A click that means nothing opens the uses of what is there, unless an action is under way:
/// then it was meant for that.
fn explain(seen: &SeatView<Tramways>, cell: CellId) -> Deed {
    if let Some(actions) = other_site(seen, cell) {
        return Deed::Instead(actions);
    }
    let (thing, start_location) = (Thing::Cell(cell), seen.draft.start_location);
    if seen.state.decision.is_root()
        && start_location.is_none()
        && thing.is_worth_a_look(seen.state)
    {
        return look_up(seen, thing);
    }
    Deed::Refuse(note(seen, cell))
}

/// Why nothing can be done on a cell.
pub fn note(seen: &SeatView<Tramways>, cell: CellId) -> Note {
    match why(seen.state, cell, seen.draft.start_location) {
        Why::Rule(refusal) => Note::Rule(refusal),
        Why::Missing(task, missing) => Note::Missing(task, missing),
        Why::TooFar => Note::TooFar,
        Why::From(location) => Note::From(location),
        Why::NotBeside(location) => Note::NotBeside(location),
        Why::NothingHere => not_now(seen.state).map_or(Note::NothingHere, Note::Blocked),
    }
}

/// A press on an icon of the hand.
pub fn icon(seen: &SeatView<Tramways>, card: CardId, slot: Slot) -> Deed {
    let draft = without_menu(seen);
    match seen.state.decision {
        Decision::Bill | Decision::Money(_) => wish(seen, (card, slot)),
        Decision::Administration => Deed::Act(draft, vec![Action::Play(card, slot)]),
        Decision::Void => Deed::Act(draft, vec![Action::Discard(card)]),
        decision if decision.is_root() => look_up(seen, Thing::Card(card)),
        _ => card.card().icon(slot).map_or(Deed::Nothing, |it| Deed::Refuse(Note::IconNotNow(it))),
    }
}

/// A press on a card of the hand.
pub fn card(seen: &SeatView<Tramways>, card: CardId) -> Deed {
    match seen.state.decision {
        Decision::Void => Deed::Act(without_menu(seen), vec![Action::Discard(card)]),
        _ => look_up(seen, Thing::Card(card)),
    }
}

/// The icons of a card that the proposed payment uses, or that are in play already.
pub fn lit(seen: &SeatView<Tramways>, card: CardId) -> Slots {
    let used = seen.state.used(card);
    let proposed = propose(seen.state, &seen.draft.payment_choice);
    let proposed = proposed.map(|it| it.places).unwrap_or_default();
    let is_lit = |slot: &Slot| used & (1 << slot.0) != 0 || proposed.contains(&(card, *slot));
    Slot::all().filter(is_lit).collect()
}

/// Swaps an icon into the proposed payment, or out of it.
fn wish(seen: &SeatView<Tramways>, place: Place) -> Deed {
    let lit = lit(seen, place.0).has(place.1);
    let mut payment_choice = seen.draft.payment_choice.clone();
    payment_choice.toggle(place, lit);
    let used = |places: &[Place]| places.contains(&place);
    match propose(seen.state, &payment_choice) {
        Some(proposal) if used(&proposal.places) != lit => {
            Deed::Begin(Draft { payment_choice, ..without_menu(seen) })
        }
        _ if lit => Deed::Refuse(Note::Rule(Refusal::RestUnpayable)),
        _ => {
            let refused = Tramways::check(seen.state, Action::Play(place.0, place.1)).err();
            Deed::Refuse(Note::Rule(refused.unwrap_or(Refusal::RestUnpayable)))
        }
    }
}

/// Takes a decision that is offered.
pub fn take(seen: &SeatView<Tramways>, action: Action) -> Deed {
    Deed::Act(without_menu(seen), vec![action])
}

/// Pays what is proposed.
pub fn pay(seen: &SeatView<Tramways>) -> Deed {
    match propose(seen.state, &seen.draft.payment_choice) {
        Some(proposal) => Deed::Act(without_menu(seen), proposal.actions),
        None => Deed::Refuse(Note::Rule(Refusal::NotNow)),
    }
}

/// A step back: closes what is open, else leaves the action under way.
pub fn back(seen: &SeatView<Tramways>) -> Deed {
    let draft = seen.draft;
    if draft.menu.is_some() {
        return closed(seen);
    }
    if draft.start_location.is_some() {
        return Deed::Begin(without_start(seen));
    }
    if draft.payment_choice != PaymentChoice::default() {
        return Deed::Begin(Draft::default());
    }
    match action_start(seen) {
        Some(start) => Deed::Instead(one_tile_less(seen, start)),
        None => Deed::Nothing,
    }
}

/// What is left of the action under way without its last tile, which is all of it where no tile goes before.
pub fn one_tile_less(seen: &SeatView<Tramways>, start: usize) -> Vec<Action> {
    let mut actions: Vec<Action> = seen.steps[start..].iter().map(|step| step.action).collect();
    if actions.first() != Some(&Action::Start(Task::Rails)) {
        return Vec::new();
    }
    let is_of_rails = |it: &Action| matches!(it, Action::Head(_) | Action::Lay(_) | Action::Done);
    let last = actions.iter().rposition(is_of_rails).unwrap_or(0);
    actions.truncate(last);
    if actions.len() > 1 { actions } else { Vec::new() }
}

/// One choice of each kind; where rails go on they are meant.
fn distinct<'a>(here: impl Iterator<Item = &'a Choice>) -> Vec<Choice> {
    let mut kept: Vec<Choice> = Vec::new();
    for choice in here {
        let on_the_way = matches!(choice.what, What::LeadOn | What::Complete | What::FirstTile);
        if on_the_way {
            return vec![choice.clone()];
        }
        if kept.iter().all(|other| other.what != choice.what) {
            kept.push(choice.clone());
        }
    }
    kept
}
