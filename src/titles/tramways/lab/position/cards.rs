//! The cards of a position, by notation or by their icons, with names given by the file.

use super::Position;
use super::needs::{self, CardNeeds};
use crate::measure::{PositionError, wrong};
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::map::Map;
use std::collections::BTreeMap;

/// The cards of all lists in a file, by the list's path.
pub(super) struct CardLists {
    lists: BTreeMap<String, Vec<CardId>>,
    /// Names given by the file, and the cards' own notation.
    pub(super) names: Vec<(String, String)>,
}

/// An entry of a list: a card, or needs that a card must meet.
enum CardEntry {
    Card(CardId),
    Needs(usize),
}

impl CardLists {
    /// Finds the cards of all lists.
    ///
    /// # Errors
    /// If an entry is no card, no card fits, or a card is in two places.
    pub(super) fn read(position: &Position, map: &Map) -> Result<CardLists, PositionError> {
        let mut entries: Vec<(String, Option<String>, CardEntry)> = Vec::new();
        let (mut needs, mut fixed) = (Vec::new(), Vec::new());
        for (list, texts) in lists(position) {
            for (i, text) in texts.iter().enumerate() {
                let at = format!("{list}[{i}]");
                let (name, entry) = read_entry(&at, text, &mut needs)?;
                if let CardEntry::Card(card) = entry {
                    if fixed.contains(&card) {
                        return wrong(at, format!("card {} is in two places", card.name()));
                    }
                    fixed.push(card);
                }
                entries.push((at, name, entry));
            }
        }
        let of_map: Vec<CardId> = map.parcels().map(CardId::of_parcel).collect();
        let found = needs::find(&needs, &fixed, &of_map).or_else(|index| {
            let is_it =
                |entry: &CardEntry| matches!(entry, CardEntry::Needs(other) if *other == index);
            let missing = entries.iter().find(|(_, _, entry)| is_it(entry));
            let what = "no card is left that carries these icons with this Consequence";
            wrong(missing.map_or("", |(at, ..)| at), what)
        })?;
        Ok(gather(entries, &found))
    }

    /// Removes and returns the cards of a list.
    pub(super) fn take(&mut self, list: &str) -> Vec<CardId> {
        self.lists.remove(list).unwrap_or_default()
    }

    /// Returns whether a card is in a list that was not taken.
    pub(super) fn has(&self, card: CardId) -> bool {
        self.lists.values().flatten().any(|&held| held == card)
    }
}

fn gather(entries: Vec<(String, Option<String>, CardEntry)>, found: &[CardId]) -> CardLists {
    let mut lists: BTreeMap<String, Vec<CardId>> = BTreeMap::new();
    let mut names = Vec::new();
    for (at, name, entry) in entries {
        let card = match entry {
            CardEntry::Card(card) => card,
            CardEntry::Needs(index) => found[index],
        };
        let list = at.rsplit_once('[').map_or(at.as_str(), |(list, _)| list);
        lists.entry(list.to_owned()).or_default().push(card);
        names.extend(name.map(|name| (name, card.name())));
    }
    CardLists { lists, names }
}

fn read_entry(
    at: &str,
    text: &str,
    needs: &mut Vec<CardNeeds>,
) -> Result<(Option<String>, CardEntry), PositionError> {
    let (name, what) = match text.split_once(':') {
        Some((name, what)) => (Some(name.trim().to_owned()), what.trim()),
        None => (None, text.trim()),
    };
    if let Some(name) = name.as_ref().filter(|name| CardId::named(name).is_some()) {
        return wrong(at, format!("{name:?} is a card already and cannot name another"));
    }
    if let Some(card) = CardId::named(what) {
        return Ok((name, CardEntry::Card(card)));
    }
    match CardNeeds::read(what) {
        Ok(wanted) => {
            needs.push(wanted);
            Ok((name, CardEntry::Needs(needs.len() - 1)))
        }
        Err(word) => wrong(at, format!("{word:?} is neither a card, such as dev7, nor an icon")),
    }
}

/// All lists of cards, with their paths.
fn lists(position: &Position) -> Vec<(String, &[String])> {
    let mut lists: Vec<(String, &[String])> = Vec::new();
    for (i, player) in position.players.iter().enumerate() {
        lists.push((format!("players[{i}].hand"), &player.hand));
        lists.push((format!("players[{i}].deck"), &player.deck));
        lists.push((format!("players[{i}].discard"), &player.discard));
    }
    let market = &position.market;
    lists.push(("market.open".to_owned(), &market.open));
    lists.push(("market.deck".to_owned(), &market.deck));
    lists.push(("market.discard".to_owned(), &market.discard));
    let books = position.books.iter().enumerate();
    lists.extend(books.map(|(i, book)| (format!("books[{i}]"), book.as_slice())));
    lists.push(("display".to_owned(), &position.display));
    lists.push(("development_deck".to_owned(), &position.development_deck));
    let building = position.building_cards.as_deref().unwrap_or_default();
    lists.push(("building_cards".to_owned(), building));
    lists
}
