//! Addresses: everything after `#`.

use crate::engine::codec::BoardId;
use crate::storage::{GameId, VisitId};
use crate::table::sending::pasted::may_hold_link;
use crate::titles::TitleKey;
use crate::toolkit::hooks::use_effect_on;
use gloo::events::EventListener;
use yew::prelude::*;

/// What an address begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shortcut {
    /// The game that was played last, if it goes on.
    Continue,
    /// A game for one, as it was last set up.
    Solo,
    /// The game of the day of a title; of the one that was played last where none is named.
    Daily(Option<TitleKey>),
}

impl Shortcut {
    /// The shortcuts that stand alone, with their names in addresses.
    const ALL: [(Shortcut, &'static str); 3] = [
        (Shortcut::Continue, "continue"),
        (Shortcut::Solo, "solo"),
        (Shortcut::Daily(None), "daily"),
    ];

    /// The shortcut of a name.
    fn named(name: &str) -> Option<Shortcut> {
        Shortcut::ALL.into_iter().find(|(_, it)| *it == name).map(|(shortcut, _)| shortcut)
    }

    /// Its name in addresses.
    fn name(self) -> String {
        if let Shortcut::Daily(Some(title)) = self {
            return format!("daily/{}", title.key());
        }
        let name = Shortcut::ALL.into_iter().find(|(it, _)| *it == self).map(|(_, name)| name);
        name.unwrap_or_default().to_owned()
    }
}

/// What the board of the rules stands behind. Older pages read on without it.
const BOARD: &str = "board=";

/// Which puzzle is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleName {
    /// The first of the kept ones that are to be asked.
    Due,
    /// A kept one, by its name.
    Kept(String),
    /// That of the day of a title.
    Daily(TitleKey),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    /// The start page.
    Home,
    /// A new game.
    New(TitleKey),
    /// A saved game.
    Play(GameId),
    /// The ranked games of a title, which may have none.
    Ranked(TitleKey),
    /// The boards that players bring.
    Boards,
    /// A puzzle.
    Puzzle(PuzzleName),
    /// A game from the box that is counted.
    Count(GameId),
    /// The rules, at a rule if one is named, with the numbers of a board that a player brought.
    Rules(TitleKey, Option<String>, Option<BoardId>),
    /// A link that is to be opened.
    Link(String),
    /// A link that was opened in this window.
    Visit(VisitId),
    /// What begins something at once.
    Shortcut(Shortcut),
    Unknown,
}

impl Address {
    /// The page of what follows `#`.
    pub(crate) fn parse(fragment: &str) -> Address {
        let fragment = fragment.trim_start_matches('#');
        match Address::named(fragment) {
            Address::Unknown if may_hold_link(fragment) => Address::Link(fragment.to_owned()),
            address => address,
        }
    }

    fn named(fragment: &str) -> Address {
        if !fragment.starts_with('/') && !fragment.is_empty() {
            return Address::Link(fragment.to_owned());
        }
        // Other sites add what they want to know of their visitors.
        let mut added = fragment.split(['?', '&']);
        let path = added.next().unwrap_or_default();
        let mut parts = path.trim_start_matches('/').split('/');
        let (page, key) = (parts.next(), parts.next());
        let title = key.and_then(TitleKey::named);
        match (page, key, title) {
            (None | Some(""), ..) => Address::Home,
            (Some("new"), _, Some(title)) => Address::New(title),
            (Some("visit"), Some(id), _) => {
                VisitId::parse(id).map_or(Address::Unknown, Address::Visit)
            }
            (Some("play"), Some(id), _) => {
                GameId::parse(id).map_or(Address::Unknown, Address::Play)
            }
            (Some("ranked"), _, Some(title)) => Address::Ranked(title),
            (Some("daily"), _, Some(title)) => Address::Shortcut(Shortcut::Daily(Some(title))),
            (Some("rules"), _, Some(title)) => {
                let rule = parts.next().filter(|rule| !rule.is_empty()).map(str::to_owned);
                let board = added.find_map(|it| BoardId::named(it.strip_prefix(BOARD)?));
                Address::Rules(title, rule, board)
            }
            (Some("boards"), None, _) => Address::Boards,
            (Some("puzzles"), None, _) => Address::Puzzle(PuzzleName::Due),
            // No kept one has such a name.
            (Some("puzzles"), _, Some(title)) => Address::Puzzle(PuzzleName::Daily(title)),
            (Some("puzzles"), Some(name), _) => Address::Puzzle(PuzzleName::Kept(name.to_owned())),
            (Some("count"), Some(id), _) => {
                GameId::parse(id).map_or(Address::Unknown, Address::Count)
            }
            (Some(name), None, _) => {
                Shortcut::named(name).map_or(Address::Unknown, Address::Shortcut)
            }
            _ => Address::Unknown,
        }
    }

    /// The page's address within the site.
    pub(crate) fn address(&self) -> String {
        match self {
            Address::Home | Address::Unknown => "#/".to_owned(),
            Address::New(title) => format!("#/new/{}", title.key()),
            Address::Boards => "#/boards".to_owned(),
            Address::Puzzle(PuzzleName::Due) => "#/puzzles".to_owned(),
            Address::Puzzle(PuzzleName::Kept(name)) => format!("#/puzzles/{name}"),
            Address::Puzzle(PuzzleName::Daily(title)) => format!("#/puzzles/{}", title.key()),
            Address::Count(id) => format!("#/count/{}", id.as_str()),
            Address::Play(id) => format!("#/play/{}", id.as_str()),
            Address::Ranked(title) => format!("#/ranked/{}", title.key()),
            Address::Shortcut(shortcut) => format!("#/{}", shortcut.name()),
            Address::Rules(title, rule, board) => {
                let rule = rule.as_ref().map(|rule| format!("/{rule}")).unwrap_or_default();
                let board = board.map(|board| format!("?{BOARD}{board}")).unwrap_or_default();
                format!("#/rules/{}{rule}{board}", title.key())
            }
            Address::Link(link) => format!("#{link}"),
            Address::Visit(id) => format!("#/visit/{}", id.as_str()),
        }
    }

    /// The page's whole address, to send to others: without what a site that led here has added to it.
    pub(crate) fn whole_address(&self) -> String {
        let base = gloo::utils::window().location().href().unwrap_or_default();
        let base = base.split(['?', '#']).next().unwrap_or_default();
        format!("{base}{}", self.address())
    }

    /// Goes to the page instead of the present one, which is forgotten.
    pub(crate) fn go_instead(&self) {
        // A browser without a location has no page to go to.
        let _ = gloo::utils::window().location().replace(&self.address());
    }

    /// Goes to the page.
    pub(crate) fn go(&self) {
        crate::toolkit::hooks::go(self.address());
    }
}

/// Shows an address of the site.
pub(super) fn set_address(address: &str) {
    // A browser without a location has no page to go to.
    let _ = gloo::utils::window().location().set_hash(address);
}

/// The present page.
pub(crate) fn here() -> Address {
    Address::parse(&gloo::utils::window().location().hash().unwrap_or_default())
}

/// The present page.
#[hook]
pub(crate) fn use_address() -> Address {
    let address = use_state_eq(here);
    let setter = address.setter();
    use_effect_on((), move |()| {
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, "hashchange", move |_| setter.set(here()));
        move || drop(listener)
    });
    (*address).clone()
}
