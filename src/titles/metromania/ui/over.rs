//! Drawings over the board while something is pointed at: the effects of a tunnel.

use super::paint::{legible, points, type_class};
use super::trip;
use crate::engine::game::Game;
use crate::table::title::{Presses, SeatView};
use crate::table::view::{PieceId, PlaceId, Pressed, Tip};
use crate::titles::metromania::boards::{Cell, Edge, Flank, SpotType, Vertex};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::dig::{self, DigOption, SpotKnowledge};
use crate::titles::metromania::rules::scoring::Test;
use crate::titles::metromania::rules::state::{Decision, LineId, State};
use crate::titles::metromania::rules::station;
use crate::titles::metromania::view::chart;
use crate::titles::metromania::view::draft::{follow, planned};
use crate::titles::metromania::view::paths;
use crate::titles::metromania::view::pieces::Piece;
use crate::titles::metromania::view::places::{BoardPlace, closed, naming};
use crate::titles::metromania::words::{self, board, log, prompts};
use yew::prelude::*;

pub(super) fn hover(view: &SeatView<Metromania>, at: Pressed) -> Html {
    match at {
        Pressed::Place(place) => over_place(view, place),
        Pressed::Piece(piece) => over_piece(view, piece),
        Pressed::Choice(_) | Pressed::Spot(..) | Pressed::Back => Html::default(),
    }
}

fn over_place(view: &SeatView<Metromania>, place: PlaceId) -> Html {
    if !view.may_act() {
        return Html::default();
    }
    let state = &planned(view).state;
    match BoardPlace::of(place) {
        Some(BoardPlace::Edge(pattern, edge)) => {
            let line = LineId::of(state.seat, pattern);
            let way = dig::dig(state, line, edge)
                .and_then(|it| dig::way(state, it, SpotKnowledge::ByDigger));
            way.map_or_else(|_| Html::default(), |way| preview(state, way))
        }
        Some(BoardPlace::Vertex(vertex)) => new_station(state, vertex),
        _ => Html::default(),
    }
}

/// Draws both cells of a tunnel, its stations with their points, and the edges it closes for others.
fn preview(state: &State, way: DigOption) -> Html {
    let cells = Flank::ALL.into_iter().zip(way.flanks).filter(|(_, footing)| footing.is_some());
    let cells = cells.filter_map(|(flank, _)| way.dig.edge.cell(way.dig.from, flank));
    html! {
        <g class="metro-preview">
            { for cells.map(|cell| html! { <polygon class="metro-preview__cell" points={points(chart::corners(cell, 10))} /> }) }
            { for station::made(state, way.dig).into_iter().map(|vertex| new_station(state, vertex)) }
            { for closes(state, way).into_iter().map(cross) }
        </g>
    }
}

/// Returns the edges that others' lines could use before a tunnel, but not after it, whichever of its sides is dug.
fn closes(state: &State, way: DigOption) -> Vec<Edge> {
    let sides = Flank::ALL.into_iter().zip(way.flanks).filter(|(_, footing)| footing.is_some());
    let after: Vec<State> = sides.map(|(flank, _)| dug(state, way, flank)).collect();
    let edges = |state: &State, line| -> Vec<Edge> {
        dig::options(state, line, SpotKnowledge::ByAll).map(|way| way.dig.edge).collect()
    };
    let others = state.line_ids().filter(|line| line.owner() != way.dig.line.owner());
    let started = others.filter(|&line| state.line(line).is_started());
    let lost = started.flat_map(|line| {
        let left: Vec<Vec<Edge>> = after.iter().map(|state| edges(state, line)).collect();
        let is_lost = move |edge: &Edge| !left.iter().any(|left| left.contains(edge));
        edges(state, line).into_iter().filter(is_lost)
    });
    lost.collect()
}

/// Returns the position after a tunnel on a side of its edge, with the first fitting Destination.
fn dug(state: &State, way: DigOption, flank: Flank) -> State {
    let mut plan = vec![Action::Dig(way.dig.line.pattern(), way.dig.edge)];
    if way.only_flank().is_none() {
        plan.push(Action::Lay(flank));
    }
    let mut after = follow(state, &plan).state;
    if let Decision::Destination(..) = after.decision {
        let mut legal = Vec::new();
        Metromania::legal_actions(&after, &mut legal);
        after = follow(&after, &legal[..legal.len().min(1)]).state;
    }
    after
}

fn cross(edge: Edge) -> Html {
    let (x, y) = chart::edge(edge);
    html! { <path class="metro-preview__closed" d={format!("M{} {}l20 20m0-20l-20 20", x - 10, y - 10)} /> }
}

fn new_station(state: &State, vertex: Vertex) -> Html {
    let points = state.city.spots_at(vertex);
    let drawn = html! { <><circle r="16" /><text y="6">{ format!("+{points}") }</text></> };
    html! { <g class="metro-preview__station">{ legible(chart::vertex(vertex), drawn) }</g> }
}

fn over_piece(view: &SeatView<Metromania>, piece: PieceId) -> Html {
    match Piece::of(piece) {
        Some(Piece::Test(test)) => trip::test(view, test),
        Some(Piece::Destination(destination)) => wanted(view.state, destination.kind()),
        None => Html::default(),
    }
}

/// Marks the free Spots of a type.
pub(super) fn wanted(state: &State, kind: SpotType) -> Html {
    let free = |cell: &Cell| state.spot(*cell) == Some(kind) && state.line_in(*cell).is_none();
    let class = classes!("metro-wanted", type_class(kind));
    let shape = |cell: Cell| points(chart::corners(cell, -6));
    let drawn = |cell| html! { <polygon class={class.clone()} points={shape(cell)} /> };
    html! { <g>{ for Cell::city().filter(free).map(drawn) }</g> }
}

pub(super) fn tip(view: &SeatView<Metromania>, at: Pressed) -> Option<Tip> {
    match at {
        Pressed::Place(place) => place_tip(view, place),
        Pressed::Piece(piece) => match Piece::of(piece)? {
            Piece::Test(test) => test_tip(view, test),
            Piece::Destination(destination) => Some(destination_tip(view, destination)),
        },
        Pressed::Choice(_) | Pressed::Spot(..) | Pressed::Back => None,
    }
}

/// Describes the pay of a test, or the places of its ends if it is not possible yet.
fn test_tip(view: &SeatView<Metromania>, test: Test) -> Option<Tip> {
    let tests = crate::titles::metromania::view::trips::now(view.state);
    let verdict = tests.into_iter().find(|verdict| verdict.test == test)?;
    let name = words::test_name(test, view.locale);
    if verdict.fastest.is_none() && view.state.decision != Decision::Over {
        let mut more = vec![log::not_yet(view.locale).to_owned()];
        more.extend(paths::to_ends(view, test));
        return Some(Tip { name, more });
    }
    Some(Tip { name, more: vec![log::reckoning(&verdict, view.players, view.locale)] })
}

/// Describes the path to the Spots for a Destination.
fn destination_tip(view: &SeatView<Metromania>, destination: Destination) -> Tip {
    let name = words::whereabouts::destination(destination, view.locale);
    Tip { name, more: vec![paths::to_spot(view, destination)] }
}

fn place_tip(view: &SeatView<Metromania>, place: PlaceId) -> Option<Tip> {
    let state = &planned(view).state;
    let (locale, spot) = (view.locale, BoardPlace::of(place)?);
    let mut more = Vec::new();
    match spot {
        // Edges have no tooltip during other decisions.
        BoardPlace::Edge(..) if state.decision != Decision::Turn || !view.may_act() => return None,
        BoardPlace::Edge(pattern, edge) => {
            if let Some(refusal) = closed(state, pattern, edge) {
                let why = Metromania::why_not(state, &[], &refusal, locale);
                return Some(Tip { name: format!("{} ({})", why.text, why.rule), more });
            }
            let dug = dig::dig(state, LineId::of(state.seat, pattern), edge).ok()?;
            let way = dig::way(state, dug, SpotKnowledge::ByDigger).ok()?;
            let made = station::made(state, dug).into_iter();
            more.extend(made.map(|it| board::new_station(state.city.spots_at(it), locale)));
            let lost = closes(state, way).len() as i64;
            if lost > 0 {
                more.push(prompts::closes(lost, locale));
            }
        }
        BoardPlace::Vertex(_) | BoardPlace::Cell(_) => {}
    }
    Some(Tip { name: naming(view, state, 1).name(spot), more })
}
