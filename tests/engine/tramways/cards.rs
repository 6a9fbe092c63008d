//! CARD, PLAY: cards and how they are played.

use super::support::check;
use catenary::titles::tramways::rules::building_type::BuildingType;
use catenary::titles::tramways::rules::card::{CARDS, Card, CardId, Family, IconSlot, SLOTS};
use catenary::titles::tramways::rules::icon::{Destination, Icon, PARCELS};

fn of_family(is: impl Fn(Family) -> bool) -> Vec<&'static Card> {
    let cards = CardId::all().filter(|card| is(card.family().0));
    cards.map(CardId::card).collect()
}

#[test]
fn card_1_how_many() {
    assert_eq!(CardId::all().count(), CARDS);
    assert_eq!(CARDS, 101);
    assert_eq!(of_family(|f| f == Family::Development).len(), 20);
    assert_eq!(of_family(|f| matches!(f, Family::Parcel(_))).len(), PARCELS);
    for kind in BuildingType::ALL {
        assert_eq!(of_family(|f| f == Family::Building(kind)).len(), 4);
    }
    assert_eq!(of_family(|f| f == Family::Auction).len(), 30);
    assert_eq!(of_family(|f| f == Family::GenericA).len(), 5);
    assert_eq!(of_family(|f| f == Family::GenericB).len(), 5);
}

#[test]
fn card_2_slots_and_stripe() {
    for id in CardId::all() {
        let card = id.card();
        let icons = card.slots.iter().flatten().count();
        assert!((1..=SLOTS).contains(&icons), "{}", id.name());
        assert!(!card.slots.contains(&Some(Icon::Stripe)), "{}", id.name());
        assert_eq!(card.icon(IconSlot::STRIPE).is_none(), card.is_void(), "{}", id.name());
        assert!(!card.is_void() || id.family().0 == Family::Auction, "{}", id.name());
    }
}

#[test]
fn card_3_every_icon_is_on_some_card() {
    for icon in Icon::all() {
        assert!(CardId::all().any(|card| card.set().has(icon)), "{icon:?}");
    }
}

#[test]
fn card_4_consequences() {
    check("cards/card_4.json");
}

#[test]
fn card_5_void_tickets() {
    check("cards/card_5.json");
}

#[test]
fn card_6_generic_cards() {
    for seat in 0..5 {
        let [a, b] = CardId::generic(seat);
        assert_eq!((a.family().0, b.family().0), (Family::GenericA, Family::GenericB));
        assert_eq!(a.card(), &Card::new(&[Icon::Rails(2), Icon::Worker]));
        assert_eq!(b.card(), &Card::new(&[Icon::Money(1), Icon::Build]));
    }
}

#[test]
fn card_7_parcel_cards_show_their_number() {
    for id in CardId::all() {
        let number = |icon: &Icon| matches!(icon, Icon::To(Destination::Parcel(_)));
        let numbers: Vec<Icon> = id.card().slots.into_iter().flatten().filter(number).collect();
        let own = match id.family().0 {
            Family::Parcel(parcel) => vec![Icon::To(Destination::Parcel(parcel))],
            _ => Vec::new(),
        };
        assert_eq!(numbers, own, "{}", id.name());
    }
    let lacks_its_own = BuildingType::ALL.into_iter().flat_map(|kind| {
        CardId::of_kind(kind).filter(move |c| !c.set().has(Icon::To(Destination::Kind(kind))))
    });
    assert!(lacks_its_own.count() > 0, "a type's mark is no icon");
}

#[test]
fn card_8_auction_cards_by_players() {
    let marked = |players| move |card: &&&Card| card.players == players;
    let auction = of_family(|f| f == Family::Auction);
    assert_eq!([2, 3, 4, 5].map(|n| auction.iter().filter(marked(n)).count()), [12, 6, 6, 6]);
    let unmarked = of_family(|f| f != Family::Auction);
    assert!(unmarked.iter().all(|card| card.players == 0));
}

#[test]
fn play_1_to_the_discard_pile() {
    check("cards/play_1.json");
}

#[test]
fn play_2_stress_of_further_icons() {
    check("cards/play_2.json");
}

#[test]
fn play_3_consequences_come_first() {
    check("cards/play_3.json");
}

#[test]
fn play_4_one_action_at_a_time() {
    check("cards/play_4.json");
}

#[test]
fn play_5_in_full() {
    check("cards/play_5.json");
}

#[test]
fn play_6_no_refill_before_the_end() {
    check("cards/play_6.json");
}
