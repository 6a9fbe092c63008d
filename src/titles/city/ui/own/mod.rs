//! The page of own boards: their list, viewing and correcting a board, counting a game from the box.

mod bring;
mod count;
mod counting;
mod drawing;
mod editor;
mod keeping;
mod look;
mod mini;
mod shelf;

pub(crate) use counting::CountPage;
pub(crate) use keeping::save_as_file;

use super::super::boards::Board;
use super::super::import::Draft;
use super::super::view::box_count::BoxCount;
use crate::titles::TitleKey;
use crate::toolkit::boards::board_seen::see;
use crate::toolkit::hooks::{Escape, use_way_back};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::topbar::Topbar;
use count::CountGame;
use keeping::draft_of_link;
use look::{Look, Source};
use shelf::Shelf;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct OwnBoardsProps {
    /// The link of the board to view first.
    #[prop_or_default]
    pub link: Option<String>,
}

/// The visible part of the page.
#[derive(Clone, PartialEq)]
enum Shown {
    Shelf,
    Look(Rc<Draft>, Source),
    Count(Board),
}

/// The page of own boards.
#[component]
pub(crate) fn OwnBoards(props: &OwnBoardsProps) -> Html {
    let locale = use_locale();
    let opened =
        use_memo(props.link.clone(), |link| link.as_ref().map(|link| draft_of_link(link, locale)));
    let shown = use_state_eq(|| match &*opened {
        Some(Ok(draft)) => Shown::Look(Rc::new(draft.clone()), Source::Link),
        None | Some(Err(_)) => Shown::Shelf,
    });
    let onlook = use_callback(shown.setter(), |draft: Draft, shown| {
        shown.set(Shown::Look(Rc::new(draft), Source::Here));
    });
    // Without storage, the count lasts as long as the page.
    let oncount = use_callback(shown.setter(), |board: Board, shown| {
        if counting::begin(board).is_err() {
            shown.set(Shown::Count(board));
        }
    });
    let onleave = use_callback(shown.setter(), |(), shown| shown.set(Shown::Shelf));
    let is_over = !matches!(&*shown, Shown::Shelf | Shown::Look(_, Source::Link));
    // On the list each board has its own link to its rules; a viewed board may still change.
    see(match &*shown {
        Shown::Count(board) => board.own_id(),
        Shown::Shelf | Shown::Look(..) => None,
    });
    use_way_back(is_over, onleave.clone(), Escape::Passes);
    let page = match &*shown {
        Shown::Shelf => html! {
            <>
                if let Some(Err(why)) = &*opened { <p class="notice notice--bad" role="alert" data-testid="not-read">{ why.clone() }</p> }
                <Shelf {onlook} {oncount} />
            </>
        },
        Shown::Look(draft, source) => {
            html! { <Look draft={draft.clone()} source={*source} {onleave} /> }
        }
        Shown::Count(board) => {
            let first = Rc::new(BoxCount::new(board.data()));
            html! { <CountGame board={*board} {first} is_over={false} onkeep={Callback::noop()} {onleave} /> }
        }
    };
    html! {
        <div class="page">
            <Topbar title={TitleKey::OwnBoard} />
            <main class="own-page notranslate" translate="no" data-testid="own-boards">{ page }</main>
        </div>
    }
}
