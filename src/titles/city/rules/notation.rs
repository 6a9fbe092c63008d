//! Actions as short text, for files, logs and typed commands.

use super::action::{Action, Payment, Slot};
use super::card::Card;
use super::state::State;
use crate::titles::city::boards::{BoardData, LocationId, MAX_LANES, RouteId, TicketId};

/// Returns an action as text, such as `take 3`, `claim Marina - Presidio`, `pay red 1`.
pub(super) fn write(state: &State, action: Action) -> String {
    let data = state.data();
    match action {
        Action::Take(slot) => format!("take {}", slot.0 + 1),
        Action::Blind => "blind".to_owned(),
        Action::Claim(route) => format!("claim {}", route_name(data, route)),
        Action::Tickets => "tickets".to_owned(),
        Action::Pay(Payment { card, wilds }) => format!("pay {} {wilds}", card.name()),
        Action::Token(location) => format!("token {}", data.name(location)),
        Action::Keep(ticket) => format!("keep {}", ticket_name(data, ticket)),
        Action::Return => "return".to_owned(),
        Action::Place(location) => format!("place {}", data.name(location)),
        Action::Withdraw => "withdraw".to_owned(),
    }
}

/// Parses the text of an action, ignoring case; `None` if it is not one.
pub(super) fn read(state: &State, text: &str) -> Option<Action> {
    let data = state.data();
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    match word.to_ascii_lowercase().as_str() {
        "take" => Some(Action::Take(Slot(rest.parse::<u8>().ok()?.checked_sub(1)?))),
        "blind" => Some(Action::Blind),
        "claim" => route_named(data, rest).map(Action::Claim),
        "tickets" => Some(Action::Tickets),
        "pay" => {
            let (card, wilds) = rest.split_once(char::is_whitespace)?;
            let (card, wilds) = (Card::named(card)?, wilds.trim().parse().ok()?);
            Some(Action::Pay(Payment { card, wilds }))
        }
        "token" => data.location_named(rest).map(Action::Token),
        "keep" => ticket_named(data, rest).map(Action::Keep),
        "return" => Some(Action::Return),
        "place" => data.location_named(rest).map(Action::Place),
        "withdraw" => Some(Action::Withdraw),
        _ => None,
    }
}

fn pair(data: &BoardData, ends: [LocationId; 2]) -> String {
    let [from, to] = ends.map(|end| data.name(end));
    format!("{from} - {to}")
}

/// Parses the two Locations of a text such as `Marina - Presidio`.
fn pair_named(data: &BoardData, text: &str) -> Option<[LocationId; 2]> {
    let (from, to) = text.split_once(" - ")?;
    Some([data.location_named(from.trim())?, data.location_named(to.trim())?])
}

fn is_pair(ends: [LocationId; 2], named: [LocationId; 2]) -> bool {
    ends == named || [ends[1], ends[0]] == named
}

/// Returns a Route's name: its ends, and `#2`, `#3` or `#4` for the later lanes of a link.
pub(crate) fn route_name(data: &BoardData, id: RouteId) -> String {
    let Some(route) = data.route(id) else { return format!("#{}", id.0) };
    match data.lane(id).0 {
        0 => pair(data, route.ends),
        lane => format!("{} #{}", pair(data, route.ends), lane + 1),
    }
}

/// Returns the Route with this name.
pub(crate) fn route_named(data: &BoardData, text: &str) -> Option<RouteId> {
    let lanes = (1..usize::from(MAX_LANES)).map(|lane| (lane, format!("#{}", lane + 1)));
    let lane = lanes.map(|(lane, mark)| Some((text.strip_suffix(mark.as_str())?.trim_end(), lane)));
    let (ends, lane) = lane.flatten().next().unwrap_or((text, 0));
    let named = pair_named(data, ends)?;
    let mut routes = data.all_routes().filter(|(_, route)| is_pair(route.ends, named));
    routes.nth(lane).map(|(id, _)| id)
}

/// Returns a Ticket's name: its two Locations.
pub(crate) fn ticket_name(data: &BoardData, id: TicketId) -> String {
    let ticket = data.tickets.get(id.index());
    ticket.map_or_else(|| format!("#{}", id.0), |ticket| pair(data, ticket.ends))
}

/// Returns the Ticket with this name.
pub(crate) fn ticket_named(data: &BoardData, text: &str) -> Option<TicketId> {
    let named = pair_named(data, text)?;
    data.all_tickets().find(|id| is_pair(data.tickets[id.index()].ends, named))
}
