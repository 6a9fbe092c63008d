//! What can be typed at a table: notation, or the words of a button or a place.

use super::view::Pressed;

/// The longest text that is looked at, in characters.
pub const LONGEST: usize = 60;

/// Something that can be typed, and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The action in notation; nothing for what is only pressed.
    pub notation: Option<String>,
    /// In words.
    pub words: String,
    /// What it does.
    pub does: Typed,
}

/// What a typed command does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Presses a button or a place.
    Press(Pressed),
    /// Takes the action of this notation.
    Act(String),
}

/// The commands that a text fits, the best first: those with its very notation, then those that
/// begin with it, then those that hold all of its words. An empty text fits all.
pub fn fitting<'a>(commands: &'a [Command], text: &str) -> Vec<&'a Command> {
    let text = plain(text);
    let rank = |command: &Command| {
        let notation = command.notation.as_deref().map(plain).unwrap_or_default();
        let words = plain(&command.words);
        if notation == text {
            Some(0)
        } else if notation.starts_with(&text) || words.starts_with(&text) {
            Some(1)
        } else if text.split(' ').all(|part| words.contains(part) || notation.contains(part)) {
            Some(2)
        } else {
            None
        }
    };
    let mut found: Vec<(u8, &Command)> =
        commands.iter().filter_map(|command| Some((rank(command)?, command))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, command)| command).collect()
}

/// A text without capitals, accents and needless spaces.
pub(crate) fn plain(text: &str) -> String {
    let letters = text.to_lowercase().chars().map(without_accent).collect::<String>();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn without_accent(letter: char) -> char {
    match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(notation: &str, words: &str) -> Command {
        let does = Typed::Act(notation.to_owned());
        Command { notation: Some(notation.to_owned()), words: words.to_owned(), does }
    }

    #[test]
    fn notation_comes_before_words_and_accents_do_not_matter() {
        let all = [command("pass", "Dig a1"), command("a1", "Cavar aquí"), command("a12", "Cavar")];
        let found = |text: &str| -> Vec<String> {
            fitting(&all, text).into_iter().filter_map(|it| it.notation.clone()).collect()
        };
        assert_eq!(found("a1"), ["a1", "a12", "pass"]);
        assert_eq!(found(" AQUI  cavar"), ["a1"]);
        assert_eq!(found(""), ["pass", "a1", "a12"]);
        assert!(found("zebra").is_empty());
    }
}
