//! The titles: the facts that the shell knows of each without its code.

use crate::table::{Aid, PlayerColor};
use crate::words::Text;

/// A title's features besides play on one device and with bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capability {
    /// A solo game.
    Solo,
    /// Ranked and daily games.
    Ranked,
    /// A puzzle of the day.
    Puzzles,
    /// Rounds after a set-up.
    Rounds,
    /// Own boards: the title has no built-in board and no poster.
    OwnBoards,
    /// Its board can be saved as a file, as a base for own boards.
    BoardFile,
    /// A result card.
    ResultCard,
}

/// The facts of a title for home and the address bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TitleFacts {
    /// Its name in addresses, saves and arguments.
    pub key: &'static str,
    /// Its number in links.
    pub number: u16,
    /// The name of its rule set, which its styles carry.
    pub rule_set: &'static str,
    /// Its name.
    pub name: Text,
    /// The least and the greatest number of players.
    pub players: (usize, usize),
    /// The usual length of a game in minutes.
    pub minutes: u16,
    /// The usual number of links in a game of two between devices.
    pub links: u16,
    /// A description of one line.
    pub about: Text,
    /// The author of the printed game.
    pub author: &'static str,
    /// The publisher of the printed game, if the rulebook names one.
    pub publisher: Option<&'static str>,
    /// Its features.
    pub capabilities: &'static [Capability],
    /// The default colours of its first seats; the others have the usual ones.
    pub first_colors: &'static [PlayerColor],
    /// The aids that the title has, each with its label.
    pub aids: &'static [(Aid, Text)],
}

macro_rules! title_keys {
    ($($folder:ident $rules:ident { $($title:ident = $facts:ident),+ } $pages:tt)+) => {
        /// A title. The list is closed; keys and numbers are frozen.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum TitleKey {
            $($(#[doc = concat!(stringify!($title), ".")] $title,)+)+
        }

        impl TitleKey {
            /// All titles in the order of the home page.
            pub const ALL: [TitleKey; [$($(TitleKey::$title),+),+].len()] = [$($(TitleKey::$title),+),+];

            /// The facts of the title.
            pub const fn facts(self) -> &'static TitleFacts {
                match self {
                    $($(TitleKey::$title => const { &super::$folder::$facts },)+)+
                }
            }
        }
    };
}

super::each_rule_set!(title_keys);

impl TitleKey {
    /// The title whose pages report errors of links and games of unknown titles.
    pub const UNNAMED: TitleKey = TitleKey::Tramways;

    /// Its name in addresses, saves and arguments.
    pub const fn key(self) -> &'static str {
        self.facts().key
    }

    /// The title's name in an id of the page, such as `play-berlin`; without a suffix for [`TitleKey::UNNAMED`].
    pub fn named_in(self, name: &str) -> String {
        if self == TitleKey::UNNAMED { name.to_owned() } else { format!("{name}-{}", self.key()) }
    }

    /// The title with a key.
    pub fn named(key: &str) -> Option<TitleKey> {
        TitleKey::ALL.into_iter().find(|title| title.key() == key)
    }

    /// The title with a number in links.
    pub fn numbered(number: u64) -> Option<TitleKey> {
        TitleKey::ALL.into_iter().find(|title| u64::from(title.facts().number) == number)
    }

    /// The titles on the home page, each with its poster.
    pub fn posters() -> impl Iterator<Item = TitleKey> {
        TitleKey::ALL.into_iter().filter(|title| !title.has(Capability::OwnBoards))
    }

    /// The first title with a feature.
    pub fn with(capability: Capability) -> Option<TitleKey> {
        TitleKey::ALL.into_iter().find(|title| title.has(capability))
    }

    /// Returns whether the title has a feature.
    pub fn has(self, capability: Capability) -> bool {
        self.facts().capabilities.contains(&capability)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_numbers_are_frozen() {
        let known = TitleKey::ALL.map(|title| (title.facts().number, title.key()));
        let frozen = [
            (1, "tramways"),
            (2, "san-francisco"),
            (3, "berlin"),
            (5, "own-board"),
            (4, "metromania"),
        ];
        assert_eq!(known, frozen);
        for title in TitleKey::ALL {
            assert_eq!(TitleKey::named(title.key()), Some(title));
            assert_eq!(TitleKey::numbered(title.facts().number.into()), Some(title));
        }
        assert_eq!((TitleKey::named("chess"), TitleKey::numbered(0)), (None, None));
    }
}
