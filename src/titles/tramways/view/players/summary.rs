//! What everybody may see of a player.

use crate::engine::bots::Level;
use crate::engine::game::{Game, Seat};
use crate::table::{PlayerColor, Players};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::scoring::score;
use crate::titles::tramways::rules::state::{Building, State};
use crate::titles::tramways::rules::variants::PlayerBoard;

/// A player as the whole table sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub seat: Seat,
    pub color: PlayerColor,
    /// The bot that decides; nothing where a person does.
    pub bot: Option<Level>,
    /// The place in the turn order, from 1.
    pub place: u8,
    /// What part the player has at this moment.
    pub part: Part,
    /// The player board.
    pub board: PlayerBoard,
    pub happiness: i16,
    pub money: u16,
    /// The Stress level.
    pub stress: u8,
    pub workers: u8,
    pub links: usize,
    pub open_links: usize,
    /// Cards in hand.
    pub hand: usize,
    /// Cards to draw.
    pub deck: usize,
    pub discard: usize,
    /// Straight and curved tiles left.
    pub rails: (u8, u8),
    /// Own Parcels that are not built on.
    pub parcels: Vec<ParcelId>,
    /// Own Buildings with their Parcels.
    pub buildings: Vec<(ParcelId, Building)>,
    /// The score as it would be now.
    pub score: i32,
}

/// What a player does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Decides,
    Waits,
}

impl Summary {
    /// All players in turn order.
    pub fn all(state: &State, players: &Players) -> Vec<Summary> {
        let order = (1..).zip(&state.order);
        order.map(|(place, &seat)| Summary::of(state, players, seat, place)).collect()
    }

    fn of(state: &State, players: &Players, seat: Seat, place: u8) -> Summary {
        let player = &state.players[seat];
        let own = state.links.iter().filter(|link| link.owner == seat);
        let (links, open_links): (Vec<_>, Vec<_>) = own.partition(|link| link.is_complete());
        Summary {
            seat,
            color: players.color(seat),
            bot: players.bot(seat),
            place,
            part: if Tramways::to_act(state) == Some(seat) { Part::Decides } else { Part::Waits },
            board: player.board,
            happiness: player.happiness,
            money: player.money,
            stress: player.stress(),
            workers: player.workers,
            links: links.len(),
            open_links: open_links.len(),
            hand: player.hand.len(),
            deck: player.deck.len(),
            discard: player.discard.len(),
            rails: (player.straights, player.curves),
            parcels: parcels(state, seat).collect(),
            buildings: buildings(state, seat).collect(),
            score: score(state, seat).total(),
        }
    }
}

/// The own Parcels of a player, each with its Building.
pub fn holdings(state: &State, seat: Seat) -> Vec<(ParcelId, Option<Building>)> {
    let own = ParcelId::all().filter(|id| state.parcels[id.index()].owner == Some(seat));
    own.map(|id| (id, state.parcels[id.index()].building)).collect()
}

fn parcels(state: &State, seat: Seat) -> impl Iterator<Item = ParcelId> + '_ {
    let own = move |id: &ParcelId| {
        let parcel = state.parcels[id.index()];
        parcel.owner == Some(seat) && parcel.building.is_none()
    };
    ParcelId::all().filter(own)
}

fn buildings(state: &State, seat: Seat) -> impl Iterator<Item = (ParcelId, Building)> + '_ {
    ParcelId::all().filter_map(move |id| {
        let parcel = state.parcels[id.index()];
        if parcel.owner == Some(seat) { Some((id, parcel.building?)) } else { None }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Session;
    use crate::titles::tramways::rules::setup::Setup;

    #[test]
    fn all_players_stand_in_turn_order_and_one_decides() {
        let session = Session::<Tramways>::new(Setup::standard(4, 9)).expect("a legal setup");
        let all = Summary::all(session.state(), &Players::people(4));
        let seats: Vec<Seat> = all.iter().map(|summary| summary.seat).collect();
        assert_eq!(seats, session.state().order.to_vec());
        assert_eq!(all.iter().filter(|summary| summary.part == Part::Decides).count(), 1);
        for summary in all {
            let truth = &session.state().players[summary.seat];
            assert_eq!((summary.hand, summary.deck), (truth.hand.len(), truth.deck.len()));
            assert_eq!((summary.parcels.len(), summary.score), (4, -1));
        }
    }
}
