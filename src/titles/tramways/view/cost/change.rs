//! The cost and gain of actions before they are taken.

use crate::engine::game::{Game, Seat};
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::state::{CurrentAction, Decision, State};
use crate::titles::tramways::rules::{Tramways, discard_price};
use crate::words::Locale;

/// A change of a player's numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NumbersChange {
    pub points: i32,
    /// Levels of the Stress track.
    pub stress: i32,
    pub dollars: i32,
    pub workers: i32,
}

/// One part of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangePart {
    /// The number with its sign and word.
    pub text: String,
    /// Good for the player.
    pub good: bool,
}

impl NumbersChange {
    /// Returns what actions change for the player who takes them; `None` if one is illegal.
    pub fn of(state: &State, actions: &[Action]) -> Option<NumbersChange> {
        let seat = state.seat;
        let mut after = state.clone();
        for &action in actions {
            Tramways::apply(&mut after, action, &mut Vec::new()).ok()?;
        }
        Some(NumbersChange::between(state, &after, seat))
    }

    /// Returns what discarding a card changes, even if the player cannot afford it (ADM-2, PLAY-3).
    pub fn of_discard(state: &State, card: CardId) -> NumbersChange {
        let mut able = state.clone();
        able.players[state.seat].money += discard_price(state.turn.discards) + card.card().fee();
        NumbersChange::of(&able, &[Action::Discard(card)]).unwrap_or_default()
    }

    /// Returns what actions and their forced follow-ups change; `None` if one is illegal.
    pub fn in_all(state: &State, actions: &[Action]) -> Option<NumbersChange> {
        PredictedOutcome::of(state, actions).map(|it| it.change)
    }

    /// The difference between two positions.
    pub fn between(before: &State, after: &State, seat: Seat) -> NumbersChange {
        let (before, after) = (&before.players[seat], &after.players[seat]);
        NumbersChange {
            points: i32::from(after.happiness) - i32::from(before.happiness),
            stress: i32::from(after.stress()) - i32::from(before.stress()),
            dollars: i32::from(after.money) - i32::from(before.money),
            workers: i32::from(after.workers) - i32::from(before.workers),
        }
    }

    /// The change without one part.
    pub fn less(self, part: NumbersChange) -> NumbersChange {
        NumbersChange {
            points: self.points - part.points,
            stress: self.stress - part.stress,
            dollars: self.dollars - part.dollars,
            workers: self.workers - part.workers,
        }
    }

    /// Returns whether nothing changes.
    pub fn is_nothing(&self) -> bool {
        *self == NumbersChange::default()
    }

    /// Lists the numbers that change, in words.
    pub fn parts(&self, locale: Locale) -> Vec<ChangePart> {
        let all = [
            (self.points, self.points > 0, locale.points_change(self.points)),
            (self.stress, self.stress < 0, locale.stress_change(self.stress)),
            (self.dollars, self.dollars > 0, locale.money_change(self.dollars)),
            (self.workers, self.workers > 0, locale.worker_change(self.workers)),
        ];
        let changed = all.into_iter().filter(|(number, ..)| *number != 0);
        changed.map(|(_, good, text)| ChangePart { text, good }).collect()
    }
}

/// The outcome of actions and their forced follow-ups. The fares of a ride come after its bonus
/// (MOV-5), for which the least useful choice is assumed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PredictedOutcome {
    /// The change for the player who acts.
    pub change: NumbersChange,
    /// The owner of a Link that cannot be paid in full; `change` includes its +1 Stress (MOV-7).
    pub unpaid: Option<Seat>,
    /// Happiness Points for other players (MOV-6).
    pub gifts: Vec<(Seat, i32)>,
}

impl PredictedOutcome {
    /// Returns the outcome of actions; `None` if one is illegal.
    pub fn of(state: &State, actions: &[Action]) -> Option<PredictedOutcome> {
        let (after, events) = ahead(state, actions)?;
        let unpaid = events.iter().find_map(|event| match event {
            Event::Owed { owner, .. } => Some(*owner),
            _ => None,
        });
        let points = |seat: Seat| NumbersChange::between(state, &after, seat).points;
        let others = state.players.seats().filter(|&seat| seat != state.seat);
        let gifts = others.map(|seat| (seat, points(seat))).filter(|gift| gift.1 > 0).collect();
        Some(PredictedOutcome {
            change: NumbersChange::between(state, &after, state.seat),
            unpaid,
            gifts,
        })
    }
}

/// The position after actions and their forced follow-ups, with all events.
fn ahead(state: &State, actions: &[Action]) -> Option<(State, Vec<Event>)> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    for &action in actions {
        Tramways::apply(&mut after, action, &mut events).ok()?;
    }
    while let Some(action) = modest(&after) {
        Tramways::apply(&mut after, action, &mut events).ok()?;
    }
    Some((after, events))
}

/// The least useful choice of a ride's bonus: no dollars taken and none spent. `None` if the decision is not about a bonus.
fn modest(state: &State) -> Option<Action> {
    let legal = Tramways::legal(state);
    match state.decision {
        Decision::Buy => Some(Action::Buy(0)),
        Decision::Bonus => legal.iter().find(|it| **it != Action::Five).or(legal.first()).copied(),
        Decision::BookTake(_) | Decision::BookTop(_)
            if matches!(state.work, CurrentAction::Ride(_)) =>
        {
            legal.first().copied()
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Rng;
    use crate::titles::tramways::view::cost::payment::{PaymentChoice, propose};
    use crate::titles::tramways::view::fixture::{asking, play, walk_of};

    /// The sign and the amount stay on one line.
    #[test]
    fn no_line_break_between_a_sign_and_its_amount() {
        let paid = NumbersChange { dollars: -3, ..NumbersChange::default() };
        let said = Locale::ALL.map(|locale| paid.parts(locale)[0].text.clone());
        assert_eq!(said, ["−\u{2060}$3", "−3\u{a0}$"]);
    }

    #[test]
    fn taking_two_dollars_adds_two_dollars() {
        let mut count = 0;
        for state in asking(|decision| decision == Decision::Task) {
            if let Some(change) = NumbersChange::of(&state, &[Action::TwoDollars]) {
                assert_eq!(change, NumbersChange { dollars: 2, ..NumbersChange::default() });
                assert_eq!(change.parts(Locale::English)[0].text, "+\u{2060}$2");
                count += 1;
            }
        }
        assert!(count > 20, "{count}");
    }

    #[test]
    fn the_newest_card_of_the_line_costs_stress() {
        for state in asking(|decision| decision == Decision::Line) {
            let newest = *state.market.open.last().expect("a line has cards");
            let change = NumbersChange::of(&state, &[Action::Take(newest)]).expect("legal");
            let after_top = state.player().stress() == 21;
            assert!(change.stress > 0 || after_top && change.points < 0);
        }
    }

    /// A discard that is too dear still shows its price (ADM-2, PLAY-3).
    #[test]
    fn a_discard_that_cannot_be_paid_shows_its_price() {
        let mut count = 0;
        for mut state in asking(|decision| decision == Decision::Administration) {
            state.players[state.seat].money = 0;
            for card in state.player().hand.clone() {
                let price = discard_price(state.turn.discards) + card.card().fee();
                let change = NumbersChange::of_discard(&state, card);
                let refused = Tramways::check(&state, Action::Discard(card)).is_err();
                assert!(refused || price == 0);
                assert!(!refused || change.dollars < 0, "{}", card.name());
                count += u32::from(refused);
            }
        }
        assert!(count > 0);
    }

    /// The change shown for a payment is the change at the end of the action, except for the bonus.
    #[test]
    fn the_announced_change_of_a_payment_happens() {
        let (mut paid, mut waited) = (0, 0);
        for state in (1..=4).flat_map(|players| bills(players, 12)) {
            let proposal = propose(&state, &PaymentChoice::default()).expect("bills can be paid");
            let said = NumbersChange::in_all(&state, &proposal.actions).expect("legal");
            let mut after = play(&state, &proposal.actions);
            let mut rng = Rng::new(paid);
            let mut extra = 0;
            while after.seat == state.seat && is_bonus(&after) {
                let legal = Tramways::legal(&after);
                let action = legal[rng.below(legal.len())];
                let action = if after.decision == Decision::Buy { Action::Buy(0) } else { action };
                extra += if action == Action::Five { 5 } else { 0 };
                after = play(&after, &[action]);
                waited += 1;
            }
            let change = NumbersChange::between(&state, &after, state.seat);
            // A player who cannot pay a fare pays all cash, the bonus included (MOV-7).
            let more = change.dollars - said.dollars;
            assert!((0..=extra).contains(&more), "{more} of {extra}");
            let lower = if extra == 0 { change.stress } else { said.stress };
            let bare = NumbersChange { dollars: said.dollars, stress: lower, ..change };
            assert_eq!((said, change.points), (bare, said.points), "{:?}", state.decision);
            paid += 1;
        }
        assert!(paid > 200 && waited > 10, "only {paid}, {waited} with a bonus");
    }

    fn is_bonus(state: &State) -> bool {
        matches!(
            state.decision,
            Decision::Bonus | Decision::Buy | Decision::BookTake(_) | Decision::BookTop(_)
        )
    }

    /// The payments of random games.
    fn bills(players: usize, games: u64) -> Vec<State> {
        let games = (0..games).flat_map(|seed| walk_of(players, seed));
        games.filter(|state| state.decision.is_payment()).collect()
    }

    /// A ride over another player's Links shows that player's points before it is paid (MOV-6).
    #[test]
    fn shows_points_for_other_players_before_a_ride_is_paid() {
        let mut given = 0;
        for state in bills(3, 12) {
            let (CurrentAction::Ride(ride), Decision::Bill) = (&state.work, state.decision) else {
                continue;
            };
            let proposal = propose(&state, &PaymentChoice::default()).expect("bills can be paid");
            let gifts = PredictedOutcome::of(&state, &proposal.actions).expect("legal").gifts;
            let owners = ride.links.iter().map(|&link| state.link(link).owner);
            let others = owners.filter(|&owner| owner != state.seat).count() as i32;
            assert_eq!(gifts.iter().map(|gift| gift.1).sum::<i32>(), others);
            given += others;
        }
        assert!(given > 0);
    }

    #[test]
    fn an_illegal_decision_has_no_change() {
        let state = &asking(|decision| decision == Decision::Task)[0];
        assert_eq!(NumbersChange::of(state, &[Action::Pass]), None);
    }
}
