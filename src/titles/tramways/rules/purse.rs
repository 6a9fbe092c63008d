//! A player's means of payment (PLAY-1 to PLAY-3).

use super::card::{CardId, IconSlot, Slots};
use super::icon::{Icon, IconSet};
use super::state::State;
use crate::engine::game::Seat;
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// Cash of a Consequence (CARD-4).
pub(super) const FEE: u16 = 3;
/// A bound on fees, above what one action can ever pay.
const MAX_FEES: usize = 12;
/// The rail icons.
pub(super) const RAIL_ICONS: IconSet =
    IconSet::all(&[Icon::Rails(1), Icon::Rails(2), Icon::Rails(3)]);

/// A usable card with its unused slots.
#[derive(Clone, Copy)]
struct PurseCard {
    card: CardId,
    free: Slots,
    /// Cash to pay before its first icon; 0 once it is in play.
    fee: u16,
}

impl PurseCard {
    fn slots(self) -> impl Iterator<Item = (IconSlot, Icon)> {
        let open = move |(slot, _): &(IconSlot, Icon)| self.free.has(*slot);
        self.card.card().icons().filter(open)
    }

    /// The given sums, with and without each of the card's rail icons; one bit for each sum.
    fn with_rails(self, sums: u64) -> u64 {
        self.slots().fold(sums, |sums, (_, icon)| sums | sums << icon.rails())
    }
}

/// A player's means of payment: the cards in hand and in play, and cash for Consequences.
pub(super) struct Purse {
    entries: ArrayVec<PurseCard, 64>,
    cash: u16,
    most: Option<u8>,
    sums: Vec<(ArrayVec<IconSet, 3>, u64)>,
}

impl Purse {
    /// Returns a seat's current means.
    pub(super) fn of(state: &State, seat: Seat) -> Purse {
        let player = &state.players[seat];
        let all: Slots = IconSlot::all().collect();
        let held = player.hand.iter().map(|&card| (card, Slots::EMPTY, card.card().fee()));
        let played = state.played.iter().map(|played| (played.card, played.used, 0));
        let entry = |(card, used, fee)| PurseCard { card, free: all.without(used), fee };
        let payable = |entry: &PurseCard| entry.fee <= player.money;
        let entries = held.chain(played).map(entry).filter(payable).take(64).collect();
        Purse { entries, cash: player.money, most: None, sums: Vec::new() }
    }

    /// Returns whether some card could play an icon of a set, if it comes first.
    pub(super) fn may_have(&self, icons: IconSet) -> bool {
        self.entries.iter().any(|entry| entry.card.set().meets(icons))
    }

    /// Returns the highest number of rail symbols that can be paid.
    pub(super) fn most_symbols(&mut self) -> u8 {
        if self.most.is_none() {
            let sums = self.sums(&ArrayVec::new());
            self.most = Some(63u32.saturating_sub(sums.leading_zeros()) as u8);
        }
        self.most.unwrap_or(0)
    }

    /// Returns whether one icon of each set and exactly this many rail symbols can be paid together.
    pub(super) fn has_symbols(&mut self, wants: &ArrayVec<IconSet, 3>, symbols: u8) -> bool {
        if symbols == 0 {
            return self.can_pay(wants);
        }
        symbols < 64 && self.sums(wants) & (1 << symbols) != 0
    }

    /// Returns whether one icon of each set can be paid.
    pub(super) fn has(&mut self, wants: &[IconSet]) -> bool {
        self.can_pay(wants)
    }

    fn can_pay(&mut self, wants: &[IconSet]) -> bool {
        self.walk(wants, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// The numbers of rail symbols that can be paid together with the wanted icons, one bit each.
    fn sums(&mut self, wants: &ArrayVec<IconSet, 3>) -> u64 {
        if let Some((_, sums)) = self.sums.iter().find(|(known, _)| known == wants) {
            return *sums;
        }
        let sums = self.pay(wants);
        self.sums.push((wants.clone(), sums));
        sums
    }

    fn pay(&mut self, wants: &[IconSet]) -> u64 {
        let mut sums = 0;
        // If the cash covers all fees, the icons that remain are the same on every path.
        let _ = self.walk(wants, &mut |rest| {
            sums |= rest.symbol_sums();
            let fees: u16 = rest.entries.iter().map(|entry| entry.fee).sum();
            if sums != 0 && fees <= rest.cash {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        sums
    }

    /// Visits the rest after each way to pay one icon of each set, until the visitor breaks.
    fn walk<V>(&mut self, wants: &[IconSet], visit: &mut V) -> ControlFlow<()>
    where
        V: FnMut(&Purse) -> ControlFlow<()>,
    {
        let Some((want, rest)) = wants.split_first() else { return visit(self) };
        for at in 0..self.entries.len() {
            let entry = self.entries[at];
            if !entry.card.set().meets(*want) || entry.fee > self.cash {
                continue;
            }
            for (slot, _) in entry.slots().filter(|(_, icon)| want.has(*icon)) {
                self.cash -= entry.fee;
                self.entries[at] =
                    PurseCard { free: entry.free.without(Slots::of(slot)), fee: 0, ..entry };
                let flow = self.walk(rest, visit);
                self.entries[at] = entry;
                self.cash += entry.fee;
                flow?;
            }
        }
        ControlFlow::Continue(())
    }

    fn without(&self, at: usize, slot: IconSlot) -> Purse {
        let mut entries = self.entries.clone();
        let cash = self.cash - entries[at].fee;
        entries[at].fee = 0;
        entries[at].free.remove(slot);
        Purse { entries, cash, most: None, sums: Vec::new() }
    }

    /// The subset sums of all rail icons whose fees the cash can pay.
    fn symbol_sums(&self) -> u64 {
        let budget = usize::from(self.cash / FEE).min(MAX_FEES);
        let mut by_fees = [0u64; MAX_FEES + 1];
        by_fees[0] = 1;
        for entry in self.entries.iter().filter(|entry| entry.card.set().meets(RAIL_ICONS)) {
            if entry.fee == 0 {
                by_fees[..=budget].iter_mut().for_each(|sums| *sums = entry.with_rails(*sums));
                continue;
            }
            for used in (0..budget).rev() {
                by_fees[used + 1] |= entry.with_rails(by_fees[used]);
            }
        }
        by_fees[..=budget].iter().fold(0, |all, sums| all | sums)
    }

    /// Returns the most that can be paid at once, in cash and icons.
    pub(super) fn most_money(&self) -> u16 {
        let worth = |entry: &PurseCard| -> u16 {
            entry.slots().map(|(_, icon)| u16::from(icon.money())).sum()
        };
        let free = self.entries.iter().filter(|entry| entry.fee == 0).map(worth);
        let sum = self.cash + free.sum::<u16>();
        let mut dear: Vec<u16> = self.entries.iter().filter(|e| e.fee > 0).map(worth).collect();
        dear.retain(|&worth| worth > FEE);
        dear.sort_unstable_by(|a, b| b.cmp(a));
        let affordable = usize::from(self.cash / FEE);
        sum + dear.iter().take(affordable).map(|worth| worth - FEE).sum::<u16>()
    }

    /// Returns whether the coins so far and the rest of the purse can pay a price (AUC-4).
    pub(super) fn can_settle(&self, coins: &mut ArrayVec<u8, 24>, price: u16) -> bool {
        let sum: u16 = coins.iter().map(|&coin| u16::from(coin)).sum();
        if !none_superfluous(coins, price) {
            return false;
        }
        if sum + self.cash >= price {
            return true;
        }
        (0..self.entries.len()).any(|at| {
            let entry = self.entries[at];
            entry.fee <= self.cash
                && entry.slots().filter(|(_, icon)| icon.money() > 0).any(|(slot, icon)| {
                    if coins.is_full() {
                        return false;
                    }
                    coins.push(icon.money());
                    let can = self.without(at, slot).can_settle(coins, price);
                    coins.pop();
                    can
                })
        })
    }

    /// Returns what is left after an icon is played; `None` if the card is not here.
    pub(super) fn after(&self, card: CardId, slot: IconSlot) -> Option<Purse> {
        let at = self.entries.iter().position(|entry| entry.card == card)?;
        Some(self.without(at, slot))
    }
}

/// Returns whether every coin is needed for the price (AUC-4).
fn none_superfluous(coins: &[u8], price: u16) -> bool {
    let sum: u16 = coins.iter().map(|&coin| u16::from(coin)).sum();
    coins.iter().all(|&coin| sum - u16::from(coin) < price)
}
