//! Metromania on the page: a city from above, the lines below it.

mod ground;
mod lines;
mod poster;

pub use poster::poster;

use super::boards::{Cell, Edge, Vertex};
use super::rules::Metromania;
use super::rules::destination::Destination;
use super::rules::scoring::{self, Test};
use super::rules::setup::Setup;
use super::rules::state::{Decision, State};
use super::rules::trip::{Net, Section};
use super::view::{Draft, Spot, plan, point_at};
use super::words;
use crate::engine::game::Game;
use crate::table::title::Seen;
use crate::table::view::{PlaceId, Pressed};
use crate::toolkit::table_ui::TitleUi;
use crate::words::Locale;
use yew::prelude::*;

impl TitleUi for Metromania {
    fn extent(_: &Setup) -> (u32, u32) {
        (1000, 880)
    }

    fn ground(setup: &Setup, locale: Locale) -> Html {
        Metromania::new(setup)
            .map_or_else(|_| Html::default(), |state| ground::city(&state, locale))
    }

    fn board(seen: &Seen<Self>) -> Html {
        let state = seen.state;
        html! {
            <>
                { lines::tunnels(state, seen.players) }
                { ridden(seen) }
                { lines::destinations(state) }
                { lines::stations(state) }
                { lines::heads(state, seen.players) }
                { targets(seen) }
            </>
        }
    }

    fn pointed(seen: &Seen<Self>, at: Pressed) -> Html {
        let Pressed::Place(id) = at else { return Html::default() };
        match Spot::of(id) {
            Some(Spot::Edge(edge)) => preview(seen.state, edge),
            Some(Spot::Space(cell)) => twin(seen.state, cell),
            _ => Html::default(),
        }
    }

    fn tip(seen: &Seen<Self>, at: Pressed) -> Option<String> {
        match at {
            Pressed::Place(id) => tip(seen, id),
            _ => None,
        }
    }

    fn market(_: &Seen<Self>) -> Option<Html> {
        None
    }

    fn hand(seen: &Seen<Self>) -> Option<Html> {
        let seat = seen.viewer?;
        let places = matches!(seen.state.decision, Decision::Destination(..)) && seen.may_act();
        let tile = |it: Destination| {
            let label = words::destination(seen.locale, it);
            let class = classes!("metro-tile", kind_class(it), places.then_some("is-legal"));
            html! {
                <button key={it.index()} type="button" {class} data-piece={it.letter().index().to_string()} aria-disabled={(!places).then_some("true")} aria-label={label.clone()} title={label}>
                    <b>{ it.letter().name() }</b><span>{ words::spot(seen.locale, it.kind()) }</span>
                </button>
            }
        };
        let own = seen.state.hands[seat];
        Some(
            html! { <div class="metro-hand" role="group" aria-label={words::hand(seen.locale)}>{ for own.iter().map(tile) }</div> },
        )
    }

    fn counting(seen: &Seen<Self>, row: usize) -> Html {
        // The first row is of the lines; the tests follow.
        let Some(verdict) =
            row.checked_sub(1).and_then(|at| scoring::tests(seen.state).into_iter().nth(at))
        else {
            return Html::default();
        };
        let ends = match verdict.test {
            Test::Letter(letter) => {
                let cells = letter
                    .destinations()
                    .into_iter()
                    .filter_map(|it| seen.state.placed[it.index()]);
                html! { <>{ for cells.map(|cell| ground::ring(cell)) }</> }
            }
            Test::Sunday => Html::default(),
        };
        let sections: Vec<Section> =
            verdict.fastest.iter().flat_map(|it| it.sections().collect::<Vec<_>>()).collect();
        html! {
            <g class="metro-test">
                { ends }
                { for sections.into_iter().map(|section| lines::section(seen.state, section)) }
                if let Some(fastest) = &verdict.fastest {
                    <text class="metro-clock" x="500" y="40">{ format!("{}\u{a0}min", fastest.minutes) }</text>
                }
            </g>
        }
    }
}

/// The colour class of a Destination's type.
fn kind_class(it: Destination) -> &'static str {
    ground::kind_class(it.kind())
}

/// The journey that was asked for.
fn ridden(seen: &Seen<Metromania>) -> Html {
    let Draft::Ride(from, to) = *seen.draft else { return Html::default() };
    let legs = plan::ride(seen.state, from, to);
    let net = Net::of(seen.state);
    let sections = legs.iter().flat_map(|leg| {
        let stops = net.stops(leg.line);
        let at = |vertex: Vertex| stops.iter().position(|&stop| stop == vertex).unwrap_or(0);
        let (low, high) = (at(leg.from).min(at(leg.to)), at(leg.from).max(at(leg.to)));
        (low..high).map(|from| Section { line: leg.line, from: from as u8 }).collect::<Vec<_>>()
    });
    html! { <g class="metro-ride">{ for sections.map(|section| lines::section(seen.state, section)) }</g> }
}

/// What can be pressed: a wide line over each edge, a disc over each point, the two spaces beside
/// an edge.
fn targets(seen: &Seen<Metromania>) -> Html {
    use crate::table::title::Title;
    use crate::table::view::Standing;
    let target = |place: &crate::table::view::Place| {
        let legal = match place.standing {
            Standing::Legal => Some("is-legal"),
            Standing::Chosen => Some("is-chosen"),
            Standing::Idle => None,
        };
        let number = place.id.0.to_string();
        match Spot::of(place.id)? {
            Spot::Edge(edge) => {
                let [a, b] = edge.ends().map(point_at);
                Some(html! {
                    <g key={place.id.0} class={classes!("metro-edge", legal)} data-place={number}>
                        <line class="metro-edge__reach" x1={a.0.to_string()} y1={a.1.to_string()} x2={b.0.to_string()} y2={b.1.to_string()} />
                        <line class="metro-edge__glow" x1={a.0.to_string()} y1={a.1.to_string()} x2={b.0.to_string()} y2={b.1.to_string()} />
                    </g>
                })
            }
            Spot::Point(vertex) => {
                let (x, y) = point_at(vertex);
                Some(html! {
                    <circle key={place.id.0} class={classes!("metro-site", legal)} cx={x.to_string()} cy={y.to_string()} r="15" data-place={number} />
                })
            }
            Spot::Space(cell) => Some(html! {
                <polygon key={place.id.0} class={classes!("metro-space", legal)} points={ground::corners(cell)} data-place={number} />
            }),
        }
    };
    let mut places = Metromania::places(seen);
    // Spaces lie below edges, edges below points.
    places.sort_by_key(|place| {
        std::cmp::Reverse(match Spot::of(place.id) {
            Some(Spot::Space(_)) => 2,
            Some(Spot::Edge(_)) => 1,
            _ => 0,
        })
    });
    html! { <g class="metro-targets">{ for places.iter().filter_map(target) }</g> }
}

/// What a tunnel would fill and which stations it would make.
fn preview(state: &State, edge: Edge) -> Html {
    let Some(dig) = plan::dig_at(state, edge) else { return Html::default() };
    let cells =
        super::boards::Flank::ALL.into_iter().filter_map(|flank| edge.cell(dig.from, flank));
    let free = cells.filter(|&cell| state.line_in(cell).is_none());
    let made = plan::stations_made(state, dig);
    html! {
        <g class="metro-preview">
            { for free.map(|cell| html! { <polygon class="metro-preview__space" points={ground::corners(cell)} /> }) }
            { for made.into_iter().map(|(vertex, points)| {
                let (x, y) = point_at(vertex);
                html! { <><circle class="metro-preview__station" cx={x.to_string()} cy={y.to_string()} r="16" /><text class="metro-preview__points" x={x.to_string()} y={(y - 22).to_string()}>{ format!("+{points}") }</text></> }
            }) }
        </g>
    }
}

/// The Destination that belongs to the one on a space.
fn twin(state: &State, cell: Cell) -> Html {
    let Some(destination) = state.destination_on(cell) else { return Html::default() };
    let other = state.placed[destination.twin().index()];
    html! { <>{ ground::ring(cell) }{ for other.map(ground::ring) }</> }
}

fn tip(seen: &Seen<Metromania>, id: PlaceId) -> Option<String> {
    let locale = seen.locale;
    match Spot::of(id)? {
        Spot::Edge(edge) => plan::dig_words(seen.state, edge, locale),
        Spot::Point(vertex) if seen.state.stations.has(vertex) => None,
        Spot::Point(vertex) => Some(words::station_pays(locale, seen.state.city.spots_at(vertex))),
        Spot::Space(cell) => {
            Some(plan::space(seen.state, cell, locale)).filter(|it| !it.is_empty())
        }
    }
}
