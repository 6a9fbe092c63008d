//! The parts of the page that open over a table or any page. This file names only what it loads; `over` calls nothing.

// The macro of the split points writes unsafe code, here and in the other files of parts only.
#![allow(unsafe_code)]

use super::past::{Past, PastProps};
use crate::shell::areas::hint::{Hints, HintsProps};
use crate::shell::book::rule_dialog::{RuleDialog, RuleDialogProps};
use crate::shell::challenge::{ChallengeNote, ChallengeNoteProps};
use crate::shell::score::count::{Count, FinalCountProps};
use crate::shell::score::field::{FieldBox, FieldProps};
use crate::shell::score::result_card::{ResultCardDialog, ResultCardProps};
use crate::shell::score::review::{ReviewPanel, ReviewProps};
use crate::shell::table::command::Commands;
use crate::shell::table::motion::{TablePair, moved};
use crate::shell::table::remote::{Between, BetweenProps};
use crate::shell::table::share::Share;
use crate::shell::table::table_context::TableContext;
use crate::titles::TitleKey;
use crate::titles::parts::{book_of, challenges_of, late_faces_of};
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::fetching::{NotFetched, parts};
use crate::toolkit::ledger::ChallengeFaces;
use web_sys::HtmlElement;
use yew::prelude::*;

parts! {
    /// Draws the dialog that sends a game.
    sending over super::pages::saved_game: fn share() -> fn(TableContext, Callback<()>) -> Html {
        |at, onclose| html! { <Share {at} {onclose} /> }
    }

    /// Draws the box in which actions are typed.
    typing over super::pages::saved_game: fn commands() -> fn(TableContext, Callback<()>) -> Html {
        |at, onclose| html! { <Commands {at} {onclose} /> }
    }

    /// Draws the dialogs of a game between devices over its table.
    apart over super::pages::saved_game: fn between() -> fn(BetweenProps) -> Html {
        |props| html! { <Between ..props /> }
    }

    /// Draws the final count.
    counting over super::pages::saved_game: fn count() -> fn(FinalCountProps) -> Html {
        |props| html! { <Count ..props /> }
    }

    /// Draws the picture of a result.
    counting over super::pages::saved_game: fn draw_card() -> fn(ResultCardProps) -> Html {
        |props| html! { <ResultCardDialog ..props /> }
    }

    /// Draws the results of bots on the same deal, in the final count.
    field over super::pages::saved_game: fn field() -> fn(FieldProps) -> Html {
        |props| html! { <FieldBox ..props /> }
    }

    /// Draws the results of friends on the deal of a finished game.
    challenge: fn draw_challenge() -> fn(ChallengeNoteProps) -> Html {
        |props| html! { <ChallengeNote ..props /> }
    }

    /// Draws the hints.
    hints over super::pages::saved_game: fn draw_hints() -> fn(HintsProps) -> Html {
        |props| html! { <Hints ..props /> }
    }

    /// Draws the review of a finished game.
    review over super::pages::saved_game: fn draw_review() -> fn(ReviewProps) -> Html {
        |props| html! { <ReviewPanel ..props /> }
    }

    /// Animates the last action at a table and plays its sounds.
    motion over super::pages::saved_game: fn draw_motion() -> fn(&TablePair, LateFaces) {
        moved
    }

    /// Draws the past of a game.
    past over super::pages::saved_game: fn past() -> fn(PastProps) -> Html {
        |props| html! { <Past ..props /> }
    }

    /// Draws the dialog of the rules of a title.
    rules: fn draw_rule_dialog() -> fn(RuleDialogProps) -> Html {
        |props| html! { <RuleDialog ..props /> }
    }
}

/// Fetches the drawing of hints, and the title's functions that put them into words.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn hints_of(
    title: TitleKey,
) -> Result<(fn(HintsProps) -> Html, LateFaces), NotFetched> {
    Ok((draw_hints().await?, late_faces_of(title).await?))
}

/// Fetches the drawing of the review, and the title's functions that put decisions into words.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn review_of(
    title: TitleKey,
) -> Result<(fn(ReviewProps) -> Html, LateFaces), NotFetched> {
    Ok((draw_review().await?, late_faces_of(title).await?))
}

/// Fetches the drawing of friends' results, and the title's functions that read them.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn challenge_of(
    title: TitleKey,
) -> Result<(fn(ChallengeNoteProps) -> Html, ChallengeFaces), NotFetched> {
    Ok((draw_challenge().await?, challenges_of(title).await?))
}

/// Fetches the drawing of a result's picture, and the title's functions that make it.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn card_of(
    title: TitleKey,
) -> Result<(fn(ResultCardProps) -> Html, LateFaces), NotFetched> {
    Ok((draw_card().await?, late_faces_of(title).await?))
}

/// Fetches the animation of actions, and the title's functions that describe them.
///
/// # Errors
/// A part cannot be fetched.
pub(super) async fn motion_of(
    title: TitleKey,
) -> Result<(fn(&TablePair, LateFaces), LateFaces), NotFetched> {
    Ok((draw_motion().await?, late_faces_of(title).await?))
}

/// Returns the dialog of a title's rules, opened at the rule of this chip; `None` if there is no such rule.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn rule_dialog_of(
    title: TitleKey,
    first: HtmlElement,
) -> Result<Option<Html>, NotFetched> {
    let book = book_of(title).await?;
    let draw = draw_rule_dialog().await?;
    let props = RuleDialogProps { title, book, first };
    Ok(props.rule_of(&props.first).map(|_| draw(props)))
}
