//! What tells `wasm-split` that some parts are only ever fetched when a table is there, so that what both need stays with
//! the table. Nothing calls these functions, and no file names this one.

#![allow(unsafe_code)]
#![allow(dead_code)]

use super::play::{SavedGame, SavedGameProps};
use crate::toolkit::fetching::parts;
use yew::prelude::*;

parts! {
    /// Sending is fetched at a table.
    sending over table: fn sending_is_over_tables() -> () {}

    /// Typing is fetched at a table.
    typing over table: fn typing_is_over_tables() -> () {}

    /// The final count is fetched at a table.
    counting over table: fn counting_is_over_tables() -> () {}
}

fn table(props: SavedGameProps) -> Html {
    html! { <SavedGame ..props /> }
}
