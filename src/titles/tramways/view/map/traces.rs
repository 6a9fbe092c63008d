//! Marks on the map for changes.

use crate::engine::game::Seat;
use crate::table::Players;
use crate::table::title::SeatView;
use crate::titles::tramways::network::{CellId, Direction};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::link::{Link, LinkStatus, Tile};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::map::position::{point, steps};
use crate::titles::tramways::view::scene::{MapPlace, MapTrace, TraceKind};

/// Returns the changes on the map since an earlier position; those of Passengers only if it is among the view's steps.
pub fn since(view: &SeatView<Tramways>, before: &State) -> Vec<MapTrace> {
    let (after, players) = (view.state, view.players);
    let mut traces = rails(before, after, players);
    traces.extend(upgraded_links(before, after, players));
    traces.extend(buildings(before, after, players));
    let from = view.steps.iter().rposition(|step| std::ptr::eq(&*step.state, before));
    let steps = from.map_or(&[][..], |from| &view.steps[from + 1..]);
    let events = steps.iter().flat_map(|step| step.events.iter().map(|event| (step.seat, event)));
    traces.extend(events.flat_map(|(seat, event)| people(after, players, seat, event)));
    traces
}

/// Describes the marks on a cell, each once.
pub fn labels_at(view: &SeatView<Tramways>, before: &State, cell: CellId) -> Vec<String> {
    let here = point(view.state, cell);
    let lies_here = |trace: &MapTrace| match &trace.place {
        MapPlace::Cell(at) => *at == here,
        MapPlace::Track(steps) => steps.iter().any(|step| step.at == here),
        _ => false,
    };
    let mut labels: Vec<String> = Vec::new();
    for trace in since(view, before).iter().filter(|trace| lies_here(trace)) {
        let label = trace.kind.label(view.locale);
        if !labels.iter().any(|it| it == label) {
            labels.push(label.to_owned());
        }
    }
    labels
}

/// Returns marks on a player's complete Links.
pub fn links_of(view: &SeatView<Tramways>, seat: Seat) -> Vec<MapTrace> {
    let own = view.state.links.iter().filter(|link| link.owner == seat && link.is_complete());
    let trace = |link: &Link| {
        let is_upgraded = link.status == LinkStatus::Upgraded;
        let kind = if is_upgraded { TraceKind::LinkUpgraded } else { TraceKind::Laid };
        let place = MapPlace::Track(steps(view.state, &link.tiles));
        MapTrace { kind, by: Some(view.players.color(seat)), place }
    };
    own.map(trace).collect()
}

/// Returns marks for the changes that a plan would make.
pub fn planned(
    before: &State,
    after: &State,
    players: &Players,
    events: &[Event],
) -> Vec<MapTrace> {
    let mut traces = rails(before, after, players);
    traces.extend(upgraded_links(before, after, players));
    traces.extend(buildings(before, after, players));
    traces.extend(events.iter().flat_map(|event| people(after, players, event.seat(), event)));
    traces
}

/// A tile and its owner, equal in both directions.
type OwnedTile = (Seat, CellId, Direction, Direction);

fn piece(owner: Seat, tile: &Tile) -> OwnedTile {
    (owner, tile.cell, tile.entry.min(tile.exit), tile.entry.max(tile.exit))
}

fn pieces<'a>(links: impl Iterator<Item = &'a Link>) -> Vec<OwnedTile> {
    links.flat_map(|link| link.tiles.iter().map(|tile| piece(link.owner, tile))).collect()
}

/// Runs of new tiles.
fn rails(before: &State, after: &State, players: &Players) -> Vec<MapTrace> {
    let known = pieces(before.links.iter());
    let mut traces = Vec::new();
    for link in &after.links {
        let new = |tile: &Tile| !known.contains(&piece(link.owner, tile));
        for run in link.tiles.chunk_by(|a, b| new(a) == new(b)).filter(|run| new(&run[0])) {
            let place = MapPlace::Track(steps(after, run));
            traces.push(MapTrace {
                kind: TraceKind::Laid,
                by: Some(players.color(link.owner)),
                place,
            });
        }
    }
    traces
}

fn upgraded_links(before: &State, after: &State, players: &Players) -> Vec<MapTrace> {
    let is_upgraded = |link: &&Link| link.status == LinkStatus::Upgraded;
    let known = pieces(before.links.iter().filter(is_upgraded));
    let new = |link: &&Link| link.tiles.iter().all(|t| !known.contains(&piece(link.owner, t)));
    let links = after.links.iter().filter(is_upgraded).filter(new);
    let trace = |link: &Link| MapTrace {
        kind: TraceKind::LinkUpgraded,
        by: Some(players.color(link.owner)),
        place: MapPlace::Track(steps(after, &link.tiles)),
    };
    links.map(trace).collect()
}

fn buildings(before: &State, after: &State, players: &Players) -> Vec<MapTrace> {
    let mut traces = Vec::new();
    for ((old, new), cell) in before.parcels.iter().zip(&after.parcels).zip(after.map.parcels) {
        let kind = match (old.building, new.building) {
            (None, Some(_)) => TraceKind::Built,
            (Some(old), Some(new)) if old != new => TraceKind::BuildingUpgraded,
            _ => continue,
        };
        let by = new.owner.map(|seat| players.color(seat));
        let place = cell.map(|cell| MapPlace::Cell(point(after, cell)));
        traces.extend(place.map(|place| MapTrace { kind, by, place }));
    }
    traces
}

fn people(state: &State, players: &Players, seat: Option<Seat>, event: &Event) -> Vec<MapTrace> {
    let trace = |kind, by: Option<Seat>, cell| MapTrace {
        kind,
        by: by.map(|seat| players.color(seat)),
        place: MapPlace::Cell(point(state, cell)),
    };
    match *event {
        Event::Moved { seat, from, to, .. } => vec![
            trace(TraceKind::Left, Some(seat), from),
            trace(TraceKind::Arrived, Some(seat), to),
        ],
        Event::PassengerAdded { cell } => vec![trace(TraceKind::Added, seat, cell)],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::table::{GameMode, Session};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::view::fixture::sit;
    use crate::words::Locale;
    use std::collections::BTreeSet;

    #[test]
    fn each_mark_is_described_at_its_cell() {
        let mut labels = BTreeSet::new();
        for seed in 0..6 {
            let mut session = Session::<Tramways>::new(Setup::standard(2, seed)).expect("a setup");
            let mut rng = Rng::new(seed);
            while let legal = Tramways::legal(session.state())
                && !legal.is_empty()
            {
                session.play(legal[rng.below(legal.len())]).expect("a legal action");
            }
            let start = session.state_at(0).clone();
            sit(session, GameMode::Casual).ask(Locale::English, |view| {
                let at = |cell| labels_at(view, &start, cell);
                labels.extend(view.state.map.lattice.cells().flat_map(at));
                for trace in since(view, &start) {
                    let MapPlace::Cell(here) = trace.place else { continue };
                    let cell = view.state.map.lattice.at(here).expect("a cell");
                    assert!(at(cell).iter().any(|it| it == trace.kind.label(view.locale)));
                }
            });
        }
        assert!(labels.contains("rails laid") && labels.len() > 2, "{labels:?}");
    }
}
