//! Every word that people read, in each language of the page, the languages side by side.
//!
//! A phrase is a method of [`Locale`]; it does not compile without its Spanish.

mod auction;
mod bots;
mod choices;
mod command;
mod counting;
mod errors;
mod events;
mod glossary;
mod guide;
mod history;
mod ids;
mod keys;
mod layout;
mod legend;
mod new_game;
mod page;
mod prompts;
mod ranked;
mod refusals;
mod rulebook;
mod rules;
mod saving;
mod seats;
mod settings;
mod sharing;
mod short;
mod spoken;
mod table;
mod tickets;
mod uses;
#[cfg(test)]
mod wording;
mod words;

pub use counting::Counting;
pub use glossary::{Emblem, Entry, GLOSSARY, Meant, find_term, terms_of};
pub use ids::{is_rule_id, rule_ids};
pub use keys::{Held, KeyPlace, Keyboard, MapKey, key_name};
pub use page::Trouble;
pub use rulebook::{Chapter, Figure, Paragraph, Part, RULEBOOK, find_rule, paragraphs, readings};

pub use crate::words::{Locale, Text};

use crate::words::MINUS;

/// Phrases without anything to fill in: a name, the English, the Spanish.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident $english:literal $spanish:literal)*) => {
        impl $crate::i18n::Locale {
            $($(#[$doc])* pub fn $name(self) -> &'static str { self.pick($english, $spanish) })*
        }
    };
}
use texts;

/// One thing or several.
fn counted(count: i64, one: &str, many: &str) -> String {
    let sign = if count < 0 { MINUS } else { "" };
    format!("{sign}{} {}", count.abs(), if count.abs() == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular() {
        assert_eq!(counted(1, "card", "cards"), "1 card");
        assert_eq!(counted(0, "card", "cards"), "0 cards");
        assert_eq!(counted(-3, "point", "points"), "−3 points");
    }
}
