//! Opening hands: the possibilities of the first seven cards (SET-4, SET-6, SET-9, PLAY-4).

use crate::engine::game::Rng;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::icon::{Destination, Icon, ParcelId};

const HANDS: u64 = 5_000;

/// Four Parcel cards, the two Generic cards and a Development card.
fn opening_hand(seed: u64) -> Vec<CardId> {
    let mut rng = Rng::new(seed);
    let mut parcels: Vec<CardId> = ParcelId::all().map(CardId::of_parcel).collect();
    rng.shuffle(&mut parcels);
    parcels.truncate(4);
    let development: Vec<CardId> = CardId::development().collect();
    let development = development[rng.below(development.len())];
    parcels.into_iter().chain(CardId::generic(0)).chain([development]).collect()
}

fn best_rails(card: CardId) -> u8 {
    card.card().icons().map(|(_, icon)| icon.rails()).max().unwrap_or(0)
}

fn shows(card: CardId, icon: Icon) -> bool {
    card.set().has(icon)
}

/// The sums of rail symbols of any cards in the hand, with one icon of each card.
fn rail_sums(hand: &[CardId]) -> Vec<u8> {
    let mut sums = vec![0];
    for &card in hand {
        for (_, icon) in card.card().icons().filter(|(_, icon)| icon.rails() > 0) {
            let further: Vec<u8> = sums.iter().map(|sum| sum + icon.rails()).collect();
            sums.extend(further);
        }
        sums.sort_unstable();
        sums.dedup();
    }
    sums
}

/// The share of opening hands that pass a test, in percent.
fn percent(holds: impl Fn(&[CardId]) -> bool) -> u64 {
    let count = (0..HANDS).filter(|&seed| holds(&opening_hand(seed))).count() as u64;
    100 * count / HANDS
}

#[test]
fn play_5_every_opening_hand_can_lay_two_and_three_or_four_rails() {
    let without = ParcelId::all().filter(|&p| best_rails(CardId::of_parcel(p)) == 0).count();
    assert!(without < 4, "{without} Parcel cards lay no rails, and four of them make a hand");
    for seed in 0..HANDS {
        let sums = rail_sums(&opening_hand(seed));
        assert!(sums.contains(&2) && (sums.contains(&3) || sums.contains(&4)), "seed {seed}");
    }
}

#[test]
fn play_5_most_opening_hands_lay_any_number_of_rails_up_to_five() {
    let share = percent(|hand| {
        let sums = rail_sums(hand);
        (2..=5).all(|n| sums.contains(&n))
    });
    println!("2, 3, 4 and 5 rails exactly: {share} % of opening hands");
    assert!(share >= 80, "{share} %");
}

#[test]
fn play_5_opening_hands_name_building_types() {
    let types = |hand: &[CardId]| {
        let named = |kind| hand.iter().any(|&c| shows(c, Icon::To(Destination::Kind(kind))));
        BuildingType::ALL.into_iter().filter(|&kind| named(kind)).count()
    };
    let (two, three) = (percent(|hand| types(hand) >= 2), percent(|hand| types(hand) >= 3));
    println!("two types or more: {two} %, three or more: {three} % of opening hands");
    assert!(two >= 95 && three >= 60, "{two} % {three} %");
}

#[test]
fn play_5_opening_hands_differ_in_their_other_icons() {
    for icon in [Icon::UpgradeLink, Icon::UpgradeBuilding, Icon::Passenger, Icon::Calm] {
        let share = percent(|hand| hand.iter().any(|&card| shows(card, icon)));
        println!("{icon:?}: {share} % of opening hands");
        assert!((20..=90).contains(&share), "{icon:?}: {share} %");
    }
}

#[test]
fn card_4_auction_cards_have_better_rails_than_parcel_cards() {
    let most = |cards: &[CardId]| cards.iter().filter(|&&card| best_rails(card) == 3).count();
    let parcel: Vec<CardId> = ParcelId::all().map(CardId::of_parcel).collect();
    let auction: Vec<CardId> = CardId::auction().collect();
    assert!(most(&parcel) <= 1);
    assert!(most(&auction) >= 10);
}
