//! The parts of the page with the tables and set-ups that the shell draws itself, and with the saved games.

// What the macro of the split points writes is unsafe; here and in the other files of parts alone.
#![allow(unsafe_code)]

use super::at::At;
use super::backup::Files;
use super::command::Commands;
use super::count::{Count, CountProps};
use super::home::Home;
use super::pasted::Pasted;
use super::rule_dialog::{RuleDialog, RuleDialogProps};
use super::saves::last_game_id;
use super::share::Share;
use super::visit::visited;
use super::{NewGame, Rules, SavedGame};
use crate::storage::{GameId, Listed, heal_import, list, load, load_attempts};
use crate::table::Day;
use crate::table::sending::pasted::{Flaw, find};
use crate::titles::TitleKey;
use crate::titles::load::Preset;
use crate::titles::parts::{Need, fetch_rules_of, own_rule_dialog, rulebook_of};
use crate::toolkit::fetching::{NotFetched, parts};
use crate::words::rulebook::Rulebook;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// What a part goes on to do.
type LocalBoxFuture = Pin<Box<dyn Future<Output = ()>>>;

parts! {
    /// The start page of a device with games, which imports these files at once.
    games: fn home(files: Files) -> Html {
        html! { <Home {files} /> }
    }

    /// Does nothing but fetch the start page of a device with games.
    games: fn fetch_home() -> () {}

    /// The game that was played last, if it goes on.
    games: fn last_game() -> Option<GameId> {
        last_game_id(&list()).cloned()
    }

    /// Takes back an import that was cut short.
    games: fn heal() -> LocalBoxFuture {
        Box::pin(heal_import())
    }

    /// Whether an attempt was finished since this day began.
    games: fn has_finished_since(day: Day) -> bool {
        load_attempts().iter().any(|attempt| attempt.is_fresh(day))
    }

    /// The table of a game; nothing where its save cannot be read.
    shell: fn table(id: GameId, title: TitleKey) -> Option<Html> {
        saved_game(id, title)
    }

    /// Draws the dialog that sends a game.
    sending over saved_game: fn share() -> fn(At, Callback<()>) -> Html {
        |at, onclose| html! { <Share {at} {onclose} /> }
    }

    /// Draws the box in which actions are typed.
    typing over saved_game: fn commands() -> fn(At, Callback<()>) -> Html {
        |at, onclose| html! { <Commands {at} {onclose} /> }
    }

    /// Draws the final count.
    counting over saved_game: fn count() -> fn(CountProps) -> Html {
        |props| html! { <Count ..props /> }
    }

    /// The page of a link; its set-up, where nothing was decided yet.
    shell: fn visit(title: TitleKey, link: String) -> Result<Html, Preset> {
        visited(title, &link)
    }

    /// The links of a text, or why it has none.
    pasted: fn links_in(text: String) -> Result<Vec<String>, Flaw> {
        find(&text)
    }

    /// The page of a text in which several links were found, or none.
    pasted: fn pasted(text: String, found: Result<Vec<String>, Flaw>) -> Html {
        html! { <Pasted {text} {found} /> }
    }

    /// The page of a new game; the set-up of a link is shown first.
    set_up: fn set_up(title: TitleKey, preset: Option<Preset>) -> Html {
        html! { <NewGame key={title.key()} {title} {preset} /> }
    }

    /// The rules of a title, from its rulebook.
    rules: fn rules(title: TitleKey, rule: Option<String>, rulebook: Rulebook) -> Html {
        html! { <Rules {title} {rule} {rulebook} /> }
    }

    /// Draws the dialog of the rules of a title.
    rules: fn draw_rule_dialog() -> fn(RuleDialogProps) -> Html {
        |props| html! { <RuleDialog ..props /> }
    }

    /// Does nothing but fetch the tables.
    shell: fn fetch_tables() -> () {}

    /// Does nothing but fetch the page of a new game.
    set_up: fn fetch_set_up() -> () {}

    /// Does nothing but fetch the page of the rules.
    rules: fn fetch_rules() -> () {}
}

/// The dialog of the rules of a title, which opens with the rule of this chip; `None` if it has no such rule.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn rule_dialog_of(
    title: TitleKey,
    first: HtmlElement,
) -> Result<Option<Html>, NotFetched> {
    if let Some(own) = own_rule_dialog(title, &first).await? {
        return Ok(Some(own));
    }
    let rulebook = rulebook_of(title).await?;
    let draw = draw_rule_dialog().await?;
    let props = RuleDialogProps { title, rulebook, first };
    Ok(props.rule_of(&props.first).map(|_| draw(props)))
}

/// Fetches what a page of the shell needs of a title, and the page.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn fetch_title(title: TitleKey, need: Need) -> Result<(), NotFetched> {
    match need {
        Need::Table => {
            fetch_rules_of(title).await?;
            fetch_tables().await
        }
        Need::SetUp => {
            fetch_rules_of(title).await?;
            fetch_set_up().await
        }
        Need::Rules => {
            rulebook_of(title).await?;
            fetch_rules().await
        }
        Need::Ranked => Ok(()),
    }
}

fn saved_game(id: GameId, title: TitleKey) -> Option<Html> {
    let save = match load(&id) {
        Some(Listed::Good(_, save)) => Some(Rc::from(save)),
        Some(Listed::Broken(..)) => return None,
        None => None,
    };
    Some(html! { <SavedGame key={id.as_str().to_owned()} id={id.clone()} {title} {save} /> })
}
