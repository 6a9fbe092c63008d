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
use crate::titles::tramways::ui::parts::auction_sale;
use crate::titles::tramways::view::auction::is_bidding;
use crate::toolkit::hooks::{Wanted, use_drawn};
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use draft::Draft;
use herald::use_herald;
use offered::Offered;
use result::use_auction_result;
pub(in crate::titles::tramways::ui) use sale::Sale;
use yew::prelude::*;

/// What the sheet of an auction or of cards says by itself.
fn sheet_words(title: impl Into<AttrValue>, locale: Locale) -> SheetWords {
    let (higher, lower) = (locale.sheet_higher(), locale.sheet_lower());
    SheetWords { title: title.into(), higher: higher.into(), lower: lower.into() }
}

/// The auction or the cards on offer, if there are any, and what happened in the auction. Only where several play is
/// there an auction; what draws it is fetched before the first one.
#[component]
pub fn AuctionTrack() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let state = model.state();
    let several = !state.is_solo();
    let is_sold =
        is_bidding(state.decision) || matches!(state.decision, Decision::Market | Decision::Void);
    let is_sale = several && is_sold;
    let is_looked_up = model.draft.menu.is_some();
    let wanted = if is_sale && !is_looked_up {
        Wanted::Now
    } else if several {
        Wanted::Soon
    } else {
        Wanted::No
    };
    let result = use_auction_result();
    let herald = use_herald(&model, locale);
    let sale = use_drawn(wanted, || Box::pin(auction_sale()), |draw| draw());
    html! {
        <>
            if is_looked_up {
            } else if state.decision == Decision::Draft {
                <Draft />
            } else if is_sale {
                { sale }
            } else {
                <Offered />
            }
            { herald }
            { result }
        </>
    }
}
