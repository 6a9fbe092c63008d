//! The auction of the game for 2 to 5: who stands where, what may be bid, what is at stake.

use crate::titles::tramways::rules::state::Decision;
use crate::titles::tramways::ui::components::auction::bids::{Aim, bids};
use crate::titles::tramways::ui::components::auction::rows::rows;
use crate::titles::tramways::ui::components::auction::sheet_words;
use crate::titles::tramways::ui::components::auction::stakes::Stakes;
use crate::titles::tramways::ui::components::note::note;
use crate::titles::tramways::ui::components::sheet::{
    AWAY, Sheet, SheetHeight, use_sheet, use_sheet_over_prompt,
};
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::auction::{self, Stage, is_bidding, is_paying, picks, track};
use crate::titles::tramways::view::model::GameModel;
use crate::toolkit::hooks::{use_effect_on, use_frame_mark};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use crate::words::Locale;
use yew::prelude::*;

/// The auction; it can be put aside to look at the map.
#[component]
pub(in crate::titles::tramways::ui) fn Sale() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let (height, on_sheet) = (use_sheet(), use_sheet_over_prompt());
    let folded = *height == SheetHeight::Peek;
    let aim = use_state_eq(|| None::<Aim>);
    let onheight = use_callback(height.clone(), |next: SheetHeight, height| height.set(next));
    let unfolded = if folded { SheetHeight::Half } else { SheetHeight::Peek };
    let fold = onheight.reform(move |_: MouseEvent| unfolded);
    {
        let aim = aim.clone();
        // The next bidder points at nothing yet, even where the focus stays on a button.
        use_effect_on(model.session().ply(), move |_| aim.set(None));
    }
    let state = model.state();
    let bidding = is_bidding(state.decision);
    let picks =
        use_memo(model.session().clone(), |session| picks(session.steps(), session.state()));
    let title = if bidding { locale.auction_title() } else { locale.settled_title() };
    // What is paid or discarded is the hand's, and the prompt says how: nothing lies over them.
    let uses_hand =
        model.may_act() && (is_paying(state.decision) || state.decision == Decision::Void);
    let away = uses_hand.then_some(AWAY);
    let may_bid = bidding && model.may_act();
    let aimed = if may_bid { *aim } else { None };
    let pays_here = may_bid && is_paying(state.decision);
    let is_asked = may_bid && !pays_here;
    let offered = use_memo((model.session().clone(), is_asked), |(session, is_asked)| {
        if *is_asked { auction::bids(session.state()) } else { Vec::new() }
    });
    let class = classes!(
        "sale",
        folded.then_some("is-folded"),
        away,
        (!bidding).then_some("is-settled"),
        may_bid.then_some("sale--bids"),
        pays_here.then_some("sale--paying")
    );
    let mark = classes!(
        if folded { "folded" } else { "open" },
        (!bidding && !folded).then_some("settled"),
        may_bid.then_some("bids"),
        pays_here.then_some("paying")
    );
    use_frame_mark("data-sale", Some(mark.to_string().into()));
    html! {
        <Sheet words={sheet_words(title, locale)} {class} height={*height} {onheight}>
            <div class="sale__lot">
                <div class="auction" data-testid="auction">
                    <header class="auction__head">
                        <h2 class="auction__title">{ title }</h2>
                        { now(&model, locale) }
                        <button type="button" class="button button--quiet auction__fold" onclick={fold}
                            aria-expanded={(!folded).to_string()}>
                            { if folded { locale.show_auction() } else { locale.fold_auction() } }
                        </button>
                    </header>
                    if !folded { { rows(state, model.players(), &picks, aimed, locale) } }
                </div>
                if may_bid { { bids(&model, &offered, &aim, &act, locale) } }
            </div>
            if !folded {
                <Stakes />
            }
            if on_sheet && model.may_act() { { note(&model, locale) } }
        </Sheet>
    }
}

/// Whose turn it is.
fn now(model: &GameModel, locale: Locale) -> Html {
    let (state, players) = (model.state(), model.players());
    let seat = state.seat;
    let who = (!model.is_yours_alone()).then(|| locale.player(players, seat));
    let text = match track(state).bidder().map(|it| it.stage) {
        Some(Stage::Paying(price)) => locale.payer(who.as_deref(), price),
        _ => locale.bidder(who.as_deref()),
    };
    html! {
        <p class="auction__now">{ plain_icon(Sign::Disc(players.color(seat))) }{ text }</p>
    }
}
