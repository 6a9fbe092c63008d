//! The glossary is whole.

use crate::titles::tramways::words::RULEBOOK;
use crate::titles::tramways::words::glossary::*;

#[test]
fn every_icon_and_consequence_is_explained() {
    let explained = |icon: Icon| {
        EMBLEMS.iter().any(|(_, emblem)| match emblem {
            Emblem::Icons(icons) => icons.iter().any(|other| match (icon, other) {
                (Icon::To(Destination::Parcel(_)), Icon::To(Destination::Parcel(_))) => true,
                _ => icon == *other,
            }),
            _ => false,
        })
    };
    for card in crate::titles::tramways::rules::card::CardId::all() {
        assert!(card.card().icons().all(|(_, icon)| explained(icon)), "{card:?}");
        let cost = card.card().consequence;
        let told = EMBLEMS.iter().any(|(_, emblem)| *emblem == Emblem::Cost(cost));
        assert!(cost == Consequence::None || told, "{card:?}");
    }
}

#[test]
fn every_emblem_stands_beside_a_term() {
    for (key, _) in EMBLEMS {
        assert!(RULEBOOK.glossary.iter().any(|term| term.key == *key), "{key}");
    }
}
