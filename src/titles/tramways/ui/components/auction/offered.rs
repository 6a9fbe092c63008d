//! Cards to choose from: the line, Ticket Books, offers, the last hand.

use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::state::{Decision, Purpose, State};
use crate::titles::tramways::ui::components::auction::look::{Look, use_looked};
use crate::titles::tramways::ui::components::auction::sheet_words;
use crate::titles::tramways::ui::components::card::Card;
use crate::titles::tramways::ui::components::changes::changes;
use crate::titles::tramways::ui::components::note::note;
use crate::titles::tramways::ui::components::prompt::button;
use crate::titles::tramways::ui::components::sheet::{
    Sheet, SheetHeight, use_sheet, use_sheet_over_prompt,
};
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::offer::{Face, Offer, key, offers};
use crate::toolkit::hooks::{use_effect_on, use_frame_mark};
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use web_sys::HtmlElement;
use yew::prelude::*;

/// So many cards and more lie alike.
const MANY: usize = 7;

/// The cards on offer to the person at the device, if there are any.
#[component]
pub(super) fn Offered() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let height = use_sheet();
    let onheight = use_callback(height.clone(), |next: SheetHeight, height| height.set(next));
    let on_sheet = use_sheet_over_prompt();
    let looked = use_looked();
    let row = use_node_ref();
    use_last_in_sight(&row, model.state(), &height);
    let onlook = use_callback(looked.clone(), |card: CardId, looked| looked.set(Some(card)));
    let onclose = use_callback(looked.clone(), |(), looked| looked.set(None));
    let state = model.state();
    let offers = if model.may_act() { offers(state) } else { Vec::new() };
    let cards = offers.iter().enumerate().filter(|(_, offer)| offer.face.is_card());
    let count = cards.clone().count();
    let mark = if count == 0 { None } else { Some(count.min(MANY).to_string().into()) };
    use_frame_mark("data-offers", mark);
    if count == 0 {
        return standing_line(state, locale);
    }
    let others = offers.iter().enumerate().filter(|(_, offer)| !offer.face.is_card());
    let seen = looked.and_then(|card| {
        let of_card = |(_, offer): &(usize, &Offer)| card_of(offer.face) == Some(card);
        Some((card, offers.iter().enumerate().find(of_card)?))
    });
    let class = classes!(
        "offer",
        "offer--docked",
        (state.decision == Decision::Fill).then_some("offer--many")
    );
    html! {
        <Sheet words={sheet_words(title(state, locale), locale)} class="offers" height={*height} {onheight} key={title(state, locale)}>
            <div {class} data-testid="offer">
                <h2 class="offer__title">{ title(state, locale) }</h2>
                if let Some(text) = text(state, on_sheet, locale) {
                    <p class="offer__text" data-testid="offer-text">{ text }</p>
                }
                <ol ref={row} class="offer__cards">
                    { for cards.map(|(at, offer)| place(state, offer, at, locale, &act, &onlook)) }
                </ol>
                if on_sheet {
                    <div class="offer__actions">
                        { for others.map(|(at, offer)| button(&model, offer, at, locale, &act)) }
                    </div>
                    { note(&model, locale) }
                }
                if let Some((card, (at, offer))) = seen {
                    <Look {card} {onclose}>{ take(state, offer, at, locale, &act) }</Look>
                }
            </div>
        </Sheet>
    }
}

/// What is to be known of the offer, and before it what is asked, where the sheet lies over that.
fn text(state: &State, on_sheet: bool, locale: Locale) -> Option<String> {
    let asked = match state.decision {
        _ if !on_sheet => None,
        Decision::Fill => Some(locale.prompt(state)),
        // What is to be known says it.
        Decision::Book | Decision::BookTake(_) | Decision::Keep => None,
        _ => Some(locale.short_prompt(state)),
    };
    let known = locale.offer_text(state).map(str::to_owned);
    let texts: Vec<String> = asked.into_iter().chain(known).collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}

/// On a phone a long line is wider than the screen, and its sheet may be lowered: a card that was paid for is in sight when it
/// comes.
#[hook]
fn use_last_in_sight(row: &NodeRef, state: &State, sheet: &UseStateHandle<SheetHeight>) {
    let (row, sheet) = (row.clone(), sheet.clone());
    let before = use_mut_ref(|| None::<usize>);
    let count = (state.decision == Decision::Line).then_some(state.market.open.len());
    use_effect_on(count, move |count| {
        let Some(now) = *count else { return };
        let grows = before.replace(Some(now)).is_some_and(|was| was < now);
        if grows && let Some(row) = row.cast::<HtmlElement>() {
            row.set_scroll_left(row.scroll_width());
            if *sheet == SheetHeight::Peek {
                sheet.set(SheetHeight::Half);
            }
        }
    });
}

/// The line while the next card is being paid for: to look at.
fn standing_line(state: &State, locale: Locale) -> Html {
    let paying =
        matches!(state.decision, Decision::Money(payment) if payment.purpose == Purpose::Reveal);
    if !paying {
        return Html::default();
    }
    let cards = state.market.open.iter();
    html! {
        <section class="offer offer--docked offer--standing" key="line" aria-label={locale.card_line()}>
            <ol class="offer__cards">
                { for cards.map(|&card| html! { <li key={card.name()}><Card {card} /></li> }) }
            </ol>
        </section>
    }
}

fn title(state: &State, locale: Locale) -> String {
    locale.offer_title(state.decision).to_owned()
}

/// A card of the offer: a click looks at it, its button takes it.
fn place(
    state: &State,
    offer: &Offer,
    at: usize,
    locale: Locale,
    act: &Callback<Msg>,
    onlook: &Callback<CardId>,
) -> Html {
    let newest = matches!(offer.face, Face::Newest(_));
    html! {
        <li class={classes!("auction__place", newest.then_some("is-newest"))} key={offer.notation(state)}>
            { face(offer.face, onlook.clone()) }
            { take(state, offer, at, locale, act) }
            if newest {
                <span class="auction__price">{ locale.newest() }</span>
            }
        </li>
    }
}

/// The button that takes a card, with its price.
fn take(state: &State, offer: &Offer, at: usize, locale: Locale, act: &Callback<Msg>) -> Html {
    let action = offer.action;
    let onclick = act.reform(move |_: MouseEvent| Msg::Play(vec![action]));
    let label = locale.action(state, action);
    let price: String =
        offer.change.parts(locale).into_iter().map(|part| format!(" {}", part.text)).collect();
    let priced = format!("{label}{price}");
    let name = card_of(offer.face).map(|card| named(at, &priced, &locale.card(card)));
    html! {
        <button type="button" class="button" {onclick} aria-label={name} data-action={offer.notation(state)}>
            if let Some(key) = key(at) {
                <kbd class="button__key">{ key.to_ascii_uppercase() }</kbd>{ " " }
            }
            { label }{ " " }
            { changes(offer.change, locale) }
        </button>
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
        Face::Card(card) | Face::Newest(card) => html! { <Card {card} {onpick} /> },
        Face::Book(_, card, count) => html! {
            <div class="book">
                <Card {card} {onpick} />
                <span class="book__count">{ count }</span>
            </div>
        },
        _ => html! { <span class="card card--back"></span> },
    }
}
