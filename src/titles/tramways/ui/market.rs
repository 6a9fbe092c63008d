//! The offer at the common table: the auction of several players, and cards to choose from.

use super::auction::{now, rows, shares};
use super::cards::on_offer;
use super::components::changes::changes;
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::state::{Decision, PaymentPurpose};
use crate::titles::tramways::view::auction::{Stake, is_bidding, is_paying, stakes};
use crate::titles::tramways::view::drafts::derived::offers;
use crate::titles::tramways::view::drafts::ids::offer_of;
use crate::titles::tramways::view::prompts::offer::{Offer, OfferLook};
use yew::prelude::*;

/// Draws the current offer, which can be folded away from the map.
pub(super) fn market(view: &SeatView<Tramways>) -> Option<Html> {
    let (state, locale) = (view.state, view.locale);
    let sells =
        is_bidding(state.decision) || matches!(state.decision, Decision::Market | Decision::Void);
    let (title, shown) = match state.decision {
        _ if sells && !state.is_solo() => {
            let title = if is_bidding(state.decision) {
                locale.auction_title()
            } else {
                locale.settled_title()
            };
            (title.to_owned(), html! { <>{ now(view) }{ rows(view) }{ at_stake(view) }</> })
        }
        Decision::Draft if !state.is_solo() => {
            (locale.deal_turns().to_owned(), html! { <>{ shares(view) }{ at_stake(view) }</> })
        }
        Decision::Money(payment) if payment.purpose == PaymentPurpose::Reveal => {
            let cards = state.market.open.iter();
            let cards =
                cards.map(|&card| html! { <li key={card.name()}>{ on_offer(card, locale) }</li> });
            let line = row(state.market.open.len(), cards.collect(), None);
            (locale.card_line().to_owned(), line)
        }
        _ => (locale.offer_title(state.decision).to_owned(), offered(view)?),
    };
    // During payments and discards the hand gets the room.
    let uses_hand =
        view.may_act() && (is_paying(state.decision) || state.decision == Decision::Void);
    let class = classes!("ticket-market", uses_hand.then_some("ticket-market--away"));
    Some(html! {
        <details {class} open=true key={title.clone()} aria-label={title.clone()}>
            <summary>{ title }</summary>
            { shown }
        </details>
    })
}

/// A row of cards, as wide as their number allows.
fn row(count: usize, cards: Html, name_of_test: Option<&'static str>) -> Html {
    let count = format!("--cards:{count}");
    html! { <ol class="ticket-offer" ~style={count} data-testid={name_of_test}>{ cards }</ol> }
}

/// The cards to choose from, each with its button.
fn offered(view: &SeatView<Tramways>) -> Option<Html> {
    let all = if view.may_act() { offers(view) } else { &[] };
    let cards: Vec<&Offer> = all.iter().filter(|offer| offer.face.is_card()).collect();
    if cards.is_empty() {
        return None;
    }
    let text = view.locale.offer_text(view.state.decision, view.state.is_solo());
    Some(html! {
        <>
            if let Some(text) = text { <p class="ticket-offer__text">{ text }</p> }
            { row(cards.len(), cards.iter().map(|offer| place(view, offer)).collect(), None) }
        </>
    })
}

fn place(view: &SeatView<Tramways>, offer: &Offer) -> Html {
    let locale = view.locale;
    let card = match offer.face {
        OfferLook::Card(card) | OfferLook::Newest(card) | OfferLook::Book(_, card, _) => Some(card),
        _ => None,
    };
    let newest = matches!(offer.face, OfferLook::Newest(_));
    html! {
        <li class={classes!(newest.then_some("is-newest"))} key={offer.notation(view.state)}>
            { card.map_or_else(|| html! { <span class="card card--back"></span> }, |card| on_offer(card, locale)) }
            if let OfferLook::Book(_, _, count) = offer.face { <span class="ticket-offer__count">{ count }</span> }
            { take(view, offer, card) }
            if newest { <small class="ticket-offer__note">{ locale.newest() }</small> }
        </li>
    }
}

/// The button that takes a card, with its price.
fn take(view: &SeatView<Tramways>, offer: &Offer, card: Option<CardId>) -> Html {
    let Some(id) = offer_of(offer.action) else { return Html::default() };
    let (state, locale) = (view.state, view.locale);
    let label = offer.label(state, locale);
    let price = offer.change.parts(locale).into_iter().map(|part| format!(" {}", part.text));
    let name = format!("{label}{}", price.collect::<String>());
    let name = card.map(|card| format!("{name}: {}", locale.card(card)));
    html! {
        <button type="button" class="button" aria-label={name} data-choice={id.to_string()} data-action={offer.notation(state)}>
            { label }{ " " }{ changes(offer.change, locale) }
        </button>
    }
}

/// The open cards: at stake during bidding, to take afterwards.
fn at_stake(view: &SeatView<Tramways>) -> Html {
    let (state, locale) = (view.state, view.locale);
    let stakes = stakes(state);
    if stakes.is_empty() {
        return html! { <p class="ticket-offer__text">{ locale.no_stake() }</p> };
    }
    let takes = view.may_act() && matches!(state.decision, Decision::Market | Decision::Draft);
    let all = if takes { offers(view) } else { &[] };
    let title = match state.decision {
        Decision::Draft => locale.offer_title(Decision::Draft),
        decision if is_bidding(decision) => locale.at_stake(),
        _ => locale.at_market(),
    };
    let stake = |stake: &Stake| {
        let card = stake.card;
        let offer = all.iter().find(|offer| offer.action == Action::Take(card));
        html! {
            <li key={card.name()} data-stake={card.name()}>
                { on_offer(card, locale) }
                { for offer.map(|offer| take(view, offer, Some(card))) }
                if card.card().is_void() { <small class="ticket-offer__void" title={locale.void_costs()}>{ locale.void_mark() }</small> }
                if let Some((parcel, _)) = stake.parcel { <small class="ticket-offer__note">{ locale.parcel_comes(parcel) }</small> }
            </li>
        }
    };
    html! {
        <>
            <h2 class="row-name">{ title }</h2>
            { row(stakes.len(), stakes.iter().map(stake).collect(), Some("stakes")) }
        </>
    }
}
