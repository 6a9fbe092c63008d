//! The prompt of each decision, and its buttons.

use super::Draft;
use super::claims::{barred, claim_with, told_effects, ways_to_pay};
use super::ids::{KEEP, PAY, SINGLES, TAKE};
use super::press::act;
use crate::table::title::{Offered, Prompts, Response, SeatView, TurnOf};
use crate::table::view::{ChoicePlace, Prompt, Weight};
use crate::titles::city::boards::{RouteId, SYMBOLS, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::refusal::price_rule;
use crate::titles::city::rules::state::{Decision, Tunnel};
use crate::titles::city::rules::turn::left_over;
use crate::titles::city::words::{self, prompts};
use crate::words::{Locale, shell};

impl Prompts for City {
    fn prompt(view: &SeatView<Self>) -> Prompt {
        let locale = view.locale;
        match view.turn {
            TurnOf::Mine => own_prompt(view),
            TurnOf::Others(Some(seat)) => {
                let short = prompts::waiting(&view.players.name_of(seat, locale), locale);
                let turned = match view.state.decision {
                    Decision::Tunnel(tunnel) => {
                        Some(prompts::turned(&turned(tunnel, locale), locale))
                    }
                    _ => None,
                };
                let left = view.state.turns_left.map(|left| locale.last_turns(left.into()));
                let all = [Some(short.clone()), turned, left].into_iter().flatten();
                let full = all.collect::<Vec<_>>().join(" · ");
                Prompt { short, full, rule: None }
            }
            TurnOf::Others(None) | TurnOf::Nobody => {
                plain(shell::game_over(locale), shell::game_over(locale), "CEND-1")
            }
        }
    }

    fn choices(view: &SeatView<Self>) -> Vec<Offered<Self>> {
        let mut choices = if view.may_act() { own_choices(view) } else { Vec::new() };
        if let Draft::Ticket(_) = view.draft {
            choices.push(cancel(prompts::hide_plan(view.locale)));
        }
        choices
    }
}

fn plain(short: &str, full: &str, rule: &'static str) -> Prompt {
    Prompt { short: short.to_owned(), full: full.to_owned(), rule: Some(rule) }
}

fn own_prompt(view: &SeatView<City>) -> Prompt {
    let (locale, offer) = (view.locale, &view.state.player().offer);
    let prompt = match view.state.decision {
        Decision::Keep => {
            let full = prompts::keep(view.state.more_to_keep(), offer.len(), locale);
            plain(prompts::keep_short(locale), &full, view.state.offered().rule())
        }
        Decision::KeepOther => {
            let is_long = offer.iter().all(|&id| view.state.data().is_long(id));
            let full = prompts::other((offer.len(), is_long), locale);
            plain(prompts::other_short(offer.len(), locale), full, view.state.offered().rule())
        }
        Decision::Place => place_prompt(view),
        Decision::Turn => turn_prompt(view),
        Decision::SecondCard => {
            let legal = view.legal();
            let is_open = legal.iter().any(|action| matches!(action, Action::Take(_)));
            let full = match (is_open, legal.contains(&Action::Blind)) {
                (true, true) => prompts::second(locale),
                (true, false) => prompts::second_open(locale),
                (false, _) => prompts::second_blind(locale),
            };
            plain(prompts::second_short(locale), full, "CDRAW-1")
        }
        Decision::Payment(route) => claim_prompt(view, route),
        Decision::Tunnel(tunnel) => {
            let full = prompts::tunnel(&turned(tunnel, locale), tunnel.costs(), locale);
            plain(prompts::tunnel_short(locale), &full, "CBIG-9")
        }
        Decision::Token(_) => {
            plain(prompts::token_short(locale), prompts::token(locale), "CCLAIM-6")
        }
        Decision::Over => plain(shell::game_over(locale), shell::game_over(locale), "CEND-1"),
    };
    if view.state.turns_left.is_some() {
        let full = format!("{}{}", prompts::last_turn_of_yours(locale), prompt.full);
        let is_open = view.state.decision == Decision::Turn && *view.draft == Draft::Nothing;
        let short =
            if is_open { prompts::last_turn_short(locale).to_owned() } else { prompt.short };
        return Prompt { short, full, ..prompt };
    }
    prompt
}

/// Returns the cards turned for a tunnel.
fn turned(tunnel: Tunnel, locale: Locale) -> String {
    words::cards(&tunnel.turned.into_iter().flatten().collect(), locale)
}

fn place_prompt(view: &SeatView<City>) -> Prompt {
    let locale = view.locale;
    let fixed = view.state.data().stacks.len();
    let Some(stack) = left_over(view.state) else { return Prompt::default() };
    let place = (usize::from(stack.symbol.0) + 1 - fixed, SYMBOLS - fixed);
    Prompt {
        short: prompts::place_short(place, locale),
        full: prompts::place(place, stack.height, locale),
        rule: Some("CSET-5"),
    }
}

fn turn_prompt(view: &SeatView<City>) -> Prompt {
    let locale = view.locale;
    match *view.draft {
        Draft::Route(route) => return claim_prompt(view, route),
        Draft::TicketDeck => {
            let rules = &view.state.data().rules;
            let full = prompts::tickets(rules.tickets.drawn, locale);
            let rule = if rules.is_big() { "CBIG-3" } else { "CTICK-1" };
            return plain(prompts::tickets_short(locale), &full, rule);
        }
        Draft::Nothing | Draft::Ticket(_) => {}
    }
    let legal = view.legal();
    let claims = legal.iter().any(|action| matches!(action, Action::Claim(_)));
    let draws = legal.iter().any(|action| matches!(action, Action::Take(_) | Action::Blind));
    let full = match (claims, draws, legal.contains(&Action::Tickets)) {
        (true, true, true) => prompts::turn(locale),
        (true, true, false) => prompts::turn_without_tickets(locale),
        (true, false, true) => prompts::turn_without_cards(locale),
        (true, false, false) => prompts::turn_with_routes(locale),
        (false, true, true) => prompts::turn_without_routes(locale),
        (false, false, true) => prompts::turn_with_tickets(locale),
        (false, _, false) => prompts::turn_with_cards(locale),
    };
    plain(prompts::turn_short(locale), full, "CTURN-1")
}

fn claim_prompt(view: &SeatView<City>, id: RouteId) -> Prompt {
    let (data, locale) = (view.state.data(), view.locale);
    let route = &data.routes[id.index()];
    let ends = words::ends(data, route.ends);
    let effects = told_effects(view, view.state.seat, id);
    Prompt {
        short: prompts::claim_short(&ends, locale),
        full: prompts::claim(&ends, &words::price(route, locale), route.points, &effects, locale),
        rule: Some(price_rule(route.kind)),
    }
}

/// Returns the button that discards the draft.
fn cancel(label: &str) -> Offered<City> {
    Offered::button((SINGLES, 3), label, Weight::Back, Response::Prepare(Draft::Nothing))
}

fn own_choices(view: &SeatView<City>) -> Vec<Offered<City>> {
    let (state, locale) = (view.state, view.locale);
    match (state.decision, *view.draft) {
        (Decision::Keep | Decision::KeepOther, _) => keep_choices(view),
        (Decision::Turn, Draft::Route(route)) => {
            let mut ways = payments(view, route);
            ways.push(cancel(prompts::not_this(locale)));
            ways
        }
        (Decision::Turn, Draft::TicketDeck) => {
            vec![tickets(view, Weight::Main), cancel(prompts::not_this(locale))]
        }
        (Decision::Payment(route), _) => payments(view, route),
        (Decision::Turn, _) => {
            let mut tickets = tickets(view, Weight::Plain);
            tickets.choice.barred = barred(view, Action::Tickets);
            tickets.choice.stands = ChoicePlace::Both;
            vec![blind(view), tickets]
        }
        (Decision::SecondCard, _) => vec![blind(view)],
        (Decision::Tunnel(tunnel), _) => tunnel_choices(view, tunnel),
        (Decision::Token(_), _) => tokens(view),
        (Decision::Place | Decision::Over, _) => Vec::new(),
    }
}

fn tickets(view: &SeatView<City>, weight: Weight) -> Offered<City> {
    Offered::button(
        (SINGLES, 1),
        prompts::draw_tickets(view.locale),
        weight,
        act(view, Action::Tickets),
    )
}

fn blind(view: &SeatView<City>) -> Offered<City> {
    let (label, press) = (prompts::blind(view.locale), act(view, Action::Blind));
    let mut blind = Offered::button((SINGLES, 0), label, Weight::Plain, press);
    blind.choice.barred = barred(view, Action::Blind);
    blind.choice.stands = ChoicePlace::Both;
    blind
}

fn keep_choices(view: &SeatView<City>) -> Vec<Offered<City>> {
    let (state, locale) = (view.state, view.locale);
    let must_keep = state.decision == Decision::Keep;
    let is_last = !must_keep && state.player().offer.len() == 1;
    let keep = |&id: &TicketId| {
        let gain = format!("+{}", state.data().tickets[id.index()].points);
        let weight = if must_keep { Weight::Main } else { Weight::Plain };
        let drawn = state.player().offer.len() + state.kept_of_draw();
        let label = if is_last {
            prompts::keep_all(drawn, locale).to_owned()
        } else {
            words::ticket(state.data(), id)
        };
        let mut keep =
            Offered::button((KEEP, id.0.into()), label, weight, act(view, Action::Keep(id)));
        keep.choice.detail = (!is_last).then_some(gain);
        keep
    };
    let offer = state.player().offer.iter();
    let shown = |id: &&TicketId| match *view.draft {
        Draft::Ticket(ticket) if state.player().offer.contains(&ticket) => **id == ticket,
        _ => true,
    };
    let mut choices: Vec<Offered<City>> = offer.filter(shown).map(keep).collect();
    if state.decision == Decision::KeepOther {
        let label = match state.player().offer[..] {
            [only] => prompts::put_back(&words::ticket(state.data(), only), locale),
            _ => prompts::put_all_back(locale).to_owned(),
        };
        choices.push(Offered::button(
            (SINGLES, 2),
            label,
            Weight::Plain,
            act(view, Action::Return),
        ));
    }
    choices
}

fn payments(view: &SeatView<City>, id: RouteId) -> Vec<Offered<City>> {
    let (state, locale) = (view.state, view.locale);
    let route = &state.data().routes[id.index()];
    let ways = ways_to_pay(state, id);
    let count = ways.len();
    let choice = |(index, paid)| {
        let cards = words::payment(route, paid, locale);
        let label = match index {
            0 if count == 1 => prompts::claim_with(&cards, locale),
            0 => prompts::pay_with(&cards, locale),
            _ => cards,
        };
        let weight = if index == 0 { Weight::Main } else { Weight::Plain };
        let press = Response::Act(claim_with(state, id, paid, count));
        let mut pay = Offered::button((PAY, index), label, weight, press);
        pay.choice.detail = (index == 0).then(|| format!("+{}", route.points));
        pay
    };
    (0..).zip(ways).map(choice).collect()
}

fn tunnel_choices(view: &SeatView<City>, tunnel: Tunnel) -> Vec<Offered<City>> {
    let locale = view.locale;
    let choice = |(index, action): (u16, Action)| match action {
        Action::Pay(paid) => {
            let label =
                prompts::pay_more(&words::cards(&paid.cards(tunnel.costs()), locale), locale);
            let weight = if index == 0 { Weight::Main } else { Weight::Plain };
            Offered::button((PAY, index.into()), &label, weight, act(view, action))
        }
        _ => Offered::button(
            (SINGLES, 4),
            prompts::withdraw(locale),
            Weight::Plain,
            act(view, action),
        ),
    };
    (0..).zip(view.legal()).map(choice).collect()
}

fn tokens(view: &SeatView<City>) -> Vec<Offered<City>> {
    let take = |&action: &Action| match action {
        Action::Token(location) => {
            let label = prompts::take_from(view.state.data().name(location), view.locale);
            Some(Offered::button(
                (TAKE, location.0.into()),
                label,
                Weight::Plain,
                act(view, action),
            ))
        }
        _ => None,
    };
    view.legal().iter().filter_map(take).collect()
}
