//! The player's hand and piles.

use crate::engine::game::{Game, Rule, Seat};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::{CardId, Slot};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::ui::components::card::{Card, Standing};
use crate::titles::tramways::ui::components::changes::changes;
use crate::titles::tramways::ui::components::note::reason;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::change::Change;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::payment::{fitting, next_icon_cost};
use crate::titles::tramways::view::slots::Slots;
use crate::titles::tramways::view::uses::Thing;
use crate::toolkit::hooks::{use_before_picture, use_frame_mark};
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use std::mem::Discriminant;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The hand of the player who looks at the page; an empty place while nobody does.
#[component]
pub fn Hand() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let onslot = use_callback(act.clone(), |(card, slot), act| act.emit(Msg::Icon(card, slot)));
    let onpick = use_callback(act.clone(), |card, act| act.emit(Msg::Card(card)));
    let row = use_node_ref();
    let pays = model.may_act() && model.state().decision.is_payment();
    use_in_sight(&row, pays.then(|| model.session().ply()));
    let state = model.state();
    let icons = model.may_act() && asks_for_icons(state.decision);
    // A payment is proposed, and its cards are marked in the row, too.
    let holds = model.viewer().is_some_and(|seat| !state.players[seat].hand.is_empty());
    let administers = matches!(state.decision, Decision::Administration | Decision::Void);
    let needed = model.may_act() && holds && administers;
    // With the next thing that is asked for, be it on the map, the hand lies as it is needed for that.
    let asked = std::mem::discriminant(&state.decision);
    let chosen = use_state_eq(|| None::<(Discriminant<Decision>, Opening)>);
    let opening = chosen.filter(|(then, _)| *then == asked).map(|(_, opening)| opening);
    let opening = opening.unwrap_or(if needed { Opening::Open } else { Opening::Row });
    // Where the row is small what has the focus is seen in full size.
    let onfocusin = {
        let chosen = chosen.setter();
        Callback::from(move |_: FocusEvent| chosen.set(Some((asked, Opening::Open))))
    };
    let is_open = opening == Opening::Open && model.viewer().is_some();
    let cards = model.viewer().map(|seat| held(state, seat)).unwrap_or_default();
    let lies = match (icons, needed) {
        (_, true) => "discards",
        (true, false) => "icons",
        (false, false) => "cards",
    };
    use_frame_mark("data-hand", is_open.then(|| lies.into()));
    use_frame_mark("data-holds", (!cards.is_empty()).then(|| "".into()));
    let Some(seat) = model.viewer() else {
        return html! { <section class="hand hand--nobodys" aria-hidden="true"></section> };
    };
    let player = &state.players[seat];
    let place = |card: CardId| {
        let lit = if model.may_act() { model.lit(card) } else { Slots::NONE };
        let open = open_slots(&model, card);
        let in_play = state.played.iter().any(|played| played.card == card);
        let pays = (lit != Slots::NONE).then_some("is-paying");
        let class = classes!("hand__place", in_play.then_some("is-in-play"), pays);
        let oncontextmenu = act.reform(move |event: MouseEvent| {
            event.prevent_default();
            Msg::LookUp(Thing::Card(card))
        });
        html! {
            <li {class} {oncontextmenu} key={card.name()} data-roving="">
                <Card {card} used={lit} {open} standing={standing(&model, lit, open)}
                    onslot={onslot.clone()} onpick={onpick.clone()} />
                { cost(state, card, open, locale) }
                { discard(&model, card, locale, &act) }
            </li>
        }
    };
    html! {
        <section class={classes!("hand", icons.then_some("hand--icons"), needed.then_some("hand--discards"), is_open.then_some("is-open"))} aria-label={locale.hand()} data-testid="hand" data-seat={seat.0.to_string()}>
            <ol class="hand__row" ref={row} {onfocusin} data-cards={cards.len().min(MANY).to_string()}>{ for cards.into_iter().map(place) }</ol>
            { opener(opening, locale, move |next| chosen.set(Some((asked, next)))) }
            <div class="hand__piles">
                { pile(player.deck.len(), "deck", locale.deck()) }
                { pile(player.discard.len(), "discard", locale.discards()) }
            </div>
        </section>
    }
}

/// So many cards and more lie alike.
const MANY: usize = 11;

/// The cards of a player with those in play: each keeps its place, so that no other slides under the finger.
fn held(state: &State, seat: Seat) -> Vec<CardId> {
    let mut cards: Vec<CardId> = state.players[seat].hand.iter().copied().collect();
    if state.seat == seat {
        cards.extend(state.played.iter().map(|played| played.card));
    }
    cards.sort_unstable();
    cards
}

/// How the hand lies where it has no more than a row (`styles/hand.css`).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    /// One row of small cards.
    Row,
    /// The cards in full size.
    Open,
}

/// The button that opens the row or closes it.
fn opener(opening: Opening, locale: Locale, choose: impl Fn(Opening) + 'static) -> Html {
    let (next, words) = match opening {
        Opening::Row => (Opening::Open, locale.open_hand()),
        Opening::Open => (Opening::Row, locale.close_hand()),
    };
    let onclick = Callback::from(move |_: MouseEvent| choose(next));
    html! {
        <button type="button" class="hand__opener" {onclick} aria-expanded={(opening == Opening::Open).to_string()}
            aria-label={words} title={words} data-testid="open-hand"></button>
    }
}

/// Whether single icons are played, not cards as a whole.
fn asks_for_icons(decision: Decision) -> bool {
    decision.is_payment() || decision == Decision::Administration
}

/// On a phone the hand is wider than the screen: when a payment is proposed the first card that pays is in sight.
#[hook]
fn use_in_sight(row: &NodeRef, paying: Option<usize>) {
    let row = row.clone();
    use_before_picture(paying, move || {
        let row = paying.and(row.cast::<HtmlElement>());
        let Some(row) = row.filter(|row| row.scroll_width() > row.client_width()) else { return };
        let first = row.query_selector(".is-paying").ok().flatten();
        if let Some(first) = first {
            let before =
                first.get_bounding_client_rect().left() - row.get_bounding_client_rect().left();
            row.set_scroll_left(row.scroll_left() + before as i32 - MARGIN);
        }
    });
}

/// Between the edge of the screen and the first card that pays, in pixels.
const MARGIN: i32 = 16;

fn pile(count: usize, which: &'static str, name: &'static str) -> Html {
    let class = classes!("pile", (count == 0).then_some("pile--empty"));
    html! {
        <div {class} data-pile={which}>
            <span class="card card--back"></span>
            <span class="pile__count">{ count }</span>
            <span class="pile__name">{ name }</span>
        </div>
    }
}

/// The slots that can be clicked to some effect now.
fn open_slots(model: &GameModel, card: CardId) -> Slots {
    if !model.may_act() {
        return Slots::NONE;
    }
    let state = model.state();
    let opens = |slot: &Slot| match state.decision {
        Decision::Bill | Decision::Money(_) => fitting(state, (card, *slot)),
        Decision::Administration => Tramways::check(state, Action::Play(card, *slot)).is_ok(),
        _ => false,
    };
    Slot::all().filter(opens).collect()
}

fn standing(model: &GameModel, lit: Slots, open: Slots) -> Standing {
    let state = model.state();
    if !model.may_act() {
        return Standing::Resting;
    }
    let playing = asks_for_icons(state.decision);
    if lit != Slots::NONE {
        Standing::Chosen
    } else if state.decision == Decision::Void || (playing && open != Slots::NONE) {
        Standing::Playable
    } else if playing {
        Standing::Spent
    } else {
        Standing::Resting
    }
}

/// What the next icon of a card costs besides, during Administration (PLAY-2, PLAY-3).
fn cost(state: &State, card: CardId, open: Slots, locale: Locale) -> Html {
    if state.decision != Decision::Administration {
        return Html::default();
    }
    let Some(slot) = Slot::all().find(|slot| open.has(*slot)) else { return Html::default() };
    let cost = next_icon_cost(state, (card, slot));
    if cost.is_nothing() {
        return Html::default();
    }
    html! {
        <span class="hand__cost">{ locale.next_icon() }{ " " }{ changes(cost, locale) }</span>
    }
}

/// The button that discards a card, with its price, when that is possible.
fn discard(model: &GameModel, card: CardId, locale: Locale, act: &Callback<Msg>) -> Html {
    let (state, action) = (model.state(), Action::Discard(card));
    let asks = matches!(state.decision, Decision::Administration | Decision::Void);
    if !asks || !model.may_act() || !state.player().hand.contains(&card) {
        return Html::default();
    }
    let refusal = Tramways::check(state, action).err();
    let costs = Change::of_discard(state, card).parts(locale);
    let price: Vec<String> = costs.into_iter().map(|part| part.text).collect();
    // What a Void Ticket takes is no gift (CARD-5).
    let price = match state.decision {
        Decision::Administration if price.is_empty() => locale.free().to_owned(),
        _ => price.join(", "),
    };
    let onclick = act.reform(move |_: MouseEvent| Msg::Play(vec![action]));
    let label = locale.action(state, action);
    let named = format!("{label}: {}", locale.card(card));
    let name = if price.is_empty() { named } else { format!("{named} ({price})") };
    let why = refusal.map(|it| format!("{} {}", it.rule(), locale.refusal(it)));
    let id = format!("why-discard-{}", card.name());
    html! {
        <button type="button" class="button hand__discard" {onclick} tabindex="-1" title={name}
            aria-disabled={refusal.is_some().then_some("true")} aria-describedby={why.as_ref().map(|_| id.clone())}
            data-action={Tramways::notation(state, action)}>
            <span>{ label }</span>if !price.is_empty() { <small>{ price }</small> }
            { for why.map(|text| reason(id, text)) }
        </button>
    }
}
