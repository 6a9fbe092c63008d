//! Actions as text for the command box, worded like the buttons.

use super::{card_name, cards, ends, price, prompts, ticket};
use crate::table::title::{SeatView, Typing};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::state::Decision;
use crate::words::phrases;

impl Typing for City {
    fn typed(view: &SeatView<Self>, action: Action) -> String {
        let (state, locale) = (view.state, view.locale);
        let data = state.data();
        match action {
            Action::Take(slot) => {
                let card = state.display.get(usize::from(slot.0)).copied().flatten();
                let name =
                    card.map(|card| card_name(state.board, card, locale)).unwrap_or_default();
                phrases! { locale, "Take the {name}", "Tomar {name}" }
            }
            Action::Blind => prompts::blind(locale).to_owned(),
            Action::Tickets => prompts::draw_tickets(locale).to_owned(),
            Action::Claim(id) => {
                let Some(route) = data.route(id) else { return String::new() };
                let ends = ends(data, route.ends);
                // The price distinguishes the lanes of a Double Route.
                let lane = route.twin.map(|_| format!(" ({})", price(route, locale)));
                let lane = lane.unwrap_or_default();
                phrases! { locale, "Claim {ends}{lane}", "Cubrir {ends}{lane}" }
            }
            Action::Pay(paid) => match state.decision {
                Decision::Payment(id) => {
                    let length = data.route(id).map_or(0, |route| route.length);
                    prompts::pay_with(&cards(&paid.cards(length), locale), locale)
                }
                Decision::Tunnel(tunnel) => {
                    prompts::pay_more(&cards(&paid.cards(tunnel.costs()), locale), locale)
                }
                _ => String::new(),
            },
            Action::Token(location) => prompts::take_from(data.name(location), locale),
            Action::Keep(id) => {
                let ticket = ticket(data, id);
                phrases! { locale, "Keep {ticket}", "Quedarme {ticket}" }
            }
            Action::Return => match state.player().offer.len() {
                0..=1 => phrases! { locale, "Return the other Ticket", "Devolver el otro Billete" },
                _ => prompts::put_all_back(locale).to_owned(),
            },
            Action::Withdraw => prompts::withdraw(locale).to_owned(),
            Action::Place(location) => {
                let name = data.name(location);
                phrases! { locale, "Put the stack on {name}", "Poner la pila en {name}" }
            }
        }
    }
}
