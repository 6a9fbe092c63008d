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
use crate::titles::city::view::ids::{TablePiece, way_to_pay};
use crate::titles::city::view::odds::odds;
use crate::titles::city::view::tickets::{Effect, Held, Hold, effects, held, wanted};
use crate::titles::city::words::{self, prompts};
use yew::prelude::*;

/// Draws the market: face-up cards, decks, and drawn Tickets.
pub(super) fn market(view: &SeatView<City>, before: &State) -> Html {
    let wanted = wanted(view);
    let slots = (0..).map(Slot).zip(view.state.display).zip(before.display);
    let offered: Vec<Held> = held_as(view, Hold::Offered).collect();
    html! {
        <>
            if !offered.is_empty() {
                <section class="city-offer" aria-label={words::offered_tickets(view.locale)}>
                    <h3 class="row-name" aria-hidden="true">{ words::offered_tickets(view.locale) }</h3>
                    <div class="city-tickets">{ for offered.iter().map(|it| ticket(view, it)) }</div>
                </section>
            }
            <section class="city-open" aria-label={words::face_up(view.locale)}>
                <h3 class="row-name" aria-hidden="true">{ words::face_up(view.locale) }</h3>
                <div class="city-market">
                    { for slots.map(|((slot, card), before)| face_up(view, slot, [before, card], &wanted)) }
                    { deck(view) }
                    { ticket_deck(view) }
                </div>
            </section>
        </>
    }
}

/// Returns the viewer's Tickets, either those kept or those on offer.
fn held_as(view: &SeatView<City>, hold: Hold) -> impl Iterator<Item = Held> {
    held(view).into_iter().filter(move |it| it.hold == hold)
}

fn is_legal(view: &SeatView<City>, action: Action) -> bool {
    view.may_act() && City::check(view.state, action).is_ok()
}

/// Draws a button next to the board, with the common classes and attributes.
fn piece(
    view: &SeatView<City>,
    place: TablePiece,
    action: Action,
    class: Classes,
    label: String,
    art: Html,
) -> Html {
    let legal = is_legal(view, action);
    html! {
        <button key={place.id().to_string()} type="button" class={classes!("city-card", class, legal.then_some("is-legal"))} data-piece={place.id().to_string()} aria-label={label} aria-disabled={(!legal).then_some("true")}>
            { art }
        </button>
    }
}

fn face_up(
    view: &SeatView<City>,
    slot: Slot,
    [before, card]: [Option<Card>; 2],
    wanted: &[Card],
) -> Html {
    let (locale, board) = (view.locale, view.state.board);
    let place = TablePiece::Slot(slot);
    let Some(card) = card else {
        return html! { <span key={place.id().to_string()} class="city-card city-card--none"><span class="spoken">{ words::no_card(locale) }</span></span> };
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
    piece(view, place, Action::Take(slot), classes!(hue(card)), label, art)
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

fn deck(view: &SeatView<City>) -> Html {
    let count = view.state.deck.len();
    let left = words::left(count, view.locale);
    let chances = view.shows(Aid::Odds).then(|| odds(view.state, view.viewer));
    // The bars replace the name, and the count makes room for them.
    let (class, art) = match &chances {
        Some(odds) => {
            let art = html! { <><b class="city-odds__count">{ count }</b>{ bars(view.state.board, odds) }</> };
            ("city-card--odds", art)
        }
        None => {
            let name = words::deck(view.locale);
            let art = html! { <><span class="city-card__count">{ count }</span><span class="city-card__name">{ name }</span></> };
            ("", art)
        }
    };
    let odds = chances.map(|it| format!(". {}", words::chances(&it, view.locale)));
    let label = format!("{}: {left}{}", words::deck(view.locale), odds.unwrap_or_default());
    let class = classes!("city-card--back", class);
    piece(view, TablePiece::Deck, Action::Blind, class, label, art)
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

fn ticket_deck(view: &SeatView<City>) -> Html {
    let name = words::ticket_deck(view.locale);
    let chosen = (*view.draft == Draft::TicketDeck).then_some("is-chosen");
    let art = html! {
        <><svg class="city-card__art" viewBox="0 0 48 44" aria-hidden="true"><path class="city-card__way" d="M10 32L22 20H34L38 12" /><circle cx="10" cy="32" r="5" /><circle cx="38" cy="12" r="5" /></svg><span class="city-card__name">{ name }</span></>
    };
    piece(
        view,
        TablePiece::TicketDeck,
        Action::Tickets,
        classes!("city-card--tickets", chosen),
        name.to_owned(),
        art,
    )
}

/// Draws the viewer's cards by colour, and Tickets.
pub(super) fn hand(view: &SeatView<City>) -> Option<Html> {
    let seat = view.viewer?;
    let (locale, cards) = (view.locale, &view.state.players[seat].hand);
    let kinds = Card::ALL.into_iter().filter(|&card| cards[card] > 0);
    let group = |card: Card| {
        html! {
            <li key={card.index()} class={classes!("city-card", "city-card--held", hue(card))}>
                { card_art(view.state.board, card) }
                <span class="city-card__name" aria-hidden="true">{ words::color_name(card, locale) }</span>
                <b class="city-card__times" aria-hidden="true">{ cards[card] }</b>
                <span class="spoken">{ words::count_of(cards[card], card, locale) }</span>
            </li>
        }
    };
    let kept: Vec<Held> = held_as(view, Hold::Kept).collect();
    Some(html! {
        <>
            <section class="city-cards" aria-label={words::hand(locale)}>
                <h3 class="row-name" aria-hidden="true">{ words::hand_in_short(locale) }</h3>
                <ul class="city-hand">{ for kinds.map(group) }</ul>
            </section>
            if !kept.is_empty() {
                <section class="city-own" aria-label={words::own_tickets(locale)}>
                    <h3 class="row-name" aria-hidden="true">{ words::tickets_in_short(locale) }</h3>
                    <div class="city-tickets">{ for kept.iter().map(|it| ticket(view, it)) }</div>
                </section>
            }
        </>
    })
}

/// Returns the number of cards a Ticket still needs, and would need after the pressed Route, in words and in short.
fn to_go(view: &SeatView<City>, id: TicketId, now: u32) -> [String; 2] {
    let in_words = |cards: u32| words::cards_to_go(cards, view.locale);
    let (Draft::Route(route), Some(seat)) = (*view.draft, view.viewer) else {
        return [in_words(now), now.to_string()];
    };
    let effect = effects(view.state, seat, route).into_iter().find(|(ticket, _)| *ticket == id);
    match effect {
        None => [in_words(now), now.to_string()],
        Some((_, Effect::Completes)) => [0; 2].map(|_| format!("{now} → ✓")),
        Some((_, Effect::CutsOff)) => [0; 2].map(|_| format!("{now} → ✕")),
        Some((_, Effect::Leaves(then))) => {
            [in_words(then), then.to_string()].map(|it| format!("{now} → {it}"))
        }
    }
}

/// Returns a Ticket's prospect as a class, a sign, and a text in full and in short.
fn standing(view: &SeatView<City>, held: &Held) -> (&'static str, &'static str, [String; 2]) {
    let locale = view.locale;
    let plain = |text: &str| [text.to_owned(), String::new()];
    match held.prospect {
        _ if !view.shows(Aid::Plan) => ("", "", plain("")),
        Prospect::Completed => ("is-completed", "✓", plain(words::is_completed(locale))),
        Prospect::CutOff => ("is-cut-off", "✕", plain(words::is_cut_off(locale))),
        Prospect::Possible(_) | Prospect::OutOfReach if view.state.is_over() => {
            ("is-cut-off", "✕", plain(words::is_not_completed(locale)))
        }
        Prospect::OutOfReach => ("is-cut-off", "✕", plain(words::is_out_of_reach(locale))),
        Prospect::Possible(way) => ("is-possible", "…", to_go(view, held.id, way.weight)),
    }
}

fn ticket(view: &SeatView<City>, held: &Held) -> Html {
    let (data, locale) = (view.state.data(), view.locale);
    let Ticket { ends: [from, to], points } = data.tickets[held.id.index()];
    let (class, sign, [state, short]) = standing(view, held);
    let offered = held.hold == Hold::Offered;
    let chosen = *view.draft == Draft::Ticket(held.id);
    let class = classes!(
        "city-ticket",
        class,
        offered.then_some("is-offered"),
        chosen.then_some("is-chosen")
    );
    let said = words::points(points.into(), locale);
    let name = words::ticket(data, held.id);
    let parts: Vec<String> =
        [name, said, state.clone()].into_iter().filter(|it| !it.is_empty()).collect();
    let label = parts.join(", ");
    let id = TablePiece::Ticket(held.id).id().to_string();
    html! {
        <button key={id.clone()} type="button" {class} data-piece={id} aria-label={label} aria-pressed={chosen.to_string()}>
            <span class="city-ticket__points">{ points }</span>
            <span class="city-ticket__ends"><span>{ data.name(from) }</span><span>{ data.name(to) }</span></span>
            <span class="city-ticket__state"><b aria-hidden="true">{ sign }</b><small>{ if offered { words::is_offered(locale).to_owned() } else { state } }</small><em>{ short }</em></span>
        </button>
    }
}

/// Draws a payment as small cards with counts; `None` for other choices.
pub(super) fn choice_icon(view: &SeatView<City>, choice: ChoiceId) -> Option<Html> {
    let (way, id) = (way_to_pay(choice)?, asked_route(view)?);
    let ways = ways_to_pay(view.state, id);
    let paid = ways.get(way)?;
    let route = &view.state.data().routes[id.index()];
    let cards = paid.cards(route.length);
    let verb = prompts::pay_verb(ways.len(), view.locale);
    let card = |card: Card| {
        html! {
            <span class={classes!("city-pay", hue(card))}>
                <svg viewBox="-9 -9 18 18">{ card_sign(card, view.state.board, (0.0, 0.0), 1.0) }</svg>{ cards[card] }
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
