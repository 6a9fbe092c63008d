//! The worth of cards, in hundredths of a point: to use in this round, and to own.

use super::{LAST_DOLLAR, POINT, ROUND_ACTIONS};
use crate::engine::game::Seat;
use crate::titles::tramways::rules::card::{CardId, Consequence, IconSlot, Slots};
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::state::{LAST_ROUND, State};

/// The cost of a $3 Consequence.
const FEE: i64 = 70;
/// A dollar in Administration, before the last round.
const DOLLAR: i64 = 25;
/// A Rail Worker hired in Administration, before the last round.
const WORKER: i64 = 100;
/// A Passenger added in Administration, before the last round.
const PASSENGER: i64 = 15;

/// The worth of an icon in hand while actions are left.
fn icon_use(icon: Icon) -> i64 {
    match icon {
        Icon::Rails(n) => 14 * i64::from(n),
        Icon::UpgradeLink => 45,
        Icon::Build => 30,
        Icon::UpgradeBuilding => 35,
        Icon::To(Destination::Kind(_)) => 24,
        Icon::To(Destination::Parcel(_)) => 10,
        Icon::Money(n) => 12 * i64::from(n),
        Icon::Worker => 40,
        Icon::Passenger => 12,
        Icon::Calm => 45,
        Icon::Stripe => 20,
    }
}

/// The worth of an icon in Administration.
fn icon_tidy(state: &State, seat: Seat, icon: Icon) -> i64 {
    let player = &state.players[seat];
    let last = state.round >= LAST_ROUND;
    match icon {
        Icon::Money(n) if last => LAST_DOLLAR * i64::from(n),
        Icon::Money(n) => DOLLAR * i64::from(n),
        Icon::Worker if !last && player.workers < player.board.workers() => WORKER,
        Icon::Calm if player.stress_space > 0 => POINT,
        Icon::Passenger if !last => PASSENGER,
        _ => 0,
    }
}

/// The cost of using a card.
pub(super) fn cost(card: CardId) -> i64 {
    match card.card().consequence {
        Consequence::None | Consequence::Void => 0,
        Consequence::Pay3 => FEE,
        Consequence::Stress => POINT,
    }
}

/// The worth of owning a card; its Consequence counts less, because it costs only when used.
pub(super) fn value(card: CardId) -> i64 {
    let icons = card.card().icons().map(|(_, icon)| icon_use(icon)).sum::<i64>();
    icons - cost(card) * 7 / 10
}

/// The worth of a card in hand for the rest of the round, by its free slots.
pub(super) fn keep(state: &State, seat: Seat, card: CardId, used: Slots, actions: i64) -> i64 {
    let free = |(slot, _): &(IconSlot, Icon)| !used.has(*slot);
    let icons = || card.card().icons().filter(free).map(|(_, icon)| icon);
    let tidy = icons().map(|icon| icon_tidy(state, seat, icon)).max().unwrap_or(0);
    let tidy = (tidy - cost(card)).max(0);
    if actions == 0 {
        return tidy;
    }
    let action = icons().map(icon_use).sum::<i64>() - cost(card) / 2;
    action.max(tidy)
}

/// The worth of the hand with this many actions left; a whole round uses half of it. Without
/// actions, how much better it is than the average card, which will replace it.
pub(super) fn hand(state: &State, seat: Seat, actions: i64) -> i64 {
    let player = &state.players[seat];
    let last = state.round >= LAST_ROUND;
    if actions > 0 {
        let cards = player.hand.iter().map(|&card| keep(state, seat, card, Slots::EMPTY, actions));
        return cards.sum::<i64>() * actions / (2 * ROUND_ACTIONS);
    }
    if last || state.round + 1 == LAST_ROUND {
        return 0;
    }
    let all = player.hand.iter().chain(&player.deck).chain(&player.discard);
    let (count, sum) = all.fold((0, 0), |(n, sum), &card| (n + 1, sum + value(card)));
    let mean = sum / i64::max(count, 1);
    player.hand.iter().map(|&card| (value(card) - mean) / 2).sum()
}
