//! The setup: all choices before the first action (SET).

use super::Tramways;
use super::setup_error::SetupError;
use super::start::Start;
use super::state::State;
use super::variants::{Deal, DevelopmentRule, MapChoice, MapSize, PlayerBoard, Sides};
use crate::engine::game::{Game, MAX_SEATS};
use crate::titles::tramways::edition;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The choices before the first action.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// The rules version that its games are played by ([`Game::rules_version`]).
    pub rules: u16,
    /// The edition's version ([`edition::VERSION`]).
    pub edition: u16,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The player board of each seat, 1 to 5 (SET-3).
    pub seats: ArrayVec<PlayerBoard, MAX_SEATS>,
    /// The deal of the first Parcel cards (SET-4).
    pub deal: Deal,
    /// The rule for Development cards (SET-9).
    pub development: DevelopmentRule,
    /// The map (SET-1).
    pub map: MapChoice,
    /// The position where the game begins, instead of the deal; it determines all other fields
    /// ([`Start::setup`]). Saves and links write it in their own way.
    #[serde(skip)]
    pub start: Option<Start>,
}

impl Setup {
    /// Returns the usual setup: normal player boards, normal deal, original Development rule, a random map of either side.
    pub fn standard(players: usize, seed: u64) -> Setup {
        Setup {
            rules: Tramways::RULES_VERSION,
            edition: edition::VERSION,
            seed,
            seats: std::iter::repeat_n(PlayerBoard::Normal, players.min(MAX_SEATS)).collect(),
            deal: Deal::Normal,
            development: DevelopmentRule::Original,
            map: MapChoice::Random { sides: Sides::Mixed, size: MapSize::Standard },
            start: None,
        }
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// Returns the number of boards that the map must have (SET-1, SOLO-1).
    pub fn board_count(&self) -> usize {
        let expert = match &self.map {
            MapChoice::Random { size, .. } => *size == MapSize::Expert,
            MapChoice::Layout(placements) => self.players() == 2 && placements.len() == 3,
        };
        if self.players() == 1 || expert { 3 } else { 2 * self.players() }
    }

    /// Returns the number of Parcels that the map must have (SET-1).
    pub fn parcels_needed(&self) -> usize {
        4 * self.players()
    }

    /// Checks everything that needs no map.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self) -> Result<(), SetupError> {
        self.faults().into_iter().next().map_or(Ok(()), Err)
    }

    /// Returns all faults that show without a map.
    pub(super) fn faults(&self) -> Vec<SetupError> {
        let players = self.players();
        let mut faults = Vec::new();
        if self.rules != Tramways::RULES_VERSION {
            faults.push(SetupError::Rules(self.rules));
        }
        if self.edition != edition::VERSION {
            faults.push(SetupError::Edition(self.edition));
        }
        if players == 0 {
            faults.push(SetupError::Seats(players));
        }
        if players == 1 && self.deal == Deal::Advanced {
            faults.push(SetupError::SoloDeal);
        }
        faults.extend(self.map_fault());
        faults
    }

    fn map_fault(&self) -> Option<SetupError> {
        let players = self.players();
        match &self.map {
            MapChoice::Random { size: MapSize::Expert, .. } if players != 2 => {
                Some(SetupError::ExpertSeats(players))
            }
            MapChoice::Layout(placements) if placements.len() != self.board_count() => {
                Some(SetupError::BoardCount(self.board_count(), placements.len()))
            }
            _ => None,
        }
    }
}

impl Start {
    /// Returns the setup of games that begin here. Its seed is the generator's current state, not that of the deal.
    pub fn setup(&self) -> Setup {
        let state = self.state();
        Setup {
            rules: state.rules,
            edition: edition::VERSION,
            seed: state.rng.state(),
            seats: state.players.iter().map(|player| player.board).collect(),
            deal: state.deal,
            development: state.development_rule,
            map: MapChoice::Layout(state.map.placements.clone()),
            start: Some(self.clone()),
        }
    }

    /// Returns the position if the setup belongs to it.
    ///
    /// # Errors
    /// If the setup is another one's.
    pub(super) fn begin(&self, setup: &Setup) -> Result<State, SetupError> {
        if self.setup() == *setup { Ok(self.state().clone()) } else { Err(SetupError::Start) }
    }
}
