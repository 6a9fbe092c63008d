//! Cards to choose from: the line, Ticket Books, offers, the last hand.

use crate::i18n::Locale;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::state::{Ask, Purpose, State};
use crate::ui::components::changes::changes;
use crate::ui::components::ticket::Ticket;
use crate::ui::contexts::{use_act, use_desk, use_locale};
use crate::view::act::Act;
use crate::view::offer::{Face, Offer, key, offers};
use yew::prelude::*;

/// The cards on offer to the person at the device, if there are any.
#[component]
pub(super) fn Offered() -> Html {
    let (desk, act, locale) = (use_desk(), use_act(), use_locale());
    let folded = use_state_eq(|| false);
    let fold =
        use_callback((folded.clone(), *folded), |_: MouseEvent, (folded, now)| folded.set(!now));
    let state = desk.state();
    let offers = if desk.may_act() { offers(state) } else { Vec::new() };
    let cards = offers.iter().enumerate().filter(|(_, offer)| offer.face.is_card());
    if !offers.iter().any(|offer| offer.face.is_card()) {
        return standing_line(state, locale);
    }
    let class = classes!(
        "offer",
        "offer--docked",
        folded.then_some("is-folded"),
        (state.ask == Ask::Fill).then_some("offer--many")
    );
    html! {
        <section {class} key={title(state, locale)} aria-label={title(state, locale)} data-testid="offer">
            <header class="row">
                <h2 class="offer__title">{ title(state, locale) }</h2>
                <button type="button" class="button offer__fold" onclick={fold} aria-expanded={(!*folded).to_string()}>
                    { if *folded { locale.show_cards() } else { locale.look_at_map() } }
                </button>
            </header>
            if !*folded {
                <ol class="offer__cards">
                    { for cards.map(|(at, offer)| place(state, offer, at, locale, &act)) }
                </ol>
            }
        </section>
    }
}

/// The line while the next card is being paid for: to look at.
fn standing_line(state: &State, locale: Locale) -> Html {
    let paying = matches!(state.ask, Ask::Money(payment) if payment.purpose == Purpose::Reveal);
    if !paying {
        return Html::default();
    }
    let cards = state.market.open.iter();
    html! {
        <section class="offer offer--docked" key="line" aria-label={locale.line()}>
            <ol class="offer__cards">
                { for cards.map(|&card| html! { <li key={card.name()}><Ticket {card} /></li> }) }
            </ol>
        </section>
    }
}

fn title(state: &State, locale: Locale) -> String {
    locale.offer_title(state.ask).to_owned()
}

fn place(state: &State, offer: &Offer, at: usize, locale: Locale, act: &Callback<Act>) -> Html {
    let action = offer.action;
    let onclick = act.reform(move |_: MouseEvent| Act::Play(vec![action]));
    let newest = matches!(offer.face, Face::Newest(_));
    let label = locale.action(state, action);
    let name = card_of(offer.face).map(|card| named(at, &label, &locale.card(card)));
    html! {
        <li class={classes!("auction__place", newest.then_some("is-newest"))} key={offer.notation(state)}>
            { face(offer.face, act.reform(move |_: CardId| Act::Play(vec![action]))) }
            <button type="button" class="button" {onclick} aria-label={name} data-action={offer.notation(state)}>
                if let Some(key) = key(at) {
                    <kbd class="button__key">{ key.to_ascii_uppercase() }</kbd>{ " " }
                }
                { label }
            </button>
            if newest {
                <span class="auction__price">{ locale.newest() }</span>
            }
            { changes(offer.change, locale) }
        </li>
    }
}

/// The name of a button for a card: what it shows, its key and its words, and then the card.
pub(super) fn named(at: usize, label: &str, card: &str) -> String {
    let key = key(at).map(|key| format!("{} ", key.to_ascii_uppercase()));
    format!("{}{label}: {card}", key.unwrap_or_default())
}

fn card_of(face: Face) -> Option<CardId> {
    match face {
        Face::Card(card) | Face::Newest(card) | Face::Book(_, card, _) => Some(card),
        _ => None,
    }
}

fn face(face: Face, onpick: Callback<CardId>) -> Html {
    match face {
        Face::Card(card) | Face::Newest(card) => html! { <Ticket {card} {onpick} /> },
        Face::Book(_, card, count) => html! {
            <div class="book">
                <Ticket {card} {onpick} />
                <span class="book__count">{ count }</span>
            </div>
        },
        _ => html! { <span class="card card--back"></span> },
    }
}
