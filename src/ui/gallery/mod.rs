//! A page with every piece in every state, to look at while drawing. Not part of the release.
//!
//! The fragment of the address chooses: `#pieces`, `#home`, or `#table/SEED/ROUND/ASK/PLAYERS`,
//! which is a game played by a bot until a round and a kind of question, such as `#table/3/4/Lay/1`.

mod home;
mod pieces;
mod table;

use yew::prelude::*;

/// The gallery.
#[component]
pub fn Gallery() -> Html {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    let words: Vec<&str> = hash.trim_start_matches('#').split('/').collect();
    let number = |n: usize| words.get(n).and_then(|word| word.parse().ok()).unwrap_or(1);
    match words[0] {
        "table" => {
            let ask = words.get(3).copied().unwrap_or("Task").to_owned();
            let (round, players) = (number(2) as u8, number(4) as usize);
            html! { <table::Table seed={number(1)} {round} {ask} {players} /> }
        }
        "home" => html! { <home::Home /> },
        _ => html! { <pieces::Pieces /> },
    }
}
