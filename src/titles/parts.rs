//! The parts of the page that hold a title's code, and who calls which. Whatever only these functions name is not in the
//! first download, so nothing else may name a title's code.
//!
//! The tables of all titles are the shell's, which asks [`super::load`].

// What the macro of the split points writes is unsafe; here and in the other files of parts alone.
#![allow(unsafe_code)]

use super::city::boards::Board;
use super::city::rules::City;
use super::city::ui::own::{CountPage, OwnBoards, save_as_file};
use super::load::{keep, load, play, scores_of};
use super::{Capability, TitleKey};
use crate::engine::codec;
use crate::storage::{Brought, GameId};
use crate::table::sending::pasted::link_in;
use crate::table::{Save, SaveError};
use crate::toolkit::begun::{Begun, Start};
use crate::toolkit::border::book::Book;
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::border::set_up_ui::SetUpFace;
use crate::toolkit::fetching::{NotFetched, parts};
use crate::toolkit::ledger::{ChallengeFaces, Checked, ScoresFace};
use yew::prelude::*;

parts! {
    /// The page of the boards that players bring; the board of a link is looked at first.
    own_boards over keep::<City>: fn own_boards(link: Option<String>) -> Html {
        let key = link.clone().unwrap_or_default();
        html! { <OwnBoards {key} {link} /> }
    }

    /// The page of a game from the box that is counted.
    own_boards over keep::<City>: fn count_page(id: GameId) -> Html {
        let key = id.as_str().to_owned();
        html! { <CountPage {key} {id} /> }
    }

    /// Does nothing but fetch the page of own boards.
    own_boards over keep::<City>: fn fetch_own_boards() -> () {}

    /// Has the browser save the board of a title as a file; whether it has one.
    own_boards over keep::<City>: fn save_board(title: TitleKey) -> bool {
        Board::named(title.key()).map(save_as_file).is_some()
    }
}

/// The parts of what the shell's pages get of a title, and who calls which.
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
                /// What the pages get of a title.
                $table $(over $page)?: fn table(title: TitleKey) -> () {
                    keep::<$rules>(title, || Box::pin(async { think().await.ok() }))
                }

                /// Whoever thinks on the page.
                $bots: fn think() -> Box<dyn Think> {
                    Box::new(Thinker::<$rules>::default())
                }

                /// What its tables need after their first picture.
                $late over keep::<$rules>: fn late() -> LateFaces {
                    LateFaces::of::<$rules>()
                }

                /// What its scores need, and what comes in from files.
                $scores over keep::<$rules>: fn scores(title: TitleKey) -> () {
                    keep_scores(title, ScoresFace::of::<$rules>(title))
                }

                /// What its challenges need.
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
        use crate::toolkit::border::set_up_ui::SetUpFace;

        parts! {
            /// What the page of a new game gets of a title.
            $set_up: fn set_up(title: TitleKey) -> SetUpFace {
                SetUpFace::of::<$rules>(title)
            }
        }
    };
    ($($folder:ident $rules:ident { $($title:ident = $facts:ident),+ } $parts:tt)+) => {
        $(shell_titles!(@parts $folder $rules $parts);)+

        /// Fetches what the shell's tables get of a title (`titles::load`).
        ///
        /// # Errors
        /// The title's part cannot be fetched.
        pub(crate) async fn fetch_rules_of(title: TitleKey) -> Result<(), NotFetched> {
            match title {
                $($(TitleKey::$title)|+ => $folder::table(title).await,)+
            }
        }

        /// What the shell's tables of a title need after their first picture.
        ///
        /// # Errors
        /// The title's part cannot be fetched.
        pub(crate) async fn late_faces_of(title: TitleKey) -> Result<LateFaces, NotFetched> {
            match title {
                $($(TitleKey::$title)|+ => $folder::late().await,)+
            }
        }

        /// Fetches what the scores of a title need, and its table ([`load::scores_of`]).
        ///
        /// # Errors
        /// A part of the title cannot be fetched.
        pub(crate) async fn fetch_scores_of(title: TitleKey) -> Result<ScoresFace, NotFetched> {
            fetch_rules_of(title).await?;
            match title {
                $($(TitleKey::$title)|+ => $folder::scores(title).await,)+
            }?;
            scores_of(title).ok_or(NotFetched)
        }

        /// What the challenges of a title need, once its table was fetched.
        ///
        /// # Errors
        /// A part of the title cannot be fetched.
        pub(crate) async fn challenges_of(title: TitleKey) -> Result<ChallengeFaces, NotFetched> {
            fetch_rules_of(title).await?;
            match title {
                $($(TitleKey::$title)|+ => $folder::challenges().await,)+
            }
        }

        /// The rules of a title in our own words.
        ///
        /// # Errors
        /// The title's part cannot be fetched.
        pub(crate) async fn book_of(title: TitleKey) -> Result<Book, NotFetched> {
            match title {
                $($(TitleKey::$title)|+ => $folder::rules(title).await,)+
            }
        }

        /// What the page of a new game gets of a title.
        ///
        /// # Errors
        /// The title's part cannot be fetched.
        pub(crate) async fn set_up_of(title: TitleKey) -> Result<SetUpFace, NotFetched> {
            match title {
                $($(TitleKey::$title)|+ => $folder::set_up(title).await,)+
            }
        }
    };
}

super::each_rule_set!(shell_titles);

/// Begins a game and goes to its table.
///
/// # Errors
/// The title's part cannot be fetched.
pub(crate) async fn begin(title: TitleKey, start: Start, begun: Begun) -> Result<(), NotFetched> {
    fetch_rules_of(title).await?;
    if let Some(table) = load(title).and_then(|loaded| loaded.begin(title, &start)) {
        play(title, table, &begun);
    }
    Ok(())
}

/// What a page of a title needs, to be fetched before it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    Table,
    /// A new game.
    SetUp,
    Rules,
    Scores,
}

/// What a save that comes in holds.
///
/// # Errors
/// The title's part cannot be fetched.
pub(crate) async fn check(
    title: TitleKey,
    save: Save,
) -> Result<Result<Checked, SaveError>, NotFetched> {
    Ok((fetch_scores_of(title).await?.checked)(&save))
}

/// What of a ranked game is proven by its link, or a board that can be played; nothing if the link shows something else.
///
/// # Errors
/// The title's part cannot be fetched.
pub(crate) async fn prove(brought: Brought) -> Result<Vec<Brought>, NotFetched> {
    let title = match &brought {
        Brought::Board(_) => TitleKey::with(Capability::OwnBoards),
        // They are looked at when they are opened.
        Brought::Count(..) | Brought::Puzzle(..) => return Ok(vec![brought]),
        Brought::Attempt(attempt) => titled(&attempt.link),
        Brought::Record(record) => titled(&record.link),
        Brought::Par(_, par) => titled(&par.link),
        Brought::Deal(_, deal) => titled(&deal.link),
        Brought::Seen(_) | Brought::Told(_) | Brought::ToCome => Some(TitleKey::UNNAMED),
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

/// The title of a link, or of an address with one; nothing where it is none.
pub(crate) fn titled(text: &str) -> Option<TitleKey> {
    TitleKey::numbered(codec::header(&link_in(text)).ok()?.title)
}

/// Deletes a saved game that counts, which is given up by it where it is under way.
///
/// # Errors
/// The title's part cannot be fetched.
pub(crate) async fn delete_counted(title: TitleKey, id: GameId) -> Result<(), NotFetched> {
    fetch_rules_of(title).await?;
    (load(title).ok_or(NotFetched)?.ledger.delete_game)(&id);
    Ok(())
}
