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
enum OwnPage {
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
        Some(Ok(draft)) => OwnPage::Look(Rc::new(draft.clone()), Source::Link),
        None | Some(Err(_)) => OwnPage::Shelf,
    });
    let onlook = use_callback(shown.setter(), |draft: Draft, shown| {
        shown.set(OwnPage::Look(Rc::new(draft), Source::Here));
    });
    // Without storage, the count lasts as long as the page.
    let oncount = use_callback(shown.setter(), |board: Board, shown| {
        if counting::begin(board).is_err() {
            shown.set(OwnPage::Count(board));
        }
    });
    let onleave = use_callback(shown.setter(), |(), shown| shown.set(OwnPage::Shelf));
    let is_over = !matches!(&*shown, OwnPage::Shelf | OwnPage::Look(_, Source::Link));
    // On the list each board has its own link to its rules; a viewed board may still change.
    see(match &*shown {
        OwnPage::Count(board) => board.own_id(),
        OwnPage::Shelf | OwnPage::Look(..) => None,
    });
    use_way_back(is_over, onleave.clone(), Escape::Passes);
    let page = match &*shown {
        OwnPage::Shelf => html! {
            <>
                if let Some(Err(why)) = &*opened { <p class="notice notice--bad" role="alert" data-testid="not-read">{ why.clone() }</p> }
                <Shelf {onlook} {oncount} />
            </>
        },
        OwnPage::Look(draft, source) => {
            html! { <Look draft={draft.clone()} source={*source} {onleave} /> }
        }
        OwnPage::Count(board) => {
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
