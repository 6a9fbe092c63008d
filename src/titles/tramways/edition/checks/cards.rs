//! Checks of the cards against CARD-1 to CARD-8.

use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{Card, CardId, Consequence, Family, IconSlot, SLOTS};
use crate::titles::tramways::rules::icon::{Destination, Icon, ParcelId};

fn faces() -> impl Iterator<Item = &'static Card> {
    CardId::all().map(CardId::card)
}

fn icons(card: &Card) -> impl Iterator<Item = Icon> + '_ {
    card.slots.iter().copied().flatten()
}

fn to(kind: BuildingType) -> Icon {
    Icon::To(Destination::Kind(kind))
}

/// Returns how many of these cards have the icon.
fn showing(cards: impl Iterator<Item = CardId>, icon: Icon) -> usize {
    cards.filter(|card| icons(card.card()).any(|other| other == icon)).count()
}

#[test]
fn card_1_counts_of_the_families() {
    assert_eq!(CardId::development().count(), 20);
    assert_eq!(ParcelId::all().count(), 25);
    assert!(BuildingType::ALL.into_iter().all(|kind| CardId::of_kind(kind).count() == 4));
    assert_eq!(CardId::auction().count(), 30);
    assert_eq!((0..5).flat_map(CardId::generic).count(), 10);
    assert_eq!(CardId::all().count(), 101);
}

#[test]
fn card_2_icons_fill_the_slots_from_the_first_on() {
    for id in CardId::all() {
        let slots = id.card().slots;
        let filled = slots.iter().take_while(|slot| slot.is_some()).count();
        assert!(slots[filled..].iter().all(Option::is_none), "{} has a gap", id.name());
        assert!((2..=SLOTS).contains(&filled), "{} has {filled} icons", id.name());
    }
}

#[test]
fn card_2_no_icon_twice_and_no_printed_stripe() {
    for id in CardId::all() {
        let shown: Vec<Icon> = icons(id.card()).collect();
        assert!(!shown.contains(&Icon::Stripe), "{} prints a stripe", id.name());
        for (i, icon) in shown.iter().enumerate() {
            assert!(!shown[..i].contains(icon), "{} shows {icon:?} twice", id.name());
        }
    }
}

#[test]
fn card_2_only_void_tickets_have_no_stripe() {
    for id in CardId::all() {
        let void = id.card().consequence == Consequence::Void;
        assert_eq!(id.card().icon(IconSlot::STRIPE).is_none(), void, "{}", id.name());
        assert!(!void || matches!(id.family().0, Family::Auction), "{}", id.name());
    }
}

#[test]
fn card_3_every_icon_is_on_four_cards_or_more() {
    // Parcel icons have their own cards, and the stripe is not in a slot.
    let rare = |icon: &Icon| matches!(icon, Icon::To(Destination::Parcel(_)) | Icon::Stripe);
    for icon in Icon::all().filter(|icon| !rare(icon)) {
        let count = showing(CardId::all(), icon);
        assert!(count >= 4, "{icon:?} is on {count} cards");
    }
}

#[test]
fn card_3_the_four_destinations_are_about_equally_common() {
    let families: [(&str, Vec<CardId>); 4] = [
        ("development", CardId::development().collect()),
        ("parcel", ParcelId::all().map(CardId::of_parcel).collect()),
        ("building", BuildingType::ALL.into_iter().flat_map(CardId::of_kind).collect()),
        ("auction", CardId::auction().collect()),
    ];
    for (name, cards) in families {
        let counts = BuildingType::ALL.map(|kind| showing(cards.iter().copied(), to(kind)));
        let (low, high) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
        assert!(high - low <= 2, "{name} cards: R C I L {counts:?}");
    }
}

#[test]
fn card_3_no_face_comes_twice_but_the_generic_ones() {
    let distinct: Vec<CardId> = CardId::all()
        .filter(|card| !matches!(card.family().0, Family::GenericA | Family::GenericB))
        .collect();
    for (i, a) in distinct.iter().enumerate() {
        for b in &distinct[..i] {
            assert_ne!(a.set(), b.set(), "{} and {} show the same", a.name(), b.name());
        }
    }
}

#[test]
fn card_4_only_auction_cards_have_consequences() {
    let marked = |consequence| faces().filter(move |c| c.consequence == consequence).count();
    assert!(marked(Consequence::Pay3) >= 6);
    assert!(marked(Consequence::Stress) >= 6);
    for id in CardId::all().filter(|id| !matches!(id.family().0, Family::Auction)) {
        assert_eq!(id.card().consequence, Consequence::None, "{}", id.name());
    }
    let free = CardId::auction().filter(|id| id.card().consequence == Consequence::None).count();
    assert!((6..=10).contains(&free), "{free} Auction cards without a Consequence");
}

#[test]
fn card_4_a_consequence_is_paid_for_with_icons() {
    for id in CardId::auction() {
        let shown = icons(id.card()).count();
        match id.card().consequence {
            Consequence::None => assert!(shown == 3, "{} is free and has {shown}", id.name()),
            _ => assert!(shown == 4, "{} has only {shown} icons", id.name()),
        }
    }
}

#[test]
fn card_5_three_to_five_void_tickets() {
    let void = CardId::auction().filter(|id| id.card().is_void()).count();
    assert!((3..=5).contains(&void), "{void} Void Tickets");
}

#[test]
fn card_6_generic_faces() {
    for seat in 0..5 {
        let [a, b] = CardId::generic(seat).map(CardId::card);
        assert_eq!(icons(a).collect::<Vec<_>>(), [Icon::Rails(2), Icon::Worker]);
        assert_eq!(icons(b).collect::<Vec<_>>(), [Icon::Money(1), Icon::Build]);
    }
}

#[test]
fn card_7_a_number_is_on_its_own_parcel_card_only() {
    for id in CardId::all() {
        let own = match id.family().0 {
            Family::Parcel(parcel) => Some(parcel),
            _ => None,
        };
        let shown: Vec<ParcelId> = icons(id.card())
            .filter_map(|icon| match icon {
                Icon::To(Destination::Parcel(parcel)) => Some(parcel),
                _ => None,
            })
            .collect();
        assert_eq!(shown, own.into_iter().collect::<Vec<_>>(), "{}", id.name());
    }
}

#[test]
fn card_7_some_building_cards_lack_the_destination_of_their_type() {
    for kind in BuildingType::ALL {
        let own = showing(CardId::of_kind(kind), to(kind));
        assert!((1..=3).contains(&own), "{own} {kind:?} cards show their own type");
        assert!(CardId::of_kind(kind).any(|id| icons(id.card()).all(|icon| icon != to(kind))));
    }
}

#[test]
fn card_8_counts_of_player_marks_on_auction_cards() {
    let marked = |n: u8| CardId::auction().filter(|id| id.card().players == n).count();
    assert_eq!([2, 3, 4, 5].map(marked), [12, 6, 6, 6]);
    let auction: Vec<CardId> = CardId::auction().collect();
    assert!(CardId::all().filter(|id| id.card().players != 0).eq(auction));
}

#[test]
fn card_8_every_player_count_meets_every_kind_of_temptation() {
    for players in 2..=5 {
        let used = || CardId::auction().filter(move |id| id.card().players <= players);
        for consequence in [Consequence::Pay3, Consequence::Stress, Consequence::Void] {
            assert!(used().any(|id| id.card().consequence == consequence));
        }
        for icon in [Icon::UpgradeLink, Icon::UpgradeBuilding, Icon::Worker, Icon::Rails(3)] {
            assert!(showing(used(), icon) > 0, "{players} players: no {icon:?}");
        }
    }
}
