//! Fingerprints of the positions of a search.

use crate::engine::bots::{Digest, Fingerprint};
use crate::engine::game::Seat;
use crate::titles::tramways::rules::link::LinkStatus;
use crate::titles::tramways::rules::state::State;

/// The fingerprint of a position: the idea covers the map, the whole also the seat's own things.
pub(super) fn fingerprint(state: &State, seat: Seat) -> Fingerprint {
    let mut digest = Digest::default();
    let mut links: u64 = 0;
    for link in &state.links {
        let mut one = Digest::new(link.owner.0.into());
        one.add(match link.status {
            LinkStatus::Incomplete { kept } => u64::from(kept),
            LinkStatus::Complete => 100,
            LinkStatus::Upgraded => 101,
        });
        let [first, last] = link.ports();
        let (a, b) = (first.min(last), first.max(last));
        for port in [a, b] {
            one.add(u64::from(port.cell.0) * 4 + port.side.index() as u64);
        }
        let cells: u64 =
            link.tiles.iter().map(|t| 0x9E37u64.wrapping_mul(u64::from(t.cell.0) + 1)).sum();
        one.add(cells);
        links = links.wrapping_add(one.word());
    }
    digest.add(links);
    state.passengers.iter().for_each(|cell| digest.add(u64::from(cell.0)));
    for parcel in &state.parcels {
        let building =
            parcel.building.map_or(0, |b| 1 + b.kind.index() as u64 * 2 + u64::from(b.upgraded));
        digest.add(building + 16 * parcel.owner.map_or(0, |owner| 1 + u64::from(owner.0)));
    }
    let turn = state.turn;
    digest.add(u64::from(turn.actions) * 2 + u64::from(turn.took_money));
    let idea = digest.word();
    let player = &state.players[seat];
    player.hand.iter().for_each(|card| digest.add(u64::from(card.0)));
    for number in [
        u64::from(player.money),
        player.happiness as u64,
        player.workers.into(),
        player.stress_space.into(),
    ] {
        digest.add(number);
    }
    Fingerprint { idea, whole: digest.word() }
}
