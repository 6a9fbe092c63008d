//! The parts of the page whose functions draw nothing: what is fetched ahead, and what looks into the storage.

// What the macro of the split points writes is unsafe; here and in the other files of parts alone.
#![allow(unsafe_code)]

use crate::engine::codec::BoardId;
use crate::shell::start::last_game::{DayResult, last_game_id, last_title, result_of};
use crate::storage::{GameId, heal_import, list};
use crate::table::Day;
use crate::table::sending::pasted::{Flaw, find};
use crate::titles::parts::{Need, book_of, fetch_rules_of, fetch_scores_of, set_up_of};
use crate::titles::{self, TitleKey, load};
use crate::toolkit::begun::{Begun, Start};
use crate::toolkit::fetching::{NotFetched, parts};
use std::future::Future;
use std::pin::Pin;

/// What a part goes on to do.
type LocalBoxFuture = Pin<Box<dyn Future<Output = ()>>>;

parts! {
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

    /// The title that was played last of those with ranked games.
    games: fn last_ranked() -> TitleKey {
        last_title(&list()).unwrap_or(TitleKey::UNNAMED)
    }

    /// How the game of a day went, as far as it is kept.
    games: fn day_result(title: TitleKey, day: Day) -> Option<DayResult> {
        result_of(title, day)
    }

    /// The links of a text, or why it has none.
    pasted: fn links_in(text: String) -> Result<Vec<String>, Flaw> {
        find(&text)
    }

    /// Does nothing but fetch the tables.
    shell: fn fetch_tables() -> () {}

    /// Does nothing but fetch the page of a new game.
    set_up: fn fetch_set_up() -> () {}

    /// Does nothing but fetch the page of scores.
    scores: fn fetch_scores() -> () {}

    /// Takes up a board of this device, of a title that was fetched ([`load::take_up_board`]).
    games: fn read_board(title: TitleKey, board: BoardId) -> () {
        load::take_up_board(title, board)
    }

    /// Does nothing but fetch the page of the rules.
    rules: fn fetch_rules() -> () {}
}

/// Begins a game and goes to its table. The tables are fetched first, so that a failed fetch leaves the page and its choices.
///
/// # Errors
/// A part cannot be fetched.
pub(crate) async fn begin(title: TitleKey, start: Start, begun: Begun) -> Result<(), NotFetched> {
    fetch_tables().await?;
    titles::parts::begin(title, start, begun).await
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
