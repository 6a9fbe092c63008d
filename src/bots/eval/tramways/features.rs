//! What a position offers a seat at the end of a round, in numbers.

use super::rides::rides;
use crate::game::Seat;
use crate::games::tramways::icon::{Destination, Icon};
use crate::games::tramways::link::{Status, Worked};
use crate::games::tramways::state::{LAST_ROUND, State};

/// How many numbers there are.
pub const FEATURES: usize = 41;

/// The dollar as it counts in rides, in hundredths of a point.
const DOLLAR: i64 = 22;

/// The features of a seat, in the order of the weights.
pub fn features(state: &State, seat: Seat) -> [i64; FEATURES] {
    let player = &state.players[seat];
    let mut f = [0; FEATURES];
    f[0] = 1;
    f[1] = i64::from(player.money.min(12));
    f[2] = i64::from(player.money.saturating_sub(12));
    f[3] = i64::from(player.workers.min(1));
    f[4] = i64::from(player.workers.saturating_sub(1));
    for link in state.links.iter().filter(|link| link.owner == seat) {
        match link.status {
            Status::Complete => f[5] += 1,
            Status::Upgraded => f[6] += 1,
            Status::Incomplete { .. } if link.worked == Worked::ThisRound => {
                f[8] += link.tiles.len() as i64;
            }
            Status::Incomplete { .. } => {}
        }
        if link.is_complete() {
            f[7] += i64::from(link.fare());
        }
    }
    let rides = rides(state, seat, DOLLAR);
    f[9] = rides.best[0];
    f[10] = rides.best[1];
    f[11] = rides.best[2];
    f[12] = rides.best[3..].iter().sum();
    f[13] = rides.longest;
    f[14] = rides.served;
    f[15] = state.passengers.count() as i64 - rides.served;
    let next = state.supply_tiles[usize::from(state.round.clamp(1, LAST_ROUND - 1)) - 1];
    f[16] = i64::from(rides.reached[next.index()]);
    f[17] = i64::from(rides.reached[3]);
    f[18] = i64::from(rides.reached[0]);
    for parcel in state.parcels.iter().filter(|parcel| parcel.owner == Some(seat)) {
        match parcel.building {
            None => f[19] += 1,
            Some(building) if building.upgraded => f[21] += 1,
            Some(_) => f[20] += 1,
        }
    }
    f[22] = i64::from(player.stress().saturating_sub(10));
    f[23] = player.hand_limit() as i64 - 7;
    let cards = player.hand.iter().chain(&player.deck).chain(&player.discard);
    for card in cards {
        f[24] += 1;
        let face = card.card();
        f[25] += super::cards::cost(*card) / 50;
        for (_, icon) in face.icons() {
            match icon {
                Icon::Rails(n) => f[26] += i64::from(n),
                Icon::UpgradeLink => f[27] += 1,
                Icon::Build => f[28] += 1,
                Icon::UpgradeBuilding => f[29] += 1,
                Icon::To(Destination::Kind(kind)) => f[30 + kind.index()] += 1,
                Icon::To(Destination::Parcel(_)) => {}
                Icon::Money(n) => f[34] += i64::from(n),
                Icon::Worker => f[35] += 1,
                Icon::Passenger => f[36] += 1,
                Icon::Calm => f[37] += 1,
                Icon::Stripe => f[38] += 1,
            }
        }
    }
    f[40] = rides.stops;
    f[39] = i64::from(player.straights.min(player.curves).min(6));
    f
}
