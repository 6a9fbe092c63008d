//! The effects of presses.

use super::draft::{Draft, TripQuestion, planned};
use super::pieces::Piece;
use super::places::BoardPlace;
use crate::engine::game::{Game, Rule};
use crate::table::title::{Presses, Response, SeatView, Typing};
use crate::table::view::{Gesture, PlaceId, Pressed, Reason};
use crate::titles::metromania::boards::Flank;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::refusal::Refusal;
use crate::titles::metromania::rules::state::{Decision, State};
use crate::titles::metromania::words::refusals;
use crate::words::Locale;

impl Presses for Metromania {
    fn press(view: &SeatView<Self>, pressed: Pressed, by: Gesture) -> Response<Self> {
        match pressed {
            _ if by == Gesture::Ask => Response::Nothing,
            Pressed::Spot(..) => Response::Nothing,
            Pressed::Back => back(view),
            Pressed::Place(place) => press_place(view, place),
            Pressed::Choice(choice) => view.chosen(choice),
            Pressed::Piece(piece) => {
                let Some(Piece::Destination(destination)) = Piece::of(piece) else {
                    return Response::Nothing;
                };
                press_destination(view, destination)
            }
        }
    }

    fn why_not(_: &State, _: &[Action], refusal: &Refusal, locale: Locale) -> Reason {
        let text = refusals::refusal(*refusal, locale).to_owned();
        Reason { text, rule: refusal.rule() }
    }
}

impl Typing for Metromania {}

/// Places a Destination if one is asked for.
fn press_destination(
    view: &SeatView<Metromania>,
    destination: Destination,
) -> Response<Metromania> {
    let asked = view.may_act() && matches!(planned(view).state.decision, Decision::Destination(..));
    if asked { extend(view, Action::Place(destination.letter())) } else { Response::Nothing }
}

/// Leaves the question about trips, or takes back the last planned action.
pub(super) fn back(view: &SeatView<Metromania>) -> Response<Metromania> {
    let mut draft = view.draft.clone();
    if draft.ride != TripQuestion::Off {
        draft.ride = TripQuestion::Off;
        return Response::Prepare(draft);
    }
    take_back(&mut draft);
    Response::Prepare(draft)
}

/// Takes back the last tunnel of a plan, with its side and letter.
fn take_back(draft: &mut Draft) {
    while let Some(Action::Lay(_) | Action::Place(_) | Action::Decline) = draft.plan.pop() {}
}

fn press_place(view: &SeatView<Metromania>, place: PlaceId) -> Response<Metromania> {
    let Some(spot) = BoardPlace::of(place) else { return Response::Nothing };
    if let (BoardPlace::Vertex(vertex), ride) = (spot, view.draft.ride)
        && ride != TripQuestion::Off
    {
        let ride = match ride {
            TripQuestion::To(from) if from != vertex => TripQuestion::Shown(from, vertex),
            _ => TripQuestion::To(vertex),
        };
        return Response::Prepare(Draft { ride, ..view.draft.clone() });
    }
    if !view.may_act() {
        return Response::Nothing;
    }
    let after = planned(view);
    let action = match (spot, after.state.decision) {
        (BoardPlace::Edge(pattern, edge), _) => Action::Dig(pattern, edge),
        (BoardPlace::Vertex(vertex), _) => Action::Station(vertex),
        (BoardPlace::Cell(cell), Decision::Flank(dig)) => {
            let is_meant = |flank: &Flank| dig.edge.cell(dig.from, *flank) == Some(cell);
            match Flank::ALL.into_iter().find(is_meant) {
                Some(flank) => Action::Lay(flank),
                None => return Response::Nothing,
            }
        }
        (BoardPlace::Cell(_), _) => return Response::Nothing,
    };
    extend(view, action)
}

/// Makes the reason for what has to be done first in a turn.
fn first(text: &str) -> Reason {
    Reason { text: text.to_owned(), rule: "MTURN-1" }
}

/// Adds an action to the plan.
pub(super) fn extend(view: &SeatView<Metromania>, action: Action) -> Response<Metromania> {
    let after = planned(view);
    if after.ends_turn {
        return Response::Refuse(first(refusals::planned(view.locale)));
    }
    if let Err(refusal) = Metromania::check(&after.state, action) {
        let asked = refusals::first(after.state.decision, view.locale);
        return Response::Refuse(match asked {
            Some(text) if refusal == Refusal::NotNow => first(text),
            _ => Metromania::why_not(&after.state, &[action], &refusal, view.locale),
        });
    }
    let mut draft = view.draft.clone();
    draft.plan.push(action);
    Response::Prepare(draft)
}

/// Carries out the plan with one more action at its end.
pub(super) fn act(view: &SeatView<Metromania>, last: Option<Action>) -> Response<Metromania> {
    let mut plan = view.draft.plan.clone();
    plan.extend(last);
    Response::Act(plan)
}
