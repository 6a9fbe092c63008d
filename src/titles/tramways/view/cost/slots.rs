//! Sets of places on one card.

use crate::titles::tramways::rules::card::Slot;

/// Some of a card's slots, the stripe among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Slots(u8);

impl Slots {
    pub const NONE: Slots = Slots(0);

    /// Whether the slot is one of them.
    pub fn has(self, slot: Slot) -> bool {
        self.0 & (1 << slot.0) != 0
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Slots {
        Slots(slots.into_iter().fold(0, |bits, slot| bits | 1 << slot.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_in() {
        let slots: Slots = [Slot(1), Slot::STRIPE].into_iter().collect();
        let has: Vec<bool> = Slot::all().map(|slot| slots.has(slot)).collect();
        assert_eq!(has, [false, true, false, false, true]);
        assert!(!Slots::NONE.has(Slot(0)));
    }
}
