//! Draws the pieces next to the board: face-up cards and decks, the viewer's cards and Tickets.

use super::signs::{card_sign, hue};
use crate::engine::game::Game;
use crate::table::Aid;
use crate::table::title::SeatView;
use crate::table::view::ChoiceId;
use crate::titles::city::boards::{Board, Ticket, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::{Action, Slot};
use crate::titles::city::rules::card::Card;
use crate::titles::city::rules::plan::Prospect;
use crate::titles::city::rules::state::State;
use crate::titles::city::view::Draft;
use crate::titles::city::view::claims::{asked_route, ways_to_pay};
use crate::titles::city::view::ids::{Beside, way_to_pay};
use crate::titles::city::view::odds::odds;
use crate::titles::city::view::tickets::{Effect, Held, Hold, effects, held, wanted};
use crate::titles::city::words::{self, prompts};
use yew::prelude::*;

/// Draws the market: face-up cards, decks, and drawn Tickets.
pub(super) fn market(seen: &SeatView<City>, before: &State) -> Html {
    let wanted = wanted(seen);
    let slots = (0..).map(Slot).zip(seen.state.display).zip(before.display);
    let offered: Vec<Held> = held_as(seen, Hold::Offered).collect();
    html! {
        <>
            if !offered.is_empty() {
                <section class="city-offer" aria-label={words::offered_tickets(seen.locale)}>
                    <h3 class="row-name" aria-hidden="true">{ words::offered_tickets(seen.locale) }</h3>
                    <div class="city-tickets">{ for offered.iter().map(|it| ticket(seen, it)) }</div>
                </section>
            }
            <section class="city-open" aria-label={words::face_up(seen.locale)}>
                <h3 class="row-name" aria-hidden="true">{ words::face_up(seen.locale) }</h3>
                <div class="city-market">
                    { for slots.map(|((slot, card), before)| face_up(seen, slot, [before, card], &wanted)) }
                    { deck(seen) }
                    { ticket_deck(seen) }
                </div>
            </section>
        </>
    }
}

/// Returns the viewer's Tickets, either those kept or those on offer.
fn held_as(seen: &SeatView<City>, hold: Hold) -> impl Iterator<Item = Held> {
    held(seen).into_iter().filter(move |it| it.hold == hold)
}

fn is_legal(seen: &SeatView<City>, action: Action) -> bool {
    seen.may_act() && City::check(seen.state, action).is_ok()
}

/// Draws a button next to the board, with the common classes and attributes.
fn piece(
    seen: &SeatView<City>,
    beside: Beside,
    action: Action,
    class: Classes,
    label: String,
    art: Html,
) -> Html {
    let legal = is_legal(seen, action);
    html! {
        <button key={beside.id().to_string()} type="button" class={classes!("city-card", class, legal.then_some("is-legal"))} data-piece={beside.id().to_string()} aria-label={label} aria-disabled={(!legal).then_some("true")}>
            { art }
        </button>
    }
}

fn face_up(
    seen: &SeatView<City>,
    slot: Slot,
    [before, card]: [Option<Card>; 2],
    wanted: &[Card],
) -> Html {
    let (locale, board) = (seen.locale, seen.state.board);
    let beside = Beside::Slot(slot);
    let Some(card) = card else {
        return html! { <span key={beside.id().to_string()} class="city-card city-card--none"><span class="spoken">{ words::no_card(locale) }</span></span> };
    };
    let (helps, is_new) = (wanted.contains(&card), before != Some(card));
    let mut label = words::card_name(board, card, locale);
    for (_, said) in [(helps, words::helps_a_ticket(locale)), (is_new, words::newly_here(locale))]
        .into_iter()
        .filter(|it| it.0)
    {
        label = format!("{label}, {said}");
    }
    let art = html! {
        <>
            { card_art(board, card) }
            <span class="city-card__name">{ words::color_name(card, locale) }</span>
            if helps { <span class="city-card__help" aria-hidden="true">{ "★" }</span> }
            if is_new { <span class="city-card__new" aria-hidden="true" title={words::newly_here(locale)}></span> }
        </>
    };
    piece(seen, beside, Action::Take(slot), classes!(hue(card)), label, art)
}

/// Draws a tram with the sign of its colour.
fn card_art(board: Board, card: Card) -> Html {
    html! {
        <svg class="city-card__art" viewBox="0 0 48 44" aria-hidden="true">
            <path class="city-card__tram" d="M9 12q0 -4 4 -4h22q4 0 4 4v20q0 3 -3 3h-24q-3 0 -3 -3zM15 8l4 -5h10l4 5M13 35l-2 4M35 35l2 4" />
            <circle class="city-card__plate" cx="24" cy="21" r="11" />
            { card_sign(card, board, (24.0, 21.0), 1.25) }
        </svg>
    }
}

fn deck(seen: &SeatView<City>) -> Html {
    let count = seen.state.deck.len();
    let left = words::left(count, seen.locale);
    let chances = seen.shows(Aid::Odds).then(|| odds(seen.state, seen.viewer));
    // The bars replace the name, and the count makes room for them.
    let (class, art) = match &chances {
        Some(odds) => {
            let art = html! { <><b class="city-odds__count">{ count }</b>{ bars(seen.state.board, odds) }</> };
            ("city-card--odds", art)
        }
        None => {
            let name = words::deck(seen.locale);
            let art = html! { <><span class="city-card__count">{ count }</span><span class="city-card__name">{ name }</span></> };
            ("", art)
        }
    };
    let told = chances.map(|odds| format!(". {}", words::chances(&odds, seen.locale)));
    let label = format!("{}: {left}{}", words::deck(seen.locale), told.unwrap_or_default());
    let class = classes!("city-card--back", class);
    piece(seen, Beside::Deck, Action::Blind, class, label, art)
}

/// The percentage that fills a bar; a card is rarely much likelier.
const LIKELY: u8 = 24;

/// Draws the chance of each card as a bar with its sign and, if there is room, its number, in the order of the hand.
fn bars(board: Board, odds: &[u8; Card::ALL.len()]) -> Html {
    let bar = |(card, share): (Card, &u8)| {
        let height = 100 * u32::from((*share).min(LIKELY)) / u32::from(LIKELY);
        html! {
            <span class={classes!("city-odds__one", hue(card))}>
                <b>{ share }</b>
                <i ~style={format!("--share:{height}%")}></i>
                <svg viewBox="-9 -9 18 18">{ card_sign(card, board, (0.0, 0.0), 1.0) }</svg>
            </span>
        }
    };
    let colors = board.data().rules.deck.colors();
    let is_in_deck = |card: Card| card.color().is_none_or(|color| colors.contains(&color));
    let shown = Card::ALL.into_iter().zip(odds).filter(|(card, _)| is_in_deck(*card));
    html! { <span class="city-odds" aria-hidden="true">{ for shown.map(bar) }</span> }
}

fn ticket_deck(seen: &SeatView<City>) -> Html {
    let name = words::ticket_deck(seen.locale);
    let chosen = (*seen.draft == Draft::TicketDeck).then_some("is-chosen");
    let art = html! {
        <><svg class="city-card__art" viewBox="0 0 48 44" aria-hidden="true"><path class="city-card__way" d="M10 32L22 20H34L38 12" /><circle cx="10" cy="32" r="5" /><circle cx="38" cy="12" r="5" /></svg><span class="city-card__name">{ name }</span></>
    };
    piece(
        seen,
        Beside::TicketDeck,
        Action::Tickets,
        classes!("city-card--tickets", chosen),
        name.to_owned(),
        art,
    )
}

/// Draws the viewer's cards by colour, and Tickets.
pub(super) fn hand(seen: &SeatView<City>) -> Option<Html> {
    let seat = seen.viewer?;
    let (locale, cards) = (seen.locale, &seen.state.players[seat].hand);
    let kinds = Card::ALL.into_iter().filter(|&card| cards[card] > 0);
    let group = |card: Card| {
        html! {
            <li key={card.index()} class={classes!("city-card", "city-card--held", hue(card))}>
                { card_art(seen.state.board, card) }
                <span class="city-card__name" aria-hidden="true">{ words::color_name(card, locale) }</span>
                <b class="city-card__times" aria-hidden="true">{ cards[card] }</b>
                <span class="spoken">{ words::count_of(cards[card], card, locale) }</span>
            </li>
        }
    };
    let kept: Vec<Held> = held_as(seen, Hold::Kept).collect();
    Some(html! {
        <>
            <section class="city-cards" aria-label={words::hand(locale)}>
                <h3 class="row-name" aria-hidden="true">{ words::hand_in_short(locale) }</h3>
                <ul class="city-hand">{ for kinds.map(group) }</ul>
            </section>
            if !kept.is_empty() {
                <section class="city-own" aria-label={words::own_tickets(locale)}>
                    <h3 class="row-name" aria-hidden="true">{ words::tickets_in_short(locale) }</h3>
                    <div class="city-tickets">{ for kept.iter().map(|it| ticket(seen, it)) }</div>
                </section>
            }
        </>
    })
}

/// Returns the number of cards a Ticket still needs, and would need after the pressed Route, in words and in short.
fn to_go(seen: &SeatView<City>, id: TicketId, now: u32) -> [String; 2] {
    let told = |cards: u32| words::cards_to_go(cards, seen.locale);
    let (Draft::Route(route), Some(seat)) = (*seen.draft, seen.viewer) else {
        return [told(now), now.to_string()];
    };
    let effect = effects(seen.state, seat, route).into_iter().find(|(ticket, _)| *ticket == id);
    match effect {
        None => [told(now), now.to_string()],
        Some((_, Effect::Completes)) => [0; 2].map(|_| format!("{now} → ✓")),
        Some((_, Effect::CutsOff)) => [0; 2].map(|_| format!("{now} → ✕")),
        Some((_, Effect::Leaves(then))) => {
            [told(then), then.to_string()].map(|it| format!("{now} → {it}"))
        }
    }
}

/// Returns a Ticket's prospect as a class, a sign, and a text in full and in short.
fn standing(seen: &SeatView<City>, held: &Held) -> (&'static str, &'static str, [String; 2]) {
    let locale = seen.locale;
    let plain = |text: &str| [text.to_owned(), String::new()];
    match held.prospect {
        _ if !seen.shows(Aid::Plan) => ("", "", plain("")),
        Prospect::Completed => ("is-completed", "✓", plain(words::is_completed(locale))),
        Prospect::CutOff => ("is-cut-off", "✕", plain(words::is_cut_off(locale))),
        Prospect::Possible(_) | Prospect::OutOfReach if seen.state.is_over() => {
            ("is-cut-off", "✕", plain(words::is_not_completed(locale)))
        }
        Prospect::OutOfReach => ("is-cut-off", "✕", plain(words::is_out_of_reach(locale))),
        Prospect::Possible(way) => ("is-possible", "…", to_go(seen, held.id, way.weight)),
    }
}

fn ticket(seen: &SeatView<City>, held: &Held) -> Html {
    let (data, locale) = (seen.state.data(), seen.locale);
    let Ticket { ends: [from, to], points } = data.tickets[held.id.index()];
    let (class, sign, [state, short]) = standing(seen, held);
    let offered = held.hold == Hold::Offered;
    let chosen = *seen.draft == Draft::Ticket(held.id);
    let class = classes!(
        "city-ticket",
        class,
        offered.then_some("is-offered"),
        chosen.then_some("is-chosen")
    );
    let said = words::points(points.into(), locale);
    let name = words::ticket(data, held.id);
    let told: Vec<String> =
        [name, said, state.clone()].into_iter().filter(|it| !it.is_empty()).collect();
    let label = told.join(", ");
    let id = Beside::Ticket(held.id).id().to_string();
    html! {
        <button key={id.clone()} type="button" {class} data-piece={id} aria-label={label} aria-pressed={chosen.to_string()}>
            <span class="city-ticket__points">{ points }</span>
            <span class="city-ticket__ends"><span>{ data.name(from) }</span><span>{ data.name(to) }</span></span>
            <span class="city-ticket__state"><b aria-hidden="true">{ sign }</b><small>{ if offered { words::is_offered(locale).to_owned() } else { state } }</small><em>{ short }</em></span>
        </button>
    }
}

/// Draws a payment as small cards with counts; `None` for other choices.
pub(super) fn choice_icon(seen: &SeatView<City>, choice: ChoiceId) -> Option<Html> {
    let (way, id) = (way_to_pay(choice)?, asked_route(seen)?);
    let ways = ways_to_pay(seen.state, id);
    let paid = ways.get(way)?;
    let route = &seen.state.data().routes[id.index()];
    let cards = paid.cards(route.length);
    let verb = prompts::pay_verb(ways.len(), seen.locale);
    let card = |card: Card| {
        html! {
            <span class={classes!("city-pay", hue(card))}>
                <svg viewBox="-9 -9 18 18">{ card_sign(card, seen.state.board, (0.0, 0.0), 1.0) }</svg>{ cards[card] }
            </span>
        }
    };
    let some = Card::ALL.into_iter().filter(|&card| cards[card] > 0);
    Some(html! {
        <>
            if way == 0 { { verb } }
            <span class="city-pays" aria-hidden="true">{ for some.map(card) }</span>
        </>
    })
}
