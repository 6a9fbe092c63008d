//! The parts of the page that draw nothing: fetches ahead of time, and readers of the storage.

// The macro of the split points writes unsafe code, here and in the other files of parts only.
#![allow(unsafe_code)]

use crate::engine::codec::BoardId;
use crate::shell::start::last_game::{DayResult, last_game_id, last_title, result_of};
use crate::storage::{GameId, heal_import, list};
use crate::table::Day;
use crate::table::sending::pasted::{Flaw, find};
use crate::titles::parts::{Need, book_of, fetch_rules_of, fetch_scores_of, set_up_of};
use crate::titles::{self, TitleKey, load};
use crate::toolkit::fetching::{NotFetched, parts};
use crate::toolkit::pending_game::{GameStart, PendingGame};
use std::future::Future;
use std::pin::Pin;

/// Work that a part leaves to its caller.
type LocalBoxFuture = Pin<Box<dyn Future<Output = ()>>>;

parts! {
    /// Only fetches the start page of a device with games.
    games: fn fetch_home() -> () {}

    /// Returns the game that was played last; `None` if it cannot go on.
    games: fn last_game() -> Option<GameId> {
        last_game_id(&list()).cloned()
    }

    /// Reverts an import that was interrupted.
    games: fn heal() -> LocalBoxFuture {
        Box::pin(heal_import())
    }

    /// Returns the title played last of those with ranked games.
    games: fn last_ranked() -> TitleKey {
        last_title(&list()).unwrap_or(TitleKey::UNNAMED)
    }

    /// Returns the saved result of a day's game.
    games: fn day_result(title: TitleKey, day: Day) -> Option<DayResult> {
        result_of(title, day)
    }

    /// Returns the links of a text, or why it has none.
    pasted: fn links_in(text: String) -> Result<Vec<String>, Flaw> {
        find(&text)
    }

    /// Only fetches the tables.
    shell: fn fetch_tables() -> () {}

    /// Only fetches the page of a new game.
    set_up: fn fetch_set_up() -> () {}

    /// Only fetches the page of scores.
    scores: fn fetch_scores() -> () {}

    /// Loads a board of this device for a title that was fetched ([`load::take_up_board`]).
    games: fn read_board(title: TitleKey, board: BoardId) -> () {
        load::take_up_board(title, board)
    }

    /// Only fetches the page of the rules.
    rules: fn fetch_rules() -> () {}
}

/// Starts a game and goes to its table. Fetches the tables first, so that a failure leaves the page and its choices.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn begin(
    title: TitleKey,
    start: GameStart,
    pending: PendingGame,
) -> Result<(), NotFetched> {
    fetch_tables().await?;
    titles::parts::begin(title, start, pending).await
}

/// Fetches a page of the shell, and what it needs of a title.
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
            set_up_of(title).await?;
            fetch_set_up().await
        }
        Need::Rules => {
            book_of(title).await?;
            fetch_rules().await
        }
        Need::Scores => {
            fetch_scores_of(title).await?;
            fetch_scores().await
        }
    }
}
