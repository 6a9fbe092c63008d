//! The auction of the game for 2 to 5: who stands where, what may be bid, what is at stake.

use super::bids::{Aim, Bids};
use super::rows::rows;
use super::stakes::Stakes;
use crate::i18n::Locale;
use crate::ui::components::icon::{Sign, plain_icon};
use crate::ui::contexts::{use_desk, use_locale};
use crate::view::auction::{Stage, is_bidding, picks, track};
use crate::view::desk::Desk;
use yew::prelude::*;

/// The auction; it can be put aside to look at the map.
#[component]
pub(super) fn Sale() -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let folded = use_state_eq(|| false);
    let aim = use_state_eq(|| None::<Aim>);
    let fold =
        use_callback((folded.clone(), *folded), |_: MouseEvent, (folded, now)| folded.set(!now));
    {
        let aim = aim.clone();
        // The next bidder points at nothing yet, even where the focus stays on a button.
        use_effect_with(desk.session().ply(), move |_| aim.set(None));
    }
    let state = desk.state();
    let bidding = is_bidding(state.ask);
    let picks = use_memo(desk.session().clone(), |session| picks(session, session.state()));
    let title = if bidding { locale.auction_title() } else { locale.settled_title() };
    let aimed = aim.filter(|_| desk.may_act() && bidding);
    html! {
        <div class={classes!("sale", folded.then_some("is-folded"))}>
            <div class="sale__lot">
                <section class={classes!("auction", (!bidding).then_some("is-settled"))} aria-label={title}
                    data-testid="auction">
                    <header class="auction__head">
                        <h2 class="auction__title">{ title }</h2>
                        { now(&desk, locale) }
                        <button type="button" class="button button--quiet auction__fold" onclick={fold}
                            aria-expanded={(!*folded).to_string()}>
                            { if *folded { locale.show_auction() } else { locale.fold_auction() } }
                        </button>
                    </header>
                    if !*folded { { rows(state, desk.chairs(), &picks, aimed, locale) } }
                </section>
                if bidding && desk.may_act() && !*folded { <Bids {aim} /> }
            </div>
            if !*folded {
                <Stakes />
            }
        </div>
    }
}

/// Whose turn it is.
fn now(desk: &Desk, locale: Locale) -> Html {
    let (state, chairs) = (desk.state(), desk.chairs());
    let seat = state.seat;
    let who = (!desk.is_yours_alone()).then(|| locale.player(chairs, seat));
    let text = match track(state).bidder().map(|it| it.stage) {
        Some(Stage::Paying(price)) => locale.payer(who.as_deref(), price),
        _ => locale.bidder(who.as_deref()),
    };
    html! {
        <p class="auction__now">{ plain_icon(Sign::Disc(chairs.livery(seat))) }{ text }</p>
    }
}
