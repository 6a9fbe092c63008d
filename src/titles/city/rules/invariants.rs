//! Invariants of every position.

use super::card::Cards;
use super::claim;
use super::set::{Symbol, TicketSet};
use super::state::{Decision, PlayerState, State};
use crate::titles::city::boards::{Kind, RouteId, SYMBOLS};

/// Reports the first broken invariant.
pub(super) fn check(state: &State) -> Result<(), String> {
    check_cards(state)?;
    check_tickets(state)?;
    check_routes(state)?;
    check_tokens(state)?;
    check_decision(state)
}

fn require(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// Each card is in exactly one place (CSET-2, CBIG-2, CDRAW-3).
fn check_cards(state: &State) -> Result<(), String> {
    let deck: Cards = state.deck.iter().copied().collect();
    let tables = deck.with(&state.discards).with(&state.face_up());
    let all = state.players.iter().fold(tables, |all, player| all.with(&player.hand));
    require(all == state.data().rules.deck.cards(), &format!("the cards are {all}"))?;
    let known = state.players.iter().all(|player| player.hand.holds(&player.known));
    require(known, "a card that was seen to be taken is not in hand")?;
    let idle = state.deck.is_empty() && !state.discards.is_empty();
    require(!idle, "the deck is empty and there are discards")?;
    let short = state.display.iter().any(Option::is_none) && !state.deck.is_empty();
    require(!short, "a face-up card is missing")
}

/// Each Ticket is in exactly one place, and every draw is in the history (CTICK-1).
fn check_tickets(state: &State) -> Result<(), String> {
    let held = |player: &PlayerState| player.tickets.len() + player.offer.len();
    let count = state.tickets.len() + state.players.iter().map(held).sum::<usize>();
    let offered = state.players.iter().flat_map(|player| player.offer.iter().copied());
    let all: TicketSet = state.tickets.iter().copied().chain(offered).collect();
    let all = state.players.iter().fold(all, |all, player| all.or(player.tickets));
    let data = state.data();
    let usual: TicketSet = data.usual_tickets().collect();
    let long: TicketSet = data.all_tickets().filter(|&id| data.is_long(id)).collect();
    // Long Tickets that nobody keeps are out of the game (CBIG-3).
    let is_whole = usual.without(all).is_empty() && all.without(usual.or(long)).is_empty();
    require(is_whole && count == all.len(), "a Ticket is lost or doubled")?;
    let in_deck: TicketSet = state.tickets.iter().copied().collect();
    require(!in_deck.meets(long), "a long Ticket is in the deck")?;
    for seat in state.players.seats() {
        let draws = || state.draws.iter().filter(|draw| draw.seat == seat);
        let drawn = draws().map(|draw| draw.tickets.len()).sum::<usize>();
        let returned = draws().map(|draw| draw.returned().count()).sum::<usize>();
        let kept = held(&state.players[seat]);
        require(drawn - returned == kept, "a draw of Tickets is not in the history")?;
    }
    Ok(())
}

/// Each Route has at most one owner; pieces and points agree with the claims (CCLAIM).
fn check_routes(state: &State) -> Result<(), String> {
    let data = state.data();
    let all: usize = state.players.iter().map(|player| player.routes.len()).sum();
    require(all == state.claimed().len(), "a Route has two owners")?;
    require(state.claimed().without(data.route_set()).is_empty(), "there is no such Route")?;
    for seat in state.players.seats() {
        let player = &state.players[seat];
        let routes = || player.routes.iter().map(|id| &data.routes[id.index()]);
        let pieces = |metro: bool| {
            let used = routes().filter(|route| (route.kind == Kind::Metro) == metro);
            used.map(|route| route.pieces()).sum::<u8>()
        };
        let trams = player.trams + pieces(false) == data.rules.pieces.trams;
        require(
            trams && player.metros + pieces(true) == data.rules.pieces.metros,
            "a piece is lost",
        )?;
        let points: u16 = routes().map(|route| u16::from(route.points)).sum();
        require(points == player.points, "the points for Routes are wrong")?;
        let is_double = |id: RouteId| {
            let lanes = data.routes[id.index()].lanes;
            lanes.and(player.routes).len() > 1
        };
        require(!player.routes.iter().any(is_double), "a player has both lanes of a Double Route")?;
        let closed = claim::closed_to(state, seat);
        require(closed.or(player.routes) == closed, "an own Route is open")?;
    }
    Ok(())
}

/// The number of tokens of each symbol never changes (CSET-5).
fn check_tokens(state: &State) -> Result<(), String> {
    let fixed = state.data().stacks.len();
    let players = state.players.count();
    for symbol in (0..SYMBOLS).map(|symbol| Symbol(symbol as u8)) {
        let own = state.players.iter().filter(|player| player.tokens.has(symbol)).count();
        let standing = state.stacks.iter().filter(|stack| stack.symbol == symbol);
        let standing: usize = standing.map(|stack| usize::from(stack.height)).sum();
        let count = match usize::from(symbol.0) {
            at if at < fixed => {
                if players == 4 {
                    3
                } else {
                    2
                }
            }
            _ if fixed == 0 => 0,
            _ => players - 1,
        };
        let waits = state.turn == 0 && standing == 0 && usize::from(symbol.0) >= fixed;
        require(own + standing == count || waits, "a token is lost or doubled")?;
    }
    Ok(())
}

/// The pending decision fits the position (CTICK-1, CEND-1).
fn check_decision(state: &State) -> Result<(), String> {
    let offered = state.player().offer.len();
    let drawn = state.draws.iter().rev().find(|draw| draw.seat == state.seat);
    let kept = drawn.map_or(0, |draw| draw.tickets.len()).saturating_sub(offered);
    let least = state.least_kept();
    let fits = match state.decision {
        Decision::Keep => offered >= 2 && kept < least && kept + offered > least,
        Decision::KeepOther => offered >= 1 && kept >= least,
        _ => offered == 0,
    };
    require(fits, "the Tickets on offer do not fit the decision")?;
    let left = state.turns_left;
    require(state.is_over() || left != Some(0), "the game goes on after its last turn")
}
