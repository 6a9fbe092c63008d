//! The effect of a press on the map, the hand or a button.

#[cfg(test)]
mod tests;

use crate::engine::game::Game;
use crate::table::board::orientation::Turned;
use crate::table::title::{Presses, Response, SeatView};
use crate::table::view::{Gesture, Pressed, Reason};
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::card::{CardId, IconSlot, Slots};
use crate::titles::tramways::rules::map::Terrain;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::cost::payment::{IconPlace, PaymentChoice, propose};
use crate::titles::tramways::view::drafts::derived::{on_map, overlay};
use crate::titles::tramways::view::drafts::ids::{InHand, cell_of};
use crate::titles::tramways::view::drafts::move_draft::{Draft, UseMenu};
use crate::titles::tramways::view::map::meaning::{MapAction, MapOption, Meaning, choices};
use crate::titles::tramways::view::map::places::cell_at;
use crate::titles::tramways::view::map::stroke::stroke;
use crate::titles::tramways::view::map::trips::WholeRide;
use crate::titles::tramways::view::prompts::why::{Rejection, why};
use crate::titles::tramways::view::scene::{MapPoint, centre};
use crate::titles::tramways::view::telling::reader::reader;
use crate::titles::tramways::view::uses::{Begin, CardOrCell, Use, not_now, uses};
use crate::titles::tramways::words::Reader;
use crate::words::Locale;

impl Presses for Tramways {
    fn press(view: &SeatView<Self>, pressed: Pressed, by: Gesture) -> Response<Self> {
        match (pressed, by) {
            (Pressed::Back, _) => back(view),
            _ if !view.may_act() => Response::Nothing,
            (Pressed::Choice(id), _) => view.chosen(id),
            (_, Gesture::Stroke(step)) => stroke(view, step).unwrap_or(Response::Nothing),
            (Pressed::Place(id), _) => cell_of(view.state, id)
                .map_or(Response::Nothing, |cell| at_spot(view, centre_of(view, cell), by)),
            (Pressed::Spot(x, y), _) => at_spot(view, MapPoint { x, y }, by),
            (Pressed::Piece(id), _) => {
                InHand::of(id).map_or(Response::Nothing, |it| on_piece(view, it, by))
            }
        }
    }

    fn why_not(state: &State, refused: &[Action], refusal: &Refusal, locale: Locale) -> Reason {
        let why = Rejection::refused(state, refused, *refusal);
        // The text names no cell, so the map's turn does not matter.
        let text = why.text(state, Reader::new(locale, Turned::Not, state));
        Reason { text, rule: why.rule() }
    }
}

fn on_piece(view: &SeatView<Tramways>, piece: InHand, by: Gesture) -> Response<Tramways> {
    match (piece, by) {
        (InHand::Card(card) | InHand::Icon(card, _), Gesture::Ask) => {
            look_up(view, CardOrCell::Card(card))
        }
        (InHand::Card(it), _) => card(view, it),
        (InHand::Icon(card, slot), _) => icon(view, card, slot),
        (InHand::Discard(card), _) => take(view, Action::Discard(card)),
        (InHand::Offered(_), _) => Response::Nothing,
    }
}

fn centre_of(view: &SeatView<Tramways>, cell: CellId) -> MapPoint {
    centre(view.state.map.lattice.point(cell))
}

fn at_spot(view: &SeatView<Tramways>, spot: MapPoint, by: Gesture) -> Response<Tramways> {
    match (by, cell_at(view, spot)) {
        (Gesture::Ask, Some(cell)) => look_up(view, CardOrCell::Cell(cell)),
        _ => on_spot(view, spot),
    }
}

/// Returns the reason with its text and rule.
pub(crate) fn reason(view: &SeatView<Tramways>, why: Rejection) -> Reason {
    Reason { text: why.text(view.state, reader(view)), rule: why.rule() }
}

/// Shows a reason and closes an open menu.
pub(crate) fn refuse(view: &SeatView<Tramways>, why: Rejection) -> Response<Tramways> {
    match view.draft.menu {
        Some(_) => Response::Dismiss(reason(view, why)),
        None => Response::Refuse(reason(view, why)),
    }
}

/// Answers a press on a spot of the map.
pub fn on_spot(view: &SeatView<Tramways>, spot: MapPoint) -> Response<Tramways> {
    let (all, near, cell) = (on_map(view), overlay(view).hit(spot), cell_at(view, spot));
    let guests = if near.is_empty() { Vec::new() } else { guests(view, cell) };
    let here = near.iter().filter_map(|&target| all.get(target));
    let here = distinct(here.chain(guests));
    match (here.as_slice(), cell) {
        ([], Some(cell)) if is_start(view, cell) => Response::Prepare(without_start(view)),
        ([], Some(cell)) => match first_tile(view, cell) {
            Some(meaning) => choose(view, meaning),
            None => explain(view, cell),
        },
        // A press outside the map needs no answer.
        ([], None) => Response::Nothing,
        ([choice], _) => choose(view, choice.meaning.clone()),
        (several, cell) => {
            let cell = cell.unwrap_or(several[0].cell);
            let possible = several.iter().map(|choice| Use::of(view.state, choice));
            let blocked = uses(view.state, CardOrCell::Cell(cell)).into_iter();
            let blocked = blocked.filter(|it| it.verdict.is_err());
            open(
                view,
                UseMenu { about: CardOrCell::Cell(cell), uses: possible.chain(blocked).collect() },
            )
        }
    }
}

fn open(view: &SeatView<Tramways>, menu: UseMenu) -> Response<Tramways> {
    Response::Prepare(Draft { menu: Some(menu), ..view.draft.clone() })
}

/// Returns whether rails are to start at the cell's location.
fn is_start(view: &SeatView<Tramways>, cell: CellId) -> bool {
    let start = view.draft.start_location.and_then(|start| view.state.location(start));
    start.is_some() && start == view.state.location(cell)
}

fn without_start(view: &SeatView<Tramways>) -> Draft {
    Draft { start_location: None, ..view.draft.clone() }
}

fn without_menu(view: &SeatView<Tramways>) -> Draft {
    Draft { menu: None, ..view.draft.clone() }
}

/// Closes the menu, if open.
fn closed(view: &SeatView<Tramways>) -> Response<Tramways> {
    match view.draft.menu {
        Some(_) => Response::Prepare(without_menu(view)),
        None => Response::Nothing,
    }
}

/// The first tile on a cell, if rails can reach it from the place of the open menu.
fn first_tile(view: &SeatView<Tramways>, cell: CellId) -> Option<Meaning> {
    let location = view.draft.menu.as_ref()?.begins().find_map(|begin| match begin.meaning {
        Meaning::Arm(location) => Some(location),
        _ => None,
    });
    let is_there = |it: &MapOption| it.what == MapAction::FirstTile && it.cell == cell;
    let found = choices(view.state, Some(location?)).into_iter().find(is_there);
    found.map(|it| it.meaning)
}

/// The Passengers waiting in the cell's Building, if no start of rails is chosen.
fn guests<'a>(view: &SeatView<'a, Tramways>, cell: Option<CellId>) -> Vec<&'a MapOption> {
    let location = |cell| view.state.location(cell);
    let begins = view.draft.start_location.is_none();
    let here = if begins { cell.and_then(location) } else { None };
    let waits = |it: &&MapOption| {
        it.what == MapAction::Passenger && here.is_some() && location(it.cell) == here
    };
    on_map(view).iter().filter(waits).collect()
}

/// Begins a possible use from the menu.
pub fn pick(view: &SeatView<Tramways>, begin: &Begin) -> Response<Tramways> {
    let draft = Draft { preferred_icon: begin.wish, ..without_menu(view) };
    choose(&SeatView { draft: &draft, ..*view }, begin.meaning.clone())
}

fn choose(view: &SeatView<Tramways>, meaning: Meaning) -> Response<Tramways> {
    let draft = without_menu(view);
    match meaning {
        Meaning::Play(actions) => Response::Begin(draft, actions),
        Meaning::Arm(cell) => Response::Prepare(Draft { start_location: Some(cell), ..draft }),
        Meaning::Ride(trips) if trips.len() > 1 => choose_route(view, &trips),
        Meaning::Ride(trips) => match trips.into_iter().next() {
            Some(trip) => Response::Begin(draft, trip.actions),
            None => closed(view),
        },
        Meaning::Icon(card, slot) => icon(view, card, slot),
    }
}

fn choose_route(view: &SeatView<Tramways>, trips: &[WholeRide]) -> Response<Tramways> {
    let same = |it: &WholeRide, choice: &MapOption| matches!(&choice.meaning, Meaning::Ride(trips) if trips.contains(it));
    let all = on_map(view);
    let route = |trip: &WholeRide| {
        let choice = all.iter().find(|choice| same(trip, choice))?;
        let meaning = Meaning::Ride(vec![trip.clone()]);
        Some(Use::of(view.state, &MapOption { meaning, ..choice.clone() }))
    };
    let uses = trips.iter().filter_map(route).collect();
    match trips.first() {
        Some(trip) => open(view, UseMenu { about: CardOrCell::Cell(trip.end()), uses }),
        None => closed(view),
    }
}

/// Opens the menu of all uses of a thing.
pub fn look_up(view: &SeatView<Tramways>, thing: CardOrCell) -> Response<Tramways> {
    open(view, UseMenu { about: thing, uses: uses(view.state, thing) })
}

/// The action moved to another Parcel, which is allowed until something is paid.
fn other_site(view: &SeatView<Tramways>, cell: CellId) -> Option<Vec<Action>> {
    let (Decision::Kind(now), Terrain::Parcel(parcel)) =
        (view.state.decision, view.state.map.terrain(cell))
    else {
        return None;
    };
    let mut state = state_at(view, action_start(view)?)?;
    let actions = vec![Action::Start(Task::Build), Action::Site(parcel)];
    let is_legal = |&action: &Action| Tramways::apply(&mut state, action, &mut Vec::new()).is_ok();
    (parcel != now && actions.iter().all(is_legal)).then_some(actions)
}

/// The position after `ply` decisions.
fn state_at(view: &SeatView<Tramways>, ply: usize) -> Option<State> {
    match ply.checked_sub(1) {
        Some(last) => view.steps.get(last).map(|step| State::clone(&step.state)),
        None => Tramways::new(view.setup).ok(),
    }
}

/// Returns the ply at which the current action began; `None` between actions and at the end.
pub fn action_start(view: &SeatView<Tramways>) -> Option<usize> {
    if view.state.decision.is_root() || view.state.decision == Decision::Over {
        return None;
    }
    // Every game begins with a whole action.
    let (_, before) = view.steps.split_last()?;
    let last = before.iter().rposition(|step| step.state.decision.is_root());
    Some(last.map_or(0, |at| at + 1))
}

/// Opens the uses of a cell that means nothing else, unless an action is under way: then the click was meant for it.
fn explain(view: &SeatView<Tramways>, cell: CellId) -> Response<Tramways> {
    if let Some(actions) = other_site(view, cell) {
        return Response::Instead(actions);
    }
    let (thing, start_location) = (CardOrCell::Cell(cell), view.draft.start_location);
    if view.state.decision.is_root()
        && start_location.is_none()
        && thing.is_worth_a_look(view.state)
    {
        return look_up(view, thing);
    }
    refuse(view, why_here(view, cell))
}

/// Returns why nothing can be done on a cell.
pub fn why_here(view: &SeatView<Tramways>, cell: CellId) -> Rejection {
    match why(view.state, cell, view.draft.start_location) {
        Rejection::NothingHere => not_now(view.state).unwrap_or(Rejection::NothingHere),
        why => why,
    }
}

/// Answers a press on an icon of the hand.
pub fn icon(view: &SeatView<Tramways>, card: CardId, slot: IconSlot) -> Response<Tramways> {
    let draft = without_menu(view);
    match view.state.decision {
        Decision::Bill | Decision::Money(_) => wish(view, (card, slot)),
        Decision::Administration => Response::Begin(draft, vec![Action::Play(card, slot)]),
        Decision::Void => Response::Begin(draft, vec![Action::Discard(card)]),
        decision if decision.is_root() => look_up(view, CardOrCell::Card(card)),
        _ => card
            .card()
            .icon(slot)
            .map_or(Response::Nothing, |it| refuse(view, Rejection::IconNotNow(it))),
    }
}

/// Answers a press on a card of the hand.
pub fn card(view: &SeatView<Tramways>, card: CardId) -> Response<Tramways> {
    match view.state.decision {
        Decision::Void => Response::Begin(without_menu(view), vec![Action::Discard(card)]),
        _ => look_up(view, CardOrCell::Card(card)),
    }
}

/// Returns the icons of a card that the proposed payment uses or that are already in play.
pub fn lit(view: &SeatView<Tramways>, card: CardId) -> Slots {
    let used = view.state.used(card);
    let proposed = propose(view.state, &view.draft.payment_choice);
    let proposed = proposed.map(|it| it.places).unwrap_or_default();
    let is_lit = |slot: &IconSlot| used.has(*slot) || proposed.contains(&(card, *slot));
    IconSlot::all().filter(is_lit).collect()
}

/// Adds an icon to the proposed payment, or removes it.
fn wish(view: &SeatView<Tramways>, place: IconPlace) -> Response<Tramways> {
    let lit = lit(view, place.0).has(place.1);
    let mut payment_choice = view.draft.payment_choice.clone();
    payment_choice.toggle(place, lit);
    let used = |places: &[IconPlace]| places.contains(&place);
    match propose(view.state, &payment_choice) {
        Some(proposal) if used(&proposal.places) != lit => {
            Response::Prepare(Draft { payment_choice, ..without_menu(view) })
        }
        _ if lit => refuse(view, Rejection::Rule(Refusal::RestUnpayable)),
        _ => {
            let refused = Tramways::check(view.state, Action::Play(place.0, place.1)).err();
            refuse(view, Rejection::Rule(refused.unwrap_or(Refusal::RestUnpayable)))
        }
    }
}

/// Takes an action on offer.
pub fn take(view: &SeatView<Tramways>, action: Action) -> Response<Tramways> {
    Response::Begin(without_menu(view), vec![action])
}

/// Pays as proposed.
pub fn pay(view: &SeatView<Tramways>) -> Response<Tramways> {
    match propose(view.state, &view.draft.payment_choice) {
        Some(proposal) => Response::Begin(without_menu(view), proposal.actions),
        None => refuse(view, Rejection::Rule(Refusal::NotNow)),
    }
}

/// Goes back a step: closes the menu, else undoes the last tile or cancels the current action.
pub fn back(view: &SeatView<Tramways>) -> Response<Tramways> {
    let draft = view.draft;
    if draft.menu.is_some() {
        return closed(view);
    }
    if draft.start_location.is_some() {
        return Response::Prepare(without_start(view));
    }
    if draft.payment_choice != PaymentChoice::default() {
        return Response::Prepare(Draft::default());
    }
    match action_start(view) {
        Some(start) => Response::Instead(one_tile_less(view, start)),
        None => Response::Nothing,
    }
}

/// Returns the current action without its last tile; empty if no tile comes before it.
pub fn one_tile_less(view: &SeatView<Tramways>, start: usize) -> Vec<Action> {
    let mut actions: Vec<Action> = view.steps[start..].iter().map(|step| step.action).collect();
    if actions.first() != Some(&Action::Start(Task::Rails)) {
        return Vec::new();
    }
    let is_of_rails = |it: &Action| matches!(it, Action::Head(_) | Action::Lay(_) | Action::Done);
    let last = actions.iter().rposition(is_of_rails).unwrap_or(0);
    actions.truncate(last);
    if actions.len() > 1 { actions } else { Vec::new() }
}

/// One choice of each kind, or only the next tile if there is one.
fn distinct<'a>(here: impl Iterator<Item = &'a MapOption>) -> Vec<MapOption> {
    let mut kept: Vec<MapOption> = Vec::new();
    for choice in here {
        let on_the_way =
            matches!(choice.what, MapAction::LeadOn | MapAction::Complete | MapAction::FirstTile);
        if on_the_way {
            return vec![choice.clone()];
        }
        if kept.iter().all(|other| other.what != choice.what) {
            kept.push(choice.clone());
        }
    }
    kept
}
