//! The viewer's hand and piles at the common table.

use super::cards::{CardState, Icons, TicketFace, face};
use super::components::changes::changes;
use crate::engine::game::{Game, Rule, Seat};
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::{CardId, IconSlot, Slots};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::cost::change::NumbersChange;
use crate::titles::tramways::view::cost::payment::{fitting, next_icon_cost};
use crate::titles::tramways::view::drafts::ids::InHand;
use crate::titles::tramways::view::drafts::press::lit;
use crate::toolkit::border::table_ui::HandRow;
use crate::words::Locale;
use yew::prelude::*;

/// The cards or icons of the hand that are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HandAsk {
    Nothing,
    /// Icons, to pay.
    Icons,
    /// Icons to play or cards to discard.
    Both,
    /// Cards to discard.
    Cards,
}

impl HandAsk {
    fn of(view: &SeatView<Tramways>) -> HandAsk {
        match view.state.decision {
            _ if !view.may_act() => HandAsk::Nothing,
            Decision::Administration => HandAsk::Both,
            Decision::Void => HandAsk::Cards,
            decision if decision.is_payment() => HandAsk::Icons,
            _ => HandAsk::Nothing,
        }
    }

    fn class(self) -> Option<&'static str> {
        match self {
            HandAsk::Nothing => None,
            HandAsk::Icons => Some("tickets--icons"),
            HandAsk::Both => Some("tickets--icons tickets--discards"),
            HandAsk::Cards => Some("tickets--discards"),
        }
    }

    fn discards(self) -> bool {
        matches!(self, HandAsk::Both | HandAsk::Cards)
    }
}

/// Returns how a narrow window shows the hand.
pub(super) fn row(view: &SeatView<Tramways>) -> HandRow {
    let holds = view.viewer.is_some_and(|seat| !view.state.players[seat].hand.is_empty());
    if holds && HandAsk::of(view).discards() { HandRow::Open } else { HandRow::Closed }
}

/// Draws the Tickets and the piles.
pub(super) fn hand(view: &SeatView<Tramways>) -> Option<Html> {
    let seat = view.viewer?;
    let (locale, ask) = (view.locale, HandAsk::of(view));
    let player = &view.state.players[seat];
    let cards = held(view.state, seat);
    let many = (cards.len() > MANY).then_some("tickets--many");
    // The numbers of rows with three, four or five cards each.
    let [threes, fours, fives] = [3, 4, 5].map(|cards_in_row| cards.len().div_ceil(cards_in_row));
    let held =
        format!("--held:{};--threes:{threes};--fours:{fours};--fives:{fives}", cards.len().max(1));
    Some(html! {
        <>
            <ol class={classes!("tickets", ask.class(), many)} ~style={held} aria-label={locale.hand()} data-seat={seat.0.to_string()}>
                { for cards.into_iter().map(|card| ticket(view, card, ask)) }
            </ol>
            <div class="ticket-piles">
                { pile("deck", player.deck.len(), locale.deck()) }
                { pile("discard", player.discard.len(), locale.discards()) }
            </div>
        </>
    })
}

/// Number of cards above which they overlap.
const MANY: usize = 8;

/// The cards in hand and in play, each in its place, so that no card slides under the finger.
fn held(state: &State, seat: Seat) -> Vec<CardId> {
    let mut cards: Vec<CardId> = state.players[seat].hand.iter().copied().collect();
    if state.seat == seat {
        cards.extend(state.played.iter().map(|played| played.card));
    }
    cards.sort_unstable();
    cards
}

fn ticket(view: &SeatView<Tramways>, card: CardId, ask: HandAsk) -> Html {
    let used = if view.may_act() { lit(view, card) } else { Slots::EMPTY };
    let open = open_slots(view, card);
    let in_play = view.state.played.iter().any(|played| played.card == card);
    let class = classes!("ticket", in_play.then_some("is-in-play"));
    let state = card_state(view, (used, open), ask);
    let shown =
        TicketFace { card, piece: InHand::Card(card), state, icons: Icons::Pressed { used, open } };
    html! {
        <li {class} key={card.name()} data-roving="">
            { face(shown, view.locale) }
            { cost(view.state, card, open, view.locale) }
            if ask.discards() { { discard(view, card) } }
        </li>
    }
}

fn pile(key: &'static str, count: usize, name: &'static str) -> Html {
    html! {
        <div class={classes!("ticket-pile", (count == 0).then_some("is-empty"))} data-pile={key}>
            <span class="card card--back"></span>
            <b>{ count }</b>
            <small>{ name }</small>
        </div>
    }
}

/// The icons that have an effect if pressed now.
fn open_slots(view: &SeatView<Tramways>, card: CardId) -> Slots {
    let state = view.state;
    let opens = |slot: &IconSlot| match state.decision {
        _ if !view.may_act() => false,
        Decision::Bill | Decision::Money(_) => fitting(state, (card, *slot)),
        Decision::Administration => Tramways::check(state, Action::Play(card, *slot)).is_ok(),
        _ => false,
    };
    IconSlot::all().filter(opens).collect()
}

fn card_state(
    view: &SeatView<Tramways>,
    (used, open): (Slots, Slots),
    pending: HandAsk,
) -> CardState {
    match pending {
        _ if !used.is_empty() && view.may_act() => CardState::Chosen,
        HandAsk::Nothing => CardState::Resting,
        HandAsk::Cards => CardState::Playable,
        HandAsk::Icons | HandAsk::Both if !open.is_empty() => CardState::Playable,
        HandAsk::Icons => CardState::Spent,
        // Without a playable icon it can still be discarded.
        HandAsk::Both => CardState::Resting,
    }
}

/// The price of a card's next icon in Administration (PLAY-2, PLAY-3).
fn cost(state: &State, card: CardId, open: Slots, locale: Locale) -> Html {
    if state.decision != Decision::Administration {
        return Html::default();
    }
    let Some(slot) = IconSlot::all().find(|slot| open.has(*slot)) else { return Html::default() };
    let cost = next_icon_cost(state, (card, slot));
    if cost.is_nothing() {
        return Html::default();
    }
    html! { <span class="ticket__cost">{ locale.next_icon() }{ " " }{ changes(cost, locale) }</span> }
}

/// The button that discards a card, with its price.
fn discard(view: &SeatView<Tramways>, card: CardId) -> Html {
    let (state, locale, action) = (view.state, view.locale, Action::Discard(card));
    if !state.player().hand.contains(&card) {
        return Html::default();
    }
    let costs = NumbersChange::of_discard(state, card).parts(locale);
    let price: Vec<String> = costs.into_iter().map(|part| part.text).collect();
    // A card discarded for a Void Ticket is not free (CARD-5).
    let price = match state.decision {
        Decision::Administration if price.is_empty() => locale.free().to_owned(),
        _ => price.join(", "),
    };
    let label = locale.action(state, action);
    let seen_first = if price.is_empty() { label.clone() } else { format!("{label} {price}") };
    let named = format!("{seen_first}: {}", locale.card(card));
    let refusal = Tramways::check(state, action).err();
    let title = match refusal {
        Some(refusal) => format!("{named}. {} {}", refusal.rule(), locale.refusal(refusal)),
        None => named,
    };
    let class = classes!("button", "ticket__discard", refusal.is_none().then_some("is-legal"));
    html! {
        <button type="button" {class} tabindex="-1" aria-label={title.clone()} {title} aria-disabled={refusal.is_some().then_some("true")}
            data-piece={InHand::Discard(card).id().to_string()} data-action={Tramways::notation(state, action)}>
            <span>{ label }</span>if !price.is_empty() { <>{ " " }<small>{ price }</small></> }
        </button>
    }
}
