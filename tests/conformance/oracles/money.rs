//! The Money icons that can pay a price (AUC-4).

use super::{act, draw, fees, icons, is_legal, names, open};
use catenary::engine::game::{Game, Rng};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::card::{CardId, IconSlot};
use catenary::titles::tramways::rules::state::Decision;
use serde_json::json;

type Coin = (CardId, IconSlot, u16);

fn coins(hand: &[CardId]) -> Vec<Coin> {
    let of = |card: CardId| icons(card).into_iter().map(move |(slot, i)| (card, slot, i.money()));
    let all = hand.iter().flat_map(|&card| of(card));
    all.filter(|coin| coin.2 > 0).map(|(card, slot, n)| (card, slot, n.into())).collect()
}

/// Returns all sets of coins that can pay a price, without superfluous coins.
fn payments(hand: &[CardId], cash: u16, price: u16) -> Vec<Vec<Coin>> {
    let coins = coins(hand);
    let sets = (0..1u32 << coins.len()).map(|some| {
        let bits = coins.iter().enumerate().filter(|(i, _)| some & (1 << i) != 0);
        bits.map(|(_, coin)| *coin).collect::<Vec<Coin>>()
    });
    let pays = |set: &Vec<Coin>| {
        let sum: u16 = set.iter().map(|coin| coin.2).sum();
        let rest = price.saturating_sub(sum);
        set.iter().all(|coin| sum - coin.2 < price)
            && fees(set.iter().map(|coin| coin.0)) + rest <= cash
    };
    sets.filter(pays).collect()
}

#[test]
fn bids_are_paid_by_every_set_of_icons_that_fits() {
    let mut rng = Rng::new(3);
    for _ in 0..400 {
        let count = 1 + rng.below(9);
        let (hand, cash) = (draw(&mut rng, count), rng.below(6) as u16);
        let position = json!({
            "map": ["R  .  C"],
            "ask": "bid",
            "players": [{ "hand": names(&hand), "money": cash }, {}],
        });
        let opened = open(position);
        for price in 1..14 {
            let ways = payments(&hand, cash, price);
            let bid = format!("bid {price}");
            let shown = || format!("{bid} {:?} ${cash}", names(&hand));
            assert_eq!(is_legal(&opened, &bid), !ways.is_empty(), "{}", shown());
            if ways.is_empty() {
                continue;
            }
            let mut opened = opened.clone();
            act(&mut opened, &bid);
            pay(&mut opened, &ways, &mut rng, &shown());
        }
    }
}

/// Pays at random and compares the offered actions with the payments that are left.
fn pay(opened: &mut super::Opened, ways: &[Vec<Coin>], rng: &mut Rng, shown: &str) {
    let mut paid: Vec<Coin> = Vec::new();
    while matches!(opened.state.decision, Decision::Money(_)) {
        let left = |way: &&Vec<Coin>| paid.iter().all(|coin| way.contains(coin));
        let left: Vec<&Vec<Coin>> = ways.iter().filter(left).collect();
        let mut expected: Vec<Action> = left
            .iter()
            .flat_map(|way| way.iter())
            .filter(|coin| !paid.contains(coin))
            .map(|coin| Action::Play(coin.0, coin.1))
            .collect();
        if left.iter().any(|way| way.len() == paid.len()) {
            expected.push(Action::Cash);
        }
        expected.sort();
        expected.dedup();
        let legal = Tramways::legal(&opened.state);
        assert_eq!(legal, expected, "{shown} after {paid:?}");
        let action = legal[rng.below(legal.len())];
        if let Action::Play(card, slot) = action {
            let dollars = card.card().icon(slot).map_or(0, |icon| icon.money());
            paid.push((card, slot, dollars.into()));
        }
        Tramways::apply(&mut opened.state, action, &mut Vec::new()).expect("a legal action");
    }
}
