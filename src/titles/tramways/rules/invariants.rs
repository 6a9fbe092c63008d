//! The invariants of every position.

use super::action::Port;
use super::building_type::BuildingType;
use super::card::{CARDS, CardId};
use super::link::{Link, TILES};
use super::map::Terrain;
use super::rails::Rails;
use super::state::{LAST_ROUND, Parcel, State};
use crate::engine::game::Seat;
use crate::titles::tramways::network::CellId;

/// Checks all invariants; names the first one broken.
pub(super) fn check(state: &State) -> Result<(), String> {
    check_cards(state)?;
    for seat in state.players.seats() {
        check_player(state, seat)?;
    }
    check_links(state)?;
    let rails = Rails::of(state.map.lattice.count(), &state.links);
    require(*state.rails == rails, || "the rails are stale".to_owned())?;
    check_passengers(state)?;
    check_parcels(state)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Every card is in at most one place.
fn check_cards(state: &State) -> Result<(), String> {
    let mut seen = [false; CARDS];
    for card in all_cards(state) {
        let again = std::mem::replace(&mut seen[card.index()], true);
        require(!again, || format!("card {} is in two places", card.name()))?;
    }
    Ok(())
}

/// All cards in the game.
pub(crate) fn all_cards(state: &State) -> impl Iterator<Item = CardId> + '_ {
    let players = state.players.iter().flat_map(|player| {
        player.hand.iter().chain(&player.deck).chain(&player.discard).chain(&player.offer)
    });
    let market = [&state.market.open, &state.market.deck, &state.market.discard];
    let books = state.books.books.iter().flatten();
    players
        .chain(market.into_iter().flatten())
        .chain(books)
        .chain(&state.books.open)
        .chain(&state.books.deck)
        .chain(&state.building_cards)
        .copied()
        .chain(state.played.iter().map(|played| played.card))
}

/// The owner of each Building tile of a type on the map.
pub(super) fn built(state: &State, kind: BuildingType) -> impl Iterator<Item = Option<Seat>> + '_ {
    let is_kind = move |parcel: &&Parcel| parcel.building.is_some_and(|built| built.kind == kind);
    state.parcels.iter().filter(is_kind).map(|parcel| parcel.owner)
}

fn check_player(state: &State, seat: Seat) -> Result<(), String> {
    let player = &state.players[seat];
    require(player.workers <= player.board.workers(), || format!("{seat:?} has too many workers"))?;
    let track = player.board.stress_track().len();
    require(usize::from(player.stress_space) < track, || format!("{seat:?} is off the track"))?;
    require(player.hand.is_sorted(), || format!("the hand of {seat:?} is not in order"))?;
    let own = state.links.iter().filter(|link| link.owner == seat).flat_map(|link| &link.tiles);
    let (mut straights, mut curves) = (usize::from(player.straights), usize::from(player.curves));
    for tile in own {
        *(if tile.track().is_straight() { &mut straights } else { &mut curves }) += 1;
    }
    let half = TILES / 2;
    require((straights, curves) == (half, half), || {
        format!("{seat:?} has {straights} straights and {curves} curves in all")
    })
}

/// Checks that Links are sound, that no two tiles overlap, and that no Link's end meets another tile.
pub(crate) fn check_links(state: &State) -> Result<(), String> {
    for link in &state.links {
        check_link(state, link)?;
    }
    check_tiles(state)?;
    let rails = Rails::of(state.map.lattice.count(), &state.links);
    for port in state.links.iter().flat_map(Link::ports) {
        let facing = state.map.next(port.cell, port.side);
        let facing = facing.map(|cell| Port { cell, side: port.side.opposite() });
        let meets = facing.is_some_and(|port| rails.is_taken(port));
        require(!meets, || format!("the Link end on {} meets a tile", name(state, port.cell)))?;
    }
    Ok(())
}

/// A Link is a chain whose ends match its status.
fn check_link(state: &State, link: &Link) -> Result<(), String> {
    require(!link.tiles.is_empty(), || "a Link has no tiles".to_owned())?;
    for pair in link.tiles.windows(2) {
        let next = state.map.next(pair[0].cell, pair[0].exit);
        let chained = next == Some(pair[1].cell) && pair[1].entry == pair[0].exit.opposite();
        require(chained, || format!("a Link is broken at {}", name(state, pair[0].cell)))?;
    }
    for tile in &link.tiles {
        check_tile_place(state, link, tile.cell)?;
    }
    let [first, last] = link.ports().map(|port| state.across(port));
    require(first.is_some(), || "a Link does not start at a location".to_owned())?;
    require(last.is_some() == link.is_complete(), || {
        format!("the Link from {} is wrong about its end", name(state, link.tiles[0].cell))
    })
}

fn check_tile_place(state: &State, link: &Link, cell: CellId) -> Result<(), String> {
    let good = match state.map.terrain(cell) {
        Terrain::Plain | Terrain::Mountain => true,
        Terrain::Parcel(_) => state.is_own_parcel(link.owner, cell),
        Terrain::Lake | Terrain::Building(_) => false,
    };
    require(good, || format!("a tile lies on {}", name(state, cell)))
}

fn check_tiles(state: &State) -> Result<(), String> {
    let mut sides = vec![[false; 4]; state.map.lattice.count()];
    for tile in state.links.iter().flat_map(|link| &link.tiles) {
        for side in [tile.entry, tile.exit] {
            let taken = &mut sides[tile.cell.index()][side.index()];
            require(!*taken, || format!("two tiles overlap on {}", name(state, tile.cell)))?;
            *taken = true;
        }
    }
    Ok(())
}

fn check_passengers(state: &State) -> Result<(), String> {
    for cell in state.passengers.iter() {
        require(cell.index() < state.map.lattice.count(), || "a Passenger is off the map".into())?;
        let at_home = state.building(cell).is_some();
        require(at_home, || format!("a Passenger waits at {}", name(state, cell)))?;
    }
    Ok(())
}

fn check_parcels(state: &State) -> Result<(), String> {
    for (index, parcel) in state.parcels.iter().enumerate() {
        let on_map = state.map.parcels[index].is_some();
        let empty = parcel.owner.is_none() && parcel.building.is_none();
        require(on_map || empty, || format!("Parcel {index} is used but not on the map"))?;
        let owned = parcel.owner.is_some() || parcel.building.is_none();
        require(owned, || format!("Parcel {index} has a Building but no owner"))?;
    }
    require(state.round <= LAST_ROUND, || "there is no such round".to_owned())
}

fn name(state: &State, cell: CellId) -> String {
    state.map.lattice.name(cell)
}
