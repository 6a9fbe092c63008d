//! Links as text: the cells where one starts, turns and ends, such as `B2 E2 E4 upgraded`.

use crate::engine::game::Seat;
use crate::titles::tramways::network::{CellId, Direction, GridPoint, Lattice};
use crate::titles::tramways::rules::link::{Link, LinkEnd, LinkStatus, TILES, Tile, Worked};
use crate::titles::tramways::rules::state::State;
use arrayvec::ArrayVec;

/// Reads a Link. Its first cell is the location where it starts; its last cell is the one that its
/// other end points to, which completes it if it is a location.
///
/// # Errors
/// The fault in words.
pub(super) fn read(state: &State, owner: Seat, text: &str) -> Result<Link, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_special = |word: &&str| ["upgraded", "worked", "kept"].contains(word);
    let split = words.iter().position(is_special).unwrap_or(words.len());
    let (corners, special) = words.split_at(split);
    let tiles = tiles(&state.map.lattice, &cells(&state.map.lattice, corners)?)?;
    let mut link = Link { owner, tiles, status: LinkStatus::Complete, worked: Worked::Before };
    link.status = status(state, &link)?;
    read_special(state, &mut link, special)?;
    Ok(link)
}

/// All cells from corner to corner.
fn cells(lattice: &Lattice, corners: &[&str]) -> Result<Vec<CellId>, String> {
    let mut cells: Vec<CellId> = Vec::new();
    for word in corners {
        let corner = lattice.named(word).ok_or(format!("the map has no cell {word}"))?;
        while let Some(&last) = cells.last().filter(|&&last| last != corner) {
            let Some(side) = toward(lattice.point(last), lattice.point(corner)) else {
                return Err(format!("{word} is not straight ahead of {}", lattice.name(last)));
            };
            let next = lattice.next(last, side);
            cells.push(next.ok_or(format!("there is a hole on the way to {word}"))?);
        }
        if cells.is_empty() {
            cells.push(corner);
        }
    }
    Ok(cells)
}

fn toward(from: GridPoint, to: GridPoint) -> Option<Direction> {
    match (to.x - from.x, to.y - from.y) {
        (0, y) if y < 0 => Some(Direction::North),
        (0, y) if y > 0 => Some(Direction::South),
        (x, 0) if x < 0 => Some(Direction::West),
        (x, 0) if x > 0 => Some(Direction::East),
        _ => None,
    }
}

fn tiles(lattice: &Lattice, cells: &[CellId]) -> Result<ArrayVec<Tile, TILES>, String> {
    if cells.len() < 3 {
        return Err("a Link needs a start, a tile and what its end points to".to_owned());
    }
    if cells.len() > TILES + 2 {
        return Err(format!("a Link has at most {TILES} tiles"));
    }
    let side = |from: CellId, to: CellId| toward(lattice.point(from), lattice.point(to));
    let tile = |three: &[CellId]| {
        let (entry, exit) = (side(three[1], three[0])?, side(three[1], three[2])?);
        (entry != exit).then_some(Tile { cell: three[1], entry, exit })
    };
    let tiles: Option<ArrayVec<Tile, TILES>> = cells.windows(3).map(tile).collect();
    tiles.ok_or("a Link cannot turn back".to_owned())
}

/// Complete if the last end points to a Building or an own Parcel.
fn status(state: &State, link: &Link) -> Result<LinkStatus, String> {
    let [first, last] = link.ports().map(|port| state.map.next(port.cell, port.side));
    let is_end =
        |cell: CellId| state.building(cell).is_some() || state.is_own_parcel(link.owner, cell);
    if !first.is_some_and(is_end) {
        return Err("a Link starts at a Building or at a Parcel of its owner".to_owned());
    }
    match last {
        Some(cell) if is_end(cell) && link.lies_on(cell) => {
            Err("a Link cannot end at a Parcel it lies on".to_owned())
        }
        Some(cell) if is_end(cell) => Ok(LinkStatus::Complete),
        Some(cell) if state.location(cell).is_some() => {
            Err("a Link cannot point into a Parcel that is not its owner's".to_owned())
        }
        _ => Ok(LinkStatus::Incomplete { kept: 0 }),
    }
}

fn read_special(state: &State, link: &mut Link, words: &[&str]) -> Result<(), String> {
    match words {
        [] => Ok(()),
        ["worked", rest @ ..] => {
            link.worked = Worked::ThisRound;
            read_special(state, link, rest)
        }
        ["upgraded", rest @ ..] if link.is_complete() => {
            link.status = LinkStatus::Upgraded;
            read_special(state, link, rest)
        }
        ["upgraded", ..] => Err("only a complete Link can be upgraded".to_owned()),
        ["kept", count, rest @ ..] if !link.is_complete() => {
            let tiles = link.tiles.len();
            let kept = count.parse().ok().filter(|&kept: &u8| usize::from(kept) < tiles);
            let kept = kept.ok_or(format!("kept is a number below {tiles}, not {count:?}"))?;
            if !state.is_own_parcel(link.owner, link.tiles[usize::from(kept)].cell) {
                return Err("what is kept ends at a Parcel of its owner".to_owned());
            }
            link.status = LinkStatus::Incomplete { kept };
            read_special(state, link, rest)
        }
        ["kept", ..] => Err("only an incomplete Link keeps tiles, and their number".to_owned()),
        [word, ..] => Err(format!("{word:?} is neither a cell nor worked, upgraded or kept")),
    }
}

/// Writes a Link so that [`read`] returns it again.
pub(super) fn write(state: &State, link: &Link) -> String {
    let lattice = &state.map.lattice;
    let end = |end| {
        let port = link.port(end);
        lattice.next(port.cell, port.side)
    };
    let turns = link.tiles.iter().filter(|tile| !tile.track().is_straight()).map(|tile| tile.cell);
    let corners = end(LinkEnd::First).into_iter().chain(turns).chain(end(LinkEnd::Last));
    let mut words: Vec<String> = corners.map(|cell| lattice.name(cell)).collect();
    match link.status {
        LinkStatus::Upgraded => words.push("upgraded".to_owned()),
        LinkStatus::Incomplete { kept } if kept > 0 => words.push(format!("kept {kept}")),
        _ => {}
    }
    if link.worked == Worked::ThisRound {
        words.push("worked".to_owned());
    }
    words.join(" ")
}
