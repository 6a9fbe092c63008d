//! What pressing something does.

use super::{
    BACK, BUILD, DECLINE, DIG_WITH, Draft, END_RIDE, LETTERS, PASS, STOP, Spot, why_not_dig,
};
use crate::engine::game::Game;
use crate::table::title::{Response, Seen, Title};
use crate::table::view::{ChoiceId, Pressed};
use crate::titles::metromania::boards::{Edge, Flank, Vertex};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::destination::Letter;
use crate::titles::metromania::rules::state::{Decision, LineId, Pattern};

type Answer = Response<Metromania>;

/// What pressing something does now.
pub(super) fn press(seen: &Seen<Metromania>, pressed: Pressed) -> Answer {
    match pressed {
        Pressed::Back => Response::Prepare(Draft::Nothing),
        Pressed::Choice(choice) => choose(seen, choice),
        Pressed::Place(id) => match Spot::of(id) {
            Some(Spot::Edge(edge)) => dig(seen, edge),
            Some(Spot::Point(vertex)) => point(seen, vertex),
            Some(Spot::Space(cell)) => space(seen, cell),
            None => Response::Nothing,
        },
        Pressed::Piece(piece) => match Letter::ALL.get(usize::from(piece.0)) {
            Some(&letter) if matches!(seen.state.decision, Decision::Destination(..)) => {
                act(seen, Action::Place(letter))
            }
            _ => Response::Nothing,
        },
    }
}

fn choose(seen: &Seen<Metromania>, choice: ChoiceId) -> Answer {
    match (choice, *seen.draft) {
        (END_RIDE | BACK, _) => Response::Prepare(Draft::Nothing),
        (STOP, _) => act(seen, Action::Stop),
        (PASS, _) => act(seen, Action::Pass),
        (DECLINE, _) => act(seen, Action::Decline),
        (BUILD, Draft::Site(vertex)) => act(seen, Action::Station(vertex)),
        (ChoiceId(with @ DIG_WITH..), Draft::Either(edge)) => {
            let pattern = Pattern::ALL.get(usize::from(with - DIG_WITH));
            pattern.map_or(Response::Nothing, |&pattern| act(seen, Action::Dig(pattern, edge)))
        }
        (ChoiceId(letter @ LETTERS..DIG_WITH), _) => {
            let letter = Letter::ALL.get(usize::from(letter - LETTERS));
            letter.map_or(Response::Nothing, |&letter| act(seen, Action::Place(letter)))
        }
        _ => Response::Nothing,
    }
}

/// Takes an action, or says why not.
fn act(seen: &Seen<Metromania>, action: Action) -> Answer {
    if !seen.may_act() {
        return Response::Nothing;
    }
    match Metromania::check(seen.state, action) {
        Ok(()) => Response::Act(vec![action]),
        Err(refusal) => Response::Refuse(Metromania::why_not(&refusal, seen.locale)),
    }
}

/// Digs along an edge, with the line that can; where both could, that is asked.
fn dig(seen: &Seen<Metromania>, edge: Edge) -> Answer {
    if !seen.may_act() {
        return Response::Nothing;
    }
    let can =
        |&pattern: &Pattern| Metromania::check(seen.state, Action::Dig(pattern, edge)).is_ok();
    let able: Vec<Pattern> = Pattern::ALL.into_iter().filter(can).collect();
    match able[..] {
        [pattern] => Response::Act(vec![Action::Dig(pattern, edge)]),
        // While neither is begun they are alike.
        [pattern, _] if !has_begun(seen, pattern) && !has_begun(seen, pattern.other()) => {
            Response::Act(vec![Action::Dig(pattern, edge)])
        }
        [_, _] => Response::Prepare(Draft::Either(edge)),
        _ => why_not_dig(seen, edge).map_or(Response::Nothing, Response::Refuse),
    }
}

fn has_begun(seen: &Seen<Metromania>, pattern: Pattern) -> bool {
    seen.state.line(LineId::of(seen.state.seat, pattern)).is_begun()
}

/// A station begins or ends a journey that is asked for; another point may become one.
fn point(seen: &Seen<Metromania>, vertex: Vertex) -> Answer {
    if seen.state.stations.has(vertex) {
        return Response::Prepare(match *seen.draft {
            Draft::RideFrom(from) if from != vertex => Draft::Ride(from, vertex),
            Draft::RideFrom(_) => Draft::Nothing,
            _ => Draft::RideFrom(vertex),
        });
    }
    let build = Action::Station(vertex);
    match *seen.draft {
        Draft::Site(site) if site == vertex => act(seen, build),
        _ if !seen.may_act() => Response::Nothing,
        _ => match Metromania::check(seen.state, build) {
            Ok(()) if matches!(seen.state.decision, Decision::Bonus(_)) => act(seen, build),
            Ok(()) => Response::Prepare(Draft::Site(vertex)),
            Err(refusal) => Response::Refuse(Metromania::why_not(&refusal, seen.locale)),
        },
    }
}

/// A space is the side of the edge that is being dug.
fn space(seen: &Seen<Metromania>, cell: crate::titles::metromania::boards::Cell) -> Answer {
    let Decision::Flank(dig) = seen.state.decision else { return Response::Nothing };
    let flank = Flank::ALL.into_iter().find(|&it| dig.edge.cell(dig.from, it) == Some(cell));
    flank.map_or(Response::Nothing, |flank| act(seen, Action::Lay(flank)))
}
