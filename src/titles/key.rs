//! The titles: what the shell knows of each without any of its code.

use crate::table::{Aid, PlayerColor};
use crate::words::Text;

/// What a title has besides play at one device and with bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capability {
    /// A game for one.
    Solo,
    /// Games that count, and one of the day.
    Ranked,
    /// A puzzle of the day.
    Puzzles,
    /// Boards that are laid by hand.
    Workbench,
    /// A game goes over rounds, the first after a setup.
    Rounds,
    /// Boards that players bring: it has no board of its own, and home no poster of it.
    OwnBoards,
    /// Its board can be saved as a file, to be changed and brought as an own one.
    BoardFile,
    /// A picture of its results.
    ResultCard,
}

/// What home and the address bar know of a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TitleFacts {
    /// Its name in addresses, saves and arguments.
    pub key: &'static str,
    /// Its number in links.
    pub number: u16,
    /// The name of the rules that it shares with other titles, which its styles have.
    pub rule_set: &'static str,
    /// Its name.
    pub name: Text,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// About how many minutes a game takes.
    pub minutes: u16,
    /// About how many links a game of two between two devices takes.
    pub links: u16,
    /// What it is about, in one line.
    pub about: Text,
    /// Who made the printed game.
    pub author: &'static str,
    /// Who publishes the printed game, where the rulebook says so.
    pub publisher: Option<&'static str>,
    /// What it has besides.
    pub capabilities: &'static [Capability],
    /// The colours that its first seats have unless others are chosen; the other seats have the usual ones.
    pub first_colors: &'static [PlayerColor],
    /// What its tables reckon for their players.
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
            /// All titles, in the order in which home shows them.
            pub const ALL: [TitleKey; [$($(TitleKey::$title),+),+].len()] = [$($(TitleKey::$title),+),+];

            /// What is known of it.
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
    /// The title whose pages tell what is wrong with a link or a game of which the title is not known.
    pub const UNNAMED: TitleKey = TitleKey::Tramways;

    /// Its name in addresses, saves and arguments.
    pub const fn key(self) -> &'static str {
        self.facts().key
    }

    /// A name on the page that says of which title it is, such as `play-berlin`; [`TitleKey::UNNAMED`] is not said.
    pub fn named_in(self, name: &str) -> String {
        if self == TitleKey::UNNAMED { name.to_owned() } else { format!("{name}-{}", self.key()) }
    }

    /// The title of a key.
    pub fn named(key: &str) -> Option<TitleKey> {
        TitleKey::ALL.into_iter().find(|title| title.key() == key)
    }

    /// The title of a number in links.
    pub fn numbered(number: u64) -> Option<TitleKey> {
        TitleKey::ALL.into_iter().find(|title| u64::from(title.facts().number) == number)
    }

    /// The titles that home shows, each with its poster.
    pub fn posters() -> impl Iterator<Item = TitleKey> {
        TitleKey::ALL.into_iter().filter(|title| !title.has(Capability::OwnBoards))
    }

    /// The first title that has something.
    pub fn with(capability: Capability) -> Option<TitleKey> {
        TitleKey::ALL.into_iter().find(|title| title.has(capability))
    }

    /// Whether it has something.
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
