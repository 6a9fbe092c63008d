//! The cards that lie open: at stake while bids are made, to take afterwards.

use crate::engine::game::Game;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::ui::components::auction::look::{Look, use_looked};
use crate::titles::tramways::ui::components::auction::offered::named;
use crate::titles::tramways::ui::components::card::Card;
use crate::titles::tramways::ui::contexts::{Pointing, use_act, use_model, use_pointed};
use crate::titles::tramways::view::auction::{Stake, is_bidding, stakes};
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::offer::{key, offers};
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use yew::prelude::*;

/// The open cards, with buttons where the person at the device takes one.
#[component]
pub(super) fn Stakes() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let pointed = use_pointed();
    {
        let pointed = pointed.clone();
        // A card that is gone points at nothing any more.
        use_effect_on(model.session().ply(), move |_| pointed.set(Pointing::Nothing));
    }
    let looked = use_looked();
    let state = model.state();
    let stakes = stakes(state);
    if stakes.is_empty() {
        return html! { <p class="stakes stakes--none">{ locale.no_stake() }</p> };
    }
    let takes = model.may_act() && matches!(state.decision, Decision::Market | Decision::Draft);
    let title = match state.decision {
        Decision::Draft => locale.offer_title(Decision::Draft),
        decision if is_bidding(decision) => locale.at_stake(),
        _ => locale.at_market(),
    };
    let many = (stakes.len() > 5).then_some("offer--many");
    let view =
        Cards { state, act: takes.then_some(&act), pointed: &pointed, looked: &looked, locale };
    let close = {
        let looked = looked.clone();
        Callback::from(move |()| looked.set(None))
    };
    let seen = stakes.iter().map(|stake| stake.card).find(|card| *looked == Some(*card));
    html! {
        <section class={classes!("stakes", "offer", "offer--docked", many)} aria-label={title} data-testid="stakes">
            <h2 class="offer__title">{ title }</h2>
            <ol class="offer__cards">{ for stakes.iter().map(|stake| view.stake(stake)) }</ol>
            if stakes.iter().any(|stake| stake.card.card().is_void()) {
                <p class="stakes__hint">{ locale.void_costs() }</p>
            }
            if let Some(card) = seen {
                <Look {card} onclose={close}>{ for view.act.map(|act| view.button(card, act)) }</Look>
            }
        </section>
    }
}

/// What the cards are drawn from. Pointing at a card shows its Parcel on the map, a click explains it;
/// only its button takes it, so that a finger can point, too.
struct Cards<'a> {
    state: &'a State,
    /// What takes a card, where one may be taken.
    act: Option<&'a Callback<Msg>>,
    pointed: &'a UseStateHandle<Pointing>,
    looked: &'a UseStateHandle<Option<CardId>>,
    locale: Locale,
}

impl Cards<'_> {
    fn stake(&self, stake: &Stake) -> Html {
        let (card, locale) = (stake.card, self.locale);
        let cell = stake.parcel.map_or(Pointing::Nothing, |(_, cell)| Pointing::Cell(cell));
        let (point, leave) = (self.pointed.clone(), self.pointed.clone());
        let enter = Callback::from(move |()| point.set(cell.clone()));
        let leave = Callback::from(move |()| leave.set(Pointing::Nothing));
        let looked = self.looked.clone();
        let onpick = Callback::from(move |card| looked.set(Some(card)));
        html! {
            <li class="auction__place" key={card.name()} data-stake={card.name()}
                onmouseenter={enter.reform(|_: MouseEvent| ())} onmouseleave={leave.reform(|_: MouseEvent| ())}
                onfocusin={enter.reform(|_: FocusEvent| ())} onfocusout={leave.reform(|_: FocusEvent| ())}>
                <Card {card} {onpick} />
                { for self.act.map(|act| self.button(card, act)) }
                if card.card().is_void() {
                    <span class="stakes__void" title={locale.void_costs()}>{ locale.void_mark() }</span>
                }
                if let Some((parcel, _)) = stake.parcel {
                    <span class="stakes__parcel">{ locale.parcel_comes(parcel) }</span>
                }
            </li>
        }
    }

    fn button(&self, card: CardId, act: &Callback<Msg>) -> Html {
        let (locale, action) = (self.locale, Action::Take(card));
        let at = offers(self.state).iter().position(|offer| offer.action == action);
        let label = locale.action(self.state, action);
        let name = named(at.unwrap_or(usize::MAX), &label, &locale.card_in_full(card));
        let onclick = act.reform(move |_: MouseEvent| Msg::Play(vec![action]));
        html! {
            <button type="button" class="button" {onclick} aria-label={name}
                data-action={Tramways::notation(self.state, action)}>
                if let Some(key) = at.and_then(key) {
                    <kbd class="button__key">{ key.to_ascii_uppercase() }</kbd>{ " " }
                }
                { label }
            </button>
        }
    }
}
