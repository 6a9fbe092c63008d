//! What has to be looked up in the tables of Unicode: the browser has them, so the page does not carry them; elsewhere a crate
//! does.

#[cfg(not(target_arch = "wasm32"))]
pub(super) use tables::{composed, decomposed, is_mark, shows};

#[cfg(target_arch = "wasm32")]
pub(super) use browser::{composed, decomposed, is_mark, shows};

#[cfg(not(target_arch = "wasm32"))]
mod tables {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;

    /// A text in composed form (NFC).
    pub(in crate::words) fn composed(text: &str) -> String {
        text.nfc().collect()
    }

    /// A text with its letters apart from their accents, and in their plain forms (NFKD).
    pub(in crate::words) fn decomposed(text: &str) -> String {
        text.nfkd().collect()
    }

    /// Whether a character only changes the one before it.
    pub(in crate::words) fn is_mark(letter: char) -> bool {
        is_combining_mark(letter)
    }

    /// Whether there is a letter, a digit or a sign in a text.
    pub(in crate::words) fn shows(text: &str) -> bool {
        // Of what is neither ASCII nor a mark, that is left as it is where others are escaped.
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

    /// A text in composed form (NFC).
    pub(in crate::words) fn composed(text: &str) -> String {
        String::from(JsString::from(text).normalize("NFC"))
    }

    /// A text with its letters apart from their accents, and in their plain forms (NFKD).
    pub(in crate::words) fn decomposed(text: &str) -> String {
        String::from(JsString::from(text).normalize("NFKD"))
    }

    /// Whether a character only changes the one before it.
    pub(in crate::words) fn is_mark(letter: char) -> bool {
        RegExp::new("\\p{M}", "u").test(letter.encode_utf8(&mut [0; 4]))
    }

    /// Whether there is a letter, a digit or a sign in a text.
    pub(in crate::words) fn shows(text: &str) -> bool {
        RegExp::new("[\\p{L}\\p{N}\\p{P}\\p{S}]", "u").test(text)
    }
}
