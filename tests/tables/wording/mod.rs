//! One word for one thing: no phrase has a word that the glossary replaces, and no amount breaks from its sign.

mod phrases;
mod vocabulary;

use catenary::words::Locale;
use phrases::{Phrase, all_rows, other_phrases, phrases};
use vocabulary::{Banned, ENGLISH, EVERYWHERE, LOWER_CASE, SPANISH, never};

/// Returns whether a text has a banned word, outside the wordings where it is allowed.
fn has(text: &str, banned: &Banned) -> bool {
    let mut text = text.to_lowercase();
    for allowed in banned.allowed {
        match allowed.strip_prefix('=') {
            Some(whole) if whole == text => return false,
            Some(_) => {}
            None => text = text.replace(allowed, " "),
        }
    }
    text.match_indices(banned.word).any(|(at, word)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(|it| it.is_alphanumeric() || "-{_}".contains(it))
    })
}

#[test]
fn the_sources_are_read_in_both_languages() {
    let phrases = phrases();
    for locale in Locale::ALL {
        let count = phrases.iter().filter(|phrase| phrase.locale == Some(locale)).count();
        assert!(count > 1200, "only {count} phrases in {}", locale.name());
    }
    let in_locale = |locale, text: &str| {
        phrases.iter().any(|phrase| phrase.locale == Some(locale) && phrase.text == text)
    };
    assert!(in_locale(Locale::English, "You can't do that now."));
    assert!(in_locale(Locale::Spanish, "Ahora no puedes hacer eso."));
    assert!(in_locale(Locale::Spanish, "Paso {step} de {all}"));
}

/// Returns the placeholders of a text, each once.
fn holes(text: &str) -> Vec<&str> {
    let opened = text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
    let mut holes: Vec<&str> = opened.collect();
    holes.sort_unstable();
    holes.dedup();
    holes
}

#[test]
fn a_phrase_has_the_same_placeholders_in_all_languages() {
    let rows = all_rows();
    let filled = rows.iter().filter(|row| row.texts.iter().any(|text| text.contains('{')));
    assert!(rows.len() > 1400 && filled.count() > 400, "{} rows", rows.len());
    let differ = rows.iter().filter(|row| holes(&row.texts[0]) != holes(&row.texts[1]));
    let differ: Vec<String> =
        differ.map(|row| format!("{}: {:?}", row.file.display(), row.texts)).collect();
    assert!(differ.is_empty(), "{}", differ.join("\n"));
    assert_eq!(holes("{b} of {a}, {b}"), ["a", "b"]);
}

/// Returns the phrases with banned words.
fn banned_in(phrases: &[Phrase], counts: impl Fn(&Banned) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for phrase in phrases.iter().filter(|it| it.locale.is_some() || it.text.contains(' ')) {
        let tables = [(Locale::English, ENGLISH), (Locale::Spanish, SPANISH)];
        let tables =
            tables.into_iter().filter(|(locale, _)| phrase.locale.unwrap_or(*locale) == *locale);
        for banned in tables.flat_map(|(_, table)| table).filter(|banned| counts(banned)) {
            if has(&phrase.text, banned) {
                let (file, text) = (phrase.file.display(), &phrase.text);
                found.push(format!("{file}: “{}”, say “{}”: {text}", banned.word, banned.instead));
            }
        }
    }
    found
}

#[test]
fn no_phrase_contains_a_banned_word() {
    let phrases = phrases();
    let mut found = banned_in(&phrases, |_| true);
    for phrase in &phrases {
        if let Some(lower) = LOWER_CASE.iter().find(|lower| phrase.text.contains(**lower)) {
            found.push(format!("{}: “{lower}”: {}", phrase.file.display(), phrase.text));
        }
    }
    assert!(found.is_empty(), "{}\n{} in all", found.join("\n"), found.len());
}

#[test]
fn no_shown_text_contains_a_word_of_the_program() {
    let words = ENGLISH.iter().chain(SPANISH).map(|banned| banned.word);
    let words: Vec<&str> = words.collect();
    let unknown: Vec<_> = EVERYWHERE.iter().filter(|word| !words.contains(word)).collect();
    assert!(unknown.is_empty(), "in no table: {unknown:?}");
    let phrases = other_phrases();
    for locale in Locale::ALL {
        let count = phrases.iter().filter(|phrase| phrase.locale == Some(locale)).count();
        assert!(count > 600, "only {count} phrases in {}", locale.name());
    }
    let found = banned_in(&phrases, |banned| EVERYWHERE.contains(&banned.word));
    assert!(found.is_empty(), "{}\n{} in all", found.join("\n"), found.len());
}

#[test]
fn finds_banned_words_except_in_allowed_wordings() {
    let free = ENGLISH.iter().find(|banned| banned.word == "free").expect("a banned word");
    assert!(has("Take a card, free.", free) && has("Free", &never("free", "")));
    assert!(!has("A card's first icon is free.", free) && !has("Freely", free));
    assert!(!has("free", free) && !has("{free} cards", free));
}

#[test]
fn amounts_never_break_from_their_signs() {
    let signs = ["HP", "PF", "Stress", "Estrés", "$", "%"];
    let mut found = Vec::new();
    let mut kept = 0;
    for phrase in phrases().into_iter().chain(other_phrases()) {
        let text = phrase.text.as_str();
        kept += text.matches('\u{a0}').count();
        for sign in signs {
            let breaks = text
                .match_indices(&format!(" {sign}"))
                .any(|(at, _)| text[..at].ends_with(|it: char| it.is_ascii_digit() || it == '}'));
            let hyphen = text.match_indices('-').any(|(at, _)| {
                let before = text[..at].chars().next_back();
                let after = text[at + 1..].chars().next();
                before.is_none_or(|it| it == ' ') && after.is_some_and(|it| it.is_ascii_digit())
            });
            if breaks || hyphen {
                found.push(format!("{}: {text}", phrase.file.display()));
            }
        }
    }
    assert!(kept > 100, "only {kept} amounts");
    assert!(found.is_empty(), "{}", found.join("\n"));
}
