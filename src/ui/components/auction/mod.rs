//! The auction, and other cards to choose from: below and beside the map, on the phone over its
//! lower part.

mod bids;
mod draft;
mod herald;
mod offered;
mod rows;
mod sale;
mod stakes;

use crate::titles::tramways::rules::state::Ask;
use crate::ui::contexts::use_desk;
use crate::view::auction::is_bidding;
use draft::Draft;
use herald::Herald;
use offered::Offered;
use sale::Sale;
use yew::prelude::*;

/// The auction or the cards on offer, if there are any, and what happened in the auction.
#[component]
pub fn AuctionTrack() -> Html {
    let desk = use_desk();
    let state = desk.state();
    let is_sale = is_bidding(state.ask) || matches!(state.ask, Ask::Market | Ask::Void);
    html! {
        <>
            if desk.menu.is_some() {
            } else if state.ask == Ask::Draft {
                <Draft />
            } else if is_sale && !state.is_solo() {
                <Sale />
            } else {
                <Offered />
            }
            <Herald />
        </>
    }
}
