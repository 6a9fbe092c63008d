//! Dispatches legal actions, refusals and effects.

use super::action::Action;
use super::deal;
use super::destination::Letter;
use super::dig::{self, SpotKnowledge};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Decision, Dig, LineId, Pattern, State};
use super::station;
use super::turn::{self, DigProspect};
use crate::titles::metromania::boards::{Edge, Flank, SpotType, Vertex};

/// Lists all legal actions in ascending order.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    into.clear();
    match state.decision {
        Decision::Double => into.extend(types_left(state).map(Action::Double)),
        Decision::Turn => turn_actions(state, into),
        Decision::Flank(_) => into.extend(Flank::ALL.map(Action::Lay)),
        Decision::Destination(dig, flank) => {
            let cell = dig.edge.cell(dig.from, flank);
            let fitting =
                cell.map(|cell| dig::placeable(state, dig.line, cell)).unwrap_or_default();
            into.extend(fitting.iter().map(|destination| Action::Place(destination.letter())));
        }
        Decision::Bonus(line) => {
            into.extend(station::line_sites(state, line).map(Action::Station));
            into.sort_unstable();
            into.push(Action::Decline);
        }
        Decision::Over => {}
    }
}

/// Iterates over the types that can be chosen (MSET-3).
fn types_left(state: &State) -> impl Iterator<Item = SpotType> + '_ {
    state.undealt.iter().flat_map(|undealt| undealt.left())
}

fn turn_actions(state: &State, into: &mut Vec<Action>) {
    let mut prospect = DigProspect::Closed;
    for way in turn::digger_options(state) {
        into.push(Action::Dig(way.dig.line.pattern(), way.dig.edge));
        if way.avoids_spots() {
            prospect = DigProspect::Open;
        }
    }
    if state.turn.dug > 0 {
        into.sort_unstable();
        if prospect != DigProspect::Open {
            into.push(Action::Stop);
        }
        return;
    }
    let digs = into.len();
    into.extend(station::player_sites(state, state.seat).map(Action::Station));
    let has_site = into.len() > digs;
    into.sort_unstable();
    into.dedup();
    if state.is_last_turn() || prospect != DigProspect::Open && !has_site {
        into.push(Action::Pass);
    }
}

/// Checks that an action is legal.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    match (state.decision, action) {
        (Decision::Over, _) => Err(Refusal::GameOver),
        (Decision::Double, Action::Double(kind)) => check_double(state, kind),
        (Decision::Turn, Action::Dig(pattern, edge)) => check_dig(state, pattern, edge),
        (Decision::Turn, Action::Station(vertex)) => check_station(state, vertex),
        (Decision::Turn, Action::Stop) => check_stop(state),
        (Decision::Turn, Action::Pass) => check_pass(state),
        (Decision::Flank(_), Action::Lay(_)) => Ok(()),
        (Decision::Destination(dig, flank), Action::Place(letter)) => {
            check_place(state, dig, flank, letter)
        }
        (Decision::Bonus(line), Action::Station(vertex)) => {
            station::check_bonus(state, line, vertex)
        }
        (Decision::Bonus(_), Action::Decline) => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

fn check_double(state: &State, kind: SpotType) -> Result<(), Refusal> {
    if types_left(state).any(|left| left == kind) { Ok(()) } else { Err(Refusal::TypeTaken) }
}

fn check_dig(state: &State, pattern: Pattern, edge: Edge) -> Result<(), Refusal> {
    let dig = dig::dig(state, LineId::of(state.seat, pattern), edge)?;
    dig::way(state, dig, SpotKnowledge::ByDigger).map(|_| ())
}

fn check_station(state: &State, vertex: Vertex) -> Result<(), Refusal> {
    if state.turn.dug > 0 {
        return Err(Refusal::DigOrBuild);
    }
    station::check_site(state, state.seat, vertex)
}

fn check_stop(state: &State) -> Result<(), Refusal> {
    match turn::prospect(state) {
        _ if state.turn.dug == 0 => Err(Refusal::NotNow),
        DigProspect::Open => Err(Refusal::MustDig),
        _ => Ok(()),
    }
}

fn check_pass(state: &State) -> Result<(), Refusal> {
    if turn::may_pass(state) { Ok(()) } else { Err(Refusal::MustPlay) }
}

fn check_place(state: &State, dig: Dig, flank: Flank, letter: Letter) -> Result<(), Refusal> {
    let cell = dig.edge.cell(dig.from, flank).ok_or(Refusal::NotNow)?;
    let kind = state.spot(cell).ok_or(Refusal::NotNow)?;
    let own = state.hands[state.seat].of_type(kind);
    let meant = own.iter().find(|destination| destination.letter() == letter);
    let meant = meant.ok_or(Refusal::NotThatLetter)?;
    if dig::touches_twin(state, meant, cell) { Err(Refusal::LettersTouch) } else { Ok(()) }
}

/// Applies an action that is known to be legal.
pub(super) fn apply(state: &mut State, action: Action, events: &mut Vec<Event>) {
    match (state.decision, action) {
        (Decision::Double, Action::Double(kind)) => deal::double(state, kind, events),
        (Decision::Turn, Action::Dig(pattern, edge)) => turn::dig(state, pattern, edge, events),
        (Decision::Turn, Action::Station(vertex)) => turn::intermediate(state, vertex, events),
        (Decision::Turn, Action::Stop) => turn::stop(state, events),
        (Decision::Turn, Action::Pass) => turn::pass(state, events),
        (Decision::Flank(dig), Action::Lay(flank)) => turn::lay(state, dig, flank, events),
        (Decision::Destination(dig, flank), Action::Place(letter)) => {
            turn::commit(state, dig, flank, Some(letter), events);
        }
        (Decision::Bonus(_), Action::Station(vertex)) => turn::bonus(state, Some(vertex), events),
        (Decision::Bonus(_), Action::Decline) => turn::bonus(state, None, events),
        _ => {}
    }
}
