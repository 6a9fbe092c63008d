//! The parts of the page: what is fetched only when it is needed. The released page is cut apart at these functions
//! (feature `split`, `scripts/site`); elsewhere they are called directly.
//!
//! Whatever only such functions name is not in the first download, so nothing else may name a page or a title's code.

// What the macro of the split points writes is unsafe; nothing else in the crate may be.
#![allow(unsafe_code)]

use super::app::Begun;
use super::components::backup::{Line, imported};
use super::components::ranked::{daily_done, play_daily};
use super::components::rulebook::RuleDialog;
use super::pages::{
    First, NewGamePage, PlayPage, RankedPage, RulesPage, VisitPage, begin as begin_first,
};
use crate::i18n::Locale;
use crate::session::Arrangement;
use crate::shell::{NewGame, Rules, SavedGame, VisitedGame};
use crate::storage::{GameId, VisitId, delete_game};
use crate::table::{Day, Save, archive};
use crate::titles::TitleKey;
use crate::titles::load;
use crate::titles::tramways::rules::setup::Setup;
use crate::worker::thinker::Think;
use std::rc::Rc;
#[cfg(feature = "split")]
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::HtmlElement;
use yew::prelude::*;

/// A part of the page could not be fetched: the net is away, or the host has another build by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFetched;

#[cfg(feature = "split")]
impl From<SplitLoaderError> for NotFetched {
    fn from(_: SplitLoaderError) -> Self {
        NotFetched
    }
}

/// Declares functions with the part of the page in which each lies. All functions of a part are fetched together.
macro_rules! parts {
    ($($(#[$meta:meta])* $part:ident: fn $name:ident($($argument:ident: $type:ty),*) -> $given:ty $body:block)*) => { $(
        #[cfg(feature = "split")]
        #[wasm_split($part, fallible)]
        $(#[$meta])*
        pub fn $name($($argument: $type),*) -> Result<$given, NotFetched> {
            Ok($body)
        }

        #[cfg(not(feature = "split"))]
        $(#[$meta])*
        pub async fn $name($($argument: $type),*) -> Result<$given, NotFetched> {
            Ok($body)
        }
    )* };
}

parts! {
    /// The table of a game of Tramways.
    ///
    /// # Errors
    /// The part cannot be fetched, as with all functions here.
    tramways: fn table(id: GameId) -> Html {
        html! { <PlayPage key={id.as_str().to_owned()} id={id.clone()} /> }
    }

    /// Begins one of the games of Tramways that home starts with a click.
    ///
    /// # Errors
    /// The part cannot be fetched.
    tramways: fn begin(first: First, usual: Arrangement, begun: Begun) -> () {
        begin_first(first, &usual, &begun)
    }

    /// The page of a link of Tramways.
    ///
    /// # Errors
    /// The part cannot be fetched.
    tramways: fn visit(id: VisitId) -> Html {
        html! { <VisitPage key={id.as_str().to_owned()} id={id.clone()} /> }
    }

    /// Whoever thinks on the page about Tramways, where no worker can.
    ///
    /// # Errors
    /// The part cannot be fetched.
    tramways_bots: fn think_tramways() -> Box<dyn Think> {
        Box::new(crate::worker::thinker::Thinker::<crate::titles::tramways::rules::Tramways>::default())
    }

    /// The page of a new game of Tramways; the set-up of a link is shown first.
    ///
    /// # Errors
    /// The part cannot be fetched.
    tramways_set_up: fn set_up(setup: Option<Setup>) -> Html {
        html! { <NewGamePage {setup} /> }
    }

    /// The rules of Tramways.
    ///
    /// # Errors
    /// The part cannot be fetched.
    tramways_rules: fn rules(rule: Option<String>) -> Html {
        html! { <RulesPage {rule} /> }
    }

    /// The dialog of the rules of Tramways, which opens with the rule of this chip.
    ///
    /// # Errors
    /// The part cannot be fetched.
    tramways_rules: fn rule_dialog(chip: HtmlElement) -> Html {
        html! { <RuleDialog first={chip} /> }
    }

    /// The page of ranked games.
    ///
    /// # Errors
    /// The part cannot be fetched.
    ranked: fn ranked_games() -> Html {
        html! { <RankedPage /> }
    }

    /// How the game of this day went, in words; nothing where it was not finished.
    ///
    /// # Errors
    /// The part cannot be fetched.
    ranked: fn day_done(day: Day, locale: Locale) -> Option<String> {
        daily_done(day, locale)
    }

    /// Goes to the game of this day.
    ///
    /// # Errors
    /// The part cannot be fetched.
    ranked: fn begin_daily(day: Day, usual: Arrangement, begun: Begun) -> () {
        play_daily(day, &usual, &begun)
    }

    /// Deletes a saved game that may be an attempt under way, which is given up by it.
    ///
    /// # Errors
    /// The part cannot be fetched.
    backup: fn delete(id: GameId) -> () {
        delete_game(&id)
    }

    /// Stores the games of a file, and tells of each what became of it.
    ///
    /// # Errors
    /// The part cannot be fetched.
    backup: fn import(file: String, games: Vec<archive::Import>, locale: Locale) -> Vec<Line> {
        imported(&file, &games, locale)
    }

    /// The table of a game that the shell plays.
    ///
    /// # Errors
    /// The part cannot be fetched.
    shell: fn shell_table(id: GameId, title: TitleKey, save: Option<Rc<Save>>) -> Html {
        html! { <SavedGame key={id.as_str().to_owned()} id={id.clone()} {title} {save} /> }
    }

    /// The page of a link of a game that the shell plays.
    ///
    /// # Errors
    /// The part cannot be fetched.
    shell: fn shell_visit(title: TitleKey, link: String) -> Html {
        html! { <VisitedGame key={link.clone()} link={link.clone()} {title} /> }
    }

    /// The page of a new game of a title that the shell plays.
    ///
    /// # Errors
    /// The part cannot be fetched.
    shell: fn shell_set_up(title: TitleKey) -> Html {
        html! { <NewGame key={title.key()} {title} /> }
    }

    /// The rules of a title that the shell plays.
    ///
    /// # Errors
    /// The part cannot be fetched.
    shell: fn shell_rules(title: TitleKey, rule: Option<String>) -> Html {
        html! { <Rules {title} {rule} /> }
    }

    /// What the pages get of San Francisco and Berlin.
    ///
    /// # Errors
    /// The part cannot be fetched.
    city: fn city(title: TitleKey) -> () {
        load::keep_city(title, || Box::pin(async { think_city().await.ok() }))
    }

    /// Whoever thinks on the page about San Francisco and Berlin.
    ///
    /// # Errors
    /// The part cannot be fetched.
    city_bots: fn think_city() -> Box<dyn Think> {
        Box::new(crate::worker::thinker::Thinker::<crate::titles::city::rules::City>::default())
    }

    /// What the pages get of Metromania.
    ///
    /// # Errors
    /// The part cannot be fetched.
    metromania: fn metromania() -> () {
        load::keep_metromania(|| Box::pin(async { think_metromania().await.ok() }))
    }

    /// Whoever thinks on the page about Metromania.
    ///
    /// # Errors
    /// The part cannot be fetched.
    metromania_bots: fn think_metromania() -> Box<dyn Think> {
        Box::new(crate::worker::thinker::Thinker::<crate::titles::metromania::rules::Metromania>::default())
    }

    /// Does nothing but fetch the table of Tramways.
    ///
    /// # Errors
    /// The part cannot be fetched.
    tramways: fn fetch_table() -> () {}

    /// Does nothing but fetch the page of a new game of Tramways.
    ///
    /// # Errors
    /// The part cannot be fetched.
    tramways_set_up: fn fetch_set_up() -> () {}

    /// Does nothing but fetch the rules of Tramways.
    ///
    /// # Errors
    /// The part cannot be fetched.
    tramways_rules: fn fetch_rules() -> () {}

    /// Does nothing but fetch the page of ranked games.
    ///
    /// # Errors
    /// The part cannot be fetched.
    ranked: fn fetch_ranked() -> () {}

    /// Does nothing but fetch the pages of the shell.
    ///
    /// # Errors
    /// The part cannot be fetched.
    shell: fn fetch_shell() -> () {}
}

/// Fetches a title, for `titles::load`; nothing of one that has pages of its own.
///
/// # Errors
/// The title's part cannot be fetched.
pub async fn fetch_rules_of(title: TitleKey) -> Result<(), NotFetched> {
    match title {
        TitleKey::SanFrancisco | TitleKey::Berlin => city(title).await,
        TitleKey::Metromania => metromania().await,
        TitleKey::Tramways => Ok(()),
    }
}

/// Fetches what a table of a title needs.
///
/// # Errors
/// A part cannot be fetched.
pub async fn fetch_title(title: TitleKey) -> Result<(), NotFetched> {
    fetch_rules_of(title).await?;
    match title {
        TitleKey::Tramways => fetch_table().await,
        _ => fetch_shell().await,
    }
}
