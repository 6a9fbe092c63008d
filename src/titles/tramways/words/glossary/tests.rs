//! The glossary is whole.

use crate::titles::tramways::words::glossary::*;
use crate::titles::tramways::words::rulebook::{RULEBOOK, find_rule};
use std::collections::BTreeSet;

#[test]
fn keys_are_entries_alone() {
    let keys: BTreeSet<&str> = GLOSSARY.iter().map(|entry| entry.key).collect();
    assert_eq!(keys.len(), GLOSSARY.len());
    assert!(RULEBOOK.iter().all(|chapter| !keys.contains(chapter.key)));
    assert!(keys.iter().all(|key| find_rule(key).is_none()));
}

#[test]
fn every_icon_and_consequence_is_explained() {
    let all: Vec<Meant> = GLOSSARY.iter().map(|entry| entry.meant).collect();
    let shown = |icon: &Icon| {
        all.iter().any(|meant| match meant {
            Meant::Icons(icons, _) => icons.iter().any(|other| match (icon, other) {
                (Icon::To(Destination::Parcel(_)), Icon::To(Destination::Parcel(_))) => true,
                _ => icon == other,
            }),
            _ => false,
        })
    };
    for card in crate::titles::tramways::rules::card::CardId::all() {
        assert!(card.card().icons().all(|(_, icon)| shown(&icon)), "{card:?}");
        let cost = card.card().consequence;
        let told = |meant: &Meant| matches!(meant, Meant::Cost(other, _) if *other == cost);
        assert!(cost == Consequence::None || all.iter().any(told), "{card:?}");
    }
}

#[test]
fn entries_speak_both_languages() {
    for entry in GLOSSARY {
        let [english, spanish] = Locale::ALL.map(|locale| entry.text(locale));
        assert!(!english.is_empty() && english != spanish, "{}", entry.key);
        assert!(Locale::ALL.iter().all(|&locale| !entry.name(locale).is_empty()));
    }
}
