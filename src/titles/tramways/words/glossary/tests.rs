//! Tests that the glossary is complete.

use crate::titles::tramways::words::glossary::*;
use crate::titles::tramways::words::{RULEBOOK, consequence_text, icon_text};

#[test]
fn every_icon_and_consequence_is_explained() {
    let explained = |icon: Icon| {
        EMBLEMS.iter().any(|(_, emblem)| match emblem {
            TermEmblem::Icons(icons) => icons.iter().any(|other| match (icon, other) {
                (Icon::To(Destination::Parcel(_)), Icon::To(Destination::Parcel(_))) => true,
                _ => icon == *other,
            }),
            _ => false,
        })
    };
    for card in crate::titles::tramways::rules::card::CardId::all() {
        assert!(card.card().icons().all(|(_, icon)| explained(icon)), "{card:?}");
        let cost = card.card().consequence;
        let listed = EMBLEMS.iter().any(|(_, emblem)| *emblem == TermEmblem::Cost(cost));
        assert!(cost == Consequence::None || listed, "{card:?}");
    }
}

#[test]
fn every_emblem_has_a_term_that_explains_it() {
    for (key, emblem) in EMBLEMS {
        let term = RULEBOOK.glossary.iter().find(|term| term.key == *key);
        let meaning = term.unwrap_or_else(|| panic!("no term is {key}")).text;
        match emblem {
            TermEmblem::Icons(icons) => {
                assert!(icons.iter().all(|icon| icon_text(*icon) == meaning), "{key}");
            }
            TermEmblem::Cost(cost) => assert_eq!(consequence_text(*cost), meaning, "{key}"),
            _ => {}
        }
    }
}
