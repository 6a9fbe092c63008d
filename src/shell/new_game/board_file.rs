//! A title's board as a file, and the link to the player's own boards.

use crate::titles::TitleKey;
use crate::titles::parts::save_board;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::{PartMissing, clone};
use crate::toolkit::preferences::use_locale;
use crate::words::new_game;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct BoardFileProps {
    pub title: TitleKey,
}

/// A button that saves the board, and the link to own boards.
#[component]
pub(super) fn BoardFile(props: &BoardFileProps) -> Html {
    let locale = use_locale();
    let is_failed = use_state_eq(|| false);
    let onclick = Callback::from(clone!([title = props.title, is_failed], move |_: MouseEvent| {
        let is_failed = is_failed.clone();
        spawn_local(async move { is_failed.set(save_board(title).await.is_err()) });
    }));
    html! {
        <div class="set-up__boards">
            <button type="button" class="button" {onclick} data-testid="save-board-file">{ new_game::save_board(locale) }</button>
            <a class="button button--quiet" href={Address::Boards.address()}>{ locale.your_boards() }</a>
            if *is_failed { <div class="notice notice--bad" role="alert"><PartMissing /></div> }
        </div>
    }
}
