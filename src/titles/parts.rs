//! The parts of the page that hold a title's code, and who calls which. Code that only these functions name stays out of the
//! first download, so nothing else may name a title's code.
//!
//! The shell draws the tables of all titles through [`super::load`].

// The macro of the split points writes unsafe code, in the files of parts alone.
#![allow(unsafe_code)]

use super::city::boards::Board;
use super::city::codec::board::install;
use super::city::rules::City;
use super::city::ui::own::{CountPage, OwnBoards, save_as_file};
use super::load::{keep, load, play, scores_of};
use super::{Capability, TitleKey};
use crate::engine::codec;
use crate::storage::{Brought, GameId};
use crate::table::sending::pasted::link_in;
use crate::table::{Save, SaveError};
use crate::toolkit::border::book::Book;
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::border::set_up_ui::SetUpFns;
use crate::toolkit::fetching::{NotFetched, parts};
use crate::toolkit::ledger::{ChallengeFaces, CheckedSave, ScoresFace};
use crate::toolkit::pending_game::{GameStart, PendingGame};
use yew::prelude::*;

parts! {
    /// Makes links of players' own boards readable.
    own_tables over keep::<City>: fn fetch_own_tables() -> () {
        install();
    }

    /// The page of players' own boards; a board from a link opens first.
    own_boards over keep::<City>: fn own_boards(link: Option<String>) -> Html {
        install();
        let key = link.clone().unwrap_or_default();
        html! { <OwnBoards {key} {link} /> }
    }

    /// The page that counts a game from the box.
    own_boards over keep::<City>: fn count_page(id: GameId) -> Html {
        install();
        let key = id.as_str().to_owned();
        html! { <CountPage {key} {id} /> }
    }

    /// Only fetches the page of own boards.
    own_boards over keep::<City>: fn fetch_own_boards() -> () {}

    /// Has the browser save a title's board as a file; returns whether it has one.
    own_boards over keep::<City>: fn save_board(title: TitleKey) -> bool {
        install();
        Board::named(title.key()).map(save_as_file).is_some()
    }
}

/// Declares the parts of each title that the shell's pages fetch.
macro_rules! shell_titles {
    (@parts $folder:ident $rules:ident { table: $table:ident $(over $page:path)?, rules: $rulebook:ident, bots: $bots:ident, late: $late:ident, scores: $scores:ident, set_up: $set_up:ident }) => {
        mod $folder {
            use crate::titles::$folder::rules::$rules;
            use crate::titles::load::{keep, keep_scores};
            use crate::toolkit::border::late::LateFaces;
            use crate::toolkit::ledger::{ChallengeFaces, ScoresFace};
            use crate::worker::thinker::{Think, Thinker};

            shell_titles!(@book $folder $rulebook);
            shell_titles!(@set_up $rules $set_up);

            parts! {
                /// The title's entry for the pages.
                $table $(over $page)?: fn table(title: TitleKey) -> () {
                    keep::<$rules>(title, || Box::pin(async { think().await.ok() }))
                }

                /// The bots' thinker on the page.
                $bots: fn think() -> Box<dyn Think> {
                    Box::new(Thinker::<$rules>::default())
                }

                /// The late part of its tables.
                $late over keep::<$rules>: fn late() -> LateFaces {
                    LateFaces::of::<$rules>()
                }

                /// The part for its scores and for imports.
                $scores over keep::<$rules>: fn scores(title: TitleKey) -> () {
                    keep_scores(title, ScoresFace::of::<$rules>(title))
                }

                /// The part for its challenges.
                $scores over keep::<$rules>: fn challenges() -> ChallengeFaces {
                    ChallengeFaces::of::<$rules>()
                }
            }
        }
    };
    (@book $folder:ident $rulebook:ident) => {
        use crate::titles::TitleKey;
        use crate::titles::$folder::ui::book;
        use crate::toolkit::border::book::Book;
        use crate::toolkit::fetching::parts;

        parts! {
            /// The rules of a title.
            $rulebook: fn rules(title: TitleKey) -> Book {
                book(title.key())
            }
        }
    };
    (@set_up $rules:ident $set_up:ident) => {
        use crate::toolkit::border::set_up_ui::SetUpFns;

        parts! {
            /// The title's part for the page of a new game.
            $set_up: fn set_up(title: TitleKey) -> SetUpFns {
                SetUpFns::of::<$rules>(title)
            }
        }
    };
    ($($folder:ident $rules:ident { $($title:ident = $facts:ident),+ } $parts:tt)+) => {
        $(shell_titles!(@parts $folder $rules $parts);)+

        /// Fetches the title's part for the shell's tables (`titles::load`).
        ///
        /// # Errors
        /// If the title's part cannot be fetched.
        pub(crate) async fn fetch_rules_of(title: TitleKey) -> Result<(), NotFetched> {
            if title.has(Capability::OwnBoards) {
                fetch_own_tables().await?;
            }
            match title {
                $($(TitleKey::$title)|+ => $folder::table(title).await,)+
            }
        }

        /// The late part of a title's tables.
        ///
        /// # Errors
        /// If the title's part cannot be fetched.
        pub(crate) async fn late_faces_of(title: TitleKey) -> Result<LateFaces, NotFetched> {
            match title {
                $($(TitleKey::$title)|+ => $folder::late().await,)+
            }
        }

        /// Fetches a title's table and its part for scores ([`load::scores_of`]).
        ///
        /// # Errors
        /// If a part of the title cannot be fetched.
        pub(crate) async fn fetch_scores_of(title: TitleKey) -> Result<ScoresFace, NotFetched> {
            fetch_rules_of(title).await?;
            match title {
                $($(TitleKey::$title)|+ => $folder::scores(title).await,)+
            }?;
            scores_of(title).ok_or(NotFetched)
        }

        /// A title's part for challenges, fetched after its table.
        ///
        /// # Errors
        /// If a part of the title cannot be fetched.
        pub(crate) async fn challenges_of(title: TitleKey) -> Result<ChallengeFaces, NotFetched> {
            fetch_rules_of(title).await?;
            match title {
                $($(TitleKey::$title)|+ => $folder::challenges().await,)+
            }
        }

        /// The rules of a title in our own words.
        ///
        /// # Errors
        /// If the title's part cannot be fetched.
        pub(crate) async fn book_of(title: TitleKey) -> Result<Book, NotFetched> {
            match title {
                $($(TitleKey::$title)|+ => $folder::rules(title).await,)+
            }
        }

        /// A title's part for the page of a new game.
        ///
        /// # Errors
        /// If the title's part cannot be fetched.
        pub(crate) async fn set_up_of(title: TitleKey) -> Result<SetUpFns, NotFetched> {
            if title.has(Capability::OwnBoards) {
                fetch_own_tables().await?;
            }
            match title {
                $($(TitleKey::$title)|+ => $folder::set_up(title).await,)+
            }
        }
    };
}

super::each_rule_set!(shell_titles);

/// Starts a game and goes to its table.
///
/// # Errors
/// If the title's part cannot be fetched.
pub(crate) async fn begin(
    title: TitleKey,
    start: GameStart,
    pending: PendingGame,
) -> Result<(), NotFetched> {
    fetch_rules_of(title).await?;
    if let Some(table) = load(title).and_then(|loaded| loaded.begin(title, &start)) {
        play(title, table, &pending);
    }
    Ok(())
}

/// The parts of a title that a page needs, fetched ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    Table,
    /// A new game.
    SetUp,
    Rules,
    Scores,
}

/// Checks an imported save with its title's rules.
///
/// # Errors
/// If the title's part cannot be fetched.
pub(crate) async fn check(
    title: TitleKey,
    save: Save,
) -> Result<Result<CheckedSave, SaveError>, NotFetched> {
    Ok((fetch_scores_of(title).await?.checked)(&save))
}

/// Checks an imported record by its link: the proof of a ranked game, or a playable board. `None` if they do not match.
///
/// # Errors
/// If the title's part cannot be fetched.
pub(crate) async fn prove(brought: Brought) -> Result<Vec<Brought>, NotFetched> {
    let title = match &brought {
        Brought::Board(_) => TitleKey::with(Capability::OwnBoards),
        // Checked when they are opened.
        Brought::Count(..) | Brought::Puzzle(..) => return Ok(vec![brought]),
        Brought::Attempt(attempt) => titled(&attempt.link),
        Brought::Record(record) => titled(&record.link),
        Brought::Par(_, par) => titled(&par.link),
        Brought::Deal(_, deal) => titled(&deal.link),
        Brought::Seen(_) | Brought::Marked(_) | Brought::ToCome => Some(TitleKey::UNNAMED),
    };
    let Some(title) = title else { return Ok(Vec::new()) };
    if let Brought::Deal(name, deal) = &brought {
        let joined = (challenges_of(title).await?.joined)(deal);
        let of_it = joined.filter(|(own, _)| own == name);
        return Ok(of_it.map(|(name, deal)| Brought::Deal(name, deal)).into_iter().collect());
    }
    let Brought::Board(board) = brought else {
        return Ok((fetch_scores_of(title).await?.proven)(brought));
    };
    fetch_rules_of(title).await?;
    let taken = load(title).ok_or(NotFetched)?.take_board(board.link());
    Ok(if taken == Ok(board.id()) { vec![Brought::Board(board)] } else { Vec::new() })
}

/// The title of a link or of an address with one; `None` for other texts.
pub(crate) fn titled(text: &str) -> Option<TitleKey> {
    TitleKey::numbered(codec::header(&link_in(text)).ok()?.title)
}

/// Deletes a saved game; a ranked game under way is given up.
///
/// # Errors
/// If the title's part cannot be fetched.
pub(crate) async fn delete_counted(title: TitleKey, id: GameId) -> Result<(), NotFetched> {
    fetch_rules_of(title).await?;
    (load(title).ok_or(NotFetched)?.ledger.delete_game)(&id);
    Ok(())
}
