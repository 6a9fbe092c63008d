//! The pages of the shell that are fetched as parts. Only the app names them.

// The macro of the split points writes unsafe code, here and in the other files of parts only.
#![allow(unsafe_code)]

use super::backup::GameFiles;
use super::new_game::{LinkOrigin, NewGamePage};
use crate::engine::codec::BoardId;
use crate::shell::book::rules::Rules;
use crate::shell::challenge::ChallengePage;
use crate::shell::links::pasted::Pasted;
use crate::shell::links::visit::{NoLink, visited};
use crate::shell::puzzles::{NoPuzzle, PuzzlePage, find};
use crate::shell::scores::{ScoresPage, begin_today};
use crate::shell::start::home::Home;
use crate::shell::table::play::{BrokenSave, SavedGame};
use crate::shell::table::remote::Arrival;
use crate::storage::{GameId, Listed, Preferences, is_made, load};
use crate::table::puzzle::Puzzle;
use crate::table::sending::pasted::Flaw;
use crate::table::set_up::NewGame;
use crate::titles::TitleKey;
use crate::toolkit::address::PuzzleName;
use crate::toolkit::border::book::Book;
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::border::set_up_ui::SetUpFns;
use crate::toolkit::fetching::parts;
use crate::toolkit::ledger::ChallengeFaces;
use std::rc::Rc;
use yew::prelude::*;

parts! {
    /// Draws the start page of a device with games, which imports `files` at once.
    games: fn home(files: GameFiles) -> Html {
        html! { <Home {files} /> }
    }

    /// Draws the table of a saved game.
    shell: fn table(id: GameId, title: TitleKey) -> Html {
        saved_game(id, title)
    }

    /// Draws the page of a link.
    shell: fn visit(title: TitleKey, link: String) -> Html {
        visited(title, &link)
    }

    /// Draws the page of the results of a deal.
    challenge: fn challenge(title: TitleKey, faces: ChallengeFaces, link: String) -> Html {
        let key = link.clone();
        html! { <ChallengePage {key} {title} {faces} {link} /> }
    }

    /// Draws the page of a link whose text is no longer stored.
    shell: fn no_link() -> Html {
        html! { <NoLink /> }
    }

    /// Opens the link of a turn.
    apart over super::pages::saved_game: fn arrival(title: TitleKey, link: String, table: u32) -> Html {
        let key = link.clone();
        html! { <Arrival {key} {title} {link} {table} /> }
    }

    /// Draws the page of a text with several links, or with none.
    pasted: fn pasted(text: String, found: Result<Vec<String>, Flaw>) -> Html {
        html! { <Pasted {text} {found} /> }
    }

    /// Draws the page of a new game. The set-up of a link comes first, keyed by the link.
    set_up: fn set_up(fns: SetUpFns, linked: Option<(String, NewGame)>) -> Html {
        let (key, linked) = linked.unzip();
        let is_made = key.as_deref().is_some_and(is_made);
        let origin = if is_made { LinkOrigin::Made } else { LinkOrigin::Opened };
        html! { <NewGamePage key={key.unwrap_or(fns.title.key().to_owned())} {fns} {linked} {origin} /> }
    }

    /// Draws the scores of a title whose rules were fetched.
    scores: fn scores(title: TitleKey) -> Html {
        html! { <ScoresPage key={title.key()} {title} /> }
    }

    /// Goes to today's game of a title whose rules were fetched.
    scores: fn play_today(title: TitleKey, usual: Rc<Preferences>) -> () {
        begin_today(title, &usual)
    }

    /// Finds a puzzle; the daily one is in its title's `file`. `None` if there is none.
    puzzles over saved_game: fn find_puzzle(name: PuzzleName, file: String) -> Option<Puzzle> {
        find(&name, &file)
    }

    /// Draws a puzzle whose title was fetched.
    puzzles over saved_game: fn puzzle(title: TitleKey, faces: LateFaces, name: PuzzleName, puzzle: Puzzle) -> Html {
        let key = puzzle.name();
        html! { <PuzzlePage {key} {title} {faces} {name} {puzzle} /> }
    }

    /// Draws the page that replaces a missing puzzle.
    puzzles over saved_game: fn no_puzzle() -> Html {
        html! { <NoPuzzle /> }
    }

    /// Draws the rules of a title.
    rules: fn rules(title: TitleKey, rule: Option<String>, board: Option<BoardId>, book: Book) -> Html {
        html! { <Rules {title} {rule} {board} {book} /> }
    }
}

pub(super) fn saved_game(id: GameId, title: TitleKey) -> Html {
    let save = match load(&id) {
        Some(Listed::Good(_, save)) => Some(Rc::from(save)),
        Some(Listed::Broken(_, text, why)) => return html! { <BrokenSave {id} {text} {why} /> },
        None => None,
    };
    html! { <SavedGame key={id.as_str().to_owned()} id={id.clone()} {title} {save} /> }
}
