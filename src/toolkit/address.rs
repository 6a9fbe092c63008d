//! Addresses of pages: the part of the URL after `#`.

use crate::engine::codec::BoardId;
use crate::storage::{GameId, VisitId};
use crate::table::sending::pasted::may_hold_link;
use crate::titles::TitleKey;
use crate::toolkit::hooks::use_effect_on;
use gloo::events::EventListener;
use yew::prelude::*;

/// An address that starts a game at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shortcut {
    /// The game played last, if it is not over.
    Continue,
    /// A solo game, set up like the last one.
    Solo,
    /// The daily game of a title; `None` stands for the title played last.
    Daily(Option<TitleKey>),
}

impl Shortcut {
    /// The shortcuts without a title, with their names in addresses.
    const ALL: [(Shortcut, &'static str); 3] = [
        (Shortcut::Continue, "continue"),
        (Shortcut::Solo, "solo"),
        (Shortcut::Daily(None), "daily"),
    ];

    fn named(name: &str) -> Option<Shortcut> {
        Shortcut::ALL.into_iter().find(|(_, it)| *it == name).map(|(shortcut, _)| shortcut)
    }

    fn name(self) -> String {
        if let Shortcut::Daily(Some(title)) = self {
            return format!("daily/{}", title.key());
        }
        let name = Shortcut::ALL.into_iter().find(|(it, _)| *it == self).map(|(_, name)| name);
        name.unwrap_or_default().to_owned()
    }
}

/// Precedes the board in an address of the rules; older pages ignore it.
const BOARD: &str = "board=";

/// The puzzle that an address names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleName {
    /// The first saved puzzle that is due.
    Due,
    /// A saved puzzle, by its name.
    Saved(String),
    /// The daily puzzle of a title.
    Daily(TitleKey),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    /// The start page.
    Home,
    New(TitleKey),
    /// A game to continue or replay.
    Play(GameId),
    /// The ranked games of a title; a title may have none.
    Ranked(TitleKey),
    /// The boards brought by players.
    Boards,
    Puzzle(PuzzleName),
    /// The count of a game played with the box.
    Count(GameId),
    /// The rules, at a rule if one is named, with the numbers of a player's board if one is named.
    Rules(TitleKey, Option<String>, Option<BoardId>),
    /// A link to open.
    Link(String),
    /// A link already opened in this window.
    Visit(VisitId),
    /// Starts a game at once.
    Shortcut(Shortcut),
    Unknown,
}

impl Address {
    /// Parses the part of an address after `#`.
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
        // Other sites append parameters to track their visitors.
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
            // No saved puzzle is named like a title.
            (Some("puzzles"), _, Some(title)) => Address::Puzzle(PuzzleName::Daily(title)),
            (Some("puzzles"), Some(name), _) => Address::Puzzle(PuzzleName::Saved(name.to_owned())),
            (Some("count"), Some(id), _) => {
                GameId::parse(id).map_or(Address::Unknown, Address::Count)
            }
            (Some(name), None, _) => {
                Shortcut::named(name).map_or(Address::Unknown, Address::Shortcut)
            }
            _ => Address::Unknown,
        }
    }

    /// Returns the page's address within the site.
    pub(crate) fn address(&self) -> String {
        match self {
            Address::Home | Address::Unknown => "#/".to_owned(),
            Address::New(title) => format!("#/new/{}", title.key()),
            Address::Boards => "#/boards".to_owned(),
            Address::Puzzle(PuzzleName::Due) => "#/puzzles".to_owned(),
            Address::Puzzle(PuzzleName::Saved(name)) => format!("#/puzzles/{name}"),
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

    /// Returns the page's whole address, to share: without parameters that another site appended.
    pub(crate) fn whole_address(&self) -> String {
        let base = gloo::utils::window().location().href().unwrap_or_default();
        let base = base.split(['?', '#']).next().unwrap_or_default();
        format!("{base}{}", self.address())
    }

    /// Goes to the page and drops the present one from the history.
    pub(crate) fn go_instead(&self) {
        // Fails only without a location.
        let _ = gloo::utils::window().location().replace(&self.address());
    }

    /// Goes to the page.
    pub(crate) fn go(&self) {
        crate::toolkit::hooks::go(self.address());
    }
}

/// Shows an address of the site.
pub(super) fn set_address(address: &str) {
    // Fails only without a location.
    let _ = gloo::utils::window().location().set_hash(address);
}

/// Returns the present page.
pub(crate) fn here() -> Address {
    Address::parse(&gloo::utils::window().location().hash().unwrap_or_default())
}

/// Returns the present page, kept up to date.
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
