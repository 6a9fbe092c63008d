//! A count at its own address, saved with every change.

use super::count::CountGame;
use super::keeping::why_not_kept;
use crate::storage::{GameId, StoreError, fresh_id, keep_count, now, saved_count};
use crate::table::SavedCount;
use crate::titles::TitleKey;
use crate::titles::city::boards::Board;
use crate::titles::city::codec::board::read;
use crate::titles::city::view::box_count::BoxCount;
use crate::titles::city::words::own as words;
use crate::toolkit::address::Address;
use crate::toolkit::boards::board_seen::see;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::missing::missing;
use crate::toolkit::widgets::topbar::Topbar;
use std::rc::Rc;
use yew::prelude::*;

/// Begins a count on a board, and goes to its address.
///
/// # Errors
/// It cannot be saved.
pub(super) fn begin(board: Board) -> Result<(), StoreError> {
    let id = fresh_id();
    keep_count(&id, &BoxCount::new(board.data()).kept(board, false, now()))?;
    Address::Count(id).go();
    Ok(())
}

/// Returns the board of a saved count, if this page has it.
fn board_of(saved: &SavedCount) -> Option<Board> {
    match &saved.board {
        Some(link) => read(link).ok(),
        None => Board::named(&saved.title),
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct CountPageProps {
    pub id: GameId,
}

/// The page of a saved count.
#[component]
pub(crate) fn CountPage(props: &CountPageProps) -> Html {
    let locale = use_locale();
    let saved = use_memo((), |()| {
        let saved = saved_count(&props.id)?;
        let board = board_of(&saved)?;
        Some((board, Rc::new(BoxCount::of(board.data(), &saved)), saved.is_over))
    });
    let trouble = use_state_eq(|| None::<StoreError>);
    let Some((board, first, is_over)) = &*saved else {
        return missing(words::no_count(locale), "", Html::default(), locale);
    };
    let (board, is_over) = (*board, *is_over);
    see(board.own_id());
    let onkeep = {
        let (id, trouble) = (props.id.clone(), trouble.setter());
        Callback::from(move |(count, is_over): (BoxCount, bool)| {
            trouble.set(keep_count(&id, &count.kept(board, is_over, now())).err());
        })
    };
    let onleave = Callback::from(|()| Address::Boards.go());
    html! {
        <div class="page">
            <Topbar title={TitleKey::named(board.key()).unwrap_or(TitleKey::OwnBoard)} />
            <main class="own-page notranslate" translate="no" data-testid="count-page">
                if let Some(why) = *trouble { <p class="notice notice--bad" role="alert">{ why_not_kept(why, locale) }</p> }
                <CountGame {board} first={first.clone()} {is_over} {onkeep} {onleave} />
            </main>
        </div>
    }
}
