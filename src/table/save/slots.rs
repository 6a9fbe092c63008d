//! Two slots for each saved game, written in turn: a write that is torn costs one decision at most.
//!
//! A slot is `CHECKSUM REVISION SAVE`: eight hexadecimal digits of the CRC-32 of what follows
//! them, the save's revision, and the save's text. Older pages kept one entry a game, the bare
//! text of the save.

use super::{Save, SaveError};
use crate::engine::codec::crc32;

/// The digits of a checksum.
const CHECKSUM: usize = 8;

/// One of the two places for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The first.
    A,
    /// The second.
    B,
}

impl Slot {
    /// Both.
    pub const BOTH: [Slot; 2] = [Slot::A, Slot::B];

    /// The other one.
    pub fn other(self) -> Slot {
        match self {
            Slot::A => Slot::B,
            Slot::B => Slot::A,
        }
    }
}

/// What is stored of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slots {
    /// The text of the first slot.
    pub a: Option<String>,
    /// The text of the second slot.
    pub b: Option<String>,
    /// The entry of an older page.
    pub old: Option<String>,
}

/// What the stored texts of a game come to.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// The newest sound save.
    Good(Box<Save>),
    /// Nothing that can be read: the newest text, and why not.
    Broken(String, SaveError),
}

/// A save as it goes into a slot.
pub fn wrap(revision: u64, save: &str) -> String {
    let body = format!("{revision} {save}");
    format!("{:08x} {body}", crc32(body.as_bytes()))
}

/// The revision and the save of a slot's text; nothing where the text is not as it was written.
pub fn unwrap(text: &str) -> Option<(u64, &str)> {
    let (checksum, body) = text.split_at_checked(CHECKSUM)?;
    let body = body.strip_prefix(' ')?;
    let digits = checksum.bytes().all(|digit| digit.is_ascii_hexdigit());
    let sum = u32::from_str_radix(checksum, 16).ok()?;
    if !digits || sum != crc32(body.as_bytes()) {
        return None;
    }
    let (revision, save) = body.split_once(' ')?;
    Some((revision.parse().ok()?, save))
}

impl Slots {
    /// The text of a slot.
    pub fn text(&self, slot: Slot) -> Option<&str> {
        match slot {
            Slot::A => self.a.as_deref(),
            Slot::B => self.b.as_deref(),
        }
    }

    /// The key of the game's title, as far as one can see without reading a save; nothing where it is of a version
    /// that had none.
    pub fn title(&self) -> Option<&str> {
        let texts = [&self.a, &self.b, &self.old].into_iter().flatten();
        let mut titles = texts.filter_map(|text| {
            let (_, after) = text.split_once(r#""title":""#)?;
            Some(after.split_once('"')?.0)
        });
        titles.next()
    }

    fn sound(&self, slot: Slot) -> Option<(u64, &str)> {
        unwrap(self.text(slot)?)
    }

    /// The revision of a slot's save; nothing where the slot is not as it was written.
    pub fn revision(&self, slot: Slot) -> Option<u64> {
        self.sound(slot).map(|(revision, _)| revision)
    }

    fn old_revision(&self) -> Option<(u64, &str)> {
        let text = self.old.as_deref()?;
        Some((Save::read(text).map_or(0, |save| save.revision()), text))
    }

    /// The newest save that can be read. A save of a newer page is not passed over for an older
    /// one: that page may come back.
    pub fn find(&self) -> Option<Found> {
        let mut sound: Vec<(u64, &str)> =
            Slot::BOTH.into_iter().filter_map(|slot| self.sound(slot)).collect();
        sound.extend(self.old_revision());
        sound.sort_by_key(|&(revision, _)| u64::MAX - revision);
        let mut first = None;
        for (_, text) in sound {
            match Save::read(text) {
                Ok(save) => return Some(Found::Good(Box::new(save))),
                Err(error) => {
                    let foreign = error.is_foreign();
                    let broken = first.get_or_insert(Found::Broken(text.to_owned(), error));
                    if foreign {
                        return Some(broken.clone());
                    }
                }
            }
        }
        first.or_else(|| self.ruin())
    }

    /// The longest of the damaged texts.
    fn ruin(&self) -> Option<Found> {
        let texts = [&self.a, &self.b].into_iter().flatten();
        let longest = texts.max_by_key(|text| text.len())?;
        Some(Found::Broken(longest.clone(), SaveError::Torn))
    }

    /// Whether a slot is damaged, so that the game may lack its last decision.
    pub fn is_torn(&self) -> bool {
        Slot::BOTH.into_iter().any(|slot| self.text(slot).is_some() && self.sound(slot).is_none())
    }

    /// The slot for the next save: never the one with the newest sound save.
    pub fn target(&self) -> Slot {
        let (a, b) = (self.revision(Slot::A), self.revision(Slot::B));
        if a.is_some() && a >= b { Slot::B } else { Slot::A }
    }

    /// The revision of the newest sound save, readable or not.
    fn newest(&self) -> Option<u64> {
        let sound = Slot::BOTH.into_iter().filter_map(|slot| self.sound(slot));
        sound.chain(self.old_revision()).map(|(revision, _)| revision).max()
    }

    /// Whether these hold a later save of a game than others do.
    pub fn is_newer_than(&self, others: &Slots) -> bool {
        self.newest() > others.newest()
    }

    /// Whether the entry of an older page is needed no more, once `written` holds a newer save.
    pub fn outlives_old(&self, written: Slot) -> bool {
        self.old.is_some() && self.sound(written.other()).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Players, Session, Table};
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::saves;

    fn save(revision: u64) -> Save {
        let session = Session::<Tramways>::new(Setup::standard(1, 5)).expect("a legal setup");
        saves::save(&Table::new(session, &Players::people(1), 1), revision, revision * 1000)
    }

    fn slot(revision: u64) -> Option<String> {
        Some(wrap(revision, &save(revision).write()))
    }

    fn revision(slots: &Slots) -> u64 {
        match slots.find() {
            Some(Found::Good(save)) => save.revision(),
            other => panic!("{other:?} is no good save"),
        }
    }

    #[test]
    fn every_change_of_a_character_is_noticed() {
        let text = wrap(12, "{\"a\":\"ñ\"}");
        assert_eq!(unwrap(&text), Some((12, "{\"a\":\"ñ\"}")));
        for (at, letter) in text.char_indices() {
            let (before, after) = (&text[..at], &text[at + letter.len_utf8()..]);
            assert_eq!(unwrap(before), None, "cut at {at}");
            for other in ["", "!", "é"] {
                assert_eq!(unwrap(&format!("{before}{other}{after}")), None, "{other:?} at {at}");
            }
        }
    }

    #[test]
    fn the_newest_sound_save_is_found() {
        let slots = Slots { a: slot(4), b: slot(5), old: Some(save(3).write()) };
        assert_eq!((revision(&slots), slots.target(), slots.is_torn()), (5, Slot::A, false));
        let slots = Slots { a: slot(6), ..slots };
        assert_eq!((revision(&slots), slots.target()), (6, Slot::B));
        assert_eq!(Slots::default().find(), None);
    }

    #[test]
    fn a_write_torn_anywhere_costs_one_revision() {
        let whole = slot(5).expect("a slot");
        for length in 0..whole.len() {
            let slots = Slots { a: slot(4), b: Some(whole[..length].to_owned()), old: None };
            assert_eq!((revision(&slots), slots.target()), (4, Slot::B), "torn at {length}");
            assert!(slots.is_torn());
        }
    }

    #[test]
    fn the_entry_of_an_older_page_is_kept_until_both_slots_hold_the_game() {
        let mut slots = Slots { old: Some(save(7).write()), ..Slots::default() };
        assert_eq!((revision(&slots), slots.target()), (7, Slot::A));
        assert!(!slots.outlives_old(Slot::A));
        slots.a = slot(8);
        assert_eq!((revision(&slots), slots.target()), (8, Slot::B));
        assert!(slots.outlives_old(Slot::B));
        slots.a = Some("torn".to_owned());
        assert_eq!(revision(&slots), 7, "the old entry still helps");
        assert!(!slots.outlives_old(Slot::B));
    }

    #[test]
    fn two_damaged_slots_are_a_broken_save_with_the_longer_text() {
        let slots = Slots { a: Some("ab".to_owned()), b: Some("abc".to_owned()), old: None };
        assert_eq!(slots.find(), Some(Found::Broken("abc".to_owned(), SaveError::Torn)));
        assert_eq!(slots.target(), Slot::A);
    }

    #[test]
    fn the_later_of_two_copies_is_known() {
        let slots = |a, b| Slots { a, b, old: None };
        let (earlier, later) = (slots(slot(4), slot(3)), slots(slot(4), slot(5)));
        assert!(later.is_newer_than(&earlier) && !earlier.is_newer_than(&later));
        assert!(!later.is_newer_than(&later.clone()));
        assert!(earlier.is_newer_than(&Slots::default()));
        assert!(!Slots::default().is_newer_than(&Slots::default()));
        let torn = slots(slot(4), slot(5).map(|text| text[..text.len() / 2].to_owned()));
        assert!(later.is_newer_than(&torn) && !torn.is_newer_than(&earlier));
        let foreign = slots(slot(4), Some(wrap(9, "{\"version\":99}")));
        assert!(foreign.is_newer_than(&later), "a newer page's save counts as it is");
    }

    #[test]
    fn an_older_save_never_hides_the_one_of_a_newer_page() {
        let newer = "{\"version\":99}".to_owned();
        let slots = Slots { a: slot(4), b: Some(wrap(5, &newer)), old: None };
        assert_eq!(slots.find(), Some(Found::Broken(newer, SaveError::Newer(99))));
        let slots = Slots { a: slot(4), b: Some(wrap(5, "{}")), old: None };
        assert_eq!(revision(&slots), 4, "a sound slot with nonsense is passed over");
    }
}
