//! Actions as the command box tells them, with the words of the buttons.

use super::{card_name, cards, ends, price, prompts, ticket};
use crate::table::title::{SeatView, Typing};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::state::Decision;

impl Typing for City {
    fn typed(seen: &SeatView<Self>, action: Action) -> String {
        let (state, locale) = (seen.state, seen.locale);
        let data = state.data();
        match action {
            Action::Take(slot) => {
                let card = state.display.get(usize::from(slot.0)).copied().flatten();
                let name =
                    card.map(|card| card_name(locale, state.board, card)).unwrap_or_default();
                locale.pick(format!("Take the {name}"), format!("Tomar {name}"))
            }
            Action::Blind => prompts::blind(locale).to_owned(),
            Action::Tickets => prompts::draw_tickets(locale).to_owned(),
            Action::Claim(id) => {
                let Some(route) = data.route(id) else { return String::new() };
                let ends = ends(data, route.ends);
                // The price tells the lanes of a Double Route apart.
                let lane = route.twin.map(|_| format!(" ({})", price(locale, route)));
                let lane = lane.unwrap_or_default();
                locale.pick(format!("Claim {ends}{lane}"), format!("Cubrir {ends}{lane}"))
            }
            Action::Pay(paid) => match state.decision {
                Decision::Payment(id) => {
                    let length = data.route(id).map_or(0, |route| route.length);
                    prompts::pay_with(locale, &cards(locale, &paid.cards(length)))
                }
                _ => String::new(),
            },
            Action::Token(location) => prompts::take_from(locale, data.name(location)),
            Action::Keep(id) => {
                let ticket = ticket(data, id);
                locale.pick(format!("Keep {ticket}"), format!("Quedarme {ticket}"))
            }
            Action::Return => {
                locale.pick("Return the other Ticket", "Devolver el otro Billete").to_owned()
            }
            Action::Place(location) => {
                let name = data.name(location);
                locale.pick(format!("Put the stack on {name}"), format!("Poner la pila en {name}"))
            }
        }
    }
}
