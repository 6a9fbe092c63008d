//! The icons that can be paid together (PLAY-3, PLAY-5, RAIL-1).

use super::{act, draw, fees, icons, is_legal, names, open};
use catenary::engine::game::Rng;
use catenary::titles::tramways::rules::building_type::BuildingType;
use catenary::titles::tramways::rules::card::{CardId, IconSlot};
use catenary::titles::tramways::rules::icon::{Destination, Icon};
use serde_json::json;
use std::collections::BTreeSet;

type Choice = Vec<(CardId, IconSlot)>;

/// Returns all ways to add one wanted icon to the chosen ones.
fn with_one(hand: &[CardId], chosen: &[Choice], wanted: impl Fn(Icon) -> bool) -> Vec<Choice> {
    let all = hand.iter().flat_map(|&card| icons(card).into_iter().map(move |i| (card, i)));
    let fits: Vec<(CardId, IconSlot)> =
        all.filter(|(_, (_, icon))| wanted(*icon)).map(|(card, (slot, _))| (card, slot)).collect();
    let add = |choice: &Choice| {
        let free = fits.iter().filter(|icon| !choice.contains(icon));
        let longer = |icon: &(CardId, IconSlot)| choice.iter().copied().chain([*icon]).collect();
        free.map(longer).collect::<Vec<Choice>>()
    };
    chosen.iter().flat_map(add).collect()
}

/// Returns the sums of rail symbols that can be paid together with the chosen icons.
fn sums(hand: &[CardId], cash: u16, chosen: &[Choice]) -> BTreeSet<u8> {
    let mut found = BTreeSet::new();
    for choice in chosen {
        let used: BTreeSet<CardId> = choice.iter().map(|(card, _)| *card).collect();
        let paid = fees(used.iter().copied());
        if paid > cash {
            continue;
        }
        let mut states: BTreeSet<(u8, u16)> = [(0, paid)].into();
        for &card in hand {
            let fee = if used.contains(&card) { 0 } else { card.card().fee() };
            let rails: Vec<u8> =
                icons(card).iter().map(|(_, icon)| icon.rails()).filter(|&n| n > 0).collect();
            for (sum, paid) in states.clone() {
                for some in 1..1u32 << rails.len() {
                    let bits = rails.iter().enumerate().filter(|(i, _)| some & (1 << i) != 0);
                    states.insert((sum + bits.map(|(_, n)| n).sum::<u8>(), paid + fee));
                }
            }
            states.retain(|&(_, paid)| paid <= cash);
        }
        found.extend(states.iter().map(|&(sum, _)| sum));
    }
    found
}

fn to(kinds: &'static [BuildingType]) -> impl Fn(Icon) -> bool {
    move |icon| kinds.iter().any(|&kind| icon == Icon::To(Destination::Kind(kind)))
}

const EITHER: &[BuildingType] = &[BuildingType::Residence, BuildingType::Commerce];

#[test]
fn runs_and_upgrades_allow_exactly_the_payments_of_the_hand() {
    let mut rng = Rng::new(1);
    for _ in 0..300 {
        let count = 1 + rng.below(7);
        let (hand, cash) = (draw(&mut rng, count), rng.below(10) as u16);
        let position = json!({
            "map": ["R  .  .  .  .  C", "R  .  .  .  .  .  .  .  .  ~"],
            "players": [{ "hand": names(&hand), "money": cash, "links": ["A1 F1"] }, {}],
        });
        let mut opened = open(position);
        let none = [Vec::new()];
        let open_sums = sums(&hand, cash, &none);
        let ends = with_one(&hand, &none, to(EITHER));
        let upgrade = with_one(&hand, &ends, |icon| icon == Icon::UpgradeLink);
        let upgrades = upgrade.iter().any(|c| fees(c.iter().map(|(card, _)| *card)) <= cash);
        assert_eq!(is_legal(&opened, "upgrade-link"), upgrades, "{:?} ${cash}", names(&hand));
        let runs = open_sums.iter().any(|&sum| sum > 0);
        assert_eq!(is_legal(&opened, "rails"), runs, "{:?} ${cash}", names(&hand));
        if !runs || !is_legal_run(&mut opened) {
            continue;
        }
        for tiles in 1..=7 {
            if !is_legal(&opened, "lay e") {
                break;
            }
            act(&mut opened, "lay e");
            let payable = open_sums.contains(&tiles);
            assert_eq!(is_legal(&opened, "done"), payable, "{tiles} {:?} ${cash}", names(&hand));
        }
    }
}

/// Starts the run along the second row, and returns whether that is legal.
fn is_legal_run(opened: &mut super::Opened) -> bool {
    act(opened, "rails");
    let legal = is_legal(opened, "head B2w");
    if legal {
        act(opened, "head B2w");
    }
    legal
}

#[test]
fn a_link_is_completed_with_the_icon_of_an_end() {
    let mut rng = Rng::new(2);
    for _ in 0..300 {
        let count = 1 + rng.below(6);
        let (hand, cash) = (draw(&mut rng, count), rng.below(10) as u16);
        let position = json!({
            "map": ["R  .  .  .  C"],
            "players": [{ "hand": names(&hand), "money": cash }, {}],
        });
        let mut opened = open(position);
        let payable = sums(&hand, cash, &with_one(&hand, &[Vec::new()], to(EITHER))).contains(&3);
        let mut whole = true;
        for text in ["rails", "head B1w", "lay e", "lay e", "lay e"] {
            whole = whole && is_legal(&opened, text);
            if whole {
                act(&mut opened, text);
            }
        }
        assert_eq!(whole, payable, "{:?} ${cash}", names(&hand));
    }
}
