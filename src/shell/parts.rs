//! The part of the page with the tables and set-ups that the shell draws itself.

// What the macro of the split points writes is unsafe; here and in the titles' parts alone.
#![allow(unsafe_code)]

use super::{NewGame, Rules, SavedGame, VisitedGame};
use crate::storage::GameId;
use crate::table::Save;
use crate::titles::TitleKey;
use crate::titles::parts::fetch_rules_of;
use crate::toolkit::fetching::{NotFetched, parts};
use std::rc::Rc;
use yew::prelude::*;

parts! {
    /// The table of a game.
    ///
    /// # Errors
    /// The part cannot be fetched, as with all functions here.
    shell: fn table(id: GameId, title: TitleKey, save: Option<Rc<Save>>) -> Html {
        html! { <SavedGame key={id.as_str().to_owned()} id={id.clone()} {title} {save} /> }
    }

    /// The page of a link.
    ///
    /// # Errors
    /// The part cannot be fetched.
    shell: fn visit(title: TitleKey, link: String) -> Html {
        html! { <VisitedGame key={link.clone()} link={link.clone()} {title} /> }
    }

    /// The page of a new game.
    ///
    /// # Errors
    /// The part cannot be fetched.
    shell: fn set_up(title: TitleKey) -> Html {
        html! { <NewGame key={title.key()} {title} /> }
    }

    /// The rules of a title.
    ///
    /// # Errors
    /// The part cannot be fetched.
    shell: fn rules(title: TitleKey, rule: Option<String>) -> Html {
        html! { <Rules {title} {rule} /> }
    }

    /// Does nothing but fetch the part.
    ///
    /// # Errors
    /// The part cannot be fetched.
    shell: fn fetch() -> () {}
}

/// Fetches what the shell's pages need of a title, and the pages.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn fetch_title(title: TitleKey) -> Result<(), NotFetched> {
    fetch_rules_of(title).await?;
    fetch().await
}
