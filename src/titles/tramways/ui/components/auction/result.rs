//! How the auction ended, until the person at the device has seen it.

use crate::titles::tramways::rules::state::Decision;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::auction::{is_time_for_news, outcome};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon};
use yew::prelude::*;

/// Who led, who passed and in which order the players act: bots may have gone on meanwhile, so it stays until it is closed
/// or the person decides something. Whoever takes a card sees the same in the auction.
#[hook]
pub(super) fn use_auction_result() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let closed = use_state_eq(|| 0);
    let viewer = model.viewer();
    let found =
        use_memo((model.session().clone(), viewer), |(session, viewer)| outcome(session, *viewer));
    let picks =
        model.may_act() && matches!(model.state().decision, Decision::Market | Decision::Void);
    let is_shown = is_time_for_news(&model) && !picks;
    let Some(outcome) = found.as_ref().as_ref().filter(|it| it.ply != *closed && is_shown) else {
        return Html::default();
    };
    let ply = outcome.ply;
    let close = Callback::from(move |_: MouseEvent| closed.set(ply));
    html! {
        <section class="result" aria-label={locale.auction_result()} data-testid="auction-result">
            <header class="result__head">
                <h2 class="result__title">{ locale.auction_result() }</h2>
                <button type="button" class="button button--quiet button--round" onclick={close} data-testid="close-result">{ icon(Sign::Close, locale.close()) }</button>
            </header>
            <ol>{ for outcome.news.iter().map(|news| html! { <li>{ news.text(model.players(), locale) }</li> }) }</ol>
        </section>
    }
}
