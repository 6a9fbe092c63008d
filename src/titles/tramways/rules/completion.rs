//! Completes a position with everything that follows from its other parts.

use super::building_type::BuildingType;
use super::link::TILES;
use super::rails::Rails;
use super::state::State;
use super::{deal, invariants};

/// Sorts what has no order in the game.
pub fn tidy(state: &mut State) {
    state.links.sort_unstable_by(|a, b| (a.owner, &a.tiles).cmp(&(b.owner, &b.tiles)));
    state.rails = Rails::of(state.map.lattice.count(), &state.links).into();
    state.players.iter_mut().for_each(|player| player.discard.sort_unstable());
}

/// Derives from Parcels and Links: the locations, the table of rails, the tiles left to the players
/// and the bank, and the hand limits.
pub fn complete(state: &mut State) {
    state.find_locations();
    state.rails = Rails::of(state.map.lattice.count(), &state.links).into();
    let stock = deal::stock(state.player_count());
    for kind in BuildingType::ALL {
        let built = invariants::built(state, kind).count() as u8;
        state.stock[kind.index()] = stock[kind.index()].saturating_sub(built);
    }
    for seat in state.players.seats() {
        let own = state.links.iter().filter(|link| link.owner == seat);
        let tiles = || own.clone().flat_map(|link| &link.tiles);
        let straights = tiles().filter(|tile| tile.track().is_straight()).count();
        let curves = tiles().count() - straights;
        let owners = invariants::built(state, BuildingType::Industry);
        let industries = owners.filter(|&owner| owner == Some(seat)).count() as u8;
        let player = &mut state.players[seat];
        player.straights = (TILES / 2).saturating_sub(straights) as u8;
        player.curves = (TILES / 2).saturating_sub(curves) as u8;
        player.industries = industries;
    }
}
