//! Functions that need tables of Unicode. In the page the browser provides them; elsewhere a crate does.

#[cfg(not(target_arch = "wasm32"))]
pub(super) use tables::{composed, decomposed, has_visible_character, is_mark};

#[cfg(target_arch = "wasm32")]
pub(super) use browser::{composed, decomposed, has_visible_character, is_mark};

#[cfg(not(target_arch = "wasm32"))]
mod tables {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;

    /// Converts a text to composed form (NFC).
    pub(in crate::words) fn composed(text: &str) -> String {
        text.nfc().collect()
    }

    /// Separates letters from their accents and converts them to plain forms (NFKD).
    pub(in crate::words) fn decomposed(text: &str) -> String {
        text.nfkd().collect()
    }

    /// Returns whether a character only modifies the one before it.
    pub(in crate::words) fn is_mark(letter: char) -> bool {
        is_combining_mark(letter)
    }

    /// Returns whether a text contains a letter, a digit or a sign.
    pub(in crate::words) fn has_visible_character(text: &str) -> bool {
        // `escape_debug` escapes what cannot be printed.
        let is_printed = |letter: char| letter.escape_debug().next() == Some(letter);
        text.chars().any(|letter| {
            letter.is_ascii_graphic()
                || !letter.is_ascii() && !is_mark(letter) && is_printed(letter)
        })
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use js_sys::{JsString, RegExp};

    /// Converts a text to composed form (NFC).
    pub(in crate::words) fn composed(text: &str) -> String {
        String::from(JsString::from(text).normalize("NFC"))
    }

    /// Separates letters from their accents and converts them to plain forms (NFKD).
    pub(in crate::words) fn decomposed(text: &str) -> String {
        String::from(JsString::from(text).normalize("NFKD"))
    }

    /// Returns whether a character only modifies the one before it.
    pub(in crate::words) fn is_mark(letter: char) -> bool {
        RegExp::new("\\p{M}", "u").test(letter.encode_utf8(&mut [0; 4]))
    }

    /// Returns whether a text contains a letter, a digit or a sign.
    pub(in crate::words) fn has_visible_character(text: &str) -> bool {
        RegExp::new("[\\p{L}\\p{N}\\p{P}\\p{S}]", "u").test(text)
    }
}
