//! Addresses: everything after `#`.

use crate::session::attempt::mended;
use crate::storage::{GameId, VisitId};
use crate::titles::{Capability, TitleKey};
use crate::ui::pages::Shortcut;
use gloo::events::EventListener;
use yew::prelude::*;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// The start page.
    Home,
    /// A new game of Tramways.
    New,
    /// A new game of another title.
    NewOf(TitleKey),
    /// A saved game.
    Play(GameId),
    /// The ranked games.
    Ranked,
    /// Ranked games of a title that has none.
    Lacking(TitleKey),
    /// The rules of Tramways, at a rule if one is named.
    Rules(Option<String>),
    /// The rules of another title, at a rule if one is named.
    RulesOf(TitleKey, Option<String>),
    /// A link that is to be opened.
    Link(String),
    /// A link that was opened in this window.
    Visit(VisitId),
    /// What begins something at once.
    Shortcut(Shortcut),
    /// No page.
    Unknown,
}

impl Address {
    /// The page of what follows `#`.
    pub fn parse(fragment: &str) -> Address {
        let fragment = fragment.trim_start_matches('#');
        let mut parts = fragment.trim_start_matches('/').split('/');
        if !fragment.starts_with('/') && !fragment.is_empty() {
            return Address::Link(mended(fragment));
        }
        match (parts.next(), parts.next()) {
            (None | Some(""), _) => Address::Home,
            (Some("new"), None | Some("tramways")) => Address::New,
            (Some("new"), Some(key)) if TitleKey::named(key).is_some() => {
                TitleKey::named(key).map_or(Address::New, Address::NewOf)
            }
            // Pages of version 0.1 wrote the links of set-ups so.
            (Some("new"), Some(link)) => Address::Link(mended(link)),
            (Some("visit"), Some(id)) => {
                VisitId::parse(id).map_or(Address::Unknown, Address::Visit)
            }
            (Some("play"), Some(id)) => GameId::parse(id).map_or(Address::Unknown, Address::Play),
            (Some("ranked"), Some(key)) => match TitleKey::named(key) {
                Some(title) if !title.has(Capability::Ranked) => Address::Lacking(title),
                _ => Address::Ranked,
            },
            (Some("ranked"), _) => Address::Ranked,
            (Some(name), None) if Shortcut::named(name).is_some() => {
                Shortcut::named(name).map_or(Address::Unknown, Address::Shortcut)
            }
            (Some("rules"), Some("tramways")) => Address::Rules(parts.next().map(str::to_owned)),
            (Some("rules"), Some(key)) if TitleKey::named(key).is_some() => {
                let rule = parts.next().map(str::to_owned);
                TitleKey::named(key).map_or(Address::Unknown, |title| Address::RulesOf(title, rule))
            }
            (Some("rules"), rule) => Address::Rules(rule.map(str::to_owned)),
            _ => Address::Unknown,
        }
    }

    /// The page's address within the site.
    pub fn address(&self) -> String {
        match self {
            Address::Home | Address::Unknown => "#/".to_owned(),
            Address::New => "#/new".to_owned(),
            Address::NewOf(title) => format!("#/new/{}", title.key()),
            Address::RulesOf(title, None) => format!("#/rules/{}", title.key()),
            Address::RulesOf(title, Some(rule)) => format!("#/rules/{}/{rule}", title.key()),
            Address::Play(id) => format!("#/play/{}", id.as_str()),
            Address::Ranked => "#/ranked".to_owned(),
            Address::Lacking(title) => format!("#/ranked/{}", title.key()),
            Address::Shortcut(shortcut) => format!("#/{}", shortcut.name()),
            Address::Rules(None) => "#/rules".to_owned(),
            Address::Rules(Some(rule)) => format!("#/rules/{rule}"),
            Address::Link(link) => format!("#{link}"),
            Address::Visit(id) => format!("#/visit/{}", id.as_str()),
        }
    }

    /// The page's whole address, to send to others.
    pub fn whole_address(&self) -> String {
        let base = gloo::utils::window().location().href().unwrap_or_default();
        let base = base.split('#').next().unwrap_or_default();
        format!("{base}{}", self.address())
    }

    /// Goes to the page instead of the present one, which is forgotten.
    pub fn go_instead(&self) {
        // A browser without a location has no page to go to.
        let _ = gloo::utils::window().location().replace(&self.whole_address());
    }

    /// Goes to the page.
    pub fn go(&self) {
        super::hooks::go(self.address());
    }
}

/// Shows an address of the site.
pub(super) fn set_address(address: &str) {
    // A browser without a location has no page to go to.
    let _ = gloo::utils::window().location().set_hash(address);
}

fn here() -> Address {
    Address::parse(&gloo::utils::window().location().hash().unwrap_or_default())
}

/// The present page.
#[hook]
pub fn use_address() -> Address {
    let address = use_state_eq(here);
    {
        let address = address.clone();
        use_effect_with((), move |()| {
            let window = gloo::utils::window();
            let listener = EventListener::new(&window, "hashchange", move |_| address.set(here()));
            move || drop(listener)
        });
    }
    (*address).clone()
}
