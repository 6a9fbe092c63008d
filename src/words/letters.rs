//! Case conversion for Latin, Greek, Cyrillic and Armenian, the alphabets of most names. The standard library's needs tables
//! for all of Unicode, a sixth of the start page's data.

/// Converts a letter to lowercase.
pub fn small(letter: char) -> char {
    let code = u32::from(letter);
    let is_even = code.is_multiple_of(2);
    let moved = match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'Α'..='Ρ' | 'Σ'..='Ϋ' | 'А'..='Я' | 'Ａ'..='Ｚ' => {
            code + 32
        }
        'Ÿ' => return 'ÿ',
        'ẞ' => return 'ß',
        'İ' => return 'i',
        'Ά' => return 'ά',
        'Ό' => return 'ό',
        'Έ'..='Ί' => code + 37,
        'Ύ' | 'Ώ' => code + 63,
        'Ѐ'..='Џ' => code + 80,
        'Ӏ' => code + 15,
        'Ա'..='Ֆ' => code + 48,
        'ἀ'..='Ὧ' | 'ᾀ'..='ᾯ' if code & 8 != 0 => code - 8,
        // Pairs with the capital at an even code.
        'Ā'..='ķ'
        | 'Ŋ'..='ŷ'
        | 'Ǟ'..='ǯ'
        | 'Ǹ'..='ȟ'
        | 'Ȣ'..='ȳ'
        | 'Ѡ'..='ҁ'
        | 'Ҋ'..='ҿ'
        | 'Ӑ'..='ԯ'
        | 'Ḁ'..='ẕ'
        | 'Ạ'..='ỿ'
            if is_even =>
        {
            code + 1
        }
        // Pairs with the capital at an odd code.
        'Ĺ'..='ň' | 'Ź'..='ž' | 'Ǎ'..='ǜ' | 'Ӂ'..='ӎ' if !is_even => code + 1,
        _ => code,
    };
    char::from_u32(moved).unwrap_or(letter)
}

/// Converts a letter to uppercase.
pub fn capital(letter: char) -> char {
    /// Distances of codes from a capital to its small letter.
    const BEHIND: [u32; 9] = [1, 32, 80, 37, 38, 64, 63, 48, 15];
    match letter {
        'ı' => return 'I',
        'ÿ' => return 'Ÿ',
        _ => {}
    }
    let before = |by: u32| u32::from(letter).checked_sub(by).and_then(char::from_u32);
    let mut capitals = BEHIND.into_iter().filter_map(before);
    capitals.find(|&it| small(it) == letter).unwrap_or(letter)
}

/// Converts a text to lowercase.
pub fn in_small(text: &str) -> String {
    text.chars().map(small).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The letters of the supported alphabets, without those of phonetics and old books.
    fn letters() -> impl Iterator<Item = char> {
        let blocks = [
            0x0000..=0x017F,
            0x01CD..=0x01EF,
            0x01F8..=0x021F,
            0x0222..=0x0233,
            0x0386..=0x03CE,
            0x0400..=0x052F,
            0x0531..=0x0586,
            0x1E00..=0x1EFF,
            0x1F00..=0x1F6F,
            0xFF21..=0xFF5A,
        ];
        blocks.into_iter().flatten().filter_map(char::from_u32).filter(|it| it.is_alphabetic())
    }

    #[test]
    fn letter_case_agrees_with_unicode() {
        for letter in letters() {
            let theirs: Vec<char> = letter.to_lowercase().collect();
            assert_eq!(small(letter), theirs[0], "{letter} {:x}", u32::from(letter));
            let theirs: Vec<char> = letter.to_uppercase().collect();
            let is_small = small(letter) == letter && letter < '\u{1F00}';
            // Other small letters share a capital, or have none here.
            if is_small && (letter == 'ı' || theirs.iter().any(|&it| small(it) == letter)) {
                assert_eq!(vec![capital(letter)], theirs, "{letter}");
            }
        }
    }

    #[test]
    fn converts_the_case_of_spanish_and_other_letters() {
        assert_eq!("áéíóúñüabcдλ".chars().map(capital).collect::<String>(), "ÁÉÍÓÚÑÜABCДΛ");
        assert_eq!("ÁB1 ßx".chars().map(capital).collect::<String>(), "ÁB1 ßX");
        assert_eq!(in_small("ÁÑ 1 Línea ΣΑΣ"), "áñ 1 línea σασ");
    }
}
