//! The auction, and other cards to choose from: below and beside the map, on the phone over its
//! lower part.

mod bids;
mod draft;
mod herald;
mod look;
mod offered;
mod result;
mod rows;
mod sale;
mod stakes;

use crate::titles::tramways::rules::state::Decision;
use crate::titles::tramways::ui::components::sheet::SheetWords;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::auction::is_bidding;
use crate::words::Locale;
use draft::Draft;
use herald::Herald;
use offered::Offered;
use result::AuctionResult;
use sale::Sale;
use yew::prelude::*;

/// What the sheet of an auction or of cards says by itself.
fn sheet_words(title: impl Into<AttrValue>, locale: Locale) -> SheetWords {
    let (higher, lower) = (locale.sheet_higher(), locale.sheet_lower());
    SheetWords { title: title.into(), higher: higher.into(), lower: lower.into() }
}

/// The auction or the cards on offer, if there are any, and what happened in the auction.
#[component]
pub fn AuctionTrack() -> Html {
    let model = use_model();
    let state = model.state();
    let is_sale =
        is_bidding(state.decision) || matches!(state.decision, Decision::Market | Decision::Void);
    html! {
        <>
            if model.menu.is_some() {
            } else if state.decision == Decision::Draft {
                <Draft />
            } else if is_sale && !state.is_solo() {
                <Sale />
            } else {
                <Offered />
            }
            <Herald />
            <AuctionResult />
        </>
    }
}
