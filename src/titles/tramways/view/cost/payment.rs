//! Proposals for a whole payment: least Stress first, then the least valuable cards.

use crate::engine::game::Game;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Consequence, IconSlot, Slots};
use crate::titles::tramways::rules::icon::{Destination, Icon, IconSet};
use crate::titles::tramways::rules::state::{Decision, Payment, State};
use crate::titles::tramways::view::cost::change::NumbersChange;

/// An icon of a card in hand.
pub type IconPlace = (CardId, IconSlot);

/// The player's wishes for the payment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaymentChoice {
    /// Icons to pay with, the latest wish last.
    pub with: Vec<IconPlace>,
    /// Icons to keep.
    pub without: Vec<IconPlace>,
}

impl PaymentChoice {
    /// Updates the wishes for a clicked icon: a lit one is to be kept, any other is to be used.
    pub fn toggle(&mut self, place: IconPlace, lit: bool) {
        self.with.retain(|other| *other != place);
        self.without.retain(|other| *other != place);
        if lit { self.without.push(place) } else { self.with.push(place) }
    }
}

/// A whole payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The actions, each legal after those before it.
    pub actions: Vec<Action>,
    /// The icons played.
    pub places: Vec<IconPlace>,
}

/// Returns the best payment, as close to the wishes as possible; `None` if no payment is asked for.
pub fn propose(state: &State, payment_choice: &PaymentChoice) -> Option<Proposal> {
    let items = items(state);
    let best = match state.decision {
        Decision::Bill => best_bill(state, &items, payment_choice),
        Decision::Money(payment) => best_money(state, &items, payment, payment_choice),
        _ => None,
    }?;
    let places: Vec<IconPlace> = best.iter().map(|&at| items[at].place).collect();
    let plays = places.iter().map(|&(card, slot)| Action::Play(card, slot)).collect();
    Some(Proposal { actions: settled(state, plays), places })
}

/// Adds the cash still owed after the icons.
fn settled(state: &State, mut plays: Vec<Action>) -> Vec<Action> {
    let mut after = state.clone();
    for &play in &plays {
        if Tramways::apply(&mut after, play, &mut Vec::new()).is_err() {
            return plays;
        }
    }
    if matches!(state.decision, Decision::Money(_)) && after.decision == state.decision {
        plays.push(Action::Cash);
    }
    plays
}

/// A playable icon.
struct PlayableIcon {
    place: IconPlace,
    icon: Icon,
    /// Its card is already in play.
    in_play: bool,
}

fn items(state: &State) -> Vec<PlayableIcon> {
    let held = state.player().hand.iter().map(|&card| (card, Slots::EMPTY, false));
    let played = state.played.iter().map(|played| (played.card, played.used, true));
    let icons = |(card, used, in_play): (CardId, Slots, bool)| {
        let free = move |(slot, _): &(IconSlot, Icon)| !used.has(*slot);
        let item = move |(slot, icon)| PlayableIcon { place: (card, slot), icon, in_play };
        card.card().icons().filter(free).map(item)
    };
    held.chain(played).flat_map(icons).collect()
}

/// A measure of a payment; the smaller one is better.
type Badness = (usize, usize, u32, u16, u32, u32);

fn badness(items: &[PlayableIcon], chosen: &[usize], payment_choice: &PaymentChoice) -> Badness {
    let has = |place: &IconPlace| chosen.iter().any(|&at| items[at].place == *place);
    let unwanted = payment_choice.without.iter().filter(|place| has(place)).count();
    // The latest wish weighs most: it wins over an older one that it excludes.
    let missed = payment_choice.with.iter().rev().position(|place| !has(place));
    let missed = missed.map_or(0, |age| payment_choice.with.len() - age);
    let (mut stress, mut fees, mut worth) = (0, 0, 0);
    for (n, &at) in chosen.iter().enumerate() {
        let PlayableIcon { place: (card, _), icon, in_play } = items[at];
        let first = !in_play && chosen[..n].iter().all(|&other| items[other].place.0 != card);
        let face = card.card();
        stress += u32::from(!first || face.consequence == Consequence::Stress);
        if first {
            fees += face.fee();
            worth += face.icons().map(|(_, icon)| value(icon)).sum::<u32>();
        }
        worth += value(icon);
    }
    (missed, unwanted, stress, fees, worth, chosen.len() as u32)
}

/// Value of keeping an icon.
fn value(icon: Icon) -> u32 {
    match icon {
        Icon::Rails(n) | Icon::Money(n) => 2 * u32::from(n),
        Icon::UpgradeLink | Icon::UpgradeBuilding => 7,
        Icon::Build => 5,
        Icon::To(_) => 3,
        Icon::Worker => 4,
        Icon::Passenger => 2,
        Icon::Calm => 4,
        Icon::Stripe => 1,
    }
}

/// The search for the best payment.
struct PaymentSearch<'a> {
    items: &'a [PlayableIcon],
    payment_choice: &'a PaymentChoice,
    cash: u16,
    chosen: Vec<usize>,
    best: Option<(Badness, Vec<usize>)>,
}

impl<'a> PaymentSearch<'a> {
    fn new(
        state: &State,
        items: &'a [PlayableIcon],
        payment_choice: &'a PaymentChoice,
    ) -> PaymentSearch<'a> {
        let cash = state.player().money;
        PaymentSearch { items, payment_choice, cash, chosen: Vec::new(), best: None }
    }

    fn fees(&self) -> u16 {
        badness(self.items, &self.chosen, &PaymentChoice::default()).3
    }

    fn judge(&mut self) {
        if self.fees() > self.cash {
            return;
        }
        let badness = badness(self.items, &self.chosen, self.payment_choice);
        if self.best.as_ref().is_none_or(|(least, _)| badness < *least) {
            self.best = Some((badness, self.chosen.clone()));
        }
    }

    /// Chooses one icon for each want, then rail symbols of exactly the number left.
    fn bill(&mut self, wants: &[IconSet], symbols: u8) {
        let Some((want, rest)) = wants.split_first() else {
            return self.symbols(0, symbols);
        };
        for at in 0..self.items.len() {
            if want.has(self.items[at].icon) && !self.chosen.contains(&at) {
                self.chosen.push(at);
                self.bill(rest, symbols);
                self.chosen.pop();
            }
        }
    }

    fn symbols(&mut self, from: usize, left: u8) {
        if left == 0 {
            return self.judge();
        }
        for at in from..self.items.len() {
            let rails = self.items[at].icon.rails();
            if rails > 0 && rails <= left && !self.chosen.contains(&at) {
                self.chosen.push(at);
                self.symbols(at + 1, left - rails);
                self.chosen.pop();
            }
        }
    }

    /// Chooses Money icons, all of them needed (AUC-4), so that cash can pay the rest.
    fn money(&mut self, from: usize, coins: &mut Vec<u16>, price: u16) {
        let sum: u16 = coins.iter().sum();
        if !coins.is_empty() && !coins.iter().all(|coin| sum - coin < price) {
            return;
        }
        let cash = self.cash.saturating_sub(self.fees());
        if sum + cash >= price {
            self.judge();
        }
        for at in from..self.items.len() {
            let coin = u16::from(self.items[at].icon.money());
            if coin > 0 {
                self.chosen.push(at);
                coins.push(coin);
                self.money(at + 1, coins, price);
                coins.pop();
                self.chosen.pop();
            }
        }
    }
}

fn best_bill(
    state: &State,
    items: &[PlayableIcon],
    payment_choice: &PaymentChoice,
) -> Option<Vec<usize>> {
    let mut search = PaymentSearch::new(state, items, payment_choice);
    search.bill(&state.bill.wants, state.bill.symbols);
    search.best.map(|(_, chosen)| chosen)
}

fn best_money(
    state: &State,
    items: &[PlayableIcon],
    payment: Payment,
    payment_choice: &PaymentChoice,
) -> Option<Vec<usize>> {
    let paid: u16 = state.coins.iter().map(|&coin| u16::from(coin)).sum();
    let mut search = PaymentSearch::new(state, items, payment_choice);
    search.money(0, &mut Vec::new(), payment.price.saturating_sub(paid));
    search.best.map(|(_, chosen)| chosen)
}

/// Returns the extra cost of playing an icon next: its card's Consequence, or the Stress of a further icon (PLAY-2, PLAY-3).
pub fn next_icon_cost(state: &State, (card, _): IconPlace) -> NumbersChange {
    let in_play = !state.used(card).is_empty();
    let face = card.card();
    let stressed = in_play || face.consequence == Consequence::Stress;
    let fee = if in_play { 0 } else { i32::from(face.fee()) };
    NumbersChange { stress: i32::from(stressed), dollars: -fee, ..NumbersChange::default() }
}

/// Returns whether an icon in hand could be part of the payment.
pub fn fitting(state: &State, place: IconPlace) -> bool {
    let Some(icon) = place.0.card().icon(place.1) else { return false };
    match state.decision {
        Decision::Bill => {
            state.bill.wants.iter().any(|want| want.has(icon))
                || (icon.rails() > 0 && icon.rails() <= state.bill.symbols)
        }
        Decision::Money(_) => icon.money() > 0,
        _ => false,
    }
}

/// Returns the icons that fit, for each icon of the bill.
pub fn wanted(state: &State) -> Vec<Vec<Icon>> {
    let kinds = BuildingType::ALL.into_iter().map(Destination::Kind);
    let places = kinds.chain(state.map.parcels().map(Destination::Parcel)).map(Icon::To);
    let all: Vec<Icon> = [Icon::UpgradeLink, Icon::Build, Icon::UpgradeBuilding, Icon::Stripe]
        .into_iter()
        .chain(places)
        .collect();
    let of = |want: &IconSet| all.iter().copied().filter(|icon| want.has(*icon)).collect();
    state.bill.wants.iter().map(of).collect()
}

/// Returns the number of rail symbols in hand on cards whose fee the player can pay.
pub fn most_symbols(state: &State) -> u8 {
    let money = state.player().money;
    let payable = |item: &PlayableIcon| item.in_play || item.place.0.card().fee() <= money;
    items(state).iter().filter(|item| payable(item)).map(|item| item.icon.rails()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::view::fixture::{asking, play};

    fn bills() -> Vec<State> {
        asking(|decision| decision == Decision::Bill)
    }

    #[test]
    fn every_bill_has_a_legal_proposal() {
        for state in bills() {
            let proposal = propose(&state, &PaymentChoice::default()).expect("bills can be paid");
            assert_ne!(play(&state, &proposal.actions).decision, Decision::Bill);
        }
    }

    #[test]
    fn every_price_has_a_legal_proposal() {
        for state in asking(|decision| matches!(decision, Decision::Money(_))) {
            let proposal = propose(&state, &PaymentChoice::default()).expect("prices can be paid");
            assert_ne!(play(&state, &proposal.actions).decision, state.decision);
        }
    }

    /// Pays a bill in every legal way and returns the least Stress.
    fn least_stress(state: &State) -> i32 {
        let mut open = vec![state.clone()];
        let mut least = i32::MAX;
        let mut tries = 0;
        while let Some(now) = open.pop() {
            tries += 1;
            if now.played.len() > 6 || tries > 3000 {
                continue;
            }
            for action in Tramways::legal(&now) {
                let after = play(&now, &[action]);
                if after.decision == Decision::Bill {
                    open.push(after);
                } else {
                    least = least.min(NumbersChange::between(state, &after, state.seat).stress);
                }
            }
        }
        least
    }

    #[test]
    fn no_way_to_pay_costs_less_stress() {
        for state in bills().into_iter().filter(|state| state.bill.symbols < 5).take(20) {
            let proposal = propose(&state, &PaymentChoice::default()).expect("bills can be paid");
            let stress = NumbersChange::of(&state, &proposal.actions).expect("legal").stress;
            assert!(stress <= least_stress(&state), "{:?}", state.bill);
        }
    }

    #[test]
    fn a_chosen_icon_is_used_if_legal() {
        let mut chosen = 0;
        for state in bills() {
            for action in Tramways::legal(&state) {
                let Action::Play(card, slot) = action else { continue };
                let payment_choice =
                    PaymentChoice { with: vec![(card, slot)], without: Vec::new() };
                let proposal = propose(&state, &payment_choice).expect("bills can be paid");
                assert!(proposal.places.contains(&(card, slot)), "{:?}", state.bill);
                assert_ne!(play(&state, &proposal.actions).decision, Decision::Bill);
                chosen += 1;
            }
        }
        assert!(chosen > 60, "{chosen}");
    }

    #[test]
    fn the_latest_choice_wins() {
        for state in bills() {
            let first = Tramways::legal(&state);
            let places: Vec<IconPlace> = first
                .iter()
                .filter_map(|action| match action {
                    Action::Play(card, slot) => Some((*card, *slot)),
                    _ => None,
                })
                .collect();
            let payment_choice = PaymentChoice { with: places.clone(), without: Vec::new() };
            let proposal = propose(&state, &payment_choice).expect("bills can be paid");
            assert!(proposal.places.contains(places.last().expect("a way to pay")));
        }
    }

    #[test]
    fn clicking_a_proposed_icon_still_pays_the_bill() {
        for state in bills() {
            let proposal = propose(&state, &PaymentChoice::default()).expect("bills can be paid");
            let mut payment_choice = PaymentChoice::default();
            payment_choice.toggle(proposal.places[0], true);
            let other = propose(&state, &payment_choice).expect("bills can be paid");
            assert_ne!(play(&state, &other.actions).decision, Decision::Bill);
        }
    }

    #[test]
    fn cash_goes_before_icons() {
        let mut paid = 0;
        for state in asking(|decision| matches!(decision, Decision::Money(_))) {
            let Decision::Money(payment) = state.decision else { continue };
            let proposal = propose(&state, &PaymentChoice::default()).expect("prices can be paid");
            if state.player().money >= payment.price {
                assert_eq!(proposal.actions, [Action::Cash]);
                paid += 1;
            }
        }
        assert!(paid > 25, "{paid}");
    }
}
