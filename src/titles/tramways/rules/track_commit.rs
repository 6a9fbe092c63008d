//! Changes of rails on the map: laying a run, cutting a Link, decay (RAIL, BLD-5, END-3).

use super::event::Event;
use super::link::{Link, LinkEnd, LinkIndex, LinkStatus, TILES, Tile, Worked, reversed};
use super::rails::{Base, Front, Rails, Run};
use super::state::State;
use super::track_build::BuildSite;
use crate::engine::game::Seat;
use crate::titles::tramways::network::CellId;
use arrayvec::ArrayVec;

type Tiles = ArrayVec<Tile, TILES>;

/// Lays the tiles of a run that has been paid (RAIL-1).
pub(super) fn lay_run(state: &mut State, run: &Run, events: &mut Vec<Event>) {
    let seat = state.seat;
    let link = merged(state, run);
    let mut gone: Vec<LinkIndex> = run.link().into_iter().collect();
    if let Base::Redirect(index) = run.base {
        let old = state.link(index).tiles.last().copied();
        old.into_iter().for_each(|tile| return_tile(state, seat, tile));
    }
    if let Front::Join(index) = run.front {
        gone.push(index);
    }
    run.tiles.iter().for_each(|&tile| take_tile(state, seat, tile));
    state.player_mut().workers -= 1;
    events.push(Event::Worker { seat, change: -1 });
    events.push(Event::Laid { seat, cells: run.tiles.iter().map(|tile| tile.cell).collect() });
    replace_links(state, &gone, [link]);
    tell_completed(state, events);
}

/// The new Link, with all Links that the run extends or meets.
fn merged(state: &State, run: &Run) -> Link {
    let site = BuildSite::of(state, run);
    let mut tiles = base_tiles(state, run.base);
    let kept = remaining_tiles(state, run.base);
    tiles.extend(run.tiles.iter().copied());
    let mut status = match run.front {
        Front::Building(_) | Front::Parcel(_) => LinkStatus::Complete,
        _ => LinkStatus::Incomplete { kept },
    };
    if let Front::Join(index) = run.front {
        let other = state.link(index);
        match site.joined_end(other) {
            LinkEnd::First => tiles.extend(other.tiles.iter().copied()),
            LinkEnd::Last => tiles.extend(reversed(&other.tiles)),
        }
        status = LinkStatus::Complete;
    }
    Link { owner: state.seat, tiles, status, worked: Worked::ThisRound }
}

fn base_tiles(state: &State, base: Base) -> Tiles {
    let tiles = |index: LinkIndex| &state.link(index).tiles;
    match base {
        Base::Location(_) => Tiles::new(),
        Base::Open(index) | Base::Extend(index, LinkEnd::Last) => tiles(index).clone(),
        Base::Extend(index, LinkEnd::First) => reversed(tiles(index)).collect(),
        Base::Redirect(index) => {
            let mut tiles = tiles(index).clone();
            tiles.pop();
            tiles
        }
    }
}

/// Number of first tiles that are a complete Link to fall back on (RAIL-9).
fn remaining_tiles(state: &State, base: Base) -> u8 {
    match base {
        Base::Location(_) => 0,
        Base::Extend(index, _) => state.link(index).tiles.len() as u8,
        Base::Open(index) | Base::Redirect(index) => match state.link(index).status {
            LinkStatus::Incomplete { kept } => kept,
            _ => 0,
        },
    }
}

fn tell_completed(state: &State, events: &mut Vec<Event>) {
    let Some(link) = state.links.last().filter(|link| link.is_complete()) else {
        return;
    };
    if let [Some(from), Some(to)] = link.ports().map(|port| state.across(port)) {
        events.push(Event::LinkCompleted { seat: link.owner, from, to });
    }
}

fn take_tile(state: &mut State, seat: Seat, tile: Tile) {
    *supply(state, seat, tile) -= 1;
}

fn return_tile(state: &mut State, seat: Seat, tile: Tile) {
    *supply(state, seat, tile) += 1;
}

fn supply(state: &mut State, seat: Seat, tile: Tile) -> &mut u8 {
    let player = &mut state.players[seat];
    if tile.track().is_straight() { &mut player.straights } else { &mut player.curves }
}

/// Removes Links, adds others, and updates the table of rails.
fn replace_links(state: &mut State, gone: &[LinkIndex], come: impl IntoIterator<Item = Link>) {
    let mut indices = state.link_indices();
    state.links.retain(|_| indices.next().is_some_and(|index| !gone.contains(&index)));
    state.links.extend(come);
    state.rails = Rails::of(state.map.lattice.count(), &state.links).into();
}

/// Removes the owner's rails from a cell that is built on; the rest of each Link ends there (BLD-5).
pub(super) fn cut(state: &mut State, cell: CellId, events: &mut Vec<Event>) {
    let hit: Vec<LinkIndex> =
        state.link_indices().filter(|&index| state.link(index).lies_on(cell)).collect();
    let mut rest = Vec::new();
    for &index in &hit {
        let link = state.link(index).clone();
        rest.extend(pieces(&link, cell));
        for &tile in link.tiles.iter().filter(|tile| tile.cell == cell) {
            return_tile(state, link.owner, tile);
            events.push(Event::RailsReturned { seat: link.owner, cells: vec![cell] });
        }
    }
    replace_links(state, &hit, rest);
}

/// The parts of a Link between its tiles on a cell; only the last one can be open.
fn pieces(link: &Link, cell: CellId) -> Vec<Link> {
    let mut pieces = Vec::new();
    let mut from = 0;
    let parts: Vec<&[Tile]> = link.tiles.split(|tile| tile.cell == cell).collect();
    for (i, part) in parts.iter().enumerate() {
        let status = match link.status {
            LinkStatus::Incomplete { kept } if i + 1 == parts.len() => {
                LinkStatus::Incomplete { kept: kept.saturating_sub(from) }
            }
            LinkStatus::Incomplete { .. } => LinkStatus::Complete,
            status => status,
        };
        if !part.is_empty() {
            let tiles = part.iter().copied().collect();
            pieces.push(Link { owner: link.owner, tiles, status, worked: Worked::ThisRound });
        }
        from += part.len() as u8 + 1;
    }
    pieces
}

/// Removes every incomplete Link that was not worked on, but for the complete Link that it extends (END-3, RAIL-9).
pub(super) fn decay(state: &mut State, events: &mut Vec<Event>) {
    let is_left = |link: &Link| !link.is_complete() && link.worked == Worked::Before;
    let left: Vec<LinkIndex> =
        state.link_indices().filter(|&index| is_left(state.link(index))).collect();
    let mut restored = Vec::new();
    for &index in &left {
        let link = state.link(index).clone();
        let kept = match link.status {
            LinkStatus::Incomplete { kept } => usize::from(kept).min(link.tiles.len()),
            _ => 0,
        };
        let (old, lost) = link.tiles.split_at(kept);
        lost.iter().for_each(|&tile| return_tile(state, link.owner, tile));
        let cells = lost.iter().map(|tile| tile.cell).collect();
        events.push(Event::RailsReturned { seat: link.owner, cells });
        if kept > 0 {
            let tiles = old.iter().copied().collect();
            restored.push(Link { tiles, status: LinkStatus::Complete, ..link });
        }
    }
    if !left.is_empty() {
        replace_links(state, &left, restored);
    }
    state.links.iter_mut().for_each(|link| link.worked = Worked::Before);
}
