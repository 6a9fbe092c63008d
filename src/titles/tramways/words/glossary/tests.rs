//! The glossary is whole.

use crate::titles::tramways::words::glossary::*;

#[test]
fn every_icon_and_consequence_is_explained() {
    let explained = |icon: Icon| {
        GLOSSARY.iter().any(|(emblem, _)| match emblem {
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
        let told = GLOSSARY.iter().any(|(emblem, _)| *emblem == Emblem::Cost(cost));
        assert!(cost == Consequence::None || told, "{card:?}");
    }
}
