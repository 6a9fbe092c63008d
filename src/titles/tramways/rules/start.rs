//! A position from which a game begins instead of from its deal.

use super::invariants;
use super::link::TILES;
use super::setup::{MapChoice, Setup, SetupError};
use super::state::State;
use super::track_build::Rails;
use super::validate::{self, Unsound};
use super::{building_type::BuildingType, deal, map::Map};
use crate::titles::tramways::edition;
use std::sync::Arc;

/// A position that is known to be sound: whatever is legal in it and after it can be carried out.
///
/// Its Links are in the order of their owners and tiles, and its players' discard piles in that of
/// the cards: nothing in the game depends on either.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start(Arc<State>);

impl Start {
    /// A position, once it is checked.
    ///
    /// # Errors
    /// The first thing that could not be or that a game could stumble over later.
    pub fn new(mut state: State) -> Result<Start, Unsound> {
        validate::check_shapes(&state)?;
        tidy(&mut state);
        validate::check(&state)?;
        Ok(Start(Arc::new(state)))
    }

    /// The position.
    pub fn state(&self) -> &State {
        &self.0
    }

    /// The setup of the games that begin here. Its seed is where chance goes on from, and says
    /// nothing of the deal.
    pub fn setup(&self) -> Setup {
        Setup {
            rules: self.0.rules,
            edition: edition::VERSION,
            seed: self.0.rng.state(),
            seats: self.0.players.iter().map(|player| player.board).collect(),
            deal: self.0.deal,
            development: self.0.development_rule,
            map: MapChoice::Layout(self.0.map.placements.clone()),
            start: Some(self.clone()),
        }
    }

    /// The position of a setup that is this start's.
    ///
    /// # Errors
    /// The setup is another one's.
    pub(super) fn begin(&self, setup: &Setup) -> Result<State, SetupError> {
        if self.setup() == *setup { Ok(State::clone(&self.0)) } else { Err(SetupError::Start) }
    }
}

/// A table with the map and the players of a setup, on which nothing was dealt.
///
/// # Errors
/// The setup breaks a rule.
pub fn table(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    Ok(deal::empty(setup, Map::of(setup)?))
}

/// Puts in order what has no order in the game.
pub fn tidy(state: &mut State) {
    state.links.sort_unstable_by(|a, b| (a.owner, &a.tiles).cmp(&(b.owner, &b.tiles)));
    state.rails = Rails::of(state.map.lattice.count(), &state.links).into();
    state.players.iter_mut().for_each(|player| player.discard.sort_unstable());
}

/// Finds what follows from Parcels and Links: the locations, the table of rails, the tiles left to
/// the players and to the bank, and the hand limits.
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
