//! Links as paths: their start, then turn by turn.

use crate::engine::codec::Part;
use crate::engine::codec::model::Number;
use crate::engine::codec::range::{Bit, Coder};
use crate::engine::game::Seat;
use crate::titles::tramways::network::{CellId, Direction};
use crate::titles::tramways::rules::action::Port;
use crate::titles::tramways::rules::link::{Link, LinkStatus, TILES, Tile, Worked};
use crate::titles::tramways::rules::map::Terrain;
use crate::titles::tramways::rules::state::State;
use arrayvec::ArrayVec;

/// A bound on the number of a player's Links.
const MOST_LINKS: usize = TILES;

/// The models learnt from Link to Link.
struct LinkModels {
    counts: Number,
    ends_at_parcel: Bit,
    ends_open: Bit,
    upgraded: Bit,
    keeps: Bit,
    sides: Number,
    /// For complete Links, and for others.
    worked: [Bit; 2],
}

/// The sides that tiles touch, by cell.
struct TakenSides(Vec<[bool; 4]>);

impl TakenSides {
    fn has(&self, port: Port) -> bool {
        self.0[port.cell.index()][port.side.index()]
    }

    fn put(&mut self, tile: Tile) {
        let sides = &mut self.0[tile.cell.index()];
        sides[tile.entry.index()] = true;
        sides[tile.exit.index()] = true;
    }
}

/// Codes all Links, after Parcels and Buildings.
pub(super) fn code(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    into.find_locations();
    let mut models = LinkModels {
        counts: Number::new(3),
        ends_at_parcel: Bit::expecting(7, 8),
        ends_open: Bit::expecting(1, 24),
        upgraded: Bit::expecting(1, 3),
        keeps: Bit::expecting(1, 16),
        sides: Number::new(3),
        worked: [Bit::expecting(1, 3), Bit::expecting(3, 4)],
    };
    let mut taken = TakenSides(vec![[false; 4]; into.map.lattice.count()]);
    let mut links = Vec::new();
    for seat in into.players.seats() {
        let known: Vec<&Link> = given.links.iter().filter(|link| link.owner == seat).collect();
        let count = models.counts.code(coder, known.len() as u64) as usize;
        if count > MOST_LINKS {
            return Err(Part::Lines);
        }
        for (start, known) in code_starts(coder, &known, (into, seat), (count, &taken)) {
            links.push(models.code(coder, known, (into, seat), start, &mut taken)?);
        }
    }
    into.links = links.into();
    Ok(())
}

/// Codes the starts of a player's Links, each with its known Link.
fn code_starts<'a>(
    coder: &mut dyn Coder,
    known: &[&'a Link],
    (state, seat): (&State, Seat),
    (count, taken): (usize, &TakenSides),
) -> Vec<(Port, Option<&'a Link>)> {
    let may_start = |port: &&Port| {
        let before = state.map.next(port.cell, port.side);
        let of_use = before
            .is_some_and(|cell| state.building(cell).is_some() || state.is_own_parcel(seat, cell));
        of_use && takes_rails(state, seat, port.cell) && !taken.has(**port)
    };
    let ports: Vec<Port> = state.map.starts.iter().filter(may_start).copied().collect();
    let mut found = Vec::new();
    for (at, &port) in ports.iter().enumerate() {
        let link = known.iter().find(|link| link.ports()[0] == port).copied();
        let mut odds = Bit::expecting(count.saturating_sub(found.len()), ports.len() - at);
        if found.len() < count && coder.bit(&mut odds, link.is_some()) {
            found.push((port, link));
        }
    }
    found
}

fn takes_rails(state: &State, seat: Seat, cell: CellId) -> bool {
    match state.map.terrain(cell) {
        Terrain::Plain | Terrain::Mountain => true,
        Terrain::Parcel(_) => state.is_own_parcel(seat, cell),
        Terrain::Lake | Terrain::Building(_) => false,
    }
}

impl LinkModels {
    fn code(
        &mut self,
        coder: &mut dyn Coder,
        given: Option<&Link>,
        (state, owner): (&State, Seat),
        start: Port,
        taken: &mut TakenSides,
    ) -> Result<Link, Part> {
        let mut tiles: ArrayVec<Tile, TILES> = ArrayVec::new();
        let mut head = start;
        let ends = loop {
            let known = given.and_then(|link| link.tiles.get(tiles.len()));
            let exit = code_exit(coder, known.map(|tile| tile.exit), (state, owner), head, taken);
            let tile = Tile { cell: head.cell, entry: head.side, exit: exit.ok_or(Part::Lines)? };
            tiles.try_push(tile).map_err(|_| Part::Lines)?;
            taken.put(tile);
            let next = state.map.next(tile.cell, tile.exit).ok_or(Part::Lines)?;
            let is_last = given.is_some_and(|link| link.tiles.len() == tiles.len());
            let complete = state.location(next).is_some();
            if self.code_end(coder, is_last, (state, owner), next) {
                break complete;
            }
            head = Port { cell: next, side: tile.exit.opposite() };
        };
        let (status, worked) = self.code_status(coder, given, ends)?;
        Ok(Link { owner, tiles, status, worked })
    }

    /// Codes whether a Link ends at the cell that it points to.
    fn code_end(
        &mut self,
        coder: &mut dyn Coder,
        given: bool,
        (state, owner): (&State, Seat),
        next: CellId,
    ) -> bool {
        if state.location(next).is_some() && !state.is_own_parcel(owner, next) {
            return true;
        }
        if state.is_own_parcel(owner, next) {
            return coder.bit(&mut self.ends_at_parcel, given);
        }
        coder.bit(&mut self.ends_open, given)
    }

    fn code_status(
        &mut self,
        coder: &mut dyn Coder,
        given: Option<&Link>,
        complete: bool,
    ) -> Result<(LinkStatus, Worked), Part> {
        let status = given.map_or(LinkStatus::Complete, |link| link.status);
        let status = if complete {
            let upgraded = coder.bit(&mut self.upgraded, status == LinkStatus::Upgraded);
            if upgraded { LinkStatus::Upgraded } else { LinkStatus::Complete }
        } else {
            let known = match status {
                LinkStatus::Incomplete { kept } => kept,
                _ => 0,
            };
            let keeps = coder.bit(&mut self.keeps, known > 0);
            let kept = if keeps { self.sides.code(coder, known.into()) } else { 0 };
            LinkStatus::Incomplete { kept: kept.try_into().map_err(|_| Part::Lines)? }
        };
        let now = given.is_some_and(|link| link.worked == Worked::ThisRound);
        let now = coder.bit(&mut self.worked[usize::from(!complete)], now);
        Ok((status, if now { Worked::ThisRound } else { Worked::Before }))
    }
}

/// Codes the side where a tile is left, among the possible ones; `None` if there is none.
fn code_exit(
    coder: &mut dyn Coder,
    given: Option<Direction>,
    (state, owner): (&State, Seat),
    head: Port,
    taken: &TakenSides,
) -> Option<Direction> {
    let bends = [2, 1, 3].map(|quarters| head.side.turned(quarters));
    let ways = bends.map(|side| (side, weight(state, owner, head, side, taken)));
    let mut left: usize = ways.iter().map(|(_, weight)| weight).sum();
    for (side, weight) in ways {
        if weight > 0
            && (weight == left || coder.bit(&mut Bit::expecting(weight, left), given == Some(side)))
        {
            return Some(side);
        }
        left -= weight;
    }
    None
}

/// The weight of a side as exit; 0 if it is impossible.
fn weight(state: &State, owner: Seat, head: Port, side: Direction, taken: &TakenSides) -> usize {
    let Some(next) = state.map.next(head.cell, side) else { return 0 };
    let facing = Port { cell: next, side: side.opposite() };
    if taken.has(Port { cell: head.cell, side }) || taken.has(facing) {
        return 0;
    }
    let straight = side == head.side.opposite();
    match state.map.terrain(next) {
        _ if state.building(next).is_some() => 24,
        Terrain::Parcel(_) if !state.is_own_parcel(owner, next) => 0,
        Terrain::Parcel(_) => 24,
        Terrain::Lake => 1,
        Terrain::Mountain => 8,
        _ if straight => 16,
        _ => 12,
    }
}
