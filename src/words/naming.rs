//! One rule for all names from users, of players, places, boards or files: a name has only visible characters.

use super::letters::in_small;
use super::unicode::{composed, decomposed, has_visible_character, is_mark};

/// Returns the visible form of a name: one line in NFC without invisible characters and marks of direction. Joiners and the
/// like stay if they change the appearance. Empty if nothing is visible.
pub fn clean(name: &str) -> String {
    if is_plain(name) {
        return name.to_owned();
    }
    let mut name = composed(name);
    loop {
        // Separate parts may now combine, and their order may change.
        let next = composed(&seen(&name));
        if next == name {
            return if has_visible_character(&name) { name } else { String::new() };
        }
        name = next;
    }
}

/// Returns whether a name needs no cleaning, like most names.
fn is_plain(name: &str) -> bool {
    let is_printed = |byte: u8| byte == b' ' || byte.is_ascii_graphic();
    name.bytes().all(is_printed) && name.trim() == name && !name.contains("  ")
}

/// Returns the visible form of a name, with at most `most` characters.
pub fn clipped(name: &str, most: usize) -> String {
    let name = clean(name);
    let Some((end, _)) = name.char_indices().nth(most) else { return name };
    // A joiner before the cut has nothing to join now.
    clean(&name[..end])
}

/// Returns a form to compare names: without capitals, accents, spaces and invisible characters.
pub fn folded(name: &str) -> String {
    let name = in_small(&clean(name));
    let name = if name.is_ascii() { name } else { decomposed(&name) };
    let mut folded = String::new();
    for letter in name.chars() {
        match letter {
            'ß' => folded.push_str("ss"),
            _ if letter.is_whitespace() || is_unseen(letter) || is_accent(letter) => {}
            _ => folded.push(without_stroke(letter)),
        }
    }
    folded
}

/// Returns the visible characters of a name, with single spaces between words.
fn seen(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut seen: Vec<char> = Vec::new();
    for (at, &letter) in letters.iter().enumerate() {
        if is_blank(letter) {
            if seen.last().is_some_and(|&last| last != ' ') {
                seen.push(' ');
            }
        } else if is_unseen(letter) {
            if changes(letter, &seen, &letters[at + 1..]) {
                seen.push(letter);
            }
        } else if !seen.is_empty() || !is_mark(letter) {
            seen.push(letter);
        }
    }
    let end = if seen.last() == Some(&' ') { seen.len() - 1 } else { seen.len() };
    seen[..end].iter().collect()
}

/// Returns whether a character looks like a space.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{2800}' | '\u{1D159}')
}

/// Returns whether a character is invisible: controls, joiners, marks of direction, selectors, fillers, tags and
/// noncharacters.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || letter as u32 & 0xFFFE == 0xFFFE
        || matches!(letter,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{E000}'..='\u{F8FF}'
            | '\u{FDD0}'..='\u{FDEF}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFC}'
            | '\u{13430}'..='\u{1343F}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{10FFFF}')
}

const NON_JOINER: char = '\u{200C}';
const JOINER: char = '\u{200D}';
const KEYCAP: char = '\u{20E3}';
const FLAG: char = '\u{1F3F4}';
const LAST_TAG: char = '\u{E007F}';

/// Returns whether an invisible character changes the appearance of its neighbours.
fn changes(letter: char, before: &[char], after: &[char]) -> bool {
    let Some(&last) = before.last() else { return false };
    let next = after.first();
    match letter {
        NON_JOINER => is_of_joined_script(last),
        JOINER => {
            is_of_joined_script(last)
                || ends_with_emoji(before) && next.is_some_and(|&it| is_emoji(it))
        }
        '\u{FE0E}'..='\u{FE0F}' => {
            is_emoji(last) || next == Some(&KEYCAP) && matches!(last, '0'..='9' | '#' | '*')
        }
        '\u{FE00}'..='\u{FE02}' | '\u{E0100}'..='\u{E01EF}' => is_ideograph(last),
        '\u{180B}'..='\u{180F}' => is_mongolian(last),
        '\u{E0020}'..=LAST_TAG => {
            let begins = last == FLAG && letter != LAST_TAG;
            let ends = after.iter().find(|it| !is_tag(**it)) == Some(&LAST_TAG);
            (begins || is_tag(last)) && (ends || letter == LAST_TAG)
        }
        _ => false,
    }
}

/// Returns whether a character is a tag of a region's flag, other than the last.
fn is_tag(letter: char) -> bool {
    matches!(letter, '\u{E0020}'..='\u{E007E}')
}

/// Returns whether a text ends with an emoji and its modifiers.
fn ends_with_emoji(text: &[char]) -> bool {
    let belongs = |it: &&char| matches!(**it, '\u{FE0F}' | '\u{1F3FB}'..='\u{1F3FF}' | '\u{E0020}'..=LAST_TAG);
    text.iter().rev().find(|it| !belongs(it)).is_some_and(|&it| is_emoji(it))
}

/// Returns whether a character is an emoji, not a modifier of one.
fn is_emoji(letter: char) -> bool {
    matches!(letter,
        '\u{A9}' | '\u{AE}' | '\u{203C}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2194}'..='\u{2199}' | '\u{21A9}'..='\u{21AA}'
        | '\u{231A}'..='\u{231B}' | '\u{2328}' | '\u{23CF}' | '\u{23E9}'..='\u{23FA}' | '\u{24C2}' | '\u{25AA}'..='\u{25AB}'
        | '\u{25B6}' | '\u{25C0}' | '\u{25FB}'..='\u{25FE}' | '\u{2600}'..='\u{27BF}' | '\u{2934}'..='\u{2935}'
        | '\u{2B05}'..='\u{2B07}' | '\u{2B1B}'..='\u{2B1C}' | '\u{2B50}' | '\u{2B55}' | '\u{3030}' | '\u{303D}' | '\u{3297}'
        | '\u{3299}' | '\u{1F000}'..='\u{1F1E5}' | '\u{1F200}'..='\u{1F3FA}' | '\u{1F400}'..='\u{1FAFF}')
}

fn is_ideograph(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}')
}

fn is_mongolian(letter: char) -> bool {
    matches!(letter, '\u{1820}'..='\u{18AF}')
}

/// Returns whether a character belongs to a script with joined letters: Arabic and related ones, Mongolian, and those of
/// India and its neighbours.
fn is_of_joined_script(letter: char) -> bool {
    match letter {
        '\u{620}'..='\u{65F}'
        | '\u{66E}'..='\u{6D3}'
        | '\u{6D5}'..='\u{6DC}'
        | '\u{6DF}'..='\u{6EF}'
        | '\u{6FA}'..='\u{6FC}'
        | '\u{6FF}'
        | '\u{710}'..='\u{7BF}'
        | '\u{7CA}'..='\u{7F5}'
        | '\u{840}'..='\u{85B}'
        | '\u{860}'..='\u{887}'
        | '\u{8A0}'..='\u{8E1}'
        | '\u{8E3}'..='\u{8FF}'
        | '\u{FB50}'..='\u{FDFB}'
        | '\u{FE70}'..='\u{FEFC}'
        | '\u{10D00}'..='\u{10D27}'
        | '\u{1E900}'..='\u{1E94B}' => true,
        // Dandas and digits have the same places in each block.
        '\u{900}'..='\u{DFF}' => !matches!(letter as u32 % 0x80, 0x64..=0x6F),
        '\u{1000}'..='\u{103F}'
        | '\u{1050}'..='\u{108F}'
        | '\u{1780}'..='\u{17D3}'
        | '\u{1820}'..='\u{18AF}'
        | '\u{1B00}'..='\u{1B4C}'
        | '\u{A980}'..='\u{A9C0}'
        | '\u{11000}'..='\u{11046}'
        | '\u{11080}'..='\u{110BA}'
        | '\u{11180}'..='\u{111C4}'
        | '\u{11480}'..='\u{114C5}'
        | '\u{11580}'..='\u{115C0}' => true,
        _ => false,
    }
}

/// Returns whether a character is a combining accent.
fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36F}')
}

/// Returns a small letter without its stroke, which is not a combining accent.
fn without_stroke(letter: char) -> char {
    match letter {
        'đ' => 'd',
        'ħ' => 'h',
        'ı' => 'i',
        'ł' => 'l',
        'ø' => 'o',
        'ŧ' => 't',
        'ς' => 'σ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Rng;

    #[test]
    fn keeps_visible_characters() {
        for name in [
            "Ana",
            "José María",
            "O'Brien-Smith (2)",
            "Nguyễn",
            "Αλέξης",
            "Андрей",
            "רחל",
            "محمد",
            "田中 さくら",
            "김민수",
            "நிலா",
            // Half spaces of Persian, and joiners of Indian scripts, also at the end.
            "علی\u{200C}رضا",
            "می\u{200C}خواهم",
            "क्\u{200D}ष",
            "ശ്\u{200D}രീ",
            "ක්\u{200D}ෂ",
            "ه\u{200D}",
            "مِ\u{200C}",
            // Families, skin tones, hearts, flags and keycaps.
            "👨\u{200D}👩\u{200D}👧",
            "👩🏽\u{200D}🚀",
            "🏳\u{FE0F}\u{200D}🌈",
            "🏴\u{200D}☠\u{FE0F}",
            "❤\u{FE0F}\u{200D}🔥 Ana",
            "🇪🇸",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
            "1\u{FE0F}\u{20E3}",
            "☺\u{FE0E}",
            "葛\u{E0100}城",
            "ᠠ\u{180B}ᠨ",
            "?",
            "…",
            "42",
        ] {
            assert_eq!(clean(name), composed(name), "{name:?}");
        }
    }

    #[test]
    fn removes_invisible_characters() {
        for (name, shown) in [
            ("An\u{200B}a\u{AD}\u{2060}\u{FEFF}", "Ana"),
            ("\u{202E}Ana\u{202C}", "Ana"),
            ("\u{2067}Ana\u{2069}\u{200E}\u{200F}\u{61C}", "Ana"),
            ("A\u{200D}na\u{200C}", "Ana"),
            ("Ana\u{FE0F}", "Ana"),
            ("1\u{FE0F}2", "12"),
            ("Ana\u{E0041}\u{E007F}", "Ana"),
            ("🏴\u{E0067}\u{E0062}", "🏴"),
            ("Ana\u{3164}", "Ana"),
            ("\u{115F}\u{1160}Ana\u{FFA0}", "Ana"),
            ("👩\u{200D}", "👩"),
            ("👩\u{200D}Ana", "👩Ana"),
            ("👩\u{200D}\u{200D}🚀", "👩\u{200D}🚀"),
            ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}"),
            ("علی\u{200C}\u{200C}رضا", "علی\u{200C}رضا"),
            ("\u{200C}علی", "علی"),
            ("५\u{200D}", "५"),
            ("  Ana\t\n María\u{A0}\u{2003}\u{2028}José ", "Ana María José"),
            ("Jose\u{301}", "José"),
            ("e\u{200B}\u{301}", "é"),
            ("\u{301}Ana", "Ana"),
            ("\u{200B}\u{301}\u{FE0F}Ana", "Ana"),
            ("Ana\u{7}\u{0}", "Ana"),
            ("", ""),
            (" ", ""),
            ("\u{200B}\u{200D}", ""),
            ("\u{3164}", ""),
            ("\u{2800}", ""),
            ("\u{301}\u{302}", ""),
            ("\u{5B0} \u{64B}\u{94D}\u{200D}", ""),
            ("\u{202E}\u{E0041}\u{FE0F}", ""),
            ("\u{FFFF}\u{E000}\u{10FFFF}", ""),
        ] {
            assert_eq!(clean(name), shown, "{name:?}");
        }
    }

    /// Characters for names that are hard to clean.
    const HARD: &[char] = &[
        'a',
        'A',
        'é',
        ' ',
        '1',
        '#',
        '-',
        '\t',
        '\u{A0}',
        '\u{AD}',
        '\u{301}',
        '\u{338}',
        '\u{34F}',
        '\u{5B0}',
        'ر',
        'ी',
        'क',
        '\u{94D}',
        '५',
        '\u{61C}',
        '\u{115F}',
        '\u{1100}',
        '\u{1161}',
        '\u{180B}',
        'ᠠ',
        '\u{200B}',
        '\u{200C}',
        '\u{200D}',
        '\u{200E}',
        '\u{2028}',
        '\u{202E}',
        '\u{2066}',
        '\u{20E3}',
        '\u{212B}',
        '\u{2329}',
        '\u{2764}',
        '\u{2800}',
        '\u{3042}',
        '\u{3099}',
        '\u{3164}',
        '葛',
        '\u{AC00}',
        '\u{E000}',
        '\u{FE00}',
        '\u{FE0F}',
        '\u{FEFF}',
        '\u{FFA0}',
        '\u{FFFE}',
        '\u{1F1EA}',
        '\u{1F3F4}',
        '\u{1F3FD}',
        '\u{1F469}',
        '\u{1F680}',
        '\u{E0001}',
        '\u{E0067}',
        '\u{E007F}',
        '\u{E0100}',
    ];

    fn hard_name(rng: &mut Rng) -> String {
        let anything = |rng: &mut Rng| loop {
            if let Some(letter) = char::from_u32(rng.below(0x11_0000) as u32) {
                return letter;
            }
        };
        let letters = 1 + rng.below(12);
        (0..letters)
            .map(|_| if rng.below(8) == 0 { anything(rng) } else { HARD[rng.below(HARD.len())] })
            .collect()
    }

    #[test]
    fn cleaning_any_name_is_idempotent() {
        let mut rng = Rng::new(60);
        for _ in 0..20_000 {
            let name = hard_name(&mut rng);
            let shown = clean(&name);
            assert_eq!(clean(&shown), shown, "{name:?}");
            assert_eq!(composed(&shown), shown, "{name:?}");
            assert_eq!(folded(&shown), folded(&name), "{name:?}");
            assert!(shown.is_empty() || has_visible_character(&shown), "{name:?}");
            assert!(!shown.starts_with(' ') && !shown.ends_with(' ') && !shown.contains("  "));
            let is_direction = |it: char| matches!(it, '\u{61C}' | '\u{200E}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
            assert!(!shown.contains(is_direction), "{name:?}");
            assert!(!shown.contains(|it: char| it.is_control() || it == '\u{2028}'), "{name:?}");
            let clipped = clipped(&name, 5);
            assert!(clipped.chars().count() <= 5, "{name:?}");
            assert_eq!(clean(&clipped), clipped, "{name:?}");
        }
    }

    #[test]
    fn removes_every_invisible_character() {
        // Planes beyond are for private use only.
        let planes = (0..0xE_1000).chain([0xF_0000, 0x10_FFFF]).filter_map(char::from_u32);
        for letter in planes.filter(|&it| is_unseen(it) && !('\u{E001}'..'\u{F8FF}').contains(&it))
        {
            for name in [format!("An{letter}a"), format!("{letter}Ana"), format!("Ana{letter}")] {
                assert_eq!(folded(&clean(&name)).replace(' ', ""), "ana", "{name:?}");
                assert_eq!(clean(&name).replace(' ', ""), "Ana", "{name:?}");
            }
            assert_eq!(clean(&letter.to_string()), "");
        }
    }

    #[test]
    fn cuts_names_between_whole_characters() {
        assert_eq!(clipped("Ana María", 4), "Ana");
        assert_eq!(clipped("👩\u{200D}🚀", 2), "👩");
        assert_eq!(clipped("🏴\u{E0067}\u{E0062}\u{E007F}", 3), "🏴");
        assert_eq!(clipped("Ana", 3), "Ana");
    }
}
