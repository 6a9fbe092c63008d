//! A saved game as it is stored: `CHECKSUM REVISION SAVE`.
//!
//! The checksum is the CRC-32 of the rest, as eight hexadecimal digits. It detects truncated and changed texts without any
//! rules, and the later of two copies is found without reading a save.

use super::{Save, SaveError};
use crate::engine::codec::crc32;

/// The digits of a checksum.
const CHECKSUM: usize = 8;

/// The stored text of a game, valid or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEntry(String);

impl GameEntry {
    /// Makes the entry of a save.
    pub fn of(save: &Save) -> GameEntry {
        GameEntry::wrap(save.revision(), &save.write())
    }

    fn wrap(revision: u64, save: &str) -> GameEntry {
        let body = format!("{revision} {save}");
        GameEntry(format!("{:08x} {body}", crc32(body.as_bytes())))
    }

    /// Wraps a stored text, valid or not.
    pub fn stored(text: String) -> GameEntry {
        GameEntry(text)
    }

    /// The stored text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The revision and the save's text; `None` if the checksum is wrong.
    fn verified(&self) -> Option<(u64, &str)> {
        let (checksum, body) = self.0.split_at_checked(CHECKSUM)?;
        let body = body.strip_prefix(' ')?;
        let digits = checksum.bytes().all(|digit| digit.is_ascii_hexdigit());
        let sum = u32::from_str_radix(checksum, 16).ok()?;
        if !digits || sum != crc32(body.as_bytes()) {
            return None;
        }
        let (revision, save) = body.split_once(' ')?;
        Some((revision.parse().ok()?, save))
    }

    /// The revision of the save; `None` if the checksum is wrong.
    pub fn revision(&self) -> Option<u64> {
        self.verified().map(|(revision, _)| revision)
    }

    /// The text of the save, or the whole entry if the checksum is wrong.
    pub fn save_text(&self) -> &str {
        self.verified().map_or(&self.0, |(_, save)| save)
    }

    /// Reads the save.
    ///
    /// # Errors
    /// The checksum is wrong, or this page cannot read the save.
    pub fn save(&self) -> Result<Save, SaveError> {
        let (_, save) = self.verified().ok_or(SaveError::Torn)?;
        Save::read(save)
    }

    /// Finds the key of the game's title without reading the save.
    pub fn title(&self) -> Option<&str> {
        let (_, after) = self.0.split_once(r#""title":""#)?;
        Some(after.split_once('"')?.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::save::tests::{save, toy};

    fn revised(revision: u64) -> Save {
        save(&toy(5, 0), revision, revision * 1000)
    }

    #[test]
    fn an_entry_contains_its_save_revision_and_title() {
        let entry = GameEntry::of(&revised(4));
        assert_eq!((entry.save(), entry.revision()), (Ok(revised(4)), Some(4)));
        assert_eq!(entry.title(), Some("toy"));
        assert_eq!(GameEntry::stored(entry.text().to_owned()), entry);
    }

    #[test]
    fn detects_every_changed_character() {
        let text = GameEntry::wrap(12, "{\"a\":\"ñ\"}").text().to_owned();
        for (at, letter) in text.char_indices() {
            let (before, after) = (&text[..at], &text[at + letter.len_utf8()..]);
            for changed in [String::new(), format!("!{after}"), format!("é{after}"), after.into()]
            {
                let entry = GameEntry::stored(format!("{before}{changed}"));
                assert_eq!(entry.revision(), None, "{changed:?} at {at}");
                assert_eq!(entry.save(), Err(SaveError::Torn));
                assert_eq!(entry.save_text(), entry.text(), "all that is left");
            }
        }
    }

    #[test]
    fn a_cut_entry_still_has_its_title() {
        let cut: String = GameEntry::of(&revised(7)).text().chars().take(60).collect();
        assert_eq!(GameEntry::stored(cut).title(), Some("toy"));
    }

    #[test]
    fn keeps_the_text_of_other_versions() {
        for (text, why) in [
            ("{\"version\":99}", SaveError::Newer(99)),
            ("{\"version\":2,\"game\":\"toy\"}", SaveError::Older(2)),
        ] {
            let entry = GameEntry::wrap(5, text);
            assert_eq!((entry.save(), entry.save_text()), (Err(why), text));
        }
    }
}
