//! What decisions would cost and bring, before they are taken.

use crate::game::{Game, Seat};
use crate::games::tramways::Tramways;
use crate::games::tramways::action::Action;
use crate::games::tramways::state::State;
use crate::i18n::Locale;

/// How a player's numbers change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Happiness Points.
    pub points: i32,
    /// The Stress level, in levels of the track.
    pub stress: i32,
    /// Dollars.
    pub dollars: i32,
    /// Rail Workers.
    pub workers: i32,
}

/// One part of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The number with its sign and word.
    pub text: String,
    /// Whether it is good for the player.
    pub good: bool,
}

impl Change {
    /// What decisions change for the player who takes them; nothing where one is not legal.
    pub fn of(state: &State, actions: &[Action]) -> Option<Change> {
        let seat = state.seat;
        let mut after = state.clone();
        for &action in actions {
            Tramways::apply(&mut after, action, &mut Vec::new()).ok()?;
        }
        Some(Change::between(state, &after, seat))
    }

    /// The difference between two positions.
    pub fn between(before: &State, after: &State, seat: Seat) -> Change {
        let (before, after) = (&before.players[seat], &after.players[seat]);
        Change {
            points: i32::from(after.happiness) - i32::from(before.happiness),
            stress: i32::from(after.stress()) - i32::from(before.stress()),
            dollars: i32::from(after.money) - i32::from(before.money),
            workers: i32::from(after.workers) - i32::from(before.workers),
        }
    }

    /// What is left of a change without a part of it.
    pub fn less(self, part: Change) -> Change {
        Change {
            points: self.points - part.points,
            stress: self.stress - part.stress,
            dollars: self.dollars - part.dollars,
            workers: self.workers - part.workers,
        }
    }

    /// Whether nothing changes.
    pub fn is_nothing(&self) -> bool {
        *self == Change::default()
    }

    /// The parts that change, in words.
    pub fn parts(&self, locale: Locale) -> Vec<Part> {
        let all = [
            (self.points, self.points > 0, locale.points_change(self.points)),
            (self.stress, self.stress < 0, locale.stress_change(self.stress)),
            (self.dollars, self.dollars > 0, locale.money_change(self.dollars)),
            (self.workers, self.workers > 0, locale.worker_change(self.workers)),
        ];
        let changed = all.into_iter().filter(|(number, ..)| *number != 0);
        changed.map(|(_, good, text)| Part { text, good }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tramways::state::Ask;
    use crate::view::fixture::asking;

    #[test]
    fn two_dollars_are_two_dollars() {
        for state in asking(|ask| ask == Ask::Task) {
            if let Some(change) = Change::of(&state, &[Action::TwoDollars]) {
                assert_eq!(change, Change { dollars: 2, ..Change::default() });
                assert_eq!(change.parts(Locale::English)[0].text, "+$2");
            }
        }
    }

    #[test]
    fn the_newest_card_of_the_line_costs_stress() {
        for state in asking(|ask| ask == Ask::Line) {
            let newest = *state.market.open.last().expect("a line has cards");
            let change = Change::of(&state, &[Action::Take(newest)]).expect("legal");
            let after_top = state.player().stress() == 21;
            assert!(change.stress > 0 || after_top && change.points < 0);
        }
    }

    #[test]
    fn an_illegal_decision_has_no_change() {
        let state = &asking(|ask| ask == Ask::Task)[0];
        assert_eq!(Change::of(state, &[Action::Pass]), None);
    }
}
