//! Cards described by their icons, so that a file survives changes of the edition.

use crate::titles::tramways::rules::card::{CardId, Consequence, Family, SLOTS};
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::notation;
use arrayvec::ArrayVec;

/// The icons that a card must have or must lack, and its Consequence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct CardNeeds {
    with: Vec<Icon>,
    without: Vec<Icon>,
    consequence: Consequence,
}

/// Reads an icon's word, in upper or lower case.
fn icon_named(word: &str) -> Option<Icon> {
    Icon::all().find(|&icon| notation::icon_word(icon).eq_ignore_ascii_case(word))
}

impl CardNeeds {
    /// Reads words such as `2r R -1r !stress`.
    ///
    /// # Errors
    /// The first unknown word.
    pub(super) fn read(text: &str) -> Result<CardNeeds, String> {
        let mut needs = CardNeeds::default();
        for word in text.split_whitespace() {
            let (list, name) = match word.strip_prefix('-') {
                Some(name) => (&mut needs.without, name),
                None => (&mut needs.with, word),
            };
            match (consequence(word), icon_named(name)) {
                (Some(consequence), _) => needs.consequence = consequence,
                (None, Some(icon)) => list.push(icon),
                (None, None) => return Err(word.to_owned()),
            }
        }
        Ok(needs)
    }

    /// Returns whether a Parcel's number is needed.
    fn names_a_parcel(&self) -> bool {
        self.with.iter().any(|icon| matches!(icon, Icon::To(Destination::Parcel(_))))
    }

    /// Returns whether a card meets the needs.
    fn fits(&self, card: CardId) -> bool {
        let face = card.card();
        let mut free: ArrayVec<Icon, { SLOTS + 1 }> = face.icons().map(|(_, icon)| icon).collect();
        let has_all = self.with.iter().all(|wanted| {
            let at = free.iter().position(|icon| icon == wanted);
            at.map(|at| free.remove(at)).is_some()
        });
        has_all
            && face.consequence == self.consequence
            && !self.without.iter().any(|&icon| card.set().has(icon))
    }
}

fn consequence(word: &str) -> Option<Consequence> {
    match word.to_ascii_lowercase().as_str() {
        "!pay3" => Some(Consequence::Pay3),
        "!stress" => Some(Consequence::Stress),
        "!void" => Some(Consequence::Void),
        _ => None,
    }
}

/// Finds a different card for each of the needs, the plainest possible and none already taken.
/// Cards of Parcels on the map are found only by their numbers.
///
/// # Errors
/// The index of the first needs without a card.
pub(super) fn find(
    needs: &[CardNeeds],
    taken: &[CardId],
    map: &[CardId],
) -> Result<Vec<CardId>, usize> {
    let lists: Vec<Vec<CardId>> =
        needs.iter().map(|wanted| candidates(wanted, taken, map)).collect();
    let mut of_card: Vec<(CardId, usize)> = Vec::new();
    for index in 0..needs.len() {
        if !give(&lists, index, &mut of_card, &mut Vec::new()) {
            return Err(index);
        }
    }
    let card_of = |index| of_card.iter().find(|(_, owner)| *owner == index).map(|(card, _)| *card);
    Ok((0..needs.len()).filter_map(card_of).collect())
}

/// Finds a card for one of the needs; others may have to change theirs (Kuhn's matching).
fn give(
    lists: &[Vec<CardId>],
    index: usize,
    of_card: &mut Vec<(CardId, usize)>,
    tried: &mut Vec<CardId>,
) -> bool {
    for &card in &lists[index] {
        if tried.contains(&card) {
            continue;
        }
        tried.push(card);
        let Some(at) = of_card.iter().position(|(other, _)| *other == card) else {
            of_card.push((card, index));
            return true;
        };
        if give(lists, of_card[at].1, of_card, tried) {
            of_card[at].1 = index;
            return true;
        }
    }
    false
}

/// The cards that fit, fewest icons first, Building and Parcel cards last.
fn candidates(needs: &CardNeeds, taken: &[CardId], map: &[CardId]) -> Vec<CardId> {
    let barred =
        |card: &CardId| taken.contains(card) || map.contains(card) && !needs.names_a_parcel();
    let mut cards: Vec<CardId> =
        CardId::all().filter(|card| needs.fits(*card) && !barred(card)).collect();
    let is_last =
        |card: &CardId| matches!(card.family().0, Family::Building(_) | Family::Parcel(_));
    cards.sort_by_key(|card| (is_last(card), card.card().icons().count()));
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(text: &str) -> CardNeeds {
        CardNeeds::read(text).expect("the words are icons")
    }

    #[test]
    fn finds_a_different_card_for_each() {
        let wanted = [needs("stripe"), needs("2r worker"), needs("$1 build"), needs("A1")];
        let cards = find(&wanted, &[], &[]).expect("there are enough cards");
        assert!((0..4).all(|i| wanted[i].fits(cards[i]) && !cards[..i].contains(&cards[i])));
    }

    #[test]
    fn gives_a_rare_card_to_those_who_need_it() {
        let plain = find(&[needs("stripe")], &[], &[]).expect("a card")[0];
        let other = CardId::development().find(|&card| card != plain).expect("another");
        let taken: Vec<CardId> =
            CardId::all().filter(|card| ![plain, other].contains(card)).collect();
        let words: Vec<String> =
            plain.card().icons().map(|(_, i)| notation::icon_word(i)).collect();
        let found = find(&[needs("stripe"), needs(&words.join(" "))], &taken, &[]);
        assert_eq!(found, Ok(vec![other, plain]));
    }

    #[test]
    fn leaves_the_maps_parcel_cards_alone() {
        let a1 = CardId::named("A1").expect("a card");
        let taken: Vec<CardId> = CardId::all().filter(|&card| card != a1).collect();
        assert_eq!(find(&[needs("stripe")], &taken, &[]), Ok(vec![a1]));
        assert_eq!(find(&[needs("stripe")], &taken, &[a1]), Err(0));
        assert_eq!(find(&[needs("A1")], &taken, &[a1]), Ok(vec![a1]));
    }

    #[test]
    fn names_the_need_that_cannot_be_met() {
        assert_eq!(find(&[needs("A1"), needs("A1")], &[], &[]), Err(1));
        assert_eq!(CardNeeds::read("2r 9r"), Err("9r".to_owned()));
    }

    #[test]
    fn takes_no_card_with_another_consequence_or_an_unwanted_icon() {
        assert!(!needs("stripe").fits(find(&[needs("!stress")], &[], &[]).expect("one")[0]));
        let card = find(&[needs("2r -R -C -I -L")], &[], &[]).expect("one")[0];
        assert!(!card.set().has(icon_named("R").expect("an icon")));
    }
}
